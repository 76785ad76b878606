# SPDX-License-Identifier: GPL-3.0-or-later
"""Which man went where: the strategies of a proof game, counted before anything is played.

A strategy of a side gives each goal of the diagram to a man of the start, and lets those who are
left be captured. Of all that lead there on a board without other men, most need too many moves or
too many captures by pawns; others fail once it is known who never moves, where men can be captured
and whose way is barred. What is left is no promise that a game is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from composer.problem.men import Colour, Kind
from composer.problem.position import Castling, Position
from composer.problem.squares import Square, file_of, rank_of, square_at
from composer.retro.assignment import NEVER
from composer.retro.compiled import compiled_module
from composer.retro.proofgames.games import ARRAY, Game
from composer.retro.proofgames.ways import Ways, home_rank

_MOST_STATES: Final = 20_000  # of men already given away, while strategies are counted
_MOST_STRATEGIES: Final = 200
_MOST_TRIED: Final = 50_000  # men given to squares, while strategies are listed
_NO_WAY: Final = 100  # moves, as compiled code says it

Goes = tuple[tuple[Square, Square | None], ...]
"""Where each man of the start goes, by his first square; None if he is captured."""

_Table = Sequence[Sequence[int]]


@dataclass(frozen=True, slots=True)
class Strategy:
    """One way to distribute the men of a side.

    Attributes:
        castling: how the side castles; None if it does not.
        goes: where each man goes.
        moves: how many moves that needs at least, captures not counted.
    """

    castling: Castling | None
    goes: Goes
    moves: int


@dataclass(frozen=True, slots=True)
class SideStrategies:
    """What a side can do.

    Attributes:
        colour: which.
        moves: how many moves it makes.
        captures: how many of them capture.
        prey: where they can; all squares with room for it.
        possible: the strategies left.
        all_listed: whether these are all.
        slow: how many others need too many moves.
        greedy: how many others need too many captures by pawns.
        barred: how many others fail by what is known of men that never move, and of captures. The
            three are None where they were not counted.
    """

    colour: Colour
    moves: int
    captures: int
    prey: tuple[Square, ...]
    possible: tuple[Strategy, ...]
    all_listed: bool
    slow: int | None
    greedy: int | None
    barred: int | None


@dataclass(frozen=True, slots=True)
class Strategies:
    """What is known of all games of one length to a diagram.

    Attributes:
        still: where men stand that never move, pawns at home left out.
        sides: what White and Black can do.
    """

    still: tuple[Square, ...]
    sides: tuple[SideStrategies, SideStrategies]


def strategies(
    target: Position, halfmoves: int, start: Position | None = None
) -> Strategies | None:
    """Return the strategies of games of so many half-moves; None where they are not counted."""
    start = ARRAY if start is None else start
    module = compiled_module("proofgames")
    planned = None if module is None else module.planned(target, start, halfmoves)
    if planned is None:
        return None
    walls, *sides = planned
    pawns = frozenset(
        square
        for square, man in target
        if man.kind is Kind.PAWN and square // 8 == home_rank(man.colour)
    )
    still = tuple(square for square in _squares(walls) if square not in pawns)
    ways = Ways(pawns)
    white, black = (
        _side(colour, side, start, target, ways)
        for colour, side in zip((Colour.WHITE, Colour.BLACK), sides, strict=True)
    )
    return Strategies(still, (white, black))


def strategy_of(game: Game, colour: Colour) -> tuple[Castling | None, Goes]:
    """Return how a side castles in a game, and where each man goes that moved or was captured."""
    stands: dict[Square, Square] = {}  # where who moved began, by where he stands
    gone: dict[Square, Square | None] = {}
    castling = None
    for move in game:
        if move.man.colour is colour:
            if move.castling is not None:
                castling = move.castling
                rank = move.castling.king_square - 4
                stands[rank + (5 if move.castling.is_short else 3)] = move.castling.rook_square
            stands[move.target] = stands.pop(move.origin, move.origin)
        elif move.capture is not None:
            square = move.target
            if move.en_passant:
                square = square_at(file_of(move.target), rank_of(move.origin))
            gone[stands.pop(square, square)] = None
    gone |= {origin: square for square, origin in stands.items()}
    return castling, tuple(sorted(gone.items()))


def plays(strategy: Strategy, game: Game, colour: Colour) -> bool:
    """Return whether a side follows a strategy in a game."""
    castling, gone = strategy_of(game, colour)
    moved = dict(gone)
    return strategy.castling is castling and all(
        moved.get(origin, origin) == square for origin, square in strategy.goes
    )


def _side(
    colour: Colour,
    side: tuple[int, int, int, list[tuple[int | None, list[int], list[int], _Table, _Table, int]]],
    start: Position,
    target: Position,
    ways: Ways,
) -> SideStrategies:
    moves, captures, prey, crews = side
    found: list[Strategy] = []
    slow = greedy = fitting = 0
    counted = listed = True
    for wing, men, goals, plain, known, detour in crews:
        castling = None if wing is None else _castling(colour, is_short=wing == 0)
        most = moves - (castling is not None)
        aside = _asides(colour, men, goals, start, target, ways)
        for strategy in _within(men, goals, known, aside, most - detour, captures, castling):
            if strategy is None or len(found) > _MOST_STRATEGIES:
                listed = False
                break
            found.append(strategy)
        counts = _count(plain, aside, most, captures, len(goals), len(men))
        if counts is None:
            counted = False
        else:
            slow, greedy, fitting = (
                before + more for before, more in zip((slow, greedy, fitting), counts, strict=True)
            )
    listed = listed and len(found) <= _MOST_STRATEGIES
    counted = counted and listed
    return SideStrategies(
        colour,
        moves,
        captures,
        tuple(_squares(prey)),
        tuple(sorted(found[:_MOST_STRATEGIES], key=lambda strategy: strategy.moves)),
        listed,
        slow if counted else None,
        greedy if counted else None,
        fitting - len(found) if counted else None,
    )


def _castling(colour: Colour, is_short: bool) -> Castling:
    return next(
        right for right in Castling if right.colour is colour and right.is_short == is_short
    )


def _squares(bits: int) -> Iterator[Square]:
    return (square for square in range(64) if bits >> square & 1)


def _asides(
    colour: Colour,
    men: list[int],
    goals: list[int],
    start: Position,
    target: Position,
    ways: Ways,
) -> list[list[int]]:
    """Return how many captures each man needs as a pawn, by goals."""
    kinds = [_kind(start, square) for square in men]
    return [
        [
            ways.captures(colour, (square, kind), (goal, _kind(target, goal)))
            if kind is Kind.PAWN
            else 0
            for square, kind in zip(men, kinds, strict=True)
        ]
        for goal in goals
    ]


def _kind(position: Position, square: Square) -> Kind:
    man = position[square]
    assert man is not None
    return man.kind


def _within(
    men: list[int],
    goals: list[int],
    costs: _Table,
    aside: _Table,
    most: int,
    captures: int,
    castling: Castling | None,
) -> Iterator[Strategy | None]:
    """Yield all assignments of men to goals, the others captured, of so many moves at most.

    None stands at the end where there are too many to try.
    """
    order = sorted(range(len(goals)), key=lambda row: sum(cost < _NO_WAY for cost in costs[row]))
    rest = [0] * (len(order) + 1)
    for place in range(len(order) - 1, -1, -1):
        rest[place] = rest[place + 1] + min(costs[order[place]], default=0)
    given: dict[int, int] = {}
    tried = count(1)

    def give(place: int, spent: int, taken: int) -> Iterator[Strategy | None]:
        if spent + rest[place] > most or taken > captures:
            return
        if next(tried) > _MOST_TRIED:
            yield None
            return
        if place == len(order):
            graves = [costs[-1][man] for man in range(len(men)) if man not in given]
            if all(cost < _NO_WAY for cost in graves) and spent + sum(graves) <= most:
                goes = tuple(
                    (square, goals[given[man]] if man in given else None)
                    for man, square in enumerate(men)
                )
                total = spent + sum(graves) + (castling is not None)
                yield Strategy(castling, tuple(sorted(goes)), total)
            return
        row = order[place]
        for man, cost in enumerate(costs[row]):
            if cost < _NO_WAY and man not in given:
                given[man] = row
                yield from give(place + 1, spent + cost, taken + aside[row][man])
                del given[man]

    return give(0, 0, 0)


def _count(
    costs: _Table, aside: _Table, most: int, captures: int, goals: int, men: int
) -> tuple[int, int, int] | None:
    """Count assignments: with too many moves, else too many captures, and those that fit.

    None where there are too many states to count.
    """
    states: dict[tuple[int, int, int], int] = {(0, 0, 0): 1}
    for row in sorted(range(goals), key=lambda row: sum(cost < _NO_WAY for cost in costs[row])):
        after: dict[tuple[int, int, int], int] = {}
        for (used, spent, taken), number in states.items():
            for man in range(men):
                if used >> man & 1 or costs[row][man] >= _NO_WAY or aside[row][man] >= NEVER:
                    continue
                state = (
                    used | 1 << man,
                    min(spent + costs[row][man], most + 1),
                    min(taken + aside[row][man], captures + 1),
                )
                after[state] = after.get(state, 0) + number
        if len(after) > _MOST_STATES:
            return None
        states = after
    return _sorted_out(states.items(), costs[goals], most, captures, men)


def _sorted_out(
    states: Iterable[tuple[tuple[int, int, int], int]],
    graves: Sequence[int],
    most: int,
    captures: int,
    men: int,
) -> tuple[int, int, int]:
    slow = greedy = fitting = 0
    for (used, spent, taken), number in states:
        left = [graves[man] for man in range(men) if not used >> man & 1]
        if any(cost >= _NO_WAY for cost in left):
            continue
        if spent > most:
            slow += number
        elif taken > captures:
            greedy += number
        else:
            fitting += number
    return slow, greedy, fitting
