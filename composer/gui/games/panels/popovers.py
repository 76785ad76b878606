# SPDX-License-Identifier: GPL-3.0-or-later
"""Popovers under the bar: the options of the rules, and the task in single fields."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from composer.games.position import GameError
from composer.games.task import MOST_TURNS, GamePlay, GameProblem, GameTask, plays_of
from composer.gui.games.board.words import player_name
from composer.gui.games.panels.cards import form, plain_label
from composer.gui.games.panels.taskwords import (
    detail_of,
    detail_words,
    game_in,
    goal_name,
    play_hint,
    play_name,
    usual_details,
    usual_side,
    with_task,
)
from composer.gui.look.inputs import DropList, NumberBox
from composer.gui.rules.words import book_name, language, option_name, value_name
from composer.gui.words.language import capital, fill, tr
from composer.gui.words.sentences import worded
from composer.rules.book import Rules, Value
from composer.rules.game import GameGoal
from composer.said.sentence import sentence_of

_WIDE = 500


class Popover(QFrame):
    """A frame under a button, closed by Escape or by a click elsewhere."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("rules")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def open_under(self, button: QWidget) -> None:
        """Open under a button, within the screen."""
        self.setFixedWidth(_WIDE)
        self.adjustSize()
        corner = button.mapToGlobal(QPoint(0, button.height() + 4))
        screen = button.screen().availableGeometry()
        left = max(screen.left(), min(corner.x(), screen.right() - self.width()))
        top = max(screen.top(), min(corner.y(), screen.bottom() - self.height()))
        self.move(left, top)
        self.show()


class OptionsPopover(Popover):
    """The options of a game's rules, the recommended values first, and what is interpretation.

    Signals:
        chosen: other rules are wanted; carries `Rules`.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._head = QLabel()
        self._head.setObjectName("panelTitle")
        self._body = QWidget()
        self._form = form()
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addLayout(self._form)
        self._text = plain_label(selectable=False)
        self._text.setContentsMargins(14, 0, 14, 8)
        inner.addWidget(self._text)
        inner.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(self._body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setMinimumHeight(420)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.viewport().setAutoFillBackground(False)
        self._body.setAutoFillBackground(False)
        self._usual = QPushButton(self.tr("Recommended"))
        self._usual.clicked.connect(lambda: self._take(Rules(self._rules.book)))
        done = QPushButton(self.tr("Done"))
        done.setDefault(True)
        done.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.setContentsMargins(14, 4, 14, 12)
        foot.addStretch(1)
        foot.addWidget(self._usual)
        foot.addWidget(done)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        head = QHBoxLayout()
        head.setContentsMargins(14, 0, 14, 0)
        head.addWidget(self._head)
        column.addLayout(head)
        column.addWidget(scroll, 1)
        column.addLayout(foot)

    def show_rules(self, rules: Rules) -> None:
        """Show the rules that hold."""
        self._rules = rules
        book = rules.book
        self._head.setText(book_name(book))
        while self._form.rowCount():
            self._form.removeRow(0)
        if book.presets:
            self._add_presets()
        for option in book.options:
            box = _wide_box()
            for value in option.values:
                words = value_name(option, value)
                if value == option.default and type(value) is type(option.default):
                    words = fill(tr("%1 (recommended)"), words)
                box.addItem(words, value)
            box.setCurrentIndex(_place(option.values, rules[option.id]))
            box.setToolTip(f"{option.text} {option.source}".strip())
            box.setAccessibleName(option_name(option))
            box.activated.connect(
                lambda place, option=option: self._set(option.id, option.values[place])
            )
            self._form.addRow(capital(option_name(option)), box)
        texts = [
            f"{capital(option_name(option))}: {option.text} {option.source}"
            for option in book.options
        ]
        open_points = book.interpretation_texts(language())
        if open_points:
            texts.append(
                self.tr("Interpretations, where the sources are silent:")
                + "".join(f"\n• {open_point}" for open_point in open_points)
            )
        if book.source:
            texts.append(fill(self.tr("Source: %1"), book.source))
        self._text.setText("\n\n".join(texts))
        self._usual.setEnabled(bool(rules.options))

    def _add_presets(self) -> None:
        book = self._rules.book
        box = _wide_box()
        chosen = self._rules.chosen()
        box.addItem(tr("as chosen below"), None)
        for preset in book.presets:
            box.addItem(preset.name(language()), preset.id)
            if all(chosen[name] == value for name, value in preset.values):
                box.setCurrentIndex(box.count() - 1)
        box.setAccessibleName(self.tr("Rules of"))
        box.activated.connect(lambda place: self._take_preset(box.itemData(place)))
        self._form.addRow(self.tr("Rules of"), box)

    def _take_preset(self, name: str | None) -> None:
        if name is not None:
            values = dict(self._rules.book.preset(name).values)
            self._take(Rules.of(self._rules.book, {**self._rules.chosen(), **values}))

    def _set(self, name: str, value: Value) -> None:
        self._take(Rules.of(self._rules.book, {**self._rules.chosen(), name: value}))

    def _take(self, rules: Rules) -> None:
        if rules != self._rules:
            self.chosen.emit(rules)
            self.show_rules(rules)


def _wide_box() -> DropList:
    """Return a list that takes the room there is, however long its words."""
    box = DropList()
    box.setSizeAdjustPolicy(DropList.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(12)
    return box


def _chosen(box: DropList) -> str:
    return str(box.currentData() or "")


def _place(values: tuple[Value, ...], value: Value) -> int:
    """Return the place of a value; Python takes True for 1."""
    return next(
        place for place, each in enumerate(values) if each == value and type(each) is type(value)
    )


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
        self._form: QFormLayout = form()
        for words, box in (
            (self.tr("Goal"), self.goal),
            (self.tr("Play"), self.play),
            (self.tr("Whose goal"), self.side),
            (self.tr("Turns"), self.number),
        ):
            box.setAccessibleName(words)
            self._form.addRow(words, box)
        self._fixed = self._form.rowCount()
        self._hint = plain_label(selectable=False)
        self._hint.setContentsMargins(14, 0, 14, 4)
        self._complaint = QLabel()
        self._complaint.setObjectName("complaint")
        self._complaint.setWordWrap(True)
        self._complaint.setContentsMargins(14, 0, 14, 8)
        self.none = QPushButton(self.tr("No task"))
        self.none.clicked.connect(self._clear)
        done = QPushButton(self.tr("Done"))
        done.setDefault(True)
        done.clicked.connect(self.close)
        foot = QHBoxLayout()
        foot.setContentsMargins(14, 0, 14, 12)
        foot.addStretch(1)
        foot.addWidget(self.none)
        foot.addWidget(done)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._form)
        column.addWidget(self._hint)
        column.addWidget(self._complaint)
        column.addLayout(foot)
        self.goal.activated.connect(lambda _: self._new_goal())
        for box in (self.play, self.side):
            box.activated.connect(lambda _: self._take())
        self.number.valueChanged.connect(lambda _: self._take())

    def show_problem(self, problem: GameProblem) -> None:
        """Show the task of a problem; the first goal of the game where it has none."""
        self._problem = problem
        self._filling = True
        game, task = game_in(problem.rules.book), problem.task
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
        game, position = game_in(problem.rules.book), problem.position
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
        game = game_in(problem.rules.book)
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
        self._show_goal(game_in(problem.rules.book).goal(self.goal.currentData()), problem.task)
        self._filling = False
        self._take()

    def _take(self) -> None:
        problem = self._problem
        if problem is None or self._filling:
            return
        book = problem.rules.book
        goal = game_in(book).goal(self.goal.currentData())
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
