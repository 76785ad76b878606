# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the columns of the phase table stand when it is scrolled: none ever lies over another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

FIRST: Final = -1
"""The column of the defences, before the phases."""
MARK: Final = 18
"""The room for a sign that more columns can be scrolled to, wide enough to be clicked."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns side by side, and the part of them that is in sight.

    Attributes:
        widths: how wide they are, that of the defences first.
        left: where the first begins.
        has_key: whether the last is the key, which stays in sight as the defences do.
    """

    widths: Sequence[int]
    left: int
    has_key: bool

    @property
    def natural(self) -> dict[int, int]:
        """Where each begins if all have room, by their numbers."""
        places, left = {}, self.left
        for number, wide in enumerate(self.widths, start=FIRST):
            places[number] = left
            left += wide
        return places

    def stays(self, column: int) -> bool:
        """Return whether a column stays in sight."""
        return column == FIRST or (self.has_key and column == len(self.widths) - 2)

    def keeps_key(self, room: int) -> bool:
        """Return whether there is room for the key, the defences, and any phase between them."""
        between = self.left + self.widths[0] + max(self.widths[1:-1], default=0)
        return self.has_key and between + self.widths[-1] <= room

    def placed(self, begin: int, end: int) -> dict[int, int]:
        """Return where the columns begin that can be seen whole, of a part that is in sight.

        What is between the defences and the key is shown from the first column on that is not
        scrolled away. Where not even one would have room beside the key, the key scrolls, too.

        Args:
            begin: where the part in sight begins.
            end: the first pixel after it.
        """
        natural, last = self.natural, len(self.widths) - 2
        if begin <= self.left and end >= self.left + sum(self.widths):
            return natural
        found = {FIRST: max(self.left, begin + 2)}
        first = found[FIRST] + self.widths[0]
        moving = list(range(last + 1))
        if self.keeps_key(end - begin):
            moving.pop()
            found[last] = end = min(natural[last], end - self.widths[-1])
        return found | dict(self._packed(moving, first, end))

    def signs(self, places: Mapping[int, int], end: int) -> Iterator[tuple[int, str, int]]:
        """Yield where a sign says that more columns are before or after those that are seen.

        With it comes the nearest of those columns.

        Args:
            places: where the columns are that are seen.
            end: the first pixel after the part in sight.
        """
        seen = [column for column in places if not self.stays(column)]
        moving = [column for column in self.natural if not self.stays(column)]
        if seen and seen[0] > moving[0]:
            yield places[seen[0]] - MARK, "‹", moving[moving.index(seen[0]) - 1]
        if seen and seen[-1] < moving[-1] and len(seen) < len(moving):
            yield (
                min([end, *(places[c] for c in places if c > seen[-1])]) - MARK,
                "›",
                moving[moving.index(seen[-1]) + 1],
            )

    def _packed(self, moving: list[int], first: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield the columns from the first that is not scrolled away, as far as there is room."""
        natural, left = self.natural, first
        for column in moving:
            if natural[column] < first and column != moving[-1]:
                continue
            wide = self.widths[column + 1]
            room = end if column == moving[-1] else end - MARK
            if left > first and left + wide > room:
                return
            yield column, left
            left += wide
