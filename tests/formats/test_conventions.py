# SPDX-License-Identifier: GPL-3.0-or-later
"""The convention of castling and en passant goes wherever the stipulation goes."""

from __future__ import annotations

from pathlib import Path

import pytest
from cases import every

from composer.formats.entry import Entry
from composer.formats.popeye.writing import popeye_text
from composer.formats.sniff import scan_problems
from composer.formats.writing import write_problems
from composer.library.records.problemform import parse_problem, problem_text
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task

POSITION = parse_fen("r3k2r/p1p4p/4K3/8/8/6Q1/8/8 w kq - 0 1")
ASKED = ("#2 RS", "#2 pRA", "h#2 AP", "#2 rights as given", "#2")


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.parametrize("ending", ["olv", "jsonl", "csv", "pgn", "fen"])
def test_files_give_it_back(tmp_path: Path, ending: str, asked: str) -> None:
    problem = Problem(POSITION, parse_task(asked))
    path = tmp_path / f"one.{ending}"
    write_problems(path, [problem])
    (found,) = scan_problems(path)
    assert isinstance(found, Entry)
    assert found.problem.stipulation == problem.stipulation


@every("asked", ASKED)
def test_libraries_and_drafts_keep_it(asked: str) -> None:
    problem = Problem(POSITION, parse_task(asked))
    assert parse_problem(problem_text(problem)) == problem


def test_popeye_is_asked_without_it() -> None:
    assert "Stipulation #2\n" in popeye_text(Problem(POSITION, parse_task("#2 RS")))
