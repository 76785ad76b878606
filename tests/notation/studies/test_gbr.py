# SPDX-License-Identifier: GPL-3.0-or-later
"""The code of a position's men."""

from __future__ import annotations

import pytest

from composer.notation.studies.gbr import gbr_code, parse_gbr
from composer.problem.fen import parse_fen


@pytest.mark.parametrize(
    ("board", "code"),
    [
        ("8/5p2/8/6P1/8/4K3/1k6/8", "0000.11"),
        ("8/8/5R2/6n1/8/2k1K3/8/8", "0103.00"),
        ("1r6/2P5/8/1R6/8/4K3/1k6/8", "0400.10"),
        ("q1b5/Q1B5/1B6/8/3N4/4K3/1k2p3/8", "4051.01"),
        ("8/NNN5/8/8/8/4K3/1k6/8", "0009.00"),
    ],
)
def test_men_are_counted(board: str, code: str) -> None:
    assert gbr_code(parse_fen(f"{board} w - - 0 1")) == code


def test_a_code_is_read_back() -> None:
    assert parse_gbr("4051.01") == ("QBBN", "QB", (0, 1))
    assert parse_gbr("0400") == ("R", "R", None)
    assert parse_gbr("0009.00") is None
    assert parse_gbr("400.10") is None
