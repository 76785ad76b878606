# SPDX-License-Identifier: GPL-3.0-or-later
"""The second tray: the fairy men in use, beside the twelve, to be dragged or stamped again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from composer.gui.board.mantile import ManTile
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.problem.men import SIDES, Colour, Man
from composer.problem.position import Position

_TILE: Final = QSize(38, 38)
_MOST: Final = 5  # rows; more men than these are on the page of men
_RADIUS: Final = 8


class MenTray(QWidget):
    """Shows White's and Black's man of each fairy kind in use, neutral and other men last.

    Signals:
        picked: the man that a click on the board is to put down; None when he is put away.
        changed: it has come, gone, or is of another height.
    """

    picked = Signal(object)
    changed = Signal()

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._appearance, self._pictures = appearance, pictures
        self._men: tuple[Man, ...] = ()
        self._tiles: dict[Man, ManTile] = {}
        self._picked: Man | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(2, 3, 2, 3)
        self._grid.setSpacing(1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Fairy men in use"))
        appearance.colours_changed.connect(self.update)
        self.hide()

    @property
    def men(self) -> tuple[Man, ...]:
        """The men on the tray, row by row."""
        return self._men

    def show_position(self, position: Position) -> None:
        """Show the fairy men of a position; the man picked stays among them."""
        present = {man for _, man in position}
        if self._picked is not None:
            present.add(self._picked)
        men = men_in_use(present)[: 2 * _MOST]
        if men == self._men:
            return
        self._men = men
        for tile in self._tiles.values():
            self._grid.removeWidget(tile)
            tile.deleteLater()
        self._tiles = {man: self._tile(man) for man in men}
        for place, tile in enumerate(self._tiles.values()):
            self._grid.addWidget(tile, place // 2, place % 2)
            tile.show()
        self.setVisible(bool(men))
        self.changed.emit()

    def set_picked(self, man: Man | None) -> None:
        """Frame the man that is picked, if he is here."""
        self._picked = man if man is not None and not man.is_orthodox else None
        for shown, tile in self._tiles.items():
            tile.setChecked(shown is man)

    def tile(self, man: Man) -> ManTile:
        """Return the tile of a man on the tray."""
        return self._tiles[man]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tray."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._appearance.tokens.line2), 1))
        painter.setBrush(QColor(self._appearance.colours.tray))
        tray = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(tray, _RADIUS, _RADIUS)
        painter.end()

    def _tile(self, man: Man) -> ManTile:
        tile = ManTile(man, self._appearance, self._pictures, _TILE, carried=True)
        tile.setChecked(man is self._picked)
        tile.clicked.connect(lambda on: self.picked.emit(man if on else None))
        return tile


def men_in_use(present: Iterable[Man]) -> tuple[Man, ...]:
    """Return the men of a tray: of each fairy kind White's and Black's, then all special ones."""
    fairy = sorted(
        {man for man in present if not man.is_orthodox},
        key=lambda man: (man.kind.row is None, int(man.kind), man.colour.value, man.letter),
    )
    kinds = dict.fromkeys(man.kind for man in fairy if not man.kind.is_orthodox)
    plain = [Man.of(side, kind) for kind in kinds for side in SIDES]
    special = [man for man in fairy if man.colour is Colour.NEUTRAL or man.qualities]
    return (*plain, *special)
