# SPDX-License-Identifier: GPL-3.0-or-later
"""Smaller forms of a scheme."""

from __future__ import annotations

from dataclasses import replace

from composer.analysis.schemes.keepandkill import Phase
from composer.analysis.schemes.smaller import moved_elsewhere, smaller
from composer.problem.edits import put
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.problem.stipulation import TWO_MOVER
from composer.solver.schemeplay import number_of, parse_step
from composer.solver.solve import solve_keys

SOUND = parse_fen("2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1")


def number(text: str) -> int:
    return number_of(parse_step(text))


PHASE = Phase(
    number("f5e4"),
    {number("c7c6"): number("e7f5"), number("c7c5"): number("e3h6")},
)


def test_nobody_can_go_from_a_small_one() -> None:
    assert list(smaller(SOUND, PHASE)) == []


def test_an_idle_man_goes_and_a_pair_goes_together() -> None:
    idle = put(put(SOUND, parse_square("a8"), Man("n")), parse_square("h1"), Man("B"))
    forms = sorted(smaller(idle, PHASE, most_removed=2), key=lambda form: form.rank)
    assert fen(SOUND) in [fen(form.position) for form in forms]
    for form in forms[:6]:
        solution = solve_keys(form.position, TWO_MOVER)
        assert [key.move.uci for key in solution.keys if key.move] == ["f5e4"]


def test_a_cheaper_man_is_offered() -> None:
    dear = put(SOUND, parse_square("h2"), Man("R"))
    replaced = [form.replaced for form in smaller(dear, PHASE, sound=False) if form.replaced]
    assert replaced == [((parse_square("h2"), Man(letter)),) for letter in "NP"]


def test_men_are_put_elsewhere_with_the_play_kept() -> None:
    idle = put(SOUND, parse_square("h2"), Man("P"))
    forms = list(moved_elsewhere(idle, PHASE))
    assert forms
    for form in forms[::3]:
        solution = solve_keys(form.position, TWO_MOVER)
        assert [key.move.uci for key in solution.keys if key.move] == ["f5e4"]
    left = {form.moved[0] for form in forms if form.moved}
    assert parse_square("f5") not in left  # the key starts from there


def test_the_play_of_other_phases_is_kept_too() -> None:
    idle = put(SOUND, parse_square("h2"), Man("P"))
    be6 = Phase(
        number("c8e6"),
        {number("c7c6"): number("e7c8"), number("c7c5"): number("e3e5")},
    )
    both = {form.removed for form in smaller(idle, PHASE, most_removed=1, also=[be6])}
    assert both == {(parse_square("h2"),)}
    other = replace(be6, mates={number("c7c6"): number("e7f5")})
    assert list(smaller(idle, PHASE, most_removed=1, also=[other])) == []
