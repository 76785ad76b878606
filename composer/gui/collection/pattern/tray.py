# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be put on the pattern's board: the men, any man, no man, one of several."""

from __future__ import annotations

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
from composer.gui.board.pictures import MAN_ORDER, MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import tr
from composer.library.query.pattern import Want, Wanted
from composer.problem.men import Man

_WIDTH: Final = 42  # of a man's tile, in logical pixels
_HEIGHT: Final = 34


class PatternTray(QWidget):
    """Twelve men over five wants; one is picked, or several men after `One of`.

    Signals:
        picked: what a click on the board puts down; None for nothing.
    """

    picked = Signal(object)

    def __init__(
        self, appearance: Appearance, pictures: MenPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        size = QSize(_WIDTH, _HEIGHT)
        self._men = {
            man: ManTile(man, appearance, pictures, size, carried=True) for man in MAN_ORDER
        }
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
        column.addLayout(men)
        column.addLayout(wants)


def want_names() -> dict[Want, str]:
    """Return the short words of the wants, in the order of their buttons."""
    return {
        Want.ANY_MAN: tr("Any"),
        Want.ANY_WHITE: tr("White"),
        Want.ANY_BLACK: tr("Black"),
        Want.EMPTY: tr("Empty"),
    }
