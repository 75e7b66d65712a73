"""The lines of keys and elements in a TOML document that tomllib has already accepted.

tomllib keeps no positions. One linear walk over tokens finds them all, however many are asked for; since the
document is known to be right, the walk only has to tell strings, comments and brackets apart.
"""

import re
import tomllib
from collections.abc import Iterable

from unoprint.spec.report import Path

_STRING = r"""
    "{3}(?:[^"\\]++|\\.|"{1,2}(?!"))*+"{3,5} | '{3}(?:[^']++|'{1,2}(?!'))*+'{3,5}
  | "(?:[^"\\\n]++|\\.)*+" | '[^'\n]*+'
"""
_TOKEN = rf"""
    (?P<space>[ \t\r]++|\#[^\n]*+) | (?P<newline>\n)
  | (?P<text>{_STRING}) | (?P<sign>[\[\]{{}}=,.]) | (?P<bare>[^\s\[\]{{}}=,."'\#]++)
"""
_HEADER = rf"""[ \t]*+(?P<open>\[\[?)(?P<key>(?:{_STRING}|[^\]"'\n])++)\]"""


def locate(text: str, wanted: Iterable[Path]) -> dict[Path, int]:
    """The line (from 1) of each wanted path; of its nearest known parent where it has none of its own.

    A table stands at its header, a key at its name, an element of an array at its first character. The
    document itself, (), has no line and is left out.
    """
    paths = set(wanted)
    walk = _Walk({path[:length] for path in paths for length in range(1, len(path) + 1)})
    walk.run(text)
    found: dict[Path, int] = {}
    for path in paths:
        parents = (path[:length] for length in range(len(path), 0, -1))
        line = next((walk.lines[parent] for parent in parents if parent in walk.lines), None)
        if line is not None:
            found[path] = line
    return found


class _Walk:
    """The state of one walk."""

    def __init__(self, wanted: set[Path]) -> None:
        self.wanted = wanted
        self.lines: dict[Path, int] = {}
        self.line = 1
        self.table: Path = ()  # of the last header
        self.counts: dict[Path, int] = {}  # elements so far of each array of tables
        self.open: list[tuple[Path, bool]] = []  # arrays (True) and inline tables around the value
        self.indices: list[int] = []  # of the element being read, for each of them
        self.key: list[str] | None = []  # tokens of the key being read; None within a value
        self.value: Path | None = None  # path of the value about to be read

    def run(self, text: str) -> None:
        token = re.compile(_TOKEN, re.VERBOSE | re.DOTALL)
        header = re.compile(_HEADER, re.VERBOSE | re.DOTALL)
        at = 0
        while at < len(text):
            match = header.match(text, at) if self.key == [] else None
            if match is not None:
                self._header(_parts(match["key"]), many=match["open"] == "[[")
                at = match.end() + (match["open"] == "[[")
                continue
            match = token.match(text, at)
            if match is None:  # cannot be in a right document
                return
            at = match.end()
            if match.lastgroup == "newline":
                if not self.open:
                    self.key = []
            elif match.lastgroup != "space":
                self._piece(match[0])
            self.line += match[0].count("\n")

    def _header(self, parts: Path, *, many: bool) -> None:
        path: Path = ()
        for part in parts[:-1]:
            path = self._latest((*path, part))
        path = (*path, parts[-1])
        if many:
            self.counts[path] = self.counts.get(path, 0) + 1
        self.table = self._latest(path)
        self._mark(self.table)

    def _latest(self, path: Path) -> Path:
        """The path itself or, for an array of tables, of its last element."""
        self._mark(path)
        return (*path, self.counts[path] - 1) if path in self.counts else path

    def _piece(self, piece: str) -> None:
        if self.key is None:
            self._value(piece)
        elif piece == "=":
            self.value = self.open[-1][0] if self.open else self.table
            for part in _parts("".join(self.key)):
                self.value = (*self.value, part)
                self._mark(self.value)
            self.key = None
        elif piece == "}":
            self._close()
        else:
            self.key.append(piece)

    def _value(self, piece: str) -> None:
        in_array = bool(self.open) and self.open[-1][1]
        if piece == "," and self.open:
            self.indices[-1] += 1
            self.key = None if in_array else []
            self.value = None
        elif piece in ("]", "}"):
            self._close()
        else:
            if in_array and self.value is None:
                self.value = (*self.open[-1][0], self.indices[-1])
                self._mark(self.value)
            if piece in ("[", "{") and self.value is not None:
                self.open.append((self.value, piece == "["))
                self.indices.append(0)
                self.key = None if piece == "[" else []
                self.value = None

    def _close(self) -> None:
        self.open.pop()
        self.indices.pop()
        self.key = None

    def _mark(self, path: Path) -> None:
        if path in self.wanted:
            self.lines.setdefault(path, self.line)


def _parts(key: str) -> Path:
    """The parts of a dotted key, its quotes and escapes undone."""
    if '"' not in key and "'" not in key:
        return tuple(part.strip() for part in key.split("."))
    parts: list[str] = []
    table = tomllib.loads(f"{key} = 0")
    while isinstance(table, dict):
        ((part, table),) = table.items()
        parts.append(part)
    return tuple(parts)
