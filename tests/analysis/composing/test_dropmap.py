# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import replace

import pytest
from analysis.composing.naive import TWENTY, verdict_and_keys
from thorough import many

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import Drop, DropAnswer, drop_map, man_map
from composer.analysis.composing.wording import drop_sentence
from composer.analysis.report import analyse
from composer.problem.defects import has_kings
from composer.problem.edits import move, put, remove
from composer.problem.fen import fen, parse_fen
from composer.problem.men import ORTHODOX_MEN, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square, distance, parse_square
from composer.problem.stipulation import parse_stipulation
from composer.retro import rightsbygames
from composer.retro.compiled import compiled_module
from composer.retro.rights.values import Claim
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
LONG = "r3r2k/b4pp1/2R5/6N1/3nN3/8/1K2n1R1/3Q4 w - - 0 1"
PASSING = "B6B/3R4/3b4/1nN1pP2/p2k4/1P5K/8/2Q5 w - - 0 1"  # fxe6 e.p. would mate too
E3 = parse_square("e3")
Made = Callable[..., Baseline]


def _last(answers: Iterable[DropAnswer]) -> dict[Square, DropAnswer]:
    return {answer.square: answer for answer in answers}


def _check(answer: DropAnswer, position: Position) -> None:
    if not has_kings(position):  # nobody takes a king off the board to compose
        assert answer.drop is Drop.ILLEGAL
        return
    verdict, keys = verdict_and_keys(position)
    assert answer.verdict is verdict
    assert {key.uci for key in answer.keys} == keys
    assert answer.final
    if answer.drop is not Drop.ILLEGAL:
        assert answer.drop is Drop.SAME or answer.drop.value == verdict.value


@pytest.mark.parametrize("text", TWENTY)
def test_every_square_is_as_the_reference_solver_finds_it(
    text: str, baseline_of: Made, session: Session
) -> None:
    """A lifted man, and a new one from the tray, on all squares."""
    position = parse_fen(text)
    baseline = baseline_of(text)
    origin, man = next((s, m) for s, m in position if m.letter not in "Kk")
    answers = _last(drop_map(baseline, man, origin, session=session))
    assert len(answers) == 64
    for square in SQUARES:
        _check(answers[square], position if square == origin else move(position, origin, square))
    added = _last(drop_map(baseline, Man.BLACK_PAWN, session=session))
    for square in SQUARES[:: many(7, 5, 1)]:
        _check(added[square], put(position, square, Man.BLACK_PAWN))


def test_the_twelve_men_on_one_square(baseline_of: Made, session: Session) -> None:
    answers = list(man_map(baseline_of(STAR), E3, session=session))
    found = {answer.man: answer for answer in answers}
    assert set(found) == set(ORTHODOX_MEN)
    assert [answer.man for answer in answers[:6]] == [m for m in ORTHODOX_MEN if m.letter.isupper()]
    for man, answer in found.items():
        _check(answer, put(parse_fen(STAR), E3, man))
    assert found[Man.WHITE_QUEEN].edit is None
    assert found[Man.WHITE_QUEEN].drop is Drop.SAME
    assert "White has 2 kings" in str(drop_sentence(found[Man.WHITE_KING]))


def test_first_all_verdicts_near_the_hand_first_then_what_is_the_same(
    baseline_of: Made, session: Session
) -> None:
    baseline = baseline_of(STAR)
    answers = list(drop_map(baseline, Man.WHITE_QUEEN, E3, session=session))
    squares = [answer.square for answer in answers[:64]]
    assert sorted(squares) == list(SQUARES)
    away = [distance(square, E3) for square in squares]
    assert away == sorted(away)
    assert not any(answer.comparison for answer in answers[:64])
    sound = {answer.square for answer in answers[:64] if answer.verdict is Verdict.SOUND}
    assert {answer.square for answer in answers[64:]} == sound
    assert all(answer.comparison and answer.final for answer in answers[64:])
    last = _last(answers)
    home = last[E3]
    assert home.edit is None
    assert home.drop is Drop.SAME
    assert str(drop_sentence(home)) == "sound: 1.Qe4! same key and themes"


def test_the_same_key_is_the_same_man_to_the_same_square(
    baseline_of: Made, session: Session
) -> None:
    baseline = baseline_of(STAR)
    for answer in _last(drop_map(baseline, Man.WHITE_QUEEN, E3, session=session)).values():
        if answer.comparison is not None:
            (key,) = answer.keys
            same = key.man.kind is Kind.QUEEN and key.target == parse_square("e4")
            assert answer.same_key == answer.comparison.same_key == same


