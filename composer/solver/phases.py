# SPDX-License-Identifier: GPL-3.0-or-later
"""The phases of direct, self and reflex play: set play, tries and keys as immutable trees.

Conventions are Popeye's and the Codex's:

- A *try* is a first move with at least one refutation and at most as many as requested. It
  is *trivial* if it checks, or if no defence of it is answered by mate.
- *Threats* are the continuations that would solve if the defender passed; a first move that
  checks has none; without threat or check it is *zugzwang*.
- A defence is *effective* if at least one threat no longer works after it; where there are
  no threats, every defence is effective. In longer problems one that holds out longer than
  the threats take is effective too, and one that only hastens the end is not.
- Continuations are all that solve in the fewest moves after the defence.
- A threat that does not reach the goal at once has a play of its own, as any continuation has:
  that after the defender has passed and the threat was played.

In self and reflex play the defender reaches the goal, and a problem in n moves ends with his
nth:

- A move of his that reaches the goal is a variation without continuations. It counts as a
  defence only where there is no longer play: where each of his moves does so (a selfmate in
  one, or one that is short), in what follows a try in one move, and in reflex play, where he
  must. Elsewhere it only hastens the end.
- What leads to such a position has neither threats nor is it zugzwang: there is nothing left
  for the attacker to threaten.
- Threats and continuations have their own play, down to the moves that reach the goal.
- In reflex play either side must reach the goal at once if it can, in semi-reflex play only the
  defender. So a defence that lets the attacker reach the goal refutes, and where he can in the
  diagram there is neither key nor try. In one move there are no tries: no single defence is to
  blame.
- Set play of a problem in one move is the defender's moves that reach the goal; the others have
  no answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Protocol

from composer.problem.men import Kind
from composer.problem.move import CHECKING, ENDING, Move


class EndPhase(Enum):
    """Where a line ends: in the solution, by a threat that is carried out, in set play, a try.

    Of studies the last positions on the way of the main line are kept, too.
    """

    PLAY = "play"
    THREAT = "threat"
    SET = "set"
    TRY = "try"
    LINE = "line"


@dataclass(frozen=True, slots=True)
class Variation:
    """A defence with all that answers it.

    Attributes:
        defence: the defender's move.
        continuations: every answer that solves in the fewest moves; empty if none does.
        parries: the threats that no longer work after the defence.
        effective: whether the defence parries a threat, or there was none to parry. In self and
            reflex play one that reaches the goal counts only where no other move is answered.
    """

    defence: Move
    continuations: tuple[Continuation, ...]
    parries: tuple[Move, ...] = ()
    effective: bool = True

    @property
    def ends(self) -> bool:
        """Whether the defence itself reaches the goal, as it does in self and reflex play.

        Only said of the variations of a phase or sequel, where every other defence is answered.
        """
        return not self.continuations

    @property
    def mates(self) -> tuple[Move, ...]:
        """The answers that end the play at once."""
        return tuple(continuation.move for continuation in self.continuations if continuation.ends)


class Sequel(Protocol):
    """What follows an attacker's move within the play, known or worked out on request."""

    @property
    def threats(self) -> tuple[Move, ...]:
        """What would solve if the defender passed."""
        ...

    @property
    def zugzwang(self) -> bool:
        """Whether the move neither checks nor threatens."""
        ...

    @property
    def variations(self) -> tuple[Variation, ...]:
        """All defences with their answers; empty if the move ends the play."""
        ...

    @property
    def threat_play(self) -> tuple[Continuation, ...]:
        """The threats with what follows each; empty where they reach the goal."""
        ...


@dataclass(frozen=True, slots=True)
class KnownSequel:
    """What follows an attacker's move, worked out already; its attributes are a sequel's."""

    threats: tuple[Move, ...] = ()
    zugzwang: bool = False
    variations: tuple[Variation, ...] = ()
    threat_play: tuple[Continuation, ...] = ()


NOTHING_FOLLOWS = KnownSequel()


@dataclass(frozen=True, slots=True, eq=False)
class Continuation:
    """An attacker's move within the play, with what follows it.

    Equal by content, however what follows came to be known.

    Attributes:
        move: the attacker's move.
        sequel: what follows it.
    """

    move: Move
    sequel: Sequel = NOTHING_FOLLOWS

    @property
    def threats(self) -> tuple[Move, ...]:
        """What would solve if the defender passed."""
        return self.sequel.threats

    @property
    def zugzwang(self) -> bool:
        """Whether it neither checks nor threatens."""
        return self.sequel.zugzwang

    @property
    def variations(self) -> tuple[Variation, ...]:
        """All defences with their answers; empty if the move ends the play."""
        return self.sequel.variations

    @property
    def threat_play(self) -> tuple[Continuation, ...]:
        """The threats with what follows each; empty where they reach the goal."""
        return self.sequel.threat_play

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Continuation):
            return NotImplemented
        return self._content() == other._content() and self.threat_play == other.threat_play

    def __hash__(self) -> int:
        return hash(self._content())

    def _content(self) -> tuple[object, ...]:
        return self.move, self.threats, self.zugzwang, self.variations

    @property
    def ends(self) -> bool:
        """Whether the move reaches the goal."""
        if self.move.mark in ENDING:
            return True
        known = self.sequel
        if not isinstance(known, KnownSequel):
            return False
        return not (known.variations or known.threats or known.zugzwang)


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
        reaches: whether the first move reaches another goal than mate and stalemate.
        threat_play: the threats with what follows each, in the same order; empty where they
            reach the goal themselves, as in mates in two.
    """

    move: Move | None
    threats: tuple[Move, ...] = ()
    zugzwang: bool = False
    refutations: tuple[Move, ...] = ()
    variations: tuple[Variation, ...] = ()
    unprovided: tuple[Move, ...] = ()
    trivial: bool = False
    length: int = 0
    reaches: bool = False
    threat_play: tuple[Continuation, ...] = ()

    @property
    def check(self) -> bool:
        """Whether the first move checks (or mates)."""
        return self.move is not None and self.move.mark in CHECKING

    @property
    def ends(self) -> bool:
        """Whether the first move reaches the goal at once."""
        if self.move is None or self.length != 1:
            return False
        return self.reaches or self.move.mark in ENDING

    def defences(self, effective_only: bool = True) -> Iterator[Variation]:
        """Yield the variations to show, effective ones only or all."""
        return (
            variation for variation in self.variations if variation.effective or not effective_only
        )


def distinct_moves(moves: Iterable[Move]) -> int:
    """Count moves as problemists do: promotions to queen, rook and bishop on one square are one.

    Moves by fairy conditions that differ in what is chosen besides, such as the square where a
    man is reborn, are different ones.
    """
    return len({_as_counted(move).uci for move in moves})


def _as_counted(move: Move) -> Move:
    is_minor = move.promotion in (Kind.ROOK, Kind.BISHOP)
    return replace(move, promotion=Kind.QUEEN) if is_minor else move
