# SPDX-License-Identifier: GPL-3.0-or-later
"""What an entry gets, to be said by hand: mark, distinction, whether special, comment."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QPlainTextEdit, QVBoxLayout, QWidget

from composer.gui.look.widgets import label, row
from composer.gui.tourneys.words import distinction_name
from composer.gui.words.language import decimal, tr
from composer.said.signs import NOTHING
from composer.tourneys.tourney import MARKS, Distinction, Opinion


class VerdictForm(QWidget):
    """Shows an opinion and lets it be changed.

    Signals:
        edited: something was changed; carries the opinion.
    """

    edited = Signal(object)

    def __init__(self, *, marks: bool = True) -> None:
        """Make the form; `marks` says whether a mark can be given."""
        super().__init__()
        self._opinion: Opinion | None = None
        self._filling = False
        self.mark, self.distinction = QComboBox(), QComboBox()
        self.mark.addItem(NOTHING, None)
        for mark in reversed(MARKS):
            self.mark.addItem(decimal(mark, 1), mark)
        for given in (None, *Distinction):
            self.distinction.addItem(
                distinction_name(given), None if given is None else given.value
            )
        self.special = QCheckBox(tr("special"))
        self.comment = QPlainTextEdit()
        self.comment.setTabChangesFocus(True)
        self.comment.setPlaceholderText(tr("Comment for the award"))
        self.comment.setMaximumHeight(110)
        self.mark.setAccessibleName(tr("Mark", "of a judge"))
        self.distinction.setAccessibleName(tr("Distinction"))
        self.comment.setAccessibleName(tr("Comment"))
        word = label(tr("Mark", "of a judge"))
        parts = row(word, self.mark, label(tr("Distinction")), self.distinction, self.special)
        parts.addStretch(1)
        word.setVisible(marks)
        self.mark.setVisible(marks)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(parts)
        column.addWidget(self.comment)
        self.mark.activated.connect(self._edited)
        self.distinction.activated.connect(self._edited)
        self.special.clicked.connect(self._edited)
        self.comment.textChanged.connect(self._edited)

    def show_opinion(self, opinion: Opinion | None) -> None:
        """Show an opinion; nothing can be said where it is None."""
        self.setEnabled(opinion is not None)
        self._filling, self._opinion = True, opinion
        shown = opinion or Opinion("", 0)
        given = shown.distinction
        self.mark.setCurrentIndex(max(0, self.mark.findData(shown.mark)))
        place = self.distinction.findData(None if given is None else given.value)
        self.distinction.setCurrentIndex(max(0, place))
        self.special.setChecked(shown.special)
        if self.comment.toPlainText() != shown.comment:
            self.comment.setPlainText(shown.comment)
        self._filling = False

    def set_read_only(self, read_only: bool) -> None:
        """Let nothing be changed; what is said can still be read and copied."""
        self.comment.setReadOnly(read_only)
        for part in (self.mark, self.distinction, self.special):
            part.setEnabled(not read_only)

    def _edited(self) -> None:
        if self._filling or self._opinion is None:
            return
        given = self.distinction.currentData()
        self._opinion = replace(
            self._opinion,
            mark=self.mark.currentData(),
            distinction=None if given is None else Distinction(given),
            special=self.special.isChecked(),
            comment=self.comment.toPlainText().strip("\n"),
        )
        self.edited.emit(self._opinion)
