# SPDX-License-Identifier: GPL-3.0-or-later
"""How the rules of a problem show on its board: its colour, signs beside men, special squares.

A medieval board has one colour, with lines between its squares. Signs say of a fers that it
may still leap, of a man that it may not be captured or may not move, and of a pawn on its last
rank that it waits for a man to become.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.diagrams.style.annotations import PLAIN, Annotations, Badge
from composer.diagrams.style.style import DiagramStyle
from composer.problem.men import Colour, Kind
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square, rank_of
from composer.rules.book import Rules
from composer.rules.grids import grid_of
from composer.rules.specialsquares import Special, special_squares

_WAITING: Final = "promotion"
"""The option of books in which a pawn may have to wait."""


def shown_by_rules(
    problem: Problem, style: DiagramStyle, notes: Annotations
) -> tuple[DiagramStyle, Annotations]:
    """Return a style and annotations as the rules of a problem want them."""
    return style_by_rules(problem.rules, style), notes_by_rules(
        problem.position, problem.rules, notes
    )


def style_by_rules(rules: Rules, style: DiagramStyle) -> DiagramStyle:
    """Return a style as the board of a game wants it."""
    if not rules.book.one_colour:
        return style
    return replace(style, dark=style.light, lines=True, halo=0.0)


def notes_by_rules(position: Position, rules: Rules, notes: Annotations = PLAIN) -> Annotations:
    """Return annotations with the signs of men, special squares and the grid of some rules."""
    badges = dict(badges_of(position, rules))
    if badges:
        notes = replace(notes, badges=tuple(badges.items()))
    if rules.conditions:
        grid = grid_of(rules)
        notes = replace(
            notes,
            special=tuple(specials_of(rules)),
            grid=() if grid is None else grid.edges,
        )
    return notes


def specials_of(rules: Rules) -> Iterator[tuple[Square, Special]]:
    """Yield the special squares of some rules, each with its kind; imitators lie on top."""
    for special, squares in special_squares(rules):
        for square in squares:
            yield square, special


def is_marked(position: Position, rules: Rules) -> bool:
    """Return whether a board has signs, special squares or a grid by its rules."""
    return notes_by_rules(position, rules) != PLAIN


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
    if plays_with_waiting_pawns(rules):
        yield from ((square, Badge.WAITS) for square in waiting_pawns(position))


def plays_with_waiting_pawns(rules: Rules) -> bool:
    """Return whether a pawn on its last rank may have to wait for a man to become."""
    return any(option.id == _WAITING for option in rules.book.options)


def waiting_pawns(position: Position) -> tuple[Square, ...]:
    """Return where pawns stand on their last rank."""
    return tuple(
        square
        for square, man in position
        if man.kind is Kind.PAWN and rank_of(square) == (7 if man.colour is Colour.WHITE else 0)
    )
