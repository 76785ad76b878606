# SPDX-License-Identifier: GPL-3.0-or-later
"""Men added, keys counted and who plays, against brute force; no game is asked for."""

from __future__ import annotations

import pytest
from cases import every
from oracle.retro.retractors import mates_at_once

from composer.problem.edits import put, set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Kind, Man
from composer.problem.position import Position
from composer.problem.questionturn import in_check
from composer.problem.squares import rank_of
from composer.problem.stipulation import forward_of, parse_task
from composer.solver.options import Token
from composer.solver.questions import adding, counting, weighing, whosolves
from composer.solver.questions.answer import Answered, Asked
from composer.solver.session import Session
from composer.solver.solution import Verdict

DIAGRAMS = (
    "7k/5K2/8/8/8/8/8/8 w - - 0 1",
    "8/8/8/4K3/3N1N2/4k3/3R1R2/4b3 w - - 0 1",
    "k7/2K5/8/8/8/8/6p1/5R2 w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/R3r1K1 b - - 0 1",
    "8/8/8/8/5q2/6k1/8/R5K1 b - - 0 1",
)


def asked(text: str, question: str, session: Session) -> Asked:
    past = parse_task(question).question
    assert past is not None
    token = Token()
    return Asked(parse_fen(text), past, forward_of(past), session.judging_after(token), token, 1)


def mates(position: Position) -> set[str]:
    if in_check(position, position.turn.other):
        return set()
    return set(mates_at_once(position))


@every("text", DIAGRAMS)
def test_men_added(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "is_disproved", lambda *_: False)
    monkeypatch.setattr(weighing, "is_reached", lambda *_: True)
    monkeypatch.setattr(weighing, "MOST_SOLVING", 10_000)
    session, diagram = Session(1, 1), parse_fen(text)
    found = adding.answer(asked(text, "Add a man, then #1", session))
    expected = set()
    for colour in SIDES:
        for kind in (Kind.PAWN, Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN):
            for square in range(64):
                on_edge = kind is Kind.PAWN and rank_of(square) in (0, 7)
                if diagram[square] is None and not on_edge:
                    man = Man.of(colour, kind)
                    for mate in mates(put(diagram, square, man)):
                        expected.add(((man, square), mate))
    told = {(each.added[0], key.uci) for each in found.answers for key in each.keys}
    assert told == expected
    session.close()


@every("text", DIAGRAMS)
def test_keys_are_counted(text: str) -> None:
    session = Session(1, 1)
    number = len(mates(parse_fen(text)))
    for said_to_be in (1, 2, 6, 7):
        found = counting.answer(asked(text, f"{said_to_be}x #1", session))
        assert len(found.keys) == number
        if number:
            assert found.verdict is _as_counted(number, said_to_be)
        else:
            assert found.verdict is Verdict.NO_SOLUTION
    session.close()


def _as_counted(number: int, said_to_be: int) -> Verdict:
    if number == said_to_be:
        return Verdict.SOUND
    return Verdict.COOKED if number > said_to_be else Verdict.FEW


@every("text", DIAGRAMS)
def test_who_plays(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whosolves, "is_disproved", lambda *_: False)
    session = Session(1, 1)
    found: Answered = whosolves.answer(asked(text, "Who plays #1?", session))
    able = [number for side in SIDES if (number := len(mates(set_turn(parse_fen(text), side))))]
    expected = Verdict.NO_SOLUTION if not able else Verdict.COOKED
    assert found.verdict is (Verdict.SOUND if able == [1] else expected)
    session.close()
