# SPDX-License-Identifier: GPL-3.0-or-later
"""What desks of games need of a studio, without the rest of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from studio import FakePrompts

from composer.games.record import as_problem
from composer.games.task import GameProblem
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.boardcolumn import Place
from composer.gui.games.desk.desk import GameDesk, Shared
from composer.gui.games.desks import GameDesks
from composer.gui.look.appearance import Appearance
from composer.gui.user.actions import Actions
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.user.settings import Settings
from composer.problem.problem import Problem
from composer.rules.book import RuleBook


class GameRoom:
    """A workbench, and a window that shows the desk in front."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        appearance, preferring = Appearance(), Preferring(Settings(folder / "studio.ini"))
        preferring.prefer(reduce_motion=True)
        self.window = QMainWindow()
        qtbot.addWidget(self.window)
        self.actions = Actions(self.window, appearance)
        self.notices = NoticeBar(appearance)
        self.prompts = FakePrompts(path=folder / "problem.jsonl")
        self.workbench = Workbench(self.window)
        shared = Shared(appearance, preferring, self.actions, self.notices)
        self.games = GameDesks(
            shared, workbench=self.workbench, prompts=self.prompts, parent=self.window
        )
        self._places = Place(QWidget()), Place(QWidget()), Place(QWidget())
        column, head, pane = self._places
        right, beside = QWidget(), QSplitter()
        below = QVBoxLayout(right)
        below.addWidget(head)
        below.addWidget(pane, 1)
        beside.addWidget(column)
        beside.addWidget(right)
        beside.setSizes([780, 580])
        self.window.setCentralWidget(beside)
        self.games.front_changed.connect(self._show)
        self.notices.lie_over(self.window)
        self.window.resize(1360, 860)
        self.window.show()
        histories = self.workbench.histories
        self.actions.on_trigger({"undo": histories.undo, "redo": histories.redo})
        self.actions["drop-map"].setChecked(preferring.now.drop_map)
        self.actions["drop-map"].toggled.connect(lambda on: preferring.prefer(drop_map=on))

    @property
    def front(self) -> GameDesk:
        """The desk in front."""
        desk = self.games.front
        assert desk is not None
        return desk

    def new(self, book: RuleBook) -> GameDesk:
        """Open the empty board of a game, and return its desk."""
        self.games.new_game(book)
        return self.front

    def open(self, problem: Problem | GameProblem, saved: bool = True) -> GameDesk:
        """Open a problem, and return its desk."""
        kept = as_problem(problem) if isinstance(problem, GameProblem) else problem
        self.workbench.open_beside(kept, saved=saved)
        return self.front

    def close(self) -> None:
        """End all threads."""
        self.games.close()

    def _show(self, front: GameDesk | None) -> None:
        if front is not None:
            for place, part in zip(self._places, front.parts, strict=True):
                place.show_part(part)
            front.order_tabs()
            self.front.board.setFocus(Qt.FocusReason.OtherFocusReason)
