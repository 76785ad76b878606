# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of Popeye's own problems counts what the comparer says; a sample of them is equal."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

HERE = Path(__file__).parent
CORPUS = HERE.parents[1].parent / "shared" / "corpus" / "popeye-suite" / "visible.jsonl"
EVERY = 60

_spec = importlib.util.spec_from_file_location("truth_suite", HERE / "suite.py")
assert _spec is not None
assert _spec.loader is not None
suite = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(suite)

COMPARER = """
import json

def judge(record, status, out, err, cpu, limit):
    if not out:
        return "not read", err.strip(), []
    keys = [key["move"]["uci"] for key in json.loads(out)["keys"]]
    return ("equal" if keys == record["keys"] else "different"), "keys", []
"""
MATE = "BeginProblem\nPieces White Kb6 Rc1 Black Ka8\nStipulation #1\nEndProblem\n"


def _file(tmp_path: Path, records: list[dict[str, object]]) -> Path:
    (tmp_path / "compare.py").write_text(COMPARER, encoding="utf-8")
    path = tmp_path / "records.jsonl"
    path.write_text("".join(json.dumps(one) + "\n" for one in records), encoding="utf-8")
    return path


def test_equal_and_different_answers_are_counted_kind_by_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    right = {"id": "a#1", "kind": "#", "input": MATE, "keys": ["c1c8"]}
    wrong = {"id": "b#1", "kind": "#", "input": MATE, "keys": ["c1c7"]}
    unread = {"id": "c#1", "kind": "h#", "input": "BeginProblem\nEndProblem\n", "keys": []}
    path = _file(tmp_path, [right, wrong, unread])
    assert suite.main([str(path)]) == 1
    printed = capsys.readouterr().out
    assert "| # | 1 | 1 | 0 |" in printed
    assert "| h# | 0 | 0 | 1 |" in printed
    assert "| all | 1 | 1 | 1 |" in printed
    assert suite.main([str(_file(tmp_path, [right]))]) == 0


@pytest.mark.skipif(not CORPUS.exists(), reason="the problems of the reference solver are not here")
def test_a_sample_of_the_problems_of_the_reference_solver_is_equal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert suite.main([str(CORPUS), "--seconds", "1", "--every", str(EVERY)]) == 0
    assert "equal" in capsys.readouterr().out
