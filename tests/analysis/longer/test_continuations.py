# SPDX-License-Identifier: GPL-3.0-or-later
"""Phases of longer problems compared: on letters, on published problems, with near-misses."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from analysis.themes.made import made_longer
from cases import every

from composer import solve
from composer.analysis.longer.continuations import (
    changed_continuations,
    letters,
    mutate,
    transferred_continuations,
)
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.move import Mark
from composer.solver.options import SolveOptions
from composer.solver.solution import Stage

BANNY = "k7/b5R1/1p3Q2/1p6/1K6/1P6/6b1/8 w - - 0 1"  # Loyd, The Albion 1858


def cases() -> list[tuple[str, str, str]]:
    text = Path(__file__).with_name("lettered.txt").read_text(encoding="utf-8")
    lines = [line.strip() for line in text.splitlines() if not line.startswith("#")]
    return list(zip(lines[::3], lines[1::3], lines[2::3], strict=True))


def flags(text: str) -> dict[str, Flag]:
    phases = made_longer(text)
    found = (
        *mutate(phases),
        *changed_continuations(phases),
        *transferred_continuations(phases),
        *letters(phases),
    )
    return {flag.id: flag for flag in found}


@every("theme, shows, misses", cases())
def test_shown_and_just_missed(theme: str, shows: str, misses: str) -> None:
    flag = flags(shows)[theme]
    assert str(flag.sentence).endswith(".")
    assert flag.moves
    assert theme not in flags(misses)


def test_two_changes_are_a_theme_if_old_and_new_moves_differ() -> None:
    assert flags("set a-A b-B; K! a-C b-D")["changed_continuations"].grade is Grade.THEME
    assert flags("set a-A b-A; K! a-C b-C")["changed_continuations"].grade is Grade.ELEMENT
    assert flags("set a-A b-B; K! c-A d-B")["transferred_continuations"].grade is Grade.THEME
    assert flags("set a-A; K! b-A")["transferred_continuations"].grade is Grade.ELEMENT


def test_moves_that_only_change_places_are_no_transfer() -> None:
    assert "transferred_continuations" not in flags("set a-A b-B; K! a-B b-A")


def test_a_change_before_the_key_is_an_element() -> None:
    flag = flags("set a-A b-B; L? a-B b-A r!; K! a-C b-D")["reciprocal_3"]
    assert flag.grade is Grade.ELEMENT


def test_reversals_are_no_themes_where_white_has_three_moves() -> None:
    assert not {"salazar", "threat_reversal"} & set(flags("A? (B) r!; B! (A) a-C"))


def test_a_refutation_that_checks_is_not_the_defence_after_the_key() -> None:
    phases = made_longer("A? a!; B? b!; K! a-A b-B")
    tries = list(phases.tries)
    refutation = replace(tries[0].source.refutations[0], mark=Mark.CHECK)
    tries[0].source = replace(tries[0].source, refutations=(refutation,))
    assert "vladimirov_3" not in {flag.id for flag in letters(replace(phases, tries=tuple(tries)))}


def test_set_play_tries_and_key_are_laid_out_by_first_defence_and_second_move() -> None:
    solution = solve(BANNY, "#3")
    phases = Study.of(solution)
    assert phases.key is not None
    assert {phase.kind for phase in phases.phases} <= {"set", "try", "key"}
    assert phases.tries
    assert phases.tries == phases.quiet_tries
    assert all(len(play.source.refutations) == 1 for play in phases.tries)
    bishop = next(a for a in phases.key.answers.values() if a.defence.san == "Bb8")
    assert bishop.mate.san == "Qa1+"
    assert bishop.code in phases.key.unique


def test_without_tries_nothing_is_said_of_them() -> None:
    whole = solve(BANNY, "#3")
    bare = solve(BANNY, "#3", SolveOptions(tries=False))
    assert bare.stage < Stage.TRIES
    assert not Study.of(bare).tries
    found = []
    for solution in (whole, bare):
        study = Study.of(solution)
        assert study.is_longer_mate
        found.append({flag.id for flag in themes_of(study)})
    assert "banny_3" in found[0]
    assert found[1] <= found[0] - {"banny_3"}
