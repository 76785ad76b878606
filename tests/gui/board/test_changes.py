# SPDX-License-Identifier: GPL-3.0-or-later
"""The difference of two positions."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st
from moves import relocate

from composer.gui.board.changes import Changes, changes
from composer.problem import edits
from composer.problem.fen import parse_fen
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Symmetry, parse_square

placements = st.dictionaries(
    st.sampled_from(SQUARES), st.sampled_from(list(ORTHODOX_MEN)), max_size=20
)


def applied(shown: dict[int, Man], plan: Changes) -> dict[int, Man]:
    left = {s: m for s, m in shown.items() if s not in plan.vanish}
    going = [(target, left.pop(origin)) for origin, target in plan.moves]
    for square, man in [*going, *plan.appear]:
        assert square not in left
        left[square] = man
    return left


@given(placements, placements)
def test_the_changes_lead_from_one_position_to_the_other(
    before: dict[int, Man], after: dict[int, Man]
) -> None:
    assert applied(before, changes(before, Position.of(after))) == after


@given(placements, placements, st.permutations(SQUARES), st.sets(st.sampled_from(SQUARES)))
def test_so_they_do_whatever_is_expected_and_astray(
    before: dict[int, Man], after: dict[int, Man], targets: list[int], astray: set[int]
) -> None:
    places = {square: (1.5, 2.5) for square in astray if square in before}
    plan = changes(before, Position.of(after), places, dict(zip(SQUARES, targets, strict=True)))
    assert applied(before, plan) == after


@given(placements)
def test_nothing_changes_where_nothing_differs(men: dict[int, Man]) -> None:
    assert changes(men, Position.of(men)) == Changes()


def test_a_man_moved_is_one_move() -> None:
    before = parse_fen("8/8/8/8/8/8/8/R6R")
    h1, h5 = parse_square("h1"), parse_square("h5")
    assert changes(dict(before), edits.move(before, h1, h5)) == Changes(moves=((h1, h5),))


def test_a_capture_lets_the_captured_man_vanish() -> None:
    before = parse_fen("7p/8/8/8/8/8/8/7R")
    h1, h8 = parse_square("h1"), parse_square("h8")
    plan = changes(dict(before), edits.move(before, h1, h8))
    assert plan == Changes(moves=((h1, h8),), vanish=(h8,))


def test_a_shift_moves_every_man_and_lets_none_appear() -> None:
    before = parse_fen("8/8/8/3k4/8/2PP4/8/2K5")
    plan = changes(dict(before), edits.shift(before, 1, 1))
    assert not plan.appear
    assert not plan.vanish
    assert all(target == origin + 9 for origin, target in plan.moves)


@every("symmetry", list(Symmetry))
def test_a_position_turned_turns_as_one(symmetry: Symmetry) -> None:
    before = parse_fen("8/8/8/3k4/8/PPPP4/8/2K5")
    plan = changes(dict(before), edits.transform(before, symmetry))
    assert not plan.appear
    assert not plan.vanish
    assert all(target == symmetry.apply(origin) for origin, target in plan.moves)


def test_men_go_where_they_are_expected() -> None:
    before = parse_fen("8/8/8/8/8/8/PPP5/K7")
    a2, b2, c2, d2 = (parse_square(name) for name in ("a2", "b2", "c2", "d2"))
    plan = {a2: b2, b2: c2, c2: d2}
    after = relocate(before, plan)
    assert dict(changes(dict(before), after, None, plan).moves) == plan


def test_men_let_go_of_go_to_the_nearest_squares() -> None:
    before = parse_fen("8/8/8/8/8/8/PPP5/8")
    a2, b2, c2 = (parse_square(name) for name in ("a2", "b2", "c2"))
    after = edits.shift(before, 1, 0)
    carried = {a2: (1.1, 1.0), b2: (2.1, 1.0), c2: (3.1, 1.0)}
    plan = changes(dict(before), after, carried)
    assert set(plan.moves) == {(a2, b2), (b2, c2), (c2, c2 + 1)}
    assert changes(dict(before), before, {a2: (0.3, 1.0)}) == Changes()  # he goes home
