# SPDX-License-Identifier: GPL-3.0-or-later
"""A letter pasted into the window: what was understood is marked in it, boards stand beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QWidget,
)

from composer.formats.mail.letter import Letter, Mark, Part, Sent
from composer.formats.mail.reading import original_of_letter, read_mail
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.threads.trying import Trying
from composer.gui.user.pause import pause
from composer.gui.words.language import capital, counted, fill, language, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.problem.statement import is_stated_tested

_TYPING: Final = 200  # milliseconds
_SIDE: Final = 128  # of a board
_PLACE_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_GOOD: Final = QColor(60, 140, 90, 70)
_BAD: Final = QColor(200, 60, 40, 90)


class LetterWindow(QDialog):
    """Reads a letter while it is pasted or typed, and keeps its problems as originals.

    Signals:
        kept: the problems are to be kept; carries a tuple of problems, each with its status and
            the letter.
    """

    kept = Signal(object)

    def __init__(self, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails
        self.letter = Letter("")
        self.trying = Trying(language, self)
        self.trying.found.connect(self._show_tried)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("The letter"))
        self.text.setPlaceholderText(self.tr("Paste the whole letter here."))
        self.text.setTabChangesFocus(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("The problems of the letter"))
        self.list.setIconSize(QSize(_SIDE, _SIDE))
        self.list.setWordWrap(True)
        self.said = label("", "muted", wraps=True)
        self.here = label("", "muted", wraps=True)
        self.keep = QPushButton(self.tr("Keep all as originals"))
        self.keep.setEnabled(False)
        self._typing = pause(self, _TYPING, self.read)
        self.text.textChanged.connect(self._typing.start)
        self.text.cursorPositionChanged.connect(self._say_here)
        self.list.currentItemChanged.connect(lambda item, _: self._go_to(item))
        self.keep.clicked.connect(self._keep)
        left = column((self.text, 1), self.here, spacing=-1)
        right = column((self.list, 1), self.said, row(ROOM, self.keep), spacing=-1)
        row((left, 3), (right, 2), on=self, margins=(14, 14, 14, 14), spacing=14)
        self.setWindowTitle(self.tr("Read a letter"))
        self.finished.connect(lambda _: self.trying.close())

    def read(self) -> None:
        """Read the letter as it stands."""
        self._typing.stop()
        letter = self.letter = read_mail(self.text.toPlainText())
        self.text.setExtraSelections([self._selection(mark) for mark in letter.marks])
        with QSignalBlocker(self.list):  # places of the letter before mean nothing now
            self.list.clear()
        for number, sent in enumerate(letter.problems):
            self.list.addItem(self._item(number, sent))
        number = len(letter.problems)
        one, many = self.tr("One problem."), self.tr("%1 problems.", "", number)
        for mark in letter.faults:
            item = QListWidgetItem(f"{self._piece(mark)[:40]}\n{worded(mark.note)}")
            item.setData(_PLACE_ROLE, mark.start)
            self.list.addItem(item)
        for note in letter.notes:
            self.list.addItem(worded(note))
        self.said.setText(capital(counted(number, one, many)) if letter.text.strip() else "")
        self.keep.setEnabled(bool(letter.problems))
        self.trying.want(sent.problem for sent in letter.problems if sent.problem.game is None)
        self._say_here()

    def _item(self, number: int, sent: Sent) -> QListWidgetItem:
        ratio = self.devicePixelRatioF()
        icon = QIcon(self._thumbnails.of_problem(sent.problem, _SIDE, ratio))
        item = QListWidgetItem(icon, self._words(sent))
        for mark in self.letter.of(number):
            if mark.part in (Part.POSITION, Part.RECORD):
                item.setData(_PLACE_ROLE, mark.start)
                break
        return item

    def _words(self, sent: Sent) -> str:
        """Return what stands beside a board: what the letter says, and what the solver does."""
        problem = sent.problem
        lines = [
            problem.credits.caption_authors(),
            str(problem.stipulation),
            *(worded(note) for note in sent.notes),
        ]
        found = self.trying.of(problem)
        if found is not None:
            lines += [found.verdict(worded), *(worded(each) for each in found.against)]
            if is_stated_tested(problem) and found.sound is False:
                lines.append(self.tr("The letter says C+."))
        return "\n".join(line for line in lines if line)

    def _show_tried(self, problem: Problem) -> None:
        """Say beside its board what became of a problem."""
        for number, sent in enumerate(self.letter.problems):
            item = self.list.item(number)
            if sent.problem == problem and item is not None:
                item.setText(self._words(sent))

    def _selection(self, mark: Mark) -> QTextEdit.ExtraSelection:
        found = QTextEdit.ExtraSelection()
        cursor = self.text.textCursor()
        cursor.setPosition(self._place(mark.start))
        cursor.setPosition(self._place(mark.end), QTextCursor.MoveMode.KeepAnchor)
        found.cursor = cursor
        is_bad = mark.part is Part.FAULT or bool(mark.note)
        found.format.setBackground(_BAD if is_bad else _GOOD)
        return found

    def _place(self, place: int) -> int:
        """Return a place of the letter as Qt counts it, in halves of rare letters."""
        return place + sum(letter > "\uffff" for letter in self.letter.text[:place])

    def _piece(self, mark: Mark) -> str:
        return " ".join(self.letter.text[mark.start : mark.end].split())

    def _say_here(self) -> None:
        """Say as what the place of the cursor was understood."""
        at = self.text.textCursor().position()
        for mark in self.letter.marks:
            if self._place(mark.start) <= at <= self._place(mark.end):
                words = part_words()[mark.part]
                if mark.problem is not None:
                    words = fill(self.tr("%1 of problem %2"), words, mark.problem + 1)
                note = worded(mark.note)
                self.here.setText(f"{words}: {note}" if note else words)
                return
        self.here.setText("")

    def _go_to(self, item: QListWidgetItem | None) -> None:
        place = None if item is None else item.data(_PLACE_ROLE)
        if place is not None:
            cursor = self.text.textCursor()
            cursor.setPosition(self._place(place))
            self.text.setTextCursor(cursor)
            self.text.centerCursor()

    def _keep(self) -> None:
        self.read()
        numbers = range(len(self.letter.problems))
        self.kept.emit(tuple(original_of_letter(self.letter, number) for number in numbers))
        self.accept()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of a letter and its boards."""
        return QSize(940, 620)


def part_words() -> Mapping[Part, str]:
    """Return what the parts of a letter are called."""
    return {
        Part.SENDER: tr("sender"),
        Part.ADDRESS: tr("address"),
        Part.DATE: tr("date"),
        Part.AUTHOR: tr("author"),
        Part.POSITION: tr("position"),
        Part.TASK: tr("stipulation"),
        Part.COUNT: tr("number of men"),
        Part.TESTED: tr("statement of correctness"),
        Part.TWIN: tr("twin"),
        Part.SOLUTION: tr("solution"),
        Part.DEDICATION: tr("dedication"),
        Part.RECORD: tr("problem in a program's form"),
        Part.FAULT: tr("not understood"),
    }
