# SPDX-License-Identifier: GPL-3.0-or-later
"""Proofs that no game can lead to a diagram, as defects with their sentences and squares."""

from __future__ import annotations

from collections.abc import Set
from enum import Enum
from typing import Final

from composer.problem.attacks import attackers
from composer.problem.defects import Defect, Fault, fatal_defects
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, file_of
from composer.retro.assignment import NEVER, Assignment, assign
from composer.retro.compiled import compiled_module
from composer.retro.legality.columns import START, Answer, Cancelled, columns_of, look_at_columns
from composer.retro.legality.entrances import shut_out
from composer.retro.legality.study import Side, studied
from composer.retro.legality.ways import ARRAY, Mask, squares_in
from composer.retro.promoted import promoted_force

_CANNOT_BE = {
    Kind.KNIGHT: Fault.KNIGHT_CANNOT_BE,
    Kind.BISHOP: Fault.BISHOP_CANNOT_BE,
    Kind.ROOK: Fault.ROOK_CANNOT_BE,
    Kind.QUEEN: Fault.QUEEN_CANNOT_BE,
    Kind.KING: Fault.KING_CANNOT_BE,
}
_BY_WEIGHTS = (
    Fault.PAWN_VICTIMS,
    Fault.CAPTURES_ON_DARK,
    Fault.CAPTURES_ON_LIGHT,
    Fault.CAPTURES_BY_COLOUR,
    Fault.CAPTURES_BY_COLOUR,
)
_OF_COLUMNS = {
    Answer.IMPOSSIBLE: Fault.PAWN_COLUMNS,
    Answer.UNENDED: Fault.MISSING_PAWNS,
}

AT_ONCE: Final = 300
"""Kernels of pawn columns that are looked at where there is no time for a long search."""

_STAGES: Final = 600_000  # of a course, for one choice of paths: some 100 MB where all are needed
_ALL_STAGES: Final = 900_000  # for all of them: 1.5 s at most of one core, and 130 MB
_LEAST_TAKEN: Final = 5  # captures by pawns: with fewer, no course is looked for
_TAKEN_ELSEWHERE: Final = 2  # men captured otherwise: with more, none is


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
    found = excess + by_ways(position, unmoved, {defect.colour for defect in excess})
    found += () if found else _by_entrances(position, unmoved)
    found += () if found else by_order(position)
    found += () if found else by_columns(position, unmoved)
    found += () if found else by_paths(position, unmoved)
    last = _by_last_moves(position, unmoved, bool(found))
    if any(defect.fault is Fault.IMPOSSIBLE_CHECK for defect in last):  # it says the same, plainer
        found = tuple(defect for defect in found if defect.fault is not Fault.KING_CANNOT_BE)
    return found + last


def not_unmoved(position: Position, unmoved: Set[Square]) -> tuple[Square, ...]:
    """Return the squares that are said to hold men that never moved, and do not."""
    return tuple(s for s in sorted(unmoved) if ARRAY[s] is None or position[s] is not ARRAY[s])


def by_ways(
    position: Position, unmoved: Set[Square], excessive: Set[Colour | None] = frozenset()
) -> tuple[Defect, ...]:
    """Return what a study finds of the sides that have not too many promoted men."""
    module = compiled_module("legality")
    if module is None or not module.disproved(position, unmoved):
        return ()
    white, black = module.study(position, unmoved).sides
    both = ((white, black), (black, white))
    return tuple(
        ground
        for side, other in both
        if side.colour not in excessive
        for ground in grounds(side, other)
    )


def _by_entrances(position: Position, unmoved: Set[Square]) -> tuple[Defect, ...]:
    squares = shut_out(position.board, unmoved)
    return (Defect(Fault.SHUT_OUT, None, squares),) if squares else ()


def by_paths(position: Position, unmoved: Set[Square]) -> tuple[Defect, ...]:
    """Return what is wrong with the ways of the pawns, and of the men who came past them."""
    module = compiled_module("legality")
    if module is None or not module.disproved_by_paths(position, unmoved):
        return ()
    doors = not module.disproved_by_paths(position, unmoved, 0, False)
    left_out = 0
    named = []
    pawns = (*position.squares_of(Man.WHITE_PAWN), *position.squares_of(Man.BLACK_PAWN))
    moved = [square for square in pawns if ARRAY[square] is not position[square]]
    for square in moved:
        if module.disproved_by_paths(position, unmoved, left_out | 1 << square, doors):
            left_out |= 1 << square  # the others prove it without this one
        else:
            named.append(square)
    fault = Fault.PAST_PAWNS if doors else Fault.PAWN_PATHS
    return (Defect(fault, None, tuple(sorted(named or moved))),)


