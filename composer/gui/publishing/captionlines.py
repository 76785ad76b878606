# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines of a caption as templates, with a sentence below one that cannot be used."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from composer.diagrams.style.template import (
    FIELDS,
    LONGEST_TEMPLATE,
    CaptionTemplate,
    TemplateError,
    TemplateLine,
    check_template,
)
from composer.gui.look.widgets import button, column, label, row
from composer.gui.publishing.fields import muted
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.said.sentence import sentence_of

MOST_LINES: Final = 12
"""Lines above the board, and as many below."""
_FIELD: Final = re.compile(r"\{([^{}\[\]]+)\}")


def complaint(text: str) -> str:
    """Return what is wrong with a line, in a sentence; empty if it can be used."""
    try:
        check_template(text)
    except TemplateError as error:
        names = (found.strip().lower() for found in _FIELD.findall(text.replace("{{", "")))
        unknown = next((name for name in names if name not in FIELDS), None)
        if unknown is not None:
            known = ", ".join(FIELDS)
            return fill(tr("There is no field “%1”. There are: %2."), unknown, known)
        return fill(tr("This line cannot be used: %1."), worded(sentence_of(error)))
    return ""


class TemplateField(QWidget):
    """A line of a caption, with the sentence below it.

    Signals:
        edited: the text is another one, whether it can be used or not.
    """

    edited = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.line = QLineEdit()
        self.line.setMaxLength(LONGEST_TEMPLATE)
        self.line.setAccessibleName(name)
        self.complaint = label(kind="complaint", wraps=True, plain=True)
        self.complaint.hide()
        self.row = QHBoxLayout()
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(2)
        self.row.addWidget(self.line, 1)
        column(self.row, self.complaint, on=self, spacing=2)
        self.line.textEdited.connect(self._look)

    @property
    def text(self) -> str:
        """The template."""
        return self.line.text()

    @property
    def is_usable(self) -> bool:
        """Whether the template can be filled."""
        return self.complaint.isHidden()

    def show_text(self, text: str) -> None:
        """Show another template."""
        if self.line.text() != text:
            self.line.setText(text)
            self.line.setCursorPosition(0)
        self._judge()

    def _look(self) -> None:
        self._judge()
        self.edited.emit()

    def _judge(self) -> None:
        sentence = complaint(self.line.text())
        self.complaint.setText(sentence)
        self.complaint.setVisible(bool(sentence))
        self.line.setAccessibleDescription(sentence)
        self.line.setProperty("wrong", bool(sentence))
        self.line.style().unpolish(self.line)
        self.line.style().polish(self.line)


class LineField(TemplateField):
    """A whole line above or below the board: bold or not, italic or not."""

    def __init__(self, name: str, line: TemplateLine) -> None:
        super().__init__(name)
        self.kept = line
        self.bold = _switch(self.tr("B", "bold"), self.tr("Bold"))
        self.italic = _switch(self.tr("I", "italic"), self.tr("Italic"))
        for switch in (self.bold, self.italic):
            self.row.addWidget(switch)
            switch.clicked.connect(self.edited)
        self.show_line(line)

    def show_line(self, line: TemplateLine) -> None:
        """Show another line."""
        self.kept = line
        self.show_text(line.text)
        self.bold.setChecked(line.bold)
        self.italic.setChecked(line.italic)

    def written(self) -> TemplateLine:
        """Return the line as it is written; the old one while it cannot be used."""
        text = self.text if self.is_usable else self.kept.text
        self.kept = replace(
            self.kept, text=text, bold=self.bold.isChecked(), italic=self.italic.isChecked()
        )
        return self.kept


class LineList(QWidget):
    """Lines one below the other; one more is always empty.

    Signals:
        edited: a line is another one.
    """

    edited = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self.fields: list[LineField] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)

    def show_lines(self, lines: tuple[TemplateLine, ...]) -> None:
        """Show lines; what is just being written stays."""
        if self.written() == lines and self.fields:
            return
        for place, line in enumerate(lines):
            if place < len(self.fields):
                self.fields[place].show_line(line)
            else:
                self._add(line)
        for field in self.fields[len(lines) :]:
            field.show_line(TemplateLine(""))
        self._keep_one_empty()

    def written(self) -> tuple[TemplateLine, ...]:
        """Return the lines, without empty ones."""
        found = (field.written() for field in self.fields)
        return tuple(line for line in found if line.text.strip())[:MOST_LINES]

    def _add(self, line: TemplateLine) -> None:
        field = LineField(f"{self._name} {len(self.fields) + 1}", line)
        field.edited.connect(self._edited)
        self.fields.append(field)
        self._column.addWidget(field)

    def _edited(self) -> None:
        self._keep_one_empty()
        self.edited.emit()

    def _keep_one_empty(self) -> None:
        if len(self.fields) < MOST_LINES and (not self.fields or self.fields[-1].text.strip()):
            self._add(TemplateLine(""))


class CaptionLines(QWidget):
    """All lines of a caption.

    Signals:
        changed: the template is another one, and can be used.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.template = CaptionTemplate()
        self.above = LineList(self.tr("Line above the board"))
        self.below = LineList(self.tr("Line below the board"))
        self.left = TemplateField(self.tr("Left, under the board"))
        self.right = TemplateField(self.tr("Right, under the board"))
        self.bold = _switch(self.tr("B", "bold"), self.tr("Bold"))
        corners = row((self.left, 1), (self.right, 1), self.bold, spacing=4)
        corners.setAlignment(self.bold, Qt.AlignmentFlag.AlignTop)
        hint = self.tr(
            "Fields stand in braces; what stands in brackets goes where its field is empty. "
            "There are: %1."
        )
        column(
            muted(self.tr("Above the board")),
            self.above,
            muted(self.tr("Under it, left and right")),
            corners,
            muted(self.tr("Below")),
            self.below,
            muted(fill(hint, ", ".join(FIELDS))),
            on=self,
            spacing=4,
        )
        for part in (self.above, self.below, self.left, self.right):
            part.edited.connect(self._take)
        self.bold.clicked.connect(self._take)

    def show_template(self, template: CaptionTemplate) -> None:
        """Show another template; what is just being written stays."""
        if template == self.template and self.above.fields:
            return
        self.template = template
        self.above.show_lines(template.above)
        self.below.show_lines(template.below)
        self.left.show_text(template.left)
        self.right.show_text(template.right)
        self.bold.setChecked(template.bold_corners)

    def _take(self) -> None:
        before = self.template
        self.template = CaptionTemplate(
            self.above.written(),
            self.left.text if self.left.is_usable else before.left,
            self.right.text if self.right.is_usable else before.right,
            self.below.written(),
            self.bold.isChecked(),
        )
        if self.template != before:
            self.changed.emit()


def _switch(words: str, tip: str) -> QToolButton:
    made = button(words, hint=tip, on_off=True)
    made.setAccessibleName(tip)
    return made
