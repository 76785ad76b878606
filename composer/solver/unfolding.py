# SPDX-License-Identifier: GPL-3.0-or-later
"""The play after continuations of long problems, which is worked out at the first request.

The whole tree of a five-mover may hold millions of variations, of which a reader opens a
handful.
"""

from __future__ import annotations

from typing import Any, Protocol

from composer.problem.move import Move
from composer.solver.phases import Continuation, KnownSequel, Variation

Play = tuple[tuple[Move, ...], bool, tuple[Variation, ...], tuple[Continuation, ...]]

Replies = tuple[
    tuple[Move, ...],
    bool,
    tuple[Variation, ...],
    tuple[Continuation, ...],
    tuple[Move, ...],
    int,
]
"""The same of a position after the key; the defences that nothing answers; positions looked at."""


class Unfoldable(Protocol):
    """Something that can work out the play after a continuation."""

    def unfold(self) -> Play:
        """Return the threats, whether it is zugzwang, the variations, and the threats' play."""
        ...


class UnfoldingSequel:
    """What follows a continuation, equal to what is known of others but for when it is."""

    __slots__ = ("_play", "_source")

    def __init__(self, source: Unfoldable) -> None:
        self._source: Unfoldable | None = source
        self._play: KnownSequel | None = None

    @property
    def threats(self) -> tuple[Move, ...]:
        """What would solve if the defender passed."""
        return self._unfolded().threats

    @property
    def zugzwang(self) -> bool:
        """Whether the move neither checks nor threatens."""
        return self._unfolded().zugzwang

    @property
    def variations(self) -> tuple[Variation, ...]:
        """All defences with their answers."""
        return self._unfolded().variations

    @property
    def threat_play(self) -> tuple[Continuation, ...]:
        """The threats with what follows each; empty where they reach the goal."""
        return self._unfolded().threat_play

    def __reduce__(self) -> tuple[Any, ...]:
        known = self._unfolded()
        return KnownSequel, (known.threats, known.zugzwang, known.variations, known.threat_play)

    def _unfolded(self) -> KnownSequel:
        # Another thread may unfold it too: it lets go of the source when the play is there.
        source, play = self._source, self._play
        if play is None:
            assert source is not None
            play = KnownSequel(*source.unfold())
            self._play = play
            self._source = None
        return play
