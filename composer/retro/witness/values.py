# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of a search for a game, and what it finds, as values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from composer.problem.move import Move
from composer.problem.position import NO_CASTLING, Rights
from composer.problem.squares import Square
from composer.retro.legality.judging import Legality
from composer.said.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of the past besides the men of the diagram.

    A declared e.p. square of the position is such a fact, too. Its castling rights are not:
    by the convention they hold as long as nothing disproves them.

    Attributes:
        unmoved: squares of men that have never moved.
        castling: rights that must hold in the diagram: these kings and rooks never moved.
    """

    unmoved: frozenset[Square] = frozenset()
    castling: Rights = NO_CASTLING

    @property
    def still(self) -> frozenset[Square]:
        """The squares of all men that have never moved."""
        kings = {right.king_square for right in self.castling}
        return self.unmoved | kings | {right.rook_square for right in self.castling}


NO_FACTS: Final = Facts()


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may use.

    Attributes:
        nodes: positions looked at, in all attempts together.
        memory: bytes for the positions of one attempt.
    """

    nodes: int = 3_000_000
    memory: int = 16 << 20


USUAL: Final = Budget()
"""About a second of compiled search."""


class Outcome(Enum):
    """How a search has ended."""

    FOUND = "found"
    GIVEN_UP = "given up"
    CANCELLED = "cancelled"
    NOT_JUDGED = "not judged"


@dataclass(frozen=True, slots=True)
class Witness:
    """What a search for a game has found.

    Attributes:
        outcome: how it ended; found only if the game was played through by the plain rules.
        moves: the game from the first move to the diagram, where one is found.
        reason: the outcome in words.
        nodes: the positions looked at.
    """

    outcome: Outcome
    moves: tuple[Move, ...]
    reason: Sentence
    nodes: int = 0

    @property
    def legality(self) -> Legality:
        """Legal with a game, else not known: that none was found proves nothing."""
        return Legality.LEGAL if self.outcome is Outcome.FOUND else Legality.UNKNOWN

    @property
    def text(self) -> str:
        """The game in English letters, such as `1.e4 e5 2.Nf3`; White begins it."""
        words = []
        for number, move in enumerate(self.moves):
            words.append(f"{number // 2 + 1}.{move.san}" if number % 2 == 0 else move.san)
        return " ".join(words)
