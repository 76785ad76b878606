# SPDX-License-Identifier: GPL-3.0-or-later
"""Searches that ran, as their journals tell of them, whatever they searched for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from composer.gui.exploring.journals import free_journals
from composer.pools.journal import Journal, JournalError
from composer.said.sentence import said

MOST: Final = 40
"""Searches that are listed."""

A = TypeVar("A")
T = TypeVar("T")
F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class KeptRun(Generic[A, T, F]):
    """A search that ran.

    Attributes:
        path: its journal.
        asked: what was asked.
        tally: what was tried.
        best: the finds, the best first.
        written_at: when it was last worked on, in UTC.
    """

    path: Path
    asked: A
    tally: T
    best: tuple[F, ...]
    written_at: datetime


class Collecting(Protocol[F]):
    """Keeps the best of what it is given."""

    def add(self, finds: Iterable[F], /) -> object:
        """Take finds in."""
        ...

    def ranked(self) -> tuple[F, ...]:
        """Return those kept, the best first."""
        ...


def read_run(
    path: Path, kind: type[Journal[A, Any, F]], tally: T, best: Collecting[F]
) -> KeptRun[A, T, F]:
    """Read the journal of a search that ran.

    Args:
        path: the journal.
        kind: its sort.
        tally: where nothing was tried.
        best: keeps the best finds.

    Raises:
        JournalError: it cannot be read, or is no journal.
    """
    asked, pieces = kind.read(path)
    counted: Any = tally
    for done in pieces:
        counted = counted + done.tally
        best.add(done.finds)
    try:
        written = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError as error:
        raise JournalError(
            said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
        ) from error
    return KeptRun(path, asked, counted, best.ranked(), written)


K = TypeVar("K", bound=KeptRun[Any, Any, Any])


def kept_runs(
    folder: Path, read: Callable[[Path], K], is_worthless: Callable[[K], bool], most: int = MOST
) -> tuple[K, ...]:
    """Return the searches that ran and are not under way, those last worked on first.

    Args:
        folder: where they are kept.
        read: reads the journal of one.
        is_worthless: whether one is removed; damaged journals are left alone.
        most: how many are read at most, the newest.
    """
    found: list[K] = []
    for path in free_journals(folder):
        if len(found) >= most:
            break
        try:
            kept = read(path)
            if is_worthless(kept):
                path.unlink(missing_ok=True)
            else:
                found.append(kept)
        except (JournalError, OSError):
            continue
    return tuple(sorted(found, key=lambda kept: kept.written_at, reverse=True))
