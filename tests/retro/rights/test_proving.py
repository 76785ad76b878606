# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import chess
import pytest
from cases import every
from hypothesis import given, settings
from oracle.retro.cages import cage_proof
from oracle.retro.cells import cells_of
from positions import game_boards

from composer.problem.fen import parse_fen
from composer.problem.position import Castling, Position
from composer.problem.squares import square_name
from composer.retro.rights import proving
from composer.retro.rights.proving import fixed_by, rights, rights_stages
from composer.retro.rights.search import SpentError
from composer.retro.rights.values import Rights, RightStatus
from composer.solver.options import Token

_CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data/rights.jsonl").read_text("utf-8").splitlines()
]


def _castlings(found: Rights, status: RightStatus) -> str:
    return "".join(right.right.value for right in found.castling if right.status is status)


def _passing(found: Rights, status: RightStatus) -> str:
    return "".join(square_name(right.square) for right in found.passing if right.status is status)


@every("case", _CASES)
def test_rights_are_as_printed(case: dict[str, Any]) -> None:
    found = rights(parse_fen(case["fen"]))
    assert found.complete
    assert _castlings(found, RightStatus.GONE) == case.get("gone", "")
    assert _castlings(found, RightStatus.EXCLUSIVE) == case.get("exclusive", "")
    assert _castlings(found, RightStatus.ALLOWED) == case.get("allowed", "")
    assert _passing(found, RightStatus.PROVED) == case.get("proved", "")
    assert _passing(found, RightStatus.GONE) == case.get("not_last", "")
    assert _passing(found, RightStatus.POSSIBLE) == case.get("possible", "")
    reasons = [str(each.reason) for each in (*found.castling, *found.passing)]
    assert "reason" not in case or case["reason"] in reasons
    if "parts" in case:
        parts = sorted("".join(sorted(r.value for r in part.castling)) for part in found.parts)
        assert parts == sorted(case["parts"])


def _as_seen(board: chess.Board) -> Position:
    """Return what a diagram shows of a position: neither castling nor en passant."""
    return parse_fen(f"{board.board_fen()} {'w' if board.turn else 'b'} - -")


@settings(max_examples=60)
@given(board=game_boards())
def test_nothing_that_is_true_of_a_game_is_disproved(board: chess.Board) -> None:
    true = frozenset(Castling(sign) for sign in board.castling_xfen() if sign != "-")
    position = _as_seen(board)
    assert cage_proof(cells_of(position), fixed_by(true)) is None
    found = rights(position, budget=400)
    for right in found.castling:
        assert right.status is not RightStatus.GONE or right.right not in true
    for exclusion in found.exclusions:
        assert not set(exclusion.claims) <= true
    for step in found.passing:
        is_last = board.ep_square == step.square
        assert step.status is not RightStatus.PROVED or is_last
        assert step.status is not RightStatus.GONE or not is_last
    assert not found.parts or any(
        part.castling >= true and part.passing in (None, board.ep_square) for part in found.parts
    )


def test_a_larger_budget_proves_no_less() -> None:
    position = parse_fen("8/1p1ppppp/2p1B3/P6R/pP4PP/2N4k/PP2PPrN/R3KQB1 w Q - 0 1")
    cut = rights(position, budget=5)
    assert not cut.complete
    assert cut.castling[0].status is RightStatus.ALLOWED
    statuses = [rights_stage.castling[0].status for rights_stage in rights_stages(position)]
    assert statuses[0] is RightStatus.ALLOWED
    assert statuses[-1] is RightStatus.GONE


class _Cancelled:
    flag = bytearray(b"\x01")
    cancelled = True


def test_a_cancelled_search_claims_nothing() -> None:
    position = parse_fen("r3k3/p1p5/Q3K3/8/8/8/8/8 w q - 0 1")
    found = rights(position, token=_Cancelled())
    assert not found.complete
    assert found.nodes <= 1
    assert found.castling[0].status is RightStatus.ALLOWED


def test_a_position_that_cannot_arise_proves_nothing() -> None:
    found = rights(parse_fen("r3k2r/8/8/8/8/P7/PP6/4K3 w kq - 0 1"))
    assert _castlings(found, RightStatus.ALLOWED) == "kq"


@every("fen", ["8/8/8/8/8/8/8/R3K2R w KQ -", "4k3/8/8/8/8/8/8/P3K2R w K -"])
def test_what_is_no_game_is_not_judged(fen: str) -> None:
    assert not rights(parse_fen(fen)).judged


def test_a_declared_double_step_is_the_last_move() -> None:
    declared = parse_fen("r3k3/p1p5/Q5K1/2Pp4/8/8/8/8 w q d6 0 1")
    assert rights(declared).castling[0].status is RightStatus.ALLOWED
    assert rights(declared).parts[0].passing == declared.en_passant


_BY_COURSES = "8/2Pp1ppP/1bpp1pp1/P7/p5NP/5P1N/P3P2P/R3K2k w Q - 0 1"  # their order disproves it


def test_what_is_stopped_among_courses_is_not_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    token, by_courses = Token(), proving.by_courses

    def stopped(position: Position, still: frozenset[int], flag: bytearray | None) -> object:
        token.cancel()
        return by_courses(position, still, flag)

    monkeypatch.setattr(proving, "by_courses", stopped)
    found = rights(parse_fen(_BY_COURSES), token=token)
    assert token.cancelled
    assert not found.complete
    assert found.castling[0].status is RightStatus.ALLOWED


def test_what_is_spent_among_courses_is_not_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    def spent(*_: object) -> object:
        raise SpentError

    monkeypatch.setattr(proving, "by_courses", spent)
    assert not rights(parse_fen(_BY_COURSES)).complete
