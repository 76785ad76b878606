# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands beside a key: tries of the same man, and what the cooks of a near miss rest on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.separator import SET_PLAY
from composer.analysis.schemes.takebacks import Key, TakeBack, take_backs
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.problem.edits import set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.solver.options import Cancelled
from composer.solver.schemeplay import (
    Number,
    SchemeBoard,
    bare,
    man_number,
    number_of,
)

_ENOUGH = 1000


@dataclass(frozen=True)
class Try:
    """A first move that one reply refutes.

    Attributes:
        first: the move.
        refutation: the reply.
    """

    first: Number
    refutation: Number


def tries_of(taken_back: TakeBack, work: SchemeWork = TWO) -> tuple[Try, ...]:
    """Return the tries that the man of a key has in its diagram, each with its one refutation.

    Those refuted by different replies come first; checks are left out.
    """
    board = (work.on_many() if work.is_long else work).board(taken_back.diagram)
    found: list[Try] = []
    refutations: set[Number] = set()
    for move in board.moves():
        if move & 63 != taken_back.step.origin or move == number_of(taken_back.step):
            continue
        try:
            table = table_of(board, move)
        except Cancelled:
            if work.is_over:
                break
            work.tally.open += 1
            continue
        if len(table.holes) == 1 and len(table.replies) > 1 and not table.in_check:
            found.append(Try(move, table.holes[0]))
    first_of = [one for one in found if not _seen(one.refutation, refutations)]
    return (*first_of, *(one for one in found if one not in first_of))


def _seen(refutation: Number, before: set[Number]) -> bool:
    was = refutation in before
    before.add(refutation)
    return was


@dataclass(frozen=True)
class Cook:
    """A first move beside the key that solves as well.

    Attributes:
        first: the move.
        reply: the reply after which it mates; `SET_PLAY` (0) of a threat, and of a mate at once.
        mates: its threats, or in zugzwang the mates that answer that reply.
        rests_on: where men stand without whom it fails; those whom the key does not need, if there
            are any.
    """

    first: Number
    reply: Number
    mates: tuple[Number, ...]
    rests_on: tuple[Square, ...]


def cooks_of(key: Key, work: SchemeWork = TWO) -> tuple[Cook, ...]:
    """Return the cooks of a near miss, each with the men it rests on."""
    diagram = key.taken_back.diagram
    board = (work.on_many() if work.is_long else work).board(diagram)
    return tuple(_cook(board, diagram, key, cook) for cook in key.cooks)


def _cook(board: SchemeBoard, diagram: Position, key: Key, cook: Number) -> Cook:
    first = number_of(key.taken_back.step)
    try:
        table = table_of(board, cook)
    except Cancelled:
        return Cook(cook, SET_PLAY, (), ())
    alone: list[Square] = []
    together: list[Square] = []
    for square, man in diagram:
        if man.kind is Kind.KING or square == cook & 63:
            continue
        board.put(man_number(man), square)
        if board.is_scheme and not _solves(board, cook):
            (alone if _solves(board, first) else together).append(square)
        board.put(man_number(man), square)
    reply, mates = SET_PLAY, table.threats
    if not mates:
        answered = (each for each in table.replies.items() if each[1])
        reply, mates = next(answered, (SET_PLAY, ()))
    return Cook(cook, reply, mates, tuple(alone or together))


def _solves(board: SchemeBoard, first: Number) -> bool:
    try:
        return table_of(board, first).solves
    except ValueError:  # it is not legal any more
        return False
    except Cancelled:
        return True  # so far as is known


@dataclass(frozen=True)
class NoKey:
    """Why no move alone leads to a position and solves.

    Attributes:
        is_stuck: whether Black has no move in it.
        holes: his replies that no mate answers.
        threats: what White threatens.
        tried: how many moves may have led to it.
        impossible: in how many of their diagrams a king can be captured.
        short: in how many White mates at once, or solves in fewer moves.
        cooked: in how many another first move solves as well.
        cooks: which do so, by man and arrival, the most frequent first, each with its number.
        open: in how many it was not found out.
        is_short: whether all is answered in fewer moves than are asked for.
    """

    is_stuck: bool
    holes: tuple[Number, ...]
    threats: tuple[Number, ...]
    tried: int = 0
    impossible: int = 0
    short: int = 0
    cooked: int = 0
    cooks: tuple[tuple[Man, Square, int], ...] = ()
    open: int = 0
    is_short: bool = False


def why_no_key(after: Position, work: SchemeWork = TWO) -> NoKey:
    """Return why a position after the key has no key; where it has one, what stops the others.

    Raises:
        Unsolvable: it is no scheme.
    """
    after = bare(set_turn(after, Colour.BLACK))
    work = work.on_many() if work.is_long else work
    board = work.board(after)
    table = table_of(board)
    if table.is_stuck or table.holes or table.is_short:
        return NoKey(table.is_stuck, table.holes, table.threats, is_short=table.is_short)
    tried = impossible = short = cooked = left_open = 0
    cooks: Counter[tuple[Man, Square]] = Counter()
    for taken_back in take_backs(after):
        tried += 1
        board.set(taken_back.diagram)
        if not board.is_scheme:
            impossible += 1
            continue
        key = number_of(taken_back.step)
        try:
            solving = board.solving(_ENOUGH)
        except Cancelled:
            if work.is_over:
                raise
            left_open += 1
            continue
        others = [(move, length) for move, length in solving if move != key]
        short += any(length < work.moves for _, length in others)
        cooked += bool(others) and all(length == work.moves for _, length in others)
        for move, _ in others:
            man = taken_back.diagram.board[move & 63]
            if man is not None:
                cooks[man, move >> 6 & 63] += 1
    named = tuple((man, square, count) for (man, square), count in cooks.most_common(3))
    return NoKey(False, (), table.threats, tried, impossible, short, cooked, named, left_open)
