# SPDX-License-Identifier: GPL-3.0-or-later
"""Half-pins: two black men on a line to their king; each leaves it, and the other is pinned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

from composer.analysis.board import between, line_through, squares_in
from composer.analysis.themes.grammar.plan import ANYWHERE, KEY, Core, Plan, Wish, bits
from composer.problem.men import Colour, Kind
from composer.problem.squares import Square


def _pairs(core: Core, squares: Sequence[Square]) -> Iterator[tuple[Square, Square, int]]:
    """Yield two black men with the line that they stand on with their king."""
    for king in squares_in(core.black_king):
        men = [*squares] or list(squares_in(core.black))
        for one, two in combinations(men, 2):
            row = line_through(king, one)
            if row >> two & 1 and not between(one, two) >> king & 1:
                yield one, two, row


def half_pin(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: each of two men leaves the line and is answered by a mate."""
    for one, two, row in _pairs(core, squares):
        yield Plan(
            (
                Wish(KEY, 1 << one, ANYWHERE & ~row, core.mating, pinned=1 << two),
                Wish(KEY, 1 << two, ANYWHERE & ~row, core.mating, pinned=1 << one),
            ),
            idle=row & core.white,
        )


def masked_half_pin(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the same, where the key opens the line; or a white man on it leaves with the mate.

    Where no man of the core is to pin from the line, the key brings one there, or he is added.
    """
    for one, two, row in _pairs(core, squares):
        wishes = (
            Wish(KEY, 1 << one, ANYWHERE & ~row, core.mating, pinned=1 << two),
            Wish(KEY, 1 << two, ANYWHERE & ~row, core.mating, pinned=1 << one),
        )
        plan = Plan(wishes, idle=row & core.white)
        if not _pinners(core, one, row):
            beyond = _beyond(core, one, row) & _beyond(core, two, row)
            yield replace(plan, key_targets=beyond)
        yield plan


def _pinners(core: Core, man: Square, row: int) -> int:
    """Return White's men on a row who may pin along it."""
    (king,) = squares_in(core.black_king)
    is_straight = king % 8 == man % 8 or king // 8 == man // 8
    line_man = Kind.ROOK if is_straight else Kind.BISHOP
    return row & core.kinds(Colour.WHITE, Kind.QUEEN, line_man)


def _beyond(core: Core, man: Square, row: int) -> int:
    """Return the squares of a row behind a man, seen from the king."""
    (king,) = squares_in(core.black_king)
    return bits([square for square in squares_in(row) if between(king, square) >> man & 1])
