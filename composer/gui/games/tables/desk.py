# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk of tables: a position, a throw, what is asked, and every play with its chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget

from composer.games.position import GameError
from composer.games.record import as_problem, tables_problem
from composer.games.statement import asked_text
from composer.games.tables import TablesPosition, TablesProblem
from composer.gui.aids.seeker import Seeker
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.documents.document import Document
from composer.gui.games.desk.desk import GameDesk, Shared
from composer.gui.games.desk.opened import Opened
from composer.gui.games.tables.board import PlayArrows, Stones, TablesSort
from composer.gui.games.tables.fields import TablesFields
from composer.gui.games.tables.plays import PlayList
from composer.gui.look.widgets import ROOM, column, row
from composer.gui.user.actionset import Act
from composer.gui.words.language import capital, language, tr
from composer.gui.words.sentences import worded
from composer.library.records.findings import finding_of_tables
from composer.library.records.values import Finding
from composer.notation.tablesverdict import tables_verdict_line
from composer.problem.problem import Problem
from composer.said.sentence import sentence_of
from composer.solver.dice.answer import Step, TablesAnswer
from composer.solver.dice.solve import solve_tables
from composer.solver.options import Token
from composer.solver.solution import Verdict


class TablesDesk(GameDesk):
    """One problem of tables in a tab of the studio, solved at every change.

    Attributes:
        game: men, rules and task of the problem that is worked on.
    """

    board: BoardView

    def __init__(self, document: Document, shared: Shared) -> None:
        """Make a desk; see `GameDesk`."""
        super().__init__(document, shared)
        self.game: Opened[TablesProblem] = Opened(document, tables_problem, as_problem, self)
        self._solved: tuple[TablesProblem, TablesAnswer] | None = None
        self.solving = Seeker("tables", self)
        game, appearance = self.game.problem.position.row, shared.appearance
        self.board = BoardView(
            appearance, Stones(appearance, game), sort=TablesSort(appearance, game)
        )
        self.palette_of_men = MenPalette(appearance, self.board)
        self.fields = TablesFields(game)
        self.plays = PlayList()
        self._lay_out()
        self._connect()
        self._show()

    @property
    def problem(self) -> Problem:
        """The problem as it stands, with what is written and not yet passed on."""
        self.commit()
        return self.document.problem

    @property
    def answer(self) -> TablesAnswer | None:
        """What was found of the problem as it stands; None where that is not known."""
        if self._solved is None or self._solved[0].asked != self.game.problem.asked:
            return None
        return self._solved[1]

    @property
    def finding(self) -> Finding | None:
        """What the library may keep of that."""
        answer = self.answer
        return None if answer is None else finding_of_tables(answer)

    def acts(self) -> Mapping[str, Act]:
        """Return what the studio's actions do here, by name."""
        return {**super().acts(), "clear": self._clear}

    def commit(self) -> None:
        """Make steps of what is written and not yet passed on."""
        super().commit()
        self.fields.commit()

    def _end_work(self) -> None:
        """End the thread."""
        self.solving.close()

    # What happens in it

    def _connect(self) -> None:
        self.board.edit_requested.connect(lambda edit: self._place(edit.after))
        self.board.square_hovered.connect(self._point)
        self.board.cursor_moved.connect(self._point)
        self.board.square_changed.connect(self._point)
        self.board.refused.connect(self._refuse)
        self.fields.edited.connect(self.game.change)
        self.fields.refused.connect(self._refuse)
        self.solving.found.connect(self._take)
        self.plays.chosen.connect(self._show_play)
        self.game.changed.connect(self._show)

    def _place(self, position: TablesPosition) -> None:
        now = self.game.problem
        self.game.change(replace(now, position=position), tr("Place stones"))

    def _show_play(self, steps: tuple[Step, ...]) -> None:
        arrows = PlayArrows(self.game.problem.position, steps) if steps else None
        self.board.drawing.lay_cover(arrows)

    def _point(self, cell: int | None) -> None:
        board, tables = self.board, self.game.problem
        told = "" if cell is None else board.sort.words(board.position, cell, tables.rules)
        self.pointed.emit(capital(told))

    def _show(self, _: object = None) -> None:
        tables = self.game.problem
        position, task = tables.position, tables.task
        self.board.set_position(position)
        self.fields.show_problem(tables)
        self.caption.show_written(tables.credits, asked_text(tables, language()), position.counted)
        if self._solved is not None and self._solved[0].asked == tables.asked:
            return  # only what is written of it has changed
        self._solved = None
        self.plays.show_answer(None)
        if task is None or not position.total(position.turn):
            self.solving.cancel()
            hint = tr("Drag stones from the tray, or click points: left white, right black.")
            words = tr("Nothing is asked.") if position.total(position.turn) else hint
            self.verdict.show_verdict(None, words, "", "")
        else:
            self.verdict.set_faded(True)
            self.solving.begin(partial(_solutions, tables))

    def _take(self, finds: tuple[TablesAnswer | GameError, ...]) -> None:
        (found,) = finds
        if isinstance(found, GameError):
            words = capital(worded(sentence_of(found)))
            self.verdict.show_verdict(Verdict.INVALID, tr("Cannot be solved"), "", words)
        else:
            self._solved = (self.game.problem, found)
            task = self.game.problem.task
            assert task is not None  # else it is not solved
            line = tables_verdict_line(found, task, self.game.problem.position)
            title, detail = worded(line.title), capital(worded(line.detail))
            self.verdict.show_verdict(line.verdict, title, "", detail, line.final)
            self.plays.show_answer(found, task)
            self.found.emit()

    def _refuse(self, error: GameError) -> None:
        self.notices.report(capital(worded(sentence_of(error))), fault=True)

    def _clear(self) -> None:
        now = self.game.problem.position
        self._place(TablesPosition.empty(now.row).with_turn(now.turn))

    def _lay_out(self) -> None:
        self.caption.setContentsMargins(10, 0, 10, 0)
        tray = QWidget()
        column(self.palette_of_men, ROOM, on=tray)
        place = QWidget()
        row(tray, (self.board, 1), on=place, margins=(0, 0, 0, 0), spacing=8)
        column((place, 1), self.caption, on=self.column, margins=(8, 8, 8, 0), spacing=-1)
        self.fields.setContentsMargins(14, 12, 14, 12)
        column(self.fields, (self.plays, 1), on=self.pane)


def _solutions(problem: TablesProblem, token: Token) -> Iterator[TablesAnswer | GameError]:
    """Yield the answer to a problem, or why there is none."""
    found: TablesAnswer | GameError
    try:
        found = solve_tables(problem, token)
    except GameError as error:
        found = error
    yield found
