# SPDX-License-Identifier: GPL-3.0-or-later
"""The play after continuations of long problems, which is worked out at the first request.

The whole tree of a five-mover may hold millions of variations, of which a reader opens a
handful.
"""

from __future__ import annotations

from typing import Any, Protocol

from composer.problem.move import Move
from composer.solver.phases import KnownSequel, Variation

Play = tuple[tuple[Move, ...], bool, tuple[Variation, ...]]


class Unfoldable(Protocol):
    """Something that can work out the play after a continuation."""

    def unfold(self) -> Play:
        """Return the threats, whether it is zugzwang, and the variations."""
        ...


class UnfoldingSequel:
    """What follows a continuation, equal to what is known of others but for when it is."""

    __slots__ = ("_play", "_source")

    def __init__(self, source: Unfoldable) -> None:
        self._source: Unfoldable | None = source
        self._play: Play | None = None

    @property
    def threats(self) -> tuple[Move, ...]:
        """What would solve if the defender passed."""
        return self._unfolded()[0]

    @property
    def zugzwang(self) -> bool:
        """Whether the move neither checks nor threatens."""
        return self._unfolded()[1]

    @property
    def variations(self) -> tuple[Variation, ...]:
        """All defences with their answers."""
        return self._unfolded()[2]

    def __reduce__(self) -> tuple[Any, ...]:
        return KnownSequel, self._unfolded()

    def _unfolded(self) -> Play:
        # Another thread may unfold it too: it lets go of the source when the play is there.
        source, play = self._source, self._play
        if play is None:
            assert source is not None
            play = source.unfold()
            self._play = play
            self._source = None
        return play
