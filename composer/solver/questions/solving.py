# SPDX-License-Identifier: GPL-3.0-or-later
"""Solves questions about the past: one table of what is asked and what answers it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from composer.problem.attacks import all_orthodox
from composer.problem.intended import UNSTATED, Intended
from composer.problem.position import Position
from composer.problem.questiontext import Asks
from composer.problem.questionturn import asked_position, in_check
from composer.problem.stipulation import Stipulation, forward_of
from composer.retro.compiled import NOT_BUILT, compiled_module
from composer.retro.questions.reached import MOST_POSITIONS
from composer.retro.unmoves.finding import NotJudged, why_not_judged
from composer.rules.state import NO_STATE
from composer.said.sentence import Sentence, said, sentence_of
from composer.solver.judging import INVALID, UNDECIDED, Judgement
from composer.solver.options import Token, UnsupportedStipulation
from composer.solver.questions import (
    castlingrights,
    clusters,
    colours,
    keycounts,
    lastmoves,
    missingmen,
    release,
    retractors,
    shortestgame,
    whomoves,
    whosolves,
)
from composer.solver.questions.answer import Answered, Answering, Asked, Judging
from composer.solver.solution import Solution, Stage, Verdict
from composer.solver.stages import KERNEL

_ORTHODOX_ONLY: Final = said("only diagrams of orthodox chess are judged")


def _why_not_men(position: Position) -> Sentence | None:
    """Return why nothing can be said of a diagram that may still lack men, or their colours."""
    if position.state != NO_STATE or not all_orthodox(position.board):
        return _ORTHODOX_ONLY
    return NOT_BUILT if compiled_module("unmoves") is None else None


def _never(_position: Position) -> None:
    """Return that something can be said of every diagram: what is asked is played only."""


@dataclass(frozen=True, slots=True)
class _Way:
    """What answers a kind of question.

    Attributes:
        answer: does.
        why_not: says why of a diagram nothing can be said here; None where something can.
        as_it_stands: whether it has to be one that can be played on as it is set.
    """

    answer: Answering
    why_not: Callable[[Position], Sentence | None] = why_not_judged
    as_it_stands: bool = True


_WAYS: Final[Mapping[Asks, _Way]] = MappingProxyType(
    {
        Asks.LAST_MOVES: _Way(lastmoves.answer),
        Asks.WHO_MOVES: _Way(whomoves.answer),
        Asks.CASTLING: _Way(castlingrights.answer),
        Asks.RETRACTION: _Way(retractors.answer),
        Asks.ADDITION: _Way(missingmen.answer, _why_not_men, as_it_stands=False),
        Asks.CLUSTER: _Way(clusters.answer, as_it_stands=False),
        Asks.COLOURING: _Way(colours.answer, _why_not_men, as_it_stands=False),
        Asks.RELEASE: _Way(release.answer),
        Asks.SHORTEST_GAME: _Way(shortestgame.answer),
        Asks.KEYS: _Way(keycounts.answer, _never),
        Asks.WHO_SOLVES: _Way(whosolves.answer, _never, as_it_stands=False),
    }
)


def require_asked(position: Position, stipulation: Stipulation) -> None:
    """Refuse a question about a diagram of whose past nothing can be said.

    Raises:
        UnsupportedStipulation: there are fairy men or not one king a side; the sentence says it.
    """
    question = stipulation.question
    assert question is not None
    wrong = _ORTHODOX_ONLY if stipulation.is_fairy else None
    if wrong is None:
        wrong = _WAYS[question.asks].why_not(position)
    if wrong is not None:
        raise UnsupportedStipulation(wrong)


def stands_as_set(stipulation: Stipulation) -> bool:
    """Return whether a question is asked of a diagram only as it can be played on."""
    question = stipulation.question
    return question is None or _WAYS[question.asks].as_it_stands


def answered(
    position: Position,
    stipulation: Stipulation,
    judging: Judging,
    token: Token,
    intended: Intended = UNSTATED,
) -> Solution:
    """Return the answer to a question about the past of a diagram.

    Args:
        position: the diagram, with the side to move that the question leaves it.
        stipulation: the question.
        judging: judges what is played after moves were taken back.
        token: stops the work; the answer is then not complete.
        intended: how many solutions are meant.

    Raises:
        UnsupportedStipulation: of this diagram nothing can be said.
    """
    started = time.perf_counter()
    found = _answered(position, stipulation, judging, token, MOST_POSITIONS, intended)
    return Solution(
        position,
        stipulation,
        found.verdict,
        found.finding,
        stage=Stage.TRIES,
        complete=not token.cancelled,
        seconds=time.perf_counter() - started,
        solver=KERNEL,
        answers=found.answers,
    )


@dataclass(frozen=True, slots=True)
class QuestionJudge:
    """Judges many diagrams by what answers the same question, each with less work.

    Attributes:
        stipulation: the question.
        judging: judges what is played after moves were taken back.
        token: stops the work.
        halted: whether this judge alone is to come back.
    """

    stipulation: Stipulation
    judging: Judging
    token: Token
    halted: Token

    def judge(self, positions: Iterable[Position], most_nodes: int = 0) -> list[Judgement]:
        """Judge positions in order; what is stopped meanwhile stays undecided."""
        game = min(MOST_POSITIONS, most_nodes or MOST_POSITIONS)
        return [self._judged(position, game) for position in positions]

    def halt(self) -> None:
        """Come back soon."""
        self.halted.cancel()

    def _judged(self, position: Position, game: int) -> Judgement:
        if self.token.cancelled or self.halted.cancelled:
            return UNDECIDED
        asked = asked_position(position, self.stipulation)
        if stands_as_set(self.stipulation) and in_check(asked, asked.turn.other):
            return INVALID
        try:
            found = _answered(asked, self.stipulation, self.judging, self.token, game)
        except UnsupportedStipulation:
            return UNDECIDED
        is_open = found.verdict is Verdict.UNDECIDED
        spent = game >= MOST_POSITIONS and not self.token.cancelled  # more work tells no more
        return Judgement(found.verdict, complete=spent or not is_open, finding=found.finding)


def _answered(
    position: Position,
    stipulation: Stipulation,
    judging: Judging,
    token: Token,
    game: int,
    intended: Intended = UNSTATED,
) -> Answered:
    question = stipulation.question
    assert question is not None
    require_asked(position, stipulation)
    forward = forward_of(question)
    asked = Asked(position, question, forward, judging, token, game, intended)
    try:
        return _WAYS[question.asks].answer(asked)
    except NotJudged as error:
        raise UnsupportedStipulation(sentence_of(error)) from error
