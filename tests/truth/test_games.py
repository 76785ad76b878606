# SPDX-License-Identifier: GPL-3.0-or-later
"""The comparison of old games finds the truth equal, and notices answers that are spoilt."""

from __future__ import annotations

import copy
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from cases import every

HERE = Path(__file__).parent
CASES = HERE.parent / "data" / "games.jsonl"
CORPUS = HERE.parents[1].parent / "shared" / "games" / "positions.jsonl"

_spec = importlib.util.spec_from_file_location("truth_games", HERE / "games.py")
assert _spec is not None
assert _spec.loader is not None
games = importlib.util.module_from_spec(_spec)
sys.modules["truth_games"] = games  # its dataclasses look for their module
_spec.loader.exec_module(games)


def _read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


RECORDS = _read(CASES)
OTHERS = {path.stem: _read(path) for path in sorted(CASES.parent.glob("games-*.jsonl"))}
"""Records of games that are no chess, by families."""


def _written(tmp_path: Path, records: list[dict[str, Any]]) -> str:
    path = tmp_path / "cases.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(path)


def test_all_cases_are_equal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert games.main([_written(tmp_path, RECORDS)]) == 0
    assert capsys.readouterr().out == f"{len(RECORDS)} of {len(RECORDS)} equal\n"


def test_the_cases_have_every_goal_and_play() -> None:
    asked = {(record["stipulation"]["goal"], record["stipulation"]["play"]) for record in RECORDS}
    goals = {"mate", "stalemate", "bare", "win", "mate_by", "mate_on", "turns"}
    assert {goal for goal, _ in asked} == goals
    assert {play for _, play in asked} == {"direct", "exact", "self", "help", "list"}


def _spoilt(answer: Any) -> list[Any]:
    """Return copies of an answer, each with one thing in it changed or left out."""
    found: list[Any] = []
    if isinstance(answer, dict):
        for key, value in answer.items():
            found += [{**answer, key: other} for other in _spoilt(value)]
    elif isinstance(answer, list):
        if answer:
            found.append(answer[1:])
        for index, value in enumerate(answer[:3]):
            for other in _spoilt(value):
                found.append([*answer[:index], other, *answer[index + 1 :]])
    elif isinstance(answer, bool):
        found.append(not answer)
    elif isinstance(answer, int):
        found.append(answer + 1)
    elif isinstance(answer, str):
        found.append(answer + "x")
    elif answer is None:
        found.append(1)
    return found


@pytest.mark.parametrize("family", OTHERS)
def test_all_cases_of_other_games_are_equal(
    family: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records = OTHERS[family]
    assert games.main([_written(tmp_path, records)]) == 0
    assert capsys.readouterr().out == f"{len(records)} of {len(records)} equal\n"


@every(
    "record",
    [*RECORDS[::3], *(record for records in OTHERS.values() for record in records[::4])],
)
def test_every_spoilt_answer_is_noticed(record: dict[str, Any]) -> None:
    session = games.Session()
    assert not games.difference(record, session)
    spoilt = _spoilt(record["answer"])
    assert spoilt
    for answer in spoilt[:: max(1, len(spoilt) // 25)]:
        other = copy.deepcopy(record) | {"answer": answer}
        assert games.difference(other, session)
    session.close()


def test_a_file_without_any_game_of_ours_is_not_equal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert games.main([_written(tmp_path, [{**RECORDS[0], "game": "chess of the moon"}])]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said == ["not compared: 1 records, 1 of chess of the moon", "0 of 0 equal"]


def test_the_first_ten_that_differ_are_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = [{**record, "answer": {"count": 0}} for record in RECORDS[:12]]
    assert games.main([_written(tmp_path, spoilt)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "0 of 12 equal"
    assert len(lines) == 11


@pytest.mark.corpus
def test_the_whole_collection_is_equal(capsys: pytest.CaptureFixture[str]) -> None:
    if not CORPUS.exists():
        pytest.skip("the collection of old games is not part of the sources")
    assert games.main([str(CORPUS)]) == 0
