# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves by other laws, and the same as values of ours."""

from __future__ import annotations

from dataclasses import dataclass

from composer.problem.men import Kind, Man
from composer.problem.move import Changes, Mark, Move
from composer.problem.position import Castling
from composer.problem.squares import Square, square_name
from composer.solver.laws import Laws
from composer.solver.reference.lawmoves import KING, PAWN, Men


@dataclass(frozen=True, slots=True)
class LawMove:
    """A move: squares, what a pawn becomes, and what other laws add.

    Attributes:
        origin: where it comes from.
        target: where it arrives; in castling, where the king arrives.
        promotion: the number of the kind that a pawn becomes.
        rook: where the rook arrives in castling.
        named: the pawn named before the move, and what it becomes.
        waits: whether a pawn arrives on its last rank and cannot become anything yet.
        passes: whether it captures in passing.
    """

    origin: Square
    target: Square
    promotion: int | None = None
    rook: Square | None = None
    named: tuple[Square, int] | None = None
    waits: bool = False
    passes: bool = False


def described(
    laws: Laws,
    move: LawMove,
    man: tuple[bool, int],
    men: tuple[Men, Men],
    marks: tuple[bool, bool],
    captures: bool,
    rivals: list[Square],
) -> Move:
    """Return a legal move as a value.

    Args:
        laws: the laws.
        move: the move.
        man: who moves: whether he is White's, and his kind.
        men: all men before the move and after it.
        marks: whether it checks, and whether the other side has a move.
        captures: whether it captures.
        rivals: where others of the kind stand that could move to the same square.
    """
    white, kind = man
    before, after = men
    capture = None
    if captures:
        capture = Kind.PAWN if move.passes else _kind(laws, before[move.target][1])
    double = kind == PAWN and abs(move.origin - move.target) == 16
    return Move(
        man=_man(laws, man),
        origin=move.origin,
        target=move.target,
        changes=_changes(laws, move, before, after),
        capture=capture,
        promotion=None if move.promotion is None else _kind(laws, move.promotion),
        castling=None if move.rook is None else _castling(white, move),
        en_passant=move.passes,
        passed=(move.origin + move.target) // 2 if double else None,
        mark=_mark(*marks),
        disambiguation=_disambiguation(move, kind, capture is not None, rivals),
        rook=move.rook,
        named=None if move.named is None else (move.named[0], _kind(laws, move.named[1])),
        waits=move.waits,
    )


def _man(laws: Laws, man: tuple[bool, int]) -> Man:
    white, kind = man
    return laws.men[kind - 1 + (0 if white else 6)]


def _kind(laws: Laws, kind: int) -> Kind:
    return laws.men[kind - 1].kind


def _castling(white: bool, move: LawMove) -> Castling:
    short = move.target > move.origin
    if white:
        return Castling.WHITE_SHORT if short else Castling.WHITE_LONG
    return Castling.BLACK_SHORT if short else Castling.BLACK_LONG


def _mark(checks: bool, can_move: bool) -> Mark:
    if checks:
        return Mark.CHECK if can_move else Mark.MATE
    return Mark.NONE if can_move else Mark.STALEMATE


def _changes(laws: Laws, move: LawMove, before: Men, after: Men) -> Changes:
    touched = {square for square in {*before, *after} if before.get(square) != after.get(square)}
    first = (move.origin, move.target)
    return tuple(
        (square, _man(laws, after[square]) if square in after else None)
        for square in (*first, *sorted(touched - set(first)))
    )


def _disambiguation(move: LawMove, kind: int, captures: bool, rivals: list[Square]) -> str:
    """Return what tells the man apart, by the usual rule: file, else rank, else both."""
    name = square_name(move.origin)
    if kind == PAWN:
        return name[0] if captures else ""
    origins = [square_name(rival) for rival in rivals]
    if kind == KING or not origins:
        return ""
    if all(origin[0] != name[0] for origin in origins):
        return name[0]
    return name[1] if all(origin[1] != name[1] for origin in origins) else name
