# SPDX-License-Identifier: GPL-3.0-or-later
"""What an edit mends of the flaws requested, and what it leaves open or breaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from composer.analysis.comparing.carried import (
    carried_code,
    carried_move,
    is_among,
    is_carried,
)
from composer.analysis.comparing.difference import Difference
from composer.analysis.comparing.edit import Step
from composer.analysis.comparing.playtree import PlayTree
from composer.analysis.composing.baseline import Baseline, compare
from composer.analysis.composing.flaws import Flaw, FlawKind, is_mended
from composer.analysis.phaseplay import move_code
from composer.problem.defects import Defect
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.solver.judging import Judgement
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase
from composer.solver.rights.played import has_history
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

BY_KEYS: Final = (FlawKind.COOK, FlawKind.REFUTED)
_MOST_OPEN: Final = 5  # what a second edit may have to mend after the first
_HALVES: Final = SolveOptions(refutations=_MOST_OPEN, decide=False)


@dataclass(frozen=True, slots=True)
class Repair:
    """An edit, or two together, that mends something.

    Attributes:
        step: what is done, as one step of undo.
        mends: the flaws that it mends, of those asked.
        all_mended: whether these are all that were asked.
        verdict: the finding after it; not sound where other keys are left.
        keys: the keys after it.
        comparison: what it keeps of the play after the key that is meant.
        defects: what makes the position impossible and did not before.
    """

    step: Step
    mends: tuple[Flaw, ...]
    all_mended: bool
    verdict: Verdict
    keys: tuple[Move, ...]
    comparison: Difference
    defects: tuple[Defect, ...] = ()


@dataclass(frozen=True, slots=True)
class Trial:
    """What edits are tried for, and how.

    Attributes:
        baseline: the problem as it stands; its key is the one to keep.
        asked: the flaws to mend.
        token: a token that stops the work.
        session: what solves have in common.
        known: the first moves that solve before any edit.
    """

    baseline: Baseline
    asked: tuple[Flaw, ...]
    token: Token
    session: Session
    known: tuple[Move, ...] = field(init=False)

    def __post_init__(self) -> None:
        keys = (phase.move for phase in self.baseline.solution.keys)
        object.__setattr__(self, "known", tuple(key for key in keys if key is not None))

    def keeps_key(self, step: Step, judged: Judgement) -> bool:
        """Tell, by the keys, whether the key still solves, and nothing does that did not."""
        if not judged.complete or judged.verdict is Verdict.INVALID:
            return False
        wanted = self.baseline.carried_key(step)
        return is_among(judged.keys, wanted) and not self._strangers(step, judged.keys)

    def may_mend(self, step: Step, judged: Judgement) -> bool:
        """Tell, by the keys, whether an edit keeps the key and may mend something asked."""
        if not self.keeps_key(step, judged):
            return False
        if any(flaw.kind not in BY_KEYS for flaw in self.asked):
            return True
        return len(judged.keys) == 1 or len(judged.keys) < len(self.known)

    def leaves_alone(self, step: Step, judged: Judgement) -> bool:
        """Return whether an edit may be the second of two: by itself it breaks nothing.

        Where the key does not solve yet, that is an edit after which nothing else solves.
        """
        if not judged.complete or judged.verdict is Verdict.INVALID:
            return False
        if self.baseline.carried_key(step) is None:
            return False
        refuted = any(flaw.kind is FlawKind.REFUTED for flaw in self.asked)
        return not self._strangers(step, judged.keys) if refuted else self.keeps_key(step, judged)

    def still_open(self, step: Step, position: Position, judged: Judgement) -> int:
        """Return how much a second edit would have to mend after this one; 0 if it is no use.

        Counted are the flaws asked that are left, other first moves that solve, and what
        refutes the key. No use is an edit that mends nothing asked, or breaks too much.
        """
        baseline, keys = self.baseline, judged.keys
        wanted = baseline.carried_key(step)
        if not judged.complete or judged.verdict is Verdict.INVALID or wanted is None:
            return 0
        cooked = len(self._strangers(step, keys))
        cooks = {flaw for flaw in self.asked if flaw.kind is FlawKind.COOK}
        left = {f for f in cooks if is_among(keys, carried_move(f.move, step))}
        if cooked + len(left) > _MOST_OPEN or (len(cooks) == len(self.asked) and left == cooks):
            return 0
        if not is_quickly_solved(
            baseline.stipulation
        ):  # to solve all of them in full would take too long
            refuted = 0 if is_among(keys, wanted) else 2
            return cooked + len(left) + refuted if left != cooks else 0
        solution = solve(position, baseline.stipulation, _HALVES, self.token, self.session)
        phase = baseline.kept_phase(solution, step, tries=True)
        if phase is None or not solution.complete:
            return 0
        left |= {
            f for f in self.asked if f not in cooks and self._is_left(f, step, phase, solution)
        }
        if len(left) == len(self.asked):
            return 0
        found = cooked + len(left) + len(phase.refutations)
        return found if found <= _MOST_OPEN else 0

    def confirmed(self, step: Step, position: Position) -> Repair | None:
        """Solve in full; return what is mended, or None if nothing is.

        What history has to decide is looked for only where something is mended by convention.
        """
        asked, options = self.baseline.stipulation, self.baseline.options
        for tried in (replace(options, decide=False), options):
            solution = solve(position, asked, tried, self.token, self.session)
            found = self._mended(step, solution)
            if found is None or not has_history(position, asked):
                break
        return found

    def _mended(self, step: Step, solution: Solution) -> Repair | None:
        baseline = self.baseline
        phase = baseline.kept_phase(solution, step)
        if phase is None or not solution.complete:
            return None
        mends = tuple(f for f in self.asked if is_mended(f, baseline, step, solution))
        if not mends:
            return None
        comparison = compare(baseline, step, solution, phase, self.token)
        if comparison is None:
            return None
        return Repair(
            step=step,
            mends=mends,
            all_mended=len(mends) == len(self.asked),
            verdict=solution.verdict,
            keys=tuple(key.move for key in solution.keys if key.move is not None),
            comparison=comparison,
            defects=baseline.new_defects(solution.position),
        )

    def _strangers(self, step: Step, keys: Sequence[Move]) -> list[Move]:
        """Return the first moves that solve after an edit, and did not before."""
        allowed = [self.baseline.carried_key(step)]
        allowed += (carried_move(cook, step) for cook in self.known)
        return [key for key in keys if not any(is_carried(key, each) for each in allowed)]

    def _is_left(self, flaw: Flaw, step: Step, phase: Phase, solution: Solution) -> bool:
        """Return whether an edit leaves a flaw other than a cook, be the key refuted or not."""
        if flaw.kind is FlawKind.REFUTED:
            return is_among(phase.refutations, carried_move(flaw.move, step))
        if flaw.kind is FlawKind.DUAL:
            code = carried_code(move_code(flaw.move), step)
            return len(PlayTree.of(phase).answers_to((code,))) != 1
        return not is_mended(flaw, self.baseline, step, solution)


def is_quickly_solved(stipulation: Stipulation) -> bool:
    """Return whether thousands of positions can be solved in full: only direct play in two."""
    return stipulation.is_direct and stipulation.moves <= 2
