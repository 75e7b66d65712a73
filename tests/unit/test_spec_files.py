"""Files that are no TOML, or not in UTF-8, or meant to exhaust the machine."""

import pytest

from speckit import faults, found, hint, read
from unoprint.spec import MAX_BYTES

GOOD = 'title = "Колода"\n[deck]\nblanks = 4\n'


@pytest.mark.parametrize(
    "source",
    [b"\xef\xbb\xbf" + GOOD.encode(), GOOD.replace("\n", "\r\n").encode(), GOOD.strip().encode()],
    ids=["byte-order mark", "CRLF", "no last newline"],
)
def test_what_editors_do_changes_nothing(source: bytes) -> None:
    assert read(source) == read(GOOD)


def test_lines_are_right_after_a_byte_order_mark_and_with_crlf() -> None:
    source = b"\xef\xbb\xbf" + (GOOD + "zzz = 1\n").replace("\n", "\r\n").encode()
    assert found(faults(source)) == [("unknown-key", "deck.zzz", 4)]


@pytest.mark.parametrize(
    ("source", "line"),
    [
        ('title = "Колода"\n'.encode("cp1251"), 1),
        ('\ntitle = "Колода"\n'.encode("cp1251"), 2),
        ('# \r\n\r\ntitle = "Колода"\n'.encode("cp1251"), 3),
        (b"\xef\xbb\xbf# \n" + 'title = "Колода"\n'.encode("koi8-r"), 2),
        (GOOD.encode("utf-16"), 1),
        (b"\xfe\xff" + GOOD.encode("utf-16-be"), 1),
        (GOOD.encode("utf-16-le"), 1),
        (b'title = "\xed\xa0\x80"', 1),  # half of a surrogate pair
    ],
    ids=[
        "cp1251",
        "cp1251 line 2",
        "cp1251 line 3",
        "koi8-r",
        "utf-16",
        "utf-16-be",
        "utf-16 without mark",
        "surrogate",
    ],
)
def test_not_utf8(source: bytes, line: int) -> None:
    problems = faults(source)
    assert found(problems) == [("not-utf8", "", line)]
    assert hint(problems[0]) == ("save-as-utf8", {})


@pytest.mark.parametrize(
    ("text", "line", "column", "way_out"),
    [
        ("title = УНО", 1, 9, "quote-text"),
        ("title = «УНО»", 1, 9, "quote-text"),
        ("[print]\npaper = A4", 2, 9, "quote-text"),
        ("[print]\ngap = 0,5", 2, 8, "decimal-point"),
        ("[deck]\nblanks = 4 edition = 5", 2, 12, "one-per-line"),
        ("\nимя = 1", 2, 1, "plain-key"),
        ("deck.карты = 1", 1, 6, "plain-key"),
        ("title: УНО", 1, 6, "key-equals-value"),
        ('[art]\nred:7 = "кот.png"', 2, 4, "quote-key"),
        ('[art]\nwild+4= "кот.png"', 2, 5, "quote-key"),
        ('[art]\n+10 = "кот.png"', 2, 1, "quote-key"),
        ("title := 'УНО'", 1, 7, "key-equals-value"),
        ("a = 1\na = 2", 2, 6, "key-once"),
        ("[deck]\n[print]\n[deck]", 3, 6, "key-once"),
        ("a = { b = 1, b = 2 }", 1, 19, "key-once"),
        ("a = {}\n[a.b]", 2, None, "key-once"),
        ("a = {}\na.b = 1", 2, 8, "key-once"),
        ("[a.b]\n[a]\nb.c = 1", 3, None, "key-once"),
        ('title = "УНО\n[deck]', 1, 13, "close-quote"),
        ('title = "УНО', 1, 13, "close-quote"),
        ("title = 'УНО\n[deck]", 1, 9, "close-quote"),
        ("title = 'УНО\n[back]\ntext = 'УНО'", 1, 13, "close-quote"),
        ('art = "C:\\Users"', 1, 12, "single-quotes"),
        ('art = "кот\\пёс"', 1, 13, "single-quotes"),
        ("gap = [1,\nmargin = 5", 2, 1, "close-bracket"),
        ("gap = [1\nmargin = 5", 2, 1, "close-bracket"),
        ("gap = [1,\n[deck]", 2, None, "close-bracket"),
        ("[deck\nblanks = 4", 1, 6, "close-bracket"),
        ("x = 0x", 1, 6, "one-per-line"),
        ("x = 1979-13-01", 1, None, "one-per-line"),
        ("x = 1\ry = 2", 1, 6, "one-per-line"),
    ],
)
def test_a_syntax_error_is_reported_alone_with_its_line(
    text: str, line: int, column: int | None, way_out: str | None
) -> None:
    problems = faults(text)
    assert found(problems) == [("toml-syntax", "", line)]
    assert problems[0].params["reason"]
    if column is not None:
        assert (problems[0].params["line"], problems[0].params["column"]) == (line, column)
    assert (problems[0].hint.id if problems[0].hint else None) == way_out


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('a = 1\nb = """x\n\ny = 2\n', 2, 5),
        ("a = '''x'''\nb = '''\n'", 2, 5),
        ("a = 'x'\nb = 'x\n[c]\nd = 1", 2, 5),
        ('a = 1\nb = """x', 2, 5),
        ('a = """x\n"""\nb = "', 3, 6),
        ('a = """x"""\nb = "', 2, 6),
        ("a = [1,", 1, 8),
    ],
)
def test_quotes_that_are_never_closed_are_found_where_they_open(text: str, line: int, column: int) -> None:
    (problem,) = faults(text)
    assert (problem.id, problem.params["line"], problem.params["column"]) == ("toml-syntax", line, column)


@pytest.mark.parametrize(
    "text",
    ["x = " + "[" * 99_999, "x = " + "{a=" * 99_999, "a." * 400_000 + "b = 1", "[" + "'a' . " * 100_000 + "b]"],
    ids=["arrays", "tables", "dotted key", "header"],
)
def test_too_deep(text: str) -> None:
    assert found(faults(text)) == [("toml-too-deep", "", None)]


def test_dots_in_a_text_make_it_no_deeper() -> None:
    dots = "Имя: " + "." * 600 + " а. б. в." * 100
    assert read(f'[[deck.cards]]\nname = "а"\ntext = "{dots}"').deck.cards[0].text == dots


def test_a_number_of_thousands_of_digits() -> None:
    assert found(faults("\n\nx = " + "1" * 5000)) == [("number-too-long", "", 3)]


def test_a_big_file() -> None:
    comment = "# " + "x" * (MAX_BYTES - 3) + "\n"
    assert read(comment) == read(None)
    (problem,) = faults(comment + "#")
    assert (problem.id, problem.params) == ("spec-too-big", {"limit": 1})
