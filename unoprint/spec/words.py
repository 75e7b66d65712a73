"""Words of a spec: clean texts, names compared as people type them, values shown back."""

from collections.abc import Iterable
from typing import Any

from unoprint.errors import Hint

LONGEST_SHOWN = 60
"""Characters of a value that a message quotes."""

_SHORT_LIST = 12
_MOST_SHOWN = 6
_BIG_BITS = 200
# A Russian keyboard writes «А4» and «10х15» with letters that look the same; every name is ASCII.
_LOOKALIKES = str.maketrans("авекмнорстух×", "abekmhopctyxx")


def fold(name: str) -> str:
    """A name as it is compared: no case, no spaces, no Cyrillic look-alikes."""
    return "".join(name.casefold().split()).translate(_LOOKALIKES)


def nearest(word: str, names: Iterable[str]) -> str | None:
    """The name that `word` was probably meant to be."""
    from difflib import get_close_matches  # noqa: PLC0415 (only for errors)

    if len(word) > LONGEST_SHOWN:
        return None
    known = {fold(name): name for name in names}
    close = get_close_matches(fold(word).replace("_", "-"), known, 1)
    return known[close[0]] if close else None


def suggestion(word: str, names: Iterable[str], kind: str = "name") -> Hint | None:
    """The hint for an unknown name: the nearest one, all of them when they are few, both or none.

    Its id is `nearest-<kind>-of` (name, names), `nearest-<kind>` (name) or `<kind>-of` (names).
    """
    known = tuple(names)
    params: dict[str, Any] = {}
    close = nearest(word, known)
    if close is not None:
        params["name"] = close
    if 0 < len(known) <= _SHORT_LIST:
        params["names"] = ", ".join(known)
    if not params:
        return None
    return Hint(f"{'nearest-' * ('name' in params)}{kind}{'-of' * ('names' in params)}", params)


def control(text: str, allowed: str = "\n\t") -> str | None:
    """The first control character that is not allowed."""
    return next((c for c in text if (c < " " and c not in allowed) or "\x7f" <= c <= "\x9f"), None)


def one_line(text: str) -> str:
    """The text in NFC on one line: white space collapsed and stripped, no-break spaces kept."""
    words = _composed(text).replace("\t", " ").replace("\n", " ").split(" ")
    return " ".join(word for word in words if word).strip()


def paragraphs(text: str) -> str:
    """The text in NFC, one line a paragraph, empty lines dropped, spaces collapsed."""
    lines = (one_line(line) for line in text.split("\n"))
    return "\n".join(line for line in lines if line)


def shown(value: Any) -> str:
    """A TOML value for a message: one printable line of bounded length."""
    if isinstance(value, str):
        return f'"{clip(value)}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > _BIG_BITS:
        return f"{value >> (value.bit_length() - _BIG_BITS):#x}"[:20] + "…"
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    if isinstance(value, list):
        parts = ["[…]" if isinstance(item, list) else shown(item) for item in value[:_MOST_SHOWN]]
        return clip(f"[{', '.join(parts + ['…'] * (len(value) > _MOST_SHOWN))}]")
    return str(value)


def clip(text: str) -> str:
    """The beginning of the text with nothing in it that a terminal would obey."""
    short = text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in short)


def _composed(text: str) -> str:
    if text.isascii():
        return text
    from unicodedata import normalize  # noqa: PLC0415 (a plain deck needs none)

    return normalize("NFC", text)
