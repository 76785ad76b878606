# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of a game on cells: what is its own."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QMimeData, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from composer.diagrams.games.board import game_board
from composer.diagrams.games.drawing import ground_picture
from composer.diagrams.games.theme import GameTheme
from composer.diagrams.painting.games import paint_picture
from composer.games.position import EMPTY, GamePosition, game_of
from composer.gui.board.geometry import Layout
from composer.gui.board.handling import Plan
from composer.gui.board.mime import dragged_letter
from composer.gui.board.sort import BoardSort, Ground, Typed
from composer.gui.games.board.cells import BoardLayout
from composer.gui.games.board.men import offered_men, theme_of
from composer.gui.games.board.symmetry import Turned, cells_after, counterparts
from composer.gui.games.board.words import cell_words
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import tr
from composer.rules.book import RuleBook, Rules
from composer.rules.game import EXTRA_CELLS

_SIDE = 600  # of a board in the window, in logical pixels
_LEAST = 320  # below that men cannot be told apart


class CellsHandling:
    """Men of a game, by their letters; a mark of his goes with a man."""

    stacks = False

    def __init__(self, book: RuleBook) -> None:
        self.geometry = book.geometry
        ways = (Turned.QUARTER, Turned.BACK, Turned.MIRROR, Turned.UPSIDE_DOWN)
        found = (cells_after(book.geometry, way) for way in ways)
        self.turns: tuple[Plan, ...] = tuple(dict(enumerate(cells)) for cells in found if cells)
        self._letters = tuple(letter for row in offered_men(book) for letter in row)
        game = game_of(book)
        self._others = counterparts(game) or {}
        self._marks = [extra.id for extra in game.extras if extra.form == EXTRA_CELLS]

    def set_cells(
        self, position: GamePosition, changes: Mapping[int, str | None], went: Plan
    ) -> GamePosition:
        """Return a position after these cells hold other men, or nobody."""
        after = position
        for cell, man in changes.items():
            after = after.with_man(cell, man or EMPTY)
        for origin, target in went.items():
            for extra in self._marks:
                if origin in position.cells_of(extra) and after.can_mark(extra, target):
                    after = after.with_mark(extra, target)
        return after

    def recoloured(self, man: str) -> str | None:
        """Return the man of the other player, where the players have the same men."""
        return self._others.get(man)

    def next_kind(self, man: str, steps: int) -> str | None:
        """Return a man some on in the order of the tray."""
        if man not in self._letters:
            return None
        return self._letters[(self._letters.index(man) + steps) % len(self._letters)]


class CellsSort(BoardSort):
    """Cells of any shape, with men whom one or more letters put."""

    def __init__(self, appearance: Appearance, book: RuleBook) -> None:
        self._appearance, self._book = appearance, book
        self.handling = CellsHandling(book)
        self.empty = GamePosition.empty(book)
        self.rules = Rules(book)
        self._kept: tuple[object, QPixmap] | None = None  # the ground that was drawn last

    def layout(self, width: float, height: float, ratio: float, flipped: bool) -> BoardLayout:
        """Return the largest board that fits."""
        return BoardLayout(game_board(self._book, flipped), width, height, ratio)

    def size(self, least: bool) -> tuple[int, int]:
        """Return the usual size of a view, or the least."""
        return (_LEAST, _LEAST) if least else (_SIDE, _SIDE)

    def draw_ground(self, painter: QPainter, layout: Layout, ground: Ground) -> None:
        """Draw the cells, what is special on them, and the coordinates."""
        look = (layout, ground.rules, ground.font, ground.ratio, self._appearance.tokens.muted)
        key = (*look, self._appearance.colours.name)
        assert isinstance(layout, BoardLayout)
        if self._kept is None or self._kept[0] != key:
            picture = QPixmap(layout.view * ground.ratio)
            picture.setDevicePixelRatio(ground.ratio)
            picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(picture)
            self._draw(inner, layout, ground)
            inner.end()
            self._kept = key, picture
        painter.drawPixmap(0, 0, self._kept[1])

    def _draw(self, painter: QPainter, layout: BoardLayout, ground: Ground) -> None:
        theme = theme_of(self._appearance)
        cells = ground_picture(self._book, theme, rules=ground.rules, turned=layout.flipped)
        paint_picture(painter, cells, layout.frame)
        draw_labels(painter, layout, theme, self._appearance.tokens.muted, ground.font)

    def words(self, position: GamePosition, cell: int, rules: Rules) -> str:
        """Return a cell and who stands there, such as `e5 king, White`."""
        return cell_words(position, cell)

    def hint(self, position: GamePosition) -> str:
        """Return what keys do."""
        return tr("Arrows move, letters put men, Space lifts and drops.")

    def typed(self, waiting: str, letter: str) -> Typed | None:
        """Return what a letter comes to after others that waited.

        It is taken as it is written, or where no man begins with it in the other case: games tell
        men apart by capitals.
        """
        if not letter.isalnum():
            return None
        letters = [name for row in offered_men(self._book) for name in row]
        for start in (waiting, "") if waiting else ("",):
            for form in (letter, letter.upper(), letter.lower()):
                written = start + form
                longer = any(name.startswith(written) and name != written for name in letters)
                if written in letters:
                    return Typed(written, written if longer else "")
                if longer:
                    return Typed(None, written)
        return None

    def dragged(self, data: QMimeData) -> str | None:
        """Return the man who is dragged from the tray."""
        return dragged_letter(data, self._book.id)


def draw_labels(
    painter: QPainter, layout: BoardLayout, theme: GameTheme, beside: str, font: QFont
) -> None:
    """Write the coordinates of a board: those on it in its ink, others in a colour."""
    letters = QFont(font)
    letters.setPixelSize(max(9, round(min(12.5, 16 * layout.scale))))
    painter.setFont(letters)
    for label in layout.drawn.labels:
        painter.setPen(QColor(theme.ink if label.inside else beside))
        x = layout.frame.left() + label.x * layout.scale
        y = layout.frame.top() + label.y * layout.scale
        painter.drawText(QRectF(x - 20, y - 10, 40, 20), Qt.AlignmentFlag.AlignCenter, label.text)
