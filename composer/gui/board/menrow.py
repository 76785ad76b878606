# SPDX-License-Identifier: GPL-3.0-or-later
"""Small switches, one for each man: the orthodox twelve, and others where there are any."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from composer.gui.board.mantile import ManTile
from composer.gui.board.pictures import MAN_ORDER, MenPictures
from composer.gui.look.appearance import Appearance
from composer.problem.men import Man

_SIDE: Final = 30  # of a tile, in logical pixels
_COLUMNS: Final = len(MAN_ORDER) // 2


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
        self._appearance, self._pictures = appearance, pictures
        self._switches: dict[Man, ManTile] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(2)
        self._grid.setColumnStretch(_COLUMNS, 1)
        for man in MAN_ORDER:
            self._add(man)
        self._quiet = False

    @property
    def men(self) -> tuple[Man, ...]:
        """The men that are on."""
        return tuple(man for man, switch in self._switches.items() if switch.isChecked())

    @property
    def offered(self) -> tuple[Man, ...]:
        """All men that there are switches for."""
        return tuple(self._switches)

    def set_others(self, men: Iterable[Man]) -> None:
        """Offer these men below the orthodox ones; nothing is emitted."""
        others = [man for man in dict.fromkeys(men) if man not in MAN_ORDER]
        if others == list(self._switches)[len(MAN_ORDER) :]:
            return
        for man in [switch for switch in self._switches if switch not in MAN_ORDER]:
            switch = self._switches.pop(man)
            self._grid.removeWidget(switch)
            switch.deleteLater()
        for man in others:
            self._add(man)

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

    def _add(self, man: Man) -> None:
        """Add a switch: White's and Black's men one below the other, others row by row."""
        size = QSize(_SIDE, _SIDE)
        switch = ManTile(man, self._appearance, self._pictures, size, carried=False)
        place, rows = len(self._switches), 0
        self._switches[man] = switch
        if place >= len(MAN_ORDER):
            place, rows = place - len(MAN_ORDER), 2
            rows += place // (2 * _COLUMNS) * 2
            place %= 2 * _COLUMNS
        self._grid.addWidget(switch, rows + place % 2, place // 2)
        switch.toggled.connect(self._report)

    def _report(self) -> None:
        if not self._quiet:
            self.changed.emit(self.men)
