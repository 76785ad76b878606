# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds: their order, the best of many, and their plain form."""

from __future__ import annotations

import json

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.explore.finds import Best, Find, Tally

FINDS = st.builds(
    Find,
    turn=st.integers(0, 10**12),
    fen=st.just("8/8/8/8/8/8/8/8 w - - 0 1"),
    key=st.just("e2e4"),
    key_text=st.just("e4"),
    themes=st.lists(st.sampled_from(["grimshaw", "novotny", "albino"])).map(tuple),
    men=st.integers(2, 32),
    changes=st.integers(0, 6),
    variations=st.integers(0, 20),
    duals=st.integers(0, 3),
    changed=st.integers(0, 3),
    tries=st.integers(0, 20),
)


@given(st.lists(FINDS, unique_by=lambda find: find.turn), st.integers(1, 10))
def test_the_best_are_kept_however_they_come(finds: list[Find], most: int) -> None:
    best = Best(most)
    for start in range(0, len(finds), 3):
        best.add(finds[start : start + 3])
    assert best.ranked() == tuple(sorted(finds, key=lambda find: find.rank)[:most])


@given(FINDS)
def test_a_find_comes_back_equal(find: Find) -> None:
    assert Find.from_object(json.loads(json.dumps(find.to_object()))) == find


@every("name", ["turn", "fen", "themes", "men"])
def test_a_damaged_find_is_refused(name: str) -> None:
    found = Find(1, "fen", "e2e4", "e4").to_object()
    with pytest.raises(ValueError, match=name):
        Find.from_object({**found, name: None})


def test_counts_add_up() -> None:
    total = Tally(1, 2, 3, 4, 2, 5) + Tally(passed=1, sound=1)
    assert total == Tally(2, 2, 3, 5, 2, 5)
    assert (total.tried, total.tested) == (17, 15)
