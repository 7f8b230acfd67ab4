"""Plain-text tables, for every terminal and for `cut` and `awk`."""

from collections.abc import Sequence


def table(rows: Sequence[Sequence[str]], left: int = 1) -> str:
    """Rows as text; the first `left` columns are aligned left, the others right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
