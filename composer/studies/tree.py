# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a study as a tree: the main line, and what else is shown at each of its moves.

A line is a row of moves. Each move has the lines that might be played in its stead: sidelines at a
move of Black, tries and other moves at one of White. So a tree is as deep as its sidelines are
nested, however long the lines are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.move import Move, play
from composer.problem.position import Position

GOOD: Final = 1
"""The glyph `!`."""
TRY: Final = 2
"""The glyph `?`."""

Way = tuple[str, ...]
"""A place in a tree: the moves that lead there from the diagram, as `e2e4`."""


@dataclass(frozen=True, slots=True)
class TreeMove:
    """A move of a line.

    Attributes:
        move: the move.
        glyphs: the signs behind it, by the numbers of PGN: 1 is `!`, 2 is `?`.
        before: remarks that stand before it.
        remarks: remarks that stand behind it.
        sidelines: the lines that begin in its stead, each with another move.
    """

    move: Move
    glyphs: tuple[int, ...] = ()
    before: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    sidelines: tuple[Line, ...] = ()

    @property
    def is_try(self) -> bool:
        """Whether it is marked as one that fails: `?` or `??`."""
        return TRY in self.glyphs or 4 in self.glyphs


Line = tuple[TreeMove, ...]
"""Moves one after the other."""


@dataclass(frozen=True, slots=True)
class StudyTree:
    """A study's solution.

    Attributes:
        position: the diagram, with the side that begins.
        line: the main line.
        remarks: what is said before the first move.
    """

    position: Position
    line: Line = ()
    remarks: tuple[str, ...] = ()

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the main line."""
        return tuple(told.move for told in self.line)

    def steps(self) -> Iterator[tuple[Position, Move]]:
        """Yield the moves of the main line, each with the position where it is played."""
        return steps(self.position, self.line)

    def placed(self) -> Iterator[Placed]:
        """Yield all moves of the tree in the order in which they are printed."""
        return _placed(self.position, self.line, (), 0)

    def at(self, way: Way) -> Position | None:
        """Return the position at a place; None where the tree does not lead there."""
        if not way:
            return self.position
        return next((placed.after for placed in self.placed() if placed.way == way), None)

    def following(self, way: Way) -> tuple[Move, ...]:
        """Return the moves that the tree has at a place, that of the line first."""
        return tuple(placed.told.move for placed in self.placed() if placed.way[:-1] == way)

    def with_move(self, way: Way, move: Move) -> StudyTree:
        """Return the tree with a move at a place: it goes on the line, or begins a sideline.

        Raises:
            ValueError: the tree does not lead there.
        """
        return replace(self, line=_with_move(self.line, way, TreeMove(move)))

    def without(self, way: Way) -> StudyTree:
        """Return the tree without a move and all that follows it; its first sideline takes over.

        Raises:
            ValueError: the tree does not lead there.
        """
        return replace(self, line=_without(self.line, way))


@dataclass(frozen=True, slots=True)
class Placed:
    """A move of a tree with its place.

    Attributes:
        way: the moves that lead to it, its own the last.
        depth: 0 in the main line, 1 in a sideline of it, and so on.
        before: the position where it is played.
        after: the position that it leads to.
        told: the move.
    """

    way: Way
    depth: int
    before: Position
    after: Position
    told: TreeMove


def steps(position: Position, line: Line) -> Iterator[tuple[Position, Move]]:
    """Yield the moves of a line, each with the position where it is played."""
    for told in line:
        yield position, told.move
        position = play(position, told.move)


def _placed(position: Position, line: Line, way: Way, depth: int) -> Iterator[Placed]:
    for told in line:
        after = play(position, told.move)
        here = (*way, told.move.uci)
        yield Placed(here, depth, position, after, told)
        for sideline in told.sidelines:
            yield from _placed(position, sideline, way, depth + 1)
        position, way = after, here


def _with_move(line: Line, way: Way, added: TreeMove) -> Line:
    """Return a line with a move added where `way` leads from its beginning."""
    for place in range(len(way) + 1):
        if place == len(line):
            if place < len(way):
                raise ValueError(f"no move {way[place]} in the line")
            return (*line, added)
        told = line[place]
        wanted = added.move.uci if place == len(way) else way[place]
        if told.move.uci == wanted:
            continue
        for at, sideline in enumerate(told.sidelines):
            if sideline[0].move.uci == wanted:
                longer = _with_move(sideline, way[place:], added)
                sidelines = (*told.sidelines[:at], longer, *told.sidelines[at + 1 :])
                break
        else:
            if place < len(way):
                raise ValueError(f"no move {wanted} in the line")
            sidelines = (*told.sidelines, (added,))
        return (*line[:place], replace(told, sidelines=sidelines), *line[place + 1 :])
    return line  # it is there already


def _without(line: Line, way: Way) -> Line:
    for place, wanted in enumerate(way):
        if place == len(line):
            break
        told = line[place]
        is_last = place == len(way) - 1
        if told.move.uci == wanted:
            if not is_last:
                continue
            if not told.sidelines:
                return line[:place]
            first, *others = told.sidelines
            head = replace(first[0], sidelines=(*first[0].sidelines, *others))
            return (*line[:place], head, *first[1:])
        for at, sideline in enumerate(told.sidelines):
            if sideline[0].move.uci == wanted:
                left = _without(sideline, way[place:])
                kept = (left,) if left else ()
                sidelines = (*told.sidelines[:at], *kept, *told.sidelines[at + 1 :])
                return (*line[:place], replace(told, sidelines=sidelines), *line[place + 1 :])
        break
    raise ValueError("the line does not lead there")
