# SPDX-License-Identifier: GPL-3.0-or-later
"""Lines that follow a rule of their own: reflected at the edge, bounced, hopped along twice.

Each is a function from a board, a cell and a side to trails, and a row of `COURSES`. What hangs
on certain cells being occupied and others empty is one trail for each of those patterns: the men
first, then the empty cells, then the target (`_over`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from types import MappingProxyType
from typing import Final

from composer.geometry.geometry import Geometry, Vector
from composer.rules.movement import (
    DIAGONAL,
    KNIGHT,
    KNIGHT_ROUND,
    ORTHOGONAL,
    ROYAL,
    Landing,
    Vectors,
    every_vector,
    leaper,
)
from composer.rules.trail import Cells, Trail, TrailKind

Course = Callable[[Geometry, int, bool], Iterator[Trail]]
"""From a board, a cell of it, and whether a man is White's, to his trails from there."""

_FAR: Final = 16
_SLANTED: Final = leaper((1, 2), (1, 3), (2, 3))
"""Directions in which nothing lies between a hurdle and a cell as far beyond."""


def _line(geometry: Geometry, cell: int, vector: Vector) -> Cells:
    """Return the cells from one in a direction, up to the edge."""
    found: list[int] = []
    at = geometry.after(cell, vector)
    while at is not None:
        found.append(at)
        at = geometry.after(at, vector)
    return tuple(found)


def _over(hurdles: Cells, empty: Cells, target: int) -> Trail:
    """Return the trail of a man who needs men on some cells, none on others, to reach a target."""
    return Trail(
        TrailKind.HOP,
        (*hurdles, *empty, target),
        near=True,
        hurdles=len(hurdles),
        distance=len(empty) + 1,
    )


def _turned_back(vector: Vector) -> tuple[Vector, Vector]:
    """Return the two directions at a right angle to another."""
    x, y = vector
    return (y, -x), (-y, x)


def _is_at_edge(geometry: Geometry, cell: int) -> bool:
    return any(geometry.after(cell, step) is None for step in ROYAL)


def _reflected(bends: int) -> Course:
    """Return bishop's lines that are reflected at the edge so often at most."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for vector in DIAGONAL:
            path = list(_line(geometry, cell, vector))
            for _ in range(bends if path else 0):
                onward = [
                    (turned, line)
                    for turned in _turned_back(vector)
                    if (line := _line(geometry, path[-1], turned))
                ]
                if not onward:
                    break  # in a corner
                vector, line = onward[0]
                path += line
            yield _ride(path, cell)

    return course


def _ride(path: list[int], start: int) -> Trail:
    """Return a ride along a path, which ends where it comes back to its start."""
    end = path.index(start) if start in path else len(path)
    return Trail(TrailKind.RIDE, tuple(path[:end]))


def _cardinal(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
    """Yield bishop's lines reflected once, just outside the board: to the other colour."""
    for vector in DIAGONAL:
        path = list(_line(geometry, cell, vector))
        last = path[-1] if path else cell
        x, y = vector
        for along, onward in (((0, y), (-x, y)), ((x, 0), (x, -y))):
            beside = geometry.after(last, along)
            if beside is not None:
                path += (beside, *_line(geometry, beside, onward))
                break
        yield _ride(path, cell)


def _bouncing(vectors: Vectors) -> Course:
    """Return the ways of those who bounce off a man or the edge, as far to the other side."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for x, y in vectors:
            to, back = _line(geometry, cell, (x, y)), _line(geometry, cell, (-x, -y))
            for far in range(1, min(len(to), len(back)) + 1):
                empty = (*to[: far - 1], *back[: far - 1])
                yield _over((to[far - 1],), empty, back[far - 1])
            if len(to) < len(back):
                path = (*to, *back[: len(to) + 1])
                yield Trail(TrailKind.RIDE, path, first_stop=len(path) - 1)

    return course


def _edgehog(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
    """Yield queen's lines from the edge to cells inside, and the other way round."""
    outside = _is_at_edge(geometry, cell)
    for vector in ROYAL:
        line = _line(geometry, cell, vector)
        inside = [each for each in line if not _is_at_edge(geometry, each)]
        if outside:
            yield Trail(TrailKind.RIDE, tuple(inside))
        elif line:
            yield Trail(TrailKind.RIDE, line, first_stop=len(line) - 1)


