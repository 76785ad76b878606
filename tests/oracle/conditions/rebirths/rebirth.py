# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a man is reborn, and as whom: the grid of options that Circe and its kin have in common.

A named form is a row of parameters, read from its words by `rebirth_of`. Source of the options:
Popeye's manual; each was compared with Popeye.
"""

from __future__ import annotations

from dataclasses import dataclass

from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.problem.squares import file_of, rank_of, square_at
from composer.solver.conditions.condition import as_kind, turned, with_quality
from composer.solver.conditions.rebirths.rebirth import Decider, Place, Rebirth, Turning
from composer.solver.setup import is_promoted
from oracle.conditions.condition import HOLES, ConditionedBoard, Memory, PlainMove


@dataclass(frozen=True, slots=True)
class Capture:
    """A capture after which somebody is reborn.

    Attributes:
        who: who is reborn, as he stood before.
        other: the other man of the capture, as he stood before; who is promoted, thereafter.
        side: the side that captures.
        where: where the captured man stood.
        origin: where the capturing man came from.
        home: the square on which the reborn man, or the deciding one, stood in the diagram.
    """

    who: Man
    other: Man
    side: Colour
    where: int
    origin: int
    home: int | None = None


def concerns(grid: Rebirth, man: Man) -> bool:
    """Tell whether a man is of a kind that is reborn."""
    return grid.april is None or man.kind in grid.april


def reborn(grid: Rebirth, capture: Capture) -> Man:
    """Return as whom a man is reborn."""
    man = capture.who
    if grid.decider is Decider.CLONE and not capture.other.is_royal:
        man = _royal_as(capture.who, as_kind(man, capture.other.kind))
    return as_kind(man, dict(grid.steps).get(man.kind, man.kind))


def _royal_as(before: Man, man: Man) -> Man:
    """Return a man, royal if he was so before he became what he is."""
    return with_quality(man, ROYAL) if before.is_royal else man


def square_of_rebirth(grid: Rebirth, capture: Capture, man: Man, whose: Colour) -> int | None:
    """Return the square of rebirth of a man, as of a side; None if it is off board."""
    where = capture.where
    if grid.decider is Decider.COUSCOUS:
        man = capture.other
        whose = capture.side if whose is not capture.side else capture.side.other
    if grid.mirror:
        whose = whose.other
    found: int | None
    match grid.place:
        case Place.SYMMETRY:
            found = 63 - where
        case Place.EXCHANGE:
            found = capture.origin
        case Place.ANTIPODES:
            found = where ^ 36
        case Place.EQUIPOLLENTS:
            found = beyond(where, capture.origin, where, -1 if grid.mirror else 1)
        case Place.DIAGRAM:
            found = capture.home
        case Place.FILE:
            rank = rank_of(home_square(man, whose, where))
            found = square_at(file_of(where), rank)
        case Place.RANK:
            found = square_at(home_file(man, where, rank_of(where)), rank_of(where))
        case _:
            found = home_square(man, whose, where)
    if found is None or grid.turning is Turning.NONE:
        return found
    return 63 - found if grid.turning is Turning.DIAMETRAL else found ^ 7


def home_square(man: Man, colour: Colour, captured: int) -> int:
    """Return the square of a man in the game array, as Circe has it.

    Of rooks and knights it is that of the colour of the square where they are captured; pawns
    go to their rank on the file, fairy men to the rank of promotion. Source: Popeye's manual.
    """
    white = colour is Colour.WHITE
    base = 0 if white else 7
    if is_promoted(man.kind):
        return square_at(file_of(captured), 1 if white else 6)
    if man.kind.row is not None:
        base = 7 - base
    return square_at(home_file(man, captured, base), base)


def home_file(man: Man, captured: int, rank: int) -> int:
    """Return the file of a man's square in the game array, if that stood on a rank."""
    match man.kind:
        case Kind.KING:
            return 4
        case Kind.QUEEN:
            return 3
        case Kind.ROOK | Kind.KNIGHT | Kind.BISHOP:
            near = {Kind.ROOK: 0, Kind.KNIGHT: 1, Kind.BISHOP: 2}[man.kind]
            like = (near + rank - file_of(captured) - rank_of(captured)) % 2 == 0
            return near if like else 7 - near
        case _:
            return file_of(captured)


def beyond(cell: int, origin: int, target: int, times: int = 1) -> int | None:
    """Return the square as far from a cell as a target is from an origin; None if off board."""
    file = file_of(cell) + times * (file_of(target) - file_of(origin))
    rank = rank_of(cell) + times * (rank_of(target) - rank_of(origin))
    return square_at(file, rank) if 0 <= file < 8 and 0 <= rank < 8 else None


def is_free_after(board: ConditionedBoard, move: PlainMove, cell: int) -> bool:
    """Tell whether a cell is empty after a move, all that follows it left aside."""
    if cell == move.target or is_shut(board.memory, cell):
        return False
    return board.men[cell] is None or cell in (move.origin, move.captured)


def is_shut(memory: Memory, cell: int) -> bool:
    """Tell whether a cell is a hole."""
    return f"{HOLES}{cell}" in memory


def promoted_man(man: Man, move: PlainMove) -> Man | None:
    """Return what is chosen with a move that a reborn pawn is promoted to; None if it is not."""
    return None if move.kind is None or not is_promoted(man.kind) else as_kind(man, move.kind)


def outcome(grid: Rebirth, man: Man, move: PlainMove) -> Man | None:
    """Return what a reborn man becomes at once; None if he stays as he is."""
    promoted = promoted_man(man, move)
    if not grid.turncoat:
        return promoted
    made = turned(promoted or man)
    return None if made is man else made  # a neutral man has no other side


def is_last_rank(cell: int, colour: Colour) -> bool:
    """Tell whether pawns of a side are promoted on a cell."""
    return rank_of(cell) == (7 if colour is Colour.WHITE else 0)
