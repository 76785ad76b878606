# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the award: its text, what it is saved as, letters to the authors, corrections."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.widgets import copy_text, label, row
from composer.gui.tourneys.announcing import NAMES
from composer.gui.tourneys.card import Complaint
from composer.gui.tourneys.holding import Holding
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.said.sentence import sentence_of
from composer.tourneys.award import award_text, awarded, corrected, letters_to_authors
from composer.tourneys.testing import is_sound
from composer.tourneys.tourney import Tourney, TourneyFault
from composer.tourneys.words import LANGUAGES


class AwardPage(QWidget):
    """Shows the award in any of the languages."""

    def __init__(self, holding: Holding, save: Callable[[str], None]) -> None:
        """Make the page.

        Args:
            holding: the tourney.
            save: writes the award in a language to a file.
        """
        super().__init__()
        self._holding, self._language = holding, ""
        self.language = QComboBox()
        self.language.setAccessibleName(tr("Language of the award"))
        for code in LANGUAGES:
            self.language.addItem(NAMES[code], code)
        self.save = QPushButton(tr("Save the award …"))
        self.save.setToolTip(tr("As PDF, LaTeX, web page, text, YAML of Olive or our own form"))
        self.letters = QPushButton(tr("Copy letters to the authors"))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("Text of the award"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.which = QComboBox()
        self.which.setAccessibleName(tr("Entry to be corrected"))
        self.claim = QLineEdit()
        self.claim.setPlaceholderText(tr("What was found, as it is printed"))
        self.claim.setAccessibleName(tr("Correction"))
        self.correct = QPushButton(tr("It loses its distinction"))
        self.wrong, self.doubt = Complaint(), Complaint()
        head = row(self.language, self.save, self.letters)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.wrong)
        column.addWidget(self.doubt)
        column.addWidget(self.text, 1)
        foot = row(label(tr("After a claim:")), self.which, self.claim, self.correct)
        foot.setStretch(2, 1)
        column.addLayout(foot)
        self.language.currentIndexChanged.connect(self._show_text)
        self.save.clicked.connect(lambda: save(self.language.currentData()))
        self.letters.clicked.connect(self._copy_letters)
        self.claim.textChanged.connect(self._enable)
        self.correct.clicked.connect(self._correct)
        holding.changed.connect(self.show_tourney)
        self.show_tourney()

    def show_tourney(self) -> None:
        """Show the award as it stands."""
        tourney = self._holding.tourney
        self.setEnabled(tourney is not None)
        if tourney is None:
            self.text.clear()
            return
        if tourney.language != self._language:
            self._language = tourney.language
            self.language.setCurrentIndex(self.language.findData(tourney.language))
        self._show_text()

    def _show_text(self) -> None:
        tourney = self._holding.tourney
        if tourney is None:
            return
        self.which.clear()
        for part in (self.wrong, self.doubt):
            part.clear()
        try:
            self.text.setPlainText(award_text(tourney, self.language.currentData()))
            doubtful: list[str] = []
            for section in tourney.sections:
                for given in awarded(tourney, section.name):
                    if not is_sound(given.entry):
                        doubtful.append(str(given.entry.number))
                    words = f"{given.entry.number}: {given.text(self.language.currentData())}"
                    self.which.addItem(words, given.entry.number)
            if doubtful:
                self.doubt.setText(
                    fill(tr("Not sound by the test: entries %1."), ", ".join(doubtful))
                )
        except TourneyFault as error:
            self.text.clear()
            self.wrong.setText(worded(sentence_of(error)))
        self._enable()

    def _enable(self) -> None:
        there = self.which.count() > 0
        self.save.setEnabled(there)
        self.letters.setEnabled(not self.wrong.text())
        writable = there and self._holding.writable
        self.correct.setEnabled(writable and bool(self.claim.text().strip()))

    def _copy_letters(self) -> None:
        tourney = self._holding.tourney
        if tourney is not None:
            letters = letters_to_authors(tourney, self.language.currentData())
            copy_text("\n\n".join(text for _, text in letters))

    def _correct(self) -> None:
        number, claim = self.which.currentData(), self.claim.text().strip()

        def changed(tourney: Tourney) -> Tourney:
            return corrected(tourney, number, claim)

        self._holding.change(changed)
        self.claim.clear()
