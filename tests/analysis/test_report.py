# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import chess
from cases import every
from hypothesis import given
from positions import playable_positions
from solver_truth import solution_with_themes

from composer import solve
from composer.analysis.report import analyse, analysed_object
from composer.analysis.themes.flag import Grade
from composer.problem.position import Position
from composer.solver.solution import Solution
from composer.solver.solve import solving

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
Solved = Callable[[str], Solution]


def test_the_json_holds_themes_with_their_proof(solved: Solved) -> None:
    found = as_json(solution_with_themes(solved(STAR)))
    themes = {theme["id"]: theme for theme in found["themes"]}
    star = themes["star_flights"]
    assert star["grade"] == "theme"
    assert star["phase"] == "key"
    assert star["squares"] == ["d6", "f6", "d8", "f8"]
    assert {"uci": "e3e4", "san": "Qe4"} in star["moves"]
    assert star["sentence"].endswith(".")
    assert {theme["grade"] for theme in found["themes"]} <= {grade.value for grade in Grade}
    assert found["quality"]["counts"]["mates"] == 4
    assert all(point["sentence"] for point in found["quality"]["points"])


def test_every_stage_of_a_solution_can_be_analysed() -> None:
    for solution in solving(STAR, "#2"):
        analysis = analyse(solution)
        assert as_json(analysed_object(solution, analysis.flags, analysis.quality))


@every(
    "position, stipulation",
    [
        ("8/8/8/8/8/8/8/8", "#2"),
        ("k7/8/1K6/8/8/8/8/7R", "#1"),
        ("8/8/8/2k5/2P5/2N5/2N3Q1/3K4", "#3"),
        ("7k/R7/8/8/8/8/8/KQ6", "#2"),
        ("7K/8/5k2/8/8/8/8/qq6 b - - 0 1", "#2"),
        ("KK5k/8/8/8/8/8/8/8", "#2"),
    ],
)
def test_anything_can_be_analysed(position: str, stipulation: str) -> None:
    assert as_json(solution_with_themes(solve(position, stipulation)))


@given(playable_positions())
def test_any_position_can_be_analysed(position: Position) -> None:
    assert as_json(solution_with_themes(solve(position, "#2")))


def test_colours_do_not_matter(solved: Solved) -> None:
    mirrored = chess.Board(STAR).mirror().fen()
    found = {flag.id for flag in analyse(solve(mirrored, "#2")).flags}
    assert found == {flag.id for flag in analyse(solved(STAR)).flags}


def test_every_move_of_a_fairy_problem_is_also_as_popeye_writes_it() -> None:
    star = analyse(solve(STAR, "#2"))  # for its themes and points, which have moves
    fairy = solve("k7/8/8/2K5/2G5/1g6/4Q3/1G6 w", "#2")
    found = as_json(analysed_object(fairy, star.flags, star.quality))
    assert list(moves_in(found["themes"]))
    assert all("popeye" in move for move in moves_in(found))
    assert not any(
        "popeye" in move for move in moves_in(as_json(solution_with_themes(star.solution)))
    )


def as_json(found: dict[str, Any]) -> dict[str, Any]:
    """Return plain values as they come back from JSON."""
    read: dict[str, Any] = json.loads(json.dumps(found))
    return read


def moves_in(form: object) -> Iterator[dict[str, object]]:
    """Yield every MOVE of a JSON form."""
    if isinstance(form, dict):
        if "uci" in form:
            yield form
        for each in form.values():
            yield from moves_in(each)
    elif isinstance(form, list):
        for each in form:
            yield from moves_in(each)
