# SPDX-License-Identifier: GPL-3.0-or-later
"""Proofs, without a search, that no game can lead to a position.

What is not proved impossible may still be so: nothing here claims legality.
"""

from __future__ import annotations

from enum import Enum

from composer.problem.attacks import attackers
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.retro import has_last_move
from composer.problem.squares import Square, file_of, parse_square, rank_of

Proof = tuple["Impossibility", Colour, tuple[Square, ...], int]


class Impossibility(Enum):
    """The kinds of proof."""

    PAWN_STRUCTURE = "pawn structure"
    PAWN_CAPTURES = "pawn captures"
    BISHOP = "bishop"
    CHECK = "check"
    LAST_MOVE = "last move"


def impossibilities(position: Position) -> tuple[Proof, ...]:
    """Return the proofs found, each as (kind, side, squares, number).

    The position must have one king a side, at most 16 men and 8 pawns a side, and no king
    en prise.
    """
    found: list[Proof] = []
    for colour in Colour:
        found += _pawns(position, colour)
        found += _bishops(position, colour)
    return (*found, *_last_move(position))


def captures_needed(pawns: tuple[Square, ...], colour: Colour) -> int | None:
    """Return the fewest captures that bring a side's pawns to their squares, or None.

    Each pawn comes from a file of its own; one that stands `n` ranks beyond its home can
    have changed files at most `n` times. The cheapest assignment is found file by file.
    """
    best = {0: 0}  # set of home files used, as bits -> captures
    for square in pawns:
        advanced = rank_of(square) - 1 if colour is Colour.WHITE else 6 - rank_of(square)
        extended: dict[int, int] = {}
        for used, cost in best.items():
            for home in range(8):
                change = abs(home - file_of(square))
                bits = used | 1 << home
                if bits != used and change <= advanced:
                    extended[bits] = min(cost + change, extended.get(bits, 99))
        best = extended
    return min(best.values(), default=None)


def _pawns(position: Position, colour: Colour) -> list[Proof]:
    pawns = position.squares_of(Man.of(colour, Kind.PAWN))
    needed = captures_needed(pawns, colour)
    if needed is None:
        return [(Impossibility.PAWN_STRUCTURE, colour, pawns, 0)]
    if needed > 16 - position.count(colour.other):
        return [(Impossibility.PAWN_CAPTURES, colour, pawns, needed)]
    return []


_CORNERS = (("a1", "b2"), ("h1", "g2"), ("a8", "b7"), ("h8", "g7"))


def _bishops(position: Position, colour: Colour) -> list[Proof]:
    """A bishop in a corner behind a pawn that never moved, where it cannot have promoted."""
    found: list[Proof] = []
    last_rank = 7 if colour is Colour.WHITE else 0
    for corner, door in ((parse_square(a), parse_square(b)) for a, b in _CORNERS):
        pawn = position[door]
        if position[corner] is not Man.of(colour, Kind.BISHOP) or pawn is None:
            continue
        home_rank = 1 if pawn.colour is Colour.WHITE else 6
        unmoved = pawn.kind is Kind.PAWN and rank_of(door) == home_rank
        if unmoved and rank_of(corner) != last_rank:
            found.append((Impossibility.BISHOP, colour, (corner,), 0))
    return found


def _last_move(position: Position) -> list[Proof]:
    if position.en_passant is not None or has_last_move(position):
        return []
    (king,) = position.squares_of(Man.of(position.turn, Kind.KING))
    checkers = attackers(position.board, king, position.turn.other)
    if checkers:
        return [(Impossibility.CHECK, position.turn, (king, *checkers), 0)]
    return [(Impossibility.LAST_MOVE, position.turn.other, (), 0)]
