# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of a game's desk, and how they are laid out; nothing of it is connected yet."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QScrollArea,
    QWidget,
)

from composer.games.record import as_problem, game_problem
from composer.games.task import GameProblem
from composer.gui.aids.seeker import Seeker
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.documents.document import Document
from composer.gui.games.board.men import GameMen
from composer.gui.games.board.sort import CellsSort
from composer.gui.games.desk.column import GameColumn
from composer.gui.games.desk.desk import GameDesk, Shared
from composer.gui.games.desk.linereading import GameReading
from composer.gui.games.desk.opened import Opened
from composer.gui.games.panels.bar import GameBar
from composer.gui.games.panels.cards import DefectsCard, ExtrasCard, RulesCard, TextCard
from composer.gui.games.panels.neighbours import (
    NeighboursCard,
    cell_label,
    change_words,
    man_words,
)
from composer.gui.games.panels.turnlist import TurnsCard
from composer.gui.look.widgets import ROOM, column
from composer.gui.panels.analysisbody import AnalysisBody
from composer.gui.panels.tree import TreePanel
from composer.gui.user.actions import BESIDE_THE_BOARD


class GameParts(GameDesk):
    """A desk with all that is on it and behind it.

    Attributes:
        game: the problem that is worked on, as one of its game.
    """

    board: BoardView
    column: GameColumn

    def __init__(self, document: Document, shared: Shared) -> None:
        """Make the parts; see `GameDesk`."""
        super().__init__(document, shared)
        appearance = shared.appearance
        self.preferring = shared.preferring
        self.actions_by_name = actions = shared.actions
        self.game: Opened[GameProblem] = Opened(document, game_problem, as_problem, self)
        problem = self.game.problem
        book = problem.rules.book
        self.men = GameMen(appearance, book)
        self.board = BoardView(appearance, self.men, sort=CellsSort(appearance, book))
        self.board.show_rules(problem.rules)
        self.palette_of_men = MenPalette(appearance, self.board)
        self.bar = GameBar(
            appearance,
            [actions["undo"], actions["redo"]],
            [actions["flip"], actions["copy"], actions["export"]],
        )
        self.solution = TreePanel(appearance)
        self.solution.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.defects, self.extras, self.rules_card = DefectsCard(), ExtrasCard(), RulesCard()
        self.text_card, self.neighbours = (
            TextCard(appearance),
            NeighboursCard(
                appearance,
                partial(change_words, partial(man_words, book), partial(cell_label, book)),
            ),
        )
        self.turns = TurnsCard(self.tr("Turns of the player to move"))
        self.findings = TurnsCard(self.tr("Found on the board"))
        self.reading = GameReading(
            self.game, self.board, self.solution.tree, self.caption, appearance
        )
        self.solving = Seeker("games", self)
        self._lay_out()

    def _lay_out(self) -> None:
        self.cards = QWidget()
        self.cards.setObjectName("insightBody")
        column(
            self.defects,
            self.extras,
            self.findings,
            self.neighbours,
            self.rules_card,
            self.turns,
            self.text_card,
            ROOM,
            on=self.cards,
        )
        scroll = QScrollArea()
        scroll.setWidget(self.cards)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        names = self.tr("Solution"), self.tr("Position and rules")
        column(AnalysisBody(self.solution, scroll, names), on=self.pane)
        self._lay_out_column()

    def made_column(self) -> GameColumn:
        """Make what has the place of the board."""
        return GameColumn(self)

    def _lay_out_column(self) -> None:
        actions = self.actions_by_name
        tools = [actions[name] for name in (*BESIDE_THE_BOARD, "game-array")]
        self.column.fill(
            self.bar,
            self.palette_of_men,
            self.board,
            self.reading.place,
            tools,
            [actions["drop-map"]],
        )

    def order_tabs(self) -> None:
        """Let Tab go from the bar over men and board to what was found, and round again."""
        stops = [
            *self.bar.stops(),
            self.palette_of_men,
            self.board,
            *self.caption.stops(),
            self.verdict,
            self.solution.tree,
            self.findings.list,
            self.neighbours.list,
            self.rules_card.change,
            self.turns.list,
            self.text_card.copy,
        ]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
