# SPDX-License-Identifier: GPL-3.0-or-later
"""`Add a white queen and then #1`, `Add a man on d1, then -1w & #1`: a man that is missing.

A man added counts if what is asked then has an answer, and a game leads to it all. Whatever is
not said of the man, what it is, whose and where, is to be found.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from composer.problem.edits import put
from composer.problem.men import SIDES, Kind, Man
from composer.problem.position import Position, possible_castling
from composer.problem.questiontext import Addition
from composer.problem.questionturn import asked_position, in_check
from composer.problem.squares import Square, rank_of
from composer.problem.stipulation import forward_of
from composer.retro.unmoves.finding import why_not_judged
from composer.said.sentence import InWords, said
from composer.solver.pastanswer import PastAnswer
from composer.solver.questions import retractors
from composer.solver.questions.answer import Answered, Asked
from composer.solver.questions.certainty import Solving, played, weighed
from composer.solver.solution import Verdict

_KINDS: Final = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN)
_MOST_OF_A_SIDE: Final = 16


def answer(asked: Asked) -> Answered:
    """Return which men, and where, let what is asked then be solved."""
    assert asked.forward is not None
    added = list(_added(asked))
    if asked.forward.question is not None:
        return _then_asked(asked, added)
    judged = asked.judging(asked.forward, [position for _, position in added])
    solving = [
        Solving(PastAnswer((), *played(each), added=(at,)), each, position)
        for (at, position), each in zip(added, judged, strict=True)
        if each.keys
    ]
    finished = all(each.complete or each.verdict is Verdict.INVALID for each in judged)
    return weighed(asked, solving, finished, said("No solution: no man that is added solves"))


def _then_asked(asked: Asked, added: list[tuple[tuple[Man, Square], Position]]) -> Answered:
    """Return the answer where a question stands behind the addition."""
    assert asked.forward is not None
    then = asked.forward
    question = then.question
    assert question is not None
    told: list[PastAnswer] = []
    cooked = still_open = False
    for at, position in added:
        if asked.token.cancelled:
            still_open = True
            break
        first = asked_position(position, then)
        if in_check(first, first.turn.other):
            continue
        forward = forward_of(question)
        found = retractors.answer(
            replace(asked, position=first, question=question, forward=forward)
        )
        if found.verdict is Verdict.NO_SOLUTION:
            continue
        still_open = still_open or found.verdict is Verdict.UNDECIDED
        cooked = cooked or found.verdict is Verdict.COOKED
        told += [replace(each, added=(at,)) for each in found.answers]
    return _verdict(tuple(told), cooked, still_open)


def _verdict(told: tuple[PastAnswer, ...], cooked: bool, still_open: bool) -> Answered:
    keys = tuple(dict.fromkeys(key for each in told for key in each.keys))
    if cooked:
        return Answered(Verdict.COOKED, said("Cooked: at least two solutions"), told, keys)
    if still_open:
        finding = said(
            "Not decided: {number} solutions, and games do not show two of them",
            number=InWords(len(told)),
        )
        if len(told) == 1:
            finding = said(
                "Not decided: {moves}; no game that leads there was found", moves=told[0].sentence
            )
        return Answered(Verdict.UNDECIDED, finding, told, keys)
    if not told:
        finding = said("No solution: no man that is added solves")
        return Answered(Verdict.NO_SOLUTION, finding)
    if len(told) > 1:
        finding = said("Cooked: {number} solutions", number=InWords(len(told)))
        return Answered(Verdict.COOKED, finding, told, keys)
    return Answered(Verdict.SOUND, said("Sound: {moves}", moves=told[0].sentence), told, keys)


def _added(asked: Asked) -> Iterator[tuple[tuple[Man, Square], Position]]:
    """Yield every man that may be added, with the diagram that it makes."""
    diagram, addition = asked.position, asked.question.addition
    assert addition is not None
    had = possible_castling(diagram.board)
    for man, square in _men(diagram, addition):
        position = put(diagram, square, man)
        gained = possible_castling(position.board) - had
        position = replace(position, castling=diagram.castling | gained)
        if why_not_judged(position) is None and not _is_en_prise(asked, position):
            yield (man, square), position


def _is_en_prise(asked: Asked, position: Position) -> bool:
    """Return whether a king could be captured; with a question behind it that settles the turn."""
    assert asked.forward is not None
    return asked.forward.question is None and in_check(position, position.turn.other)


def _men(diagram: Position, addition: Addition) -> Iterator[tuple[Man, Square]]:
    kinds = _KINDS if addition.kind is None else (addition.kind,)
    sides = SIDES if addition.colour is None else (addition.colour,)
    squares = range(64) if addition.square is None else (addition.square,)
    for colour in sides:
        if diagram.count(colour) >= _MOST_OF_A_SIDE:
            continue
        for kind in kinds:
            for square in squares:
                on_edge = kind is Kind.PAWN and rank_of(square) in (0, 7)
                if diagram[square] is None and not on_edge:
                    yield Man.of(colour, kind), square
