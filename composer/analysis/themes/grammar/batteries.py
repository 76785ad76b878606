# SPDX-License-Identifier: GPL-3.0-or-later
"""Half-batteries: of two white men on a line to the king one leaves it, the other fires."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product

from composer.analysis.board import squares_in
from composer.analysis.themes.grammar.plan import (
    ANYWHERE,
    DUALS_TOO,
    KEY,
    TRY,
    Core,
    Plan,
    Sort,
    Wish,
)
from composer.analysis.themes.pins import rows_of
from composer.problem.squares import Square


def half_battery(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the key moves one of two men, a try the other; who stays mates, or threatens to."""
    if not core.black_king:
        return
    for row in rows_of(core.board):
        if row.black or row.white.bit_count() != 2:
            continue
        for one, two in permutations(squares_in(row.white)):
            for after_key, after_try in product((Sort.ANSWERED, Sort.THREATENED), repeat=2):
                yield Plan(
                    (
                        _fired(KEY, two, after_key),
                        _fired(TRY, one, after_try),
                    ),
                    tries=1,
                    key_origins=1 << one,
                    key_targets=ANYWHERE & ~row.line,
                    try_origins=(1 << two,),
                    try_targets=(ANYWHERE & ~row.line,),
                    idle=row.line,
                )


def _fired(phase: int, man: Square, sort: Sort) -> Wish:
    return Wish(phase, mate_origins=1 << man, sort=sort, loose=DUALS_TOO)
