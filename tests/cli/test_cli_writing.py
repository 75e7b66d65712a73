"""A run writes every file it names, or leaves the old ones untouched and nothing behind."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from clikit import Here, Run, clean, program

FULL = Path("/dev/full")
on_linux = pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
as_root = hasattr(os, "geteuid") and os.geteuid() == 0
OLD = b"an old deck"

FAILURES = {
    "usage": (2, ["--blanks", "-1"], ""),
    "spec": (3, ["deck.toml"], "blanks = 4"),
    "fit": (4, ["--card-size", "300x400"], ""),
    "resources": (5, ["deck.toml"], "[[deck.cards]]\nname = '௵'"),
}


def quiet(run: Run) -> None:
    assert run.out == b""
    assert "Traceback" not in run.err


@pytest.mark.parametrize("failure", FAILURES)
def test_a_failing_build_leaves_the_old_file_and_no_debris(failure: str, here: Here) -> None:
    code, args, spec = FAILURES[failure]
    here.spec(OLD, "output/deck.pdf")
    here.spec(spec)
    before = here.contents()
    run = here("deck", *args)
    assert run.code == code, run.err
    quiet(run)
    assert here.contents() == before


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()], ids=["full", "stop"])
@pytest.mark.parametrize("step", ["chmod", "replace"])
def test_a_failing_write_leaves_the_old_file_and_no_debris(
    error: BaseException, step: str, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise error

    here.spec(OLD, "output/deck.pdf")
    before = here.contents()
    monkeypatch.setattr(Path, step, fail)
    run = here("deck")
    assert run.code == (6 if isinstance(error, OSError) else 130)
    quiet(run)
    assert here.contents() == before


def test_the_part_of_a_run_that_was_killed_is_in_nobodys_way(here: Here) -> None:
    """In a container every run may have the same number."""
    here.spec("half a fi", f"output/.unoprint-{os.getpid()}.part")
    assert here("deck").code == 0
    assert list(here.contents()) == ["output", "output/deck.pdf"]


@pytest.mark.skipif(as_root, reason="root writes everywhere")
def test_a_folder_that_cannot_be_written_in(here: Here) -> None:
    (here.path / "ro").mkdir(mode=0o500)
    run = here("deck", "-o", "ro/deck.pdf")
    assert run.code == 6
    assert run.errors[0].startswith("cannot write ro/deck.pdf: ")
    quiet(run)
    assert list(here.contents()) == ["ro"]


def test_a_missing_output_folder_is_made(here: Here) -> None:
    target = Path("вывод", "новая папка", "моя колода №1.pdf")
    run = here("deck", "-o", target)
    assert (run.code, run.text) == (0, f"{target}\n")
    assert target.read_bytes().startswith(b"%PDF-")
    assert len(here.contents()) == 3


def test_the_longest_name_that_a_disk_takes(here: Here) -> None:
    name = "к" * 125 + ".pdf"
    assert here("deck", "-o", name).code == 0
    assert list(here.contents()) == [name]


def test_a_new_file_is_as_readable_as_any_and_an_old_one_stays_as_private_as_it_was(here: Here) -> None:
    private = here.spec(OLD, "private.pdf")
    private.chmod(0o600)
    usual = here.spec(b"").stat().st_mode
    assert here("deck", "-o", "private.pdf").code == 0
    assert here("deck", "-o", "new.pdf").code == 0
    assert private.read_bytes() != OLD
    assert stat.S_IMODE(private.stat().st_mode) == 0o600
    assert Path("new.pdf").stat().st_mode == usual


def test_only_the_file_that_was_named_is_written(here: Here) -> None:
    assert here("deck", "-o", "a.pdf").code == 0
    assert list(here.contents()) == ["a.pdf"]


@pytest.fixture
def full(tmp_path: Path) -> Path:
    """A device that is always full. Root gets one of its own: a bug must not cost a machine its /dev/full."""
    if not FULL.exists() or not as_root:
        return FULL
    device = tmp_path / "full"
    try:
        os.mknod(device, stat.S_IFCHR | 0o666, os.makedev(1, 7))
        device.open("wb").close()
    except OSError as error:
        pytest.skip(f"no device can be made here: {error}")
    return device


@on_linux
def test_a_full_disk(here: Here, full: Path) -> None:
    run = here.alone("deck", "-o", full)
    assert run.code == 6
    assert run.errors == [f"cannot write {full}: No space left on device"]
    quiet(run)
    assert stat.S_ISCHR(full.stat().st_mode)
    assert here.contents() == {}


@on_linux
@pytest.mark.parametrize("args", [["deck", "-o", "-"], ["list", "cards"], ["check"]])
def test_a_full_disk_behind_standard_output(args: list[str], here: Here) -> None:
    with FULL.open("wb") as full:
        run = here.alone(*args, stdout=full)
    assert run.code == 6
    assert run.errors == ["cannot write to the standard output: No space left on device"]
    assert "Exception ignored" not in run.err
    quiet(run)


@pytest.mark.skipif(os.name == "nt", reason="no named pipes")
def test_a_pipe_is_written_to_not_replaced(here: Here) -> None:
    os.mkfifo("pipe")
    with Path("read.pdf").open("wb") as copy, subprocess.Popen(["cat", "pipe"], stdout=copy) as reader:
        try:
            run = here("deck", "-o", "pipe")
            assert stat.S_ISFIFO(Path("pipe").stat().st_mode)
            reader.wait(timeout=10)
        finally:
            reader.kill()
    assert run.code == 0
    assert Path("read.pdf").read_bytes() == here("deck", "-o", "-").out


def test_the_standard_output_gets_the_bytes_of_the_file_and_nothing_else(here: Here) -> None:
    assert here("deck", "-q").text == f"{Path('output', 'deck.pdf')}\n"
    run = here.alone("deck", "-o", "-")
    assert run.out == Path("output", "deck.pdf").read_bytes()
    assert "108 cards" in run.err
    assert list(here.contents()) == ["output", "output/deck.pdf"]


def test_quiet_says_nothing_but_where_the_file_is(here: Here) -> None:
    assert here("deck", "--card-size", "100x100").err.startswith("warning: ")
    run = here("deck", "--card-size", "100x100", "-q", "-o", "a.pdf")
    assert (run.code, run.out, run.err) == (0, b"a.pdf\n", "")
    assert here("deck", "-q", "--blanks", "x").err.startswith("error: ")


@pytest.mark.parametrize("args", [["list", "cards"], ["check", "--json"], ["deck", "--help"], ["--help"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.skipif(os.name == "nt", reason="no head")
def test_a_reader_that_goes_away_is_no_error(args: list[str], unbuffered: str, here: Here) -> None:
    """`unoprint list cards | head -1`, in the worst case: it reads nothing, and is gone before we begin."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as stdout:
        run = here.alone(*args, stdout=stdout, env={"PYTHONUNBUFFERED": unbuffered})
    assert (run.code, run.err) == (0, "")


