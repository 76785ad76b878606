# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of one kind of men: a picture of its moves, its rules, and whose man is taken."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from composer.geometry.geometry import Geometry
from composer.gui.board.mantile import ManTile
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS
from composer.gui.look.widgets import ROOM, column, label, row
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.rules.kinds import FairyKind
from composer.rules.walks import Walk, sample_geometry, sample_men, walks

_SIDE: Final = 116  # of the picture, logical pixels


class MovePicture(QWidget):
    """Shows a man in the middle of an empty board, with hurdles where he needs them."""

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._appearance, self._pictures = appearance, pictures
        self._kind: FairyKind | None = None
        self._man: Man | None = None
        self._board: Geometry | None = None
        self._walks: tuple[Walk, ...] = ()
        self._men: dict[int, bool] = {}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        appearance.repaint(self)

    def show_kind(self, kind: FairyKind, colour: Colour, qualities: frozenset[str]) -> None:
        """Show how a kind moves."""
        self._man = Man.of(colour, Kind.defined(kind), qualities)
        if kind != self._kind:
            self._kind = kind
            board = self._board = sample_geometry(kind.movement)
            middle = len(board) // 2
            self._men = sample_men(kind.movement, board, middle)
            self._walks = walks(kind.movement, board, middle, self._men)
        self.setAccessibleName(kind.rule(self._appearance.language))
        self.update()

    @property
    def targets(self) -> tuple[str, ...]:
        """The labels of the cells where the man of the picture arrives."""
        board = self._board
        return () if board is None else tuple(board.cells[w.target].label for w in self._walks)

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of the picture."""
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw board, ways and man."""
        if self._board is None or self._man is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = round(len(self._board) ** 0.5)
        side = (_SIDE - 2) / count
        colours = self._appearance.colours
        painter.fillRect(QRectF(0, 0, _SIDE, _SIDE), QColor(colours.dark))
        for number in range(len(self._board)):
            if (number // count + number % count) % 2:
                painter.fillRect(self._cell(number, side), QColor(colours.light))
        self._paint_walks(painter, side)
        middle = len(self._board) // 2
        room = side * 0.1
        self._pictures.draw(
            painter, self._man, self._cell(middle, side).adjusted(-room, -room, room, room)
        )
        painter.end()

    def _paint_walks(self, painter: QPainter, side: float) -> None:
        middle = self._middle_of(len(self._board or ()) // 2, side)
        for colour, width in ((QColor(MARKS.casing), 3.0), (QColor(MARKS.lit_frame), 1.4)):
            painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
            for walk in self._walks:
                painter.drawPolyline([middle, *self._corners(walk, side)])
        for cell in self._men:
            painter.setPen(QPen(QColor(MARKS.casing), 1))
            painter.setBrush(QColor(MARKS.hurdle))
            painter.drawEllipse(self._middle_of(cell, side), side * 0.26, side * 0.26)
        for walk in self._walks:
            ring = walk.taken == walk.target
            painter.setPen(QPen(QColor(MARKS.lit_frame if ring else MARKS.casing), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush if ring else QColor(MARKS.lit_frame))
            size = side * (0.38 if ring else 0.2)
            painter.drawEllipse(self._middle_of(walk.target, side), size, size)

    def _corners(self, walk: Walk, side: float) -> list[QPointF]:
        """Return the places through which the line of a walk is drawn."""
        return [self._middle_of(cell, side) for cell in walk.path]

    def _cell(self, number: int, side: float) -> QRectF:
        count = round(len(self._board or ()) ** 0.5)
        rank, file = divmod(number, count)
        return QRectF(1 + file * side, 1 + (count - 1 - rank) * side, side, side)

    def _middle_of(self, number: int, side: float) -> QPointF:
        return self._cell(number, side).center()


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
        self.setMinimumHeight(_HIGH)  # nothing jumps, but where a kind has much to be said of it
        self._colours = QButtonGroup(self)
        appearance.writing_changed.connect(self._word)
        appearance.writing_changed.connect(self._show)

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
            self._text.setText(self._kind.rule(language))
            self._source.setText(self._kind.source)

    def _show(self) -> None:
        if self._kind is not None:
            self.picture.show_kind(self._kind, self._colour, self._qualities)
