# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from itertools import permutations

from cases import every
from hypothesis import given
from hypothesis import strategies as st
from oracle.retro.pawns import captures_needed

from composer.problem.men import Colour
from composer.problem.squares import SQUARES, Symmetry, file_of, parse_square, rank_of

PAWN_SQUARES = st.sampled_from([square for square in SQUARES if 0 < rank_of(square) < 7])


@every(
    "squares, captures",
    [
        ("", 0),
        ("a2 b2 c2 d2 e2 f2 g2 h2", 0),
        ("e7 e6 e5", 2),
        ("a3 a4", 1),
        ("a2 a3", 1),
        ("a2 a4 a5", 3),
        ("a2 b3 c2 a4", None),
        ("b3 a2 c2", 0),
        ("a2 b2 a3", None),
        ("a6 a5 a4 a3 a2", 10),
        ("a7 a6 a5 a4 a3 a2", 15),  # the first from f, as far as it can come
        ("h7 h6 h5 h4 h3 h2 a2 a3", 16),  # a3 from b2 besides
    ],
)
def test_captures_of_pawns(squares: str, captures: int | None) -> None:
    pawns = tuple(parse_square(name) for name in squares.split())
    assert captures_needed(pawns, Colour.WHITE) == captures


@given(pawns=st.sets(PAWN_SQUARES, max_size=5))
def test_captures_are_the_fewest_of_all_assignments(pawns: set[int]) -> None:
    def cost(homes: tuple[int, ...]) -> int | None:
        changes = [abs(home - file_of(square)) for home, square in zip(homes, pawns, strict=True)]
        steps = [rank_of(square) - 1 for square in pawns]
        able = all(change <= step for change, step in zip(changes, steps, strict=True))
        return sum(changes) if able else None

    costs = [cost(homes) for homes in permutations(range(8), len(pawns))]
    expected = min((cost for cost in costs if cost is not None), default=None)
    assert captures_needed(tuple(pawns), Colour.WHITE) == expected
    mirrored = tuple(Symmetry.MIRROR_RANKS.apply(square) for square in pawns)
    assert captures_needed(mirrored, Colour.BLACK) == expected
