# SPDX-License-Identifier: GPL-3.0-or-later
"""The heads of the phase table: which are tries, what is done with them, how they are dragged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication

from composer.analysis.phaseplay import TRY
from composer.analysis.phases import Column
from composer.gui.panels.lettering import Lettering
from composer.gui.words.language import tr

HEAD: Final = -1
"""The row of the heads, above the first defence."""


@dataclass(frozen=True, slots=True)
class Heights:
    """How high the parts of the table are, in logical pixels: as the letters need.

    Attributes:
        head: the heads.
        row: a defence.
        cell: the frame of a cell within it.
        legend: the last line.
    """

    head: int
    row: int
    cell: int
    legend: int

    @staticmethod
    def of(lettering: Lettering) -> Heights:
        """Return the heights for some letters; for usual ones those of the look."""
        line = lettering.line
        return Heights(max(28, line + 8), max(32, line + 12), max(24, line + 4), max(26, line + 6))

    def top(self, place: int) -> int:
        """Return where a row begins; the heads are one, too."""
        return 0 if place == HEAD else self.head + place * self.row

    def of_row(self, place: int) -> int:
        """Return how high a row is, or the heads are."""
        return self.head if place == HEAD else self.row

    def place_at(self, y: int) -> int:
        """Return which row is at a height; there may be no such row."""
        return HEAD if y < self.head else (y - self.head) // self.row


@dataclass(slots=True)
class Dragged:
    """A head that is held with the mouse.

    Attributes:
        column: which.
        start: where it was taken.
        moves: whether it has been dragged, and not only clicked.
        gap: before which of the tries it would be put down.
    """

    column: int
    start: QPoint
    moves: bool = False
    gap: int = 0

    def lead(self, point: QPoint, gap: int) -> None:
        """Drag it to a point; a small shake of the hand is no dragging."""
        least = QGuiApplication.styleHints().startDragDistance()
        self.moves = self.moves or (point - self.start).manhattanLength() >= least
        self.gap = gap


def is_try(column: Column) -> bool:
    """Return whether a column is that of a try."""
    return column.kind == TRY and column.phase.move is not None


def first_of(column: Column) -> str:
    """Return the first move of a phase as UCI; nothing of set play."""
    return "" if column.phase.move is None else column.phase.move.uci


def head_hint(column: Column) -> str:
    """Say what can be done with a try; nothing of set play and key."""
    if not is_try(column):
        return ""
    if column.pinned:
        return tr("Click: let go. Drag: move. Right button: more.")
    return tr("Click: keep in the table. Drag: move. Right button: more.")
