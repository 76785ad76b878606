# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a direct problem: a tree of plain immutable values.

Conventions are Popeye's and the Codex's:

- A *try* is a first move with at least one refutation and at most as many as asked for. It
  is *trivial* if it checks, or if no defence of it is answered by mate.
- *Threats* are the continuations that would solve if the defender passed; a first move that
  checks has none; without threat or check it is *zugzwang*.
- A defence is *effective* if at least one threat no longer works after it; where there are
  no threats, every defence is effective. In longer problems one that holds out longer than
  the threats take is effective too, and one that only hastens the end is not.
- Continuations are all that solve in the fewest moves after the defence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum

from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation


class Verdict(Enum):
    """What the solver found; its value is the word of the JSON form."""

    SOUND = "sound"
    COOKED = "cooked"
    NO_SOLUTION = "no-solution"
    SHORT = "short"
    INVALID = "invalid"
    UNDECIDED = "undecided"


class Stage(IntEnum):
    """How much of a solution is known; each stage holds all before it."""

    NOTHING = 0
    KEYS = 1
    PLAY = 2
    TRIES = 3


@dataclass(frozen=True, slots=True)
class Variation:
    """A defence with all that answers it.

    Attributes:
        defence: the defender's move.
        continuations: every answer that solves in the fewest moves; empty if none does.
        parries: the threats that no longer work after the defence.
        effective: whether the defence parries a threat, or there was none to parry.
    """

    defence: Move
    continuations: tuple[Continuation, ...]
    parries: tuple[Move, ...] = ()
    effective: bool = True

    @property
    def mates(self) -> tuple[Move, ...]:
        """The answers that end the play at once."""
        return tuple(each.move for each in self.continuations if each.ends)

    @property
    def is_dual(self) -> bool:
        """Whether more than one move answers the defence."""
        return len(self.continuations) > 1


@dataclass(frozen=True, slots=True, eq=False)
class Continuation:
    """An attacker's move within the play, with what follows it.

    Equal by content also to those whose play is worked out only when it is asked for.

    Attributes:
        move: the attacker's move.
        threats: what would solve if the defender passed.
        zugzwang: whether it neither checks nor threatens.
        variations: all defences with their answers; empty if the move ends the play.
    """

    move: Move
    threats: tuple[Move, ...] = ()
    zugzwang: bool = False
    variations: tuple[Variation, ...] = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Continuation):
            return NotImplemented
        return self.move == other.move and self._play_of() == other._play_of()

    def __hash__(self) -> int:
        return hash((self.move, self._play_of()))

    def _play_of(self) -> tuple[object, ...]:
        return self.threats, self.zugzwang, self.variations

    @property
    def ends(self) -> bool:
        """Whether the move reaches the goal."""
        return self.move.mark in (Mark.MATE, Mark.STALEMATE)


@dataclass(frozen=True, slots=True)
class Phase:
    """Set play, a try or a key with its play.

    Attributes:
        move: the first move; None for set play.
        threats: what would solve if the defender passed.
        zugzwang: whether the first move neither checks nor threatens.
        refutations: the defences after which nothing solves.
        variations: the other defences with their answers. In set play, only those moves
            that have an answer.
        unprovided: in set play, the moves that have no answer.
        trivial: whether a try is of no interest.
        length: the moves the first move needs to solve, itself included; 0 for set play
            and tries.
    """

    move: Move | None
    threats: tuple[Move, ...] = ()
    zugzwang: bool = False
    refutations: tuple[Move, ...] = ()
    variations: tuple[Variation, ...] = ()
    unprovided: tuple[Move, ...] = ()
    trivial: bool = False
    length: int = 0

    @property
    def check(self) -> bool:
        """Whether the first move checks (or mates)."""
        return self.move is not None and self.move.mark in (Mark.CHECK, Mark.MATE)

    @property
    def ends(self) -> bool:
        """Whether the first move reaches the goal at once."""
        return self.move is not None and self.length == 1

    def defences(self, effective_only: bool = True) -> Iterator[Variation]:
        """Yield the variations to show, effective ones only or all."""
        return (each for each in self.variations if each.effective or not effective_only)


@dataclass(frozen=True, slots=True)
class Solution:
    """All that is known of the solution of a position.

    Attributes:
        position: the position that was solved.
        stipulation: what was asked.
        verdict: the finding; `UNDECIDED` if the work was cut short before it was certain.
        message: the finding in one plain English sentence.
        stage: how much is known.
        complete: whether all that was asked for is known.
        set_play: the play if the defender moved first; None where there is none.
        tries: the tries found, with at most as many refutations as asked for.
        keys: the first moves that solve.
        nodes: the positions looked at.
        seconds: the time taken.
        solver: which solver answered, `kernel` or `reference`.
        first_moves: the number of first moves.
        first_moves_done: how many of them are decided.
    """

    position: Position
    stipulation: Stipulation
    verdict: Verdict
    message: str
    stage: Stage = Stage.NOTHING
    complete: bool = False
    set_play: Phase | None = None
    tries: tuple[Phase, ...] = ()
    keys: tuple[Phase, ...] = ()
    nodes: int = 0
    seconds: float = 0.0
    solver: str = "reference"
    first_moves: int = 0
    first_moves_done: int = 0

    @property
    def key(self) -> Phase | None:
        """The key, if there is exactly one."""
        return self.keys[0] if len(self.keys) == 1 else None

    def to_json(self) -> str:
        """Return the documented JSON form as one line of text."""
        from composer.solver.jsonform import solution_json

        return solution_json(self)
