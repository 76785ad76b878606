# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk of tables: a position, a throw, what is asked, and every play with its chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QWidget

from composer.analysis.composing.dropmap import Drop
from composer.diagrams.games.tablesdiagram import tables_paragraphs
from composer.games.position import GameError
from composer.games.record import as_problem, tables_problem
from composer.games.statement import asked_text
from composer.games.tables import TablesGoal, TablesPlay, TablesPosition, TablesProblem
from composer.gui.aids.dropcover import Dropped
from composer.gui.aids.seeker import Seeker
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.documents.document import Document
from composer.gui.frame.positionbar import action_button
from composer.gui.games.board.changes import Change
from composer.gui.games.desk.around import Around, Asked
from composer.gui.games.desk.column import GameColumn
from composer.gui.games.desk.desk import GameDesk, Shared
from composer.gui.games.desk.opened import Opened
from composer.gui.games.panels.cards import RulesCard, TextCard
from composer.gui.games.panels.neighbours import NeighboursCard, change_words
from composer.gui.games.panels.popovers import OptionsPopover
from composer.gui.games.tables.board import PlayArrows, Stones, TablesSort
from composer.gui.games.tables.fields import TablesFields
from composer.gui.games.tables.off import OffCard
from composer.gui.games.tables.plays import PlayList
from composer.gui.look.widgets import ROOM, button, column, row
from composer.gui.panels.analysisbody import AnalysisBody
from composer.gui.rules.words import book_name
from composer.gui.user.actionset import Act
from composer.gui.user.pause import pause
from composer.gui.words.language import capital, language, tr
from composer.gui.words.sentences import worded
from composer.library.records.findings import finding_of_tables
from composer.library.records.values import Finding
from composer.notation.tablesverdict import tables_verdict_line
from composer.problem.problem import Problem
from composer.rules.book import Rules
from composer.said.sentence import sentence_of
from composer.solver.dice.answer import Step, TablesAnswer
from composer.solver.dice.solve import solve_tables
from composer.solver.games.answer import GameVerdict
from composer.solver.options import Token
from composer.solver.solution import Verdict

_REST: Final = 500  # milliseconds of rest before neighbours are looked for


