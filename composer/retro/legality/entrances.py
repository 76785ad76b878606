# SPDX-License-Identifier: GPL-3.0-or-later
"""Men that cannot have come to their squares in any order: their entrances are shut, or give check.

Every man that does not stand at home arrived on its square once for the last time, and stood there
from then on. Men that have never moved were there before; of others it can be proved that they were
there first, because they could not have come past the later one. What stands already shuts
entrances. So does the other king: a man cannot leave a square from which he gives check to a king
that is not to move, and where that king can have been follows from where he can have gone since.

In the corner of `7k/8/8/8/8/1P6/PrP5/K7 w` the pawn on b3 came from b2, so that the rook came
later, and only from b1: there it gave check, and the king cannot have come to a1 later still.

What is found is a proof; most illegal positions have none of this kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import dataclass, field
from typing import Final

from composer.problem.attacks import (
    BISHOP_STEPS,
    KING_STEPS,
    ROOK_STEPS,
    forward,
    neighbour,
)
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Board
from composer.problem.squares import Square, rank_of, square_at
from composer.retro.legality.ways import ARRAY, EXITS, Mask, last_rank, mask_of, steady_men

_LINES: Final = {
    Kind.BISHOP: BISHOP_STEPS,
    Kind.ROOK: ROOK_STEPS,
    Kind.QUEEN: KING_STEPS,
}
_CASTLED: Final = {  # where a rook arrives by castling, past what would stop it otherwise
    Colour.WHITE: (square_at(3, 0), square_at(5, 0)),
    Colour.BLACK: (square_at(3, 7), square_at(5, 7)),
}
_KING_CASTLED: Final = {
    Colour.WHITE: (square_at(4, 0), (square_at(2, 0), square_at(6, 0))),
    Colour.BLACK: (square_at(4, 7), (square_at(2, 7), square_at(6, 7))),
}


@dataclass(frozen=True, slots=True)
class _Entrance:
    """One way to a square: whence, as what, and what must be empty between."""

    origin: Square
    kind: Kind
    between: Mask


def shut_out(board: Board, unmoved: Set[Square]) -> tuple[Square, ...]:
    """Return men that cannot have come to their squares; empty where that is not proved.

    Args:
        board: the men, all orthodox, one king a side.
        unmoved: squares of men of the array that are known never to have moved.
    """
    work = _Work(board, steady_men(board, unmoved))
    men = [
        square
        for square, man in enumerate(board)
        if man is not None and man.kind is not Kind.KING and not work.steady >> square & 1
    ]
    every = mask_of(men)
    tight = [square for square in men if not work.can_enter(square, every & ~(1 << square))]
    if not tight:
        return ()
    return _order(work, tight)


def _order(work: _Work, tight: list[Square]) -> tuple[Square, ...]:
    """Find which men were there before others, until one has no entrance left."""
    arrived = [square for square in tight if not work.may_be_at_home(square)]
    before: dict[Square, Mask] = dict.fromkeys(tight, 0)
    changed = True
    while changed:
        changed = False
        for late in arrived:
            if not work.can_enter(late, before[late]):
                return tuple(sorted({late, *_squares(before[late])}))
            for early in tight:
                if early == late or before[late] >> early & 1:
                    continue
                there = 1 << late | before[late] | before[early]
                if not work.can_enter(early, there & ~(1 << early)):
                    before[late] |= 1 << early
                    changed = True
                    if before[early] >> late & 1 and early in arrived:
                        return tuple(sorted((early, late)))
    return ()


def _squares(mask: Mask) -> Iterator[Square]:
    return (square for square in range(64) if mask >> square & 1)


@dataclass(slots=True)
class _Work:
    board: Board
    steady: Mask
    kings: dict[Colour, Square] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for square, man in enumerate(self.board):
            if man is not None and man.kind is Kind.KING:
                self.kings[man.colour] = square

    def man(self, square: Square) -> Man:
        """Return the man on a square that is not empty."""
        found = self.board[square]
        assert found is not None
        return found

    def may_be_at_home(self, square: Square) -> bool:
        """Return whether a man may never have moved, or have come by castling."""
        man = self.man(square)
        if man.kind is Kind.ROOK and square in _CASTLED[man.colour]:
            return True
        return ARRAY[square] is man

    def can_enter(self, square: Square, there: Mask) -> bool:
        """Return whether a man can have come to its square when some others stood on theirs.

        Args:
            square: the man's.
            there: the squares of the others, besides those that have never moved.
        """
        man = self.man(square)
        if man.kind is Kind.ROOK and square in _CASTLED[man.colour]:
            return True
        shut = self.steady | there
        king = self.kings[man.colour.other]
        ways = list(_entrances(man, square, shut))
        if any(_leaves(way, man.colour, king) for way in ways):
            return True
        kings = self._king_squares(man, square, shut) if ways else ()
        return any(_leaves(way, man.colour, king) for way in ways for king in kings)

    def _king_squares(self, man: Man, square: Square, shut: Mask) -> set[Square]:
        """Return where the other king can have stood when a man came to its square.

        From there he went on squares that neither that man nor those that were there before guard.
        """
        side = man.colour.other
        taken = shut | 1 << square
        guards = (square for square in _squares(taken) if self.man(square).colour is man.colour)
        guarded = mask_of(at for guard in guards for at in _guarded(self.man(guard), guard))
        here = self.kings[side]
        reached = {here}
        if guarded >> here & 1:
            return reached
        edge, found = [here], {here}
        while edge:
            for target in EXITS[Kind.KING][edge.pop()]:
                if taken >> target & 1:
                    continue
                found.add(target)
                if target not in reached and not guarded >> target & 1:
                    reached.add(target)
                    edge.append(target)
        home, castled = _KING_CASTLED[side]
        if reached & set(castled):
            found.add(home)
        return found


def _leaves(way: _Entrance, colour: Colour, king: Square) -> bool:
    """Return whether a man can leave on a way while the other king stands on a square."""
    if king == way.origin or way.between >> king & 1:
        return False
    return king not in _guarded(Man.of(colour, way.kind), way.origin)


def _guarded(man: Man, square: Square) -> tuple[Square, ...]:
    """Return the squares that a man guards whatever stands elsewhere."""
    if man.kind is not Kind.PAWN:
        return EXITS[man.kind][square]
    ahead = ((side, forward(man.colour)) for side in (-1, 1))
    return tuple(
        target for target in (neighbour(square, step) for step in ahead) if target is not None
    )


def _entrances(man: Man, square: Square, shut: Mask) -> Iterator[_Entrance]:
    """Yield the ways to a square that men who stand there already leave open."""
    if man.kind is Kind.PAWN or square in last_rank(man.colour):
        yield from _pawn_entrances(man.colour, square, shut)
    if man.kind is Kind.KNIGHT:
        for origin in EXITS[Kind.KNIGHT][square]:
            if not shut >> origin & 1:
                yield _Entrance(origin, man.kind, 1 << square)
    for step in _LINES.get(man.kind, ()):
        between, at = 1 << square, neighbour(square, step)
        while at is not None and not shut >> at & 1:
            yield _Entrance(at, man.kind, between)
            between |= 1 << at
            at = neighbour(at, step)


def _pawn_entrances(colour: Colour, square: Square, shut: Mask) -> Iterator[_Entrance]:
    back, own = -forward(colour), 1 if colour is Colour.WHITE else 6
    for side in (-1, 0, 1):
        origin = neighbour(square, (side, back))
        if origin is None or shut >> origin & 1 or rank_of(origin) in (0, 7):
            continue
        yield _Entrance(origin, Kind.PAWN, 1 << square)
        first = neighbour(origin, (0, back))
        if side == 0 and first is not None and rank_of(first) == own and not shut >> first & 1:
            yield _Entrance(first, Kind.PAWN, 1 << square | 1 << origin)
