# SPDX-License-Identifier: GPL-3.0-or-later
"""Twelve small switches, one for each kind of man."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from composer.gui.board.mantile import ManTile
from composer.gui.board.pictures import MAN_ORDER, MenPictures
from composer.gui.look.appearance import Appearance
from composer.problem.men import Man

_SIDE: Final = 30  # of a tile, in logical pixels


class MenRow(QWidget):
    """White men over black ones; any number may be on.

    Signals:
        changed: other men are on; carries them as a tuple.
    """

    changed = Signal(object)

    def __init__(
        self, appearance: Appearance, pictures: MenPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        side = QSize(_SIDE, _SIDE)
        self._switches = {
            man: ManTile(man, appearance, pictures, side, carried=False) for man in MAN_ORDER
        }
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        for place, switch in enumerate(self._switches.values()):
            grid.addWidget(switch, place % 2, place // 2)
            switch.toggled.connect(self._report)
        grid.setColumnStretch(len(MAN_ORDER) // 2, 1)
        self._quiet = False

    @property
    def men(self) -> tuple[Man, ...]:
        """The men that are on."""
        return tuple(man for man, switch in self._switches.items() if switch.isChecked())

    def set_men(self, men: tuple[Man, ...], own: Man | None = None) -> None:
        """Switch these men on; nothing is emitted. `own` is on in any case and cannot be off."""
        self._quiet = True
        for man, switch in self._switches.items():
            switch.setEnabled(man is not own)
            switch.setChecked(man in men and man is not own)
        self._quiet = False

    def switch(self, man: Man) -> QAbstractButton:
        """Return the switch of a man."""
        return self._switches[man]

    def _report(self) -> None:
        if not self._quiet:
            self.changed.emit(self.men)
