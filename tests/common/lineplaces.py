# SPDX-License-Identifier: GPL-3.0-or-later
"""Random positions in which help play often reaches its goal, by means that are hard to foresee.

Promotions, captures en passant, castling, pins and double checks come up in all of them: men
stand near the kings, pawns near their last rank, kings and rooks at home.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from composer.problem.defects import is_solvable
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position, possible_castling
from composer.problem.squares import SQUARES, Square

SOLVED: Final = {
    "h=1": ("k7/8/8/8/8/8/8/R2QK3 b Q - 0 1",),
    "h=2": ("r3k3/8/8/8/8/8/8/R1Q1K3 b Qq - 0 1",),
    "hs=2": ("8/7R/K7/8/8/B1q5/1k6/1Q6 b - - 0 1",),
    "hr#2": ("8/8/8/8/2pr3Q/k7/8/3K4 w - - 0 1",),
    "ser-#3": ("8/8/8/7k/5Q2/3K4/2p5/1n6 w - - 0 1",),
    "ser-#4": ("r3k3/8/8/8/p7/2p5/K7/8 b - - 0 1",),
    "hs#1": (
        "8/8/8/1q6/2P1P3/2r5/K3R3/Q1k1n3 b - - 0 1",
        "K3k2r/2P3q1/2r2Q2/8/8/8/4r3/8 w - - 0 1",
    ),
    "hs#2": (
        "1RK1k2r/4r3/1B3R2/8/8/8/5p2/8 b k - 0 1",
        "8/kB1p4/n3Q3/8/6q1/6r1/5P2/4KbqR w K - 0 1",
    ),
    "hs#2.5": (
        "8/8/8/7Q/2Q5/2K5/8/1kq2r2 w - - 0 1",
        "8/7p/8/8/8/q1Q5/1rp5/k1K5 b - - 0 1",
    ),
    "h#4": ("2k5/8/4P3/7K/8/7p/8/8 w - - 0 1",),
    "ser-=3": ("8/2q5/8/8/8/1p6/3K3k/8 b - - 0 1", "K3k2r/8/8/8/8/8/8/8 b k - 0 1"),
    "ser-h#2": ("2k5/5R2/K7/4p3/n7/8/4P3/8 b - - 0 1", "8/p7/8/P7/8/k3r3/8/1K6 w - - 0 1"),
    "ser-h=3": ("8/8/8/8/N7/p2k4/7K/6QN b - - 0 1",),
    "ser-s#2": ("8/8/8/8/8/p2B1b2/2q2Q2/2k1K2R b K - 0 1",),
    "ser-s#3": ("8/8/8/8/8/p2B1b2/2q2Q2/2k1K2R b K - 0 1",),
    "ser-s=3": ("k7/7Q/nr6/K7/8/1b6/P7/8 w - - 0 1",),
    "ser-r#2": ("8/8/8/8/4k1p1/K7/R2p4/q7 w - - 0 1", "4k2r/8/8/2q1B2R/4p3/8/8/K7 w k - 0 1"),
    "ser-semi-r#2": ("8/8/8/8/4k1p1/K7/R2p4/q7 w - - 0 1",),
}
"""Positions with solutions, of kinds of play in which chance seldom finds one."""

_OFFICERS = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)
_MOST_TRIES = 1000


def random_positions(number: int, seed: int, most_men: int = 9) -> Iterator[Position]:
    """Yield so many positions that can be solved, with 3 to `most_men` men."""
    rng = random.Random(seed)
    for _ in range(number):
        yield _random_position(rng, most_men)


def _random_position(rng: random.Random, most_men: int) -> Position:
    for _ in range(_MOST_TRIES):
        position = _placed(rng, rng.randint(3, most_men))
        if is_solvable(position):
            return position
    raise AssertionError("no position of the kind")


def _placed(rng: random.Random, number: int) -> Position:
    men: dict[Square, Man] = {}
    _place_kings(rng, men)
    while len(men) < number:
        colour = rng.choice(tuple(SIDES))
        kind = Kind.PAWN if rng.random() < 0.4 else rng.choice(_OFFICERS)
        square = _square_for(rng, colour, kind, men)
        if square not in men:
            men[square] = Man.of(colour, kind)
    turn = rng.choice(tuple(SIDES))
    bare = Position.of(men, turn)
    rights = frozenset(r for r in possible_castling(bare.board) if rng.random() < 0.8)
    passed = rng.choice((None, *bare.en_passant_squares(), *bare.en_passant_squares()))
    return Position(bare.board, turn, rights, passed)


def _place_kings(rng: random.Random, men: dict[Square, Man]) -> None:
    for colour, home in ((Colour.WHITE, 4), (Colour.BLACK, 60)):
        if rng.random() < 0.15:  # at home, with a rook to castle with
            men[home] = Man.of(colour, Kind.KING)
            men[home + rng.choice((3, -4))] = Man.of(colour, Kind.ROOK)
            continue
        edge = [s for s in SQUARES if s % 8 in (0, 7) or s // 8 in (0, 7)]
        free = [s for s in (edge if rng.random() < 0.6 else SQUARES) if s not in men]
        men[rng.choice(free)] = Man.of(colour, Kind.KING)


def _square_for(rng: random.Random, colour: Colour, kind: Kind, men: dict[Square, Man]) -> Square:
    if kind is Kind.PAWN:
        near = (5, 6, 3, 4, 1) if colour is Colour.WHITE else (2, 1, 4, 3, 6)
        return rng.choice(near) * 8 + rng.randrange(8)
    if rng.random() < 0.4:
        return rng.choice(SQUARES)
    king = rng.choice([square for square, man in men.items() if man.kind is Kind.KING])
    file = min(7, max(0, king % 8 + rng.randint(-2, 2)))
    rank = min(7, max(0, king // 8 + rng.randint(-2, 2)))
    return rank * 8 + file