def by_courses(
    position: Position, unmoved: Set[Square], flag: bytearray | None = None
) -> tuple[Defect, ...]:
    """Return what is wrong with the order in which pawns went their ways, and whom they captured.

    It takes up to 1.5 s of one core where pawns made nearly all captures, and no time elsewhere;
    a diagram may be asked about once for each castling and several times for each last move left.

    Args:
        position: as the others have it.
        unmoved: squares of men that are known never to have moved.
        flag: a byte that is not 0 to stop; nothing is found then.
    """
    module = compiled_module("legality")
    if module is None or not are_courses_asked(position, unmoved):
        return ()
    if not module.disproved_by_courses(position, unmoved, _STAGES, _ALL_STAGES, flag):
        return ()
    pawns = (*position.squares_of(Man.WHITE_PAWN), *position.squares_of(Man.BLACK_PAWN))
    moved = (square for square in pawns if ARRAY[square] is not position[square])
    return (Defect(Fault.PAST_PAWNS, None, tuple(sorted(moved))),)


def are_courses_asked(position: Position, unmoved: Set[Square]) -> bool:
    """Return whether the pawns need so many captures that `by_courses` looks at all."""
    found = studied(position, unmoved)
    if found is None or not found.possible:
        return False
    needed = sum(side.best[0].cost for side in found.sides)
    missing = sum(side.missing for side in found.sides)
    return needed >= _LEAST_TAKEN and missing - needed <= _TAKEN_ELSEWHERE


def by_order(position: Position) -> tuple[Defect, ...]:
    """Return queens beyond their king behind eight pawns that never moved.

    There all but knights stay on the first rank and never pass one another; no castling takes a
    king to the other side of the queen.
    """
    found = []
    for colour in SIDES:
        first, second = (0, 8) if colour is Colour.WHITE else (56, 48)
        pawn, king, queen = (Man.of(colour, kind) for kind in (Kind.PAWN, Kind.KING, Kind.QUEEN))
        if all(position[square] is pawn for square in range(second, second + 8)):
            rank = position.board[first : first + 8]
            if king in rank and queen in rank[rank.index(king) :]:
                square = first + rank.index(queen, rank.index(king))
                found.append(Defect(Fault.QUEEN_CANNOT_BE, colour, (square,)))
    return tuple(found)


def by_columns(
    position: Position,
    unmoved: Set[Square],
    most: int = AT_ONCE,
    token: Cancelled | None = None,
) -> tuple[Defect, ...]:
    """Return what is wrong with the columns of pawns, looked at for a moment or as long as asked.

    Args:
        position: as `look_at_columns` takes it, and the others as well.
        unmoved: squares of men that are known never to have moved.
        most: kernels kept at most.
        token: stops the search; nothing is found then.
    """
    fault = _OF_COLUMNS.get(look_at_columns(position, unmoved, most, token))
    if fault is None:
        return ()
    columns = columns_of(position.board)
    strange = {file for file in range(8) if columns[file] != START[file]}
    pawns = (*position.squares_of(Man.WHITE_PAWN), *position.squares_of(Man.BLACK_PAWN))
    squares = tuple(sorted(square for square in pawns if file_of(square) in strange))
    return (Defect(fault, None, squares, 32 - len(position)),)


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


class Earlier(Enum):
    """What was found of the last moves; the number is that of the compiled twin."""

    POSSIBLE = 0  # as far as was seen
    NO_LAST_MOVE = 1
    NONE_CAN_BE = 2  # each comes from a position that cannot arise


def look_earlier(position: Position, unmoved: Set[Square], shallow: bool) -> Earlier:
    """Return whether a last move can have been made, and from a position that can arise.

    Args:
        position: one that can be solved, of orthodox men.
        unmoved: squares of men that are known never to have moved.
        shallow: ask for a last move only.
    """
    module = compiled_module("legality")
    if module is None:
        return Earlier.POSSIBLE
    return Earlier(module.look_earlier(position, unmoved, shallow))


