# SPDX-License-Identifier: GPL-3.0-or-later
"""What edits may touch: how far, how many men, which men and which squares, in a small window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QToolButton,
    QWidget,
)

from composer.analysis.composing.edits import EVERYWHERE, NO_LIMITS, Limits, men_at_hand
from composer.gui.board.menrow import MenRow
from composer.gui.board.paintboard import PaintBoard
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList, TickBox
from composer.gui.look.widgets import ROOM, column, label, link, open_at, row
from composer.problem.men import Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import Square
from composer.rules.book import ORTHODOX, Rules

_REACHES: Final = (NO_LIMITS.reach, 1, 2)
_SIDE: Final = 27  # of a square of the small board, logical pixels


class LimitsPopup(QFrame):
    """Edits the limits of single edits; each change is reported at once.

    Signals:
        changed: the limits are others.
    """

    changed = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("limits")
        self.setAccessibleName(self.tr("Limit what edits may do"))
        self._position: Position = EMPTY
        self._squares: frozenset[Square] = EVERYWHERE
        self._men: frozenset[Man] | None = None
        self.reach = DropList()
        self.reach.setAccessibleName(self.tr("How far a man may be moved"))
        far = (self.tr("Moves of any length"), self.tr("One step"), self.tr("Up to two steps"))
        for words, reach in zip(far, _REACHES, strict=True):
            self.reach.addItem(words, reach)
        self.no_more_men = TickBox(self.tr("No more men than now"))
        pictures = MenPictures(appearance)
        self.men = MenRow(appearance, pictures)
        self.squares = PaintBoard(appearance, pictures)
        self.squares.set_side(_SIDE)
        self.reset = link(self.tr("No limits"), self.clear)
        self._lay_out()
        self._show()
        self.reach.currentIndexChanged.connect(lambda _: self._report())
        self.no_more_men.toggled.connect(lambda _: self._report())
        self.men.changed.connect(self._set_men)
        self.squares.painted.connect(self._set_squares)
        self.squares.chosen.connect(lambda square: self._set_squares(self._squares ^ {square}))

    @property
    def limits(self) -> Limits:
        """The limits, for the position shown."""
        most = len(self._position) if self.no_more_men.isChecked() else NO_LIMITS.most_men
        return Limits(self._squares, self._men, self.reach.currentData(), most)

    @property
    def are_set(self) -> bool:
        """Whether there are any."""
        return self.limits != NO_LIMITS

    def set_position(self, position: Position, rules: Rules = ORTHODOX) -> None:
        """Show a position as its rules have it; nothing is emitted."""
        self.squares.set_rules(rules)
        if position != self._position:
            self._position = position
            self._show()

    def open_under(self, button: QToolButton) -> None:
        """Open below a button, within the screen."""
        self.adjustSize()
        below = QPoint(button.width() - self.width(), button.height() + 2)
        open_at(self, button.mapToGlobal(below))
        self.reach.setFocus()

    def clear(self) -> None:
        """Let edits touch everything."""
        blocked = self.blockSignals(True)
        self.reach.setCurrentIndex(0)
        self.no_more_men.setChecked(False)
        self._men, self._squares = None, EVERYWHERE
        self.blockSignals(blocked)
        self._report()

    def _set_men(self, men: tuple[Man, ...] | None) -> None:
        every = men is None or set(men) == set(self.men.offered)
        self._men = None if every else frozenset(men or ())
        self._report()

    def _set_squares(self, squares: frozenset[Square]) -> None:
        self._squares = squares
        self._report()

    def _report(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.men.set_others(men_at_hand(self._position))
        self.men.set_men(self.men.offered if self._men is None else tuple(self._men))
        self.squares.set_position(self._position, frozenset())
        self.squares.set_painted(None, self._squares)
        self.reset.setEnabled(self.are_set)

    def _taken(self) -> frozenset[Square]:
        return frozenset(square for square, _ in self._position)

    def _lay_out(self) -> None:
        every = link(self.tr("All men"), lambda: self._set_men(None))
        nobody = link(self.tr("None", "of the men"), lambda: self._set_men(()))
        whole = link(self.tr("All squares"), lambda: self._set_squares(EVERYWHERE))
        empty = link(self.tr("Empty ones"), lambda: self._set_squares(EVERYWHERE - self._taken()))
        none = link(self.tr("None", "of the squares"), lambda: self._set_squares(frozenset()))
        below = column(
            self.reach,
            self.no_more_men,
            row(label(self.tr("Only these men"), "panelTitle"), every, nobody, ROOM, spacing=4),
            self.men,
            row(label(self.tr("Only the blue squares"), "panelTitle"), ROOM, spacing=4),
            self.squares,
            on=self,
            margins=(14, 10, 14, 10),
            spacing=6,
        )
        foot = row(whole, empty, none, ROOM, spacing=4)
        foot.addWidget(self.reset)
        below.addLayout(foot)
