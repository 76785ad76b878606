# SPDX-License-Identifier: GPL-3.0-or-later
"""Popovers under the bar: the rules with their options, and the task in single fields."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QLineEdit,
    QPushButton,
    QWidget,
)

from composer.games.position import GameError, game_of
from composer.games.task import MOST_TURNS, GamePlay, GameProblem, GameTask, plays_of
from composer.gui.games.board.words import player_name
from composer.gui.games.panels.taskwords import (
    detail_of,
    detail_words,
    goal_name,
    play_hint,
    play_name,
    usual_details,
    usual_side,
    with_task,
)
from composer.gui.look.inputs import DropList, NumberBox
from composer.gui.look.widgets import ROOM, column, label, open_at, row
from composer.gui.rules.gamecard import GameCard
from composer.gui.words.language import capital, language, tr
from composer.gui.words.sentences import worded
from composer.rules.book import Rules
from composer.rules.game import GameGoal
from composer.said.sentence import sentence_of

_WIDE = 500


class Popover(QFrame):
    """A frame under a button, closed by Escape or by a click elsewhere."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("rules")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def made_done(self) -> QPushButton:
        """Return the button that closes it."""
        done = QPushButton(tr("Done"))
        done.setDefault(True)
        done.clicked.connect(self.close)
        return done

    def open_under(self, button: QWidget) -> None:
        """Open under a button, within the screen."""
        self.setFixedWidth(_WIDE)
        self.adjustSize()
        open_at(self, button.mapToGlobal(QPoint(0, button.height() + 4)))


class OptionsPopover(Popover):
    """The card of a game with its options.

    Signals:
        chosen: other rules are wanted; carries `Rules`.
        book_requested: the rules are to be read in full.
    """

    chosen = Signal(object)
    book_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self.card = GameCard()
        self.card.setMinimumHeight(460)
        self.card.changed.connect(self.chosen)
        self.card.read_requested.connect(self._read)
        self._usual = QPushButton(self.tr("Recommended"))
        self._usual.clicked.connect(lambda: self.chosen.emit(Rules(self._rules.book)))
        foot = row(ROOM, self._usual, self.made_done())
        column((self.card, 1), foot, on=self, margins=(14, 12, 14, 12), spacing=6)

    def show_rules(self, rules: Rules) -> None:
        """Show the rules that hold."""
        self._rules = rules
        self.card.show_book(rules.book, rules)
        self._usual.setEnabled(bool(rules.options))

    def _read(self) -> None:
        self.close()
        self.book_requested.emit()


def _chosen(box: DropList) -> str:
    return str(box.currentData() or "")


