# SPDX-License-Identifier: GPL-3.0-or-later
"""Patterns and likeness where fairy men stand: they are seen, and their squares are not empty."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from cases import every

from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.index.planes import catch_up
from composer.library.likeness.ranking import Likeness, like_this
from composer.library.query.pattern import PatternError, parse_pattern
from composer.library.search.search import find
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem

ORTHODOX = "4k3/8/8/3Q4/8/8/8/4K3 w"
GRASSHOPPER = "4k3/8/8/3Q4/4G3/8/8/4K3 w"
NEUTRAL = "4k3/8/8/3=Q4/4.rl3/8/8/4K3 w"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.create(tmp_path / "fairy.composer") as made:
        for text in (ORTHODOX, GRASSHOPPER, NEUTRAL):
            add_problem(made, Problem(parse_fen(text)))
        yield made


@pytest.mark.parametrize("planed", [False, True])
@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("Qd5", [1, 2]),
        ("Qd5 .e4", [1]),
        ("Ge4", [2]),
        ("ge4", []),
        ("=Qd5", [3]),
        (".rle4", [3]),
        ("?e4", [2, 3]),
        ("Ae4", [2]),
        ("ae4", [3]),
        ("?d5 ?e4", [2, 3]),
        ("Ad5", [1, 2]),
        ("[QG]e4", [2]),
        ("Gb1 shifted", [2]),
        ("Gd4 mirrored", [2]),
        ("ge5 swapped", [2]),
    ],
)
def test_patterns_see_fairy_men(
    library: Library, pattern: str, found: list[int], planed: bool
) -> None:
    if planed:
        with library.writing() as connection:
            catch_up(connection)
    assert sorted(find(library, f'pattern:"{pattern}"')) == found


@every("text", ["Ge4", ".RLb2", "=Qd5 .e4", "[QG]e4 shifted", "=.CAa1 [.RL=N]h8", "G{royal}c3"])
def test_a_pattern_with_fairy_men_is_written_and_read_again(text: str) -> None:
    pattern = parse_pattern(text)
    assert parse_pattern(str(pattern)) == pattern


@every("text", ["Xd4", ".QYd4", "=d4", "[]d4", "[Q", "G{d4", "=?d4"])
def test_what_is_no_man_is_no_pattern(text: str) -> None:
    with pytest.raises(PatternError):
        parse_pattern(text)


def test_a_problem_with_one_fairy_man_more_is_not_the_same(library: Library) -> None:
    found = {
        candidate.record_id: candidate
        for candidate in like_this(library, Problem(parse_fen(ORTHODOX)))
    }
    assert Likeness.SAME in {common.likeness for common in found[1].common}
    assert Likeness.SAME not in {common.likeness for common in found[2].common}
    assert found[2].score < found[1].score
