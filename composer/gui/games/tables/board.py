# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of tables: what is its own. Stones are stacked on points, and a play has arrows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from composer.diagrams.games.men.figure import FIGURE_BOX, Side, painted
from composer.diagrams.games.men.shapes import TABLES_STONE
from composer.diagrams.games.picture import Picture
from composer.diagrams.games.tables import tables_board, tables_picture
from composer.diagrams.games.tablesarrows import arrows_picture
from composer.diagrams.painting.games import paint_picture
from composer.games.tables import TablesPosition
from composer.geometry.gameboards import TABLES_BOARD
from composer.gui.board.geometry import Layout
from composer.gui.board.menedits import Handling, Plan
from composer.gui.board.sort import Click, Ground, Typed
from composer.gui.games.board.cells import BoardLayout
from composer.gui.games.board.men import GameMen, theme_of
from composer.gui.games.board.sort import DrawnSort
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import fill, language, tr
from composer.rules.book import Rules
from composer.rules.game import name_in
from composer.rules.historic.tables import TABLES_BOOK, TABLES_PLAYERS
from composer.solver.dice.answer import Step

_TYPED = {"W": "white", "B": "black"}


class _TablesHandling(Handling):
    """Stones, each by the id of whose it is; the uppermost of a point is grasped."""

    geometry = TABLES_BOARD
    stacks = True

    def set_cells(
        self, position: TablesPosition, changes: Mapping[int, str | None], went: Plan
    ) -> TablesPosition:
        """Return a position after a stone came onto these points, or one was taken off.

        Raises:
            GameError: they cannot stand so.
        """
        for cell, player in changes.items():
            owner, more = (player, 1) if player else (position[cell], -1)
            if owner:
                count = position.men(owner, cell + 1) + more
                position = position.with_men(owner, cell + 1, count)
        return position


class TablesSort(DrawnSort):
    """Twenty-four points. The left button adds a white stone, the right one a black one.

    Shift and a click takes a stone away.
    """

    handling = _TablesHandling()
    empty = TablesPosition.empty()
    rules = Rules(TABLES_BOOK)
    usual, least = (620, 480), (360, 290)

    def layout(self, width: float, height: float, ratio: float, flipped: bool) -> BoardLayout:
        """Return the largest board that fits."""
        return BoardLayout(tables_board(flipped), width, height, ratio)

    def standing(self, position: TablesPosition) -> TablesPosition:
        """Return nobody: stones are drawn with the board."""
        return self.empty

    def drawn_with(self, ground: Ground) -> TablesPosition:
        """Return the position without the stone in hand."""
        gesture = ground.gesture
        lifted = gesture.squares if gesture is not None and gesture.lifts else ()
        return self.handling.set_cells(ground.position, dict.fromkeys(lifted), {})

    def cells(self, layout: BoardLayout, ground: Ground) -> Picture:
        """Return the board with its stones."""
        shown, theme = self.drawn_with(ground), theme_of(self._appearance)
        return tables_picture(shown.white, shown.black, theme, turned=layout.flipped)

    def words(self, position: TablesPosition, cell: int, rules: Rules) -> str:
        """Return a point, and whose stones and how many stand there."""
        player = position[cell]
        if player is None:
            return fill(tr("point %1, empty"), cell + 1)
        count = position.men(player, cell + 1)
        return fill(tr("point %1: %2, %3"), cell + 1, player_name(player), count)

    def hint(self, position: TablesPosition) -> str:
        """Return how many stones there are, and what keys do."""
        stones = (f"{player_name(player)} {position.total(player)}" for player in _TYPED.values())
        keys = tr("Arrows move, W and B put stones, Space lifts and drops.")
        return f"{', '.join(stones)}. {keys}"

    def typed(self, waiting: str, letter: str) -> Typed | None:
        """Return whose stone a letter puts, as they are written."""
        player = _TYPED.get(letter.upper())
        return None if player is None else Typed(player)

    def clicked(
        self, position: TablesPosition, cell: int, button: Qt.MouseButton, adding: bool
    ) -> Click | None:
        """Put a stone, or take one away."""
        if adding:
            return None if position[cell] is None else Click(None)
        return Click("black" if button is Qt.MouseButton.RightButton else "white")


class Stones(GameMen):
    """Pictures of stones by the id of whose they are."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, TABLES_BOOK)

    def _paint(self, painter: QPainter, man: str, rect: QRectF, halo: float = 0.0) -> None:
        side = Side.LIGHT if man == "white" else Side.DARK
        stone = tuple(painted(TABLES_STONE, side, theme_of(self._appearance)))
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


def player_name(player: str) -> str:
    """Return what a player is called."""
    names = next(one.names for one in TABLES_PLAYERS if one.id == player)
    return name_in(names, language())
