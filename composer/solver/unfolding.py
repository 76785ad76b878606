# SPDX-License-Identifier: GPL-3.0-or-later
"""Continuations of long problems, whose own play is worked out when it is first asked for.

The whole tree of a five-mover may hold millions of variations, of which a reader opens a
handful.
"""

from __future__ import annotations

from typing import Any, Protocol

from composer.problem.move import Move
from composer.solver.solution import Continuation, Variation

Play = tuple[tuple[Move, ...], bool, tuple[Variation, ...]]


class Unfoldable(Protocol):
    """Something that can work out the play after a continuation."""

    def unfold(self) -> Play:
        """Return the threats, whether it is zugzwang, and the variations."""
        ...


class UnfoldingContinuation(Continuation):
    """A continuation equal in all respects to a plain one, but for when the work is done."""

    __slots__ = ("_play", "_source")

    _source: Unfoldable | None
    _play: Play | None

    def __new__(cls, *values: Any, **named: Any) -> Any:
        """Return a plain continuation: this is what `dataclasses.replace` asks for."""
        return Continuation(*values, **named)

    @classmethod
    def of(cls, move: Move, source: Unfoldable) -> UnfoldingContinuation:
        """Return the continuation of a move whose play `source` knows."""
        made: UnfoldingContinuation = object.__new__(cls)
        for name, value in (("move", move), ("_source", source), ("_play", None)):
            object.__setattr__(made, name, value)
        return made

    @property
    def threats(self) -> tuple[Move, ...]:
        """What would solve if the defender passed."""
        return self._unfolded()[0]

    @property
    def zugzwang(self) -> bool:
        """Whether it neither checks nor threatens."""
        return self._unfolded()[1]

    @property
    def variations(self) -> tuple[Variation, ...]:
        """All defences with their answers."""
        return self._unfolded()[2]

    def __reduce__(self) -> tuple[Any, ...]:
        return Continuation, (self.move, self.threats, self.zugzwang, self.variations)

    def _unfolded(self) -> Play:
        # Another thread may unfold it too: it lets go of the source when the play is there.
        source, play = self._source, self._play
        if play is None:
            assert source is not None
            play = source.unfold()
            object.__setattr__(self, "_play", play)
            object.__setattr__(self, "_source", None)
        return play
