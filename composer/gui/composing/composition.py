# SPDX-License-Identifier: GPL-3.0-or-later
"""A composing search under way: what it comes to is kept as it goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject

from composer.composing.composer import Composing, Progress
from composer.composing.refusals import Refused
from composer.composing.turns import Done
from composer.gui.composing.kept import Keeper, Kept, new_path
from composer.gui.composing.wanted import Wanted
from composer.gui.threads.running import Run, Running, Workers
from composer.pools.pool import Pool, PoolError
from composer.said.sentence import said
from composer.solver.options import Cancelled, Token


class Composition(Running):
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

    def start(self, wanted: Wanted, workers: Workers) -> None:
        """Begin a new search; one that is under way is stopped first."""
        self.begin_run(_Run(wanted, workers, self._folder, None))

    def go_on(self, kept: Kept, seconds: int, workers: Workers) -> None:
        """Go on for so many seconds with a search that was stopped; 0 for no end."""
        self.begin_run(_Run(kept.wanted, workers, self._folder, kept, seconds))

    def has_news(self, seen: Any, progress: Any) -> bool:
        """Return whether more positions were proved: then there may be better finds."""
        return bool(seen.tally.proved != progress.tally.proved or seen.finds != progress.finds)


class _Run(Run):
    def __init__(
        self,
        wanted: Wanted,
        workers: Workers,
        folder: Path,
        known: Kept | None,
        seconds: int | None = None,
    ) -> None:
        super().__init__(workers, (Refused, PoolError, OSError))
        self._wanted, self._folder, self._known = wanted, folder, known
        self._seconds = wanted.seconds if seconds is None else seconds
        self._token = Token()
        self.path = None if known is None else known.path

    def stop(self) -> None:
        """End the search soon, and the proving of what was found before."""
        self._token.cancel()
        super().stop()

    def search(self, pool: Pool) -> None:
        """Search, and keep what is found.

        Raises:
            Refused: what is asked cannot be had.
            PoolError: there is nowhere to work, or another program goes on with the search.
            OSError: it cannot be kept.
        """
        composing = Composing(self._wanted.ask, pool)
        if self.path is None:
            self.path = new_path(self._folder)
        keeper = Keeper(self.path, self._wanted)
        try:
            if not keeper.is_ours:
                raise PoolError(
                    said("{path}: another window goes on with this search", path=str(self.path))
                )
            self._run(composing, keeper)
        finally:
            keeper.close()

    def _run(self, composing: Composing, keeper: Keeper) -> None:
        if self._known is not None:
            try:
                dones = self._known.proved(self._token)
            except Cancelled:
                return
            for done in dones:
                keeper.note(done)
            composing.restore(dones)
        news = False

        def made(done: Done) -> None:
            nonlocal news
            keeper.note(done)
            news = news or bool(done.finds)

        def beat() -> None:
            nonlocal news
            if news:
                news = False
                keeper.write(composing.best())

        self.ready(composing)
        try:
            composing.run(beat=beat, seconds=self._seconds, made=made)
        finally:
            keeper.write(composing.best())
