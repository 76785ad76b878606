# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a study as a tree: the main line, and what else is shown at each of its moves.

A line is a row of moves. Each move has the lines that might be played in its stead: sidelines at a
move of Black, tries and other moves at one of White. So a tree is as deep as its sidelines are
nested, however long the lines are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from composer.problem.move import Move, play
from composer.problem.position import Position

GOOD: Final = 1
"""The glyph `!`."""
TRY: Final = 2
"""The glyph `?`."""
DIAGRAM: Final = 220
"""The glyph of a move after which a diagram is printed; 221 asks for it from Black's side."""

_DIAGRAMS: Final = frozenset((DIAGRAM, 221))
AT_THE_MOVE: Final = 6
"""The last glyph that stands close to its move."""

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

    @property
    def shows_diagram(self) -> bool:
        """Whether a diagram of the position after it is printed in the solution."""
        return not _DIAGRAMS.isdisjoint(self.glyphs)

    def with_sign(self, glyph: int) -> TreeMove:
        """Return the move with a sign put, or taken away if it has it.

        It gives way to none but those of its sort: one sign stands close to the move, one says
        what the position is worth, one asks for a diagram.
        """
        same = _DIAGRAMS if glyph == DIAGRAM else frozenset((glyph,))
        if not same.isdisjoint(self.glyphs):
            return replace(self, glyphs=tuple(each for each in self.glyphs if each not in same))
        left = (each for each in self.glyphs if _sort_of(each) != _sort_of(glyph))
        return replace(self, glyphs=tuple(sorted((*left, glyph))))

    def signs(self, sign_of: Callable[[int], str]) -> tuple[str, str]:
        """Return in signs what stands close to the move, and what stands behind it."""
        close = "".join(sign_of(each) for each in self.glyphs if not _sort_of(each))
        far = (sign_of(each).strip() for each in self.glyphs if _sort_of(each))
        return close, " ".join(filter(None, far))

    def added_to(self, other: TreeMove) -> TreeMove:
        """Return another with the signs and remarks of this one as well."""
        return replace(
            other,
            glyphs=_united(other.glyphs, self.glyphs),
            before=_united(other.before, self.before),
            remarks=_united(other.remarks, self.remarks),
        )


def _sort_of(glyph: int) -> int:
    if glyph in _DIAGRAMS:
        return 2
    return int(glyph > AT_THE_MOVE)


_Row = TypeVar("_Row", int, str)


def _united(first: tuple[_Row, ...], second: tuple[_Row, ...]) -> tuple[_Row, ...]:
    return tuple(dict.fromkeys(first + second))


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

    def told_at(self, way: Way) -> TreeMove | None:
        """Return the move at a place; None for the diagram, and where the tree does not lead."""
        return next((placed.told for placed in self.placed() if placed.way == way), None)

    def line_through(self, way: Way) -> tuple[Move, ...]:
        """Return the moves of the line that goes through a place, to its end.

        Raises:
            ValueError: the tree does not lead there.
        """
        return tuple(told.move for told in _through(self.line, way))

    def with_told(self, way: Way, change: Callable[[TreeMove], TreeMove]) -> StudyTree:
        """Return the tree with signs or remarks of a move changed.

        Raises:
            ValueError: the tree does not lead there.
        """

        def changed(options: _Options, at: int) -> _Options:
            head, *tail = options[at]
            return (*options[:at], (change(head), *tail), *options[at + 1 :])

        return replace(self, line=_with_options(self.line, way, changed))

    def promoted(self, way: Way) -> StudyTree:
        """Return the tree with the sideline through a place put before the one before it.

        What comes first at its place is the line that the sidelines leave. A place on the main
        line has nothing to be promoted to.

        Raises:
            ValueError: the tree does not lead there.
        """
        inner = self._branch(way)
        return self if inner is None else self._moved(inner, -1)

    def demoted(self, way: Way) -> StudyTree:
        """Return the tree with the line through a place put behind the next one.

        On the main line its last move before the place that has a sideline gives way to that.

        Raises:
            ValueError: the tree does not lead there.
        """
        inner = self._branch(way)
        if inner is not None:
            return self._moved(inner, 1)
        ends = (end for end in range(len(way), 0, -1) if len(self.following(way[: end - 1])) > 1)
        return self._moved(way[: next(ends, len(way))], 1)

    def merged(self, way: Way, other: StudyTree) -> StudyTree:
        """Return the tree with all that another has, from a place on.

        Args:
            way: the place.
            other: a tree that begins in the position of that place.

        Raises:
            ValueError: the tree does not lead there.
        """
        tree = self
        for placed in other.placed():
            tree = tree.with_move((*way, *placed.way[:-1]), placed.told.move)
            tree = tree.with_told((*way, *placed.way), placed.told.added_to)
        return tree if way else replace(tree, remarks=_united(tree.remarks, other.remarks))

    def _branch(self, way: Way) -> Way | None:
        """Return the longest beginning of a way whose move is not the first at its place."""
        found = None
        for end in range(1, len(way) + 1):
            following = self.following(way[: end - 1])
            if not any(move.uci == way[end - 1] for move in following):
                raise ValueError(f"no move {way[end - 1]} in the line")
            if following[0].uci != way[end - 1]:
                found = way[:end]
        return found

    def _moved(self, way: Way, by: int) -> StudyTree:
        def moved(options: _Options, at: int) -> _Options:
            to = at + by
            if not 0 <= to < len(options):
                return options
            row = list(options)
            row[at], row[to] = row[to], row[at]
            return tuple(row)

        return replace(self, line=_with_options(self.line, way, moved))


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


_Options = tuple[Line, ...]
"""The lines that begin at one place, the first of them the one that the others leave."""


def _options(line: Line) -> _Options:
    """Return the lines that begin where a line does, itself the first."""
    head, *tail = line
    others = (option for sideline in head.sidelines for option in _options(sideline))
    return ((replace(head, sidelines=()), *tail), *others)


def _joined(options: _Options) -> Line:
    if not options:
        return ()
    (head, *tail), *others = options
    return (replace(head, sidelines=tuple(others)), *tail)


def _with_options(line: Line, way: Way, change: Callable[[_Options, int], _Options]) -> Line:
    """Return a line with those changed that begin at a place, among which one is meant."""
    for place, wanted in enumerate(way):
        if place == len(line):
            break
        options = _options(line[place:])
        at = next((n for n, each in enumerate(options) if each[0].move.uci == wanted), None)
        if at is None:
            break
        if place == len(way) - 1:
            return (*line[:place], *_joined(change(options, at)))
        if at:
            changed = _with_options(options[at], way[place:], change)
            row = (*options[:at], changed, *options[at + 1 :])
            return (*line[:place], *_joined(row))
    raise ValueError("the line does not lead there")


def _through(line: Line, way: Way) -> Line:
    """Return a line as far as `way` goes with it, and then the one that goes through `way`."""
    for place, wanted in enumerate(way):
        if place == len(line):
            raise ValueError(f"no move {wanted} in the line")
        options = _options(line[place:])
        at = next((n for n, each in enumerate(options) if each[0].move.uci == wanted), None)
        if at is None:
            raise ValueError(f"no move {wanted} in the line")
        if at:
            return (*line[:place], *_through(options[at], way[place:]))
    return line
