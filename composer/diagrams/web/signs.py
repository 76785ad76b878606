# SPDX-License-Identifier: GPL-3.0-or-later
"""Men as signs, one letter each: so the scripts of a page read boards and moves.

The twelve orthodox men have their letters of FEN. Every other man of a page gets a letter of
Unicode's private area, which nothing else in the page means; the page says which is which.
"""

from __future__ import annotations

from typing import Final

from composer.diagrams.board.pieces import man_name
from composer.notation.letters import Letters
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import square_name

_FIRST: Final = 0xE000
EMPTY: Final = "."
"""The sign of an empty square."""


class MenSigns:
    """The signs of one page: a man gets his where he first appears."""

    def __init__(self) -> None:
        self._signs: dict[Man, str] = {}

    def sign(self, man: Man | None) -> str:
        """Return the sign of a man, or of an empty square."""
        if man is None:
            return EMPTY
        if man.is_orthodox:
            return man.letter
        return self._signs.setdefault(man, chr(_FIRST + len(self._signs)))

    def board(self, position: Position) -> str:
        """Return a board: 64 signs from a1 to h8."""
        return "".join(map(self.sign, position.board))

    def step(self, move: Move) -> str:
        """Return a move as the page plays it: its changes, such as `e2.e4P` or `e1.g1Kf1Rh1.`.

        Each square is followed by the sign of the man that stands on it afterwards, or a dot;
        the first two squares are those from which and to which the move goes.
        """
        return "".join(square_name(square) + self.sign(man) for square, man in move.changes)

    @property
    def men(self) -> tuple[Man, ...]:
        """The men that a page draws: the twelve, then those that appeared besides."""
        return (*ORTHODOX_MEN, *self._signs)

    def told(self, letters: Letters) -> dict[str, list[str]]:
        """Return what the scripts need of men who are not orthodox, by sign.

        The name of the drawing, whose the man is (`w`, `b`, `n`), and the letters of his kind.
        """
        return {
            sign: [man_name(man), man.colour.value, letters.letter(man.kind)]
            for man, sign in self._signs.items()
        }
