# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether pawns can have gone along paths, all orders of their steps looked at in plain Python.

`kernel/core/legality/course.c` explains it. There less is asked at first: a pawn that goes far
without a capture is looked at only on its home. A man that stands in no way is captured later. Here
every order of steps and captures is looked at.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final

from composer.problem.attacks import forward, neighbour
from composer.problem.men import SIDES, Colour, Kind
from composer.problem.position import Position
from composer.problem.squares import Square, file_of, rank_of
from composer.retro.assignment import NEVER, assign
from composer.retro.legality.study import Study
from composer.retro.legality.ways import (
    EXITS,
    HOMES,
    Mask,
    kind_at_home,
    last_rank,
    mask_of,
    squares_in,
)
from oracle.retro.order import Path
from oracle.retro.study import flood, regions, study

LEAST_TAKEN: Final = 5
MOST_ELSEWHERE: Final = 2
_OFFICERS: Final = tuple(h for c in SIDES for h in HOMES[c] if kind_at_home(h) is not Kind.PAWN)


@dataclass(frozen=True, slots=True)
class Stage:
    """A state of the pawns.

    Attributes:
        steps: how far each pawn of the diagram has gone on its path.
        roaming: the squares of the other pawns, by their homes; on a last rank it has promoted.
        captured: the homes of the men captured.
        elsewhere: how many men of White and Black were captured otherwise than on a path.
    """

    steps: tuple[int, ...]
    roaming: tuple[tuple[Square, Square], ...]
    captured: frozenset[Square] = frozenset()
    elsewhere: tuple[int, int] = (0, 0)


Reach = dict[Square, Mask]
"""Where each officer can be, by its home."""


@dataclass
class _Question:
    found: Study
    paths: Sequence[Path]
    elsewhere: tuple[int, int]
    stages: dict[Stage, Reach] = field(default_factory=dict)
    levels: defaultdict[int, list[Stage]] = field(default_factory=lambda: defaultdict(list))

    def keep(self, stage: Stage, reach: Mapping[Square, Mask]) -> None:
        known = self.stages.get(stage)
        if known is None:
            known = self.stages[stage] = {}
            self.levels[_level(stage)].append(stage)
        for home, squares in reach.items():
            if home not in stage.captured:
                known[home] = known.get(home, 0) | squares


def _colour(square: Square) -> Colour:
    return Colour.WHITE if square < 32 else Colour.BLACK


def _level(stage: Stage) -> int:
    """Return how far it all has gone: what follows is further on."""
    gone = sum(abs(rank_of(at) - rank_of(home)) for home, at in stage.roaming)
    pawns = 16 - len(stage.roaming) - len(stage.steps)
    return sum(stage.steps) + gone + len(stage.captured) + 7 * pawns


def _captures(path: Path) -> int:
    return sum(file_of(a) != file_of(b) for a, b in pairwise(path))


def has_course(position: Position, unmoved: Set[Square], paths: Sequence[Path]) -> bool:
    """Return whether all pawns of a position can have gone along paths, from home on."""
    found = study(position.board, unmoved)
    taken = [sum(_captures(p) for p in paths if _colour(p[0]) is colour) for colour in SIDES]
    elsewhere = (found.sides[0].missing - taken[1], found.sides[1].missing - taken[0])
    if (
        not found.possible
        or sum(taken) < LEAST_TAKEN
        or min(elsewhere) < 0
        or sum(elsewhere) > MOST_ELSEWHERE
    ):
        return True
    marching = {path[0] for path in paths}
    pawns = [h for c in SIDES for h in HOMES[c] if kind_at_home(h) is Kind.PAWN]
    roaming = tuple((home, home) for home in pawns if home not in marching)
    question = _Question(found, paths, elsewhere)
    start = Stage(tuple(0 for _ in paths), roaming)
    question.keep(start, {h: 1 << h for h in _OFFICERS if not found.steady >> h & 1})
    for level in range(256):
        for stage in question.levels[level]:
            reach = _settled(question, stage)
            if reach is None:
                continue
            if _is_last(question, stage, reach):
                return True
            for after in _following(question, stage, reach):
                question.keep(after, reach)
    return False


def _pawns(question: _Question, stage: Stage) -> dict[Square, Colour]:
    """Return the pawns of which it is known where they stand."""
    standing = {}
    for path, step in zip(question.paths, stage.steps, strict=True):
        standing[path[step]] = _colour(path[0])
    for home, square in stage.roaming:
        if square not in last_rank(_colour(home)):
            standing[square] = _colour(home)
    return standing


def _guards(square: Square, kind: Kind, colour: Colour) -> Mask:
    if kind is not Kind.PAWN:
        return mask_of(EXITS[kind][square])
    ways = (neighbour(square, (side, forward(colour))) for side in (-1, 1))
    return mask_of(way for way in ways if way is not None)


def _fixed(question: _Question, stage: Stage, reach: Reach) -> tuple[Mask, dict[Colour, Mask]]:
    """Return where men certainly stand, and where a king of each colour cannot go beside them."""
    steady = question.found.steady
    standing = steady
    guarded = dict.fromkeys(SIDES, 0)
    for square in squares_in(steady):
        guarded[_colour(square).other] |= _guards(square, kind_at_home(square), _colour(square))
    for square, colour in _pawns(question, stage).items():
        standing |= 1 << square
        guarded[colour.other] |= _guards(square, Kind.PAWN, colour)
    for home, squares in reach.items():
        if squares.bit_count() == 1:
            standing |= squares
            (square,) = squares_in(squares)
            guarded[_colour(home).other] |= _guards(square, kind_at_home(home), _colour(home))
    return standing, guarded


