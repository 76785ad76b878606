# SPDX-License-Identifier: GPL-3.0-or-later
"""The last changes of the library, each reported in a sentence, and taken back by Undo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.words.language import capital, counted, fill, tr
from composer.library.access.store import Library
from composer.library.arriving.arrivals import Imported
from composer.library.arriving.links import LinkDropped
from composer.library.changes.arranging import Arranged
from composer.library.changes.bin import Emptied
from composer.library.changes.collections import (
    CollectionDropped,
    CollectionMade,
    CollectionRenamed,
    Gathered,
    SearchChanged,
    TakenOut,
)
from composer.library.changes.describing import Described
from composer.library.changes.keywords import KeywordAdded, KeywordDropped
from composer.library.changes.operations import Chosen, Deleted, Noted, Restored, Saved
from composer.library.people.people import Joined, PersonClaimed, PersonRenamed, Separated

_MOST: Final = 100
_SECONDS: Final = 20.0


class LibraryChanges(QObject):
    """Remembers what was changed in the open library, reports it, and takes it back.

    Signals:
        can_change: whether there is something to undo and something to redo.
        versions_changed: a note on a version, or which one is current, is another now.
    """

    can_change = Signal(bool, bool)
    versions_changed = Signal()

    def __init__(
        self, librarian: Librarian, notices: NoticeBar, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._librarian, self._notices = librarian, notices
        self._done: list[object] = []
        self._undone: list[object] = []
        self._back: object = None
        librarian.changed.connect(self._note)
        librarian.opened.connect(lambda _: self.forget())

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again."""
        return bool(self._undone)

    def forget(self) -> None:
        """Forget all: another library is open."""
        self._done.clear()
        self._undone.clear()
        self._report_can_change()

    def run(
        self,
        operation: Callable[[Library], object],
        done: Callable[[], object] = lambda: None,
        ended: Callable[[], None] | None = None,
    ) -> None:
        """Change the library; what comes of it is reported and can be undone.

        Args:
            operation: the change.
            done: called once it is written down, and not where it failed.
            ended: called in any case, after all else.
        """

        def changed(_: object) -> None:
            done()

        self._librarian.change(operation, changed, ended)

    def undo(self) -> None:
        """Take the last change back."""
        if self._done:
            self._take_back(self._done.pop(), self._undone, tr("Undone: %1"))

    def redo(self) -> None:
        """Do again what was undone last."""
        if self._undone:
            self._take_back(self._undone.pop(), self._done, tr("Done again: %1"))

    def undo_this(self, change: object) -> None:
        """Take back a change that may not be the last one."""
        if change in self._done:
            self._done.remove(change)
            self._take_back(change, self._undone, tr("Undone: %1"))

    def _take_back(self, change: object, onto: list[object], words: str) -> None:
        """Undo a change; what that changes goes on the other pile."""
        from composer.library.changes.undo import undo

        told = fill(words, change_words(change))

        def taken_back(back: object) -> None:
            onto.append(back)
            self._back = back  # it is reported here, not as a change of its own
            self._notices.report(told, seconds=6)
            self._report_can_change()

        self._report_can_change()
        self._librarian.change(lambda library: undo(library, change), taken_back)

    def _note(self, change: object) -> None:
        from composer.library.changes.undo import can_undo

        if isinstance(change, Emptied):
            self._notices.report(change_words(change), seconds=8)
            return
        # Saving belongs to the board, and what is computed to nobody.
        if not can_undo(change) or isinstance(change, (Saved, SearchChanged)) or is_empty(change):
            return
        if isinstance(change, (Noted, Chosen)):
            self.versions_changed.emit()
        if change is self._back:
            self._back = None
            return
        if isinstance(change, Restored) and self._was_deletion(change):
            return
        self._undone.clear()
        self._done.append(change)
        del self._done[:-_MOST]
        if not isinstance(change, (Deleted, Imported)):  # told where it was done
            back = Choice(tr("Undo"), lambda: self.undo_this(change))
            self._notices.report(change_words(change), (back,), seconds=_SECONDS)
        self._report_can_change()

    def _was_deletion(self, change: Restored) -> bool:
        """Take a deletion off the pile that the desk's own Undo has taken back."""
        alike = [
            deleted
            for deleted in self._done
            if isinstance(deleted, Deleted) and deleted.ids == change.ids
        ]
        if not alike:
            return False
        self._done.remove(alike[-1])
        self._undone.append(change)
        self._report_can_change()
        return True

    def _report_can_change(self) -> None:
        self.can_change.emit(self.can_undo, self.can_redo)


