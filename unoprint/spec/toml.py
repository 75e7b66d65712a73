"""Bytes to a TOML table, or a problem that says where the file is broken."""

import re
import tomllib
from typing import Any

from unoprint.errors import Hint, Place, Problem, SpecFault
from unoprint.spec.model import MAX_BYTES
from unoprint.spec.words import clip

_BOM = b"\xef\xbb\xbf"
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_MOST_PARTS = 500
# The beginning of tomllib's reason → the way out.
_MENDS = (
    ("Invalid value", "quote-text"),
    ("Invalid initial character", "plain-key"),
    ("Invalid statement", "plain-key"),
    ("Expected '=' after a key", "key-equals-value"),
    ("Cannot overwrite a value", "key-once"),
    ("Cannot declare", "key-once"),
    ("Cannot redefine", "key-once"),
    ("Cannot mutate", "key-once"),
    ("Duplicate inline", "key-once"),
    ("Illegal character '\\n'", "close-quote"),
    ("Found invalid character '\\n'", "close-quote"),
    ("Unterminated string", "close-quote"),
    ("Expected \"'", "close-quote"),
    ("Unescaped '\\'", "single-quotes"),
    ("Invalid hex value", "single-quotes"),
    ("Unclosed", "close-bracket"),
    ("Expected ']", "close-bracket"),
)


def parse(source: bytes, file: str) -> tuple[dict[str, Any], str]:
    """The table and the text it was read from (its lines end in LF or CRLF).

    Raises SpecFault with one problem: spec-too-big, not-utf8, toml-syntax, toml-too-deep or number-too-long.
    """
    if len(source) > MAX_BYTES:
        raise SpecFault(Problem("spec-too-big", {"limit": MAX_BYTES // 1_000_000}, Place("", file)))
    text = _decoded(source, file)
    try:
        _refuse_endless_keys(text)
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        raise SpecFault(_syntax(str(error), text, file)) from error
    except RecursionError as error:
        raise SpecFault(Problem("toml-too-deep", {}, Place("", file))) from error
    except ValueError as error:  # int() refuses thousands of digits
        digits = re.search(r"[0-9_]{4000,}", text)
        line = _line(text, digits.start()) if digits else None
        raise SpecFault(Problem("number-too-long", {}, Place("", file, line))) from error


def _decoded(source: bytes, file: str) -> str:
    hint = Hint("save-as-utf8")
    if source.startswith(_UTF16) or b"\0" in source:
        raise SpecFault(Problem("not-utf8", {}, Place("", file, 1), hint))
    body = source.removeprefix(_BOM)
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        line = body.count(b"\n", 0, error.start) + 1
        raise SpecFault(Problem("not-utf8", {}, Place("", file, line), hint)) from error


def _refuse_endless_keys(text: str) -> None:
    """Raise RecursionError for a dotted key of hundreds of parts: tomllib's time grows with their square."""
    for line in text.split("\n"):
        if line.count(".") > _MOST_PARTS:
            dots = re.findall(r"[\w\"'-][ \t]*\.(?=[ \t]*[\w\"'-])", line)
            if len(dots) > _MOST_PARTS:
                raise RecursionError


def _syntax(message: str, text: str, file: str) -> Problem:
    reason, _, where = message.rpartition(" (at ")
    text = text.replace("\r\n", "\n")
    numbers = [int(number) for number in re.findall(r"\d+", where)]
    if len(numbers) == 2:  # noqa: PLR2004 (line and column)
        line, column = numbers
    else:  # at end of document
        at = _opening(reason, text)
        line, column = _line(text, at), at - text.rfind("\n", 0, at)
    row = text.split("\n")[line - 1]
    params = {"reason": clip(reason), "line": line, "column": column}
    return Problem("toml-syntax", params, Place("", file, line), _mend(reason, row[: column - 1], row[column - 1 :]))


def _mend(reason: str, before: str, rest: str) -> Hint | None:
    """The way out, from the reason and the line before and after the error."""
    if re.match(r"[:+][^\s=]+\s*=", rest):
        return Hint("quote-key")  # a card's id, "red:7" or "+10"
    if reason.startswith("Expected newline"):
        return Hint("decimal-point" if re.match(r"\s*,\s*\d", rest) else "one-per-line")
    if reason.startswith("Invalid value") and not before.strip(" [") and re.match(r"[\w.-]+(\s*=|\])", rest):
        return Hint("close-bracket")  # a key or a header, taken for an element
    return next((Hint(mend) for start, mend in _MENDS if reason.startswith(start)), None)


def _opening(reason: str, text: str) -> int:
    """Where the quotes open whose end was looked for down to the end of the text, which is returned otherwise."""
    if reason.startswith("Expected \"'"):
        return text.rfind("'''" if "'''" in reason else "'")
    if reason.startswith("Unterminated") and '"' not in text.rsplit("\n", 1)[-1].replace('"""', ""):
        return text.rfind('"""')
    return len(text)


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
