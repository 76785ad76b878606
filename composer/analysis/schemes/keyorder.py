# SPDX-License-Identifier: GPL-3.0-or-later
"""The order of the list of keys: those first that a composer would have chosen.

What speaks for a key and against it is weighed; the weights were fitted to 319 published two-movers
taken back from their position after the key, where the published key is among the first five in 95
of 100. Of the first ones those that no game reaches go to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from composer.analysis.schemes.replies import Table, table_of
from composer.analysis.schemes.takebacks import Key, TakeBack, flights
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.attacks import attackers
from composer.problem.defects import Severity
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position, possible_castling
from composer.problem.squares import SQUARES, Square, distance, file_of, rank_of
from composer.retro.defects import defects
from composer.retro.promoted import promoted_force
from composer.solver.options import Cancelled
from composer.solver.schemeplay import SchemeBoard, bare, from_home, number_of, scheme_board

_OFFICERS: Final = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)
_MOST_COUNTED: Final = 3
_FAR: Final = 3
_LAST: Final = 1000.0
_NOTHING: Final = Table(in_check=False, threats=(), replies={})

MOST_JUDGED: Final = 16
"""Of so many keys, from the first on, it is asked whether a game leads to the diagram."""

_FIELD: Final = tuple(
    tuple(square for square in SQUARES if distance(square, king) <= 1) for king in SQUARES
)

WEIGHTS: Final = {
    "captures": 5.7,
    "white_in_check": 2.7,
    "promoted_force": 1.2,
    "diagram_flights": 1.3,
    "flights_taken": 1.2,
    "has_unprovided_flight": 0.7,
    "unprovided_flights": 0.5,
    "out_of_play": 0.6,
    "pawn": 0.4,
    "distance": 0.4,
    "idle": 0.3,
    "length": -0.2,
    "changed": -0.5,
    "set_mates": -0.5,
    "same_mates": -0.5,
    "flights_given": -0.6,
}
"""What is weighed of a key; the heavier, the later it stands."""


@dataclass(frozen=True)
class RankedKey:
    """A key with what its row says.

    Attributes:
        key: the key.
        defences: how many defences there are after it.
        set_mates: to how many of them a mate is set; None where that took too long.
        changed: how many of those have other mates after the key; None where that took too long.
        promoted_force: the sides with men in the diagram that only promotion gives.
        impossible: whether it is proved at once that no game leads to the diagram; None where that
            was not looked at, so far down.
        out_of_play: an officer at the edge, far from the king, who attacks nothing near him.
        castling_left_out: whether a king and a rook stand at home in the diagram: whether the key
            is the only one if they may castle was not asked.
        weight: what speaks against it; less is better.
    """

    key: Key
    defences: int
    set_mates: int | None
    changed: int | None
    promoted_force: tuple[Colour, ...]
    impossible: bool | None
    out_of_play: bool
    castling_left_out: bool
    weight: float


def ranked(
    after: Position,
    keys: Iterable[Key],
    most_judged: int = MOST_JUDGED,
    work: SchemeWork = TWO,
) -> tuple[RankedKey, ...]:
    """Return keys that lead to a position after the key, the best first; near misses last.

    Args:
        after: the position.
        keys: the keys.
        most_judged: of how many, from the first on, it is asked whether a game leads to the
            diagram. Those that none leads to go to the end. Without a white king it is not asked.
        work: what is asked, and what longer play is worked with.
    """
    after = bare(after)
    work = work.on_many() if work.is_long else work
    board = work.board(after)
    table = _table(board, work) or _NOTHING
    king = next(square for square, man in after if man is Man.BLACK_KING)
    has_kings = any(man is Man.WHITE_KING for _, man in after)
    found = sorted((_ranked(board, table, king, key, work) for key in keys), key=_rank)
    judged = [
        replace(one, impossible=_is_impossible(one.key.taken_back.diagram))
        for one in found[:most_judged]
        if has_kings
    ]
    found = found if not has_kings else found[most_judged:]
    return tuple(sorted((*judged, *found), key=_rank))


def _is_impossible(diagram: Position) -> bool:
    return any(defect.severity >= Severity.ILLEGAL for defect in defects(diagram))


def folded(keys: Iterable[RankedKey]) -> tuple[tuple[RankedKey, ...], ...]:
    """Return keys in groups: a man who may come from several squares, all else being equal."""
    groups: dict[object, list[RankedKey]] = {}
    for key in keys:
        groups.setdefault(_sort(key), []).append(key)
    return tuple(map(tuple, groups.values()))


def _sort(ranked_key: RankedKey) -> object:
    key = ranked_key.key
    taken = key.taken_back
    return (
        *(taken.man, taken.step.target, taken.step.promotion, taken.captured),
        *(key.cooks, key.white_in_check, key.gives, key.takes),
        *(ranked_key.set_mates, ranked_key.changed, ranked_key.promoted_force),
        *(ranked_key.impossible, ranked_key.out_of_play, ranked_key.castling_left_out),
        taken.step.origin if taken.man.kind is Kind.PAWN and taken.captured is not None else None,
    )


def _rank(ranked_key: RankedKey) -> tuple[object, ...]:
    key = ranked_key.key
    step = key.taken_back.step
    return (
        *(len(key.cooks), bool(ranked_key.impossible), ranked_key.weight),
        *(step.target, step.origin, str(key.taken_back.captured)),
    )


def _ranked(
    board: SchemeBoard, after: Table, king: Square, key: Key, work: SchemeWork
) -> RankedKey:
    taken = key.taken_back
    diagram, origin = taken.diagram, taken.step.origin
    key_move = number_of(taken.step)
    board.set(diagram)
    found = _table(board, work)
    set_play = found or _NOTHING
    wanted = {
        defence: frozenset(from_home(mate, key_move) for mate in mates)
        for defence, mates in after.defences.items()
        if mates
    }
    there = {
        defence: mates
        for defence in wanted
        if (mates := frozenset(set_play.replies.get(defence, ())))
    }
    same = sum(not mates.isdisjoint(wanted[defence]) for defence, mates in there.items())
    provided = {
        reply >> 6 & 63: mates for reply, mates in set_play.replies.items() if reply & 63 == king
    }
    unprovided = sum(not mates for mates in provided.values())
    promoted = tuple(side for side in SIDES if _has_promoted(diagram, side))
    near = _near(diagram, origin, king)
    out = _is_out_of_play(taken.man, origin, king, near)
    weighed = _seen(key, king, len(provided), near, bool(promoted)) | {
        "has_unprovided_flight": bool(unprovided),
        "unprovided_flights": min(unprovided, _MOST_COUNTED),
        "changed": min(len(there) - same, _MOST_COUNTED),
        "set_mates": len(there) / max(len(wanted), 1),
        "same_mates": same / max(len(wanted), 1),
    }
    return RankedKey(
        key,
        len(wanted),
        None if found is None else len(there),
        None if found is None else len(there) - same,
        promoted,
        None,
        out,
        bool(possible_castling(diagram.board)),
        _weight(weighed),
    )


def likely_first(after: Position, taken_back: Iterable[TakeBack]) -> tuple[TakeBack, ...]:
    """Return moves taken back, those first whose diagrams a composer would choose.

    They are weighed by what is seen without solving, so that longer play, whose diagrams take
    longer, begins with what will stand first in the list.

    Raises:
        Unsolvable: the position is no scheme.
    """
    board = scheme_board(after)
    king = next(square for square, man in after if man is Man.BLACK_KING)
    now = flights(board, king)

    def weight(taken: TakeBack) -> float:
        board.set(taken.diagram)
        if not board.is_scheme:
            return _LAST
        in_check = board.is_checked(black=False)
        board.turn_to(True)
        before = flights(board, king)
        key = Key(taken, (), in_check, tuple(now - before), tuple(before - now))
        near = _near(taken.diagram, taken.step.origin, king)
        promoted = any(_has_promoted(taken.diagram, side) for side in SIDES)
        return _weight(_seen(key, king, len(before), near, promoted))

    return tuple(sorted(taken_back, key=weight))


def _table(board: SchemeBoard, work: SchemeWork) -> Table | None:
    """Return a table; None, and one more left open, where longer play is not found out in time."""
    try:
        return table_of(board)
    except Cancelled:
        work.tally.open += not work.is_over
        return None


def _weight(weighed: Mapping[str, float]) -> float:
    return round(sum(WEIGHTS[name] * value for name, value in weighed.items()), 6)


def _seen(key: Key, king: Square, flights: int, near: int, promoted: bool) -> dict[str, float]:
    """Return what is weighed of a key and is seen without solving."""
    taken = key.taken_back
    origin = taken.step.origin
    return {
        "captures": taken.captured is not None,
        "white_in_check": key.white_in_check,
        "promoted_force": promoted,
        "diagram_flights": min(flights, _MOST_COUNTED),
        "flights_taken": min(len(key.takes), _MOST_COUNTED),
        "out_of_play": _is_out_of_play(taken.man, origin, king, near),
        "pawn": taken.man.kind is Kind.PAWN,
        "distance": distance(origin, king),
        "idle": near == 0,
        "length": distance(origin, taken.step.target),
        "flights_given": min(len(key.gives), _MOST_COUNTED),
    }


def _near(diagram: Position, origin: Square, king: Square) -> int:
    """Count the squares of the king's field, his own included, that a man attacks."""
    return sum(origin in attackers(diagram.board, square, Colour.WHITE) for square in _FIELD[king])


def _is_out_of_play(man: Man, origin: Square, king: Square, near: int) -> bool:
    at_edge = file_of(origin) in (0, 7) or rank_of(origin) in (0, 7)
    return man.kind in _OFFICERS and at_edge and distance(origin, king) >= _FAR and near == 0


def _has_promoted(diagram: Position, side: Colour) -> bool:
    force = promoted_force(diagram, side)
    return bool(force.officers or force.bishops_of_one_colour)
