# SPDX-License-Identifier: GPL-3.0-or-later
"""The caption under the board: authors, source and date, stipulation, count of men."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from composer.diagrams.captions.conditions import rules_in_words
from composer.gui.look.widgets import label
from composer.gui.user.linewording import lines_words
from composer.gui.words.language import language
from composer.problem.credits import Credits
from composer.problem.forms import is_duplex
from composer.problem.problem import Problem
from composer.problem.task import Duplex, task_of
from composer.problem.taskedits import stated_intended

_SIGN = 12  # letters of the longest sign of what is asked; more are a sentence, in smaller letters
_SENTENCE = 32  # letters of such a sentence that are shown; all of it stands in the tool tip
_RULES_WIDE = 200  # pixels of the rules in the caption; what is longer stands in the tool tip


class CaptionField(QLineEdit):
    """A line of the caption.

    Signals:
        given_up: Escape: what was written is not wanted.
    """

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the beginning of what was written, where it is longer than its room."""
        super().focusOutEvent(event)
        self.setCursorPosition(0)


class CaptionPanel(QWidget):
    """The caption, edited in place: a field becomes a change when it is left or Enter is hit.

    Signals:
        credits_changed: the user wrote other credits; carries `Credits`.
        left: the user is done with the caption: he hit Enter or Escape.
    """

    credits_changed = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._credits = Credits()
        self._authors = self._field(self.tr("Authors"), self.tr("Authors, separated by semicolons"))
        self._source = self._field(self.tr("Source"), self.tr("Magazine or tourney, and number"))
        self._date = self._field(self.tr("Year"), self.tr("1925, 1925-05 or 1925-05-07"))
        self._award = self._field(self.tr("Distinction"), self.tr("Such as 1st Prize"))
        self._stipulation = label(kind="stipulationWord")
        self._men = label(kind="menCount")
        self._men.setToolTip(self.tr("Men of White and of Black"))
        self._lay_out()

    def show_problem(self, problem: Problem) -> None:
        """Show the caption of a problem; what is being written stays if it is not concerned."""
        set_play = "*" if task_of(problem).set_play else ""
        asked = problem.stipulation
        stated = stated_intended(problem) if problem.stipulation.has_lines else ""
        if stated.isdecimal():
            stated = lines_words(int(stated))
        material = problem.position.material()
        duplex = Duplex.BOTH.value if is_duplex(problem) else ""
        rules = (
            ""
            if problem.rules.is_orthodox
            else ", ".join(rules_in_words(problem.rules, language()))
        )
        short = self._men.fontMetrics().elidedText(rules, Qt.TextElideMode.ElideRight, _RULES_WIDE)
        men = "   ".join(filter(None, (stated, duplex, material, short)))
        self.show_written(problem.credits, (asked.short_sign or str(asked)) + set_play, men)
        self._men.setToolTip(rules or self.tr("Men of White and of Black"))

    def show_written(self, credits: Credits, asked: str, men: str) -> None:
        """Show credits, what is asked, and how many men there are, in words."""
        before = dict(self._texts(self._credits))
        self._credits = credits
        for field, text in self._texts(credits):
            writing = field.isModified() and before[field] == text
            if field.text() != text and not writing:
                field.setText(text)
                field.setCursorPosition(0)
        self._men.setText(men)
        is_sign = len(asked) <= _SIGN
        large = self._stipulation.font()
        large.setPointSizeF(self.font().pointSizeF() * (19 if is_sign else 15) / 13)
        self._stipulation.setFont(large)
        metrics = QFontMetrics(large)
        wide = _SENTENCE * metrics.averageCharWidth()
        shown = metrics.elidedText(asked, Qt.TextElideMode.ElideRight, wide)
        self._stipulation.setText(shown)
        self._stipulation.setToolTip(asked if shown != asked else "")
        side = Qt.AlignmentFlag.AlignLeft if is_sign else Qt.AlignmentFlag.AlignRight
        for part in (self._stipulation, self._men):
            part.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)

    def commit(self) -> None:
        """Make a change of what is written and not yet told."""
        written = self._credits
        for field in self._fields():
            if field.isModified():  # the others may hold more than a line can show
                written = self._with(written, field)
                field.setModified(False)
        if written != self._credits:
            self._credits = written
            self.credits_changed.emit(written)

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self._authors, self._award, self._source, self._date

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(500, max(58, super().sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        """Return the width of a narrow board: fields let what they hold be scrolled."""
        return QSize(200, self.sizeHint().height())

    def _texts(self, credits: Credits) -> tuple[tuple[QLineEdit, str], ...]:
        return (
            (self._authors, "; ".join(credits.authors)),
            (self._source, credits.source),
            (self._date, credits.date),
            (self._award, credits.distinction),
        )

    def _fields(self) -> tuple[QLineEdit, ...]:
        return self._authors, self._source, self._date, self._award

    def _with(self, credits: Credits, field: QLineEdit) -> Credits:
        text = field.text().strip()
        if field is self._authors:
            names = (part.strip() for part in text.split(";"))
            return replace(credits, authors=tuple(name for name in names if name))
        if field is self._source:
            return replace(credits, source=text)
        if field is self._date:
            return replace(credits, date=text)
        return replace(credits, distinction=text)

    def _field(self, name: str, hint: str) -> QLineEdit:
        field = CaptionField()
        field.given_up.connect(self._give_up)
        field.returnPressed.connect(self.left)
        field.setPlaceholderText(name)
        field.setAccessibleName(name)
        field.setToolTip(hint)
        field.setObjectName("captionField")
        field.setMaxLength(500)
        field.setFrame(False)
        field.editingFinished.connect(self.commit)
        return field

    def _give_up(self) -> None:
        for field, text in self._texts(self._credits):
            field.setText(text)
        self.left.emit()

    def _lay_out(self) -> None:
        base = self.font()
        author = QFont(base)
        author.setPointSizeF(base.pointSizeF() * 14 / 13)
        author.setWeight(QFont.Weight.DemiBold)
        self._authors.setFont(author)
        large = QFont(base)
        large.setWeight(QFont.Weight.DemiBold)
        self._stipulation.setFont(large)
        count = QFont(base)
        count.setPointSizeF(base.pointSizeF() * 16 / 13)
        self._men.setFont(count)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 4)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        grid.addWidget(self._authors, 0, 0, 1, 2)
        grid.addWidget(self._award, 0, 2)
        grid.addWidget(self._source, 1, 0, 1, 2)
        grid.addWidget(self._date, 1, 2)
        grid.addWidget(self._stipulation, 0, 3)
        grid.addWidget(self._men, 1, 3)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 2)
