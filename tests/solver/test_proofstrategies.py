# SPDX-License-Identifier: GPL-3.0-or-later
"""The text of a proof: strategies in words and as JSON."""

from __future__ import annotations

from dataclasses import replace

from composer.solver.proofstrategies import proof_text, strategy_objects
from composer.solver.solve import solve

SWITCHBACK = "rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR"


def test_the_strategies_left_are_told_with_their_games() -> None:
    assert [str(sentence) for sentence in proof_text(solve(SWITCHBACK, "PG 4.0"))] == [
        "White: moves 4, strategies left 2; others fail by too many moves (10)",
        "White: e2-e4; captured Bf1 (moves at least: 2): games: 1",
        "White: Ra1-h1, Rh1-a1, e2-e4; captured Bf1 (moves at least: 4): "
        "no order of moves leads there",
        "Black: moves 4, strategies left 4; others fail by too many moves (234), "
        "men in the way, or squares where nothing can be captured (2)",
        "Black: c7-c6, e7-e6; captured d7 (moves at least: 2): games: 1",
        "Black: c7-c6, d7-e6; captured e7 (moves at least: 3): no order of moves leads there",
        "Black: d7-c6, e7-e6; captured c7 (moves at least: 3): no order of moves leads there",
        "Black: c7-c6, e7-e6, Ra8-h8, Rh8-a8; captured d7 (moves at least: 4): "
        "no order of moves leads there",
    ]


def test_what_was_not_searched_to_its_end_is_not_decided() -> None:
    solution = replace(solve(SWITCHBACK, "PG 4.0"), complete=False)
    told = [str(sentence) for sentence in proof_text(solution)]
    assert told[2].endswith(": not decided")
    assert told[1].endswith(": games: 1")
    white, _ = strategy_objects(solution)
    assert [each["games"] for each in white["strategies"]] == [1, None]


def test_the_json_form_has_the_strategies() -> None:
    found = solve(SWITCHBACK, "PG 4.0").json_object()["strategies"]
    white, black = found
    assert (white["side"], white["moves"], white["too_many_moves"]) == ("white", 4, 10)
    assert white["strategies"][0] == {
        "castling": None,
        "moves": 2,
        "men": [["f1", None], ["e2", "e4"]],
        "games": 1,
    }
    assert black["barred"] == 2


def test_other_tasks_have_none() -> None:
    solution = solve("8/8/8/8/8/5k2/7q/5K2 b", "#1")
    assert proof_text(solution) == ()
    assert strategy_objects(solution) == []
