# SPDX-License-Identifier: GPL-3.0-or-later
"""What searches of the theme composer came to, as their journals tell it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from composer.composing.ask import Ask
from composer.composing.finds import Archive, Find, Tally
from composer.composing.journal import Journal
from composer.gui.exploring.journals import free_journals
from composer.pools.journal import JournalError
from composer.said.sentence import said

MOST: Final = 40


@dataclass(frozen=True, slots=True)
class Kept:
    """A search that ran.

    Attributes:
        path: its journal.
        ask: what was asked.
        tally: what was tried.
        best: the finds, the best first.
        written_at: when it was last worked on, in UTC.
    """

    path: Path
    ask: Ask
    tally: Tally
    best: tuple[Find, ...]
    written_at: datetime


def read_kept(path: Path) -> Kept:
    """Read the journal of a search that ran.

    Raises:
        JournalError: it cannot be read, or is no journal.
    """
    ask, turns = Journal.read(path)
    archive, tally = Archive(), Tally()
    for done in turns:
        tally += done.tally
        archive.add(done.finds)
    try:
        written = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError as error:
        raise JournalError(
            said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
        ) from error
    return Kept(path, ask, tally, archive.ranked(), written)


def past(folder: Path) -> tuple[Kept, ...]:
    """Return the searches that ran and are not under way, those last worked on first.

    Those that were stopped before anything was done are removed.
    """
    found: list[Kept] = []
    for path in free_journals(folder):
        if len(found) >= MOST:
            break
        try:
            kept = read_kept(path)
            if kept.tally.turns:
                found.append(kept)
            else:
                path.unlink(missing_ok=True)
        except (JournalError, OSError):
            continue  # damaged ones are left alone
    return tuple(sorted(found, key=lambda kept: kept.written_at, reverse=True))
