# SPDX-License-Identifier: GPL-3.0-or-later
"""The gallery: the problems found as a grid of diagrams with captions, as large as one likes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSlider, QWidget

from composer.gui.collection.card import CardDelegate
from composer.gui.collection.grid import GridView
from composer.gui.collection.model import RecordsModel
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.words.language import fill

SMALLEST, LARGEST, AT_FIRST = 82, 402, 162
_STEP: Final = 16  # pixels of a side: two of each square


class Gallery(QWidget):
    """The grid with a slider for the size of the diagrams; Ctrl with the wheel sizes, too.

    Signals:
        side_changed: the diagrams are of another size; carries the side in logical pixels.
    """

    side_changed = Signal(int)

    def __init__(
        self,
        records: RecordsModel,
        thumbnails: Thumbnails,
        appearance: Appearance,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._cards = CardDelegate(appearance, thumbnails, self)
        self.grid = GridView(records, thumbnails, self._cards)
        self.grid.setAccessibleName(self.tr("Gallery of the problems found"))
        self.grid.resize_requested.connect(self._step)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(SMALLEST, LARGEST)
        self.slider.setSingleStep(_STEP)
        self.slider.setPageStep(4 * _STEP)
        self.slider.setFixedWidth(160)
        self.slider.setAccessibleName(self.tr("Size of the diagrams"))
        self.slider.setToolTip(self.tr("Size of the diagrams (Ctrl with the wheel)"))
        self.slider.setValue(AT_FIRST)
        self.slider.valueChanged.connect(self._resized)
        self._lay_out()
        for keys, steps in (("Ctrl++", 1), ("Ctrl+=", 1), ("Ctrl+-", -1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda steps=steps: self._step(steps))
        self._resized(AT_FIRST)
        repaint = self.grid.viewport().update
        appearance.colours_changed.connect(repaint)
        appearance.figures_changed.connect(repaint)
        appearance.writing_changed.connect(repaint)

    @property
    def side(self) -> int:
        """The side of a diagram in logical pixels."""
        return self.slider.value()

    def set_side(self, side: int) -> None:
        """Show larger or smaller diagrams."""
        self.slider.setValue(max(SMALLEST, min(LARGEST, side)))

    def _step(self, steps: int) -> None:
        self.set_side(self.side + steps * _STEP)

    def _resized(self, side: int) -> None:
        self._cards.set_side(side)
        self.grid.set_cell(self._cards.cell(self.grid.font()))
        self.slider.setAccessibleDescription(fill(self.tr("%1 pixels"), side))
        self.side_changed.emit(side)

    def _lay_out(self) -> None:
        foot = QWidget()
        foot.setObjectName("galleryFoot")
        words = label(self.tr("Size"), "muted")
        words.setBuddy(self.slider)
        row(ROOM, words, self.slider, on=foot, margins=(14, 3, 14, 3), spacing=8)
        column((self.grid, 1), foot, on=self)
        self.setFocusProxy(self.grid)

    # Qt's own names

    def minimumSizeHint(self) -> QSize:
        """Return the room of one diagram."""
        return QSize(200, 120)