def is_empty(change: object) -> bool:
    """Return whether a change changed nothing, such as a keyword that was there already."""
    counted_by = (
        *(Gathered, TakenOut, KeywordAdded, KeywordDropped),
        *(Described, Deleted, Restored, Imported),
    )
    return isinstance(change, counted_by) and not _reach(change)


def _reach(change: object) -> int:
    """Return how many problems a change concerns; 0 where it tells no number."""
    match change:
        case Described():
            return len(change.ids)
        case Imported():
            return len(change.ids) + len(change.rewritten)
        case TakenOut():
            return len(change.members)
        case Deleted() | Restored() | Emptied() | KeywordAdded() | KeywordDropped() | Gathered():
            return len(change.ids)
    return 0


def change_words(change: object) -> str:
    """Return what a change of the library did, as a sentence."""
    number = _reach(change)
    match change:
        case Deleted():
            many = tr("%1 problems put into the bin.", "", number)
            return _counted(number, tr("One problem put into the bin."), many)
        case Restored():
            many = tr("%1 problems taken out of the bin.", "", number)
            return _counted(number, tr("One problem taken out of the bin."), many)
        case Emptied():
            many = tr("%1 problems removed for good.", "", number)
            return _counted(number, tr("One problem removed for good."), many)
        case KeywordAdded():
            many = tr("%1 problems have the keyword “%2” now.", "", number)
            return _counted(number, tr("One problem has the keyword “%2” now."), many, change.word)
        case KeywordDropped():
            many = tr("%1 problems have lost the keyword “%2”.", "", number)
            return _counted(number, tr("One problem has lost the keyword “%2”."), many, change.word)
        case Described():
            many = tr("%1 problems described.", "", number)
            return _counted(number, tr("One problem described."), many)
        case CollectionRenamed() | PersonRenamed():
            return fill(tr("“%1” is called “%2” now."), change.before, change.name)
        case CollectionMade(query=None):
            return fill(tr("Collection “%1” made."), change.name)
        case CollectionMade():
            return fill(tr("Search “%1” kept."), change.name)
        case CollectionDropped(query=None):
            return fill(tr("Collection “%1” dropped."), change.name)
        case CollectionDropped():
            return fill(tr("Search “%1” dropped."), change.name)
        case Gathered():
            many = tr("%1 problems put into the collection.", "", number)
            return _counted(number, tr("One problem put into the collection."), many)
        case TakenOut():
            many = tr("%1 problems taken out of the collection.", "", number)
            return _counted(number, tr("One problem taken out of the collection."), many)
        case Arranged():
            return tr("The order of a collection was changed.")
        case Joined():
            names = ", ".join(other.name for other in change.others)
            return fill(tr("%1 is one person now."), names)
        case Separated():
            names = ", ".join(other.name for other in change.others)
            return fill(tr("%1 is a person apart now."), names)
        case PersonClaimed():
            return tr("This is you.") if change.mine else tr("This is somebody else.")
        case LinkDropped():
            return tr("The link was removed.")
        case Imported():
            many = tr("Import of %1 problems.", "", number)
            return _counted(number, tr("Import of one problem."), many)
        case Noted():
            return tr("The note on a version was changed.")
    return tr("Another version is the current one.")


def _counted(number: int, one: str, many: str, *others: object) -> str:
    return capital(counted(number, one, many, *others))
