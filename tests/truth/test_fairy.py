# SPDX-License-Identifier: GPL-3.0-or-later
"""The comparison of fairy positions finds the truth equal, and notices answers that are spoilt."""

from __future__ import annotations

import copy
import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest
from cases import every

from composer.solver.compiled import kernel_module

HERE = Path(__file__).parent
CASES = HERE.parent / "data" / "fairy-men.jsonl"
PLAY = HERE.parent / "data" / "fairy-conditions.jsonl"
CORPUS = HERE.parents[1].parent / "shared" / "corpus" / "fairy.jsonl"

_spec = importlib.util.spec_from_file_location("truth_fairy", HERE / "fairy.py")
assert _spec is not None
assert _spec.loader is not None
fairy = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(fairy)

RECORDS: list[dict[str, Any]] = [
    json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()
]


PLAYED: list[dict[str, Any]] = [
    json.loads(line) for line in PLAY.read_text(encoding="utf-8").splitlines()
]


def _written(tmp_path: Path, records: list[dict[str, Any]]) -> str:
    path = tmp_path / "cases.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(path)


def test_all_cases_are_equal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fairy.main([_written(tmp_path, RECORDS)]) == 0
    assert capsys.readouterr().out == f"{len(RECORDS)} of {len(RECORDS)} equal\n"


def _spoilt(answer: Any) -> list[Any]:
    """Return copies of an answer, each with one thing in it changed, left out or added."""
    found: list[Any] = []
    if isinstance(answer, dict):
        for key, value in answer.items():
            for other in _spoilt(value):
                found.append({**answer, key: other})
    elif isinstance(answer, list):
        if answer:
            found.append(answer[1:])
        for index, value in enumerate(answer):
            for other in _spoilt(value):
                found.append([*answer[:index], other, *answer[index + 1 :]])
    elif isinstance(answer, bool):
        found.append(not answer)
    elif isinstance(answer, str):
        found.append(answer + "x")
    return found


@every("record", RECORDS[::4])
def test_a_spoilt_answer_is_noticed(record: dict[str, Any]) -> None:
    spoilt = _spoilt(record["answer"])
    assert spoilt
    step = max(1, len(spoilt) // 6)
    for answer in spoilt[::step]:
        if record["stipulation"].startswith("s") and answer.get("keys") == record["answer"]["keys"]:
            continue  # of s#2 keys only are compared
        assert fairy.difference({**copy.deepcopy(record), "answer": answer})


@pytest.mark.skipif(kernel_module() is None, reason="the kernel was not built")
@pytest.mark.parametrize("record", PLAYED, ids=lambda record: str(record["id"]))
def test_play_under_conditions_that_remember_or_look_ahead(record: dict[str, Any]) -> None:
    assert fairy.difference(record) == ""


def test_the_first_ten_that_differ_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = [{**RECORDS[0], "id": f"case {n}", "answer": {"moves": []}} for n in range(12)]
    assert fairy.main([_written(tmp_path, records)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 11
    assert lines[-1] == "0 of 12 equal"


def test_what_cannot_be_read_differs() -> None:
    for change in ({"pieces": {"white": ["XXa1"], "black": []}}, {"conditions": ["Unheard"]}):
        assert fairy.difference({**RECORDS[0], **change}).startswith("not solved")


@pytest.mark.corpus
@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus is not beside the project")
def test_the_corpus_has_the_moves_that_we_find() -> None:
    with CORPUS.open(encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    chosen = [
        record for record in records if not record["conditions"] and record["stipulation"] == "~1"
    ]
    assert [each["id"] for each in chosen[::7] if fairy.difference(each)] == []
