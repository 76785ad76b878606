# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is who in the library: spellings of one person joined, spellings of two separated."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from composer.gui.collection.changes import LibraryChanges
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.threads.librarian import Librarian
from composer.gui.user.pause import pause
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, grouped
from composer.library.people.people import (
    Person,
    claim_person,
    join_people,
    people,
    rename_person,
    separate_spelling,
)
from composer.library.query.parser import Query
from composer.library.query.terms import Field, Term, Text

_MOST: Final = 500
_EDITING: Final = QAbstractItemView.State.EditingState  # a name is being typed into the list
_TYPING: Final = 150  # milliseconds
_NUMBER_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_SPELLING_ROLE: Final = _NUMBER_ROLE + 1


class PeoplePanel(QDialog):
    """People by name with how many problems they have; at the right how they are written.

    Signals:
        query_chosen: the problems of a person are wanted; carries the query.
    """

    query_chosen = Signal(str)

    def __init__(
        self,
        librarian: Librarian,
        changes: LibraryChanges,
        appearance: Appearance,
        prompts: Prompts,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._librarian, self._changes, self._appearance = librarian, changes, appearance
        self._prompts = prompts
        self._people: dict[int, Person] = {}
        self._asked = 0
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Find a person"))
        self.field.setAccessibleName(self.tr("Find a person"))
        self.field.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        self.spellings = QListWidget()
        self.spellings.setObjectName("spellings")
        self.spellings.setAccessibleName(self.tr("Spellings"))
        self.join = QPushButton(self.tr("Join"))
        self.join.setToolTip(self.tr("Two or more names are one person; the first name stays"))
        self.part = QPushButton(self.tr("Part"))
        self.part.setToolTip(
            self.tr("This spelling is another person; it is not joined again by itself")
        )
        self.rename = QPushButton(self.tr("Rename …"))
        self.rename.setToolTip(self.tr("How this person is called in lists and in print"))
        self.mine = QPushButton(self.tr("This is me"))
        self.mine.setCheckable(True)
        self.problems = QPushButton(self.tr("Show the problems"))
        self._typing = pause(self, _TYPING, self.reload)
        self._prepare_list()
        self._lay_out()
        self._connect()
        self.setWindowTitle(self.tr("People"))
        self._show_chosen()

    def chosen(self) -> tuple[Person, ...]:
        """Return the chosen people; the one with the most problems first."""
        numbers = (item.data(0, _NUMBER_ROLE) for item in self.list.selectedItems())
        found = [self._people[number] for number in numbers if number in self._people]
        return tuple(sorted(found, key=lambda person: -person.count))

    def reload(self) -> None:
        """Read the people again."""
        self._typing.stop()
        self._asked += 1
        number, beginning = self._asked, self.field.text().strip()

        def show(found: tuple[Person, ...]) -> None:
            if number == self._asked and self.list.state() is not _EDITING:
                self._show(found)

        self._librarian.look(lambda library: people(library, beginning, _MOST), show)

    def _show(self, found: tuple[Person, ...]) -> None:
        chosen = {person.person_id for person in self.chosen()}
        self._people = {person.person_id: person for person in found}
        blocked = self.list.blockSignals(True)
        self.list.clear()
        for person in found:
            item = QTreeWidgetItem([person.name, grouped(person.count)])
            item.setData(0, _NUMBER_ROLE, person.person_id)
            item.setSizeHint(0, QSize(0, max(26, self.fontMetrics().lineSpacing() + 8)))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            if person.mine:
                item.setIcon(0, self._appearance.icons.icon("star", self._appearance.tokens.accent))
                item.setToolTip(0, self.tr("This is me"))
            self.list.addTopLevelItem(item)
            item.setSelected(person.person_id in chosen)
        self.list.blockSignals(blocked)
        self._show_chosen()

    def _show_chosen(self) -> None:
        chosen = self.chosen()
        self.spellings.clear()
        for person in chosen:
            for spelling in person.spellings:
                by_itself = spelling in person.joined
                said = fill(self.tr("%1 (joined by itself)"), spelling) if by_itself else spelling
                item = QListWidgetItem(said)
                item.setData(_SPELLING_ROLE, spelling)
                if by_itself:
                    item.setToolTip(
                        self.tr(
                            "The program took this for the same person. Separate it if that "
                            "is wrong: it is not joined again."
                        )
                    )
                self.spellings.addItem(item)
        alone = len(chosen) == 1
        self.join.setEnabled(len(chosen) > 1)
        self.problems.setEnabled(alone)
        self.rename.setEnabled(alone)
        self.mine.setEnabled(alone)
        self.mine.setChecked(alone and chosen[0].mine)
        self._show_part()

    def _show_part(self) -> None:
        several = len(self.chosen()) == 1 and self.spellings.count() > 1
        self.part.setEnabled(several and self.spellings.currentRow() >= 0)

    def _join(self) -> None:
        first, *others = self.chosen()
        numbers = tuple(person.person_id for person in others)
        self._changes.run(lambda library: join_people(library, first.person_id, numbers))

    def _part(self) -> None:
        item = self.spellings.currentItem()
        if item is not None:
            spelling = str(item.data(_SPELLING_ROLE))
            self._changes.run(lambda library: separate_spelling(library, spelling))

    def _claim(self) -> None:
        mine, chosen = self.mine.isChecked(), self.chosen()
        if len(chosen) == 1:
            number = chosen[0].person_id
            self._changes.run(lambda library: claim_person(library, number, mine))

    def _rename(self, item: QTreeWidgetItem, place: int) -> None:
        number, name = item.data(0, _NUMBER_ROLE), item.text(0).strip()
        known = self._people.get(number)
        if place == 0 and known is not None and name and name != known.name:
            self._changes.run(lambda library: rename_person(library, number, name))

    def _ask_name(self) -> None:
        """Ask how the chosen person is called, whatever is read into the list meanwhile."""
        person = next(iter(self.chosen()), None)
        if person is None:
            return
        number, before = person.person_id, person.name
        words = self.tr("Rename a person"), self.tr("Name")
        name = self._prompts.text(self, *words, before)
        if name and name != before:
            self._changes.run(lambda library: rename_person(library, number, name))

    def _show_problems(self) -> None:
        for person in self.chosen()[:1]:
            term = Term(Field.AUTHOR, (Text(person.name, phrase=True, exact=True),))
            self.query_chosen.emit(Query((term,)).text)

    def _connect(self) -> None:
        self.field.textChanged.connect(lambda _: self._typing.start())
        self.list.itemSelectionChanged.connect(self._show_chosen)
        self.list.itemChanged.connect(self._rename)
        self.list.itemDelegate().closeEditor.connect(lambda *_: self._typing.start())
        self.list.itemDoubleClicked.connect(lambda *_: self._show_problems())
        self.spellings.currentRowChanged.connect(lambda _: self._show_part())
        self.join.clicked.connect(self._join)
        self.part.clicked.connect(self._part)
        self.mine.clicked.connect(self._claim)
        self.rename.clicked.connect(self._ask_name)
        self.problems.clicked.connect(self._show_problems)
        for button in (self.join, self.part, self.rename, self.mine, self.problems):
            button.setAutoDefault(False)
        self._librarian.changed.connect(
            lambda _: self._typing.start() if self.isVisible() else None
        )
        self._librarian.opened.connect(lambda _: self.reload() if self.isVisible() else None)

    def _prepare_list(self) -> None:
        names = self.list
        names.setHeaderLabels([self.tr("Name"), self.tr("Problems")])
        names.setRootIsDecorated(False)
        names.setUniformRowHeights(True)
        names.setAccessibleName(self.tr("People"))
        names.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        names.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        names.setFrameShape(QTreeWidget.Shape.NoFrame)
        names.header().setStretchLastSection(False)
        names.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        names.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    def _lay_out(self) -> None:
        words = self.tr("Choose two names and join them if they are one person.")
        left = column(
            self.field,
            (self.list, 1),
            row(self.join, self.rename, self.mine, ROOM, self.problems),
            spacing=-1,
        )
        right = column(
            label(self.tr("Spellings"), "panelTitle"),
            (self.spellings, 1),
            label(words, "muted", wraps=True),
            row(self.part, ROOM),
            spacing=-1,
        )
        row((left, 3), (right, 2), on=self, margins=(14, 14, 14, 14), spacing=14)

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of two lists."""
        return QSize(720, 480)