def _radial(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
    """Yield ways over an enemy man, however far, to the cells as far from him."""
    rings: dict[int, list[Vector]] = {}
    for x, y in product(range(1 - _FAR, _FAR), repeat=2):
        rings.setdefault(x * x + y * y, []).append((x, y))
    spares = "w" if white else "b"
    for square in sorted(rings.keys() - {0}):
        for vector in rings[square]:
            hurdle = geometry.after(cell, vector)
            targets = (geometry.after(hurdle, each) for each in rings[square] if hurdle is not None)
            for target in targets:
                if hurdle is not None and target is not None and target != cell:
                    yield replace(_over((hurdle,), (), target), spares=spares)


def _bouncy_knight(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
    """Yield a knight's leap, and one or two more from empty cells at the edge."""
    pending: list[Cells] = [()]
    while pending:
        path = pending.pop()
        for leap in KNIGHT:
            after = geometry.after(path[-1] if path else cell, leap)
            if after is None or after == cell or after in path:
                continue
            longer = (*path, after)
            yield Trail(TrailKind.RIDE, longer, first_stop=len(longer) - 1)
            if len(longer) < 3 and _is_at_edge(geometry, after):
                pending.append(longer)


def _against(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
    """Yield queen's lines away from a man on the neighbouring cell behind."""
    for x, y in ROYAL:
        behind, line = geometry.after(cell, (-x, -y)), _line(geometry, cell, (x, y))
        if behind is not None and line:
            yield Trail(TrailKind.HOP, (behind, *line), near=True, landing=Landing.ANY)


def _stopping(near: bool) -> Course:
    """Return the ways to the middle between a man and himself, with or without empty lines."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for vector in every_vector(3) if near else (*ROYAL, *_SLANTED):
            if near:
                middle = geometry.after(cell, vector)
                hurdle = None if middle is None else geometry.after(middle, vector)
                if middle is not None and hurdle is not None:
                    yield _over((hurdle,), (), middle)
                continue
            line = _line(geometry, cell, vector)
            longest = 2 if vector in _SLANTED else len(line)
            for far in range(2, min(len(line), longest) + 1, 2):
                middle = line[far // 2 - 1]
                between = tuple(each for each in line[: far - 1] if each != middle)
                yield _over((line[far - 1],), between, middle)

    return course


def _turning(near: bool) -> Course:
    """Return hops over a man, as far on at a right angle, with or without empty lines."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for vector in (*ROYAL, *_SLANTED):
            line = _line(geometry, cell, vector)
            line = line if near or vector in ROYAL else line[:1]
            for far, hurdle in enumerate(line):
                for aside in _turned_back(vector):
                    onward = _line(geometry, hurdle, aside)
                    if far < len(onward):
                        empty = () if near else (*line[:far], *onward[:far])
                        yield _over((hurdle,), empty, onward[far])

    return course


def _scarab(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
    """Yield hops along queen lines that land a knight's leap beyond the hurdle, slightly turned."""
    for x, y in ROYAL:
        line = _line(geometry, cell, (x, y))
        if x and y:
            leaps = ((2 * x, y), (x, 2 * y))
        else:
            leaps = (2 * x + y, 2 * y + x), (2 * x - y, 2 * y - x)
        for leap in leaps:
            aside = tuple(geometry.after(each, leap) for each in line)
            if any(each is not None for each in aside):
                yield Trail(TrailKind.HOP, line, landing=Landing.ASIDE, aside=aside)


def _twice(vectors: Vectors) -> Course:
    """Return two hops on, the second from the empty cell where the first one lands."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for vector in vectors:
            line = _line(geometry, cell, vector)
            for first in range(len(line) - 1):
                landing = line[first + 1]
                for onward in vectors:
                    second = _line(geometry, landing, onward)
                    for place in range(len(second) - 1):
                        target = second[place + 1]
                        if target != cell:
                            hurdles = (line[first], second[place])
                            empty = (*line[:first], landing, *second[:place])
                            yield _over(hurdles, empty, target)

    return course


def _same_length(geometry: Geometry, whole: bool) -> list[Vectors]:
    """Return the leaps of each length, on queen lines only or to anywhere."""
    found: dict[int, list[Vector]] = {}
    for x, y in every_vector(7):
        straight = not x or not y or abs(x) == abs(y)
        if straight or whole:
            key = x * x + y * y if whole else 100 * max(abs(x), abs(y)) + (x != 0 and y != 0)
            found.setdefault(key, []).append((x, y))
    return [tuple(each) for each in found.values()]


def _on_trees(whole: bool) -> Course:
    """Return the ways over any man at all to a cell as far beyond him, in any direction."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for leaps in _same_length(geometry, whole):
            for first, second in product(leaps, leaps):
                hurdle = geometry.after(cell, first)
                target = None if hurdle is None else geometry.after(hurdle, second)
                if hurdle is not None and target is not None and target != cell:
                    yield _over((hurdle,), (), target)

    return course


def _on_leaves(whole: bool) -> Course:
    """Return leaps as long as it is to any other man."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for leaps in _same_length(geometry, whole):
            cells = [at for leap in leaps if (at := geometry.after(cell, leap)) is not None]
            for hurdle, target in product(cells, cells):
                if hurdle != target:
                    yield _over((hurdle,), (), target)

    return course


def _rounds(geometry: Geometry, cell: int) -> Iterator[Cells]:
    """Yield the lines of a rose, each in one sense, up to the edge or where it comes from."""
    count = len(KNIGHT_ROUND)
    for start, sense in product(range(count), (1, -1)):
        path: list[int] = []
        at = cell
        for turn in range(count):
            after = geometry.after(at, KNIGHT_ROUND[(start + sense * turn) % count])
            if after is None or after == cell:
                break
            path.append(after)
            at = after
        if path:
            yield tuple(path)


def _rose_hops(landing: Landing) -> Course:
    """Return hops along the lines of a rose."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for path in _rounds(geometry, cell):
            if len(path) > 1:
                yield Trail(TrailKind.HOP, path, landing=landing)

    return course


def _rose_locust(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
    """Yield a locust's captures along the lines of a rose."""
    for path in _rounds(geometry, cell):
        if len(path) > 1:
            yield Trail(TrailKind.LOCUST, path, may_move=False)


def _first_step(leap: Vector, mao: bool) -> Vector:
    """Return the first step of a mao's or a moa's leap."""
    x, y = leap
    if mao:
        return (x // 2, 0) if abs(x) == 2 else (0, y // 2)
    return x // abs(x), y // abs(y)


def _legs(geometry: Geometry, cell: int, leap: Vector, mao: bool) -> Iterator[tuple[int, int]]:
    """Yield the cells between and where he arrives of the leaps of a maorider or moarider."""
    step = _first_step(leap, mao)
    at = cell
    while True:
        between, after = geometry.after(at, step), geometry.after(at, leap)
        if between is None or after is None:
            return
        yield between, after
        at = after


def _leg_hops(mao: bool) -> Course:
    """Return the leaps of a mao or moa whose cell between is occupied."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for leap in KNIGHT:
            for between, target in list(_legs(geometry, cell, leap, mao))[:1]:
                yield _over((between,), (), target)

    return course


def _leg_locusts(mao: bool) -> Course:
    """Return the leaps of a mao or moa that capture the man on the cell between."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for leap in KNIGHT:
            for legs in list(_legs(geometry, cell, leap, mao))[:1]:
                yield Trail(TrailKind.LOCUST, legs, may_move=False, near=True)

    return course


def _leg_lions(mao: bool) -> Course:
    """Return a maorider's or moarider's leaps over one man, on whichever cell of the way."""

    def course(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
        for leap in KNIGHT:
            path = [each for legs in _legs(geometry, cell, leap, mao) for each in legs]
            for end in range(1, len(path), 2):
                for hurdle in range(end):
                    empty = (*path[:hurdle], *path[hurdle + 1 : end])
                    yield _over((path[hurdle],), empty, path[end])

    return course


def _querquisite(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
    """Yield the ways of the man who stands first on the file."""
    file = int(geometry.cells[cell].x) % len(_FIRST_ROW)
    vectors, far = _FIRST_ROW[file]
    for vector in vectors:
        yield Trail(TrailKind.RIDE, _line(geometry, cell, vector)[:far])


_FIRST_ROW: Final = (
    (ORTHOGONAL, _FAR),
    (KNIGHT, 1),
    (DIAGONAL, _FAR),
    (ROYAL, _FAR),
    (ROYAL, 1),
    (DIAGONAL, _FAR),
    (KNIGHT, 1),
    (ORTHOGONAL, _FAR),
)


def _past_river(geometry: Geometry, cell: int, white: bool) -> Iterator[Trail]:
    """Yield a step ahead and, on the other half of the board, one aside."""
    ranks = max(each.y for each in geometry.cells) + 1
    rank = geometry.cells[cell].y
    beyond = 2 * rank >= ranks if white else 2 * rank < ranks - 1
    for vector in ((0, 1 if white else -1), *(((1, 0), (-1, 0)) if beyond else ())):
        yield Trail(TrailKind.RIDE, _line(geometry, cell, vector)[:1])


COURSES: Final[Mapping[str, Course]] = MappingProxyType(
    {
        "reflected-once": _reflected(1),
        "reflected": _reflected(4),
        "cardinal": _cardinal,
        "bounced-queen": _bouncing(ROYAL),
        "bounced-rook": _bouncing(ORTHOGONAL),
        "bounced-bishop": _bouncing(DIAGONAL),
        "bouncy-knight": _bouncy_knight,
        "edgehog": _edgehog,
        "radial": _radial,
        "away": _against,
        "stop": _stopping(near=False),
        "nonstop-stop": _stopping(near=True),
        "turn": _turning(near=False),
        "nonstop-turn": _turning(near=True),
        "scarab": _scarab,
        "twice-queen": _twice(ROYAL),
        "twice-rook": _twice(ORTHOGONAL),
        "twice-bishop": _twice(DIAGONAL),
        "tree": _on_trees(whole=False),
        "greater-tree": _on_trees(whole=True),
        "leaf": _on_leaves(whole=False),
        "greater-leaf": _on_leaves(whole=True),
        "rose-hop": _rose_hops(Landing.BEYOND),
        "rose-lion": _rose_hops(Landing.ANY),
        "rose-locust": _rose_locust,
        "mao-hop": _leg_hops(mao=True),
        "moa-hop": _leg_hops(mao=False),
        "mao-locust": _leg_locusts(mao=True),
        "moa-locust": _leg_locusts(mao=False),
        "mao-lion": _leg_lions(mao=True),
        "moa-lion": _leg_lions(mao=False),
        "file": _querquisite,
        "river": _past_river,
    }
)
"""The rules of lines, by their names in a movement's text."""
