# SPDX-License-Identifier: GPL-3.0-or-later
"""How many men of each player are off: borne off, or taken for good."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from composer.games.position import GameError
from composer.games.tables import TablesPosition
from composer.gui.games.panels.cards import Card
from composer.gui.games.tables.board import TablesSort
from composer.gui.look.inputs import NumberBox
from composer.gui.words.language import tr
from composer.rules.historic.tables.row import OFF, SPECIAL, TablesRow


class OffCard(Card):
    """Lets the men be counted who are off; the board does not show them.

    Signals:
        edited: another number is wanted; carries the position with it.
        refused: so many cannot be off; carries a `GameError`.
    """

    edited = Signal(object)
    refused = Signal(object)

    def __init__(self, row: TablesRow, sort: TablesSort) -> None:
        """Count the men of a game, named as on its board."""
        title = tr("Men who are off")
        super().__init__(title)
        self._position: TablesPosition | None = None
        self.boxes: dict[str, NumberBox] = {}
        column = QVBoxLayout()
        men = [man for own in sort.rows for man in own]
        for man in men:
            self.boxes[man] = box = NumberBox()
            box.setRange(0, row.men(man.endswith(SPECIAL)))
            box.setPrefix(f"{sort.man_name(man)} ")
            box.setAccessibleName(f"{title}, {sort.man_name(man)}")
            box.valueChanged.connect(lambda count, man=man: self._set(man, count))
            column.addWidget(box)
        self.inner.addLayout(column)

    def show_position(self, position: TablesPosition) -> None:
        """Show how many are off."""
        self._position = position
        for man, box in self.boxes.items():
            off = position.sorts(man.removesuffix(SPECIAL))
            box.blockSignals(True)
            box.setValue(off.get((OFF, man.endswith(SPECIAL)), 0))
            box.blockSignals(False)

    def _set(self, man: str, count: int) -> None:
        position = self._position
        if position is None:
            return
        special = man.endswith(SPECIAL)
        try:
            self.edited.emit(position.with_men(man.removesuffix(SPECIAL), OFF, count, special))
        except GameError as error:
            self.show_position(position)
            self.refused.emit(error)
