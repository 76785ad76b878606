# SPDX-License-Identifier: GPL-3.0-or-later
"""Journals in the folder of a window that searches, each locked while its search runs.

So no other program, and no other window, offers to go on with a search that is under way.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from composer.files.sessionlock import SessionLock
from composer.gui.threads.running import Run, Workers
from composer.pools.journal import Journal, JournalError
from composer.pools.pool import Pool, PoolError
from composer.said.sentence import said

J = TypeVar("J", bound=Journal[Any, Any, Any])


class JournalRun(Run):
    """A search that is worked in a thread of its own, with its journal.

    Attributes:
        asked: what is searched.
        path: its journal; None while it has none yet.
    """

    def __init__(
        self,
        asked: object,
        kind: type[Journal[Any, Any, Any]],
        workers: Workers,
        folder: Path,
        resumes: Path | None,
        faults: tuple[type[Exception], ...],
    ) -> None:
        """Make ready.

        Args:
            asked: what is searched.
            kind: its sort of journal.
            workers: who works.
            folder: where a new journal is begun.
            resumes: the journal to go on with; None for a new one.
            faults: what it may end with besides the faults of journals and pools.
        """
        super().__init__(workers, (*faults, JournalError, PoolError, OSError))
        self.asked, self.path = asked, resumes
        self._kind, self._folder, self._resumes = kind, folder, resumes is not None

    def made(self, pool: Pool, journal: Any) -> Any:
        """Return the search, which writes down in a journal what it does."""
        raise NotImplementedError

    def work(self, searcher: Any) -> None:
        """Search to the end."""
        searcher.run()

    def search(self, pool: Pool) -> None:
        """Search, with a journal that other programs are told of.

        Raises:
            JournalError: it cannot be written, or another program goes on with it.
            PoolError: there is nowhere to work.
        """
        lock, journal = self._journal()
        try:
            searcher = self.made(pool, journal)
            if self._resumes and self.path is not None:
                searcher.restore(self._kind.read(self.path)[1])
            self.ready(searcher)
            self.work(searcher)
        finally:
            journal.close()
            if lock is not None:
                lock.release()

    def _journal(self) -> tuple[SessionLock | None, Any]:
        if self._resumes and self.path is not None:
            return resume_journal(self.path, self.asked, self._kind, self.stopped)
        journal = begin_journal(self._folder, self.asked, self._kind)
        self.path = journal.path
        return lock_journal(journal.path), journal


JOURNAL_END: Final = ".journal.jsonl"
LOCK_END: Final = ".journal.lock"
_TRIES: Final = 10
_PAUSE: Final = 0.1  # seconds between two tries to take a lock


def begin_journal(folder: Path, search: object, kind: type[J]) -> J:
    """Begin a journal under a name that is free.

    Raises:
        JournalError: it cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JournalError(
            said("{folder}: {reason}", folder=str(folder), reason=str(error.strerror or error))
        ) from error
    stem = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return kind.begin(folder / f"{stem}{JOURNAL_END}", search)


def lock_journal(path: Path) -> SessionLock | None:
    """Take the lock of a journal; None while a living program has it."""
    return SessionLock.take_if_free(path.with_name(path.name.removesuffix(JOURNAL_END) + LOCK_END))


def resume_journal(
    path: Path, search: object, kind: type[J], stopped: threading.Event
) -> tuple[SessionLock, J]:
    """Open the journal of a search to go on with it, and say so to other programs.

    Raises:
        JournalError: it is another's, or of another search, or cannot be read.
    """
    lock = lock_journal(path)
    for _ in range(_TRIES):  # somebody may only look whether it is free
        if lock is not None or stopped.wait(_PAUSE):
            break
        lock = lock_journal(path)
    if lock is None:
        raise JournalError(said("{path}: another window goes on with this search", path=str(path)))
    try:
        journal, known = kind.resume(path)
    except JournalError:
        lock.release()
        raise
    if known == search:
        return lock, journal
    journal.close()
    lock.release()
    raise JournalError(said("{path} is the journal of another search", path=str(path)))


def free_journals(folder: Path) -> Iterator[Path]:
    """Yield the journals that no search writes to, the newest first."""
    for path in sorted(folder.glob(f"*{JOURNAL_END}"), reverse=True):
        lock = lock_journal(path)
        if lock is not None:
            lock.release()  # at once, for one may want to go on with it meanwhile
            yield path
