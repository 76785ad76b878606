# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of tables: what is its own. Stones are stacked on points, and a play has arrows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QMimeData, QRectF, Qt
from PySide6.QtGui import QPainter

from composer.diagrams.games.men.figure import FIGURE_BOX
from composer.diagrams.games.picture import Picture
from composer.diagrams.games.tables import stone_items, tables_board, tables_picture
from composer.diagrams.games.tablesarrows import arrows_picture
from composer.diagrams.painting.games import paint_picture
from composer.games.tables import TablesPosition
from composer.gui.board.geometry import Layout
from composer.gui.board.menedits import Handling, Plan
from composer.gui.board.mime import dragged_letter, letter_data
from composer.gui.board.sort import Click, Ground, Offer, Typed
from composer.gui.games.board.cells import BoardLayout
from composer.gui.games.board.men import GameMen, theme_of
from composer.gui.games.board.sort import DrawnSort
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import capital, fill, language, tr
from composer.rules.book import Rules
from composer.rules.game import name_in
from composer.rules.historic.tables.books import tables_book
from composer.rules.historic.tables.row import BAR, SPECIAL, TablesRow
from composer.solver.dice.answer import Step


class _TablesHandling(Handling):
    """Stones, each by the id of whose it is; the uppermost of a point or a bar is grasped."""

    stacks = True

    def __init__(self, row: TablesRow) -> None:
        self._row = row
        self.geometry = tables_book(row.id).geometry

    def set_cells(
        self, position: TablesPosition, changes: Mapping[int, str | None], went: Plan
    ) -> TablesPosition:
        """Return a position after a stone came onto these places, or one was taken off.

        A stone that comes onto any bar stands on its own player's.

        Raises:
            GameError: they cannot stand so.
        """
        for cell, stone in changes.items():
            man, more = (stone, 1) if stone else (position[cell], -1)
            if man:
                owner, special = man.removesuffix(SPECIAL), man.endswith(SPECIAL)
                place = BAR if cell >= self._row.points else cell + 1
                count = position.sorts(owner).get((place, special), 0) + more
                position = position.with_men(owner, place, count, special)
        return position


