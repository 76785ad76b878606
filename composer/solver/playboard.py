# SPDX-License-Identifier: GPL-3.0-or-later
"""A board on which moves are played and taken back: what the reference's play is written over.

Direct, self, reflex and help play and series need nothing of the rules but this; so they are
written once, for orthodox chess on python-chess and for all other rules on the plain board.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Protocol

from composer.problem.goals import Goal
from composer.problem.move import Move

BoardMove = Hashable
"""A move of a board: what it is, only that board knows."""


class PlayBoard(Protocol):
    """A position with its moves, of the side to move, and how it came about."""

    @property
    def depth(self) -> int:
        """How many moves were played and not taken back."""
        ...

    @property
    def last(self) -> BoardMove | None:
        """The move played last; None if that side passed."""
        ...

    def moves(self) -> list[BoardMove]:
        """Return the legal moves."""
        ...

    def has_move(self) -> bool:
        """Return whether there is a legal move."""
        ...

    def candidates(self, goal: Goal) -> Iterable[BoardMove]:
        """Return the legal moves that may reach a goal, each once."""
        ...

    def likewise(self, move: BoardMove) -> BoardMove | None:
        """Return the legal move here that a move of this side in another position would be.

        It has the same origin, target and promotion, whatever it captures, unless it ends elsewhere
        than where it captures by a condition; None if there is none.
        """
        ...

    def is_check(self) -> bool:
        """Return whether the side to move is in check."""
        ...

    def gives_check(self, move: BoardMove) -> bool:
        """Return whether a legal move checks."""
        ...

    def reaches(self, goal: Goal) -> bool:
        """Return whether the move played last reaches a goal."""
        ...

    def concedes(self, goal: Goal) -> bool:
        """Return whether the move played last brought a goal about for the other side."""
        ...

    def play(self, move: BoardMove | None) -> None:
        """Play a legal move, or pass."""
        ...

    def pass_over(self) -> None:
        """Pass, so that it is seen what threatens: nothing that waits for a move comes about."""
        ...

    def take_back(self) -> None:
        """Take back what was played last."""
        ...

    def described(self, move: BoardMove) -> Move:
        """Return a legal move as a value; the board is the same afterwards."""
        ...

    def key(self) -> Hashable:
        """Return what distinguishes this position from all others that play differently."""
        ...
