# SPDX-License-Identifier: GPL-3.0-or-later
"""Watches over the file of the open library, saves copies of it, and rescues damaged ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from composer.gui.threads.librarian import Librarian
from composer.gui.threads.worker import Worker
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import counted, fill, tr
from composer.gui.words.sentences import worded
from composer.library.access.store import Library
from composer.library.file.faults import (
    LibraryDamaged,
    LibraryFault,
    LibraryGone,
    LibraryMoved,
    LibraryOverwritten,
)
from composer.library.keeping.copying import save_copy
from composer.said.sentence import sentence_of

if TYPE_CHECKING:
    from composer.library.keeping.rescue import Rescued

WATCH = 3000
"""Milliseconds between two looks whether the file is still the one that was opened."""

_END = ".chesslib"


class Safekeeping(QObject):
    """Reports what happens to the file of the library, with what can be done about it."""

    def __init__(
        self,
        open_library: Callable[[Path], None],
        follow: Callable[[Path, bool], None],
        *,
        librarian: Librarian,
        prompts: Prompts,
        notices: NoticeBar,
        window: QWidget,
    ) -> None:
        """Watch the library.

        Args:
            open_library: opens another library.
            follow: opens what became of the open one, and is told whether it is the same.
            librarian: owns the library.
            prompts: asks the few questions.
            notices: where sentences are shown.
            window: over which it asks.
        """
        super().__init__(window)
        self._open, self._follow = open_library, follow
        self._librarian, self._prompts, self._notices = librarian, prompts, notices
        self._window = window
        self._fault: LibraryFault | None = None  # what is to be told next
        self._is_looking = False
        self._is_silent = False  # the next sentence has been told
        self._awaited: Path | None = None  # is opened as soon as no other program holds it
        self._worker = Worker("rescue", self)
        self._watch = QTimer(self)
        self._watch.setInterval(WATCH)
        self._watch.timeout.connect(self.look)
        librarian.opened.connect(self._opened)
        librarian.awaiting.connect(self._await)
        librarian.troubled.connect(self._note)
        librarian.faulted.connect(self._report)
        librarian.passed_over.connect(self._report_passed_over)

    def close(self) -> None:
        """Look no more; a rescue that is under way is finished."""
        self._watch.stop()
        self._worker.close()

    def look(self) -> None:
        """Look whether the file is still the one that was opened, in the librarian's thread.

        One that another program held is opened, if it can be now.
        """
        if self._is_looking:
            return
        self._is_looking = True
        if self._awaited is not None:
            self._librarian.open(self._awaited)
            return

        def see(library: Library) -> bool:
            library.see_that_it_is_there()
            return True

        def looked(_: bool) -> None:
            self._is_looking = False

        def failed(fault: Exception) -> None:
            self._is_looking = False
            self._librarian.report_fault(fault)

        self._librarian.read(see, looked, failed)

    def save_copy(self) -> None:
        """Ask for a place and copy the open library there, with all that was saved in it."""
        path = self._librarian.path
        if path is None:
            return
        ending = tr("copy")
        chosen = self._ask(tr("Save a copy of the library"), f"{path.stem} {ending}{_END}")
        if chosen is not None:
            self._librarian.read(lambda library: save_copy(library, chosen), self._copied)

    def rescue(self, damaged: Path) -> None:
        """Ask for a place and write what can be read of a damaged library there."""
        from composer.library.keeping.rescue import rescue

        ending = tr("rescued")
        chosen = self._ask(tr("Rescue into a new library"), f"{damaged.stem} {ending}{_END}")
        if chosen is None:
            return
        self._notices.report(tr("What can be read is being rescued …"), seconds=60)
        self._worker.run(
            lambda: rescue(damaged, chosen), self._rescued, self._librarian.report_fault
        )

    def _ask(self, title: str, suggestion: str) -> Path | None:
        kinds = tr("Libraries (*.chesslib)")
        path = self._prompts.save_file(self._window, title, suggestion, kinds)
        if path is None:
            return None
        return path if path.suffix else path.with_name(path.name + _END)

    def _copied(self, copy: Path) -> None:
        self._notices.report(
            fill(tr("A copy of the library was saved as %1."), copy),
            (Choice(tr("Open it"), lambda: self._open(copy)),),
        )

    def _rescued(self, done: Rescued) -> None:
        words = counted(
            done.records,
            tr("one problem was rescued"),
            tr("%1 problems were rescued", "", done.records),
        )
        lost = len(done.lost)
        if done.is_whole:
            words = fill(tr("%1 into %2; nothing is lost."), words, done.path)
        elif lost:
            gone = counted(lost, tr("one problem is lost"), tr("%1 problems are lost", "", lost))
            words = fill(tr("%1 into %2; %3."), words, done.path, gone)
        else:
            words = fill(tr("%1 into %2; some versions or links are lost."), words, done.path)
        words = words[:1].upper() + words[1:]
        self._notices.report(words, (Choice(tr("Open it"), lambda: self._open(done.path)),))

    def _opened(self, path: Path) -> None:
        if path == self._awaited:
            self._notices.report(tr("The library is open now."), seconds=8)
        self._fault, self._is_looking, self._awaited = None, False, None
        self._watch.start()

    def _await(self, path: Path) -> None:
        """Try again from time to time; it was told once why the library is not open."""
        self._is_silent = path == self._awaited
        self._awaited, self._is_looking = path, False
        self._watch.start()

    def _note(self, fault: LibraryFault) -> None:
        """Remember a fault whose sentence comes next."""
        self._fault = fault
        if isinstance(fault, LibraryGone):
            self._watch.stop()

    def _report(self, sentence: str) -> None:
        if self._is_silent:
            self._is_silent = False
            return
        if self._awaited is not None and self._librarian.path is None:
            words = tr(
                "Another program holds the library %1: it is opened here as soon as that lets it "
                "go. Unsaved work is kept meanwhile."
            )
            sentence = fill(words, self._awaited)
        fault, self._fault = self._fault, None
        choices = () if fault is None else self._choices(fault)
        self._notices.report(sentence, choices, fault=True)

    def _report_passed_over(self, faults: tuple[LibraryDamaged, ...]) -> None:
        if len(faults) == 1:
            words = worded(sentence_of(faults[0]))
        else:
            words = fill(
                tr(
                    "%1 problems of the library are damaged and cannot be read; the others can. "
                    "They can be rescued into a new library.",
                    "",
                    len(faults),
                ),
                len(faults),
            )
        self._notices.report(words, self._choices(faults[0]), fault=True)

    def _choices(self, fault: LibraryFault) -> tuple[Choice, ...]:
        if isinstance(fault, LibraryDamaged):
            return (Choice(tr("Rescue the rest …"), lambda: self.rescue(fault.path), lasts=True),)
        if not isinstance(fault, LibraryGone):
            return ()
        kept, choices = fault.kept, list[Choice]()
        if kept is not None:
            word = tr("Open it there") if isinstance(fault, LibraryMoved) else tr("Open that copy")
            choices.append(Choice(word, lambda: self._follow(kept, True), lasts=True))
        if isinstance(fault, LibraryOverwritten):
            again = Choice(tr("Open it again"), lambda: self._follow(fault.path, False), lasts=True)
            choices.append(again)
        return tuple(choices)
