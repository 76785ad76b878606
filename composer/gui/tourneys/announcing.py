# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the announcement: what is announced at the left, its text at the right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFormLayout,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.widgets import row
from composer.gui.tourneys.card import Complaint
from composer.gui.tourneys.holding import Holding
from composer.gui.words.language import tr
from composer.problem.credits import date_fault
from composer.tourneys.announcement import announcement
from composer.tourneys.tourney import Section, Tourney
from composer.tourneys.words import LANGUAGES

NAMES: Final = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "ru": "Русский",
}


class AnnouncingPage(QWidget):
    """Lets the director write the announcement."""

    def __init__(self, holding: Holding, save: Callable[[bool], None]) -> None:
        """Make the page.

        Args:
            holding: the tourney.
            save: writes the announcement to a file, as a page of the web or as text.
        """
        super().__init__()
        self._holding, self._filling = holding, False
        self.name, self.director = QLineEdit(), QLineEdit()
        self.closing, self.until = QLineEdit(), QLineEdit()
        for day in (self.closing, self.until):
            day.setPlaceholderText("2027-03-31")
        self.address, self.text = QPlainTextEdit(), QPlainTextEdit()
        for field in (self.address, self.text):
            field.setTabChangesFocus(True)
            field.setMaximumHeight(76)
        self.language = QComboBox()
        for code in LANGUAGES:
            self.language.addItem(NAMES[code], code)
        self.sections = QTableWidget(0, 5)
        self.sections.setHorizontalHeaderLabels(
            [tr("Section"), tr("Task"), tr("Theme", "of a tourney"), tr("Judges"), tr("At most")]
        )
        self.sections.setAccessibleName(tr("Sections"))
        self.sections.verticalHeader().hide()
        self.sections.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        header = self.sections.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        self.add = QPushButton(tr("Add a section"))
        self.remove = QPushButton(tr("Remove the section"))
        self.as_text = QPushButton(tr("Save as text …"))
        self.as_page = QPushButton(tr("Save as a web page …"))
        self.preview = QPlainTextEdit()
        self.preview.setReadOnly(True)
        self.preview.setAccessibleName(tr("Text of the announcement"))
        self.wrong = Complaint()
        self._lay_out()
        for line in (self.name, self.director, self.closing, self.until):
            line.editingFinished.connect(self._edited)
        for area in (self.address, self.text):
            area.textChanged.connect(self._edited)
        self.language.currentIndexChanged.connect(self._edited)
        self.sections.itemChanged.connect(self._edited)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        self.as_text.clicked.connect(lambda: save(False))
        self.as_page.clicked.connect(lambda: save(True))
        holding.changed.connect(self.show_tourney)
        self.show_tourney()

    def show_tourney(self) -> None:
        """Show what is announced."""
        tourney = self._holding.tourney
        self.setEnabled(tourney is not None)
        if tourney is None:
            return
        self._filling = True
        for line, words in (
            (self.name, tourney.name),
            (self.director, tourney.director),
            (self.closing, tourney.closing),
            (self.until, tourney.claim_until),
        ):
            if line.text() != words:
                line.setText(words)
        for area, words in ((self.address, tourney.address), (self.text, tourney.text)):
            if area.toPlainText() != words:
                area.setPlainText(words)
        self.language.setCurrentIndex(self.language.findData(tourney.language))
        if self._told_sections() != tourney.sections:
            self._fill_sections(tourney.sections)
        self._filling = False
        writable = self._holding.writable
        for line in (self.name, self.director, self.closing, self.until):
            line.setReadOnly(not writable)
        for area in (self.address, self.text):
            area.setReadOnly(not writable)
        for part in (self.language, self.sections, self.add, self.remove):
            part.setEnabled(writable)
        self.preview.setPlainText(announcement(tourney))

    def _fill_sections(self, sections: tuple[Section, ...]) -> None:
        self.sections.setRowCount(len(sections))
        for place, section in enumerate(sections):
            most = str(section.most) if section.most else ""
            words = (section.name, section.task, section.theme, ", ".join(section.judges), most)
            for column, text in enumerate(words):
                self.sections.setItem(place, column, QTableWidgetItem(text))

    def _told_sections(self) -> tuple[Section, ...]:
        found = []
        for place in range(self.sections.rowCount()):
            name, task, theme, judges, most = (self._cell(place, column) for column in range(5))
            named = tuple(filter(None, (each.strip() for each in judges.split(","))))
            found.append(Section(name, task, theme, named, int(most) if most.isdecimal() else 0))
        return tuple(found)

    def _cell(self, place: int, column: int) -> str:
        item = self.sections.item(place, column)
        return "" if item is None else item.text().strip()

    def _edited(self) -> None:
        if self._filling:
            return
        closing, until = self.closing.text().strip(), self.until.text().strip()
        bad = next((date for date in (closing, until) if date_fault(date) is not None), "")
        self.wrong.setText(tr("A date is written 2027-03-31.") if bad else "")
        sections = self._told_sections()
        names = [section.name.casefold() for section in sections]
        if "" in names or len(set(names)) < len(names):
            self.wrong.setText(tr("Each section needs a name of its own."))
            return
        if bad:
            return

        def changed(tourney: Tourney) -> Tourney:
            kept = {section.name: section.name for section in sections}
            if len(sections) == len(tourney.sections):  # one was given another name
                pairs = zip(tourney.sections, sections, strict=True)
                kept |= {old.name: new.name for old, new in pairs if old.name not in kept}
            entries = (
                replace(entry, section=kept.get(entry.section, "")) for entry in tourney.entries
            )
            return replace(
                tourney,
                name=self.name.text().strip() or tourney.name,
                director=self.director.text().strip(),
                address=self.address.toPlainText().strip("\n"),
                closing=closing,
                claim_until=until,
                language=self.language.currentData(),
                text=self.text.toPlainText().strip("\n"),
                sections=sections,
                entries=tuple(entries),
            )

        self._holding.change(changed)

    def _add(self) -> None:
        names = {section.name for section in self._told_sections()}
        letters = (name for name in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if name not in names)
        free = next(letters, str(len(names) + 1))
        self._filling = True
        place = self.sections.rowCount()
        self.sections.insertRow(place)
        for column in range(5):
            self.sections.setItem(place, column, QTableWidgetItem(free if not column else ""))
        self._filling = False
        self.sections.setCurrentCell(place, 1)
        self._edited()

    def _remove(self) -> None:
        place = self.sections.currentRow()
        if place >= 0:
            self.sections.removeRow(place)
            self._edited()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for words, field in (
            (tr("Name of the tourney"), self.name),
            (tr("Director"), self.director),
            (tr("Entries to"), self.address),
            (tr("Closing date"), self.closing),
            (tr("Claims until"), self.until),
            (tr("Language of its texts"), self.language),
            (tr("Text"), self.text),
        ):
            form.addRow(words, field)
        left = QWidget()
        column = QVBoxLayout(left)
        column.addLayout(form)
        column.addWidget(self.sections, 1)
        column.addLayout(row(self.add, self.remove))
        column.addWidget(self.wrong)
        right = QWidget()
        beside = QVBoxLayout(right)
        beside.addWidget(self.preview, 1)
        beside.addLayout(row(self.as_text, self.as_page))
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setChildrenCollapsible(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(split)