def grounds(side: Side, other: Side) -> tuple[Defect, ...]:
    """Return why a side's men cannot stand as they do; empty if nothing was found of it."""
    if not side.best:
        return ()
    if side.best[0].cost >= NEVER:
        return _without_origin(side) or (_pawns(side, other) or _too_few_origins(side),)
    excess = side.exceeded()
    if excess < 0:
        return ()
    return (_pawns(side, other) or _captures(side, other, excess),)


def _without_origin(side: Side) -> tuple[Defect, ...]:
    """Name the officers that no man of the array can be, kind by kind."""
    found = []
    for kind, fault in _CANNOT_BE.items():
        squares = tuple(
            square
            for row, square in enumerate(side.rows)
            if side.men[row].kind is kind and not side.origins(row)
        )
        if squares:
            found.append(Defect(fault, side.colour, squares))
    return tuple(found)


def _pawns(side: Side, other: Side) -> Defect | None:
    """Return what is wrong with the pawns alone; None if they are not to blame."""
    rows = [row for row, man in enumerate(side.men) if man.kind is Kind.PAWN]
    pawns = tuple(side.rows[row] for row in rows)
    alone = assign([side.costs[0][row] for row in rows], 16)
    if alone.cost >= NEVER:
        stuck = tuple(pawns[index] for index in alone.stuck)
        return Defect(Fault.PAWN_STRUCTURE, side.colour, stuck)
    if alone.cost > other.missing:
        return Defect(Fault.PAWN_CAPTURES, side.colour, pawns, alone.cost)
    return None


def _too_few_origins(side: Side) -> Defect:
    squares = tuple(side.rows[row] for row in side.best[0].stuck)
    return Defect(Fault.TOO_FEW_ORIGINS, side.colour, squares)


def _captures(side: Side, other: Side, excess: int) -> Defect:
    best, allowed = side.best[excess], side.allowances()[excess]
    squares = _capturing(side, best, excess)
    if excess == 0 and best.cost > other.missing:
        fault, allowed = Fault.PROMOTION_CAPTURES, other.missing
        return Defect(fault, side.colour, squares, best.cost, allowed)
    if excess == 0:
        spared = _surely_spared(other)
        fault = Fault.PAWN_VICTIMS_BUT if spared else Fault.PAWN_VICTIMS
        return Defect(fault, side.colour, squares, best.cost, allowed, spared)
    if excess > 2:
        return Defect(_BY_WEIGHTS[excess], side.colour, squares)
    return Defect(_BY_WEIGHTS[excess], side.colour, squares, best.cost, allowed)


def _capturing(side: Side, best: Assignment, excess: int) -> tuple[Square, ...]:
    """Return the men that have captured as pawns, or were promoted, in a cheapest assignment."""
    return tuple(
        side.rows[row]
        for row, column in enumerate(best.columns)
        if side.costs[excess][row][column]
        or (column in side.pawn_table and side.men[row].kind is not Kind.PAWN)
    )


def _surely_spared(other: Side) -> tuple[Square, ...]:
    """Return the homes of men that were captured, and not by pawns."""
    held: Mask = 0
    for row in range(len(other.rows)):
        held |= other.origins(row)
    return tuple(squares_in(other.spared & ~held))


def too_many(position: Position) -> tuple[Defect, ...]:
    """Name the sides with more men or pawns than the game has."""
    found = []
    for colour in SIDES:
        men = position.count(colour)
        if men > 16:
            found.append(Defect(Fault.TOO_MANY_MEN, colour, (), men))
        pawns = position.squares_of(Man.of(colour, Kind.PAWN))
        if len(pawns) > 8:
            found.append(Defect(Fault.TOO_MANY_PAWNS, colour, pawns, len(pawns)))
    return tuple(found)


def too_much_promoted(position: Position) -> tuple[Defect, ...]:
    """Name the sides with more promoted men than pawns are missing, of at most eight pawns."""
    found = []
    for colour in SIDES:
        force = promoted_force(position, colour)
        if force.count > force.pawns_missing >= 0:
            found.append(Defect(Fault.TOO_MUCH_PROMOTED, colour, (), force.count))
    return tuple(found)
