# SPDX-License-Identifier: GPL-3.0-or-later
"""The problems, files and libraries that were open lately."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from composer.gui.documents.desk import Desk
from composer.gui.documents.opening import Opening
from composer.gui.documents.tabrow import tab_name
from composer.gui.documents.workbench import Workbench
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import NoticeBar
from composer.gui.user.settings import Settings
from composer.gui.words.language import fill, tr
from composer.studio.saving import RecordPlace

_MOST: Final = 12
_KEY: Final = "recent"


@dataclass(frozen=True, slots=True)
class Recent:
    """Something that was open.

    Attributes:
        path: the library, or the file.
        record_id: the record of the library; None for a file or for a library itself.
        name: what the problem was called; empty for a file or a library.
        is_file: whether it is a file of problems.
    """

    path: Path
    record_id: int | None = None
    name: str = ""
    is_file: bool = False

    @property
    def words(self) -> str:
        """What it is called."""
        return self.name or self.path.name

    @property
    def beside(self) -> str:
        """Where it is."""
        return self.path.name if self.name else str(self.path.parent)


class Recents(QObject):
    """Remembers what was open lately, and opens it again."""

    def __init__(
        self,
        settings: Settings,
        workbench: Workbench,
        librarian: Librarian,
        desk: Desk,
        opening: Opening,
        notices: NoticeBar,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._workbench, self._librarian = settings, workbench, librarian
        self._desk, self._opening, self._notices = desk, opening, notices
        self._all = read_recents(settings.text(_KEY))
        self._waits: int | None = None  # a record of the library that is being opened
        workbench.place_changed.connect(self._note_place)
        librarian.opened.connect(self._note_library)
        opening.opened.connect(lambda path: self._note(Recent(path, is_file=True)))

    @property
    def problems(self) -> tuple[Recent, ...]:
        """Records and files, the newest first."""
        return tuple(
            recent for recent in self._all if recent.is_file or recent.record_id is not None
        )

    @property
    def there(self) -> tuple[Recent, ...]:
        """Those of the problems whose file is there, the newest first."""
        return tuple(problem for problem in self.problems if is_there(problem.path))

    @property
    def libraries(self) -> tuple[Recent, ...]:
        """Libraries, the newest first."""
        return tuple(
            recent for recent in self._all if not recent.is_file and recent.record_id is None
        )

    def open(self, recent: Recent) -> None:
        """Open something again; a sentence says so if it has gone."""
        if not recent.path.exists():
            self._forget(recent)
            self._notices.report(fill(tr("%1 is no longer there."), recent.path), seconds=8)
        elif recent.is_file:
            self._opening.open((recent.path,))
        elif recent.path != self._librarian.path:
            self._waits = recent.record_id
            self._desk.open_library_at(recent.path)
        elif recent.record_id is not None:
            self._desk.open_record_beside(recent.record_id)

    def fill(self, menu: QMenu, which: Callable[[], tuple[Recent, ...]]) -> None:
        """Let a menu offer what was open, as it is whenever the menu is opened."""

        def offer() -> None:
            menu.clear()
            for recent in which():
                if not is_there(recent.path):
                    continue
                words = recent.words.replace("&", "&&")
                action = menu.addAction(f"{words}\t{recent.beside}")
                action.triggered.connect(lambda _=False, recent=recent: self.open(recent))
            if menu.isEmpty():
                menu.addAction(tr("Nothing yet")).setEnabled(False)

        menu.aboutToShow.connect(offer)

    def _note_place(self, place: RecordPlace) -> None:
        library = self._librarian.path
        if place.record_id is not None and library is not None:
            self._note(Recent(library, place.record_id, tab_name(self._workbench.document.problem)))

    def _note_library(self, path: Path) -> None:
        self._note(Recent(path))
        record, self._waits = self._waits, None
        if record is not None:
            self._desk.open_record_beside(record)

    def _note(self, recent: Recent) -> None:
        key = (recent.path, recent.record_id)
        rest = [recent for recent in self._all if (recent.path, recent.record_id) != key]
        problems = libraries = 0
        kept = []
        for each in (recent, *rest):
            if each.is_file or each.record_id is not None:
                problems += 1
                wanted = problems <= _MOST
            else:
                libraries += 1
                wanted = libraries <= _MOST
            if wanted:
                kept.append(each)
        self._keep(kept)

    def _forget(self, recent: Recent) -> None:
        self._keep([each for each in self._all if each.path != recent.path])

    def _keep(self, recents: list[Recent]) -> None:
        if recents != self._all:
            self._all = recents
            self._settings.keep_text(_KEY, recents_text(recents))


def is_there(path: Path) -> bool:
    """Return whether a file is there; one that cannot be looked for is not."""
    try:
        return path.exists()
    except OSError:
        return False


def recents_text(recents: list[Recent]) -> str:
    """Return recent things as a text for the settings."""
    return json.dumps([[str(e.path), e.record_id, e.name, e.is_file] for e in recents])


def read_recents(text: str) -> list[Recent]:
    """Read recent things from the settings; what is senseless is left out."""
    try:
        kept = json.loads(text or "[]")
    except (ValueError, RecursionError):
        return []
    found = []
    for entry in kept if isinstance(kept, list) else []:
        match entry:
            case [str(path), int() | None as record, str(name), bool(is_file)] if path:
                found.append(Recent(Path(path), record, name, is_file))
    return found
