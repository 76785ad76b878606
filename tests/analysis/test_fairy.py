# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of problems with fairy men: phases, lines, and no themes of orthodox men."""

from __future__ import annotations

from solver_truth import solution_with_themes

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.economy import economy
from composer.analysis.report import analyse
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.solver.solve import solve

GIRAFFE = Man.of(Colour.WHITE, Kind.of("giraffe"))


def position(turn: Colour, **men: Man) -> Position:
    return Position.of({parse_square(name): man for name, man in men.items()}, turn)


TWO_MOVER = position(
    Colour.WHITE, h3=Man.WHITE_KING, h6=Man.WHITE_QUEEN, h7=GIRAFFE, h1=GIRAFFE, f5=GIRAFFE,
    f1=Man.BLACK_KING,
)  # fmt: skip


def test_a_two_mover_with_fairy_men_has_phases_and_what_rests_on_no_mans_ways() -> None:
    analysis = analyse(solve(TWO_MOVER))

    assert analysis.solution.is_fairy
    assert [move.move.san for move in analysis.solution.keys if move.move] == ["GId6"]
    assert analysis.table.columns
    assert {flag.id for flag in analysis.flags} <= {"miniature", "threat_problem", "single_threat"}
    assert analysis.quality.points == ()
    assert analysis.counted == {}
    assert solution_with_themes(analysis.solution)["themes_not_read"]


def test_mates_with_a_man_to_spare_are_not_called_models() -> None:
    men = position(
        Colour.BLACK, a1=Man.BLACK_KING, c2=Man.WHITE_KING, h7=Man.WHITE_ROOK,
        e4=Man.of(Colour.BLACK, Kind.of("grasshopper")), e1=Man.WHITE_KNIGHT,
    )  # fmt: skip
    analysis = analyse(solve(men, parse_stipulation("h#1")))

    assert analysis.lines is not None
    assert analysis.lines.found.courses
    assert all(
        flag.id not in ("model_mate", "model_mate_2", "ideal_mate") for flag in analysis.flags
    )


def test_no_weaker_men_are_proposed_by_the_rules_of_another_game() -> None:
    text = "8/3RR3/8/8/7B/3K1Q2/8/5k2 w - - 0 1"  # a rook that a bishop could stand for
    found = economy(Baseline.of(analyse(solve(text, "#2 medieval"))))

    assert found.services  # who is not needed is found by solving, by whatever rules
    assert not any(service.weaker for service in found.services)
