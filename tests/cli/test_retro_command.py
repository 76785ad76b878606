# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from composer.launcher import main
from composer.problem.fen import parse_fen
from composer.retro.compiled import compiled_module
from composer.solver.legal import legal_moves, position_after

CHECK = "8/8/8/8/8/4k3/3P4/3R3K b - - 0 1"
ONLY = "3K4/8/8/8/3pP3/7p/k6R/7r b - - 0 1"
ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
BEHIND = "6b1/1p6/3kP3/6K1/3pqBpn/p3R1NP/2Q2b1p/B5r1 b - - 0 1"
KINGS = "4k3/8/8/8/8/8/8/R3K2R b - - 0 1"

Capture = pytest.CaptureFixture[str]


def _object(capsys: Capture, *arguments: str) -> dict[str, Any]:
    assert main(["retro", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    (line,) = out.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def _text(capsys: Capture, *arguments: str) -> str:
    assert main(["retro", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_an_impossible_check(capsys: Capture) -> None:
    found = _object(capsys, CHECK)
    assert found["format"] == 1
    assert found["fen"] == CHECK
    assert found["legality"] == "illegal"
    assert found["reason"].startswith("Black's king is in a check that no last move can have given")
    assert set(found["squares"]) == {"e3", "d2"}
    assert found["last_moves"] == []
    assert found["game"] is None
    assert found["complete"]


def test_the_array_is_legal_without_a_move(capsys: Capture) -> None:
    found = _object(capsys, ARRAY)
    assert found["legality"] == "legal"
    assert found["game"] == []
    assert [each["right"] for each in found["rights"]["castling"]] == ["K", "Q", "k", "q"]


def test_the_only_last_move_proves_en_passant(capsys: Capture) -> None:
    found = _object(capsys, ONLY, "--budget", "0")
    assert found["legality"] == "unknown"
    (last,) = found["last_moves"]
    assert last == {
        "text": "e2-e4",
        "man": "wP",
        "origin": "e2",
        "arrival": "e4",
        "uncaptured": None,
        "unpromotes": False,
        "en_passant": False,
        "castling": None,
        "double_step": True,
        "before": "3K4/8/8/8/3p4/7p/k3P2R/7r w - - 0 1",
        "disproof": None,
    }
    (passing,) = found["rights"]["en_passant"]
    assert passing["square"] == "e3"
    assert passing["standing"] == "proved"


def test_a_history_that_ends_two_moves_back(capsys: Capture) -> None:
    found = _object(capsys, BEHIND)
    assert found["legality"] == "illegal"
    assert found["reason"].startswith("each last move that White can have made comes from")
    assert found["last_moves"]
    assert all(move["disproof"] for move in found["last_moves"])


@pytest.mark.skipif(compiled_module("witness") is None, reason="the kernel was not built")
def test_a_game_that_leads_there(capsys: Capture) -> None:
    found = _object(capsys, KINGS)
    assert found["legality"] == "legal"
    assert found["complete"]
    position = parse_fen(ARRAY)
    for move in found["game"]:
        (made,) = [
            legal_move for legal_move in legal_moves(position) if legal_move.uci == move["uci"]
        ]
        before, position = position, position_after(position, made)
    assert position.board == parse_fen(KINGS).board
    assert position.turn == parse_fen(KINGS).turn
    last = found["game"][-1]["uci"]
    (taken,) = [
        move
        for move in found["last_moves"]
        if move["origin"] + move["arrival"] == last
        and parse_fen(move["before"]).board == before.board
    ]
    assert taken["disproof"] is None
    assert "1." in _text(capsys, KINGS)


def test_every_last_move_can_be_played(capsys: Capture) -> None:
    found = _object(capsys, KINGS, "--budget", "0")
    assert len(found["last_moves"]) == 110
    for each in found["last_moves"]:
        moves = {move.uci for move in legal_moves(parse_fen(each["before"]))}
        assert each["origin"] + each["arrival"] in moves


def test_text_for_people(capsys: Capture) -> None:
    told = _text(capsys, KINGS, "--budget", "0")
    assert "last moves of White (110):" in told
    assert "Kf1-e1, Kf1x(NBRQ)e1" in told
    assert "exclude each other" in told
    assert all(len(line) <= 100 for line in told.splitlines()[:8])
    assert _text(capsys, CHECK).startswith("illegal: Black's king")


def test_other_men_are_judged_by_numbers_and_other_rules_are_not(capsys: Capture) -> None:
    found = _object(capsys, "4k3/8/8/3G4/8/8/8/4K3 w - - 0 1")
    assert found["legality"] == "unknown"
    assert "stood in the array" in found["reason"]
    assert found["rights"] is None
    eight = "4k3/8/8/3G4/8/8/PPPPPPPP/4K3 w - - 0 1"
    assert _object(capsys, eight)["legality"] == "unknown"
    assert _object(capsys, eight, "--fairy-men", "promoted")["legality"] == "illegal"
    found = _object(capsys, KINGS, "-s", "#2 Circe")
    assert found["reason"] == "only diagrams of orthodox chess are judged"


def test_a_king_missing_is_illegal(capsys: Capture) -> None:
    found = _object(capsys, "8/8/8/8/8/8/8/4K3 w - - 0 1")
    assert found["legality"] == "illegal"
    assert found["reason"] == "Black has no king"


def test_a_problem_of_a_file(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "two.epd"
    path.write_text(f"{KINGS}\n{CHECK}\n", encoding="utf-8")
    assert _object(capsys, str(path), "--number", "2")["legality"] == "illegal"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], "neither a FEN nor a file"),
        ([KINGS, "--budget", "-1"], "--budget"),
        ([KINGS, "--seconds", "soon"], "--seconds"),
    ],
)
def test_bad_input_is_one_line(capsys: Capture, arguments: list[str], message: str) -> None:
    assert main(["retro", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert message in err
    assert len(err.splitlines()) == 1


def test_the_largest_budget_that_is_named_is_taken(capsys: Capture) -> None:
    assert main(["retro", KINGS, "--budget", "1000000000", "--seconds", "0.1"]) == 0
    assert main(["retro", KINGS, "--budget", "1000000001"]) == 2
    assert "from 0 to 1000000000" in capsys.readouterr().err
