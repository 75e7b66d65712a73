"""Tables: known keys are checked by their kinds, unknown ones reported with where they belong."""

from collections.abc import Callable, Iterator
from typing import Any

from unoprint.errors import Hint
from unoprint.spec.kinds import Field, Kind
from unoprint.spec.report import Path, Spot, show_path
from unoprint.spec.words import fold, nearest, shown, suggestion


def table(*fields: Field, also: Callable[[dict[str, Any], Spot], None] | None = None) -> Kind:
    """A table with these keys; gives back a dict of those that are there and right.

    `also` looks at all of them together (None for a refused one).
    """
    known = {field.key: field for field in fields}

    def check(value: Any, spot: Spot) -> dict[str, Any]:
        expect_table(value, spot)
        found: dict[str, Any] = {}
        for key, item in value.items():
            if key in known:
                found[key] = spot.at(key).examine(known[key].kind.check, item)
            else:
                spot.at(key).wrong("unknown-table" if _is_table(item) else "unknown-key")
        for field in fields:
            if field.required and field.key not in value:
                spot.wrong("missing-key", name=field.key)
        if also is not None:
            also(found, spot)
        return {key: item for key, item in found.items() if item is not None}

    return Kind(check, fields=fields)


def expect_table(value: Any, spot: Spot) -> None:
    """Refuse what is no table."""
    if isinstance(value, dict):
        return
    if isinstance(spot.path[-1], int):
        hint = Hint("double-brackets", {"table": show_path(spot.path[:-1])})
    else:
        hint = Hint("table-header", {"table": show_path(spot.path)})
    spot.refuse("not-table", hint, value=shown(value))


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and value != [] and isinstance(value[0], dict))


def belongs(root: Kind, path: Path, *, is_table: bool) -> Hint | None:
    """The way out for an unknown key, or table, at a path: its right name, or the table of the schema it belongs in."""
    *parents, key = (step for step in path if isinstance(step, str))
    here = tuple(parents)
    homes = {here: _fields(_reached(root, here)), **dict(_homes(root, ()))}
    name = fold(key).replace("_", "-")
    if name not in homes[here] and nearest(key, homes[here]) is None:
        name = nearest(key, (known for fields in homes.values() for known in fields)) or name
    there = [table for table, fields in homes.items() if name in fields]
    if here in there or not there:
        return suggestion(key, homes[here], "key")
    if () in there:
        kind = homes[()][name].kind
        if not (kind.fields or kind.each):
            return Hint("belongs-at-top", {"name": name})
        if is_table or there == [()]:
            return Hint("table-header", {"table": name})
        there.remove(())
    return Hint("belongs-in", {"name": name, "tables": ", ".join(_title(root, table) for table in there)})


def _homes(kind: Kind, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], dict[str, Field]]]:
    yield path, _fields(kind)
    for field in kind.fields:
        if field.kind.fields:
            yield from _homes(field.kind, (*path, field.key))


def _fields(kind: Kind) -> dict[str, Field]:
    return {field.key: field for field in kind.fields}


def _reached(root: Kind, path: tuple[str, ...]) -> Kind:
    """The kind of the table at a path of the schema."""
    kind = root
    for step in path:
        kind = kind.each or _fields(kind)[step].kind
    return kind


def _title(root: Kind, path: tuple[str, ...]) -> str:
    kind = _reached(root, path)
    return f"[[{show_path(path)}]]" if kind.array else f"[{show_path(path)}]"
