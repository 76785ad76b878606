# SPDX-License-Identifier: GPL-3.0-or-later
"""What a position is worth with best play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.problem.men import Colour
from composer.problem.named import side_name
from composer.said.sentence import Sentence, counted, said


@dataclass(frozen=True, slots=True)
class Value:
    """Who wins a position with best play; neither fifty moves nor repetition end it.

    Attributes:
        winner: the side that wins; None of a draw.
        moves: in how many of its moves the winner mates, 0 where it has; None of a draw, and
            where that is not known.
    """

    winner: Colour | None = None
    moves: int | None = None

    @property
    def worth(self) -> int:
        """A number by which values compare, the better for White the higher."""
        return {Colour.WHITE: 2, None: 1, Colour.BLACK: 0}[self.winner]

    @property
    def sentence(self) -> Sentence:
        """The same in words."""
        if self.winner is None:
            return said("draw")
        if self.moves is None:
            return said("{side} wins", side=side_name(self.winner))
        if not self.moves:
            return said("{side} has mated", side=side_name(self.winner))
        return counted(
            self.moves,
            "{side} mates in one move",
            "{side} mates in {count} moves",
            side=side_name(self.winner),
        )


DRAWN: Final = Value()
