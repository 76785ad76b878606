# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines of a game on its board."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QStackedWidget

from composer.games.task import GamePlay, GameProblem
from composer.gui.board.overlays import Ghost
from composer.gui.board.view import BoardView
from composer.gui.games.board.journeys import Journey, begun, journey, play_turns
from composer.gui.games.desk.opened import Opened
from composer.gui.games.panels.rows import GameRow
from composer.gui.look.appearance import Appearance
from composer.gui.panels.caption import CaptionPanel
from composer.gui.panels.linestrip import Line, LineMove, LineStrip
from composer.gui.panels.reading import OWNER, Reading
from composer.gui.panels.tree import SolutionTree
from composer.gui.panels.treerow import TreeRow
from composer.notation.gameverdict import turn_leads


class GameReading(Reading):
    """Lines of turns."""

    def __init__(
        self,
        game: Opened[GameProblem],
        board: BoardView,
        tree: SolutionTree,
        caption: CaptionPanel,
        appearance: Appearance,
    ) -> None:
        strip, place = LineStrip(appearance), QStackedWidget()
        for part in (caption, strip):
            place.addWidget(part)
        super().__init__(board, tree, strip, place, play_turns, game)
        self._game = game

    def line_of(self, row: TreeRow) -> tuple[Any, tuple[Any, ...]]:
        """Return where the line of a row begins, and its turns."""
        turns, begins = (row.turns, row.begins) if isinstance(row, GameRow) else ((), False)
        return begun(self.diagram(), begins), turns

    def diagram(self) -> Any:
        """Return the position of the problem."""
        return self._game.problem.position

    def written(self, moves: tuple[Any, ...]) -> Line:
        """Return how a line is written."""
        task, position = self._game.problem.task, self.diagram()
        alone = task is not None and task.play is GamePlay.SERIES
        players = 1 if alone else len(position.game.players)
        leads = turn_leads(len(moves), players, self.player.start.turn != position.turn)
        written = [LineMove(turn.text, *lead) for turn, lead in zip(moves, leads, strict=True)]
        return lambda letters: written

    def show_position(self, position: Any, step: int) -> None:
        """Show a position of the line; forward the man of the last turn goes his way."""
        seen, board = self.player.seen, self._board
        last = Journey() if seen is None else journey(*seen)
        path = last.path if step > self._step else ()
        told = {path[0]: path[-1]} if len(path) > 1 else {} if path else None
        legs = min(3, max(1, len(path) - 1))
        board.set_position(position, board.motion.step * legs, told, path)
        taken = (pair for pair in last.taken if not position.men[pair[0]])
        board.overlays.set(OWNER, tuple(Ghost(cell, man, taken=True) for cell, man in taken))
