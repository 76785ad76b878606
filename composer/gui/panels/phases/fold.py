# SPDX-License-Identifier: GPL-3.0-or-later
"""A long phase table shows its first rows, and the others on a click."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from composer.analysis.phases import PhaseTable
from composer.gui.words.language import capital, counted, tr

_FEW: Final = 7
"""Rows that are always shown; of three moves or more no others are at first: most is set play."""

_USUAL: Final = 12  # in a window of usual height
_WORTH: Final = 3  # rows are not hidden where there are no more than that


@dataclass(frozen=True, slots=True)
class Fold:
    """A table, and what is shown of it.

    Attributes:
        whole: the table.
        is_open: whether all its rows are shown, be they ever so many.
        room: for how many rows there is room, so that what is below can be seen, too.
    """

    whole: PhaseTable
    is_open: bool = False
    room: int = _USUAL

    @property
    def shown(self) -> PhaseTable:
        """The table with the rows that are shown.

        Those that a theme speaks of always are, and those of refutations.
        """
        rows = self.whole.rows
        rest = (row for row in rows[self._kept :] if any(cell.refutes for cell in row.cells))
        return replace(self.whole, rows=(*rows[: self._kept], *rest))

    @property
    def can_turn(self) -> bool:
        """Whether there are more rows than are shown at first."""
        return len(self.whole.rows) > self._first + _WORTH

    @property
    def words(self) -> str:
        """What stands below the rows of a table that can be folded; nothing for another."""
        if not self.can_turn:
            return ""
        rest = len(self.whole.rows) - len(self.shown.rows)
        if not rest:
            return tr("Fewer defences") if self.is_open else ""
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
        return max(self._first, told)

    @property
    def _first(self) -> int:
        return _FEW if self.whole.is_longer else max(_FEW, self.room)
