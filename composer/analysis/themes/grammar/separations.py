# SPDX-License-Identifier: GPL-3.0-or-later
"""Several threats that Black's replies tell apart: Fleck and its kin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.analysis.board import Bits, squares_in
from composer.analysis.themes.grammar.plan import (
    ANYWHERE,
    DUALS_TOO,
    KEY,
    THREATS_TOO,
    Core,
    Grammar,
    Plan,
    Sort,
    Wish,
)
from composer.problem.squares import Square

_MOST = 8
_THREATS = 3


def fleck(all_single: bool = False) -> Grammar:
    """Return the grammar of threats each of which some reply forces alone.

    The king replies, too, where he is not alone; and the key may take one of the men.

    Args:
        all_single: whether every reply has one mate.
    """

    def plans(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
        yield plan(core, core.repliers)
        if core.black:
            yield plan(core, core.black | core.black_king)
        for taken in squares_in(core.black):
            if core.black != 1 << taken:
                yield plan(core, core.black & ~(1 << taken), 1 << taken)

    def plan(core: Core, men: Bits, key_targets: Bits = ANYWHERE) -> Plan:
        wishes = (
            *_forced(core.black | core.black_king, core.mating),
            *(
                Wish(KEY, 1 << man, mate_origins=core.mating, loose=THREATS_TOO)
                for man in [*squares_in(men)][:_MOST]
            ),
        )
        return Plan(wishes, key_targets=key_targets, all_single=all_single)

    return plans


def karlstrom(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the same by anybody, and new mates after replies of the core's men."""
    for men in (core.repliers, core.black | core.black_king):
        new = (Wish(KEY, 1 << man, mate_origins=core.mating) for man in [*squares_in(men)][:_MOST])
        yield Plan((*_forced(ANYWHERE, ANYWHERE), *new))


def _forced(who: Bits, mating: Bits) -> Iterator[Wish]:
    first = tuple(range(_THREATS))
    for place in first:
        yield Wish(
            KEY,
            mate_origins=mating,
            sort=Sort.THREATENED,
            differs=first[:place],
            loose=DUALS_TOO,
        )
    for place in first:
        yield Wish(KEY, who, mate_origins=mating, equals=(place,), loose=THREATS_TOO)
