# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the board when an aid begins to look: the position, and what is known of it."""

from __future__ import annotations

from dataclasses import dataclass

from composer.analysis.composing.baseline import Baseline, faults_of, meant_of, usual_options
from composer.analysis.report import Analysis, analyse
from composer.problem.intended import Intended
from composer.problem.men import SIDES, Colour, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.problem.stipulation import Stipulation
from composer.said.sentence import NOTHING
from composer.solver.solution import Solution, Verdict
from composer.solver.stages import GENERAL, KERNEL


@dataclass(frozen=True, slots=True)
class Ground:
    """The problem that an aid starts from.

    Attributes:
        position: what lies on the board.
        stipulation: the task.
        solution: its whole solution; None while that is not known.
        analysis: what that means; None while it is not known, and where there is no key.
        intended: the key that the composer means, of several or of none.
        parts: of how many twins, or sides of a duplex, it is one.
    """

    position: Position
    stipulation: Stipulation
    solution: Solution | None = None
    analysis: Analysis | None = None
    intended: Move | None = None
    parts: int = 1

    @property
    def name(self) -> tuple[Position, Stipulation, str, Intended | None, int]:
        """What distinguishes this problem, with the key or solutions that are meant."""
        key = self.intended.uci if self.intended else ""
        return self.position, self.stipulation, key, self.meant, self.parts

    def baseline(self) -> Baseline:
        """Return what edits are compared with; without a solution no key is known.

        This takes a moment: it is not for the window's thread.
        """
        analysis = self.analysis
        if analysis is not None and self.intended in (None, analysis.key):
            return Baseline.of(analysis, self.intended)
        if self.solution is not None:  # its themes are those of the key to keep
            return Baseline.of(analyse(self.solution, self.intended), self.intended)
        return Baseline(
            position=self.position,
            stipulation=self.stipulation,
            solution=Solution(self.position, self.stipulation, Verdict.UNDECIDED, NOTHING),
            key=None,
            phase=None,
            flags=(),
            faults=faults_of(self.position, self.stipulation),
            options=usual_options(self.stipulation),
        )

    @property
    def meant(self) -> Intended | None:
        """How many solutions are meant; None of play that has none, and before they are known."""
        if self.solution is None or not self.stipulation.has_lines:
            return None
        return meant_of(self.solution)

    @property
    def can_be_tried(self) -> bool:
        """Whether edits can be judged while a man is in hand.

        Of other than direct play only once it is solved, for then it is known how many lines
        are meant; and with the compiled solver: the other one would let the hand wait. Of proof
        games never: after an edit other games lead to the diagram, and nothing of them is kept.
        """
        if self.stipulation.is_proof_game:
            return False
        if self.stipulation.is_direct:
            return True
        return self.solution is not None and self.solution.solver in (KERNEL, GENERAL)

    def has_kings_with(self, man: Man | None, origin: Square | None) -> bool:
        """Return whether each side has one royal man once a man comes from where he stands.

        Without them nothing can be solved on any square, and there is nothing to tell.
        """
        men = [man for square, man in self.position if square != origin]
        if man is not None:
            men.append(man)
        kings = [man.colour for man in men if man.is_royal]
        both = kings.count(Colour.NEUTRAL)
        return all(kings.count(side) + both == 1 for side in SIDES)
