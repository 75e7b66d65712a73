"""The same deck anywhere: whatever the editor, the folder, the code page, the clock, the home and the settings are."""

import os
from pathlib import Path

import pytest

from clikit import ROOT, Here, installation
from pdfkit import Pdf

SPEC = """\
title = "УНО Котовых"
[deck]
blanks = 4
[[deck.cards]]
name = "Тишина"
text = "Все молчат."
[print]
backs = "long-edge"
"""


def build(here: Here, spec: str | bytes, output: str = "deck.pdf", name: str = "deck.toml") -> bytes:
    run = here("deck", "-q", here.spec(spec, name), "-o", output)
    assert (run.code, run.err) == (0, "")
    return Path(output).read_bytes()


@pytest.mark.parametrize(
    "saved",
    [
        b"\xef\xbb\xbf" + SPEC.encode(),
        SPEC.replace("\n", "\r\n").encode(),
        b"\xef\xbb\xbf" + SPEC.replace("\n", "\r\n").encode(),
    ],
    ids=["byte-order mark", "CRLF", "both"],
)
def test_what_notepad_does_to_a_spec_changes_no_byte(saved: bytes, here: Here) -> None:
    assert build(here, saved, "notepad.pdf", "notepad.toml") == build(here, SPEC)


def test_cyrillic_names_with_spaces_from_another_folder(here: Here) -> None:
    plain = build(here, SPEC)
    spec = here.spec(SPEC, "Мои игры/колода №1/колода.toml")
    (here.path / "другое место").mkdir()
    output = Path("вывод", "моя колода.pdf")
    run = here.alone("deck", spec, "-o", output, cwd=here.path / "другое место")
    assert (run.code, run.text) == (0, f"{output}\n")
    assert (here.path / "другое место" / output).read_bytes() == plain


@pytest.mark.skipif(os.name == "nt", reason="Windows has Unicode names")
def test_a_system_that_knows_nothing_but_ascii(here: Here) -> None:
    plain = build(here, SPEC)
    env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": ""}
    run = here.alone("deck", here.spec(SPEC, "колода.toml"), "-o", "колода.pdf", env=env)
    assert run.code == 0, run.err
    assert Path("колода.pdf").read_bytes() == plain
    wrong = here.alone("deck", here.spec("blnks = 1", "№1.toml"), env=env)
    assert (wrong.code, "Traceback" in wrong.err) == (3, False)


@pytest.mark.parametrize("code_page", ["cp1252", "ascii", "cp866", "cp1251"])
@pytest.mark.parametrize(("args", "code"), [(["list", "cards"], 0), (["check"], 0), (["deck", "№.toml"], 2)])
def test_output_redirected_on_any_code_page(args: list[str], code: int, code_page: str, here: Here) -> None:
    run = here.alone(*args, env={"PYTHONIOENCODING": code_page})
    assert run.code == code
    assert run.out or run.err
    assert "Traceback" not in run.err


@pytest.mark.parametrize("args", [["deck", "deck.toml"], ["check", "--json"], ["init", "new.toml"], ["list", "themes"]])
def test_no_text_file_is_opened_in_the_encoding_of_the_system(args: list[str], here: Here) -> None:
    here.spec(SPEC)
    run = here.alone(*args, env={"PYTHONWARNDEFAULTENCODING": "1", "PYTHONUTF8": "0"})
    assert run.code == 0
    ours = [line for line in run.err.splitlines() if "EncodingWarning" in line and f"{ROOT / 'unoprint'}" in line]
    assert ours == []


def test_the_check_above_would_see_it(here: Here) -> None:
    copy = installation(here.path.parent / "copy")
    with (copy / "unoprint" / "__init__.py").open("a", encoding="utf-8") as file:
        file.write("\nopen(__file__).close()\n")
    run = here.alone(
        "--version", env={"PYTHONWARNDEFAULTENCODING": "1", "PYTHONPATH": str(copy), "PYTHONSAFEPATH": "1"}
    )
    assert "EncodingWarning" in run.err