class TaskPopover(Popover):
    """The task in single fields: play, goal, what it needs, whose it is, number of turns.

    Signals:
        chosen: another task is wanted; carries the problem with it.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._problem: GameProblem | None = None
        self._filling = False
        self.goal, self.play, self.side = DropList(), DropList(), DropList()
        self.number = NumberBox()
        self.number.setRange(1, MOST_TURNS)
        self._details: list[tuple[str, Callable[[], str], QWidget]] = []
        self._form = QFormLayout()
        self._form.setContentsMargins(14, 12, 14, 12)
        self._form.setVerticalSpacing(8)
        self._form.setHorizontalSpacing(12)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for words, box in (
            (self.tr("Goal"), self.goal),
            (self.tr("Play"), self.play),
            (self.tr("Whose goal"), self.side),
            (self.tr("Turns"), self.number),
        ):
            box.setAccessibleName(words)
            self._form.addRow(words, box)
        self._fixed = self._form.rowCount()
        self._hint = label(kind="verdictDetail", wraps=True, plain=True)
        self._hint.setContentsMargins(14, 0, 14, 4)
        self._complaint = label(kind="complaint", wraps=True)
        self._complaint.setContentsMargins(14, 0, 14, 8)
        self.none = QPushButton(self.tr("No task"))
        self.none.clicked.connect(self._clear)
        foot = row(ROOM, self.none, self.made_done(), margins=(14, 0, 14, 12))
        column(self._form, self._hint, self._complaint, foot, on=self, spacing=-1)
        self.goal.activated.connect(lambda _: self._new_goal())
        for box in (self.play, self.side):
            box.activated.connect(lambda _: self._take())
        self.number.valueChanged.connect(lambda _: self._take())

    def show_problem(self, problem: GameProblem) -> None:
        """Show the task of a problem; the first goal of the game where it has none."""
        self._problem = problem
        self._filling = True
        game, task = game_of(problem.rules.book), problem.task
        goal = game.goal(task.goal) if task is not None else game.goals[0]
        self.goal.clear()
        for each in game.goals:
            self.goal.addItem(capital(goal_name(each)), each.id)
        self.goal.setCurrentIndex(game.goals.index(goal))
        self._show_goal(goal, task)
        self._filling = False
        self._complaint.setText("")

    def _show_goal(self, goal: GameGoal, task: GameTask | None) -> None:
        problem = self._problem
        assert problem is not None
        game, position = game_of(problem.rules.book), problem.position
        plays = plays_of(goal)
        play = task.play if task is not None and task.play in plays else plays[0]
        self.play.clear()
        for each in plays:
            self.play.addItem(play_name(each), each)
        self.play.setCurrentIndex(plays.index(play))
        self._hint.setText(f"{goal.text} {play_hint(play)}")
        side = task.side if task is not None else usual_side(game, goal, play, position.turn)
        if side not in goal.sides:
            side = usual_side(game, goal, play, position.turn)
        self.side.clear()
        for name in goal.sides:
            self.side.addItem(player_name(game, name), name)
        self.side.setCurrentIndex(goal.sides.index(side))
        self.side.setEnabled(len(goal.sides) > 1)
        if task is not None:
            self.number.setValue(max(1, task.turns))
        elif self.number.value() < 2:
            self.number.setValue(2)
        self.number.setEnabled(play is not GamePlay.LIST)
        while self._form.rowCount() > self._fixed:
            self._form.removeRow(self._fixed)
        self._details = []
        usual = dict(usual_details(problem.rules.book, goal, side))
        given = dict(task.details) if task is not None and task.goal == goal.id else {}
        for name in (*goal.details, *goal.may):
            value = given.get(name, usual.get(name, ""))
            self._add_detail(name, value, dict(goal.words).get(name, ()))

    def _add_detail(
        self, name: str, value: int | str | tuple[str, ...], words: tuple[str, ...]
    ) -> None:
        problem = self._problem
        assert problem is not None
        game = game_of(problem.rules.book)
        offered: list[tuple[str, str]] = [(word, word) for word in words]
        if name == "of":
            offered = [(player_name(game, player.id), player.id) for player in game.players]
        elif name == "man":
            offered = [
                (f"{capital(man.name(language()))} ({man.letter})", man.letter) for man in game.men
            ]
        if offered:
            box = DropList()
            if name in game.goal(self.goal.currentData()).may:
                box.addItem(tr("any"), "")
            for text, data in offered:
                box.addItem(text, data)
            box.setCurrentIndex(max(0, box.findData(value)))
            box.activated.connect(lambda _: self._take())
            self._details.append((name, partial(_chosen, box), box))
        else:
            field = QLineEdit(detail_words(((name, value),)))
            field.editingFinished.connect(self._take)
            self._details.append((name, field.text, field))
        widget = self._details[-1][2]
        widget.setAccessibleName(detail_name(name))
        self._form.addRow(detail_name(name), widget)

    def _new_goal(self) -> None:
        problem = self._problem
        if problem is None:
            return
        self._filling = True
        self._show_goal(game_of(problem.rules.book).goal(self.goal.currentData()), problem.task)
        self._filling = False
        self._take()

    def _take(self) -> None:
        problem = self._problem
        if problem is None or self._filling:
            return
        book = problem.rules.book
        goal = game_of(book).goal(self.goal.currentData())
        side, play = self.side.currentData(), self.play.currentData()
        usual = dict(usual_details(book, goal, side))
        try:
            details = tuple(
                (name, detail_of(name, text(), usual.get(name, "")))
                for name, text, _ in self._details
                if text() or name in goal.details
            )
            turns = 0 if play is GamePlay.LIST else self.number.value()
            task = GameTask(goal.id, turns, play, side, details)
            changed = with_task(problem, task)
        except GameError as error:
            self._complaint.setText(worded(sentence_of(error)))
            return
        self._complaint.setText("")
        self._hint.setText(f"{goal.text} {play_hint(play)}")
        self.number.setEnabled(play is not GamePlay.LIST)
        self._problem = changed
        self.chosen.emit(changed)

    def _clear(self) -> None:
        if self._problem is not None:
            self.chosen.emit(with_task(self._problem, None))
        self.close()


def detail_name(name: str) -> str:
    """Return what a goal's detail is called."""
    return {
        "k": tr("How many men"),
        "cells": tr("Cells"),
        "cell": tr("Cell"),
        "man": tr("Man"),
        "of": tr("Of whom"),
        "degree": tr("Degree"),
    }.get(name, name)
