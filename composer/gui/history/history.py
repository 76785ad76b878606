# SPDX-License-Identifier: GPL-3.0-or-later
"""The history of the diagram and the taking back of moves, together with who listens to whom."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QStackedWidget

from composer.gui.board.gesture import Gesture
from composer.gui.board.pictures import MenPictures
from composer.gui.board.view import BoardView
from composer.gui.documents.workbench import Workbench
from composer.gui.history.gamefacts import Games
from composer.gui.history.historian import Historian
from composer.gui.history.line import PastLine
from composer.gui.history.panel import HistoryPanel
from composer.gui.history.unplay import Unplay
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import copy_text
from composer.gui.panels.proofgames.games import pgn_text
from composer.gui.threads.analyst import Answer
from composer.gui.user.notices import NoticeBar
from composer.gui.words.language import tr
from composer.problem.move import Move
from composer.problem.position import possible_castling
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK
from composer.retro.unmoves.unmove import UnMove

_SOLUTION = "solution"

_OWNER, _UNMOVED = "history", "never-moved"


class History(QObject):
    """Panel, un-play and the work behind them.

    Signals:
        panel_wanted: the panel is to be brought to the front.
    """

    panel_wanted = Signal()

    def __init__(
        self,
        appearance: Appearance,
        pictures: MenPictures,
        thumbnails: Thumbnails,
        *,
        board: BoardView,
        place: QStackedWidget,
        workbench: Workbench,
        notices: NoticeBar,
        parent: QObject | None = None,
    ) -> None:
        """Make the panel and what works behind it.

        Args:
            appearance: how it looks.
            pictures: of the men.
            thumbnails: draws small boards.
            board: the board.
            place: where the strip stands while moves are taken back.
            workbench: where the problem is, with which a line is kept.
            notices: where sentences are reported.
            parent: its owner.
        """
        super().__init__(parent)
        self._appearance, self._board = appearance, board
        self._workbench, self._notices = workbench, notices
        self.historian = Historian(self)
        self.panel = HistoryPanel(self.historian, appearance, pictures, thumbnails)
        self.unplay = Unplay(board, self.historian, place, appearance, pictures, self)
        self._connect()

    def note_problem(self, problem: Problem) -> None:
        """Take notice of the problem on the board."""
        self.unplay.note_problem(problem)
        self.panel.note_stated(problem.position)
        self._look()

    def note_answer(self, answer: Answer) -> None:
        """Take notice of the proof games that were found, if all were."""
        solution = answer.solution
        games = None
        if solution is not None and solution.stipulation.is_proof_game:
            alike = solution.stipulation.start is None and not solution.lines_cut
            if solution.complete and solution.lines and alike:
                lines = tuple(line.moves for line in solution.lines)
                games = Games(solution.position, solution.stipulation.halfmoves, lines)
        self.panel.note_games(games)

    def begin(self) -> None:
        """Take moves back on the board, or show the problem again."""
        if self.unplay.is_active:
            self.unplay.leave()
            return
        self.panel_wanted.emit()
        self.unplay.begin()
        self._board.setFocus()

    def show_past(self, unmoves: tuple[UnMove, ...]) -> None:
        """Take moves back on the board that answer what is asked of the diagram."""
        self.unplay.take_all(unmoves)

    def close(self) -> None:
        """End all work for good."""
        self.panel.rest()
        self.historian.close()

    def _connect(self) -> None:
        panel, unplay, strip = self.panel, self.unplay, self.unplay.strip
        panel.marks_wanted.connect(lambda marks: self._board.overlays.set(_OWNER, marks))
        panel.unmoved_shown.connect(lambda marks: self._board.overlays.set(_UNMOVED, marks))
        panel.copy_requested.connect(self._copy_game)
        panel.unmove_chosen.connect(self._take)
        panel.choice_wanted.connect(self._ask)
        panel.unplay_requested.connect(self.begin)
        panel.filter_dropped.connect(unplay.input.rest)
        panel.stepped.connect(unplay.step_keys)
        panel.left.connect(self._escape)
        unplay.line_changed.connect(self._follow)
        unplay.active_changed.connect(lambda on: panel.put_out())
        unplay.picked.connect(panel.show_man)
        unplay.list_wanted.connect(panel.obey)
        strip.copy_requested.connect(self._copy)
        strip.comment_requested.connect(self._comment)
        strip.solution_requested.connect(self._solution)
        strip.tab_requested.connect(self._open_in_tab)
        self._board.gesture_changed.connect(self._give_way)

    def _take(self, unmove: UnMove) -> None:
        self.panel_wanted.emit()
        self.unplay.take(unmove)

    def _ask(self, moves: tuple[UnMove, ...], place: QPoint) -> None:
        self.unplay.ask_captured(moves, place)

    def _escape(self) -> None:
        if self.unplay.is_active:
            self.unplay.leave()
        self._board.setFocus()

    def _follow(self, line: PastLine) -> None:
        self.panel.show_line(line, self.unplay.is_active)
        self._look()

    def _look(self) -> None:
        self.historian.look_at(self.unplay.question)

    def _give_way(self, gesture: Gesture | None) -> None:
        self.historian.hold(gesture is not None)

    def _copy(self) -> None:
        copy_text(self._text())
        self._notices.report(tr("Copied: the line of moves taken back."), seconds=3)

    def _copy_game(self, game: tuple[Move, ...]) -> None:
        authors = self._workbench.document.problem.credits.caption_authors()
        text = pgn_text((game,), None, tr("A game that leads to the diagram"), authors)
        copy_text(text)
        self._notices.report(tr("Copied: one game as PGN."), seconds=3)

    def _comment(self) -> None:
        document = self._workbench.document
        after = with_comment(document.problem, self._text())
        document.change(after, tr("moves taken back kept as a comment"))
        self._notices.report(tr("The line stands among the comments of the problem."), seconds=4)

    def _solution(self) -> None:
        document = self._workbench.document
        after = with_solution(document.problem, self._text())
        document.change(after, tr("moves taken back kept as the solution"))
        self._notices.report(tr("The line stands in the printed solution."), seconds=4)

    def _open_in_tab(self) -> None:
        position = self.unplay.line.position
        granted = possible_castling(position.board)
        problem = Problem(replace(position, castling=granted), NO_TASK)
        self._workbench.open_beside(problem, saved=False)

    def _text(self) -> str:
        return self.unplay.line.text(self._appearance.letters)


def with_comment(problem: Problem, line: str) -> Problem:
    """Return the problem with a line among its comments, once."""
    if line in problem.comments:
        return problem
    return replace(problem, comments=(*problem.comments, line))


def with_solution(problem: Problem, line: str) -> Problem:
    """Return the problem with a line below its printed solution, once."""
    before = problem.extra(_SOLUTION)
    if line in before.splitlines():
        return problem
    text = f"{before.rstrip()}\n{line}" if before.strip() else line
    others = tuple(extra for extra in problem.extras if extra[0] != _SOLUTION)
    return replace(problem, extras=(*others, (_SOLUTION, text)))
