# SPDX-License-Identifier: GPL-3.0-or-later
"""What a row of the live table draws on the board: the moves of a phase, and why they are so."""

from __future__ import annotations

from collections.abc import Sequence

from composer.analysis.schemes.live import LiveRow, LiveTable
from composer.analysis.schemes.reasons import Reason
from composer.gui.board.overlays import Arrow, Guard, Lit, Overlay, Role


def row_marks(
    table: LiveTable, row: LiveRow, place: int, reasons: Sequence[Reason] = ()
) -> tuple[Overlay, ...]:
    """Return the arrows of a phase with a reply and its mates, and what the reasons show."""
    cell, column = row.cells[place], table.columns[place]
    if not cell.legal:
        return ()
    marks: list[Overlay] = []
    number = 0
    if column.move is not None:
        number = 1
        marks.append(Arrow(column.move.origin, column.move.target, Role.WHITE, number))
    marks.append(Arrow(row.move.origin, row.move.target, Role.BLACK, number and number + 1))
    marks += [Arrow(move.origin, move.target, Role.MATE) for move in cell.moves]
    for reason in dict.fromkeys(reasons):
        marks.append(Lit(reason.square, framed=True))
        if reason.line is not None:
            marks.append(Guard(*reason.line))
    return tuple(dict.fromkeys(marks))
