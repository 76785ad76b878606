# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk of tables: a position, a throw, what is asked, and every play with its chance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from composer.games.position import GameError
from composer.games.tables import TablesPosition, TablesProblem
from composer.games.tablesrecord import tables_problem, tables_text, with_tables
from composer.gui.documents.document import Document
from composer.gui.games.desk.desk import GameDesk, Shared, Shown
from composer.gui.games.desk.opened import Opened
from composer.gui.games.tables.board import TablesBoard
from composer.gui.games.tables.fields import TablesFields
from composer.gui.games.tables.plays import PlayList, answer_words
from composer.gui.games.tables.solving import TablesSolving
from composer.gui.rules.words import language
from composer.gui.user.actionset import Act
from composer.gui.words.language import capital, tr
from composer.gui.words.sentences import worded
from composer.library.records.gamefindings import finding_of_tables
from composer.library.records.values import Finding
from composer.problem.problem import Problem
from composer.said.sentence import sentence_of
from composer.solver.dice.answer import TablesAnswer


class TablesDesk(GameDesk):
    """One problem of tables in a tab of the studio, solved at every change.

    Attributes:
        game: men, rules and task of the problem that is worked on.
    """

    board: TablesBoard

    def __init__(self, document: Document, shared: Shared) -> None:
        """Make a desk; see `GameDesk`."""
        super().__init__(document, shared)
        self.game: Opened[TablesProblem] = Opened(document, tables_problem, with_tables, self)
        self._solved: tuple[TablesProblem, TablesAnswer] | None = None
        self.solving = TablesSolving(self)
        self.board = TablesBoard(shared.appearance)
        self.fields = TablesFields()
        self.verdict = QLabel()
        self.verdict.setWordWrap(True)
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
        if self._solved is None or self._solved[0] != self.game.problem:
            return None
        return self._solved[1]

    @property
    def finding(self) -> Finding | None:
        """What the library may keep of that."""
        answer = self.answer
        return None if answer is None else finding_of_tables(answer)

    def shown(self) -> Shown:
        """Return what an export draws: the problem, and what is known of it by now."""
        return self.problem, self.answer

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
        self.board.edited.connect(self._place)
        self.board.refused.connect(self._refuse)
        self.fields.edited.connect(self.game.change)
        self.fields.refused.connect(self._refuse)
        self.solving.solved.connect(self._take)
        self.plays.chosen.connect(self.board.set_arrows)
        self.game.changed.connect(self._show)

    def _place(self, position: TablesPosition) -> None:
        now = self.game.problem
        self.game.change(replace(now, position=position), tr("Place stones"))

    def _show(self, _: object = None) -> None:
        tables = self.game.problem
        position, task = tables.position, tables.task
        self.board.set_position(position)
        self.fields.show_problem(tables)
        men = f"{position.total('white')}+{position.total('black')}"
        words = "" if task is None else tables_text(task, language())
        self.caption.show_written(self.document.problem.credits, words, men)
        if self._solved is not None and self._solved[0] == tables:
            return  # only what is written of it has changed
        self._solved = None
        self.plays.show_answer(None)
        if task is None or not position.total(position.turn):
            self.solving.drop()
            hint = tr("Click points to put stones: left white, right black.")
            self.verdict.setText(tr("Nothing is asked.") if position.total(position.turn) else hint)
        else:
            self.verdict.setText("…")
            self.solving.ask(tables)

    def _take(self, found: object) -> None:
        if isinstance(found, GameError):
            self.verdict.setText(capital(worded(sentence_of(found))))
        if isinstance(found, TablesAnswer):
            self._solved = (self.game.problem, found)
            self.verdict.setText(answer_words(found))
            self.plays.show_answer(found)

    def _refuse(self, error: GameError) -> None:
        self.notices.report(capital(worded(sentence_of(error))), fault=True)

    def _clear(self) -> None:
        self._place(TablesPosition.empty().with_turn(self.game.problem.position.turn))

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.board, 1)
        self.caption.setContentsMargins(10, 0, 10, 0)
        left.addWidget(self.caption)
        right.addWidget(self.fields)
        right.addWidget(self.verdict)
        right.addWidget(self.plays, 1)
        row = QHBoxLayout(self)
        row.addLayout(left, 3)
        row.addLayout(right, 2)
