# SPDX-License-Identifier: GPL-3.0-or-later
"""Many cases as one test: all are tried, and those that fail are named."""

from __future__ import annotations

from pathlib import Path

import pytest
from cases import every


def test_all_are_tried_and_each_that_fails_is_named() -> None:
    tried = []

    @every("low, high", [(1, 2), (4, 3), (5, 6), (8, 7)])
    @every("more", [0, 10])
    def test(low: int, high: int, more: int) -> None:
        tried.append((low, more))
        assert low < high

    with pytest.raises(ExceptionGroup) as wrong:
        test()
    assert len(tried) == 8
    assert wrong.value.message == "2 of 4 cases failed: (4, 3); (8, 7)"


@every("number", [1, 2])
def test_what_is_prepared_is_given_beside_the_case(tmp_path: Path, number: int) -> None:
    (tmp_path / str(number)).touch()
    assert len(list(tmp_path.iterdir())) == number


def test_a_case_that_skips_ends_itself_alone() -> None:
    tried = []

    @every("number", [1, 2, 3, 4])
    def test(number: int) -> None:
        tried.append(number)
        if number < 3:
            pytest.skip(f"no {number} here")
        assert number != last

    last = 4
    with pytest.raises(ExceptionGroup, match="1 of 4 cases failed: 4"):
        test()
    last = 5
    with pytest.raises(pytest.skip.Exception, match="2 of 4 cases: 1: no 1 here; 2: no 2 here"):
        test()
    assert tried == [1, 2, 3, 4] * 2


def test_no_cases_are_a_fault() -> None:
    with pytest.raises(AssertionError):
        every("number", [])
