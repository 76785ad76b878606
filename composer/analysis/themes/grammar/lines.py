# SPDX-License-Identifier: GPL-3.0-or-later
"""White's own lines to squares beside the king: shut by a defence, or by the mate.

Barulin's and Levman's defences, Schiffmann's beside them; Somov and theme B2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.analysis.board import squares_in
from composer.analysis.themes.grammar.plan import (
    ANYWHERE,
    DUALS_TOO,
    KEY,
    MATE_UNNAMED,
    Core,
    Grammar,
    Plan,
    Sort,
    Wish,
    bits,
)
from composer.problem.squares import Square

_MOST = 8


def own_lines(lines: int) -> Grammar:
    """Return the grammar of replies after which the mate shuts a line of White's own.

    Args:
        lines: what happens to White's lines.
    """

    def plans(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
        men = core.repliers
        targets = [1 << square for square in squares[:_MOST]] or [ANYWHERE, ANYWHERE]
        yield Plan(
            tuple(
                Wish(
                    KEY,
                    men,
                    ANYWHERE,
                    core.mating,
                    target,
                    other_reply=tuple(range(place)),
                    differs=tuple(range(place)),
                    lines=lines,
                )
                for place, target in enumerate(targets)
            )
        )

    return plans


def defending(lines: int = 0) -> Grammar:
    """Return the grammar of each black man of the core who defends; any mate answers him.

    Args:
        lines: what happens to White's lines.
    """

    def plans(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
        loose = DUALS_TOO | MATE_UNNAMED
        men = list(squares_in(core.black))[:_MOST]
        there = bits(squares)
        wishes = [Wish(KEY, mate_origins=core.mating, sort=Sort.THREATENED, loose=DUALS_TOO)]
        for man in men:
            targets = (core.reach(man) & there) or core.reach(man)
            wishes.append(Wish(KEY, 1 << man, targets, loose=loose, lines=lines))
        yield Plan(tuple(wishes))

    return plans
