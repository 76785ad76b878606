# SPDX-License-Identifier: GPL-3.0-or-later
"""A long phase table shows its first rows, and the others on a click."""

from __future__ import annotations

from dataclasses import dataclass, replace

from composer.analysis.phases import PhaseTable
from composer.gui.words.language import capital, counted, tr

_MANY, _FIRST = 16, 12
"""Rows from which on a table is folded, and those that are shown of it: what is below it is out of
sight otherwise in a small window."""

_MANY_LONGER, _FIRST_LONGER = 10, 7  # of three moves or more: most of it is set play


@dataclass(frozen=True, slots=True)
class Fold:
    """A table, and what is shown of it.

    Attributes:
        whole: the table.
        is_open: whether all its rows are shown, be they ever so many.
    """

    whole: PhaseTable
    is_open: bool = False

    @property
    def shown(self) -> PhaseTable:
        """The table with the rows that are shown; those that a theme speaks of always are."""
        return replace(self.whole, rows=self.whole.rows[: self._kept])

    @property
    def can_turn(self) -> bool:
        """Whether there are more rows than are shown at first."""
        return len(self.whole.rows) > (_MANY_LONGER if self.whole.is_longer else _MANY)

    @property
    def words(self) -> str:
        """What stands below the rows of a table that can be folded; nothing for another."""
        if not self.can_turn:
            return ""
        rest = len(self.whole.rows) - self._kept
        if not rest:
            return tr("Fewer defences")
        return capital(counted(rest, tr("one more defence"), tr("%1 more defences", "", rest)))

    def turned(self) -> Fold:
        """Return it opened, or folded again."""
        return replace(self, is_open=not self.is_open)

    @property
    def _kept(self) -> int:
        rows = self.whole.rows
        if self.is_open or not self.can_turn:
            return len(rows)
        told = sum(any(cell.told for cell in row.cells) for row in rows)
        return max(_FIRST_LONGER if self.whole.is_longer else _FIRST, told)
