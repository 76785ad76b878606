# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of originals: a column for each stage, a card for each problem that was sent in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QDate, QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QWidget,
)

from composer.gui.collection.changes import LibraryChanges
from composer.gui.collection.together import stage_words
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, finish_typing, label, row
from composer.gui.originals.letter import LetterToComposer
from composer.gui.originals.stages import StageList
from composer.gui.threads.librarian import Librarian
from composer.gui.user.pause import pause
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.words.language import capital, tr
from composer.library.access.store import Library
from composer.library.arriving.links import Linked, links_of
from composer.library.changes.describing import amend_step, describe_step
from composer.library.changes.undo import can_undo
from composer.library.people.people import users_name
from composer.library.records.values import Row
from composer.library.search.search import Order, find, rows
from composer.problem.attacks import all_orthodox
from composer.problem.originals.status import Stage, Step, original_of
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK

_WIDE: Final = 226  # of a column
_LATER: Final = 120  # milliseconds, in which several changes come together
_RARELY: Final = 3_000  # milliseconds, in which verdicts of the analysis come together


class OriginalsBoard(QDialog):
    """Shows where originals stand; a card that is dragged or moved by keys changes its stage."""

    def __init__(
        self,
        librarian: Librarian,
        changes: LibraryChanges,
        thumbnails: Thumbnails,
        settings: Settings,
        prompts: Prompts,
        open_record: Callable[[int], object],
        parent: QWidget,
    ) -> None:
        """Make the window.

        Args:
            librarian: owns the library.
            changes: remembers what is changed, for undo.
            thumbnails: draws diagrams.
            settings: keep templates that were edited.
            prompts: asks before a letter that was changed is given up.
            open_record: puts a record on the studio's board.
            parent: the window that this one belongs to.
        """
        super().__init__(parent)
        self._librarian, self._changes, self._thumbnails = librarian, changes, thumbnails
        self._settings, self._prompts = settings, prompts
        self._open_record, self._window = open_record, parent
        self._rows: dict[int, Row] = {}
        self._chosen: int | None = None
        self._shown: tuple[int, Step] | None = None
        self.letter: LetterToComposer | None = None
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(self.tr("Column of the magazine"))
        self.sought = QLineEdit()
        self.sought.setPlaceholderText(self.tr("Author or magazine"))
        self.sought.setAccessibleName(self.tr("Author or magazine"))
        self.sought.setClearButtonEnabled(True)
        self.lists: dict[Stage, StageList] = {}
        self._titles: dict[Stage, QLabel] = {}
        for stage, words in stage_words().items():
            cards = self.lists[stage] = StageList(stage, capital(words))
            cards.setMinimumWidth(_WIDE)
            self._titles[stage] = label("", "panelTitle")
            cards.dropped.connect(partial(self._moved_to, stage))
            cards.step_requested.connect(self._step)
            cards.letter_requested.connect(self.write)
            cards.entered.connect(partial(self._choose, stage))
            cards.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            cards.customContextMenuRequested.connect(partial(self._show_menu, cards))
        self.about = label("", "muted", wraps=True)
        self.by, self.note = QLineEdit(), QLineEdit()
        for edit, words in (
            (self.by, self.tr("By or for whom")),
            (self.note, self.tr("With what, or where")),
        ):
            edit.setPlaceholderText(words)
            edit.setAccessibleName(words)
            edit.editingFinished.connect(self._amend)
        self.to = QPushButton(self.tr("Move to"))
        self.write_letter = QPushButton(self.tr("Letter …"))
        self.open_it = QPushButton(self.tr("Open on the board"))
        self._stages = QMenu(self.to)
        self.to.setMenu(self._stages)
        for stage, words in stage_words().items():
            self._stages.addAction(words, partial(self._move_chosen, stage))
        for pushed in (self.to, self.write_letter, self.open_it):
            pushed.setAutoDefault(False)  # Enter belongs to the cards and fields
        self.kinds.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._soon = pause(self, _LATER, self.reload)
        self._analysed = pause(self, _RARELY, self.reload)
        self._lay_out()
        self.kinds.currentIndexChanged.connect(lambda _: self._show())
        self.sought.textChanged.connect(lambda _: self._show())
        self.write_letter.clicked.connect(self.write)
        self.open_it.clicked.connect(self._open)
        librarian.changed.connect(self._follow)
        librarian.opened.connect(lambda _: self.reload())
        QShortcut(QKeySequence.StandardKey.Undo, self, changes.undo)
        QShortcut(QKeySequence.StandardKey.Redo, self, changes.redo)
        self.setWindowTitle(self.tr("Originals by stage"))
        self._choose(Stage.RECEIVED, None)
        self.resize(self.sizeHint())

    def reload(self) -> None:
        """Read all originals of the library again."""
        self._soon.stop()
        self._librarian.read(_originals, self._take)

    def _follow(self, change: object) -> None:
        """Read again after what the user changed, and now and then what is analysed meanwhile."""
        if self.isVisible() and can_undo(change):
            self._soon.start()
        elif self.isVisible() and not self._analysed.isActive():
            self._analysed.start()

    def move_cards(self, numbers: tuple[int, ...], stage: Stage) -> None:
        """Write down that originals have come to a stage today; one undo takes it back."""
        moved = tuple(
            number
            for number in numbers
            if number in self._rows and original_of(self._rows[number].problem).stage is not stage
        )
        if moved:
            self._chosen = moved[0]
            step = Step(stage, QDate.currentDate().toString("yyyy-MM-dd"))
            self._changes.run(lambda library: describe_step(library, moved, step))

    def _moved_to(self, stage: Stage, numbers: tuple[int, ...]) -> None:
        self.move_cards(numbers, stage)

    def write(self) -> None:
        """Open a letter about the chosen original to its composer."""
        number = self._chosen
        if number not in self._rows:
            return
        problem = self._rows[number].problem
        self._librarian.read(
            lambda library: (links_of(library, number), users_name(library)),
            lambda known: self._show_letter(problem, *known),
        )

    def _show_letter(self, problem: Problem, links: tuple[Linked, ...], editor: str) -> None:
        self.letter = LetterToComposer(problem, links, editor, self._settings, self._prompts, self)
        self.letter.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.letter.show()

    def _take(self, found: tuple[Row, ...]) -> None:
        rows = {each.record_id: each for each in found}
        if rows and rows == self._rows:
            return
        self._rows = rows
        names = sorted({column_of(each.problem) for each in found})
        chosen = self.kinds.currentData()
        self.kinds.blockSignals(True)
        self.kinds.clear()
        self.kinds.addItem(self.tr("All columns"), "")
        for name in names:
            self.kinds.addItem(name, name)
        self.kinds.setCurrentIndex(max(0, self.kinds.findData(chosen)))
        self.kinds.blockSignals(False)
        self._show()

    def _show(self) -> None:
        """Show the cards that are looked for, those that have waited longest first."""
        kind, words = self.kinds.currentData() or "", self.sought.text().casefold().split()
        today = date.fromisoformat(QDate.currentDate().toString("yyyy-MM-dd"))
        by_stage: dict[Stage, list[Row]] = {stage: [] for stage in Stage}
        for each in self._rows.values():
            stage, text = original_of(each.problem).stage, _words(each.problem)
            is_asked = not kind or column_of(each.problem) == kind
            if stage is not None and is_asked and all(word in text for word in words):
                by_stage[stage].append(each)
        for stage, cards in self.lists.items():
            waiting = sorted(by_stage[stage], key=_since)
            cards.show_rows(waiting, self._thumbnails, today)
            self._titles[stage].setText(f"{capital(stage_words()[stage])}  {len(waiting)}")
        self._show_chosen()

    def _show_chosen(self) -> None:
        """Choose the card anew that was chosen, where it is now."""
        number = self._chosen
        for cards in self.lists.values():
            if number is not None and cards.choose(number):
                self._choose(cards.stage, number)  # what is written of it may be other words now
                return
        self._choose(Stage.RECEIVED, None)

    def _choose(self, stage: Stage, number: int | None) -> None:
        there = number is not None and number in self._rows
        if there:
            self._chosen = number
            for other, cards in self.lists.items():
                if other is not stage:
                    cards.blockSignals(True)
                    cards.setCurrentRow(-1)
                    cards.clearSelection()
                    cards.blockSignals(False)
        for part in (self.by, self.note, self.to, self.write_letter, self.open_it):
            part.setEnabled(there)
        if not there or number is None:
            self.about.setText(self.tr("Drag a card, or move it with Ctrl and an arrow."))
            self.by.clear()
            self.note.clear()
            self._shown = None
            return
        original = original_of(self._rows[number].problem)
        told = [
            " ".join(part for part in (stage_words()[step.stage], step.date, step.by) if part)
            for step in original.steps
        ]
        self.about.setText(" · ".join((*told, original.address) if original.address else told))
        step = original.steps[-1]
        if self._shown != (number, step):  # else what is just typed stays
            self._shown = number, step
            self.by.setText(step.by)
            self.note.setText(step.note)

    def _amend(self) -> None:
        """Write down by whom and where the last step was."""
        number = self._chosen
        if number is None or number not in self._rows or not self.by.isEnabled():
            return
        step = original_of(self._rows[number].problem).steps[-1]
        by, note = self.by.text().strip(), self.note.text().strip()
        if (by, note) != (step.by, step.note):
            self._changes.run(lambda library: amend_step(library, number, step, by, note))

    def _step(self, by: int) -> None:
        stages = list(self.lists)
        number = self._chosen
        if number is not None and number in self._rows:
            stage = original_of(self._rows[number].problem).stage
            place = stages.index(stage or Stage.RECEIVED) + by
            if 0 <= place < len(stages):
                self._move_chosen(stages[place])

    def _move_chosen(self, stage: Stage) -> None:
        if self._chosen is not None:
            together = next(
                (cards.chosen() for cards in self.lists.values() if cards.number() == self._chosen),
                (self._chosen,),
            )
            self.move_cards(together, stage)

    def _open(self) -> None:
        if self._chosen is not None:
            self._open_record(self._chosen)
            self._window.activateWindow()

    def _show_menu(self, cards: StageList, place: QPoint) -> None:
        self._menu(cards).popup(cards.viewport().mapToGlobal(place))

    def _menu(self, cards: StageList) -> QMenu:
        menu = QMenu(cards)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if cards.number() is not None:
            menu.addAction(self.tr("Letter …"), self.write)
            menu.addAction(self.tr("Open on the board"), self._open)
            menu.addSeparator()
            for stage, words in stage_words().items():
                menu.addAction(words, partial(self._move_chosen, stage))
        return menu

    def _lay_out(self) -> None:
        held = QWidget()
        columns = [
            column(self._titles[stage], (cards, 1), spacing=4)
            for stage, cards in self.lists.items()
        ]
        row(*((each, 1) for each in columns), on=held, spacing=8)
        area = QScrollArea()
        area.setWidget(held)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = row(self.kinds, self.sought, ROOM)
        foot = row((self.by, 1), (self.note, 1), self.to, self.write_letter, self.open_it)
        column(head, (area, 1), self.about, foot, on=self, margins=(14, 14, 14, 14), spacing=10)

    # Qt's own names

    def changeEvent(self, event: QEvent) -> None:
        """Write down what was typed when the user turns to another window."""
        super().changeEvent(event)
        finish_typing(self, event)

    def done(self, result: int) -> None:
        """Write down what was typed, and close."""
        finish_typing(self)
        super().done(result)

    def sizeHint(self) -> QSize:
        """Return the room of five columns; the others are scrolled to."""
        return QSize(1180, 640)


def column_of(problem: Problem) -> str:
    """Return the column of a magazine that a problem belongs to, by what is asked."""
    asked = problem.stipulation
    if problem.game is not None:
        return tr("other games")
    if asked.claim is not None:
        return tr("studies")
    if asked == NO_TASK or not asked.told:
        return tr("without a stipulation")
    text = str(asked)
    if problem.rules.conditions or not all_orthodox(problem.position.board):
        return tr("fairy chess")
    kind = text.rstrip("0123456789.½*")
    if kind == "#":
        return text if asked.moves in (2, 3) else tr("longer mates")
    return kind or text


def _originals(library: Library) -> tuple[Row, ...]:
    return tuple(rows(library, find(library, "status:any", Order.ADDED)))


def _words(problem: Problem) -> str:
    credits, original = problem.credits, original_of(problem)
    steps = (part for step in original.steps for part in (step.by, step.note))
    return " ".join((*credits.authors, credits.source, *steps)).casefold()


def _since(each: Row) -> tuple[str, int]:
    return original_of(each.problem).steps[-1].date or "9999", each.record_id
