# SPDX-License-Identifier: GPL-3.0-or-later
"""The king's flights after the key, in a pattern; each is answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.analysis.board import squares_in
from composer.analysis.themes.flights import PLUS, STAR, Y_SHAPES, Step
from composer.analysis.themes.grammar.plan import (
    DUALS_TOO,
    KEY,
    MATE_UNNAMED,
    THREATS_TOO,
    Core,
    Grammar,
    Plan,
    Wish,
)
from composer.problem.squares import Square, file_of, rank_of


def flights_in(shapes: Sequence[frozenset[Step]]) -> Grammar:
    """Return the grammar of flights in one of some patterns."""

    def plans(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
        loose = DUALS_TOO | THREATS_TOO | MATE_UNNAMED
        for king in squares_in(core.black_king):
            for shape in shapes:
                flights = [
                    king + 8 * ranks + files
                    for files, ranks in sorted(shape)
                    if 0 <= file_of(king) + files < 8 and 0 <= rank_of(king) + ranks < 8
                ]
                if len(flights) == len(shape) and (not squares or set(squares) == set(flights)):
                    wishes = tuple(Wish(KEY, 1 << king, 1 << to, loose=loose) for to in flights)
                    yield Plan(wishes)

    return plans


star = flights_in((STAR,))
plus = flights_in((PLUS,))
y_shapes = flights_in(Y_SHAPES)
