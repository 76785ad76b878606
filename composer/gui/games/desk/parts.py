# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of a game's desk, and how they are laid out; nothing of it is connected yet."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QScrollArea,
    QSplitter,
    QTabWidget,
    QToolButton,
    QVBoxLayout,
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
from composer.gui.games.desk.desk import GameDesk, Shared
from composer.gui.games.desk.opened import Opened
from composer.gui.games.desk.player import LinePlayer
from composer.gui.games.desk.solving import GameSolving
from composer.gui.games.panels.bar import GameBar
from composer.gui.games.panels.cards import DefectsCard, ExtrasCard, RulesCard, TextCard
from composer.gui.games.panels.neighbours import NeighboursCard
from composer.gui.games.panels.solution import GameSolution
from composer.gui.games.panels.strip import SoundStrip
from composer.gui.games.panels.turnlist import TurnsCard
from composer.gui.panels.verdict import VerdictLine
from composer.gui.user.actions import BESIDE_THE_BOARD

_TWO_COLUMNS: Final = 1230  # of the window: from here on solution and cards stand side by side
_HIGH: Final = 760  # of the window: from here on the strip of versions is seen
_ANALYSIS: Final = 640
_ONE_COLUMN: Final = 400
_BESIDE: Final = 30  # pixels from the tray of men to the first cell


class GameParts(GameDesk):
    """A desk with all that is on it and behind it.

    Attributes:
        game: the problem that is worked on, as one of its game.
    """

    board: BoardView

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
        self.strip = SoundStrip(appearance)
        self.verdict = VerdictLine(appearance)
        self.solution = GameSolution(appearance)
        self.defects, self.extras, self.rules_card = DefectsCard(), ExtrasCard(), RulesCard()
        self.text_card, self.neighbours = TextCard(appearance), NeighboursCard(appearance)
        self.turns = TurnsCard(self.tr("Turns of the player to move"))
        self.findings = TurnsCard(self.tr("Found on the board"))
        self.player = LinePlayer(self)
        self.solving = GameSolving(self)
        self.drops, self.around = Seeker("drops", self), Seeker("neighbours", self)
        self._lay_out()

    def _lay_out(self) -> None:
        self.cards = QWidget()
        self.cards.setObjectName("insightBody")
        column = QVBoxLayout(self.cards)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for card in (
            self.defects,
            self.extras,
            self.findings,
            self.neighbours,
            self.rules_card,
            self.turns,
            self.text_card,
        ):
            column.addWidget(card)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self.cards)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._columns = QSplitter()
        self._columns.setHandleWidth(1)
        self._columns.setChildrenCollapsible(False)
        self._below = QVBoxLayout()
        self._below.setContentsMargins(0, 0, 0, 0)
        self._below.addWidget(self._columns, 1)
        self._below.addWidget(self._tabs, 1)
        analysis = QWidget()
        analysis.setObjectName("analysis")
        right = QVBoxLayout(analysis)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        right.addWidget(self.verdict)
        right.addLayout(self._below, 1)
        self._divided = QSplitter()
        self._divided.setHandleWidth(1)
        self._divided.setChildrenCollapsible(False)
        self._divided.addWidget(self._board_column())
        self._divided.addWidget(analysis)
        self._divided.setStretchFactor(0, 1)
        self._divided.setStretchFactor(1, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._divided)
        self._two: bool | None = None

    def _board_column(self) -> QWidget:
        tools = QWidget()
        grid = QVBoxLayout(tools)
        grid.setContentsMargins(0, 8, 0, 0)
        grid.setSpacing(0)
        names = list(BESIDE_THE_BOARD)
        for first, second in zip(names[::2], names[1::2], strict=True):
            row = QHBoxLayout()
            row.setSpacing(0)
            for name in (first, second):
                row.addWidget(self._tool(name))
            grid.addLayout(row)
        drop = self._tool("drop-map")
        drop.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        grid.addWidget(drop)
        inner = QWidget()
        tray = QVBoxLayout(inner)
        tray.setContentsMargins(0, 0, 0, 0)
        tray.addWidget(self.palette_of_men)
        tray.addStretch(1)
        men = QScrollArea()
        men.setObjectName("gameMen")
        men.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        men.setWidget(inner)
        men.setWidgetResizable(True)
        men.setFixedWidth(self.palette_of_men.sizeHint().width() + 14)
        men.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner.setObjectName("gameTools")
        middle = QHBoxLayout()
        middle.setContentsMargins(10, 0, 10, 0)
        middle.setSpacing(4)
        left = QVBoxLayout()
        left.setSpacing(0)
        men.setMaximumHeight(self.palette_of_men.sizeHint().height() + 4)
        left.addWidget(men, 100)
        left.addWidget(tools)
        left.addStretch(1)
        middle.addLayout(left)
        middle.addWidget(self.board, 1)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(middle, 1)
        self.caption.setContentsMargins(men.width() + _BESIDE, 0, 14, 0)
        column.addWidget(self.caption)
        column.addWidget(self.strip)
        return whole

    def _order_tabs(self) -> None:
        """Let Tab go from the bar over men and board to what was found, and round again."""
        stops = [
            *self.bar.stops(),
            self.palette_of_men,
            self.board,
            *self.caption.stops(),
            self.strip.list,
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

    def _tool(self, name: str) -> QToolButton:
        button = QToolButton()
        button.setDefaultAction(self.actions_by_name[name])
        button.setIconSize(QSize(16, 16))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setObjectName("aid")
        return button

    def _arrange(self) -> None:
        """Give the analysis one column or two, and the board the rest."""
        two = self.width() >= _TWO_COLUMNS
        if two is not self._two:
            self._two = two
            if two:
                self._columns.addWidget(self.solution)
                self._columns.addWidget(self._scroll)
                self.solution.show()
                self._scroll.show()
                self._columns.setSizes([318, _ANALYSIS - 318])
            else:
                self._tabs.addTab(self.solution, self.tr("Solution"))
                self._tabs.addTab(self._scroll, self.tr("Position and rules"))
            self._order_tabs()
            self._columns.setVisible(two)
            self._tabs.setVisible(not two)
        self.strip.setVisible(self.height() >= _HIGH)
        wanted = _ANALYSIS if two else min(_ONE_COLUMN, round(self.width() * 0.42))
        high = self.height() - 36 - 44 - 58 - 24 - (120 if self.height() >= _HIGH else 0)
        board = max(360, high) + self.palette_of_men.sizeHint().width() + 50
        left = max(self.width() - wanted - 1, min(board, self.width() - wanted - 1))
        if two:
            left = min(left, max(board, self.width() - 780))
        self._divided.setSizes([left, self.width() - left - 1])

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Divide the room for the first time."""
        super().showEvent(event)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show one column or two, and the strip where there is room."""
        super().resizeEvent(event)
        self._arrange()
