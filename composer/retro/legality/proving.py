# SPDX-License-Identifier: GPL-3.0-or-later
"""Proofs that no game can lead to a diagram, as defects with their sentences and squares."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from composer.problem.attacks import attackers
from composer.problem.defects import Defect, Fault, fatal_defects
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, file_of
from composer.retro.compiled import compiled_module
from composer.retro.legality.columns import START, Answer, columns_of, look_at_columns
from composer.retro.legality.counts import too_many, too_much_promoted
from composer.retro.legality.earlier import Earlier, look_earlier
from composer.retro.legality.entrances import shut_out
from composer.retro.legality.ground import grounds
from composer.retro.legality.study import studied
from composer.retro.legality.ways import ARRAY

AT_ONCE: Final = 300
"""Kernels of pawn columns that are looked at where there is no time for a long search."""


def proofs(position: Position, unmoved: Set[Square]) -> tuple[Defect, ...]:
    """Return the proofs found, the plainest first; all men must be orthodox.

    What follows from the men's ways is looked for only where nothing fatal is wrong and no side
    has more men than the game has.

    Args:
        position: men and the side to move; its castling rights prove nothing.
        unmoved: squares of men that are known never to have moved.
    """
    moved = not_unmoved(position, unmoved)
    if moved:
        return (Defect(Fault.NOT_UNMOVED, None, moved),)
    excess = too_much_promoted(position)
    found = too_many(position)
    if found or fatal_defects(position):
        return found + excess
    found = excess + _by_ways(position, unmoved, {each.colour for each in excess})
    found += () if found else _by_entrances(position, unmoved)
    found += () if found else _by_columns(position, unmoved)
    last = _by_last_moves(position, unmoved, bool(found))
    if any(each.fault is Fault.IMPOSSIBLE_CHECK for each in last):  # it says the same, plainer
        found = tuple(each for each in found if each.fault is not Fault.KING_CANNOT_BE)
    return found + last


def not_unmoved(position: Position, unmoved: Set[Square]) -> tuple[Square, ...]:
    """Return the squares that are said to hold men that never moved, and do not."""
    return tuple(s for s in sorted(unmoved) if ARRAY[s] is None or position[s] is not ARRAY[s])


def _by_ways(
    position: Position, unmoved: Set[Square], excessive: Set[Colour | None]
) -> tuple[Defect, ...]:
    """Return what a study finds of the sides that have not too many promoted men."""
    module = compiled_module("legality")
    if module is not None and not module.disproved(position, unmoved):
        return ()
    white, black = studied(position, unmoved).sides
    both = ((white, black), (black, white))
    return tuple(
        each
        for side, other in both
        if side.colour not in excessive
        for each in grounds(side, other)
    )


def _by_entrances(position: Position, unmoved: Set[Square]) -> tuple[Defect, ...]:
    squares = shut_out(position.board, unmoved)
    return (Defect(Fault.SHUT_OUT, None, squares),) if squares else ()


def _by_columns(position: Position, unmoved: Set[Square]) -> tuple[Defect, ...]:
    if look_at_columns(position, unmoved, AT_ONCE) is not Answer.IMPOSSIBLE:
        return ()
    return (columns_defect(position),)


def columns_defect(position: Position) -> Defect:
    """Return what is wrong where no captures and promotions lead to the columns of pawns."""
    columns = columns_of(position.board)
    strange = {file for file in range(8) if columns[file] != START[file]}
    pawns = (*position.squares_of(Man.WHITE_PAWN), *position.squares_of(Man.BLACK_PAWN))
    squares = tuple(sorted(square for square in pawns if file_of(square) in strange))
    return Defect(Fault.PAWN_COLUMNS, None, squares, 32 - len(position))


def _by_last_moves(position: Position, unmoved: Set[Square], known: bool) -> tuple[Defect, ...]:
    """Return what is wrong with the last moves; where it is known to be illegal, only if none."""
    past = look_earlier(position, unmoved, known)
    if past is Earlier.POSSIBLE:
        return ()
    mover = position.turn.other
    if past is Earlier.NONE_CAN_BE:
        return (Defect(Fault.NO_EARLIER, mover),)
    (king,) = position.squares_of(Man.of(position.turn, Kind.KING))
    checkers = attackers(position.board, king, mover)
    if checkers:
        return (Defect(Fault.IMPOSSIBLE_CHECK, position.turn, (king, *checkers)),)
    return (Defect(Fault.NO_LAST_MOVE, mover),)
