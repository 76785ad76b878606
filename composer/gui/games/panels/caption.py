# SPDX-License-Identifier: GPL-3.0-or-later
"""The caption below the board: title, authors, task, number of men; editable in place."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from composer.games.task import GameProblem
from composer.gui.games.panels.cards import form
from composer.gui.games.panels.taskwords import task_words
from composer.gui.words.language import tr
from composer.problem.credits import Credits
from composer.problem.problem import Problem

Written = GameProblem | Problem
"""A problem with title, credits and notes: of a game of cells, or as collections hold it."""

_W = TypeVar("_W", GameProblem, Problem)


def split_authors(text: str) -> tuple[str, ...]:
    """Return the names of authors as they are written in one line."""
    return tuple(part.strip() for part in text.replace("&", ";").split(";") if part.strip())


class GameCaption(QWidget):
    """Title and authors at the left, task and men at the right.

    Signals:
        edited: other words are wanted; carries the problem with them, and what was done.
        left: the user is done with a field.
    """

    edited = Signal(object, str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._problem: Written | None = None
        self.title = _field(self.tr("Title"))
        self.authors = _field(self.tr("Authors"))
        bold = QFont(self.authors.font())
        bold.setWeight(QFont.Weight.DemiBold)
        self.authors.setFont(bold)
        self.task, self.men = QLabel(), QLabel()
        for label in (self.task, self.men):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        large = QFont(self.task.font())
        large.setPointSizeF(large.pointSizeF() * 16 / 13)
        large.setWeight(QFont.Weight.DemiBold)
        self.task.setFont(large)
        self.task.setMinimumWidth(20)
        self.men.setObjectName("menCount")
        self.men.setFont(QFont(large.family(), -1, QFont.Weight.Normal))
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.authors)
        names.addWidget(self.title)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 14, 4)
        row.setSpacing(10)
        row.addLayout(names, 1)
        row.addWidget(self.task)
        row.addWidget(self.men)
        for field in (self.title, self.authors):
            field.editingFinished.connect(self.commit)
            field.returnPressed.connect(self.left)

    def set_left(self, pixels: int) -> None:
        """Begin so far from the left edge, as the board above does."""
        self._row.setContentsMargins(pixels, 4, 14, 4)

    def show_problem(self, problem: GameProblem) -> None:
        """Show what is written of a problem."""
        position, task = problem.position, problem.task
        words = "" if task is None else task_words(task, position.book)
        men = "+".join(str(position.count(player.id)) for player in position.game.players)
        self.show_written(problem, words, men)

    def show_written(self, problem: Written, task: str, men: str) -> None:
        """Show title and authors, and beside them a task and a number of men in words."""
        self._problem = problem
        for field, text in (
            (self.title, problem.title),
            (self.authors, "; ".join(problem.credits.authors)),
        ):
            if field.text() != text:
                field.setText(text)
        self.task.setText(task)
        self.men.setText(men)

    def commit(self) -> None:
        """Make a step of what is written and not yet passed on."""
        if self._problem is None:
            return
        before = self._problem
        problem: Written
        if isinstance(before, GameProblem):
            problem = self._rewritten(before)
        else:
            problem = self._rewritten(before)
        if problem != before:
            self.edited.emit(problem, self.tr("Change the caption"))

    def _rewritten(self, problem: _W) -> _W:
        authors = split_authors(self.authors.text())
        if authors != problem.credits.authors:
            problem = replace(problem, credits=replace(problem.credits, authors=authors))
        title = self.title.text().strip()
        if title != problem.title:
            problem = replace(problem, title=title)
        return problem


def _field(words: str) -> QLineEdit:
    field = QLineEdit()
    field.setObjectName("captionField")
    field.setPlaceholderText(words)
    field.setAccessibleName(words)
    return field


class NotesDialog(QDialog):
    """Source, date, distinction, dedication, and notes."""

    def __init__(self, problem: Written, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Credits and notes"))
        credits = problem.credits
        self._fields = {
            "source": QLineEdit(credits.source),
            "date": QLineEdit(credits.date),
            "distinction": QLineEdit(credits.distinction),
            "dedication": QLineEdit(credits.dedication),
        }
        words = {
            "source": tr("Source"),
            "date": tr("Date"),
            "distinction": tr("Distinction"),
            "dedication": tr("Dedication"),
        }
        layout = form()
        for name, field in self._fields.items():
            field.setAccessibleName(words[name])
            layout.addRow(words[name], field)
        self.notes = QPlainTextEdit("\n\n".join(problem.comments))
        self.notes.setAccessibleName(tr("Notes"))
        layout.addRow(tr("Notes"), self.notes)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(layout)
        column.addWidget(buttons)
        self.resize(460, 380)

    def written_in(self, problem: _W) -> _W:
        """Return a problem with what is written here."""
        texts = {name: field.text().strip() for name, field in self._fields.items()}
        paragraphs = self.notes.toPlainText().split("\n\n")
        credits = problem.credits
        return replace(
            problem,
            credits=Credits(
                credits.authors,
                number=credits.number,
                tourney=credits.tourney,
                **texts,
            ),
            comments=tuple(part.strip() for part in paragraphs if part.strip()),
        )
