"""Plain tables for people."""

from collections.abc import Sequence


def aligned(rows: Sequence[tuple[str, ...]]) -> str:
    """Rows as lines, each column as wide as its widest cell; columns of numbers (below their head) to the right."""
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    numeric = [len(column) > 1 and all(map(str.isdigit, column[1:])) for column in columns]
    lines = (
        "  ".join(
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        )
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)
