# SPDX-License-Identifier: GPL-3.0-or-later
"""What searches of the theme composer came to, as their journals tell it."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from composer.composing.ask import Ask
from composer.composing.finds import Archive, Find, Tally
from composer.composing.journal import Journal
from composer.gui.exploring.keptruns import MOST, KeptRun, kept_runs, read_run

Kept: TypeAlias = KeptRun[Ask, Tally, Find]
"""A search that ran."""


def read_kept(path: Path) -> Kept:
    """Read the journal of a search that ran.

    Raises:
        JournalError: it cannot be read, or is no journal.
    """
    return read_run(path, Journal, Tally(), Archive())


def past(folder: Path, most: int = MOST) -> tuple[Kept, ...]:
    """Return the searches that ran and are not under way, those last worked on first.

    Those that were stopped before anything was done are removed.
    """
    return kept_runs(folder, read_kept, lambda kept: not kept.tally.turns, most)
