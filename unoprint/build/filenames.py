"""Names of files that every system takes, for whatever the user called a card."""

import re
from collections.abc import Iterable
from unicodedata import category, normalize

LONGEST = 120
"""Bytes of a name, without its number and suffix: disks take 255, and paths on Windows 260 characters in all."""

_FORBIDDEN = frozenset('<>:"/\\|?*')
_UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zs", "Zl", "Zp"))
"""Categories of Unicode for what cannot be seen or turns the writing round; spaces are among them."""

_RESERVED = r"(con|prn|aux|nul|(com|lpt)[0-9¹²³])(\..*)?"
"""What Windows takes for a device, whatever follows the first full stop."""


def file_names(ids: Iterable[str], suffix: str, taken: Iterable[str] = ()) -> dict[str, str]:
    """A file name with `suffix` for each id, the same in every run: `red:7` becomes `red-7.png`.

    No two are one file, nor any of those in `taken`, on a disk that takes capital and small letters for the same. Those
    that would be get a number in the order of the ids.
    """
    used = {_compared(name) for name in taken}
    names: dict[str, str] = {}
    for one in dict.fromkeys(ids):
        stem = safe(one)
        name, number = stem + suffix, 1
        while _compared(name) in used:
            number += 1
            name = f"{stem}-{number}{suffix}"
        used.add(_compared(name))
        names[one] = name
    return names


def safe(text: str) -> str:
    """The text as the stem of a file name: letters of all scripts stay, what a system forbids becomes a hyphen."""
    kept = "".join("-" if c in _FORBIDDEN or category(c) in _UNSEEN else c for c in normalize("NFC", text))
    short = kept.encode("utf-8")[:LONGEST].decode("utf-8", "ignore").strip("-. ") or "card"
    return f"card-{short}" if re.fullmatch(_RESERVED, short, re.IGNORECASE) else short


def _compared(name: str) -> str:
    return normalize("NFC", normalize("NFC", name).casefold())
