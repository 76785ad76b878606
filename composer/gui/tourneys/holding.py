# SPDX-License-Identifier: GPL-3.0-or-later
"""The tourney that a window shows, and its file: what changes it is kept at once, in a thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from composer.gui.threads.worker import Worker
from composer.library.file.faults import LibraryFault
from composer.pools.pool import Cores
from composer.said.sentence import Sentence, sentence_of
from composer.solver.options import Token
from composer.tourneys.intake import TakenIn, take_in
from composer.tourneys.keeping import TourneyFile, new_tourney, open_tourney
from composer.tourneys.nearest import with_nearest
from composer.tourneys.testing import put_to_test
from composer.tourneys.tourney import Tourney, TourneyEntry, TourneyFault

Change = Callable[[Tourney], Tourney]


class Holding(QObject):
    """A tourney's file, open in a window.

    Attributes:
        tourney: what it holds; None where none is open.

    Signals:
        changed: the tourney is another one, or none.
        failed: something could not be done; carries the sentence.
        taken: entries came in; carries what came.
        tested: how many entries of how many are tested.
        busy_changed: work began or ended.
    """

    changed = Signal()
    failed = Signal(object)
    taken = Signal(object)
    tested = Signal(int, int)
    busy_changed = Signal(bool)

    def __init__(self, jobs: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._worker = Worker("tourney", self)
        self._file: TourneyFile | None = None
        self._token: Token | None = None
        self.tourney: Tourney | None = None

    @property
    def path(self) -> Path | None:
        """The file."""
        return None if self._file is None else self._file.path

    @property
    def writable(self) -> bool:
        """Whether what is changed can be kept."""
        return self._file is not None and self._file.writable

    @property
    def is_busy(self) -> bool:
        """Whether entries are tested just now."""
        return self._token is not None

    def open(self, path: Path) -> None:
        """Open a tourney in place of the one before."""
        self._work(lambda: open_tourney(path), self._opened)

    def begin(self, path: Path, tourney: Tourney) -> None:
        """Make a file for a new tourney and open it."""
        self._work(lambda: new_tourney(path, tourney), self._opened)

    def change(self, change: Change) -> None:
        """Change the tourney and keep it."""
        if self.tourney is None:
            return
        try:
            changed = change(self.tourney)
        except TourneyFault as error:
            self.failed.emit(sentence_of(error))
            return
        if changed != self.tourney:
            self._put(changed)

    def take_in(self, paths: tuple[Path, ...], section: str = "") -> None:
        """Take entries in from files."""
        tourney, file = self.tourney, self._file
        if tourney is None:
            return

        def took(taken: TakenIn) -> None:
            if self._file is not file:
                return
            if self.tourney is not tourney:  # what was changed while files were read must stay
                self.take_in(paths, section)
                return
            self._put(taken.tourney)
            self.taken.emit(taken)

        self._work(lambda: take_in(tourney, paths, section), took)

    def test(self, library: Path | None, *, again: bool) -> None:
        """Test the entries, those that were not tested or all, and find what they are like."""
        tourney = self.tourney
        if tourney is None or self.is_busy:
            return
        chosen = [entry for entry in tourney.entries if again or entry.tested is None]
        token = self._token = Token()
        self.busy_changed.emit(True)

        def work() -> list[TourneyEntry]:
            pool = Cores(self._jobs())
            try:
                done = put_to_test(
                    chosen,
                    pool,
                    language=tourney.language,
                    token=token,
                    progress=lambda done, count: self.tested.emit(done, count),
                )
                found = tourney.with_entries(list(done))
                return list(with_nearest(found, pool, library, token=token).entries)
            finally:
                pool.close()

        self._work(work, self._was_tested, self._ended)

    def stop(self) -> None:
        """End a test; what was found until then stays."""
        if self._token is not None:
            self._token.cancel()

    def close(self) -> None:
        """End all work and let others write the file."""
        self.stop()
        self._worker.close()
        if self._file is not None:
            self._file.close()

    def _was_tested(self, entries: list[TourneyEntry]) -> None:
        """Take over what was found of the entries that did not change since."""
        self._ended()
        if self.tourney is None:
            return
        new = {entry.number: entry for entry in entries}
        self._put(
            self.tourney.with_entries(
                _with_findings(entry, new[entry.number])
                for entry in self.tourney.entries
                if entry.number in new and new[entry.number].problem == entry.problem
            )
        )

    def _ended(self) -> None:
        self._token = None
        self.busy_changed.emit(False)

    def _opened(self, file: TourneyFile) -> None:
        if self._file is not None:
            self._file.close()
        self._file, self.tourney = file, file.tourney
        self.changed.emit()

    def _put(self, tourney: Tourney) -> None:
        self.tourney = tourney
        file = self._file
        if file is not None:
            self._work(lambda: file.save(tourney), lambda _: None)
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


def _with_findings(entry: TourneyEntry, found: TourneyEntry) -> TourneyEntry:
    from dataclasses import replace

    return replace(entry, tested=found.tested, near=found.near)


def _told(error: Exception) -> Sentence:
    """Return the sentence about what failed; what is no fault of the world goes on as it is."""
    if isinstance(error, (TourneyFault, LibraryFault, OSError, ValueError)):
        return sentence_of(error)
    raise error
