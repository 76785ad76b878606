# SPDX-License-Identifier: GPL-3.0-or-later
"""A climb to a mate in three or a selfmate: men placed until one key is left that shows the theme.

A position costs its other keys, or where nothing solves the refutations of the best try, and what
the play after the key lacks of the theme. Of several keys, or tries, that which lacks least is
taken as the one that is meant. The play is laid out only where the rest does not cost too much
already.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from composer.analysis.longer.grammar import MISSING
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag
from composer.composing.ask import Ask
from composer.composing.naming import acting, is_meant, long_grammars, named_by
from composer.composing.placing import (
    COOK,
    IMPOSSIBLE,
    LACKING,
    MAN,
    SHORT,
    PlacingClimb,
    Weighed,
)
from composer.problem.position import Position
from composer.solver.judging import Judge, Judgement
from composer.solver.options import SolveOptions, Token
from composer.solver.phases import Phase
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve

DEARER: Final = 10
"""How many times as long a position takes as one of a two-mover, nearly."""

_MOST_NODES: Final = 100_000
_FEW: Final = 3  # keys or tries whose play is looked at
_REFUTATIONS: Final = 3  # of a try that is regarded
_MOST_COOKS: Final = 6
_REFUTED: Final = 7.0
_THIN: Final = 3.0
_PLAYS: Final = 3  # replies with a continuation that a try ought to have
_NO_TRY: Final = 6 * _REFUTED
_UNDECIDED: Final = 80.0
_HOPELESS: Final = 4.0  # times the heat: what is that much worse is hardly ever taken
_OPTIONS: Final = SolveOptions(retro=False, decide=False)
_TRYING: Final = replace(_OPTIONS, refutations=_REFUTATIONS)


def _cost_of(phase: Phase) -> float:
    """Return what a try costs: its refutations, and that it has little play besides."""
    answered = sum(bool(variation.continuations) for variation in phase.variations)
    return _REFUTED * len(phase.refutations) + _THIN * max(0, _PLAYS - answered)


class LongClimb(PlacingClimb):
    """A climb to a mate in three or a selfmate in two."""

    def __init__(
        self, ask: Ask, judge: Judge, seed: int, session: Session, token: Token | None = None
    ) -> None:
        super().__init__(ask, seed)
        self._judge, self._session = judge, session
        self._token = token or Token()
        self._grammars = long_grammars(ask.stipulation)

    def _weigh(self, positions: Sequence[Position]) -> list[Weighed]:
        judged = self._judge.judge(positions, _MOST_NODES)
        return [
            self._weighed(position, judgement)
            for position, judgement in zip(positions, judged, strict=True)
        ]

    def _weighed(self, position: Position, judged: Judgement) -> Weighed:
        men = MAN * len(position)
        match judged.verdict:
            case Verdict.INVALID:
                return IMPOSSIBLE
            case Verdict.UNDECIDED:
                return Weighed(_UNDECIDED + LACKING * MISSING + men, False, "cooked")
            case Verdict.SOUND:
                lacking = self._lacking_of_keys(position)
                cause = "whole" if lacking == 0 else "other_play"
                return Weighed(LACKING * lacking + men, lacking == 0, cause)
            case Verdict.NO_SOLUTION:
                return self._refuted(position, men)
        cost = men + COOK * min(_MOST_COOKS, len(judged.keys) - 1)
        is_short = any(length < self._ask.stipulation.moves for length in judged.lengths)
        if is_short:
            cost += SHORT
        lacking = self._most_lacking
        if len(judged.keys) <= _FEW and not is_short and self._is_near(cost):
            lacking = self._lacking_of_keys(position)
        return Weighed(cost + LACKING * lacking, False, "cooked")

    def _refuted(self, position: Position, men: float) -> Weighed:
        nothing = Weighed(men + _NO_TRY + LACKING * self._most_lacking, False, "refuted")
        if not self._is_near(men + _REFUTED):
            return nothing
        solution = self._solve(position, _TRYING)
        tries = sorted(((_cost_of(phase), n) for n, phase in enumerate(solution.tries)))[:_FEW]
        best = nothing.cost
        for cost, number in tries:
            if men + cost < best and self._is_near(men + cost):
                phase = solution.tries[number]
                study = Study.of(replace(solution, keys=(phase,), tries=()))
                best = min(best, men + cost + LACKING * self._lacking(study))
        return Weighed(best, False, "refuted")

    @property
    def _most_lacking(self) -> int:
        return MISSING * len(self._ask.themes) + (MISSING if self._ask.needed else 0)

    def _is_near(self, cost: float) -> bool:
        """Return whether a position may be taken that costs so much if it lacks nothing."""
        return cost <= self.weighed.cost + _HOPELESS * self.HOT

    def _solve(self, position: Position, options: SolveOptions) -> Solution:
        return solve(position, self._ask.stipulation, options, self._token, self._session)

    def _lacking_of_keys(self, position: Position) -> int:
        solution = self._solve(position, _OPTIONS)
        keys = [phase.move for phase in solution.keys if phase.move is not None]
        return min((self._lacking(Study.of(solution, key)) for key in keys[:_FEW]), default=9)

    def _lacking(self, study: Study) -> int:
        """Return what the play after a key lacks of the themes; and of the core's men in them."""
        if not (study.is_longer_mate or study.is_self_play):
            return self._most_lacking
        lacking = 0
        proofs: list[Flag] = []
        for each in self._ask.themes:
            grammar = self._grammars[each.theme]
            flags = tuple(grammar.rule(study))
            meant = [flag for flag in flags if is_meant(flag, each)]
            lacking += grammar.lacks(each.theme, flags, meant)
            proofs += meant
        if self._ask.needed:
            named = acting(study, proofs).union(*map(named_by, proofs))
            lacking += min(MISSING, len(self._ask.needed - named))
        return lacking
