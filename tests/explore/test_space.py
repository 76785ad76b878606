# SPDX-License-Identifier: GPL-3.0-or-later
"""The candidates: all of them, each once, the near ones first."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from cases import every
from hypothesis import given, settings
from hypothesis import strategies as st
from searches import BLOCK, brute_force, small, whole_board

from composer.explore.space import Scramble, Space
from composer.explore.spec import Order, Slot, Spec, SpecError
from composer.problem.edits import put
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.position import EMPTY


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("changes", [0, 1, 2, 3])
def test_every_position_comes_once(order: Order, changes: int) -> None:
    spec = small(order, changes=changes)
    space = Space(spec)
    found = [space.candidate(turn) for turn in range(space.tried)]
    boards = [position.board for position in found if position is not None]
    expected = brute_force(spec)
    assert len(boards) == len(set(boards))
    assert set(boards) == set(expected)


def test_near_candidates_come_first() -> None:
    spec = small()
    space = Space(spec)
    expected = brute_force(spec)
    changes = [
        expected[position.board]
        for position in map(space.candidate, range(space.tried))
        if position is not None
    ]
    assert changes == sorted(changes)
    assert space.candidate(0) == spec.position


@st.composite
def specs(draw: st.DrawFn) -> Spec:
    """Some slots on few squares, so that men often meet and stand for each other."""
    squares = st.integers(0, 5)
    men = st.sampled_from([Man.WHITE_ROOK, Man.WHITE_KNIGHT, Man.BLACK_KNIGHT])
    homes = draw(st.dictionaries(squares, men, max_size=3))
    position = EMPTY
    for square, man in homes.items():
        position = put(position, square, man)
    at_home = [
        Slot(
            home,
            tuple(draw(st.lists(men, max_size=2))),
            tuple(draw(st.lists(squares, max_size=4))),
            draw(st.booleans()),
        )
        for home in homes.items()
    ]
    added = [
        Slot(
            None,
            tuple(draw(st.lists(men, min_size=1, max_size=2))),
            tuple(draw(st.lists(squares, min_size=1, max_size=4))),
        )
        for _ in range(draw(st.integers(0 if at_home else 1, 2)))
    ]
    slots = [slot for slot in (*at_home, *added) if slot.others()]
    if not slots:
        slots = [Slot(None, (Man.WHITE_ROOK,), (9,))]
    return Spec(position, slots=tuple(slots), changes=draw(st.integers(0, 3)))


@settings(max_examples=150, deadline=None)
@given(specs())
def test_any_search_gives_each_position_once(spec: Spec) -> None:
    space = Space(spec)
    found = [space.candidate(turn) for turn in range(space.tried)]
    boards = [position.board for position in found if position is not None]
    assert len(boards) == len(set(boards))
    assert set(boards) == set(brute_force(spec))


def test_a_number_is_told_from_the_choice_and_back() -> None:
    space = Space(small(changes=3))
    for number in range(0, space.size, 37):
        assert space.number(space.chosen(number)) == number


@given(st.integers(1, 3000), st.integers(0, 10))
def test_the_random_order_has_every_number_once(size: int, seed: int) -> None:
    scramble = Scramble(size, seed)
    assert sorted(map(scramble.place, range(size))) == list(range(size))


def test_the_random_order_does_not_follow_the_numbers() -> None:
    scramble = Scramble(10_000, 1)
    places = [scramble.place(turn) for turn in range(1000)]
    assert places != sorted(places)
    assert 3000 < sum(places) / 1000 < 7000
    assert places != [Scramble(10_000, 2).place(turn) for turn in range(1000)]


def test_a_limit_ends_the_search_early() -> None:
    assert Space(small(limit=17)).tried == 17
    assert Space(small(limit=10**9)).tried == Space(small()).size


def test_too_large_a_search_is_refused_in_words() -> None:
    spec = whole_board(BLOCK, changes=2)
    men = tuple(man for man in ORTHODOX_MEN if man not in (Man.WHITE_KING, Man.BLACK_KING))
    slots = tuple(Slot(slot.home, men, slot.squares, True) for slot in spec.slots)
    with pytest.raises(SpecError, match="candidates; expected at most"):
        Space(Spec(spec.position, slots=slots, changes=6))


@every(
    "changes, words",
    [
        ({"slots": ()}, "nothing may vary"),
        ({"changes": 7}, "expected 0 to 6 changes"),
        ({"changes": 0}, "say how many changes"),
        ({"limit": -1}, "limit: expected 0 to "),
        ({"slots": (Slot((0, Man.WHITE_ROOK), (), (1,)),)}, "not on the diagram"),
        ({"slots": (Slot(None, (Man.WHITE_PAWN,), (0, 63)),)}, "nothing else to be"),
    ],
)
def test_what_is_no_search_is_told(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(SpecError, match=words):
        replace(whole_board(BLOCK, changes=2), **changes)
