# SPDX-License-Identifier: GPL-3.0-or-later
"""Plans: what the window asks, made into searches and back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from studio import BLOCK, SOUND

from composer.explore.plan import (
    WHOLE_BOARD,
    Freedom,
    Plan,
    every_man_anywhere,
    every_man_may_go,
    nothing_varies,
    plan_of,
)
from composer.explore.space import Space
from composer.explore.spec import Demands, Order, SpecError
from composer.problem.fen import parse_fen
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.squares import parse_square

E3, E5, A4 = (parse_square(name) for name in ("e3", "e5", "a4"))
BASE = Plan(parse_fen(BLOCK))
squares = st.frozensets(st.integers(0, 63), max_size=5)
kinds = st.lists(st.sampled_from(list(ORTHODOX_MEN)), unique=True, max_size=3).map(tuple)


@given(squares, kinds, st.booleans(), squares, kinds, st.integers(1, 6))
def test_a_plan_goes_through_its_search_unchanged(on, men, may_miss, added_on, added, times):
    plan = BASE.with_freedom(Freedom(E3, on, men, may_miss))
    plan = plan.with_additions((Freedom(None, added_on, added, times=times),))
    try:
        spec = plan.spec()
    except SpecError:
        return
    assert plan_of(spec).spec() == spec


def test_the_diagram_alone_is_no_search() -> None:
    with pytest.raises(SpecError, match="nothing may vary"):
        BASE.spec()
    with pytest.raises(SpecError, match="nothing may vary"):
        BASE.with_freedom(Freedom(E3, frozenset({E3}))).spec()


def test_one_man_on_every_square() -> None:
    plan = BASE.with_freedom(Freedom(E3, WHOLE_BOARD))
    assert Space(plan.spec()).size == 64  # home, and 63 others: men in the way count, too


def test_every_man_anywhere_and_every_man_may_go() -> None:
    plan = every_man_may_go(every_man_anywhere(BASE))
    assert len(plan.freedoms) == len(BASE.position)
    going = {freedom.home for freedom in plan.freedoms if freedom.may_miss}
    kings = {s for s, man in BASE.position if man in (Man.WHITE_KING, Man.BLACK_KING)}
    assert going == {s for s, _ in BASE.position} - kings
    assert Space(plan.spec()).size > 100_000
    assert nothing_varies(plan).is_untouched


def test_several_of_one_kind_may_be_added() -> None:
    plan = BASE.with_additions((Freedom(None, frozenset({16, 17}), (Man.BLACK_PAWN,), times=3),))
    assert [slot.home for slot in replace(plan, changes=1).spec().slots] == [None] * 3
    assert plan_of(plan.spec()).additions == plan.additions


def test_on_another_diagram_only_men_that_stand_there_stay_free() -> None:
    plan = every_man_anywhere(replace(BASE, demands=Demands(key_from=E3)))
    moved = plan.on(parse_fen(SOUND), plan.stipulation)
    standing = dict(moved.position)
    assert all(freedom.home in standing for freedom in moved.freedoms)
    assert moved.demands.key_from is None
    assert plan.on(plan.position, plan.stipulation) == plan


def test_order_and_limits_are_kept() -> None:
    demands = Demands("e3e4", E3, ("grimshaw",), 12, 0, 1, 2, 3, True, False, True)
    plan = replace(
        BASE.with_freedom(Freedom(E5, WHOLE_BOARD)),
        demands=demands,
        order=Order.RANDOM,
        seed=7,
        limit=99,
        seconds=1.5,
        changes=1,
    )
    assert plan_of(plan.spec()) == replace(plan, freedoms=plan_of(plan.spec()).freedoms)
