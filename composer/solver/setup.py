# SPDX-License-Identifier: GPL-3.0-or-later
"""What the engine for any rules reads off a position and its men: what they become."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from composer.problem.men import HALF_NEUTRAL, PROMOTIONS, Colour, Kind, Man
from composer.problem.position import Castling, Position, possible_castling
from composer.problem.squares import Square

_LIKE_KINGS: Final = frozenset((Kind.of("sting"), Kind.of("poseidon")))
_MARINE_PAWN: Final = Kind.of("marine-pawn")
_MARINE_MEN: Final = tuple(map(Kind.of, ("siren", "triton", "nereid", "marine-knight")))
_HOMES: Final = frozenset(
    square for right in Castling for square in (right.king_square, right.rook_square)
)


def is_promoted(kind: Kind) -> bool:
    """Return whether a kind is promoted on the last rank, as a pawn is."""
    return kind is Kind.PAWN if kind.row is None else kind.row.promotes


def promotions_of(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    """Return what pawns become where men of some kinds stand in the diagram.

    As the reference program has it these are the orthodox four and each fairy kind that stands
    there; but no man becomes a pawn of any kind, nor one who never moves, nor one who is like a
    king: sting and Poseidon.
    """
    fairy = {
        kind
        for kind in kinds
        if kind.row is not None and not kind.row.promotes and kind.row.movement
        if kind not in _LIKE_KINGS
    }
    return (*PROMOTIONS, *sorted(fairy))


def promotion_kinds(position: Position, pawn: Kind = Kind.PAWN) -> tuple[Kind, ...]:
    """Return what the pawns of a kind become in a position."""
    kinds = [man.kind for _, man in position]
    return promotions_for(pawn, promotions_of(kinds), kinds)


def promotions_for(
    pawn: Kind, promotions: tuple[Kind, ...], present: Iterable[Kind]
) -> tuple[Kind, ...]:
    """Return what pawns of a kind become where others become some kinds.

    Marine pawns become marine men, and what of the others stands in the diagram, as the reference
    program has it.
    """
    if pawn is not _MARINE_PAWN:
        return promotions
    every = dict.fromkeys((*promotions, *_MARINE_MEN))
    known = frozenset((*present, *_MARINE_MEN))
    return tuple(kind for kind in every if kind in known or not kind.is_orthodox)


def unmoved_castlers(position: Position, partner: Kind = Kind.ROOK) -> frozenset[Square]:
    """Return where kings and rooks stand who have not moved, as far as the rights say.

    Nor has one who stands at home with nobody to castle with: by a condition a partner may yet
    come to be there.

    Args:
        position: the diagram.
        partner: the kind with whom kings castle.
    """
    board = position.board
    possible = frozenset(
        right
        for right in possible_castling(board)
        if is_castler(board[right.rook_square], right.rook_square, partner)
    )
    found = set[Square]()
    for square in _HOMES:
        man = board[square]
        if man is None:
            continue
        own = [right for right in Castling if square == _home(right, man, partner)]
        paired = possible.intersection(own)
        if own and (not paired or paired & position.castling):
            found.add(square)
    return frozenset(found)


def _home(right: Castling, man: Man, partner: Kind) -> Square | None:
    """Return where a king or partner of a side castles from; None for others."""
    if man.colour not in (right.colour, Colour.NEUTRAL):
        return None
    return {Kind.KING: right.king_square, partner: right.rook_square}.get(man.kind)


def is_castler(man: Man | None, square: Square, partner: Kind = Kind.ROOK) -> bool:
    """Return whether a man is a king or his partner, and stands where he castles from."""
    return man is not None and any(_home(right, man, partner) == square for right in Castling)


def settled(man: Man, side: Colour) -> Man:
    """Return a man as it stands after its move by a side: half-neutral men change colour."""
    if HALF_NEUTRAL not in man.qualities:
        return man
    colour = side if man.colour is Colour.NEUTRAL else Colour.NEUTRAL
    return Man.of(colour, man.kind, man.qualities)
