# SPDX-License-Identifier: GPL-3.0-or-later
"""A climb to a helpmate: men placed until the solutions are just those that show the theme.

A position costs what its solutions lack of the theme, and what there is too much or too little of
them. Of many solutions those are taken as meant that lack least (`composer.analysis.help.grammar`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import ClassVar, Final

from composer.analysis.help.grammar import (
    DEAR,
    HELP_GRAMMARS,
    MISSING,
    SolutionRoles,
    solution_roles,
)
from composer.composing.ask import Ask
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
from composer.solver.solution import Verdict

MOST_LINES: Final = 14
"""Solutions that are looked for; of more nothing is known but that they are too many."""

DEARER: Final = 20
"""How many times as long a position takes as one of a two-mover, nearly; in three moves more."""

_MOST_NODES: Final = 400_000
_FEW: Final = 4  # solutions of which dear grammars are asked
_MOST_PAIRS: Final = 40

_TOO_FEW = 18.0
_NOTHING: Final = LACKING * MISSING + 3 * _TOO_FEW
"""What a position without any solution costs."""


class HelpClimb(PlacingClimb):
    """A climb to a helpmate."""

    BARREN: ClassVar[float] = _NOTHING

    def __init__(self, ask: Ask, judge: Judge, seed: int) -> None:
        super().__init__(ask, seed)
        self._judge = judge

    def _weigh(self, positions: Sequence[Position]) -> list[Weighed]:
        judged = self._judge.judge(positions, _MOST_NODES)
        return [
            weigh(self._ask, position, judgement)
            for position, judgement in zip(positions, judged, strict=True)
        ]


def weigh(ask: Ask, position: Position, judgement: Judgement) -> Weighed:
    """Return what a judged position costs."""
    if judgement.verdict is Verdict.INVALID:
        return IMPOSSIBLE
    meant, men = ask.solutions, MAN * len(position)
    full = [solution_roles(line.moves) for line in judgement.lines if len(line) == ask.halfmoves]
    short = len(judgement.lines) - len(full)
    if not full:
        cause = "cooked" if short else "refuted"
        return Weighed(_NOTHING + men + (SHORT if short else 0), False, cause)
    lacking = min(_lacking(ask, position, few) for few in _few(full, meant))
    cost = LACKING * lacking + men + (SHORT if short else 0)
    cost += COOK * max(0, len(full) - meant) + _TOO_FEW * max(0, meant - len(full))
    if not judgement.complete:
        cost += COOK * MOST_LINES
    is_whole = lacking == 0 and judgement.verdict is Verdict.SOUND
    if is_whole:
        return Weighed(men, True, "whole")
    if len(full) > meant or short or not judgement.complete:
        return Weighed(cost, False, "cooked")
    return Weighed(cost, False, "refuted" if len(full) < meant else "other_play")


def _few(solutions: Sequence[SolutionRoles], meant: int) -> Iterator[tuple[SolutionRoles, ...]]:
    """Yield the choices of solutions that may be those that are meant."""
    if len(solutions) <= meant:
        yield tuple(solutions)
        return
    yield from islice(combinations(solutions, meant), _MOST_PAIRS)


def _lacking(ask: Ask, position: Position, solutions: Sequence[SolutionRoles]) -> int:
    """Return what solutions lack of the themes; and of the core's men in them."""
    lacking = 0
    for each in ask.themes:
        if each.theme in DEAR and len(solutions) > _FEW:
            lacking += 2
        else:
            lacking += HELP_GRAMMARS[each.theme](position, solutions)
    if ask.needed:
        acting = frozenset().union(*(solution.men for solution in solutions))
        lacking += min(MISSING, len(ask.needed - acting))
    return lacking
