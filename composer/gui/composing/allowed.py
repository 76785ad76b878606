# SPDX-License-Identifier: GPL-3.0-or-later
"""How many men of each sort may be added."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from composer.gui.board.pictures import MenPictures
from composer.gui.board.words import man_name
from composer.gui.composing.wanted import KINDS, Wanted
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import NumberBox
from composer.gui.look.widgets import ROOM, column, link, row
from composer.problem.men import Colour, Kind, Man

_SIDE: Final = 26
_MOST: Final = 9


class Allowed(QWidget):
    """A number below each man, White's over Black's; kings come by themselves.

    Attributes:
        usual: allows the usual few.
        everybody: allows all that there are.
        nobody: allows nobody.

    Signals:
        numbered: another number is wished for; carries the man and the number.
    """

    numbered = Signal(object, int)

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._boxes: dict[Man, NumberBox] = {}
        self.usual = link(self.tr("The usual few"))
        self.everybody = link(self.tr("All that there are"))
        self.nobody = link(self.tr("Nobody"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(4)
        grid.setVerticalSpacing(2)
        for place, colour in enumerate((Colour.WHITE, Colour.BLACK)):
            kinds = (kind for kind in KINDS if kind is not Kind.KING)
            for file, kind in enumerate(kinds):
                man = Man.of(colour, kind)
                box = NumberBox()
                box.setRange(0, _MOST)
                box.setAccessibleName(man_name(man))
                box.valueChanged.connect(partial(self.numbered.emit, man))
                grid.addWidget(_Figure(man, appearance, pictures), 2 * place, file)
                grid.addWidget(box, 2 * place + 1, file)
                self._boxes[man] = box
        links = row(self.usual, self.everybody, self.nobody, ROOM, spacing=4)
        column(links, grid, on=self, spacing=6)

    def box(self, man: Man) -> NumberBox:
        """Return the number of a man."""
        return self._boxes[man]

    def show_numbers(self, wanted: Wanted) -> None:
        """Show the numbers; nothing is emitted."""
        for man, box in self._boxes.items():
            box.blockSignals(True)
            box.setValue(wanted.number(man))
            box.blockSignals(False)


class _Figure(QWidget):
    """A man over his number."""

    def __init__(self, man: Man, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._man, self._pictures = man, pictures
        self.setFixedHeight(_SIDE)
        self.setToolTip(man_name(man))
        appearance.figures_changed.connect(self.update)
        appearance.colours_changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return the size of the figure."""
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the man in the middle."""
        painter = QPainter(self)
        picture = self._pictures.pixmap(self._man, _SIDE, self.devicePixelRatioF())
        painter.drawPixmap(QPointF((self.width() - _SIDE) / 2, 0), picture)
        painter.end()
