# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows of un-moves, counted: known numbers, and both engines alike."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracle.retro.unmoves import plain_count, plain_unmoves
from positions import SQUARE, playable_positions
from retro.unmoving import games, random_diagram, without_history

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.retro.compiled import compiled_module
from composer.retro.unmoves.finding import count_unmoves, unmoves

COUNTS = json.loads(
    (Path(__file__).parents[2] / "data" / "unmoves.json").read_text(encoding="utf-8")
)
SOON = 2_000  # rows that plain Python finds soon

needs_kernel = pytest.mark.skipif(
    compiled_module("unmoves") is None, reason="the kernel was not built"
)


@needs_kernel
@pytest.mark.parametrize("case", COUNTS, ids=lambda case: case["name"])
def test_known_counts(case: dict[str, Any]) -> None:
    position = parse_fen(case["fen"])
    found = [count_unmoves(position, depth + 1) for depth in range(len(case["counts"]))]
    assert found == case["counts"]


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: case["name"])
def test_known_counts_in_plain_python(case: dict[str, Any]) -> None:
    position = parse_fen(case["fen"])
    for depth, expected in enumerate(case["counts"]):
        if depth == 0 or case["counts"][depth - 1] < SOON / 20:
            assert plain_count(position, depth + 1) == expected


def test_no_row_is_one_row() -> None:
    assert count_unmoves(parse_fen("4k3/8/8/8/8/8/8/4K3 w - -"), 0) == 1
    with pytest.raises(ValueError, match="depth"):
        count_unmoves(parse_fen("4k3/8/8/8/8/8/8/4K3 w - -"), -1)


@needs_kernel
@given(position=playable_positions(most=30), unmoved=st.frozensets(SQUARE, max_size=6))
def test_both_engines_list_the_same(position: Position, unmoved: frozenset[int]) -> None:
    assert unmoves(position, unmoved) == plain_unmoves(position, unmoved)


@needs_kernel
def test_both_engines_count_the_same_of_diagrams() -> None:
    chance = random.Random(6)
    for _ in range(3):
        position = random_diagram(chance, most=6)
        unmoved = frozenset(chance.sample(range(64), 8))
        assert count_unmoves(position, 2, unmoved) == plain_count(position, 2, unmoved)


@needs_kernel
def test_both_engines_list_the_same_after_every_move_of_games() -> None:
    chosen = games(seed=7, longest=60)
    for _ in range(4):
        for _, _, after in next(chosen):
            for position in (after, without_history(after)):
                assert unmoves(position) == plain_unmoves(position)
