# SPDX-License-Identifier: GPL-3.0-or-later
"""The phases of a longer direct mate, laid out to be compared as those of a mate in two.

Set play, the tries with exactly one refutation, and the actual play are tables of the first
defence with its continuation: White's second move stands where a mate in two has the mate, and
what the two-mover's rules say of mates that change holds for it, by the same rules.

- A defence counts where it is effective and where no continuation of it carries out a threat.
- A continuation counts where it is the only one; promotions to rook and bishop beside one to
  queen are none of their own.
- A continuation that mates at once is a short mate, and a threat of one a short threat. They
  count for no theme of length, and so not here.
- A move is known by the square where its man stands in the diagram, so the man who made the
  first move plays the same move as in a phase where he did not.
"""

from __future__ import annotations

from typing import Final

from composer.analysis.board import board_of
from composer.analysis.study import KEY, NO_MATE, SET, TRY, Answer, Code, PhasePlay, Phases
from composer.problem.move import Mark
from composer.solver.phases import Phase, Variation
from composer.solver.solution import Solution

_ENDING: Final = (Mark.MATE, Mark.STALEMATE)


class LongPhasePlay(PhasePlay):
    """A phase of a longer problem laid out; the answers to defences are continuations."""

    @property
    def single_threat(self) -> Code:
        """The identity of the threat if there is exactly one and it is not short."""
        code = super().single_threat
        return code if code and self.threats[code].mark not in _ENDING else NO_MATE

    def _answer(self, variation: Variation) -> Answer:
        answer = super()._answer(variation)
        short = any(move.mark in _ENDING for move in answer.mates.values())
        if short or not answer.effective:
            return answer._replace(unique=NO_MATE, full=False)
        return answer


def phases_of(solution: Solution, key: Phase | None) -> Phases:
    """Lay out the phases of a longer direct mate.

    Before the stage `TRIES` there are none, which is not to say that there are none to be found.

    Args:
        solution: the solution, its play known.
        key: the key whose play is the actual play; None where there is none.
    """
    diagram = board_of(solution.position)
    source = solution.set_play
    return Phases(
        None if source is None else LongPhasePlay(SET, source, diagram),
        tuple(
            LongPhasePlay(TRY, phase, diagram)
            for phase in solution.tries
            if len(phase.refutations) == 1 and not phase.check
        ),
        None if key is None else LongPhasePlay(KEY, key, diagram),
    )
