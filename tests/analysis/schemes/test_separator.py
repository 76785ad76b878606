# SPDX-License-Identifier: GPL-3.0-or-later
"""First moves that separate named defences."""

from __future__ import annotations

from itertools import combinations

import pytest

from composer.analysis.schemes.separator import (
    SET_PLAY,
    Change,
    Separated,
    _change,
    _pair,
    _triples,
    separate,
)
from composer.problem.fen import parse_fen
from composer.solver.schemeplay import number_of, parse_step, step_of


def number(text: str) -> int:
    return number_of(parse_step(text))


def test_two_mates_after_both_are_not_separated() -> None:
    scheme = parse_fen("2B5/2p1N3/3k4/3N4/4K3/4Q3/8/8 w - - 0 1")
    assert separate(scheme, [number("c7c6"), number("c7c5")]).phases == ()


def test_the_one_pair_of_a_scheme() -> None:
    scheme = parse_fen("2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1")
    found = separate(scheme, [number("c7c6"), number("c7c5")])
    (pair,) = found.pairs
    assert [str(step_of(phase.first)) for phase in (pair.one, pair.other)] == ["f5e4", "c8e6"]
    assert pair.one.refuted == 0 < pair.other.refuted
    assert pair.change is Change.CHANGED
    assert found.triples == ()


def test_set_play_is_a_phase() -> None:
    scheme = parse_fen("7Q/8/6B1/3r1R2/p1N1k1q1/K2p4/4P3/5n2 w - - 0 1")
    found = separate(scheme, [number("d5f5"), number("g4f5")])
    assert found.phases[0].first == SET_PLAY
    assert (found.pairs[0].one.first, found.pairs[0].other.first) == (SET_PLAY, number("e2e3"))


def test_partial_pairs_are_those_with_some_mates_changed() -> None:
    scheme = parse_fen("8/5p2/1N1B1P2/2N5/1n1k2n1/6Q1/8/6K1 w - - 0 1")
    defences = [number("g4e3"), number("b4c6")]
    whole, found = separate(scheme, defences), separate(scheme, defences, least=1)
    assert whole.partial == ()
    assert found.pairs == whole.pairs
    expected = {
        frozenset((one.first, other.first))
        for one, other in combinations(found.phases, 2)
        if sum(a != b for a, b in zip(one.mates, other.mates, strict=True)) == 1
    }
    assert {frozenset((pair.one.first, pair.other.first)) for pair in found.partial} == expected
    assert expected
    assert all(pair.changed == 1 for pair in found.partial)


@pytest.mark.parametrize(
    ("mates", "change"),
    [
        (((1, 2), (2, 3), (3, 1)), Change.CYCLIC),
        (((1, 2, 3), (2, 3, 1), (3, 1, 2)), Change.CYCLIC),
        (((1, 2), (2, 1), (3, 4)), Change.RECIPROCAL),
        (((1, 2), (3, 4), (5, 6)), Change.CHANGED),
    ],
)
def test_triples_are_named(mates: tuple[tuple[int, ...], ...], change: Change) -> None:
    phases = [Separated(first, each, 0, False) for first, each in enumerate(mates, 5)]
    pairs = [_pair(one, other, len(mates[0])) for one, other in combinations(phases, 2)]
    (triple,) = _triples(pairs)
    assert triple.change is change


@pytest.mark.parametrize(
    ("one", "other", "change"),
    [
        ((1, 2), (2, 1), Change.RECIPROCAL),
        ((1, 2), (3, 1), Change.CHANGED),
        ((1, 2, 3), (2, 3, 1), Change.CYCLIC),
        ((1, 2, 3, 4), (2, 1, 4, 3), Change.RECIPROCAL),
        ((1, 2, 3, 4), (2, 3, 1, 9), Change.CYCLIC),
        ((1, 2, 3), (4, 5, 6), Change.CHANGED),
        ((1, 2, 3), (2, 1, 3), Change.RECIPROCAL),
        ((1, 2, 3), (4, 5, 3), Change.CHANGED),
    ],
)
def test_changes_are_named_by_their_rings(
    one: tuple[int, ...], other: tuple[int, ...], change: Change
) -> None:
    phases = (Separated(5, one, 0, False), Separated(6, other, 1, False))
    assert _change(*phases) is change
