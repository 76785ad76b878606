# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of a study: what tables know of its claim, and nothing more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from composer.analysis.report import analyse
from composer.notation.verdictline import manner_of, second_sentence, title_of
from composer.problem.stipulation import parse_task
from composer.rules.reading import rules_named
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve
from composer.studies.tables import compiled_tables

pytestmark = pytest.mark.skipif(compiled_tables() is None, reason="tables were not built")

ONLY = "8/7k/8/8/8/3P4/8/6K1 w - - 0 1"  # only 1.Kf2 wins
PAWN = "8/8/8/8/8/4k3/4P3/4K3 w - - 0 1"  # drawn, whoever begins


def firsts(solution: Solution) -> list[str]:
    return [key.move.san for key in solution.keys if key.move is not None]


def test_a_claim_that_holds_names_the_first_moves_that_meet_it() -> None:
    found = solve(ONLY, "+")
    assert found.verdict is Verdict.PROVED
    assert found.complete
    assert firsts(found) == ["Kf2"]
    assert all(key.length >= found.stipulation.moves for key in found.keys)  # none is short
    assert str(title_of(found)) == "Win, proved"
    assert str(manner_of(found)) == "1.Kf2 is the only first move"
    assert "The audit says" in str(second_sentence(found))


def test_several_first_moves_are_not_called_cooks() -> None:
    found = solve("8/8/8/8/8/2k5/8/K6R w - - 0 1", "+")
    assert found.verdict is Verdict.PROVED
    assert len(found.keys) > 1
    assert "only waste time" in str(second_sentence(found))


def test_a_false_claim_is_told_with_the_defence() -> None:
    found = solve(PAWN, "+")
    assert found.verdict is Verdict.NO_SOLUTION
    assert not found.keys
    assert str(found.finding).startswith("No solution: 1.K")
    assert "is answered by 1...K" in str(found.finding)
    assert str(found.finding).endswith("(draw)")


def test_tries_fail_to_as_many_answers_as_are_asked_for() -> None:
    mate = "4k3/8/3K4/8/4P3/8/8/8 w - - 0 1"
    tries = {phase.move.san: phase.refutations for phase in solve(mate, "+").tries if phase.move}
    assert sorted(tries) == ["Kc5", "Kc6", "Kc7", "Kd5", "Ke5"]
    assert [move.san for move in tries["Kd5"]] == ["Kd7"]
    assert len(solve(PAWN, "+").tries) < len(solve(PAWN, "+", SolveOptions(refutations=9)).tries)
    assert not solve(mate, "+", SolveOptions(tries=False)).tries


def test_black_may_begin() -> None:
    black = "8/8/8/4k3/8/8/3PK3/8 b - - 0 1"
    refuted = solve(black, "+")
    assert refuted.verdict is Verdict.NO_SOLUTION
    assert str(refuted.finding) == "No solution: 1...Ke6! (draw)"
    holds = solve(black, "=")
    assert holds.verdict is Verdict.PROVED
    assert "Black to move" in str(holds.finding)


def test_what_no_table_has_is_refused_with_its_reason() -> None:
    with pytest.raises(UnsupportedStipulation, match="at most 4 men"):
        solve("8/8/1KP4p/3r4/8/8/8/k7 w - - 0 1", "=")


def test_what_cannot_be_played_is_no_study() -> None:
    assert solve("8/8/8/8/8/8/8/K6R w - - 0 1", "+").verdict is Verdict.INVALID


def test_stopped_work_says_what_is_missing() -> None:
    token = Token()
    token.cancel()
    found = solve(ONLY, "+", cancel=token)
    assert found.verdict is Verdict.UNDECIDED
    assert not found.complete
    assert str(found.finding) == "Not finished: the tables of this ending need more time"


def test_nothing_is_judged_of_it() -> None:
    meaning = analyse(solve(ONLY, "+"))
    assert not meaning.flags
    assert not meaning.quality.points


def test_nobody_can_move() -> None:
    black, white = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "7K/5q2/6k1/8/8/8/8/8 w - - 0 1"
    for diagram, side in ((black, "Black"), (white, "White")):
        refuted, holds = solve(diagram, "+"), solve(diagram, "=")
        assert (refuted.verdict, str(refuted.finding)) == (
            Verdict.NO_SOLUTION,
            "No solution: draw",
        )
        assert holds.verdict is Verdict.PROVED
        assert str(holds.finding) == f"Draw, proved: {side} is stalemated"


@pytest.mark.parametrize("name", ["Circe", "Losing chess", "Madrasi"])
def test_tables_say_nothing_of_other_rules(name: str) -> None:
    rules = rules_named(name)
    assert rules is not None
    with pytest.raises(UnsupportedStipulation, match="today's chess only"):
        solve(ONLY, replace(parse_task("+"), rules=rules))
