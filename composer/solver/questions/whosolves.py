# SPDX-License-Identifier: GPL-3.0-or-later
"""`Who plays #4?`: sound where just one side, having the move, can do what is asked, in one way.

A side that is proved not to have the move cannot play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from composer.problem.edits import set_turn
from composer.problem.men import SIDES, Colour
from composer.problem.named import side_name
from composer.problem.questionturn import in_check
from composer.retro.unmoves.finding import why_not_judged
from composer.said.sentence import Notation, Sentence, joined, said
from composer.solver.judging import Judgement
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.questions.byrights import judged_by_rights
from composer.solver.questions.certainty import is_disproved
from composer.solver.solution import Verdict


def answer(asked: Asked) -> Answered:
    """Return which side can do what is asked if it has the move."""
    assert asked.forward is not None
    able = []
    depends = []
    for side in _with_the_move(asked):
        position = set_turn(asked.position, side)
        found = judged_by_rights(asked, position, partial(_told, side))
        if found.depends:
            depends.append(found.depends)
        if found.judged.keys or not found.judged.complete:
            able.append((side, found.judged))
    answered = _weighed(able)
    if depends and answered.verdict is not Verdict.UNDECIDED:
        finding = said("{reason}", reason=joined(depends, "; "))
        return replace(answered, verdict=Verdict.DEPENDS, finding=finding)
    return answered


def _weighed(able: Sequence[tuple[Colour, Judgement]]) -> Answered:
    """Return the answer by the sides that can do it, or of which that is open."""
    if any(not judged.complete and len(judged.keys) < 2 for _, judged in able):
        return Answered(Verdict.UNDECIDED, said("Not finished: no solution so far"))
    told = [PastAnswer(keys=judged.keys, reason=_told(side, judged)) for side, judged in able]
    keys = tuple(dict.fromkeys(key for _, judged in able for key in judged.keys))
    if not able:
        return Answered(Verdict.NO_SOLUTION, said("No solution: neither side can do it"))
    if len(able) > 1:
        return Answered(Verdict.COOKED, said("Cooked: either side can do it"), tuple(told), keys)
    ((_, judged),) = able
    if judged.verdict is Verdict.SHORT:
        finding = said("Short: solved in fewer moves than asked")
        return Answered(Verdict.SHORT, finding, tuple(told), keys)
    if len(judged.keys) > 1:
        finding = said("Cooked: {keys}", keys=told[0].reason)
        return Answered(Verdict.COOKED, finding, tuple(told), keys)
    return Answered(Verdict.SOUND, said("Sound: {keys}", keys=told[0].reason), tuple(told), keys)


def _told(side: Colour, judged: Judgement) -> Sentence:
    """Return what a side plays."""
    if not judged.keys:
        return said("no key")
    return said(
        "{side} plays: {keys}",
        side=side_name(side),
        keys=joined((Notation(f"1.{key.san}") for key in judged.keys), ", "),
    )


def _with_the_move(asked: Asked) -> Sequence[Colour]:
    """Return the sides that may have the move: the other one alone where one cannot have it."""
    able = [side for side in SIDES if not in_check(set_turn(asked.position, side), side.other)]
    left = [
        side
        for side in able
        if why_not_judged(position := set_turn(asked.position, side)) is not None
        or not is_disproved(asked, position)
    ]
    return left or able
