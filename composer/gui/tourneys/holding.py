# SPDX-License-Identifier: GPL-3.0-or-later
"""The tourney that a window shows, and its file: what changes it is kept at once, in a thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from composer.gui.tourneys.fileholding import FileHolding
from composer.pools.pool import Cores
from composer.solver.options import Token
from composer.tourneys.intake import TakenIn, take_in
from composer.tourneys.keeping import TourneyFile
from composer.tourneys.nearest import with_nearest
from composer.tourneys.testing import put_to_test
from composer.tourneys.tourney import Tourney, TourneyEntry

Change = Callable[[Tourney], Tourney]


class Holding(FileHolding[Tourney]):
    """A tourney's file, open in a window.

    Signals:
        taken: entries came in; carries what came.
        tested: how many entries of how many are tested.
    """

    taken = Signal(object)
    tested = Signal(int, int)

    def __init__(self, jobs: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(TourneyFile, "tourney", parent)
        self._jobs = jobs
        self._token: Token | None = None

    @property
    def tourney(self) -> Tourney | None:
        """What the file holds; None where none is open."""
        return self.held

    @property
    def is_busy(self) -> bool:
        """Whether entries are tested just now."""
        return self._token is not None

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
        super().close()

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


def _with_findings(entry: TourneyEntry, found: TourneyEntry) -> TourneyEntry:
    return replace(entry, tested=found.tested, near=found.near)
