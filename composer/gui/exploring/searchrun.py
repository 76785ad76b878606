# SPDX-License-Identifier: GPL-3.0-or-later
"""A search for problems under way, with the journal that it goes on with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from composer.beside.exploring import work_beside
from composer.explore.explorer import Explorer, Progress
from composer.explore.journal import Journal
from composer.explore.spec import Spec, SpecError
from composer.gui.exploring.journals import JournalRun
from composer.gui.exploring.shelf import Kept
from composer.gui.threads.running import Running, Workers
from composer.pools.pool import Pool


class SearchRun(Running):
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


class _Run(JournalRun):
    def __init__(self, spec: Spec, workers: Workers, folder: Path, resumes: Path | None) -> None:
        super().__init__(spec, Journal, workers, folder, resumes, (SpecError,))
        self.spec = spec

    def made(self, pool: Pool, journal: Journal) -> Explorer:
        return Explorer(self.spec, pool, journal, work=work_beside)
