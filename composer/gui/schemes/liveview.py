# SPDX-License-Identifier: GPL-3.0-or-later
"""What the live table shows and where: its rows and words, and the place of each cell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QRect, QSize

from composer.analysis.schemes.live import LiveRow, LiveTable
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.schemes.livewords import cell_text, head_words, rest_words, spoken, state_words
from composer.gui.words.language import tr
from composer.notation.letters import Letters
from composer.notation.moves import move_text

HEAD: Final = -1
"""The row of the heads."""
DEFENCE: Final = -1
"""The column of the ticks and defences."""
LEFT: Final = 14
"""What is free at the left, in pixels, as all that follows."""
TICK: Final = 26
"""The room of a tick."""
PAD: Final = 8
"""What is free at each side of words."""
APART: Final = 6
"""What is free between columns."""
_LEAST, _CROSS = 64, 18

Place = tuple[int, int]
"""A row and a column."""


@dataclass(frozen=True)
class LiveView:
    """A table in letters of a size; made anew where one of them changes.

    Attributes:
        table: the table.
        wants: the mates that were chosen: first move, reply, mate.
        opened: whether the rest is shown.
        letters: those that moves are written in.
        lettering: the font.
    """

    table: LiveTable
    wants: frozenset[tuple[int, int, int]]
    opened: bool
    letters: Letters
    lettering: Lettering

    @property
    def rows(self) -> tuple[LiveRow, ...]:
        """The rows that are shown, those of the rest where it is open."""
        return self.table.rows + (self.table.rest if self.opened else ())

    # Where things are

    @property
    def row_high(self) -> int:
        """How high a row is."""
        return max(32, self.lettering.line + 12)

    @property
    def head_high(self) -> int:
        """How high the heads are."""
        return max(40, self.lettering.line + self.lettering.small_line + 10)

    @cached_property
    def widths(self) -> tuple[int, ...]:
        """How wide the columns are, that of the defences first."""
        measured, rows = self.lettering.width, self.rows
        defences = [measured(move_text(row.move, self.letters)) for row in rows]
        widths = [TICK + max([measured(tr("Defence"), Cut.BOLD), *defences]) + 2 * PAD]
        for place, column in enumerate(self.table.columns):
            words = [
                measured(head_words(column, self.letters), Cut.BOLD) + _CROSS * column.held,
                measured(state_words(column, self.letters), Cut.SMALL),
                *(measured(self.cell_text(row, place), Cut.BOLD) for row in rows),
            ]
            widths.append(max(_LEAST, max(words) + 2 * PAD + APART))
        return tuple(widths)

    @property
    def size(self) -> QSize:
        """The size of all cells."""
        rows = len(self.rows) + bool(self.table.rest)
        return QSize(LEFT * 2 + sum(self.widths), self.head_high + rows * self.row_high)

    def cell(self, row: int, column: int) -> QRect:
        """Return where a cell is; `HEAD` and `DEFENCE` are a row and a column, too."""
        left = LEFT + sum(self.widths[: column + 1])
        wide = self.widths[column + 1] if column + 1 < len(self.widths) else 0
        if row == HEAD:
            return QRect(left, 0, wide, self.head_high)
        return QRect(left, self.head_high + row * self.row_high, wide, self.row_high)

    def tick(self, row: int) -> QRect:
        """Return where the tick of a row is."""
        cell = self.cell(row, DEFENCE)
        return QRect(cell.left(), cell.center().y() - 8, 16, 16)

    def cross(self, column: int) -> QRect:
        """Return where the cross of a head is."""
        head = self.cell(HEAD, column)
        return QRect(head.right() - _CROSS, head.top() + 3, 16, 16)

    def rest_line(self, wide: int) -> QRect:
        """Return where the line of the rest is, in a grid of a width; empty where there is none."""
        if not self.table.rest:
            return QRect()
        top = self.head_high + len(self.rows) * self.row_high
        return QRect(LEFT, top, max(wide - 2 * LEFT, 120), self.row_high)

    # What is said there

    def cell_text(self, row: LiveRow, place: int) -> str:
        """Return what stands in a cell, with what is wanted there."""
        return cell_text(self.table, row, place, self.letters, self._wanted(row, place))

    def words_of(self, row: int, column: int) -> str:
        """Return a place for those who hear it."""
        if row >= len(self.rows):
            return " ".join(rest_words(self.table, self.letters))
        place = max(column, 0)
        if row == HEAD:
            head = self.table.columns[place]
            return f"{head_words(head, self.letters)}, {state_words(head, self.letters)}"
        wanted = self._wanted(self.rows[row], place)
        return spoken(self.table, self.rows[row], place, self.letters, wanted)

    def parts(self, wide: int) -> Iterator[tuple[str, QRect]]:
        """Yield the parts for those who hear it, each with its place."""
        for row in range(HEAD, len(self.rows)):
            for place in range(len(self.table.columns)):
                yield self.words_of(row, place), self.cell(row, place)
        if self.table.rest:
            yield self.words_of(len(self.rows), 0), self.rest_line(wide)

    def _wanted(self, row: LiveRow, place: int) -> list[int]:
        """Return the mates that are wanted in a cell."""
        at = self.table.columns[place].first, row.reply
        return [mate for first, reply, mate in self.wants if (first, reply) == at]
