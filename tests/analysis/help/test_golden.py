# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of help play shown by solved positions, and just missed by their neighbours.

Those with authors were published in 1925 or before; the others are made. The near-miss differs by
one man and is as sound.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cases import every

from composer import solve
from composer.analysis.report import analyse
from composer.analysis.themes.flag import Flag
from composer.solver.solution import Verdict

HERE = Path(__file__).parent
SHARED = HERE.parents[3] / "shared" / "corpus" / "composed-others.jsonl"
GOLDEN: list[dict[str, Any]] = json.loads(HERE.joinpath("golden.json").read_text(encoding="utf-8"))

PUBLISHED = [  # theme, how the author begins, year, task, and how the placement begins
    ("grimshaw", "Вук", 1996, "h#2", "2rr1b2/1p6"),
    ("grimshaw", "Вук", 1982, "h#2", "2B5/b4r1p"),
    ("white_grimshaw", "Вук", 2000, "h#3", "1rq2nRB"),
    ("orthogonal_diagonal_transformation", "Вук", 2000, "h#3", "1rq2nRB"),
    ("reciprocal_batteries", "Вук", 2000, "h#3", "1rq2nRB"),
    ("hotf", "Вук", 1985, "h#2", "3q3n/K7"),
    ("moves_reversed", "Вук", 1987, "h#2", "b2R4/6B1"),
]


def flags(fen: str, stipulation: str) -> list[Flag]:
    solution = solve(fen, stipulation)
    assert solution.verdict is Verdict.SOUND
    return list(analyse(solution).flags)


@every("record", GOLDEN)
def test_shown_with_proof_and_missed_by_the_neighbour(record: dict[str, Any]) -> None:
    found = [
        flag for flag in flags(record["fen"], record["stipulation"]) if flag.id == record["theme"]
    ]
    assert found
    for flag in found:
        assert str(flag.sentence).endswith(".")
        assert flag.moves
        assert flag.squares
    near = {flag.id for flag in flags(record["near_miss"], record["stipulation"])}
    assert record["theme"] not in near


@pytest.mark.skipif(not SHARED.exists(), reason="the published problems are not here")
@pytest.mark.parametrize(("theme", "author", "year", "task", "begins"), PUBLISHED)
def test_shown_by_published_problems(
    theme: str, author: str, year: int, task: str, begins: str
) -> None:
    records = [
        json.loads(line)
        for line in SHARED.read_text(encoding="utf-8").splitlines()
        if begins in line
    ]
    found = [
        record
        for record in records
        if (record["stipulation"], record["year"]) == (task, year)
        and record["fen"].startswith(begins)
        and record["authors"][0].startswith(author)
    ]
    assert found
    assert theme in {flag.id for flag in flags(found[0]["fen"], task)}
