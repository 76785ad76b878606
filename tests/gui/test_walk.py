# SPDX-License-Identifier: GPL-3.0-or-later
"""A walk at random through boards, tabs and menus: what is seen is of the problem in front."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from alldoors import games
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QMenu
from studio import BLOCK, LONG, NO_KING, SOUND, THREATS, Studio, problem
from thorough import many

from composer.games.record import any_game
from composer.gui.games.desk.desk import UnreadDesk
from composer.gui.games.desks import empty_problem
from composer.problem.men import ORTHODOX_KINDS, Colour, Man
from composer.problem.problem import OtherGame, Problem
from composer.problem.stipulation import NO_TASK
from composer.rules.gamebooks import game_book_of
from composer.rules.historic.tables.books import TABLES_BOOK

LEFT = Qt.MouseButton.LeftButton
_STEPS = many(80, 80, 400)
_TASKS = ("#2", "h#2", "s#2", "#1", "=2", "ser-h#2", "h#2.5", "PG 2.0")
_KEYS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Q)
_ELSEWHERE = frozenset(
    {"quit", "new-library", "open-library", "copy-library", "import", "export-problems"}
    | {"telephone", "popeye", "check-popeye", "manual", "shortcuts", "game-book", "settings"}
    | {"read-letter", "originals"}
    | {"export", "print", "search", "compose-theme", "mine-endings", "open-file", "save-file"}
)
"""What opens windows of their own, or asks."""


class Walk:
    """Does what a user might do, in no order."""

    def __init__(self, studio: Studio, seed: int) -> None:
        self.window, self.random = studio.window, random.Random(seed)
        self.workbench = studio.window.workbench
        unread = Problem(stipulation=NO_TASK, game=OtherGame("hounds", '{"game": "hounds"}'))
        self.problems = [
            *(problem(fen) for fen in (BLOCK, SOUND, THREATS, NO_KING)),
            problem(LONG, "#3"),
            problem("8/8/8/8/8/5k2/7R/7K b - - 0 1", "h#2"),
            problem("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "PG 0.5"),
            unread,
            empty_problem(TABLES_BOOK),
            *(
                empty_problem(game_book_of(name))
                for name in ("merels", "tablut", "hare", "kaleido")
            ),
            *games(),
        ]

    def step(self) -> str:
        """Take one step; return what was done."""
        often: list[Callable[[], object]] = [self.put, self.drag, self.act, self.open]
        seldom = [self.play, self.press, self.show, self.close, self.write, self.ask]
        done = self.random.choice([*often, *often, *seldom])
        done()
        return done.__name__

    def put(self) -> None:
        """Put a man on a cell, or take off who stands there."""
        board: Any = self.window.files.front_board
        if not hasattr(board, "input"):
            return
        board.input.set_cursor(self.random.choice(board.drawing.geometry.cells))
        if self.random.random() < 0.2:
            QTest.keyClick(board, Qt.Key.Key_Delete)
        elif self.window.files.games.front is None:
            colour = self.random.choice((Colour.WHITE, Colour.BLACK))
            board.input.put(Man.of(colour, self.random.choice(ORTHODOX_KINDS)))
        else:
            men = [man for man in board.sort.offer().men if man] or ["white", "black"]
            board.input.put(self.random.choice(men))

    def drag(self) -> None:
        """Drag a man to another cell."""
        board: Any = self.window.files.front_board
        men = [cell for cell, _ in board.position] if hasattr(board, "input") else []
        if not men:
            return
        start = board.square_centre(self.random.choice(men))
        end = board.square_centre(self.random.choice(board.drawing.geometry.cells))
        QTest.mousePress(board.viewport(), LEFT, pos=start)
        QTest.mouseMove(board.viewport(), start + QPoint(15, 15))
        QTest.mouseMove(board.viewport(), end)
        QTest.mouseRelease(board.viewport(), LEFT, pos=end)

    def act(self) -> None:
        """Do what a menu offers."""
        actions = self.window.actions_by_name
        names = [name for name in actions._actions if name not in _ELSEWHERE]
        action = actions[self.random.choice(names)]
        if action.isVisible() and action.isEnabled():
            action.trigger()

    def play(self) -> None:
        """Click a row of the solution."""
        front: Any = self.window.files.games.front or self.window.pane
        tree = getattr(getattr(front, "solution", None), "tree", None)
        if tree is None or not tree.model().rowCount():
            return
        model, row = tree.model(), tree.model().index(0, 0)
        while model.rowCount(row):
            row = model.index(self.random.randrange(model.rowCount(row)), 0, row)
        tree.row_chosen.emit(model.row_of(row))

    def press(self) -> None:
        """Press a key at the board."""
        QTest.keyClick(self.window.files.front_board, self.random.choice(_KEYS))

    def open(self) -> None:
        """Open a problem."""
        if len(self.workbench.documents) > 5:
            self.close()
        saved = self.random.random() < 0.5
        self.workbench.open_beside(self.random.choice(self.problems), saved=saved)

    def show(self) -> None:
        """Bring a tab to the front."""
        self.workbench.show(self.random.choice(self.workbench.documents))

    def close(self) -> None:
        """Close a tab."""
        self.workbench.close(self.random.choice(self.workbench.documents))

    def write(self) -> None:
        """Give the problem another title."""
        document = self.workbench.document
        title = self.random.choice(("", "One", "Another"))
        document.change(replace(document.problem, title=title), "title")

    def ask(self) -> None:
        """Ask something else of a problem of chess."""
        if self.window.files.games.front is None:
            field = self.window.bar.stipulation
            field.setText(self.random.choice(_TASKS))
            field.editingFinished.emit()

    def tidy(self) -> None:
        """Let the window work for a moment, and close what lies over it."""
        for _ in range(self.random.choice((0, 1, 3))):
            QApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        for shown in QApplication.topLevelWidgets():
            if isinstance(shown, QMenu | QDialog) and shown.isVisible():
                shown.close()

    def check(self) -> None:
        """Compare what is seen with the problem in front."""
        front: Any = self.window.files.games.front
        whole = self.workbench.document.problem
        assert (whole.game is None) == (front is None)
        if front is None:
            self._check_chess()
        elif not isinstance(front, UnreadDesk):
            assert front.document is self.workbench.document
            assert front.game.problem == any_game(whole)
            reading = getattr(front, "reading", None)
            if reading is None or not reading.is_active:
                assert front.board.position == front.game.problem.position
            solved = reading and front.showing.solved
            assert not solved or solved.problem.asked == front.game.problem.asked

    def _check_chess(self) -> None:
        shown, study = self.window.twinning.problem, self.window.study
        if not study.reading.is_active and not study.history.unplay.is_active:
            assert self.window.board.position == shown.position
        answer = self.window.pane.answer
        if answer is not None and not self.window.pane._waits:
            asked = answer.question
            assert (asked.position, asked.stipulation) == (shown.position, shown.stipulation)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [12, 17])
def test_what_is_seen_is_of_the_problem_in_front(
    studio: Studio, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("K", True))
    walk = Walk(studio, seed)
    taken: list[str] = []
    for _ in range(_STEPS):
        taken.append(walk.step())
        walk.tidy()
        try:
            walk.check()
        except AssertionError as error:
            raise AssertionError(f"after {', '.join(taken[-12:])}") from error
