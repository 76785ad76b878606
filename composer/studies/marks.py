# SPDX-License-Identifier: GPL-3.0-or-later
"""How it is known what a move of White is worth, and what an engine says where it is not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from composer.problem.move import Move
from composer.problem.position import Position
from composer.studies.values import Value


class Mark(Enum):
    """How a move's worth is known; the strongest first, the value is its letter."""

    TABLE = "T"
    KERNEL = "K"
    POSITION = "P"
    WASTE = "W"
    ENGINE = "E"
    OPEN = "O"

    @property
    def is_proof(self) -> bool:
        """Whether nothing can shake it."""
        return self in (Mark.TABLE, Mark.KERNEL, Mark.POSITION, Mark.WASTE)


@dataclass(frozen=True, slots=True)
class Opinion:
    """What an engine says of a position; it proves nothing.

    Attributes:
        engine: its name and version.
        nodes: how many it looked at.
        depth: how far it came.
        score: hundredths of a pawn, for White; None where it sees a mate.
        mate: in how many moves it sees White mate; below 0 where Black does.
        line: what it would play, its first move the one that is spoken of.
    """

    engine: str
    nodes: int
    depth: int
    score: int | None
    mate: int | None = None
    line: tuple[Move, ...] = ()

    @property
    def number(self) -> str:
        """The score as engines' users read it: `+1.25`, `mate in 5`, `-mate in 3`."""
        if self.mate is not None:
            return f"{'-' if self.mate < 0 else '+'}M{abs(self.mate)}"
        return f"{(self.score or 0) / 100:+.2f}"

    @property
    def worth(self) -> int:
        """A number to compare scores by; a mate goes before all others."""
        if self.mate is not None:
            return (100_000 - abs(self.mate)) * (1 if self.mate > 0 else -1)
        return self.score or 0


class Adviser(Protocol):
    """Whoever gives opinions."""

    def opinion(
        self, position: Position, moves: Sequence[Move], flag: bytearray | None = None
    ) -> Opinion | None:
        """Return an opinion of the best of some moves; None where there is none."""
        ...


class Dual(Enum):
    """What another move is that meets the claim as well.

    The classes are those of H. van der Heijden (*EG* 170, 2007), as far as they can be decided;
    whether a dual is minor is the composer's word.
    """

    SECOND = "second solution"
    INSIDE = "dual"
    PROMOTION = "another promotion"
    END = "end dual"
    SIDELINE = "sideline dual"
    """In a line that is not thematic, in which nothing is asked of it."""
    WASTE = "waste of time"
    UNCLASSED = "meets the claim too"
    """Whether it does so only by coming back to the line is not known."""
    UNPLACED = "dual, inside or at the end"
    """Whether a later move of the line is the only one is not known."""

    @property
    def is_harmless(self) -> bool:
        """Whether it spoils nothing by its class."""
        return self in (Dual.END, Dual.SIDELINE, Dual.WASTE)

    @property
    def is_undecided(self) -> bool:
        """Whether it is not known what it means for the study."""
        return self in (Dual.UNCLASSED, Dual.UNPLACED)


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another move of White than that of the line.

    Attributes:
        move: the move.
        mark: how its worth is known.
        value: what it leads to; None where it is not proved.
        reply: Black's best answer where tables know it, or the one that mates.
        opinion: what an engine says of it; None where it is proved, or where it says only that
            another one of these moves is better.
        dual: what it is where it meets the claim too; None where it fails or is not proved.
        is_minor: whether the composer says that it does no harm.
        has_one_refutation: whether it fails to `reply` only, of several answers of Black; so may
            be a thematic try. False where tables do not know.
    """

    move: Move
    mark: Mark
    value: Value | None = None
    reply: Move | None = None
    opinion: Opinion | None = None
    dual: Dual | None = None
    is_minor: bool = False
    has_one_refutation: bool = False
