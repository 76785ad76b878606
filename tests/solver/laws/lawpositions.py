# SPDX-License-Identifier: GPL-3.0-or-later
"""Random positions of Ponziani's chess and of the medieval game, under any of their options."""

from __future__ import annotations

from itertools import product
from random import Random

from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position, possible_castling
from composer.rules.book import Rules, Value
from composer.rules.books import book_of
from composer.rules.state import BookState
from composer.solver.laws import MEDIEVAL_ORDER

PONZIANI: dict[str, tuple[Value, ...]] = {
    "ep": (False, True),
    "promotion": ("missing", "free"),
    "castling": ("free", "orthodox"),
    "castle_attack": ("forbidden", "no_check", "allowed"),
    "king_min": (1, 2),
    "naming": ("compulsory", "optional"),
}
MEDIEVAL: dict[str, tuple[Value, ...]] = {
    "count": ("incl", "literal"),
    "alfil_leaps": (True, False),
    "fers_leap": ("none", "first", "first+promo"),
    "pawn_long": ("never", "no_capture_yet", "always"),
    "bare": ("win", "unless_reply", "none"),
    "stalemate": ("draw", "win", "loss"),
}


Book = dict[str, tuple[Value, ...]]


def all_options(book: Book) -> list[dict[str, Value]]:
    """Return every mixture of the options of a book."""
    return [dict(zip(book, values, strict=True)) for values in product(*book.values())]


def ponziani_rules(random: Random) -> Rules:
    """Return Ponziani's laws with options at random."""
    options = {name: random.choice(values) for name, values in PONZIANI.items()}
    return Rules.of(book_of("ponziani"), options)


def medieval_rules(random: Random) -> Rules:
    """Return the medieval game with options at random."""
    options = {name: random.choice(values) for name, values in MEDIEVAL.items()}
    return Rules.of(book_of("medieval"), options)


def random_position(random: Random, most: int = 14) -> tuple[Position, Rules]:
    """Return a position of either game with so many men at most; it may have any fault."""
    if random.random() < 0.5:
        return ponziani_position(random, most)
    return medieval_position(random, most)


def ponziani_position(random: Random, most: int) -> tuple[Position, Rules]:
    """Return a position rich in castling and pawns that wait; it may have any fault."""
    rules = ponziani_rules(random)
    men: dict[int, Man] = {}
    for colour, rank in ((Colour.WHITE, 0), (Colour.BLACK, 7)):
        if random.random() < 0.6:
            men[rank * 8 + 4] = Man.of(colour, Kind.KING)
            for file in (0, 7):
                if random.random() < 0.7:
                    men[rank * 8 + file] = Man.of(colour, Kind.ROOK)
        else:
            men[random.randrange(64)] = Man.of(colour, Kind.KING)
    for _ in range(random.randrange(2, most)):
        colour = random.choice((Colour.WHITE, Colour.BLACK))
        kind = random.choice((Kind.PAWN,) * 4 + (Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN))
        square = random.randrange(64)
        if kind is Kind.PAWN:
            ranks = (1, 6, 7) if colour is Colour.WHITE else (6, 1, 0)
            square = random.choice(ranks) * 8 + random.randrange(8)
        men.setdefault(square, Man.of(colour, kind))
    turn = random.choice((Colour.WHITE, Colour.BLACK))
    bare = Position.of(men, turn)
    rights = frozenset(
        castling for castling in possible_castling(bare.board) if random.random() < 0.9
    )
    passed = bare.en_passant_squares()
    square = random.choice(passed) if passed and random.random() < 0.7 else None
    return Position(bare.board, turn, rights, square), rules


def medieval_position(random: Random, most: int) -> tuple[Position, Rules]:
    """Return a position with marks on some of its men; it may have any fault."""
    rules = medieval_rules(random)
    squares = random.sample(range(64), random.randrange(3, most))
    men = {squares[0]: MEDIEVAL_ORDER[5], squares[1]: MEDIEVAL_ORDER[11]}
    for square in squares[2:]:
        man = random.choice(MEDIEVAL_ORDER[:5] + MEDIEVAL_ORDER[6:11])
        if man.kind is Kind.PAWN and square // 8 in (0, 7):
            continue
        men[square] = man

    def some(chance: float) -> frozenset[int]:
        return frozenset(man for man in men if random.random() < chance)

    state = BookState(some(0.4), some(0.1), some(0.1), random.random() < 0.5)
    turn = random.choice((Colour.WHITE, Colour.BLACK))
    bare = Position.of(men, turn, castling=frozenset())
    return Position(bare.board, turn, frozenset(), None, state), rules