class TablesSort(DrawnSort):
    """Points and bars. The left button adds a stone of the first player, the right of the second.

    Shift and a click takes a stone away.
    """

    usual, least = (620, 480), (360, 290)

    def __init__(self, appearance: Appearance, row: TablesRow) -> None:
        """Make the board of a game."""
        super().__init__(appearance)
        self._row = row
        self.handling = _TablesHandling(row)
        self.empty = TablesPosition.empty(row)
        self.rules = Rules(tables_book(row.id))

    def layout(self, width: float, height: float, ratio: float, flipped: bool) -> BoardLayout:
        """Return the largest board that fits."""
        return BoardLayout(tables_board(self._row, flipped), width, height, ratio)

    def standing(self, position: TablesPosition) -> TablesPosition:
        """Return nobody: stones are drawn with the board."""
        found: TablesPosition = self.empty
        return found

    def drawn_with(self, ground: Ground) -> TablesPosition:
        """Return the position without the stone in hand."""
        gesture = ground.gesture
        lifted = gesture.squares if gesture is not None and gesture.lifts else ()
        found: TablesPosition = self.handling.set_cells(ground.position, dict.fromkeys(lifted), {})
        return found

    def cells(self, layout: BoardLayout, ground: Ground) -> Picture:
        """Return the board with its stones."""
        shown, theme = self.drawn_with(ground), theme_of(self._appearance)
        return tables_picture(shown, theme, turned=layout.flipped)

    def words(self, position: TablesPosition, cell: int, rules: Rules) -> str:
        """Return a place, and whose stones and how many stand there."""
        man, points = position[cell], self._row.points
        if cell >= points:
            player = self._row.bars[cell - points].id
            count = position.count(player, BAR)
            return fill(tr("outside: %1, %2"), player_name(self._row, player), count)
        if man is None:
            return fill(tr("point %1, empty"), cell + 1)
        player = man.removesuffix(SPECIAL)
        count = position.count(player, cell + 1)
        return fill(tr("point %1: %2, %3"), cell + 1, player_name(self._row, player), count)

    def hint(self, position: TablesPosition) -> str:
        """Return how many stones there are, and what keys do."""
        stones = ", ".join(
            f"{player_name(self._row, player)} {position.total(player)}"
            for player in self._row.player_ids
        )
        codes = ", ".join(map(self._row.code, self._row.player_ids))
        keys = fill(tr("Arrows move, %1 put stones, Space lifts and drops."), codes)
        return f"{stones}. {keys}"

    def typed(self, waiting: str, letter: str) -> Typed | None:
        """Return whose stone letters put, as they are written; a star puts a special one."""
        men = {self._written(man): man for man in self.offer().men}
        for written in (f"{waiting}{letter}".capitalize(), letter.capitalize()):
            longer = any(code.startswith(written) and code != written for code in men)
            if written in men:
                return Typed(men[written], written if longer else "")
            if longer:
                return Typed(None, written)
        return None

    def _written(self, man: str) -> str:
        player = man.removesuffix(SPECIAL)
        return self._row.code(player) + man[len(player) :]

    def clicked(
        self, position: TablesPosition, cell: int, button: Qt.MouseButton, adding: bool
    ) -> Click | None:
        """Put a stone, or take one away."""
        if adding:
            return None if position[cell] is None else Click(None)
        first, second, *_ = self._row.player_ids
        return Click(second if button is Qt.MouseButton.RightButton else first)

    def offer(self) -> Offer:
        """Return the stones of the players, and special ones where the game has any."""
        men = tuple(man for row in self.rows for man in row)
        return Offer(men, 1, named=len(men) <= _NAMED)

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The stones that are offered, a row for each player."""
        special = (SPECIAL,) if self._row.special else ()
        return tuple((each, *map(each.__add__, special)) for each in self._row.player_ids)

    def man_words(self, man: str) -> str:
        """Return what a stone is called within a sentence, such as `man, White`."""
        names = self._row.special if man.endswith(SPECIAL) else ()
        kind = name_in(names, language()) if names else tr("man", "of tables games")
        player = player_name(self._row, man.removesuffix(SPECIAL))
        return fill(tr("%1, %2", "a man and whose he is"), kind, player)

    def place_name(self, cell: int) -> str:
        """Return the number of a point, or that it is the bar: whose, the man says."""
        return tr("bar", "of tables") if cell >= self._row.points else str(cell + 1)

    def man_name(self, man: str) -> str:
        """Return whose a stone is, and that it is special."""
        player = player_name(self._row, man.removesuffix(SPECIAL))
        if man.endswith(SPECIAL):
            return f"{player}, {name_in(self._row.special, language())}"
        return player

    def short_name(self, man: str) -> str:
        """Return whose he is, or of a special one what he is: his colour shows whose."""
        if man.endswith(SPECIAL):
            return capital(name_in(self._row.special, language()))
        return capital(self.man_name(man))

    def data(self, man: str) -> QMimeData:
        """Return the data of a stone under way."""
        return letter_data(self._row.id, man)

    def dragged(self, data: QMimeData) -> str | None:
        """Return the stone that is dragged from the tray."""
        return dragged_letter(data, self._row.id)


_NAMED: Final = 7  # as many stones have their names on the tray


class Stones(GameMen):
    """Pictures of stones by the id of whose they are, a star behind it for special ones."""

    def __init__(self, appearance: Appearance, row: TablesRow) -> None:
        super().__init__(appearance, tables_book(row.id))
        self._row = row

    def _paint(self, painter: QPainter, man: str, rect: QRectF, halo: float = 0.0) -> None:
        player, theme = man.removesuffix(SPECIAL), theme_of(self._appearance)
        stone = tuple(stone_items(player, man.endswith(SPECIAL), self._row, theme))
        paint_picture(painter, Picture(FIGURE_BOX, FIGURE_BOX, stone), rect)


class PlayArrows:
    """The arrows of a play, over the stones."""

    def __init__(self, position: TablesPosition, steps: Sequence[Step]) -> None:
        """Show a play that is made in a position."""
        self._position, self._steps = position, [(step.start, step.end) for step in steps]

    def under(self, painter: QPainter, geometry: Layout) -> None:
        """Draw nothing under them."""

    def over(self, painter: QPainter, geometry: Layout) -> None:
        """Draw an arrow from stone to place for each step."""
        arrows = arrows_picture(self._position, self._steps, turned=geometry.flipped)
        paint_picture(painter, arrows, QRectF(*geometry.whole))


def player_name(row: TablesRow, player: str) -> str:
    """Return what a player is called."""
    names = next(one.names for one in row.players if one.id == player)
    return name_in(names, language())
