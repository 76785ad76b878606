# SPDX-License-Identifier: GPL-3.0-or-later
"""A letter in its window: what was understood is marked in it, boards stand beside it.

It is pasted, typed, or read from a file, with what is attached to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QMimeData, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QIcon, QTextCursor
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QTextEdit,
    QWidget,
)

from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.mail.letter import Letter, Mark, Part
from composer.formats.mail.post import Post
from composer.formats.mail.reading import read_mail
from composer.formats.sniff import read_letter
from composer.gui.board.mime import dragged_files
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.threads.trying import Trying
from composer.gui.threads.worker import Worker
from composer.gui.user.pause import pause
from composer.gui.user.prompts import Prompts
from composer.gui.user.unfinished import UnfinishedDialog
from composer.gui.words.language import capital, counted, fill, language, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.problem.statement import is_stated_tested
from composer.said.sentence import Sentence, said, sentence_of

_TYPING: Final = 200  # milliseconds
_SIDE: Final = 128  # of a board
_PLACE_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_GOOD: Final = QColor(60, 140, 90, 70)
_BAD: Final = QColor(200, 60, 40, 90)


class _Text(QPlainTextEdit):
    """The letter; files may be dropped on it, or pasted.

    Signals:
        files: files came; carries their paths.
    """

    files = Signal(object)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Let files come in, too."""
        return bool(dragged_files(source)) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Tell of files; insert what else it is."""
        files = dragged_files(source)
        if files:
            self.files.emit(files)
        else:
            super().insertFromMimeData(source)


class LetterWindow(UnfinishedDialog):
    """Reads a letter while it is pasted or typed, or from files; keeps its problems as originals.

    Signals:
        kept: the problems are to be kept; carries a tuple of problems, each with its status and
            the letter. Whoever takes them closes the window once they are kept.
    """

    kept = Signal(object)

    def __init__(self, thumbnails: Thumbnails, prompts: Prompts, parent: QWidget) -> None:
        super().__init__(prompts, parent)
        self._thumbnails = thumbnails
        self.post = Post(Letter(""))
        self._shown: list[tuple[Problem, Callable[[], str]]] = []
        self._waiting: list[str] = []  # names of the files that are being read
        self._failed: list[Fault] = []
        self._of_file = ""  # the text that a file brought
        self._reader = Worker("post", self)
        self.trying = Trying(language, self)
        self.trying.found.connect(self._show_tried)
        self.text = _Text()
        self.text.files.connect(lambda files: self.take(map(Path, files)))
        self.text.setAccessibleName(self.tr("The letter"))
        self.text.setPlaceholderText(self.tr("Paste the whole letter here, or drop its files."))
        self.text.setTabChangesFocus(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("The problems of the letter"))
        self.list.setIconSize(QSize(_SIDE, _SIDE))
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)  # lines are broken anew
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.said = label("", "muted", wraps=True)
        self.here = label("", "muted", wraps=True)
        self.files = QPushButton(self.tr("Open files …"))
        self.files.setAutoDefault(False)
        self.files.clicked.connect(self._ask)
        self.keep = QPushButton(self.tr("Keep all as originals"))
        self.keep.setEnabled(False)
        self._typing = pause(self, _TYPING, self.read)
        self.text.textChanged.connect(self._typing.start)
        self.text.cursorPositionChanged.connect(self._say_here)
        self.list.currentItemChanged.connect(lambda item, _: self._go_to(item))
        self.keep.clicked.connect(self._keep)
        left = column((self.text, 1), self.here, spacing=-1)
        right = column((self.list, 1), self.said, row(self.files, ROOM, self.keep), spacing=-1)
        row((left, 3), (right, 2), on=self, margins=(14, 14, 14, 14), spacing=14)
        self.setWindowTitle(self.tr("Read a letter"))
        self.setAcceptDrops(True)
        self.resize(self.sizeHint())
        self.finished.connect(lambda _: self._end())
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._reader.leave)

    @property
    def letter(self) -> Letter:
        """The letter as it was read last."""
        return self.post.letter

    def take(self, paths: Iterable[Path]) -> None:
        """Read files: a letter where none stands here yet, else what is attached to it."""
        for path in paths:
            self._waiting.append(path.name)
            done, failed = partial(self._take, path.name), partial(self._fail, path.name)
            self._reader.run(partial(read_letter, path), done, failed)
        self._say_number()

    def _ask(self) -> None:
        kinds = tr("Letters") + " (*.eml *.pdf *.txt);;" + fill(tr("All files (%1)"), "*")
        self.take(self._prompts.open_files(self, self.tr("Open a letter"), kinds))

    def _take(self, name: str, post: Post) -> None:
        """Show what a file holds; where a letter stands here, nothing of it is replaced."""
        self._waiting.remove(name)
        attached, notes, letter = post.attached, post.notes, post.letter
        if not letter.text.strip() or self.text.toPlainText().strip():
            came = tuple(post.entries()) if letter.text.strip() else attached
            attached = tuple(each if each.within else replace(each, within=name) for each in came)
        else:
            self.text.setPlainText(letter.text)
            self._of_file = self.text.toPlainText()
        self.post = replace(
            self.post,
            attached=(*self.post.attached, *attached),
            notes=(*self.post.notes, *notes),
        )
        self.read()

    def _fail(self, name: str, fault: Exception) -> None:
        self._waiting.remove(name)
        wrong = fault if isinstance(fault, FormatError) else None
        sentence = (
            sentence_of(wrong) if wrong else said("it cannot be read: {wrong}", wrong=str(fault))
        )
        self._failed.append(Fault(1, sentence, "" if wrong else name))
        self.read()

    def read(self) -> None:
        """Read the letter as it stands."""
        self._typing.stop()
        letter = read_mail(self.text.toPlainText())
        self.post = replace(self.post, letter=letter)
        self.text.setExtraSelections([self._selection(mark) for mark in letter.marks])
        with QSignalBlocker(self.list):  # places of the letter before mean nothing now
            self.list.clear()
        self._shown.clear()
        for number in self.post.told:
            sent = letter.problems[number]
            words = partial(self._words, sent.problem, sent.notes)
            self._show(sent.problem, words, self._begin(number))
        attached = [each for each in self.post.attached if isinstance(each, Entry)]
        for entry in attached:
            words = partial(self._words, entry.problem, entry.notes, entry.within)
            self._show(entry.problem, words)
        for mark in letter.faults:
            item = QListWidgetItem(f"{self._piece(mark)[:40]}\n{worded(mark.note)}")
            item.setData(_PLACE_ROLE, mark.start)
            self.list.addItem(item)
        damaged = (each for each in self.post.attached if isinstance(each, Fault))
        for fault in (*damaged, *self._failed):
            self.list.addItem(worded(fault.told))
        for note in (*self.post.notes, *letter.notes):
            self.list.addItem(worded(note))
        self.trying.want(problem for problem, _ in self._shown if problem.game is None)
        self._say_number()
        self._say_here()

    def _say_number(self) -> None:
        """Say how many problems there are, or what is still being read."""
        number = len(self._shown)
        one, many = self.tr("One problem."), self.tr("%1 problems.", "", number)
        is_blank = not (number or self.letter.text.strip())
        words = "" if is_blank else capital(counted(number, one, many))
        if self._waiting:
            words = fill(self.tr("%1 is being read …"), self._waiting[0])
        self.said.setText(words)
        self.keep.setEnabled(bool(number) and not self._waiting)

    def _show(self, problem: Problem, words: Callable[[], str], place: int | None = None) -> None:
        """Add a board to the list, with what is to be said beside it."""
        icon = QIcon(self._thumbnails.of_problem(problem, _SIDE, self.devicePixelRatioF()))
        item = QListWidgetItem(icon, words())
        item.setData(_PLACE_ROLE, place)
        self._shown.append((problem, words))
        self.list.addItem(item)

    def _begin(self, number: int) -> int | None:
        """Return where a problem's position stands in the letter."""
        marks = self.letter.of(number)
        places = (mark.start for mark in marks if mark.part in (Part.POSITION, Part.RECORD))
        return next(places, None)

    def _words(self, problem: Problem, notes: tuple[Sentence, ...], within: str = "") -> str:
        """Return what stands beside a board: what the letter says, and what the solver does."""
        lines = [
            within,
            problem.credits.caption_authors(),
            str(problem.stipulation),
            *(worded(note) for note in notes),
        ]
        found = self.trying.of(problem)
        if found is not None:
            lines += [found.verdict(worded), *(worded(each) for each in found.against)]
            if is_stated_tested(problem) and found.sound is False:
                lines.append(self.tr("The letter says C+."))
        return "\n".join(line for line in lines if line)

    def _show_tried(self, problem: Problem) -> None:
        """Say beside its board what became of a problem."""
        for place, (shown, words) in enumerate(self._shown):
            item = self.list.item(place)
            if shown == problem and item is not None:
                item.setText(words())

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
        records = self.post.entries()
        self.kept.emit(tuple(each.problem for each in records if isinstance(each, Entry)))

    def would_lose(self) -> bool:
        """Return whether a letter stands here that is neither kept nor that of a file."""
        text = self.text.toPlainText()
        return bool(text.strip()) and text != self._of_file

    def question(self) -> str:
        """Ask before the letter is given up."""
        return self.tr("Close without keeping the letter?")

    def _end(self) -> None:
        """Solve and read no more."""
        self.trying.close()
        self._reader.leave()

    # Qt's own names

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let files come in, wherever they are dropped."""
        if dragged_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read the files that are dropped."""
        event.acceptProposedAction()
        self.take(map(Path, dragged_files(event.mimeData())))

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
