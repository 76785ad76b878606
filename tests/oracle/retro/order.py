# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether several pawns can have gone along their paths, tried step by step.

`kernel/core/legality/order.c` proves that what comes before what would go round; here the pawns
go, in every order, and none comes to a square on which another of them stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from composer.problem.squares import Square

Path = Sequence[Square]
"""The squares on which a pawn stood, from home on."""


def in_some_order(paths: Sequence[Path]) -> bool:
    """Return whether all pawns can come to the ends of their paths, in some order of steps."""
    begin, end = tuple(0 for _ in paths), tuple(len(path) - 1 for path in paths)
    seen, waiting = {begin}, [begin]
    while waiting:
        here = waiting.pop()
        if here == end:
            return True
        standing = {path[at] for path, at in zip(paths, here, strict=True)}
        for pawn, path in enumerate(paths):
            if here[pawn] < end[pawn] and path[here[pawn] + 1] not in standing:
                there = (*here[:pawn], here[pawn] + 1, *here[pawn + 1 :])
                if there not in seen:
                    seen.add(there)
                    waiting.append(there)
    return False