def _settled(question: _Question, stage: Stage) -> Reach | None:
    """Return where the officers can go in a stage; None if one of them can be nowhere."""
    steady = question.found.steady
    taken = steady | mask_of(_pawns(question, stage))
    reach = {home: squares & ~taken for home, squares in question.stages[stage].items()}
    if not all(reach.values()):
        return None
    before = None
    while before != reach:
        before = dict(reach)
        standing, guarded = _fixed(question, stage, before)
        for home, squares in before.items():
            kind = kind_at_home(home)
            barred = standing | (guarded[_colour(home)] if kind is Kind.KING else 0)
            for square in squares_in(squares):
                for target in EXITS[kind][square]:
                    if not barred >> target & 1 and not reach[home] >> target & 1:
                        reach[home] |= flood(kind, target, barred)
    question.stages[stage] = reach
    return reach


def _is_last(question: _Question, stage: Stage, reach: Reach) -> bool:
    """Return whether the men in a stage can be those of the diagram."""
    ends = (len(path) - 1 for path in question.paths)
    if any(step < end for step, end in zip(stage.steps, ends, strict=True)):
        return False
    parts = regions(question.found.steady)
    for number, side in enumerate(question.found.sides):
        left = question.elsewhere[number] - stage.elsewhere[number]
        waiting = [
            home
            for home, square in stage.roaming
            if _colour(home) is side.colour and square not in last_rank(side.colour)
        ]
        promoted = dict(stage.roaming)
        rows = []
        for row, (square, man) in enumerate(zip(side.rows, side.men, strict=True)):
            if man.kind is Kind.PAWN:
                continue
            costs = []
            for column, home in enumerate(side.homes):
                if side.costs[0][row][column] >= NEVER or home in stage.captured:
                    can_be = False
                elif home in promoted:
                    at = promoted[home]
                    can_be = (
                        at in last_rank(side.colour) and parts.of(man.kind, at) >> square & 1 == 1
                    )
                elif home in reach:
                    can_be = reach[home] >> square & 1 == 1
                else:
                    can_be = kind_at_home(home) is not Kind.PAWN
                costs.append(0 if can_be else NEVER)
            rows.append(costs)
        if len(waiting) > left or assign(rows, 16).cost >= NEVER:
            return False
    return True


def _victims(
    question: _Question, stage: Stage, reach: Reach, colour: Colour, square: Square | None
) -> Iterator[Stage]:
    """Yield a stage with one man of a colour captured on a square, None for anywhere."""
    parts = regions(question.found.steady)
    for home, squares in reach.items():
        can_be = square is None or squares >> square & 1
        if can_be and _colour(home) is colour and kind_at_home(home) is not Kind.KING:
            yield replace(stage, captured=stage.captured | {home})
    for home, at in stage.roaming:
        if _colour(home) is not colour:
            continue
        life = 1 << at
        if at in last_rank(colour):
            life = parts.of(Kind.KNIGHT, at) | parts.of(Kind.QUEEN, at)
        if square is None or life >> square & 1:
            rest = tuple(each for each in stage.roaming if each[0] != home)
            yield replace(stage, captured=stage.captured | {home}, roaming=rest)


def _following(question: _Question, stage: Stage, reach: Reach) -> Iterator[Stage]:
    standing, _ = _fixed(question, stage, reach)
    steady = question.found.steady
    for number, (path, step) in enumerate(zip(question.paths, stage.steps, strict=True)):
        if step + 1 == len(path):
            continue
        after = replace(stage, steps=(*stage.steps[:number], step + 1, *stage.steps[number + 1 :]))
        to = path[step + 1]
        if file_of(to) != file_of(path[step]):
            victims = _victims(question, stage, reach, _colour(path[0]).other, to)
            for victim in victims:
                yield replace(victim, steps=after.steps)
        elif not standing >> to & 1:
            yield after
    left = [question.elsewhere[number] - stage.elsewhere[number] > 0 for number in range(2)]
    for number, colour in enumerate(SIDES):
        if left[number]:
            for victim in _victims(question, stage, reach, colour, None):
                yield _with_one_elsewhere(victim, number)
    for home, at in stage.roaming:
        colour = _colour(home)
        other = SIDES.index(colour.other)
        if at in last_rank(colour):
            continue
        for side in (-1, 0, 1):
            on = neighbour(at, (side, forward(colour)))
            if on is None or steady >> on & 1:
                continue
            if side == 0:
                if not standing >> on & 1:
                    yield _moved(stage, home, on)
            elif left[other]:
                for victim in _victims(question, stage, reach, colour.other, on):
                    yield _with_one_elsewhere(_moved(victim, home, on), other)


def _moved(stage: Stage, home: Square, to: Square) -> Stage:
    roaming = tuple((each, to if each == home else at) for each, at in stage.roaming)
    return replace(stage, roaming=roaming)


def _with_one_elsewhere(stage: Stage, number: int) -> Stage:
    counts = list(stage.elsewhere)
    counts[number] += 1
    return replace(stage, elsewhere=(counts[0], counts[1]))