class TablesDesk(GameDesk):
    """One problem of tables in a tab of the studio, solved at every change.

    Attributes:
        game: men, rules and task of the problem that is worked on.
    """

    board: BoardView
    column: GameColumn

    def __init__(self, document: Document, shared: Shared) -> None:
        """Make a desk; see `GameDesk`."""
        super().__init__(document, shared)
        self.game: Opened[TablesProblem] = Opened(document, tables_problem, as_problem, self)
        self._solved: tuple[TablesProblem, TablesAnswer] | None = None
        self.solving = Seeker("tables", self)
        game, appearance = self.game.problem.position.row, shared.appearance
        sort = TablesSort(appearance, game)
        self.board = BoardView(appearance, Stones(appearance, game), sort=sort)
        self.palette_of_men = MenPalette(appearance, self.board)
        self.bar, self.place = QWidget(), QStackedWidget()
        self.rules = button(kind="ruleChip", act=self._choose_rules)
        self.options = OptionsPopover(self.bar)
        self.fields, self.plays = TablesFields(game), PlayList()
        self.neighbours = NeighboursCard(
            appearance, partial(change_words, sort.man_words, sort.place_name)
        )
        self.off = OffCard(game, sort)
        self.rules_card, self.text_card = RulesCard(), TextCard(appearance)
        self._lay_out()
        self.around = Around(
            self.board,
            self.neighbours,
            self.place,
            sort.rows,
            self._asked,
            appearance,
            shared.preferring,
            self,
        )
        self._resting = pause(self, _REST, self._look_around)
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
        return {
            **super().acts(),
            "clear": self._clear,
            "game-array": self._start,
            "turn": self._next_turn,
            "flip": lambda: self.board.set_flipped(not self.board.is_flipped),
            "drop-map": self._map_anew,
            "look-around": self._switch_neighbours,
            "rules": self._choose_rules,
            "task": self.fields.task.setFocus,
            "solve-again": self._solve,
            "stop": self.solving.stop,
            "copy-solution": self._copy_solution,
        }

    def switches(self) -> dict[str, bool]:
        """Return which of the actions that stay down are down here."""
        return {"flip": self.board.is_flipped, "look-around": self.around.looks_around}

    def put_out(self) -> None:
        """Take off the board what was pointed at."""
        self.board.overlays.set("preview")

    def made_column(self) -> GameColumn:
        """Make what has the place of the board."""
        return GameColumn(self)

    def commit(self) -> None:
        """Make steps of what is written and not yet passed on."""
        super().commit()
        self.fields.commit()

    def _end_work(self) -> None:
        """End the threads."""
        self._resting.stop()
        self.around.close()
        self.solving.close()

    # What happens in it

    def _connect(self) -> None:
        self.board.edit_requested.connect(lambda edit: self._place(edit.after))
        self.board.square_hovered.connect(self._point)
        self.board.cursor_moved.connect(self._point)
        self.board.square_changed.connect(self._point)
        self.board.refused.connect(self._refuse)
        self.board.gesture_changed.connect(self.around.hold)
        self.board.stamp_changed.connect(lambda _: self.around.hold(self.board.input.carried))
        self.fields.edited.connect(self.game.change)
        self.fields.refused.connect(self._refuse)
        self.off.edited.connect(self._place)
        self.off.refused.connect(self._refuse)
        self.options.chosen.connect(self._set_rules)
        self.options.book_requested.connect(self.read_book)
        self.rules_card.change_requested.connect(self._choose_rules)
        self.rules_card.book_requested.connect(self.read_book)
        self.text_card.copy_requested.connect(self.copy)
        self.neighbours.list.chosen.connect(self._take_neighbour)
        self.solving.found.connect(self._take)
        self.verdict.stop_requested.connect(self.solving.stop)
        self.verdict.continue_requested.connect(self._solve)
        self.plays.chosen.connect(self._show_play)
        self.around.uncovered.connect(lambda: self._show_play(self.plays.shown))
        self.game.changed.connect(self._show)

    def _place(self, position: TablesPosition, words: str = "") -> None:
        now = self.game.problem
        self.game.change(replace(now, position=position), words or tr("Place stones"))

    def _show_play(self, steps: tuple[Step, ...]) -> None:
        if self.around.mapped:
            return
        arrows = PlayArrows(self.game.problem.position, steps) if steps else None
        self.board.drawing.lay_cover(arrows)

    def _point(self, cell: int | None) -> None:
        board, tables = self.board, self.game.problem
        told = "" if cell is None else board.sort.words(board.position, cell, tables.rules)
        self.pointed.emit(capital(told))

    def _show(self, _: object = None) -> None:
        tables = self.game.problem
        position = tables.position
        self.board.set_position(position)
        self.fields.show_problem(tables)
        self.off.show_position(position)
        self.rules_card.show_rules(tables.rules)
        changed = len(tables.rules.options)
        name = book_name(tables.rules.book)
        self.rules.setText(f"{name} + {changed}" if changed else name)
        if self.options.isVisible():
            self.options.show_rules(tables.rules)
        self.caption.show_written(tables.credits, asked_text(tables, language()), position.counted)
        if self._solved is None or self._solved[0].asked != tables.asked:
            self._solve()
        self._show_text()

    def _solve(self) -> None:
        """Ask about what is on the board."""
        tables = self.game.problem
        self._solved = None
        self.plays.show_answer(None)
        self.around.stop()
        self._resting.stop()
        self._map_anew()
        if tables.task is not None and tables.position.total(tables.position.turn):
            self.verdict.set_faded(True)
            self.verdict.show_button(True)
            self.solving.begin(partial(_solutions, tables))
            return
        self.solving.cancel()
        title, detail = tr("Nothing is asked."), ""
        if not tables.position.has_men:
            title = tr("Nothing on the board yet")
            detail = tr("Drag stones from the tray, or take the position of the beginning.")
        elif tables.task is not None:
            title = tr("Who throws has no man.")
        self.verdict.show_verdict(None, title, "", detail)
        self.verdict.show_button(None)
        self.around.forget()

    def _take(self, finds: tuple[TablesAnswer | GameError, ...]) -> None:
        (found,) = finds
        self.verdict.show_button(None)
        if isinstance(found, GameError):
            words = capital(worded(sentence_of(found)))
            self.verdict.show_verdict(Verdict.INVALID, tr("Cannot be solved"), "", words)
            self.around.forget()
            return
        self._solved = (self.game.problem, found)
        task = self.game.problem.task
        assert task is not None  # else it is not solved
        line = tables_verdict_line(found, task, self.game.problem.position)
        title, detail = worded(line.title), capital(worded(line.detail))
        self.verdict.show_verdict(line.verdict, title, "", detail, line.final)
        if not found.complete and not found.too_much:
            self.verdict.show_button(False)
        self.plays.show_answer(found, task)
        self._show_text()
        self.found.emit()
        self._resting.start()

    def _refuse(self, error: GameError) -> None:
        self.notices.report(capital(worded(sentence_of(error))), fault=True)

    def _clear(self) -> None:
        now = self.game.problem.position
        self._place(TablesPosition.empty(now.row).with_turn(now.turn), tr("Clear the board"))

    def _start(self) -> None:
        """Set up how the men stand first."""
        self._place(
            TablesPosition.start(self.game.problem.position.row), tr("Position of the beginning")
        )

    def _next_turn(self) -> None:
        now = self.game.problem.position
        self._place(now.with_turn(now.other), tr("Let the other side throw"))

    def _choose_rules(self) -> None:
        self.options.show_rules(self.game.problem.rules)
        self.options.open_under(self.rules)

    def _set_rules(self, rules: Rules) -> None:
        self.fields.change_rules(rules)

    def _copy_solution(self) -> None:
        answer, task = self.answer, self.game.problem.task
        if answer is None or task is None:
            self.notices.report(tr("There is no solution to copy yet."), seconds=4)
            return
        lines = (
            " ".join(filter(None, (paragraph.lead, *paragraph.parts)))
            for paragraph in tables_paragraphs(answer, task, language())
        )
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.notices.report(tr("The solution was copied."), seconds=4)

    # Changes of one man

    def _asked(self) -> Asked:
        """Return what is asked, for the drop map and the neighbours."""
        problem = self.game.problem
        if problem.task is None:
            return Asked(problem.position, None, tr("none while there is no task"))
        if problem.task.play is TablesPlay.CHANCE and problem.task.goal is not TablesGoal.SAVES:
            return Asked(problem.position, None, tr("none: every position has its chance"))
        return Asked(problem.position, partial(_judged, problem))

    def _map_anew(self) -> None:
        """Ask again for the drop map: the old one is of another diagram."""
        self.around.end_drops()
        self.around.hold(self.board.input.carried)

    def _look_around(self) -> None:
        if self._solved is not None and self.board.input.carried is None:
            self.around.look()

    def _switch_neighbours(self) -> None:
        self.around.looks_around = not self.around.looks_around
        self._look_around()

    def _take_neighbour(self, change: Change) -> None:
        try:
            position = self.around.taken(change)
        except GameError as error:
            self._refuse(error)
        else:
            self._place(position, self.neighbours.words(change))

    def _show_text(self) -> None:
        problem, answer = self.game.problem, self.answer
        position = problem.position
        best = "" if answer is None or len(answer.best) != 1 else f"{answer.best[0]}!"
        lines = [*position.written.split("; "), f"{position.row.id}, {position.turn}"]
        self.text_card.show_lines(filter(None, lines), asked_text(problem, language()), best)

    # How it is laid out

    def _lay_out(self) -> None:
        actions = self.shared.actions
        before, after = ("undo", "redo"), ("turn", "flip", "copy", "export")
        row(
            *(action_button(actions[name]) for name in before),
            ROOM,
            self.rules,
            *(action_button(actions[name]) for name in after),
            on=self.bar,
            margins=(8, 6, 8, 6),
            spacing=4,
        )
        self.place.addWidget(self.caption)
        tools = [actions["game-array"], actions["clear"]]
        aids = [actions["drop-map"]]
        self.column.fill(self.bar, self.palette_of_men, self.board, self.place, tools, aids)
        self.fields.setContentsMargins(14, 12, 14, 12)
        solution, cards, scroll = QWidget(), QWidget(), QScrollArea()
        column(self.fields, (self.plays, 1), on=solution)
        cards.setObjectName("insightBody")
        column(self.neighbours, self.off, self.rules_card, self.text_card, ROOM, on=cards)
        scroll.setWidget(cards)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        names = tr("Solution"), tr("Position and rules")
        column(AnalysisBody(solution, scroll, names), on=self.pane)


_DROPS: Final = {
    GameVerdict.SOUND: Drop.SOUND,
    GameVerdict.COOKED: Drop.COOKED,
    GameVerdict.SHORT: Drop.SHORT,
    GameVerdict.NO_SOLUTION: Drop.NO_SOLUTION,
}


def _judged(problem: TablesProblem, position: TablesPosition, token: Token) -> Dropped:
    """Return what becomes of a problem with another position."""
    answer = solve_tables(replace(problem, position=position), token)
    if not answer.complete:
        return Dropped(Drop.UNKNOWN)
    found = answer.best or tuple(play.text for _, play in answer.first)
    key = found[0] if len(found) == 1 else ""
    return Dropped(_DROPS.get(answer.verdict, Drop.UNKNOWN), len(found), key)


def _solutions(problem: TablesProblem, token: Token) -> Iterator[TablesAnswer | GameError]:
    """Yield the answer to a problem, or why there is none."""
    found: TablesAnswer | GameError
    try:
        found = solve_tables(problem, token)
    except GameError as error:
        found = error
    yield found
