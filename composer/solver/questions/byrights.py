# SPDX-License-Identifier: GPL-3.0-or-later
"""What solves a diagram with the rights that it has, and what of these nobody has decided.

The rule is that of every solution: `played_position` says what is proved, `dependent` what matters
and is open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from composer.problem.conventions import Convention
from composer.problem.position import Position
from composer.retro.rightsbygames import Decisions
from composer.said.sentence import NOTHING, Sentence
from composer.solver.judging import Judgement
from composer.solver.phases import Phase
from composer.solver.questions.answer import Asked
from composer.solver.rights.openrights import dependent, depending, open_rights
from composer.solver.rights.played import played_position
from composer.solver.solution import Solution


@dataclass(frozen=True, slots=True)
class ByRights:
    """What is played from a diagram.

    Attributes:
        judged: what solves by convention.
        depends: what is found where rights that nobody has decided make another answer; empty
            where none do.
    """

    judged: Judgement
    depends: Sentence = NOTHING


def judged_by_rights(
    asked: Asked, position: Position, told: Callable[[Judgement], Sentence]
) -> ByRights:
    """Return what solves a position by what is asked of it.

    Args:
        asked: the question.
        position: the diagram, or the same with the other side to move.
        told: says what is found of it.
    """
    assert asked.forward is not None
    played = played_position(position, asked.forward, token=asked.token)
    if played.alone is None or not played.parts[0].is_plain:
        (judged,) = asked.judging(asked.forward, [position])
        return ByRights(judged)
    as_given = replace(asked.forward, convention=Convention.AS_GIVEN)

    def judge(at: Position) -> tuple[Judgement, Solution]:
        assert asked.forward is not None
        (judged,) = asked.judging(as_given, [at])
        keys = tuple(Phase(key) for key in judged.keys)
        finding, lines = told(judged), judged.lines
        return judged, Solution(at, asked.forward, judged.verdict, finding, keys=keys, lines=lines)

    judged, usual = judge(played.alone)
    rights = open_rights(played)
    others = tuple(dependent(usual, rights, lambda at: judge(at)[1], asked.token, Decisions()))
    return ByRights(judged, depending(usual, usual, others).finding if others else NOTHING)
