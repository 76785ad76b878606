# SPDX-License-Identifier: GPL-3.0-or-later
"""What a question about the past comes to, and what answers it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from composer.problem.intended import UNSTATED, Intended
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.questiontext import WrittenQuestion
from composer.problem.stipulation import Stipulation
from composer.said.sentence import Sentence
from composer.solver.judging import Judgement
from composer.solver.options import Token
from composer.solver.pastanswer import PastAnswer
from composer.solver.solution import Verdict

Judging = Callable[[Stipulation, list[Position]], list[Judgement]]
"""Judges positions by what is played there after moves were taken back."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with all that is needed to answer it.

    Attributes:
        position: the diagram, with the side to move.
        question: what is asked.
        forward: what is played after moves were taken back; None of other questions.
        judging: judges what is played then.
        token: stops the work.
        game: how many positions to look at for each game.
        intended: how many solutions are meant.
    """

    position: Position
    question: WrittenQuestion
    forward: Stipulation | None
    judging: Judging
    token: Token
    game: int
    intended: Intended = UNSTATED


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to a question.

    Attributes:
        verdict: sound if there is one answer, and it is certain; cooked if there are several.
        finding: the same in one sentence.
        answers: what answers the question, or may answer it, each by itself.
        keys: what is played first after moves were taken back.
    """

    verdict: Verdict
    finding: Sentence
    answers: tuple[PastAnswer, ...] = ()
    keys: tuple[Move, ...] = ()


Answering = Callable[[Asked], Answered]
"""Answers one kind of question."""