@pytest.mark.skipif(os.name == "nt", reason="no head")
def test_half_a_pdf_is_an_error(here: Here) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as stdout:
        run = here.alone("deck", "-q", "-o", "-", stdout=stdout)
    assert (run.code, run.err) == (6, "error: cannot write to the standard output: Broken pipe\n")


@pytest.mark.skipif(os.name == "nt", reason="no sh")
def test_head_gets_its_first_line(here: Here) -> None:
    line = '"$0" -m unoprint list cards | head -1'
    run = here.alone(command=["sh", "-c", line, sys.executable], env={"PYTHONUNBUFFERED": "1"})
    assert (run.text.split(), run.err) == (["card", "points", "what", "it", "is"], "")


@pytest.mark.skipif(os.name == "nt", reason="no sh")
@pytest.mark.parametrize(("closed", "code"), [("deck -q -o a.pdf >&-", 0), ("deck -o - >&-", 6), ("check 2>&-", 0)])
def test_streams_that_are_closed(closed: str, code: int, here: Here) -> None:
    run = here.alone(command=["sh", "-c", f'"$0" -m unoprint {closed}', sys.executable])
    assert run.code == code
    assert "Traceback" not in run.err
    if "a.pdf" in closed:
        assert Path("a.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.skipif(os.name == "nt", reason="no sh")
def test_messages_do_not_go_into_the_pdf_where_standard_error_is_closed(here: Here) -> None:
    run = here.alone(command=["sh", "-c", '"$0" -m unoprint deck -o - 2>&-', sys.executable])
    assert run.code == 0
    assert run.out == here("deck", "-o", "-").out


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT for a child there")
def test_control_c_ends_with_130_and_a_word(here: Here) -> None:
    """A pipe that nobody empties holds the program while it writes, so that the signal cannot come too late."""
    with subprocess.Popen(
        program("deck", "-o", "-"),
        cwd=here.path,
        env=clean(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - a background job ignores it
    ) as running:
        assert running.stdout is not None
        running.stdout.read(1)
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert err.decode().split() == ["interrupted"]


@pytest.mark.skipif(os.name == "nt", reason="links are not for everyone there")
@pytest.mark.parametrize("name", ["deck.toml", "кот.jpg"])
def test_a_file_of_ones_own_is_known_by_whatever_name(name: str, here: Here) -> None:
    """As a disk that takes capital and small letters for the same has two names for one file."""
    here.spec("a photo", "кот.jpg")
    here.spec("[art]\nwild = 'кот.jpg'")
    Path("OTHER").hardlink_to(name)
    before = here.contents()
    assert here("deck", "deck.toml", "-o", "OTHER").code == 2
    assert here.contents() == before


def test_the_starter_spec_goes_to_standard_output(here: Here) -> None:
    run = here.alone("init", "-")
    assert (run.code, run.err, here.contents()) == (0, "", {})
    assert here("init").code == 0
    assert run.out == Path("deck.toml").read_bytes()


def test_a_link_is_followed_not_replaced(here: Here) -> None:
    Path("real").mkdir()
    Path("link.pdf").symlink_to(Path("real", "deck.pdf"))
    assert here("deck", "-o", "link.pdf").code == 0
    assert Path("link.pdf").is_symlink()
    assert Path("real", "deck.pdf").read_bytes().startswith(b"%PDF")
