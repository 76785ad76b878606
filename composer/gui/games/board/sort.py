# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of a game on cells: what is its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QMimeData, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from composer.diagrams.games.board import game_board
from composer.diagrams.games.drawing import ground_picture
from composer.diagrams.games.picture import Picture
from composer.diagrams.painting.games import paint_picture
from composer.games.position import EMPTY, GamePosition, game_of
from composer.gui.board.geometry import Layout
from composer.gui.board.menedits import Handling, Plan
from composer.gui.board.mime import dragged_letter, letter_data
from composer.gui.board.selected import relocated
from composer.gui.board.sort import BoardSort, Ground, Offer, Typed
from composer.gui.games.board.cells import BoardLayout
from composer.gui.games.board.men import offered_men, theme_of
from composer.gui.games.board.symmetry import Turned, cells_after, counterparts
from composer.gui.games.board.words import cell_words, man_name, owned_name
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import capital, tr
from composer.rules.book import RuleBook, Rules
from composer.rules.game import EXTRA_CELLS

_NAMED: Final = 6  # as many men have their names on the tray


class CellsHandling(Handling):
    """Men of a game, by their letters; a mark of his goes with a man."""

    def __init__(self, book: RuleBook) -> None:
        self.geometry = book.geometry
        ways = (Turned.QUARTER, Turned.BACK, Turned.MIRROR, Turned.UPSIDE_DOWN)
        found = (cells_after(book.geometry, way) for way in ways)
        self.turns = tuple(dict(enumerate(cells)) for cells in found if cells)
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

    def turned(self, position: GamePosition, how: Turned) -> GamePosition | None:
        """Return a position with its men elsewhere; None where board or men do not allow it."""
        plan = self.plan(how, [cell for cell, _ in position])
        return None if plan is None else relocated(position, plan, False, self)

    def plan(self, how: Turned, cells: Iterable[int]) -> Plan | None:
        """Return where men go when the board is turned; None where one would leave it."""
        after = cells_after(self.geometry, how)
        plan = {cell: -1 if after is None else after[cell] for cell in cells}
        return None if -1 in plan.values() else plan

    def swapped(self, position: GamePosition) -> GamePosition | None:
        """Return a position whose players have changed their men; None where they differ."""
        others = {cell: self.recoloured(man) for cell, man in position}
        if not self._others or None in others.values():
            return None
        return self.set_cells(position, others, {cell: cell for cell in others})

    def recoloured(self, man: str) -> str | None:
        """Return the man of the other player, where the players have the same men."""
        return self._others.get(man)

    def next_kind(self, man: str, steps: int) -> str | None:
        """Return the man so many steps on in the order of the tray."""
        if man not in self._letters:
            return None
        return self._letters[(self._letters.index(man) + steps) % len(self._letters)]


@cache
def cells_handling(book: RuleBook) -> CellsHandling:
    """Return how the men of a game are handled."""
    return CellsHandling(book)


class DrawnSort(BoardSort):
    """A board that diagrams draw too; what was drawn is kept until it is drawn otherwise.

    Attributes:
        usual: the usual width and height of a view, in logical pixels.
        least: below these men cannot be told apart.
    """

    usual, least = (600, 600), (320, 320)

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance
        self._kept: tuple[object, QPixmap] | None = None

    @abstractmethod
    def cells(self, layout: BoardLayout, ground: Ground) -> Picture:
        """Return the picture of the board without coordinates."""

    def drawn_with(self, ground: Ground) -> object:
        """Return what of the position is drawn with the board."""
        return None

    def size(self, least: bool) -> tuple[int, int]:
        """Return the usual size of a view, or the least."""
        return self.least if least else self.usual

    def draw_ground(self, painter: QPainter, layout: Layout, ground: Ground) -> None:
        """Draw the cells, what is special on them, and the coordinates."""
        assert isinstance(layout, BoardLayout)
        look = (self._appearance.colours.name, self._appearance.tokens.muted)
        key = (layout, ground.rules, ground.font, ground.ratio, look, self.drawn_with(ground))
        if self._kept is None or self._kept[0] != key:
            picture = QPixmap(layout.view * ground.ratio)
            picture.setDevicePixelRatio(ground.ratio)
            picture.fill(Qt.GlobalColor.transparent)
            inner = QPainter(picture)
            paint_picture(inner, self.cells(layout, ground), layout.frame)
            self._draw_labels(inner, layout, ground.font)
            inner.end()
            self._kept = key, picture
        painter.drawPixmap(0, 0, self._kept[1])

    def _draw_labels(self, painter: QPainter, layout: BoardLayout, font: QFont) -> None:
        """Write the coordinates: those on the board in its ink, others as the window does."""
        ink, beside = theme_of(self._appearance).ink, self._appearance.tokens.muted
        letters = QFont(font)
        letters.setPixelSize(max(9, round(min(12.5, 16 * layout.scale))))
        painter.setFont(letters)
        for label in layout.drawn.labels:
            painter.setPen(QColor(ink if label.inside else beside))
            x = layout.frame.left() + label.x * layout.scale
            y = layout.frame.top() + label.y * layout.scale
            place = QRectF(x - 20, y - 10, 40, 20)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, label.text)


class CellsSort(DrawnSort):
    """Cells of any shape, with men whom one or more letters put."""

    def __init__(self, appearance: Appearance, book: RuleBook) -> None:
        super().__init__(appearance)
        self._book = book
        self.handling = cells_handling(book)
        self.empty = GamePosition.empty(book)
        self.rules = Rules(book)

    def layout(self, width: float, height: float, ratio: float, flipped: bool) -> BoardLayout:
        """Return the largest board that fits."""
        return BoardLayout(game_board(self._book, flipped), width, height, ratio)

    def cells(self, layout: BoardLayout, ground: Ground) -> Picture:
        """Return the cells, and what is special on them."""
        theme = theme_of(self._appearance)
        return ground_picture(self._book, theme, rules=ground.rules, turned=layout.flipped)

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

    def offer(self) -> Offer:
        """Return the men: of two players side by side, of others one player after another."""
        rows = offered_men(self._book)
        count = sum(map(len, rows))
        if count <= _NAMED:
            return Offer(tuple(man for row in rows for man in row), 1, named=True)
        if len(rows) == 2:
            pairs = zip_longest(*rows)
            return Offer(tuple(man for pair in pairs for man in pair), 2)
        filled = ((*row, None) if len(row) % 2 else row for row in rows)
        return Offer(tuple(man for row in filled for man in row), 2)

    def man_name(self, man: str) -> str:
        """Return what a man is called, and whose he is."""
        return capital(owned_name(self._book, man))

    def short_name(self, man: str) -> str:
        """Return what he is called."""
        return capital(man_name(game_of(self._book), man))

    def man_tip(self, man: str) -> str:
        """Return the same with the letters that put him."""
        return f"{self.man_name(man)}  ({man})"

    def data(self, man: str) -> QMimeData:
        """Return the data of a man under way."""
        return letter_data(self._book.id, man)

    def dragged(self, data: QMimeData) -> str | None:
        """Return the man who is dragged from the tray."""
        return dragged_letter(data, self._book.id)
