# SPDX-License-Identifier: GPL-3.0-or-later
"""Men side by side in columns and rows, drawn by one widget: which cell is whose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from composer.gui.board.edit import Man
from composer.gui.board.pictures import MAN_ORDER


@dataclass(frozen=True, slots=True)
class MenGrid:
    """Where men lie.

    Attributes:
        men: row by row, from the left; None where a place is empty.
        columns: how many lie side by side.
        left, top: the corner of the first cell, in the widget's pixels.
        wide, high: the size of a cell.
    """

    men: tuple[Man, ...]
    columns: int
    left: float
    top: float
    wide: float
    high: float

    @classmethod
    def lying(
        cls, left: float, top: float, wide: float, high: float, others: Sequence[Man] = ()
    ) -> MenGrid:
        """Return a row of white men, with the black ones below, and other men at the right.

        The others stand one below the other, two by two; the last place may be empty.
        """
        upper = (*MAN_ORDER[::2], *others[::2])
        lower = (*MAN_ORDER[1::2], *others[1::2])
        return cls((*upper, *lower), len(upper), left, top, wide, high)

    @property
    def rows(self) -> int:
        """How many lie one below the other."""
        return -(-len(self.men) // self.columns)

    def cell(self, man: Man) -> QRectF:
        """Return the cell of a man."""
        row, column = divmod(self.men.index(man), self.columns)
        return QRectF(
            self.left + column * self.wide, self.top + row * self.high, self.wide, self.high
        )

    def man_at(self, point: QPointF) -> Man:
        """Return the man whose cell holds a point, or None."""
        men = (man for man in self.men if man is not None)
        return next((man for man in men if self.cell(man).contains(point)), None)

    def stepped(self, man: Man, columns: int, rows: int) -> Man:
        """Return the man some columns and rows further; at the edge it ends."""
        row, column = divmod(self.men.index(man), self.columns)
        row = min(self.rows - 1, max(0, row + rows))
        column = min(self.columns - 1, max(0, column + columns))
        found = self.men[min(row * self.columns + column, len(self.men) - 1)]
        return man if found is None else found
