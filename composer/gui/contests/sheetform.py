# SPDX-License-Identifier: GPL-3.0-or-later
"""One sheet: what a solver wrote, typed; what was understood of it; the director's word."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import (
    QCheckBox,
    QDoubleSpinBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from composer.contests.contest import Contest, Passage, Ruling, Sheet
from composer.diagrams.captions.conditions import printed_task
from composer.gui.contests.words import points_words, sheet_html
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import label, prose, row
from composer.gui.user.pause import pause
from composer.gui.words.language import fill, language, tr

_SIDE = 208  # of the diagram
_REST = 500  # milliseconds after which what was typed is kept

_LINES = {
    "right": QTextCharFormat.UnderlineStyle.SingleUnderline,
    "read": QTextCharFormat.UnderlineStyle.DotLine,
    "unclear": QTextCharFormat.UnderlineStyle.WaveUnderline,
}


class SheetForm(QWidget):
    """Shows a sheet and lets it be typed.

    Signals:
        typed: the text was changed; carries the solver's and problem's numbers, and the text.
        ruled: the director said something; carries the numbers and the ruling, or None.
    """

    typed = Signal(int, int, str)
    ruled = Signal(int, int, object)

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails) -> None:
        """Make the form; no sheet is shown yet."""
        super().__init__()
        self._appearance, self._thumbnails = appearance, thumbnails
        self._contest: Contest | None = None
        self._sheet: Sheet | None = None
        self._filling = False
        self.head = label("", "panelTitle", plain=True)
        self.diagram = QLabel()
        self.diagram.setFixedSize(_SIDE, _SIDE)
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("What the solver wrote"))
        self.text.setPlaceholderText(tr("What the solver wrote: 1.Qh5! (2.Qf7#) Ke6 2.Qg6#"))
        self.text.setMinimumHeight(110)
        self.found = prose()
        self.found.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.rule = QCheckBox(tr("The director says:"))
        self.points = QDoubleSpinBox()
        self.points.setDecimals(2)
        self.points.setSingleStep(0.5)
        self.points.setMaximum(1000)
        self.points.setAccessibleName(tr("Points by the director"))
        self.word = QLineEdit()
        self.word.setPlaceholderText(tr("Reason"))
        self.word.setAccessibleName(tr("Reason of the director"))
        self._keep = pause(self, _REST, self.flush)
        self._lay_out()
        self.text.textChanged.connect(self._edited)
        self.rule.clicked.connect(self._say)
        self.points.editingFinished.connect(self._say_points)
        self.word.editingFinished.connect(self._say_points)
        for signal in (appearance.colours_changed, appearance.figures_changed):
            signal.connect(self._show)
        self.show_sheet(None, None)

    def show_sheet(self, contest: Contest | None, sheet: Sheet | None) -> None:
        """Show a sheet; nothing for None. What is being typed stays as it is."""
        before = self._sheet
        same = (
            before is not None
            and sheet is not None
            and (before.solver, before.task) == (sheet.solver, sheet.task)
        )
        if not same:
            self.flush()
        self._contest, self._sheet = contest, sheet
        self._filling = True
        if not (same and self._keep.isActive()):
            text = "" if sheet is None else sheet.text
            if self.text.toPlainText() != text:
                self.text.setPlainText(text)
        if not same and self.text.document().characterCount() > 1:
            self.text.moveCursor(QTextCursor.MoveOperation.End)
        self._filling = False
        self._show()

    def flush(self) -> None:
        """Hand on what was typed at once."""
        if not self._keep.isActive():
            return
        self._keep.stop()
        if self._sheet is not None:
            self.typed.emit(self._sheet.solver, self._sheet.task, self.text.toPlainText())

    def _edited(self) -> None:
        if not self._filling and self._sheet is not None:
            self._keep.start()
            self.text.setExtraSelections([])

    def _show(self) -> None:
        contest, sheet = self._contest, self._sheet
        self.setEnabled(sheet is not None)
        self._filling = True
        ruling = None if sheet is None else sheet.ruling
        self.rule.setChecked(ruling is not None)
        self.points.setEnabled(ruling is not None)
        self.word.setEnabled(ruling is not None)
        points = 0.0 if sheet is None or sheet.points is None else sheet.points
        self.points.setValue(points)
        self.word.setText("" if ruling is None else ruling.word)
        self._filling = False
        if contest is None or sheet is None:
            self.head.clear()
            self.diagram.clear()
            self.found.clear()
            self.text.setExtraSelections([])
            return
        task = contest.task(sheet.task)
        chess = task.problem.game is None
        asked = printed_task(task.problem, language()) if chess else ""
        name = contest.solver(sheet.solver).name
        told = fill(
            tr("%1, problem %2: %3", "a solver, a number, a task"), name, task.number, asked
        )
        worth = fill(tr("%1 of %2 points"), points_words(sheet.points), points_words(task.points))
        self.head.setText(f"{told}   {worth}")
        ratio = self.devicePixelRatioF()
        self.diagram.setPixmap(self._thumbnails.of_problem(task.problem, _SIDE, ratio))
        self.diagram.setAccessibleName(asked)
        self.found.setText(sheet_html(contest, sheet, self._appearance.letters))
        if not self._keep.isActive():
            passages = () if sheet.mark is None else sheet.mark.passages
            self.text.setExtraSelections([self._selection(each) for each in passages])

    def _selection(self, passage: Passage) -> QTextEdit.ExtraSelection:
        """Return how a passage is marked: by its line, and by its colour."""
        colours = self._appearance.tokens
        cursor = QTextCursor(self.text.document())
        most = self.text.document().characterCount() - 1
        cursor.setPosition(min(passage.start, most))
        cursor.setPosition(min(passage.end, most), QTextCursor.MoveMode.KeepAnchor)
        form = QTextCharFormat()
        colour, tint = {
            "right": (colours.sound, colours.sound_tint),
            "wrong": (colours.cooked, colours.cooked_tint),
            "unclear": (colours.nosol, colours.nosol_tint),
        }.get(passage.state, (colours.text2, ""))
        form.setForeground(QColor(colour))
        form.setUnderlineColor(QColor(colour))
        if tint:
            form.setBackground(QColor(tint))
        if passage.state == "wrong":
            form.setFontStrikeOut(True)
        else:
            form.setUnderlineStyle(_LINES[passage.state])
        selection = QTextEdit.ExtraSelection()
        selection.cursor, selection.format = cursor, form
        return selection

    def _say(self) -> None:
        sheet = self._sheet
        if self._filling or sheet is None:
            return
        ruling = Ruling(self.points.value(), self.word.text().strip())
        self.ruled.emit(sheet.solver, sheet.task, ruling if self.rule.isChecked() else None)

    def _say_points(self) -> None:
        if self.rule.isChecked():
            self._say()

    def _lay_out(self) -> None:
        inner = QWidget()
        rest = QVBoxLayout(inner)
        rest.setContentsMargins(0, 0, 0, 0)
        rest.addWidget(self.found)
        rest.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner.setAutoFillBackground(False)
        scroll.viewport().setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.head)
        above = row(self.diagram, self.text)
        above.setStretch(1, 1)
        above.setAlignment(self.diagram, Qt.AlignmentFlag.AlignTop)
        column.addLayout(above)
        column.addWidget(scroll, 1)
        said = row(self.rule, self.points, self.word)
        said.setStretch(2, 1)
        column.addLayout(said)
