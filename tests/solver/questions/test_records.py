# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about the past with their answers: the records, and what holds of all of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cases import every

from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_task
from composer.solver.options import Token
from composer.solver.questions import lastmoves
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

RECORDS = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "data" / "questions.jsonl").read_text().splitlines()
]


@every("record", RECORDS)
def test_each_is_answered_as_recorded(record: dict[str, Any]) -> None:
    solution = solve(record["fen"], record["stipulation"])
    assert solution.verdict.value == record["verdict"], str(solution.message)
    assert [str(answer.sentence) for answer in solution.answers] == record["answers"]
    assert solution.complete


@every("record", RECORDS)
def test_a_judge_of_many_says_the_same(record: dict[str, Any]) -> None:
    session = Session()
    judge = session.judge(parse_task(record["stipulation"]), Token())
    (judged,) = judge.judge([parse_fen(record["fen"])])
    assert judged.verdict.value == record["verdict"]
    session.close()


@every("record", RECORDS)
def test_the_json_has_the_answers(record: dict[str, Any]) -> None:
    found = json.loads(solve(record["fen"], record["stipulation"]).to_json())
    assert [answer["text"] for answer in found.get("answers", [])] == record["answers"]
    assert found["stipulation"] == record["stipulation"]


def test_one_move_that_no_game_shows_is_not_called_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lastmoves, "is_shown", lambda *_, **__: False)
    solution = solve("B7/1k6/7K/8/1P6/P7/8/8 b - - 0 1", "Last move?")
    assert solution.verdict is Verdict.UNDECIDED
    assert str(solution.message) == (
        "Not decided: only -1.a7-a8=B is left, but no game with it was found"
    )
