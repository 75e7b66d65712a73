"""What all tests share: golden text files."""

from collections.abc import Callable
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent / "golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden files from what the code gives now; read their diff before you commit it",
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """`golden(name, text)`: the text must be that of `tests/golden/<name>.txt`."""

    def check(name: str, text: str) -> None:
        path = GOLDEN / f"{name}.txt"
        if request.config.getoption("--update-golden"):
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        assert path.is_file(), f"{path.name} is missing: run pytest --update-golden and read it"
        assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()

    return check


PANGO_WANTED = (
    "test_booklet_engine.py",
    "test_booklet_layouts.py",
    "test_booklet_pages.py",
    "test_cli_kit.py",
    "test_cli_rules.py",
    "test_the_booklet_is_on_that_paper_too",
    "test_the_commands_of_the_readme_work[unoprint kit",
    "test_the_commands_of_the_readme_work[unoprint rules",
    "test_the_commands_of_the_readme_work[unoprint scores",
    "test_the_spec_of_the_readme_works",
    "test_pages_of_the_rules_are_as_many",
    "no room for a cheat sheet",
    "no room for a pocket book",
    "booklet-done",
    "print-all-at-100",
    "page-fault",
    "address-denied",
)
"""What the names of the tests hold that set the pages of a booklet."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where Pango is not installed, what only it can show is skipped, and says so; CI installs it."""
    try:
        import weasyprint  # noqa: F401, PLC0415 - the question is whether it can be
    except (ImportError, OSError):
        missing = pytest.mark.skip(reason="Pango is not installed: no pages of the rules")
        for item in items:
            if any(part in item.nodeid for part in PANGO_WANTED):
                item.add_marker(missing)
