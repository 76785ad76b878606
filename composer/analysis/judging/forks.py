# SPDX-License-Identifier: GPL-3.0-or-later
"""Where longer play branches: each defence with all that answers it, down to the mates.

A *fork* is a defence within the actual play and White's answers to it. It is *full* if the defence
is effective and none of the answers is a threat of its node: what leaves a threat in force, alone
or beside others, is no defence against it, and so no dual either. Play is followed after effective
defences that one move answers, for after a dual nothing says which of its branches counts; where
nothing parries what is threatened, one defence stands for all, as the threat must be carried out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from composer.analysis.phaseplay import move_code
from composer.analysis.playlines import distinct
from composer.analysis.written import written
from composer.problem.move import Move
from composer.said.sentence import Notation
from composer.solver.phases import Continuation, Phase, Variation

MOST_FORKS: Final = 4_000
"""Forks that are looked at; of play with more nothing is said that counts them all."""


@dataclass(frozen=True, slots=True)
class Fork:
    """A defence and all that answers it.

    Attributes:
        lead: the moves before the defence, the key first.
        defence: Black's move.
        answers: White's answers, promotions beside one to queen aside; none where Black's move
            ends the play.
        full: see the module.
    """

    lead: tuple[Move, ...]
    defence: Move
    answers: tuple[Continuation, ...]
    full: bool

    @property
    def number(self) -> int:
        """The number of White's move that answers: 2 for that after the key."""
        return len(self.lead) // 2 + 2

    @property
    def is_dual(self) -> bool:
        """Whether it is full and more than one move answers."""
        return self.full and len(self.answers) > 1

    @property
    def notation(self) -> Notation:
        """The fork as text, from the first defence on: `1...Kd5 2.Qa4 Ke5 3.Qd4#/Qe4#`."""
        moves = (*self.lead[1:], self.defence)
        parts = []
        for place, move in enumerate(moves):
            if place % 2:
                parts.append(f"{place // 2 + 2}.{written(move)}")
            else:
                parts.append(f"1...{written(move)}" if not place else written(move))
        if self.answers:
            answers = "/".join(written(answer.move) for answer in self.answers)
            parts.append(f"{self.number}.{answers}")
        return Notation(" ".join(parts))


@dataclass(frozen=True, slots=True)
class Forks:
    """The forks of the actual play.

    Attributes:
        all: the forks, each before those that follow it.
        complete: whether there are no more.
    """

    all: tuple[Fork, ...]
    complete: bool

    @classmethod
    def of(cls, key: Phase) -> Forks:
        """Return the forks after a key.

        Raises:
            ValueError: the phase is set play.
        """
        if key.move is None:
            raise ValueError("expected a phase with a first move")
        found = tuple(islice(_forks((key.move,), key.threats, key.variations), MOST_FORKS + 1))
        return cls(found[:MOST_FORKS], complete=len(found) <= MOST_FORKS)

    def duals(self, number: int) -> tuple[Fork, ...]:
        """Return the forks at which White's move of a number is a dual."""
        return tuple(fork for fork in self.all if fork.is_dual and fork.number == number)

    @property
    def first(self) -> tuple[Fork, ...]:
        """The full defences against the key."""
        return tuple(fork for fork in self.all if fork.full and fork.number == 2)


def _forks(
    lead: tuple[Move, ...], threats: Sequence[Move], variations: Sequence[Variation]
) -> Iterator[Fork]:
    known = {move_code(threat) for threat in threats}
    effective = [variation for variation in variations if variation.effective]
    for variation in effective or variations[:1]:
        answers = distinct(variation.continuations)
        left = any(move_code(answer.move) in known for answer in answers)
        yield Fork(lead, variation.defence, answers, variation.effective and not left)
        if len(answers) == 1 and not answers[0].ends:
            only = answers[0]
            line = (*lead, variation.defence, only.move)
            yield from _forks(line, only.threats, only.variations)
