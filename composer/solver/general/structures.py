# SPDX-License-Identifier: GPL-3.0-or-later
"""Play of several parts on a board: whether it can be done, and by which lines.

What each part asks says `composer.problem.stipulations.structure`. Whether a branch can be done is
one question to the position; the lines are all ways in which it is done.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final, Protocol

from composer.problem.goals import STALEMATES, Goal
from composer.problem.stipulations.structure import (
    Branch,
    Expression,
    Fork,
    Joined,
    Joint,
    Leaf,
    Manner,
    Structure,
    Symbol,
)
from composer.solver.lines import Line
from composer.solver.options import Cancelled, Token
from composer.solver.playboard import BoardMove, PlayBoard

Moves = tuple[BoardMove | None, ...]
"""Moves in turn; None where a side passes."""

_BATTLES: Final = (Manner.ATTACK, Manner.DEFENCE)
_MOST_KNOWN: Final = 400_000  # positions remembered


class AimBoard(PlayBoard, Protocol):
    """A board that is asked about goals of several kinds."""

    def reaching(self, goal: Goal) -> list[BoardMove]:
        """Return the moves that reach a goal at once."""
        ...


class StructureSearch:
    """A search for what a structure asks, on one board."""

    def __init__(self, board: AimBoard, structure: Structure, token: Token) -> None:
        self.board = board
        self.structure = structure
        self.nodes = 0
        self._token = token
        self._known: dict[Hashable, bool] = {}
        self._barren: set[Hashable] = set()

    # Whether it can be done.

    def holds(self, expression: Expression) -> bool:
        """Tell whether the side to move can do what is asked, or a goal is reached.

        In the diagram none is: a side that stands in check there was not checked by a move.
        """
        if isinstance(expression, Leaf):
            return self.board.depth > 0 and self.board.reaches(expression.goal)
        if isinstance(expression, Branch):
            return self._can_do(expression, 0)
        parts = expression.parts
        match expression.joint:
            case Joint.BOTH:
                return all(map(self.holds, parts))
            case Joint.EITHER:
                return any(map(self.holds, parts))
            case Joint.NOT:
                return not self.holds(parts[0])
        if self.board.is_check():
            return False
        self._push(None)
        found = self.holds(parts[0])
        self._pop()
        return found

    def _can_do(self, branch: Branch, done: int) -> bool:
        if done >= branch.most or not self._is_allowed(branch, done):
            return False
        key = id(branch), done, self.board.key()
        known = self._known.get(key)
        if known is None:
            known = self._finds(branch, done)
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            self._known[key] = known
        return known

    def _finds(self, branch: Branch, done: int) -> bool:
        if self._loses_turn(branch, done):
            self._push(None)
            found = self._does_after(branch, done + 1)
            self._pop()
            return found
        goal = self._only_goal(branch, done)
        if not self._defends(branch, done):
            if goal is not None:
                return bool(self.board.reaching(goal))
            return any(self._does(branch, done, move) for move in self.board.moves())
        moves = self.board.moves()
        return bool(moves) and all(self._does(branch, done, move) for move in moves)

    def _does(self, branch: Branch, done: int, move: BoardMove) -> bool:
        self._push(move)
        found = self._does_after(branch, done + 1)
        self._pop()
        return found

    def _does_after(self, branch: Branch, done: int) -> bool:
        """Tell whether it can be done when so many half-moves of a branch were made."""
        if done >= branch.least and any(self.holds(fork.into) for fork in _forks(branch, done)):
            return True
        if done >= branch.most:
            return False
        if branch.manner is not Manner.SERIES:
            return self._can_do(branch, done)
        if self.board.is_check():
            return False
        self._push(None)
        found = self._can_do(branch, done)
        self._pop()
        return found

    def _is_allowed(self, branch: Branch, done: int) -> bool:
        """Tell whether the constraints hold before a half-move."""
        constraints = _symbol(branch, done).constraints
        return all(map(self.holds, constraints))

    def _defends(self, branch: Branch, done: int) -> bool:
        if branch.manner in (Manner.HELP, Manner.SERIES):
            return False
        return (branch.manner is Manner.DEFENCE) is (done % 2 == 0)

    def _loses_turn(self, branch: Branch, done: int) -> bool:
        return branch.parries and done % 2 == 1 and not self.board.is_check()

    def _only_goal(self, branch: Branch, done: int) -> Goal | None:
        """Return the goal that alone the last half-move of a branch can lead to."""
        forks = _forks(branch, done + 1)
        if done + 1 < branch.most or done + 1 < branch.least or len(forks) != 1:
            return None
        into = forks[0].into
        return into.goal if isinstance(into, Leaf) else None

    # The lines by which it is done.

    def lines(self, expression: Expression) -> Iterator[Moves]:
        """Yield all ways in which it is done from the position on the board."""
        if isinstance(expression, Leaf):
            if self.holds(expression):
                yield ()
            return
        if isinstance(expression, Branch):
            yield from self._ways(expression, 0)
            return
        yield from self._joined_lines(expression)

    def _joined_lines(self, joined: Joined) -> Iterator[Moves]:
        if joined.joint is Joint.OTHER_SIDE:
            if self.board.is_check():
                return
            self._push(None)
            for line in self.lines(joined.parts[0]):
                yield (None, *line)
            self._pop()
        elif joined.joint is Joint.NOT:
            if self.holds(joined):
                yield ()
        elif joined.joint is Joint.EITHER or self.holds(joined):
            shown = joined.parts
            if all(isinstance(part, Leaf) for part in shown):
                if self.holds(joined):
                    yield ()
                return
            for part in shown:
                yield from self.lines(part)

    def _ways(self, branch: Branch, done: int) -> Iterator[Moves]:
        if done >= branch.most or not self._is_allowed(branch, done):
            return
        key = id(branch), done, self.board.key()
        if key in self._barren:
            return
        found = False
        for way in self._made(branch, done):
            found = True
            yield way
        if not found:
            if len(self._barren) >= _MOST_KNOWN:
                self._barren.clear()
            self._barren.add(key)

    def _made(self, branch: Branch, done: int) -> Iterator[Moves]:
        if self._loses_turn(branch, done):
            yield from self._through(branch, done, None)
            return
        goal = self._only_goal(branch, done)
        if self._defends(branch, done):
            if self._finds(branch, done):
                for move in self.board.moves():
                    yield from self._through(branch, done, move)
            return
        if goal is not None:
            yield from ((move,) for move in self.board.reaching(goal))
            return
        for move in self.board.moves():
            if (
                branch.manner is not Manner.ATTACK and branch.manner is not Manner.DEFENCE
            ) or self._does(branch, done, move):
                yield from self._through(branch, done, move)

    def _through(self, branch: Branch, done: int, move: BoardMove | None) -> Iterator[Moves]:
        """Yield the ways that begin with a half-move."""
        depth = self.board.depth
        self._push(move)
        for way in self._on(branch, done + 1):
            yield (move, *way)
        while self.board.depth > depth:
            self._pop()

    def _on(self, branch: Branch, done: int) -> Iterator[Moves]:
        ended = False
        for fork in _forks(branch, done):
            reached = False
            if fork.hidden or done < branch.least:
                reached = self.holds(fork.into)
                if reached and done >= branch.least:
                    yield ()
            else:
                for line in self.lines(fork.into):
                    reached = True
                    yield line
            ended = ended or (reached and _ends_play(branch, fork))
        if ended or done >= branch.most:
            return
        if branch.manner is not Manner.SERIES:
            yield from self._ways(branch, done)
            return
        if not self.board.is_check():
            self._push(None)
            for way in self._ways(branch, done):
                yield (None, *way)
            self._pop()

    def solutions(self, most: int) -> list[Line]:
        """Return the lines that solve, the shortest first, one more than wanted at most."""
        return self._some(self.lines(self.structure.root), most)

    def set_lines(self, most: int) -> list[Line]:
        """Return the same of set play: without the first half-move of help play, or a series."""
        root = self.structure.root
        if not isinstance(root, Branch) or self.board.is_check():
            return []
        self.board.play(None)
        found = self._some(self._set_ways(root), most)
        self.board.take_back()
        return found

    def _set_ways(self, root: Branch) -> Iterator[Moves]:
        if root.parries or root.manner is Manner.SERIES:
            for fork in root.first.forks:
                if not isinstance(fork.into, Leaf):
                    yield from self.lines(fork.into)
        elif root.manner is Manner.HELP:
            yield from self._ways(root, 1)

    def _some(self, ways: Iterator[Moves], most: int) -> list[Line]:
        found: dict[Moves, None] = {}
        depth = self.board.depth
        for way in ways:
            found[way] = None
            if len(found) > most:
                break
        while self.board.depth > depth:
            self.board.take_back()
        return sorted(map(self._described, found), key=len)

    def _described(self, way: Moves) -> Line:
        depth, shown = self.board.depth, []
        for move in way:
            if move is not None:
                shown.append(self.board.described(move))
            self.board.play(move)
        while self.board.depth > depth:
            self.board.take_back()
        return Line(tuple(shown))

    def _push(self, move: BoardMove | None) -> None:
        if self._token.cancelled:
            raise Cancelled
        self.nodes += 1
        self.board.play(move)

    def _pop(self) -> None:
        self.board.take_back()


def _symbol(branch: Branch, done: int) -> Symbol:
    """Return the letter of the half-move that was made last, or would have been."""
    if branch.manner is Manner.SERIES:
        return branch.first
    return branch.second if done % 2 == 0 else branch.first


def _forks(branch: Branch, done: int) -> tuple[Fork, ...]:
    """Return where play may go when so many half-moves were made, at least one."""
    return _symbol(branch, done).forks


def _ends_play(branch: Branch, fork: Fork) -> bool:
    """Tell whether play goes no further where a fork was taken."""
    if isinstance(fork.into, Leaf):
        return branch.manner is not Manner.SERIES or fork.into.goal not in STALEMATES
    return fork.forced or branch.manner in _BATTLES
