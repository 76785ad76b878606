# SPDX-License-Identifier: GPL-3.0-or-later
"""Pairs of edits worth trying on lines, where no single one stops all cooks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from composer.analysis.composing.edit import Edit, Edits

_MOST_STRANGERS: Final = 4  # new solutions after the first of two, for the second to stop
_MOST_PARTS: Final = 300  # edits joined with one another


@dataclass(frozen=True, slots=True)
class Effect:
    """What one edit by itself, which keeps all lines meant, does to the others.

    Attributes:
        edit: the edit.
        stops: the numbers of the cooks that it stops.
        cooks: how many cooks there were.
        strangers: how many solutions there are after it that were none before.
    """

    edit: Edit
    stops: frozenset[int]
    cooks: int
    strangers: int

    @property
    def left(self) -> int:
        """How much a second edit would have to stop."""
        return self.cooks - len(self.stops) + self.strangers


def line_pairs(effects: Sequence[Effect], most_men: int, most: int) -> list[Edits]:
    """Return pairs of edits on different squares, the likeliest first, up to a limit.

    First come those that break nothing and stop all cooks between them; then those of an edit
    that stops some, whatever few it brings, and of one that brings none.

    Args:
        effects: what the single edits do that keep the lines meant.
        most_men: by how many men a pair may make the position richer.
        most: how many to return.
    """
    found: dict[frozenset[Edit], Edits] = {}
    for pair in chain(_joined(effects), _followed(effects)):
        if len(found) == most:
            break
        if pair.men_more <= most_men:
            found.setdefault(frozenset(pair.parts), pair)
    return list(found.values())


def _joined(effects: Sequence[Effect]) -> Iterator[Edits]:
    """Yield pairs that break nothing and stop all between them, the smallest first."""
    parts = sorted(
        (
            effect
            for effect in effects
            if effect.stops and not effect.strangers and effect.edit.squares
        ),
        key=lambda effect: (-len(effect.stops), effect.edit.size),
    )[:_MOST_PARTS]
    pairs = [
        Edits((one.edit, other.edit))
        for place, one in enumerate(parts)
        for other in parts[place + 1 :]
        if len(one.stops | other.stops) == one.cooks and one.edit.is_apart(other.edit)
    ]
    yield from sorted(pairs, key=lambda pair: pair.size)


def _followed(effects: Sequence[Effect]) -> Iterator[Edits]:
    """Yield pairs of an edit that stops something and one that by itself breaks nothing.

    Those with the fewest cooks left after the first come first.
    """
    firsts = sorted(
        (e for e in effects if e.stops and e.strangers <= _MOST_STRANGERS and e.edit.squares),
        key=lambda effect: (effect.left, effect.edit.size),
    )
    seconds = sorted(
        (effect for effect in effects if not effect.strangers and effect.edit.squares),
        key=lambda effect: (-len(effect.stops), effect.edit.size),
    )
    for first in firsts:
        for second in seconds:
            if first.edit.is_apart(second.edit):
                yield Edits((first.edit, second.edit))
