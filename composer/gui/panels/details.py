# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of details: all that is said of a problem beside its position and what it asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QScrollArea,
    QWidget,
)

from composer.gui.look.widgets import column, label
from composer.gui.panels.detailfields import (
    LineField,
    ListCompleter,
    TextField,
    WordCompleter,
)
from composer.gui.panels.fieldwords import KEYWORDS, distinctions, statements
from composer.gui.words.language import capital
from composer.problem.problem import Problem
from composer.problem.statement import remarks, statement, with_remarks, with_statement

if TYPE_CHECKING:
    from composer.problem.credits import DateFault

Field = LineField | TextField


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that is said of a problem: its field, and how it is read and written.

    Attributes:
        field: where it is written.
        step: the words of the undo step.
        read: returns it as text.
        write: returns the problem with other text.
    """

    field: Field
    step: str
    read: Callable[[Problem], str]
    write: Callable[[Problem, str], Problem]


class DetailsPanel(QScrollArea):
    """Title, authors, source, distinction, keywords and comments, each a step when it is left.

    Signals:
        changed: the user wrote something else; carries the `Problem` and the step's words.
        left: Escape: the keyboard may go back to the board.
    """

    changed = Signal(object, str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the keyboard
        self._problem = Problem()
        self._parts: list[Part] = []
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget()
        body.setObjectName("detailsBody")
        self._form = QFormLayout(body)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self._form.setContentsMargins(12, 8, 12, 12)
        self._form.setVerticalSpacing(4)
        self.setWidget(body)
        self._add_names()
        self._add_source()
        self._add_remarks()

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields from above to below."""
        return tuple(part.field for part in self._parts)

    def show_problem(self, problem: Problem) -> None:
        """Show the details of a problem; what is being written stays if it is not concerned."""
        before, self._problem = self._problem, problem
        if not self.isVisible():
            return
        for part in self._parts:
            text = part.read(problem)
            if not (part.field.is_written() and part.read(before) == text):
                part.field.show_text(text)
        self._look_at_date()

    def commit(self) -> None:
        """Make steps of what is written and not yet told."""
        for part in self._parts:
            self._commit(part)

    def focus_first(self) -> None:
        """Give the keyboard to the first field."""
        self._parts[0].field.setFocus()

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Show the newest problem."""
        super().showEvent(event)
        self.show_problem(self._problem)

    def sizeHint(self) -> QSize:
        """Return a width that shows a name and a source."""
        return QSize(280, 600)

    def _add_names(self) -> None:
        title = self._line(self.tr("Title"))
        self._part(
            title, self.tr("title changed"), lambda p: p.title, lambda p, t: replace(p, title=t)
        )
        authors = self._text(self.tr("Authors, one a line"), 3)
        authors.setPlaceholderText(self.tr("Family, Given"))
        self._part(
            authors,
            self.tr("authors changed"),
            lambda p: "\n".join(p.credits.authors),
            lambda p, t: _with_credits(p, authors=_pieces(t, "\n")),
        )

    def _add_source(self) -> None:
        source = self._credit("source", self.tr("Source"), self.tr("source changed"))
        source.setPlaceholderText(self.tr("Magazine, column or book"))
        number = self._credit("number", self.tr("Number"), self.tr("number changed"))
        number.setPlaceholderText(self.tr("Of the problem, or issue/problem"))
        self._date = self._credit("date", self.tr("Date"), self.tr("date changed"))
        self._date.setPlaceholderText("1925, 1925-05, 1925-05-07")
        self._date_complaint = label(kind="complaint", wraps=True)
        self._date_complaint.setVisible(False)
        self._form.addRow(self._date_complaint)
        self._date.textChanged.connect(lambda _: self._look_at_date())
        self._date.left.connect(self._look_at_date)
        award = self._credit("distinction", self.tr("Distinction"), self.tr("distinction changed"))
        award.setCompleter(WordCompleter(distinctions(), award))
        self._credit("tourney", self.tr("Tourney"), self.tr("tourney changed"))
        self._credit("dedication", self.tr("Dedication"), self.tr("dedication changed"))

    def _add_remarks(self) -> None:
        keywords = self._line(self.tr("Keywords, separated by commas"))
        keywords.setCompleter(ListCompleter(KEYWORDS, keywords))
        self._part(
            keywords,
            self.tr("keywords changed"),
            lambda p: ", ".join(p.keywords),
            lambda p, t: replace(p, keywords=_pieces(t, ",")),
        )
        comments = self._text(self.tr("Comments, separated by an empty line"), 7)
        self._part(
            comments,
            self.tr("comments changed"),
            lambda p: "\n\n".join(p.comments),
            lambda p, t: replace(p, comments=_pieces(t, "\n\n")),
        )
        tested = self._line(self.tr("Correctness, as you state it"))
        tested.setPlaceholderText(self.tr("C+ and the program, or: correct by hand"))
        tested.setCompleter(WordCompleter(statements(), tested))
        self._part(tested, self.tr("correctness stated"), statement, with_statement)
        own = self._text(self.tr("Your own remarks, never printed"), 5)
        self._part(own, self.tr("remarks changed"), remarks, with_remarks)

    def _credit(self, name: str, words: str, step: str) -> LineField:
        """Add a line for one of the credits."""
        field = self._line(words)
        self._part(
            field,
            step,
            lambda p: str(getattr(p.credits, name)),
            lambda p, t: _with_credits(p, **{name: t.strip()}),
        )
        return field

    def _line(self, words: str) -> LineField:
        field = LineField()
        self._row(words, field)
        return field

    def _text(self, words: str, lines: int) -> TextField:
        field = TextField(lines)
        self._row(words, field)
        return field

    def _row(self, words: str, field: Field) -> None:
        said = label(words, "muted")
        said.setBuddy(field)
        field.setAccessibleName(words)
        row = column(said, field, margins=(0, 2, 0, 2), spacing=2)
        self._form.addRow(row)

    def _part(
        self,
        field: Field,
        step: str,
        read: Callable[[Problem], str],
        write: Callable[[Problem, str], Problem],
    ) -> None:
        part = Part(field, step, read, write)
        self._parts.append(part)
        field.left.connect(lambda: self._commit(part))
        field.given_up.connect(lambda: self._give_up(part))

    def _commit(self, part: Part) -> None:
        if not part.field.is_written():
            return
        text = part.field.written()
        after = part.write(self._problem, text)
        part.field.show_text(part.read(after))
        if after != self._problem:
            self._problem = after
            self.changed.emit(after, part.step)

    def _give_up(self, part: Part) -> None:
        part.field.show_text(part.read(self._problem))
        self._look_at_date()
        self.left.emit()

    def _look_at_date(self) -> None:
        from composer.problem.credits import DateFault, date_fault

        fault = date_fault(self._date.text())
        if fault is DateFault.UNFINISHED and self._date.hasFocus():
            fault = None
        sentence = "" if fault is None else capital(self._date_words(fault)) + "."
        self._date.complain(sentence)
        self._date_complaint.setText(sentence)
        self._date_complaint.setVisible(bool(sentence))

    def _date_words(self, fault: DateFault) -> str:
        from composer.problem.credits import DateFault

        return {
            DateFault.FORM: self.tr("a date is written 1925, 1925-05 or 1925-05-07"),
            DateFault.MONTH: self.tr("there are months 01 to 12"),
            DateFault.DAY: self.tr("this month has no such day"),
            DateFault.UNFINISHED: self.tr("the date is not finished"),
        }[fault]


def _with_credits(problem: Problem, **changes: object) -> Problem:
    return replace(problem, credits=replace(problem.credits, **changes))  # type: ignore[arg-type]


def _pieces(text: str, between: str) -> tuple[str, ...]:
    return tuple(piece.strip() for piece in text.split(between) if piece.strip())
