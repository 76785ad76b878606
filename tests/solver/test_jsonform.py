# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON form is a contract: its fields, their order of nesting and their types."""

from __future__ import annotations

import json
from typing import Any

import chess
import pytest

import composer
from composer.problem.fen import parse_fen
from composer.solver.jsonform import FORMAT

pytestmark = pytest.mark.usefixtures("either_solver")

FIELDS = {
    "format": int,
    "fen": str,
    "stipulation": str,
    "verdict": str,
    "message": str,
    "complete": bool,
    "set_play": (dict, type(None)),
    "tries": list,
    "keys": list,
    "lines": list,
    "set_lines": list,
    "intended": (str, type(None)),
    "shape": (str, type(None)),
    "lines_cut": bool,
    "themes": list,
    "quality": dict,
    "nodes": int,
    "seconds": float,
    "solver": str,
}
PHASE = {
    "move": (dict, type(None)),
    "check": bool,
    "mate": bool,
    "threats": list,
    "zugzwang": bool,
    "refutations": list,
    "trivial": bool,
    "variations": list,
}
VARIATION = {"defence": dict, "effective": bool, "parries": list, "continuations": list}
CONTINUATION = {
    "move": dict,
    "mate": bool,
    "threats": list,
    "zugzwang": bool,
    "variations": list,
}
MOVE = {"uci": str, "san": str}


def _has(value: Any, fields: dict[str, Any]) -> None:
    assert list(value) == list(fields)
    for name, kind in fields.items():
        assert isinstance(value[name], kind), name
        assert kind is not int or not isinstance(value[name], bool), name


def _phase(phase: Any) -> None:
    _has(phase, PHASE)
    if phase["move"] is not None:
        _has(phase["move"], MOVE)
    for move in phase["threats"] + phase["refutations"]:
        _has(move, MOVE)
    for variation in phase["variations"]:
        _variation(variation)


def _variation(variation: Any) -> None:
    _has(variation, VARIATION)
    _has(variation["defence"], MOVE)
    for move in variation["parries"]:
        _has(move, MOVE)
    for continuation in variation["continuations"]:
        _has(continuation, CONTINUATION)
        _has(continuation["move"], MOVE)
        for move in continuation["threats"]:
            _has(move, MOVE)
        for each in continuation["variations"]:
            _variation(each)


@pytest.mark.parametrize(
    ("text", "stipulation"),
    [
        ("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1", "#2"),
        ("8/8/8/2k5/2P5/2N5/2N3Q1/3K4 w - - 0 1", "#3"),
        ("1k6/8/1K6/8/8/8/7R/8 w - - 0 1", "#1"),
        ("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1", "=1"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "#2"),
    ],
)
def test_the_form(text: str, stipulation: str) -> None:
    solution = composer.solve(text, stipulation)
    line = solution.to_json()
    assert "\n" not in line
    value = json.loads(line)
    assert value == solution.json_object()
    _has(value, FIELDS)
    assert (value["format"], value["fen"]) == (FORMAT, text)
    assert (value["stipulation"], value["verdict"]) == (stipulation, solution.verdict.value)
    for phase in value["keys"] + value["tries"] + [value["set_play"]] * bool(value["set_play"]):
        _phase(phase)


def test_what_the_thesis_s_example_says() -> None:
    value = json.loads(composer.solve("8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5", "#2").to_json())
    (key,) = value["keys"]
    assert key["move"] == {"uci": "c3b5", "san": "Nb5"}
    assert (key["check"], key["mate"], key["zugzwang"], key["trivial"]) == (False,) * 4
    assert len(key["threats"]) == 4
    assert len(key["variations"]) == 11
    effective = [variation for variation in key["variations"] if variation["effective"]]
    assert len(effective) == 3
    assert all(each["parries"] for each in effective)
    assert all(answer["mate"] for each in effective for answer in each["continuations"])


def test_every_move_can_be_played_on_the_board() -> None:
    value = json.loads(composer.solve("8/8/8/2k5/2P5/2N5/2N3Q1/3K4", "#3").to_json())
    board = chess.Board(value["fen"])

    def play(variations: list[Any]) -> int:
        played = 0
        for variation in variations:
            assert (
                board.san(chess.Move.from_uci(variation["defence"]["uci"]))
                == (variation["defence"]["san"])
            )
            board.push_uci(variation["defence"]["uci"])
            for continuation in variation["continuations"]:
                board.push_san(continuation["move"]["san"])
                assert continuation["mate"] == board.is_checkmate()
                played += 1 + play(continuation["variations"])
                board.pop()
            board.pop()
        return played

    for key in value["keys"]:
        board.push_uci(key["move"]["uci"])
        assert play(key["variations"]) > 10
        board.pop()


def test_the_position_is_given_back_as_it_was_read() -> None:
    text = "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1"
    value = json.loads(composer.solve(text, "#1").to_json())
    assert parse_fen(value["fen"]) == parse_fen(text)


@pytest.mark.parametrize(
    ("text", "stipulation"),
    [
        ("8/8/8/3K4/8/5nP1/5Q1b/5N1k", "#2"),
        ("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P7/3Q4/8", "#2"),  # cooks, promotions
        ("4k3/3R4/3K4/8/N7/8/8/8", "#2"),  # tries only
        ("8/8/8/8/8/8/R6p/4K2k w", "#3"),
        ("7k/5K2/8/6Q1/8/8/8/8", "=1"),
        ("8/8/8/8/8/8/8/K7", "#2"),  # cannot be solved
        ("r3k3/8/8/8/8/8/8/4K2R w Kq", "#1"),
        ("8/8/8/8/8/5k2/7p/5K2 b", "h#2"),
        ("4k3/8/3p4/4P3/8/8/3R4/R3K3 w - -", "x2"),  # no answer mates
        ("4k3/8/3p4/4P3/8/8/3R4/R3K3 w - -", "+2"),
    ],
)
def test_the_text_is_that_of_the_object(text: str, stipulation: str) -> None:
    solution = composer.solve(text, stipulation)
    assert solution.to_json() == json.dumps(solution.json_object(), ensure_ascii=False)
