# SPDX-License-Identifier: GPL-3.0-or-later
"""Play of several parts as a tree of values: Popeye's structured stipulations, and those like them.

A branch is so many half-moves of one manner; after each a fork may lead into a leaf, which is a
goal, or into another branch, in which the other side has the move. `white 3a[1a[#]d]d` is a
semi-reflexmate in two. The terms are those of Popeye's manual.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from composer.problem.goals import Goal
from composer.problem.men import Colour


class Manner(Enum):
    """How the half-moves of a branch are made; its value is the first letter of it."""

    ATTACK = "a"
    DEFENCE = "d"
    HELP = "h"
    SERIES = "s"


class Joint(Enum):
    """How expressions are joined, or changed."""

    BOTH = "&"
    EITHER = "|"
    NOT = "!"
    OTHER_SIDE = "-"


@dataclass(frozen=True, slots=True)
class Leaf:
    """A goal that the move made last reaches."""

    goal: Goal


@dataclass(frozen=True, slots=True)
class Joined:
    """Expressions that are joined: both hold, either, the only one does not; or sides change."""

    joint: Joint
    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Fork:
    """Where play may go after a half-move.

    Attributes:
        into: what is to be reached.
        forced: whether play ends where that can be reached (`>`).
        hidden: whether the moves in it are not part of the solution (`/`).
    """

    into: Expression
    forced: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Symbol:
    """What stands with one of the two letters of a branch.

    Attributes:
        forks: where play may go after that half-move.
        constraints: what must hold before the other one.
    """

    forks: tuple[Fork, ...] = ()
    constraints: tuple[Expression, ...] = ()


@dataclass(frozen=True, slots=True)
class Branch:
    """Half-moves of one manner.

    Attributes:
        manner: how they are made.
        most: how many there are at most.
        first: what stands with the first letter.
        second: what stands with the second one.
        least: how many there are at least.
        parries: whether the second side moves only where it is in check.
    """

    manner: Manner
    most: int
    first: Symbol = Symbol()
    second: Symbol = Symbol()
    least: int = 0
    parries: bool = False

    @property
    def symbols(self) -> tuple[Symbol, Symbol]:
        """Both letters."""
        return self.first, self.second


Expression = Leaf | Joined | Branch


@dataclass(frozen=True, slots=True)
class Structure:
    """A structured stipulation.

    Attributes:
        side: who has the move.
        root: what is asked.
    """

    side: Colour
    root: Expression

    @property
    def has_lines(self) -> bool:
        """Whether solutions are lines, and not phases with keys."""
        root = self.root
        battle = isinstance(root, Branch) and root.manner in (Manner.ATTACK, Manner.DEFENCE)
        return not battle or (isinstance(root, Branch) and root.parries)

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The goals of its leaves, in the order in which they stand."""
        return tuple(_goals(self.root))

    @property
    def most(self) -> int:
        """How many half-moves a solution has at most."""
        return _most(self.root)


def _inner(branch: Branch) -> Iterator[Expression]:
    for symbol in branch.symbols:
        yield from (fork.into for fork in symbol.forks)
        yield from symbol.constraints


def _goals(expression: Expression) -> Iterator[Goal]:
    if isinstance(expression, Leaf):
        yield expression.goal
        return
    parts = expression.parts if isinstance(expression, Joined) else _inner(expression)
    for part in parts:
        yield from _goals(part)


def _most(expression: Expression) -> int:
    if isinstance(expression, Leaf):
        return 0
    if isinstance(expression, Joined):
        return max(map(_most, expression.parts))
    forks = [fork for symbol in expression.symbols for fork in symbol.forks]
    return expression.most + max((_most(fork.into) for fork in forks if not fork.hidden), default=0)
