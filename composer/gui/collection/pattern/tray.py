# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be put on the pattern's board: the men, fairy men, any man, no man, one of several."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.board.mantile import ManTile
from composer.gui.board.namedman import NamedMan
from composer.gui.board.pictures import MAN_ORDER, MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import tr
from composer.library.query.pattern import Want, Wanted
from composer.problem.men import Man

_WIDTH: Final = 42  # of a man's tile, in logical pixels
_HEIGHT: Final = 34
_FAIRY: Final = 4  # fairy men on the tray, the last named


class PatternTray(QWidget):
    """Twelve men, a row for fairy men, five wants; one is picked, or several men after `One of`.

    Fairy men come onto the tray when they are named in its line or stand on the board.

    Signals:
        picked: what a click on the board puts down; None for nothing.
        left: the board is to have the keyboard again.
    """

    picked = Signal(object)
    left = Signal()

    def __init__(
        self, appearance: Appearance, pictures: MenPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance, self._pictures = appearance, pictures
        self._men = {man: self._tile(man) for man in MAN_ORDER}
        self.named = NamedMan(appearance)
        self.named.named.connect(self.pick)
        self.named.left.connect(self.left)
        self._fairy = QHBoxLayout()
        self._wants = {want: self._want_button(words) for want, words in want_names().items()}
        self._one_of = self._want_button(self.tr("One of"))
        self._one_of.setToolTip(self.tr("Then choose the men, one of which must stand there"))
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        for button in (*self._men.values(), *self._wants.values(), self._one_of):
            self._group.addButton(button)
        self._group.buttonClicked.connect(self._clicked)
        self._lay_out()

    @property
    def wanted(self) -> Wanted | None:
        """What is picked."""
        men = frozenset(man for man, button in self._men.items() if button.isChecked())
        if len(men) > 1:
            return men
        if men:
            return next(iter(men))
        return next((want for want, button in self._wants.items() if button.isChecked()), None)

    def button(self, wanted: Wanted | None) -> QAbstractButton:
        """Return the button of a man or of a want; that of "one of" for None."""
        if isinstance(wanted, Man):
            return self._men[wanted]
        return self._wants[wanted] if isinstance(wanted, Want) else self._one_of

    @property
    def men(self) -> tuple[Man, ...]:
        """The men on the tray, the orthodox ones first."""
        return tuple(self._men)

    def offer(self, men: Iterable[Man]) -> None:
        """Have these fairy men on the tray; those there longest make room for them."""
        wanted = [man for man in dict.fromkeys(men) if not man.is_orthodox]
        there = [man for man in self._men if man not in MAN_ORDER]
        kept = [man for man in there if man not in wanted] + wanted
        busy = [man for man in kept if man in self._men and self._men[man].isChecked()]
        kept = [man for man in kept if man not in busy][-_FAIRY + len(busy) :] + busy
        if set(kept) == set(there) or set(wanted) <= set(there):
            return
        for man in there:
            if man not in kept:
                tile = self._men.pop(man)
                self._group.removeButton(tile)
                self._fairy.removeWidget(tile)
                tile.deleteLater()
        for man in kept:
            if man not in self._men:
                self._men[man] = tile = self._tile(man)
                self._group.addButton(tile)
                self._fairy.addWidget(tile)
                tile.show()

    def pick(self, man: Man) -> None:
        """Pick a man, who comes onto the tray if he is not there; beside others after `One of`."""
        self.offer([man])
        if not self._men[man].isChecked():
            self._men[man].click()
        self.left.emit()

    def _tile(self, man: Man) -> ManTile:
        size = QSize(_WIDTH, _HEIGHT)
        return ManTile(man, self._appearance, self._pictures, size, carried=True)

    def _clicked(self, pressed: QAbstractButton) -> None:
        several = {self._one_of, *self._men.values()}  # what may be on together
        together = self._one_of.isChecked() and pressed in several
        for button in self._group.buttons():
            if button is not pressed and not (together and button in several):
                button.setChecked(False)
        self.picked.emit(self.wanted)

    def _want_button(self, words: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName("want")
        button.setText(words)
        button.setCheckable(True)
        return button

    def _lay_out(self) -> None:
        men = QGridLayout()
        men.setSpacing(4)
        for place, man in enumerate(MAN_ORDER):
            men.addWidget(self._men[man], place % 2, place // 2)
        wants = QHBoxLayout()
        wants.setSpacing(4)
        for button in (*self._wants.values(), self._one_of):
            wants.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._fairy.setSpacing(4)
        self._fairy.addWidget(self.named, 1)
        self.named.setFixedHeight(_HEIGHT)
        column.addLayout(men)
        column.addLayout(self._fairy)
        column.addLayout(wants)


def want_names() -> dict[Want, str]:
    """Return the short words of the wants, in the order of their buttons."""
    return {
        Want.ANY_MAN: tr("Any"),
        Want.ANY_WHITE: tr("White"),
        Want.ANY_BLACK: tr("Black"),
        Want.EMPTY: tr("Empty"),
    }
