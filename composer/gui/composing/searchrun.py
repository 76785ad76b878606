# SPDX-License-Identifier: GPL-3.0-or-later
"""A composing search under way: what it comes to is kept as it goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from composer.composing.ask import Ask
from composer.composing.composer import Composing, Progress
from composer.composing.journal import Journal
from composer.composing.refusals import Refused
from composer.gui.composing.kept import Kept
from composer.gui.exploring.journals import JournalRun
from composer.gui.threads.running import Running, Workers
from composer.pools.pool import Pool


class ThemeRun(Running):
    """Runs one search at a time."""

    _run: _Run | None

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Make ready; `folder` is where it is kept what searches came to."""
        super().__init__(parent)
        self._folder = folder

    @property
    def progress(self) -> Progress | None:
        """How far it had come when that was last reported."""
        return self._seen

    @property
    def path(self) -> Path | None:
        """Where the search is kept that runs or ran last here."""
        return None if self._run is None else self._run.path

    def start(self, ask: Ask, seconds: int, workers: Workers) -> None:
        """Begin a new search, for so many seconds, 0 for no end; one that runs is stopped first."""
        self.begin_run(_Run(ask, seconds, workers, self._folder, None))

    def go_on(self, kept: Kept, seconds: int, workers: Workers) -> None:
        """Go on for so many seconds with a search that was stopped; 0 for no end."""
        self.begin_run(_Run(kept.asked, seconds, workers, self._folder, kept.path))

    def has_news(self, seen: Any, progress: Any) -> bool:
        """Return whether more positions were proved: then there may be better finds."""
        return bool(seen.tally.proved != progress.tally.proved or seen.finds != progress.finds)


class _Run(JournalRun):
    def __init__(
        self, ask: Ask, seconds: int, workers: Workers, folder: Path, resumes: Path | None
    ) -> None:
        super().__init__(ask, Journal, workers, folder, resumes, (Refused,))
        self._ask, self._seconds = ask, seconds

    def made(self, pool: Pool, journal: Journal) -> Composing:
        return Composing(self._ask, pool, journal)

    def work(self, searcher: Composing) -> None:
        searcher.run(seconds=self._seconds)
