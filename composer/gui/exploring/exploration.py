# SPDX-License-Identifier: GPL-3.0-or-later
"""A search for problems under way, with the journal that it goes on with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from composer.explore.explorer import Explorer, Progress
from composer.explore.journal import Journal
from composer.explore.spec import Spec, SpecError
from composer.files.sessionlock import SessionLock
from composer.gui.exploring.journals import begin_journal, lock_journal, resume_journal
from composer.gui.exploring.shelf import Kept
from composer.gui.threads.running import Run, Running, Workers
from composer.pools.journal import JournalError
from composer.pools.pool import Pool, PoolError


class Exploration(Running):
    """Runs one search at a time."""

    _run: _Run | None

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Make ready; `folder` is where journals are written."""
        super().__init__(parent)
        self._folder = folder

    @property
    def progress(self) -> Progress | None:
        """How far it had come when that was last reported; None if it was not yet."""
        return self._seen

    @property
    def journal(self) -> Path | None:
        """The journal of the search that runs or ran last, if it has one already."""
        return None if self._run is None else self._run.path

    @property
    def spec(self) -> Spec | None:
        """The search that runs or ran last here."""
        return None if self._run is None else self._run.spec

    def start(self, spec: Spec, workers: Workers) -> None:
        """Begin a new search; one that is under way is stopped first."""
        self.begin_run(_Run(spec, workers, self._folder, None))

    def go_on(self, kept: Kept, workers: Workers) -> None:
        """Go on with a search that was stopped or interrupted."""
        self.begin_run(_Run(kept.spec, workers, self._folder, kept.path))

    def has_news(self, seen: Any, progress: Any) -> bool:
        """Return whether more was found."""
        return bool(seen.tally.found != progress.tally.found)


class _Run(Run):
    def __init__(self, spec: Spec, workers: Workers, folder: Path, resumes: Path | None) -> None:
        super().__init__(workers, (JournalError, SpecError, PoolError, OSError))
        self.spec, self._folder = spec, folder
        self.path = resumes
        self._resumes = resumes is not None

    def search(self, pool: Pool) -> None:
        lock, journal = self._journal()
        try:
            explorer = Explorer(self.spec, pool, journal)
            if self._resumes and self.path is not None:
                explorer.restore(Journal.read(self.path)[1])
            self.ready(explorer)
            explorer.run()
        finally:
            journal.close()
            if lock is not None:
                lock.release()

    def _journal(self) -> tuple[SessionLock | None, Journal]:
        """Open the journal, and say to other programs that this one searches with it."""
        if self._resumes and self.path is not None:
            return resume_journal(self.path, self.spec, Journal, self.stopped)
        journal = begin_journal(self._folder, self.spec, Journal)
        self.path = journal.path
        return lock_journal(journal.path), journal
