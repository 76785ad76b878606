# SPDX-License-Identifier: GPL-3.0-or-later
"""Twelve small switches, one for each kind of man."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from composer.gui.board.pictures import MAN_ORDER, MenPictures
from composer.gui.board.words import man_name
from composer.gui.look.tokens import LIGHT, LINEN, MARKS, BoardColours, Tokens
from composer.problem.men import Man

_SIDE: Final = 30
_RADIUS: Final = 5


class MenRow(QWidget):
    """White men over black ones; any number may be on.

    Signals:
        changed: other men are on; carries them as a tuple.
    """

    changed = Signal(object)

    def __init__(self, pictures: MenPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._switches = {man: _Switch(man, pictures) for man in MAN_ORDER}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        for place, switch in enumerate(self._switches.values()):
            grid.addWidget(switch, place % 2, place // 2)
            switch.toggled.connect(self._tell)
        grid.setColumnStretch(len(MAN_ORDER) // 2, 1)
        self._quiet = False

    @property
    def men(self) -> tuple[Man, ...]:
        """The men that are on."""
        return tuple(man for man, switch in self._switches.items() if switch.isChecked())

    def set_men(self, men: tuple[Man, ...], own: Man | None = None) -> None:
        """Switch these men on; nothing is told. `own` is on in any case and cannot be off."""
        self._quiet = True
        for man, switch in self._switches.items():
            switch.setEnabled(man is not own)
            switch.setChecked(man in men and man is not own)
        self._quiet = False

    def switch(self, man: Man) -> QAbstractButton:
        """Return the switch of a man."""
        return self._switches[man]

    def set_theme(self, tokens: Tokens, colours: BoardColours) -> None:
        """Use other colours."""
        for switch in self._switches.values():
            switch.set_theme(tokens, colours)

    def _tell(self) -> None:
        if not self._quiet:
            self.changed.emit(self.men)


class _Switch(QAbstractButton):
    """A man on the tray's tint, framed while he is on."""

    def __init__(self, man: Man, pictures: MenPictures) -> None:
        super().__init__()
        self._man, self._pictures = man, pictures
        self._tokens: Tokens = LIGHT
        self._colours: BoardColours = LINEN
        self.setCheckable(True)
        self.setFixedSize(_SIDE, _SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(man_name(man))
        self.setToolTip(man_name(man))

    def set_theme(self, tokens: Tokens, colours: BoardColours) -> None:
        """Use other colours."""
        self._tokens, self._colours = tokens, colours
        self.update()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of the switch."""
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the man on his tile."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tile = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(MARKS.picked if self.isChecked() else self._colours.tray))
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        painter.drawRoundedRect(tile, _RADIUS, _RADIUS)
        if self.isChecked() or self.underMouse() or self.hasFocus():
            strong = self.isChecked() or self.hasFocus()
            painter.setPen(QPen(QColor(MARKS.cursor), 2 if strong else 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        man = QRectF(0, 0, _SIDE - 6, _SIDE - 6)
        man.moveCenter(tile.center())
        self._pictures.draw(painter, self._man, man)
        painter.end()
