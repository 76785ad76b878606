# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of one kind of men: a picture of its moves, its rules, and whose man is taken."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QWidget

from composer.gui.board.mantile import ManTile
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.men.movepicture import MovePicture
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.rules.kinds import FairyKind

_HIGH: Final = 147
_TILE: Final = QSize(32, 32)


class ManCard(QWidget):
    """Shows a kind; its tiles say whether White's, Black's or a neutral man is meant, and royal.

    Signals:
        dressed: another colour or quality is wanted; carries colour and qualities.
        taken: a tile was clicked: that man is to be put down on the board.
    """

    dressed = Signal(object, object)
    taken = Signal(object)

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._appearance, self._pictures = appearance, pictures
        self._kind: FairyKind | None = None
        self._colour = Colour.WHITE
        self._qualities = frozenset[str]()
        self.picture = MovePicture(appearance, pictures)
        self._name, self._text, self._source = label(), label(), label(kind="muted")
        for said in (self._name, self._text, self._source):
            said.setTextFormat(Qt.TextFormat.PlainText)
            said.setWordWrap(True)
        bold = self._name.font()
        bold.setBold(True)
        self._name.setFont(bold)
        self._tiles = QHBoxLayout()
        self._tiles.setSpacing(4)
        words = column(self._name, self._text, self._source, ROOM, self._tiles, spacing=3)
        line = row(on=self, margins=(14, 10, 14, 10), spacing=12)
        line.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        line.addLayout(words, 1)
        self.setFixedHeight(_HIGH)  # nothing jumps from one kind to the next
        self._colours = QButtonGroup(self)
        appearance.writing_changed.connect(self._word)

    @property
    def man(self) -> Man | None:
        """The man that is meant, or None before a kind was shown."""
        if self._kind is None:
            return None
        return Man.of(self._colour, Kind.defined(self._kind), self._qualities)

    def show_kind(self, kind: FairyKind) -> None:
        """Show a kind."""
        if kind == self._kind:
            return
        self._kind = kind
        self._word()
        self._make_tiles(kind)
        self._show()

    def dress(self, colour: Colour, royal: bool) -> None:
        """Mean a man of this colour, royal or not."""
        self._colour = colour
        self._qualities = frozenset({ROYAL}) if royal else frozenset()
        self._show()
        self.dressed.emit(self._colour, self._qualities)

    def _make_tiles(self, kind: FairyKind) -> None:
        """Put other tiles in place of those of the kind before."""
        while (item := self._tiles.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.deleteLater()
        self._colours = QButtonGroup(self)
        for colour in Colour:
            tile = self._tile(Man.of(colour, Kind.defined(kind)))
            tile.setChecked(colour is self._colour)
            tile.clicked.connect(lambda _=False, colour=colour: self._take(colour))
            self._colours.addButton(tile)
            self._tiles.addWidget(tile)
        self._tiles.addSpacing(8)
        royal = self._tile(Man.of(Colour.WHITE, Kind.defined(kind), {ROYAL}))
        royal.setToolTip(self.tr("Royal: check and mate are of this man"))
        royal.setChecked(ROYAL in self._qualities)
        royal.clicked.connect(lambda on: self.dress(self._colour, on))
        self._tiles.addWidget(royal)
        self._tiles.addStretch(1)

    def _tile(self, man: Man) -> ManTile:
        return ManTile(man, self._appearance, self._pictures, _TILE, carried=True)

    def _take(self, colour: Colour) -> None:
        self.dress(colour, ROYAL in self._qualities)
        if self.man is not None:
            self.taken.emit(self.man)

    def _word(self) -> None:
        if self._kind is not None:
            language = self._appearance.language
            self._name.setText(f"{self._kind.name(language)}  {self._kind.letter(language)}")
            self._text.setText(self._kind.text)
            self._source.setText(self._kind.source)

    def _show(self) -> None:
        if self._kind is not None:
            self.picture.show_kind(self._kind, self._colour, self._qualities)
