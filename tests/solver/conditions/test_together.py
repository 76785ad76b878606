# SPDX-License-Identifier: GPL-3.0-or-later
"""Which conditions are solved together, and what is said of the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import combinations
from typing import NoReturn

import pytest

from composer.launcher import main
from composer.notation.verdictline import second_sentence, title_of
from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_stipulation
from composer.rules.book import Condition, Rules, RulesError
from composer.rules.conditions import condition_of
from composer.solver.conditions import table
from composer.solver.conditions.rows import PLAYED, QUALITIES
from composer.solver.conditions.table import (
    is_apart,
    unsolved_sentence,
    untried_men,
    untried_pairs,
)
from composer.solver.options import SolveOptions, TooManyMoves, UnsupportedStipulation, require_men
from composer.solver.solution import Verdict
from composer.solver.solve import solve

solver = import_module("composer.solver.solve")  # the package names the function so
MATE = "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"


def solved_together(*names: str) -> str:
    return str(unsolved_sentence(Rules.of(conditions=map(condition_of, names))))


def test_pairs_that_were_tried_are_solved() -> None:
    assert solved_together("Circe", "Madrasi") == ""
    assert solved_together("Circe", "Koeko", "Madrasi") == ""


def test_a_pair_may_be_answered_differently_with_a_word_only() -> None:
    assert solved_together("Circe RexInclusive", "Pepo") == (
        "Circe RexInclusive and Pepo: not solved unasked, for Popeye answers differently"
    )
    assert "never compared" in solved_together("Circe", "Pepo")


@pytest.mark.parametrize(
    ("plain", "word", "other"),
    [
        ("Circe", "Parachute", "Madrasi"),
        ("Circe", "CaptureSquare WaitCapture", "Madrasi"),
        ("MirrorCirce", "Parachute", "AndernachChess"),
    ],
)
def test_what_was_compared_without_a_word_that_changes_much_says_nothing(
    plain: str, word: str, other: str
) -> None:
    assert solved_together(plain, other) == ""
    assert "never compared" in solved_together(f"{plain} {word}", other)
    assert "Popeye answers differently" in solved_together(f"{plain} {word}", "Volage")
    assert solve(MATE, f"#1 ({plain} {word}, {other})").verdict is Verdict.UNTRIED


def test_pairs_that_were_not_are_named() -> None:
    said = solved_together("Circe", "AliceChess", "Madrasi")
    assert said == (
        "AliceChess and Circe were never compared together with Popeye: no answer is certain"
    )


def test_what_was_never_compared_is_solved_and_nothing_is_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table, "tried_pairs", frozenset)
    asked = "#1 (Circe, Madrasi)"
    with pytest.raises(UnsupportedStipulation):
        solve(MATE, asked, SolveOptions(untried=False))
    found = solve(MATE, asked)
    assert found.verdict is Verdict.UNTRIED
    assert found.likely is Verdict.SOUND
    assert "never compared with Popeye: Circe with Madrasi" in str(found.finding)
    assert str(found.stipulation) == asked
    assert not found.stipulation.rules.untried
    assert found.json_object()["likely"] == "sound"
    assert str(title_of(found)) == "Not certain"
    assert str(second_sentence(found)).startswith("Sound: 1.")


def test_what_was_compared_is_certain_whatever_is_asked() -> None:
    found = solve(MATE, "#1 (Circe, Madrasi)")
    assert found.verdict is not Verdict.UNTRIED
    assert found.likely is None


def test_men_with_qualities_that_were_never_compared_are_solved_and_nothing_is_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table, "tried_pairs", frozenset)
    position = parse_fen("7k/5K2/8/8/8/8/8/5R{kamikaze}R{paralysing}1 w - - 0 1")
    pairs = untried_men(position.board, [condition_of("Madrasi")])
    assert [f"{one} {other}" for one, other in pairs] == [
        "kamikaze paralysing",
        "kamikaze Madrasi",
        "paralysing Madrasi",
    ]
    assert not is_apart(position.board, Rules.of(conditions=[condition_of("Madrasi")]))
    with pytest.raises(UnsupportedStipulation, match="kamikaze men and paralysing men were never"):
        require_men(position, parse_stipulation("#1"))
    found = solve(position, "#1 (Madrasi)")
    assert found.verdict is Verdict.UNTRIED
    assert "kamikaze men with Madrasi, paralysing men with Madrasi" in str(found.finding)


def test_what_makes_too_many_moves_together_is_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    def raising(fault: type[Exception]) -> Callable[..., Iterator[object]]:
        def full(*_: object) -> NoReturn:
            raise fault

        return lambda *_: map(full, [None])

    monkeypatch.setattr(solver, "_answers_of", raising(TooManyMoves))
    with pytest.raises(UnsupportedStipulation, match="too many moves"):
        solve(MATE, "#1 (AliceChess, Madrasi)")
    monkeypatch.setattr(solver, "_answers_of", raising(MemoryError))
    with pytest.raises(MemoryError):
        solve(MATE, "#1 (AliceChess, Madrasi)")


def test_moves_are_listed_and_it_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["moves", MATE, "-s", "#1 (AliceChess, Madrasi)"]) == 0
    printed = capsys.readouterr()
    assert "Rg1-g8" in printed.out
    assert "AliceChess and Madrasi were never compared together" in printed.err
    assert main(["moves", MATE, "-s", "#1 (Circe, Volage)"]) == 2
    assert "not solved unasked, for Popeye answers differently" in capsys.readouterr().err


def test_the_table_names_conditions_that_are_played_and_may_hold_together() -> None:
    conditions = [Condition(name) for name in PLAYED]
    pairs = [pair for pair in combinations(conditions, 2) if not untried_pairs(pair)]
    assert len(pairs) > 100
    for one, other in pairs:
        try:
            Rules.of(conditions=[condition_of(one.id), condition_of(other.id)])
        except RulesError:
            raise AssertionError(f"{one.id} and {other.id} exclude each other") from None


def test_pairs_on_which_popeye_answers_differently_say_so() -> None:
    said = solved_together("Circe", "Volage")
    assert said == "Circe and Volage: not solved unasked, for Popeye answers differently"
    with pytest.raises(UnsupportedStipulation, match="not solved unasked"):
        solve(MATE, "#1 (Circe, Volage)")
    found = solve(MATE, "#1 (Circe, Volage)", SolveOptions(apart=True))
    assert found.verdict is Verdict.UNTRIED
    assert "Popeye answers differently: Circe with Volage" in str(found.finding)


def test_no_pair_is_both_equal_and_different() -> None:
    assert not table._apart() & table.tried_pairs()
    names = set(PLAYED) | {f"{quality} men" for quality in QUALITIES}
    assert {name.partition("+")[0] for pair in table._apart() for name in pair} <= names
    assert all(one < other or one.endswith(" men") for one, other in table._apart())
