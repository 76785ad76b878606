# SPDX-License-Identifier: GPL-3.0-or-later
"""The compiled general engine behind the protocol of boards.

What is written over a `PlayBoard` plays on it by any rules: the kinds of play that the engine has
no search of its own for, and what is asked of a position move by move.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import cast

from composer.problem.goals import ANY, Aim, Goal
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.solver.general.quest import aim_numbers, quest_of, spares_kings
from composer.solver.playboard import BoardMove

_PASS = 0
_OLD = (Aim.BARE, Aim.WIN, Aim.MATE_BY, Aim.MATE_ON)


class GeneralBoard:
    """A position under the rules of a task with its moves, as `PlayBoard` says; they are numbers.

    Goals are asked about one after the other; to change from one to another costs a little.
    """

    def __init__(self, position: Position, stipulation: Stipulation) -> None:
        """Set up a position.

        Raises:
            RulesError: a condition is not solved here.
            UnsupportedStipulation: the engine was not built.
        """
        self._quest = quest_of(position, stipulation)
        self._played: list[int] = []
        self._men = frozenset(man for man in position.board if man is not None)
        self._rules = stipulation.rules
        self._goal = stipulation.goal
        self._spares = spares_kings(stipulation.rules)

    def unforked(self) -> GeneralBoard:
        """Return the very same board, on which moves are made together, with the goals as such."""
        board = GeneralBoard.__new__(GeneralBoard)
        board._quest, board._played = self._quest, self._played
        board._men, board._rules, board._goal = self._men, self._rules, self._goal
        board._spares = self._spares
        return board

    @property
    def depth(self) -> int:
        """How many moves were played and not taken back."""
        return len(self._played)

    @property
    def last(self) -> BoardMove | None:
        """The move played last; None if that side passed."""
        return (self._played[-1] or None) if self._played else None

    def moves(self) -> list[BoardMove]:
        """Return the legal moves."""
        return list(self._quest.first_moves())

    def has_move(self) -> bool:
        """Return whether there is a legal move."""
        return self._quest.has_move

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves, each of which may reach a goal."""
        return self.moves()

    def likewise(self, move: BoardMove) -> BoardMove | None:
        """Return the legal move here that a move of this side in another position would be."""
        return self._quest.likewise(cast(int, move)) or None

    def is_check(self) -> bool:
        """Return whether the side to move is in check.

        In the diagram it does not count where a king may stand in check by a condition: his side
        may pass there even so.
        """
        return self._quest.in_check and (self.depth > 0 or not self._spares)

    def gives_check(self, move: BoardMove) -> bool:
        """Return whether a legal move checks."""
        self.play(move)
        checks = self.is_check()
        self.take_back()
        return checks

    def reaches(self, goal: Goal) -> bool:
        """Return whether the move played last reaches the goal."""
        if goal == ANY:
            return self.last is not None
        self._aim_at(goal)
        return goal.aim not in _OLD and self._quest.reached(cast(int, self.last or _PASS))

    def reaching(self, goal: Goal) -> list[BoardMove]:
        """Return the moves that reach a goal at once."""
        if goal == ANY:
            return self.moves()
        self._aim_at(goal)
        return [] if goal.aim in _OLD else list(self._quest.reaching())

    def _aim_at(self, goal: Goal) -> None:
        if goal != self._goal:
            self._goal = goal
            self._quest.aim_at(*aim_numbers(goal, self._men, self._rules))

    def concedes(self, goal: Goal) -> bool:
        """Return whether the move played last brought a goal about for the other side: never."""
        return False

    def play(self, move: BoardMove | None) -> None:
        """Play a legal move, or pass."""
        self._played.append(_PASS if move is None else cast(int, move))
        self._quest.push(self._played[-1])

    def pass_over(self) -> None:
        """Pass, so that it is seen what threatens."""
        self._played.append(_PASS)
        self._quest.pass_over()

    def take_back(self) -> None:
        """Take back what was played last."""
        self._played.pop()
        self._quest.pop()

    def described(self, move: BoardMove) -> Move:
        """Return a legal move as a value."""
        return self._quest.move(cast(int, move))

    def key(self) -> Hashable:
        """Return what distinguishes this position from all others that play differently."""
        return self._quest.key
