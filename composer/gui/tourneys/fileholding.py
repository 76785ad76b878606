# SPDX-License-Identifier: GPL-3.0-or-later
"""What a window shows of one file, and the file: what changes it is kept at once, in a thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from composer.gui.threads.worker import Worker
from composer.library.file.faults import LibraryFault
from composer.said.sentence import Sentence, sentence_of
from composer.tourneys.onefile import OneFile
from composer.tourneys.tourney import TourneyFault

Held = TypeVar("Held")


class FileHolding(QObject, Generic[Held]):
    """A file of a tourney or contest, open in a window.

    Attributes:
        held: what it holds; None where none is open.

    Signals:
        changed: what is held is another one, or nothing.
        failed: something could not be done; carries the sentence.
        busy_changed: work began or ended.
    """

    changed = Signal()
    failed = Signal(object)
    busy_changed = Signal(bool)

    def __init__(self, kind: type[OneFile[Held]], name: str, parent: QObject | None = None) -> None:
        """Hold nothing yet.

        Args:
            kind: what sort of file it is.
            name: of the thread.
            parent: its owner.
        """
        super().__init__(parent)
        self._kind = kind
        self._worker = Worker(name, self)
        self._file: OneFile[Held] | None = None
        self.held: Held | None = None

    @property
    def path(self) -> Path | None:
        """The file."""
        return None if self._file is None else self._file.path

    @property
    def writable(self) -> bool:
        """Whether what is changed can be kept."""
        return self._file is not None and self._file.writable

    def open(self, path: Path) -> None:
        """Open a file in place of the one before; where it is open here already it stays."""
        if self.path is not None and path.resolve() == self.path.resolve():
            self.changed.emit()  # opened anew it could only be read: it is locked by ourselves
            return
        kind = self._kind
        self._work(lambda: kind.open(path), self._opened)

    def begin(self, path: Path, held: Held) -> None:
        """Make a file and open it."""
        kind = self._kind
        self._work(lambda: kind.new(path, held), self._opened)

    def change(self, change: Callable[[Held], Held]) -> None:
        """Change what is held and keep it."""
        if self.held is None:
            return
        try:
            changed = change(self.held)
        except TourneyFault as error:
            self.failed.emit(sentence_of(error))
            return
        if changed != self.held:
            self._put(changed)

    def close(self) -> None:
        """End all work and let others write the file."""
        self._worker.close()
        if self._file is not None:
            self._file.close()

    def _opened(self, file: OneFile[Held]) -> None:
        if self._file is not None:
            self._file.close()
        self._file, self.held = file, file.held
        self.changed.emit()

    def _put(self, held: Held) -> None:
        self.held = held
        file = self._file
        if file is not None:
            self._work(lambda: file.save(held), lambda _: None)
        self.changed.emit()

    def _work(
        self,
        work: Callable[[], object],
        done: Callable[..., None],
        ended: Callable[[], None] | None = None,
    ) -> None:
        def failed(error: Exception) -> None:
            if ended is not None:
                ended()
            self.failed.emit(_told(error))

        self._worker.run(work, done, failed)


def _told(error: Exception) -> Sentence:
    """Return the sentence about what failed; what is no fault of the world goes on as it is."""
    if isinstance(error, (TourneyFault, LibraryFault, OSError, ValueError)):
        return sentence_of(error)
    raise error