def test_two_machines_write_the_same_bytes(here: Here) -> None:
    """Folder, hash seed, time zone, language, user: nothing shows, not even in compressed parts."""
    here.spec(SPEC)
    users = (
        ("kotofey", {"PYTHONHASHSEED": "1", "TZ": "Pacific/Auckland", "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}),
        ("barsik", {"PYTHONHASHSEED": "2", "TZ": "America/Lima", "LC_ALL": "ru_RU.UTF-8", "LANGUAGE": "ru"}),
    )
    made = []
    for user, env in users:
        folder = here.path / user
        folder.mkdir()
        (folder / "deck.toml").write_text(SPEC, encoding="utf-8")
        who = {"USER": user, "LOGNAME": user, "USERNAME": user, "HOME": str(folder)}
        assert here.alone("deck", folder / "deck.toml", cwd=folder, env={**env, **who}).code == 0
        made.append((folder / "output" / "deck.pdf").read_bytes())
    assert made[0] == made[1] == build(here, SPEC)
    told = made[0] + b"".join(one.get_data() for one in Pdf(made[0]).objects() if hasattr(one, "get_data"))
    traces = ("kotofey", here.path.parent.name, str(ROOT))
    assert [trace for trace in traces if trace.encode() in told] == []


def test_the_date_is_that_of_source_date_epoch(here: Here) -> None:
    here.spec(SPEC)
    one, same, other = (
        here.alone("deck", "deck.toml", "-o", "-", env={"SOURCE_DATE_EPOCH": date, "TZ": zone}).out
        for date, zone in (("0", "Asia/Tokyo"), ("0", "America/Lima"), ("1700000000", "Asia/Tokyo"))
    )
    assert b"(D:19700101000000" in one
    assert one == same
    assert b"(D:20231114221320" in other


@pytest.mark.parametrize(
    "file",
    [
        ".reportlab_settings",
        "reportlab_settings.py",
        ".reportlab_mods",
        "reportlab_mods.py",
    ],
)
def test_what_stands_in_the_home_or_beside_the_spec_is_not_run(file: str, here: Here) -> None:
    """reportlab would: a shared folder with a spec could bring code along."""
    here.spec("open('run', 'w').close()\npageCompression = 0\n", file)
    run = here.alone("deck", "-o", "-", env={"HOME": str(here.path), "PYTHONPATH": str(here.path)})
    assert not Path("run").exists()
    assert run.out == here("deck", "-o", "-").out


@pytest.mark.parametrize("home", ["/nonexistent", "/dev/null"])
def test_no_home_no_fonts_no_settings(home: str, here: Here) -> None:
    fonts = here.spec("<fontconfig></fontconfig>", "fonts.conf")
    env = {
        "HOME": home,
        "FONTCONFIG_FILE": str(fonts),
        "RL_ttfAsciiReadable": "1",
        "RL_verbose": "loud",
    }
    run = here.alone("deck", "-o", "-", env=env)
    assert run.code == 0, run.err
    assert run.out == here("deck", "-o", "-").out


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("DECK --paper LETTER", "deck --paper letter"),
        ("Deck --edition Classic-108 --theme CLASSIC", "deck"),
        (
            "deck --card-size MTG --marks Lines --backs LONG-EDGE",
            "deck --card-size mtg --marks lines --backs long-edge",
        ),
        ("deck --paper А4 --card-size 56х87", "deck --card-size 56x87"),  # in Cyrillic
        ("LIST Editions", "list editions"),
    ],
)
def test_names_are_the_same_in_any_case(typed: str, meant: str, here: Here) -> None:
    runs = []
    for line in (typed, meant):
        command, *rest = line.split()
        output = ["-o", "-"] if command.lower() == "deck" else []
        runs.append(here(command, *rest, *output))
    assert runs[0].code == 0
    assert runs[0] == runs[1]
