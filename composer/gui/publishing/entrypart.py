# SPDX-License-Identifier: GPL-3.0-or-later
"""What an entry form states besides the problem."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from composer.gui.look.inputs import TickBox
from composer.gui.publishing.choices import LONGEST_FIELD, LONGEST_HEADING, Choices, OutputKind
from composer.gui.publishing.fields import Part, muted


class EntryPart(Part):
    """Tourney, section, sender, theme and remarks; or a number in the place of names."""

    def __init__(self) -> None:
        super().__init__(self.tr("Entry form"))
        self.tourney, self.section, self.theme = QLineEdit(), QLineEdit(), QLineEdit()
        self.anonymous = TickBox(self.tr("Anonymous, with a number"))
        self.number, self.person = QLineEdit(), QLineEdit()
        self.person.setPlaceholderText(self.tr("The authors, if left empty"))
        self.address, self.remarks = QPlainTextEdit(), QPlainTextEdit()
        self.row(self.tr("Tourney"), self.tourney)
        self.row(self.tr("Section"), self.section)
        self.row("", self.anonymous)
        self.row(self.tr("Number"), self.number)
        self.row(self.tr("Name"), self.person)
        self.row(self.tr("Address"), self.address)
        self._hidden = muted(self.tr("Nobody is named: neither the authors nor you."))
        self.row("", self._hidden)
        self.row(self.tr("Theme"), self.theme)
        self.row(self.tr("Remarks"), self.remarks)
        for line in (self.tourney, self.section, self.number, self.person, self.theme):
            line.setMaxLength(LONGEST_HEADING)
            line.textEdited.connect(self.changed)
        for text in (self.address, self.remarks):
            text.setTabChangesFocus(True)
            text.setFixedHeight(4 * text.fontMetrics().lineSpacing() + 8)
            text.textChanged.connect(self.changed)
        self.anonymous.toggled.connect(self.changed)

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen, where it is an entry form."""
        self.setVisible(choices.kind is OutputKind.FORM)
        for line, told in (
            (self.tourney, choices.tourney),
            (self.section, choices.section),
            (self.number, choices.number),
            (self.person, choices.sender),
            (self.theme, choices.theme),
        ):
            if line.text() != told:
                line.setText(told)
                line.setCursorPosition(0)
        for text, told in ((self.address, choices.address), (self.remarks, choices.remarks)):
            if text.toPlainText()[:LONGEST_FIELD] != told:
                text.blockSignals(True)
                text.setPlainText(told)
                text.blockSignals(False)
        self.anonymous.blockSignals(True)
        self.anonymous.setChecked(choices.anonymous)
        self.anonymous.blockSignals(False)
        self.show_row(self.number, choices.anonymous)
        self.show_row(self._hidden, choices.anonymous)
        self.show_row(self.person, not choices.anonymous)
        self.show_row(self.address, not choices.anonymous)

    def taken(self, choices: Choices) -> Choices:
        """Return choices with what is written here."""
        return replace(
            choices,
            tourney=self.tourney.text(),
            section=self.section.text(),
            anonymous=self.anonymous.isChecked(),
            number=self.number.text(),
            sender=self.person.text(),
            address=self.address.toPlainText()[:LONGEST_FIELD],
            theme=self.theme.text(),
            remarks=self.remarks.toPlainText()[:LONGEST_FIELD],
        )
