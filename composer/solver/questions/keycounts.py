# SPDX-License-Identifier: GPL-3.0-or-later
"""`12x #1`, `#1 How many?`: how many first moves solve."""

from __future__ import annotations

from dataclasses import replace

from composer.said.sentence import InWords, Sentence, counted, said
from composer.solver.judging import Judgement
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.questions.byrights import judged_by_rights
from composer.solver.questions.mateinone import (
    OtherMoves,
    depending_on_turn,
    may_be_other,
    other_moves,
    verdict_of_other,
)
from composer.solver.solution import Verdict


def answer(asked: Asked) -> Answered:
    """Return the first moves that solve, and whether they are as many as is said."""
    assert asked.forward is not None
    other = other_moves(asked.position, asked.forward, asked.token)
    if other is not None:
        return _answers_of_other(asked, other)
    by_rights = judged_by_rights(
        asked, asked.position, lambda judged: _counted(asked, judged).finding
    )
    found = _counted(asked, by_rights.judged)
    if found.verdict is not Verdict.UNDECIDED and by_rights.depends:
        found = replace(found, verdict=Verdict.DEPENDS, finding=by_rights.depends)
    either = may_be_other(asked.position, asked.forward, asked.token)
    if found.verdict is Verdict.UNDECIDED or either is None:
        return found
    finding = depending_on_turn(asked.position.turn, found.finding, either)
    return replace(found, verdict=Verdict.DEPENDS, finding=finding)


def _counted(asked: Asked, judged: Judgement) -> Answered:
    """Return the answer by what solves with certain rights."""
    told = tuple(PastAnswer(keys=(key,)) for key in judged.keys)
    number, said_to_be = len(judged.keys), asked.question.number
    if said_to_be and number > said_to_be:
        return Answered(
            Verdict.COOKED,
            _differs(number, said_to_be),
            told,
            judged.keys,
        )
    if not judged.complete:
        finding = said("Not finished: {keys} so far", keys=_keys(number))
        return Answered(Verdict.UNDECIDED, finding, told, judged.keys)
    if judged.verdict is Verdict.SHORT:
        finding = said("Short: solved in fewer moves than asked")
        return Answered(Verdict.SHORT, finding, told, judged.keys)
    if not number:
        finding = said("No solution: no first move solves")
        return Answered(Verdict.NO_SOLUTION, finding)
    if number < said_to_be:
        return Answered(
            Verdict.FEW,
            _differs(number, said_to_be),
            told,
            judged.keys,
        )
    return Answered(Verdict.SOUND, said("Sound: {keys}", keys=_keys(number)), told, judged.keys)


def _answers_of_other(asked: Asked, other: OtherMoves) -> Answered:
    """Return how many mates there are where the other side has the move."""
    number, said_to_be = other.number, asked.question.number
    verdict, finding = Verdict.SOUND, said("Sound: {keys}", keys=_keys(number))
    if not (other.mates or other.is_answered):
        verdict, finding = verdict_of_other(other)
    elif said_to_be and number != said_to_be:
        verdict = Verdict.COOKED if number > said_to_be else Verdict.FEW
        finding = _differs(number, said_to_be)
    return Answered(verdict, finding, other.told, other.mates)


def _differs(number: int, said_to_be: int) -> Sentence:
    keys, asked_for = _keys(number), InWords(said_to_be)
    if number > said_to_be:
        return said("Cooked: {keys}, {number} are asked for", keys=keys, number=asked_for)
    return said("Too few: {keys}, {number} are asked for", keys=keys, number=asked_for)


def _keys(number: int) -> Sentence:
    if not number:
        return said("no key")
    return counted(number, "one key", "{number} keys", number=InWords(number))
