# SPDX-License-Identifier: GPL-3.0-or-later
"""How the rules of a problem show on its board: of one colour, and with signs beside men.

A medieval board has one colour, with lines between its squares. Signs say of a fers that it
may still leap, of a man that it may not be captured or may not move, and of a pawn on its last
rank that it waits for a man to become.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.diagrams.style.annotations import Annotations, Badge
from composer.diagrams.style.style import DiagramStyle
from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square, rank_of
from composer.rules.book import Rules

_WAITING: Final = "promotion"
"""The option of books in which a pawn may have to wait."""


def shown_by_rules(
    problem: Problem, style: DiagramStyle, notes: Annotations
) -> tuple[DiagramStyle, Annotations]:
    """Return a style and annotations as the rules of a problem want them."""
    if problem.rules.book.one_colour:
        style = replace(style, dark=style.light, lines=True, halo=0.0)
    badges = dict(badges_of(problem.position, problem.rules))
    return style, replace(notes, badges=tuple(badges.items())) if badges else notes


def badges_of(position: Position, rules: Rules) -> Iterator[tuple[Square, Badge]]:
    """Yield the squares whose men have a sign, each with it; a later one of a square counts."""
    state = position.state
    for squares, badge in (
        (state.fresh, Badge.LEAPS),
        (state.immune, Badge.IMMUNE),
        (state.immovable, Badge.IMMOVABLE),
    ):
        for square in sorted(squares):
            if position[square] is not None:
                yield square, badge
    if any(option.id == _WAITING for option in rules.book.options):
        yield from ((square, Badge.WAITS) for square in waiting_pawns(position))


def waiting_pawns(position: Position) -> tuple[Square, ...]:
    """Return where pawns stand on their last rank."""
    return tuple(
        square
        for square, man in position
        if man.kind is Kind.PAWN and rank_of(square) == (7 if man.colour is Colour.WHITE else 0)
    )
