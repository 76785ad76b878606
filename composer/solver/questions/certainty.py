# SPDX-License-Identifier: GPL-3.0-or-later
"""What solves is weighed: is there a game that leads there, and how many solutions are there?

A solution counts if nothing disproves the position that it begins from; it is certain only with
a game that leads there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from composer.problem.move import Move
from composer.problem.position import Position
from composer.retro.judge import Effort, history
from composer.retro.legality.judging import Legality
from composer.retro.questions.reached import is_reached
from composer.retro.unmoves.unmove import NOTHING_KNOWN, Unmoved
from composer.said.sentence import InWords, Sentence, said
from composer.solver.judging import Judgement
from composer.solver.lines import Line
from composer.solver.lineverdict import solutions_words
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions.answer import Answered, Asked
from composer.solver.solution import Verdict

MOST_SOLVING: Final = 200
"""How many that solve are weighed."""
BACK: Final = Effort(game=0)
"""What is disproved, and no more."""
_MOST_SHOWN: Final = 12  # of which a game is looked for


@dataclass(frozen=True, slots=True)
class Solving:
    """What solves, with the position that it begins from.

    Attributes:
        told: how it is told.
        judged: what is played from there.
        first: that position.
        unmoved: squares of men that have not moved until then.
    """

    told: PastAnswer
    judged: Judgement
    first: Position
    unmoved: Unmoved = NOTHING_KNOWN

    @property
    def number(self) -> int:
        """How many solutions there are from there."""
        return len(self.judged.lines) or len(self.judged.keys)


def played(judged: Judgement) -> tuple[tuple[Move, ...], tuple[Line, ...]]:
    """Return the keys, or where lines are played the lines."""
    return (() if judged.lines else judged.keys), judged.lines


def is_disproved(asked: Asked, position: Position, unmoved: Unmoved = NOTHING_KNOWN) -> bool:
    """Return whether it is proved that no game leads to a position."""
    judged = history(position, unmoved, BACK, asked.token).judged
    return judged.legality is Legality.ILLEGAL


def weighed(asked: Asked, solving: Sequence[Solving], finished: bool, none: Sentence) -> Answered:
    """Return the verdict on all that solves.

    Args:
        asked: the question.
        solving: what solves, whether a game leads there or not.
        finished: whether that is all.
        none: what is said where nothing is left.
    """
    left = [
        each for each in solving[:MOST_SOLVING] if not is_disproved(asked, each.first, each.unmoved)
    ]
    finished = finished and len(solving) <= MOST_SOLVING and not asked.token.cancelled
    told = tuple(each.told for each in left)
    keys = tuple(dict.fromkeys(key for each in left for key in each.judged.keys))
    if not left:
        if finished:
            return Answered(Verdict.NO_SOLUTION, none)
        return Answered(Verdict.UNDECIDED, said("Not finished: no solution so far"))
    meant = _meant(asked)
    shown: list[Solving] = []
    for each in left[:_MOST_SHOWN]:
        if is_reached(each.first, each.unmoved, asked.game, asked.token):
            shown.append(each)
        if meant and sum(one.number for one in shown) > meant:
            break
    short = next((one for one in shown if one.judged.verdict is Verdict.SHORT), None)
    if short is not None:
        finding = said("Short: {moves}", moves=short.told.sentence)
        return Answered(Verdict.SHORT, finding, told, keys)
    verdict, finding = _counted(left, shown, meant, finished and not asked.token.cancelled)
    return Answered(verdict, finding, told, keys)


def _meant(asked: Asked) -> int:
    """Return how many solutions are meant; 0 where help play does not say it."""
    if asked.intended.stated:
        return asked.intended.count
    return 0 if asked.forward is not None and asked.forward.has_lines else 1


def _counted(
    left: Sequence[Solving], shown: Sequence[Solving], meant: int, finished: bool
) -> tuple[Verdict, Sentence]:
    number, certain = sum(one.number for one in left), sum(one.number for one in shown)
    if meant and certain > meant:
        if finished and len(shown) == len(left):
            return Verdict.COOKED, said("Cooked: {number} solutions", number=InWords(number))
        if meant == 1:
            return Verdict.COOKED, said("Cooked: at least two solutions")
        return Verdict.COOKED, said(
            "Cooked: at least {solutions}, {number} intended",
            solutions=solutions_words(certain),
            number=InWords(meant),
        )
    if not finished:
        finding = said("Not finished: {number} solutions so far", number=InWords(number))
        return Verdict.UNDECIDED, finding
    if len(shown) == len(left):
        return _all_shown(left, number, meant)
    if number == 1:
        return Verdict.UNDECIDED, said(
            "Not decided: {moves}; no game that leads there was found", moves=left[0].told.sentence
        )
    told = (
        said(
            "Not decided: {number} solutions, and games do not show two of them",
            number=InWords(number),
        )
        if meant == 1
        else said(
            "Not decided: {number} solutions, and games do not show all of them",
            number=InWords(number),
        )
    )
    return Verdict.UNDECIDED, told


def _all_shown(left: Sequence[Solving], number: int, meant: int) -> tuple[Verdict, Sentence]:
    if meant > number:
        return Verdict.FEW, said(
            "Too few: {solutions}, {number} intended",
            solutions=solutions_words(number),
            number=InWords(meant),
        )
    if number == 1:
        return Verdict.SOUND, said("Sound: {moves}", moves=left[0].told.sentence)
    told = solutions_words(number)
    if meant:
        return Verdict.SOUND, said("Sound: {solutions}", solutions=told)
    return Verdict.SOUND, said("Sound if all are intended: {solutions}", solutions=told)
