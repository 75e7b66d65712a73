"""Writes data as TOML in drawn styles and remembers the line of every path, for tests that look for lines."""

import json
from datetime import date
from typing import Any

from hypothesis import strategies as st

Path = tuple[str | int, ...]

TRICKY = ("", "a", "# no comment", "[deck]", "[[deck.cards]]", "x = 1", "]", '"', "'", "\\", 'a"b', "}", ",", "яма")
"""Texts that look like something else."""

KEYS = st.sampled_from(("a", "b-c", "0", "deck", "x.y", "a b", "", '"', "[a]", "#", "=", "ключ", "'"))
SCALARS = st.one_of(
    st.integers(-99, 99), st.booleans(), st.sampled_from((0.5, -1e9)), st.sampled_from((*TRICKY, "a\nb", "\n\n", '"""'))
)
DOCUMENTS = st.dictionaries(
    KEYS,
    st.recursive(
        SCALARS,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
        max_leaves=8,
    ),
    max_size=4,
)


class Writer:
    """One document. `lines` has the line of every key and element of `data` in `text`."""

    def __init__(self, data: dict[str, Any], draw: Any) -> None:
        self.text = ""
        self.lines: dict[Path, int] = {}
        self.draw = draw
        self._table(data, (), ())

    def _mark(self, path: Path) -> None:
        self.lines.setdefault(path, self.text.count("\n") + 1)

    def _pick(self, *options: str) -> str:
        return str(self.draw(st.sampled_from(options)))

    def _table(self, data: dict[str, Any], path: Path, names: tuple[str, ...], *, headers: bool = False) -> None:
        """The table's own values first, since a header opens another table; with `headers`, headers alone."""
        later = []
        for key, value in data.items():
            tables = value if isinstance(value, list) else [value]
            headed = bool(tables) and all(isinstance(one, dict) for one in tables)
            if headed and (headers or self._pick("header", "value") == "header"):
                later.append(key)
            else:
                self._statement(key, value, path)
        for key in later:
            here, name = (*path, key), (*names, key)
            if isinstance(data[key], dict):
                tables = list(data[key].values())
                bare = bool(tables) and all(isinstance(one, dict) for one in tables)
                if not bare or self._pick("own header", "none") == "own header":
                    self._header(here, name, "[", "]")
                    bare = False
                self._table(data[key], here, name, headers=bare)
                continue
            for index, one in enumerate(data[key]):
                self._header((*here, index), name, "[[", "]]")
                self._table(one, (*here, index), name)

    def _header(self, path: Path, names: tuple[str, ...], start: str, end: str) -> None:
        self._noise()
        for length in range(1, len(path) + 1):
            self._mark(path[:length])
        self.text += start + self._pick(".", " . ").join(map(self._key, names)) + end + self._pick("\n", " # [x]\n")

    def _statement(self, key: str, value: Any, path: Path) -> None:
        self._noise()
        self._mark((*path, key))
        self.text += self._key(key)
        while isinstance(value, dict) and len(value) == 1 and self._pick("dotted", "inline") == "dotted":
            path = (*path, key)
            ((key, value),) = value.items()
            self._mark((*path, key))
            self.text += self._pick(".", " . ") + self._key(key)
        self.text += self._pick("=", " = ")
        self._value(value, (*path, key))
        self.text += self._pick("\n", " # x = 1\n", "\r\n")

    def _noise(self) -> None:
        self.text += self._pick("", "", "\n", "  ", "# [[deck.cards]]\n", "\t\n\n", '# """\n')

    def _key(self, key: str) -> str:
        bare = key.isascii() and key.replace("-", "").isalnum()
        plain = ["bare"] if bare else []
        literal = ["literal"] if "'" not in key else []
        style = self._pick(*plain, *literal, "basic", "escaped")
        if style == "bare":
            return key
        if style == "escaped":
            return '"' + "".join(f"\\u{ord(char):04x}" for char in key) + '"'
        return f"'{key}'" if style == "literal" else json.dumps(key, ensure_ascii=False)

    def _value(self, value: Any, path: Path) -> None:
        if isinstance(value, dict):
            self._inline(value, path)
        elif isinstance(value, list):
            self._array(value, path)
        elif isinstance(value, str):
            self.text += self._string(value)
        else:
            self.text += value.isoformat() if isinstance(value, date) else json.dumps(value)

    def _inline(self, value: dict[str, Any], path: Path) -> None:
        self.text += "{"
        for number, (key, item) in enumerate(value.items()):
            self.text += self._pick(",", " , ") if number else self._pick("", " ")
            self._mark((*path, key))
            self.text += self._key(key) + " = "
            self._value(item, (*path, key))
        self.text += self._pick("}", " }")

    def _array(self, value: list[Any], path: Path) -> None:
        self.text += "["
        for index, item in enumerate(value):
            self.text += self._pick("", " ", "\n", " # ], '\n  ")
            self._mark((*path, index))
            self._value(item, (*path, index))
            self.text += self._pick(",", " ,", "\n,") if index < len(value) - 1 else self._pick("", ",", ",\n", "\n")
        self.text += "]"

    def _string(self, value: str) -> str:
        escaped = json.dumps(value, ensure_ascii=False)
        styles = ["basic", "multiline"]
        if "'" not in value:
            styles.append("literal lines")
            if "\n" not in value:
                styles.append("literal")
        style = self._pick(*styles)
        if style == "literal":
            return f"'{value}'"
        if style == "literal lines":
            return f"'''\n{value}'''"
        if style == "multiline":
            body = value.replace("\\", "\\\\").replace('""', '"\\"')
            return f'"""{self._pick("", chr(10))}{body}"""' if not body.startswith("\n") else f'"""\n{body}"""'
        return escaped
