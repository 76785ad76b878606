# SPDX-License-Identifier: GPL-3.0-or-later
"""Which rights are played: those that are set, less what history disproves, more what it proves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from composer.notation.text import solution_text
from composer.problem.conventions import Convention
from composer.problem.fen import fen, parse_fen
from composer.problem.intended import ONE
from composer.problem.position import Castling
from composer.problem.stipulation import TWO_MOVER, parse_task, stipulation_in_words
from composer.solver.options import SolveOptions, Token
from composer.solver.rights.played import CHEAP, played_position
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve, solve_keys

GONE = "r3k3/p1p5/Q3K3/8/8/8/8/8 w q - 0 1"  # S. Loyd, 1859
EXCLUSIVE = "r3k2r/p1p4p/4K3/8/8/6Q1/8/8 w kq - 0 1"  # S. Loyd, 1859
PASSING = "4k3/1p2P2p/2N1P1N1/2PpKpP1/3PpP2/4P3/4P3/8 w - - 0 1"  # T. R. Dawson, 1914
HELP = "4k2r/5p2/8/8/8/8/P7/R3K2R b KQk - 0 1"
OPEN = "4k3/8/8/8/8/8/4P3/R3K2R w KQ - 0 1"


def test_a_disproved_castling_is_not_played() -> None:
    played = played_position(parse_fen(GONE), TWO_MOVER)
    assert played.alone is not None
    assert played.alone.castling == frozenset()
    assert [str(reason) for reason in played.reasons] == [
        "Black may not castle long: Black's last move was by king or rook"
    ]


def test_a_proved_double_step_is_played() -> None:
    played = played_position(parse_fen(PASSING), TWO_MOVER)
    assert played.alone is not None
    assert fen(played.alone).split()[3] == "f6"


def test_rights_that_exclude_each_other_make_parts() -> None:
    played = played_position(parse_fen(EXCLUSIVE), TWO_MOVER)
    assert played.alone is None
    assert {(str(e.case), e.position.castling) for e in played.parts} == {
        ("Black may castle short", frozenset({Castling.BLACK_SHORT})),
        ("Black may castle long", frozenset({Castling.BLACK_LONG})),
    }


def test_what_is_switched_off_stays_off() -> None:
    position = parse_fen(EXCLUSIVE.replace("kq", "k"))
    played = played_position(position, TWO_MOVER)
    assert played.alone == position


@pytest.mark.parametrize("asked", ["#2 rights as given", "#2 Circe"])
def test_rights_are_played_as_given(asked: str) -> None:
    position = parse_fen(GONE)
    assert played_position(position, stipulation_in_words(asked)).alone == position


@pytest.mark.parametrize(
    "text", [OPEN, "4k3/8/8/2pP4/8/8/8/4K3 w - - 0 1", "8/8/8/8/8/8/8/8 w - -"]
)
def test_what_is_not_proved_changes_nothing(text: str) -> None:
    position = parse_fen(text)
    played = played_position(position, TWO_MOVER)
    assert (played.alone, played.reasons) == (position, ())


def test_the_key_in_passing_is_found_with_its_reason() -> None:
    found = solve(PASSING)
    assert found.verdict is Verdict.SOUND
    assert found.keys[0].move is not None
    assert found.keys[0].move.en_passant
    assert "Black's last move was f7-f5" in str(found.message)
    assert found.position == parse_fen(PASSING)  # the diagram asked for, with its own rights
    assert found.played is not None
    written = found.json_object()
    assert written["fen"] == PASSING
    assert str(written["played"]).split()[3] == "f6"
    assert written["rights"] == ["Black's last move was f7-f5: no other is possible"]
    assert solve(PASSING, options=SolveOptions(retro=False)).verdict is Verdict.NO_SOLUTION


def test_nothing_is_written_where_nothing_is_proved() -> None:
    written = solve(OPEN, "#1").json_object()
    assert not {"rights", "played", "parts"} & set(written)


def test_parts_are_solved_one_by_one() -> None:
    found = solve(EXCLUSIVE)
    assert found.verdict is Verdict.SOUND
    assert {str(part.case): str(part.solution.keys[0].move) for part in found.parts}.keys() == {
        "Black may castle short",
        "Black may castle long",
    }
    assert len(found.keys) == 2
    text = solution_text(found)
    assert "If Black may castle long:" in text
    assert "If Black may castle short:" in text
    parts = found.json_object()["parts"]
    assert isinstance(parts, list)
    assert [part["if"] for part in parts] == [str(part.case) for part in found.parts]
    assert solve_keys(EXCLUSIVE).verdict is Verdict.SOUND


def test_retro_strategy_plays_both_castlings_of_a_side() -> None:
    found = solve(EXCLUSIVE, parse_task("#2 RS"))
    assert found.verdict is Verdict.NO_SOLUTION
    assert not found.parts


def test_retro_strategy_holds_where_a_part_has_no_solution() -> None:
    found = solve(HELP, "h#2")
    assert found.verdict is Verdict.SOUND
    assert "by retro strategy" in str(found.message)
    partial = replace(parse_task("h#2"), convention=Convention.PARTIAL)
    assert solve(HELP, partial).verdict is Verdict.NO_SOLUTION


@pytest.mark.parametrize(
    ("text", "verdict"),
    [(GONE, Verdict.SOUND), (PASSING, Verdict.SOUND), (EXCLUSIVE, Verdict.SOUND)],
)
def test_judges_agree_with_whole_solves(text: str, verdict: Verdict) -> None:
    session = Session(threads=1)
    position = parse_fen(text)
    (judged,) = session.judge(TWO_MOVER, Token(), ONE).judge([position])
    assert judged.verdict is solve(position, session=session).verdict is verdict
    (given,) = session.judge(TWO_MOVER, Token(), ONE, retro=False).judge([position])
    assert given.verdict is Verdict.NO_SOLUTION


def test_a_cheap_look_proves_what_is_near() -> None:
    assert played_position(parse_fen(GONE), TWO_MOVER, CHEAP).reasons