def test_each_answer_says_what_it_is_in_a_line(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(STAR)
    said = {
        answer.drop: str(drop_sentence(answer))
        for answer in _last(drop_map(baseline, Man.WHITE_QUEEN, E3, session=session)).values()
    }
    assert said[Drop.NO_SOLUTION] == "no solution"
    assert said[Drop.ILLEGAL].startswith("illegal: Black's king can be captured")
    assert said[Drop.COOKED].split(" keys: 1.")[0] in ("two", "three", "four", "five")
    assert said[Drop.SOUND].startswith("sound: 1.")


def test_what_no_game_leads_to_is_illegal_with_its_reason(
    baseline_of: Made, session: Session
) -> None:
    text = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/PPP5/8 w - - 0 1"
    answers = _last(drop_map(baseline_of(text), Man.WHITE_PAWN, session=session))
    ninth = answers[parse_square("h3")]
    assert ninth.drop is Drop.ILLEGAL
    assert "White has 9 pawns" in str(drop_sentence(ninth))
    assert ninth.verdict is not Verdict.INVALID


def test_what_makes_the_diagram_impossible_is_not_held_against_an_edit(
    baseline_of: Made, session: Session
) -> None:
    text = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/PPP1P1PP/8 w - - 0 1"
    baseline = baseline_of(text)
    assert baseline.faults
    answers = _last(drop_map(baseline, Man.WHITE_QUEEN, E3, session=session)).values()
    assert {answer.drop for answer in answers} - {Drop.ILLEGAL}


def test_a_longer_problem_is_answered_as_it_becomes_known(
    baseline_of: Made, session: Session
) -> None:
    text = "8/8/8/8/8/5K2/7R/5k2 w - - 0 1"
    rook = parse_square("h2")
    baseline = baseline_of(text, "#3")
    answers = _last(drop_map(baseline, Man.WHITE_ROOK, rook, session=session, threads=2))
    assert len(answers) == 64
    for square, answer in answers.items():
        alone = solve(move(parse_fen(text), rook, square), "#3", session=session)
        assert answer.verdict is alone.verdict


def test_what_is_not_finished_says_so(baseline_of: Made, session: Session) -> None:
    eight = replace(baseline_of(LONG, "#3"), stipulation=parse_stipulation("#8"))
    token = Token()
    answers = drop_map(eight, Man.BLACK_KNIGHT, cancel=token, session=session)
    first = next(answers)
    while first.drop is not Drop.UNKNOWN:
        first = next(answers)
    assert not first.final
    assert str(drop_sentence(first)).startswith("not finished")
    stopper = threading.Timer(0.02, token.cancel)
    stopper.start()
    rest = list(answers)
    stopper.join()
    assert all(answer.verdict is not Verdict.NO_SOLUTION or answer.final for answer in rest)


def test_a_cancelled_map_ends_at_once(baseline_of: Made, session: Session) -> None:
    token = Token()
    token.cancel()
    assert not list(drop_map(baseline_of(STAR), Man.WHITE_QUEEN, E3, cancel=token, session=session))


def test_without_the_compiled_engine_orthodox_men_are_judged_as_with_it(
    request: pytest.FixtureRequest,
) -> None:
    """On the square of a king a man would leave a board that only the engine plays."""
    baseline = Baseline.of(analyse(solve("8/8/8/8/8/1K6/3R4/k7 w - - 0 1", "#1")))

    def found(man: Man) -> dict[Square, Drop]:
        with closing(Session()) as session:
            answers = _last(drop_map(baseline, man, session=session))
        return {square: answer.drop for square, answer in answers.items()}

    queen, grasshopper = Man.from_fen("Q"), Man.from_fen("G")
    with_it = found(queen)
    request.getfixturevalue("without_engine")
    assert found(queen) == with_it
    assert set(found(grasshopper).values()) == {Drop.UNKNOWN, Drop.ILLEGAL}


def test_another_man_cannot_be_lifted(baseline_of: Made, session: Session) -> None:
    with pytest.raises(ValueError, match="expected a white rook on e3"):
        drop_map(baseline_of(STAR), Man.WHITE_ROOK, E3, session=session)


def test_an_unsound_diagram_has_a_map_too(baseline_of: Made, session: Session) -> None:
    without = remove(parse_fen(STAR), E3)
    answers = _last(drop_map(baseline_of(fen(without)), Man.WHITE_QUEEN, session=session))
    assert answers[E3].drop is Drop.SOUND
    assert not answers[E3].same_key


@pytest.mark.skipif(
    compiled_module("witness") is None, reason="the compiled search for games was not built"
)
def test_games_decide_rights_at_last_and_what_they_leave_open_is_not_sound(
    baseline_of: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []

    def undecided(position: Position, *_: object, **named: object) -> frozenset[Claim]:
        told.append(position)
        return frozenset()

    baseline = baseline_of(PASSING)
    monkeypatch.setattr(rightsbygames, "decided_together", undecided)
    with closing(Session()) as session:  # one that knows of no game that decides the baseline
        told.extend(drop_map(baseline, Man.BLACK_PAWN, session=session))
    games = [number for number, each in enumerate(told) if isinstance(each, Position)]
    compared = [
        number
        for number, each in enumerate(told)
        if isinstance(each, DropAnswer) and each.comparison is not None
    ]
    assert games
    assert compared
    assert compared[-1] < games[0]  # as no game is found, none is confirmed afterwards
    last = _last(each for each in told if isinstance(each, DropAnswer))
    answers = [answer for answer in last.values() if answer.verdict is Verdict.DEPENDS]
    assert len({answer.edit for answer in answers}) == len(games)  # each position once
    for answer in answers:
        assert answer.final
        assert answer.drop in (Drop.UNKNOWN, Drop.ILLEGAL)
        if answer.drop is Drop.UNKNOWN:
            assert str(drop_sentence(answer)) == "depends on what came before"
