# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about a diagram in files of every form: the same comes back, and nothing false is said.

They are all that `tests/data/questions.jsonl` has, whatever is asked.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.formats.sniff import read_problems
from composer.formats.writing import write_problems
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import SIDES
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task, stipulation_in_words

RECORDS = Path(__file__).parent.parent / "data" / "questions.jsonl"
QUESTIONS = tuple(
    (record["fen"], record["stipulation"])
    for record in map(json.loads, RECORDS.read_text("utf-8").splitlines())
)


def _problems() -> list[Problem]:
    found = []
    for text, question in QUESTIONS:
        for turn in SIDES:
            position = set_turn(parse_fen(text), turn)
            found.append(Problem(position, parse_task(question)))
    return found


@pytest.mark.parametrize("end", ["jsonl", "olv", "pgn", "csv", "inp", "txt"])
def test_what_is_asked_comes_back_from_a_file(end: str, tmp_path: Path) -> None:
    path, problems = tmp_path / f"asked.{end}", _problems()
    written = write_problems(path, problems)
    assert written.count == len(problems)
    assert not list(written.told())
    entries = read_problems(path)
    assert [entry.problem.stipulation for entry in entries] == [p.stipulation for p in problems]
    assert [entry.problem.position for entry in entries] == [p.position for p in problems]
    assert [str(note) for entry in entries for note in entry.notes] == []


@pytest.mark.parametrize("question", sorted({question for _, question in QUESTIONS}))
def test_what_is_typed_is_read_from_a_file_alike(question: str) -> None:
    asked = parse_task(question)
    assert asked == stipulation_in_words(question) == parse_task(f"  {question} ")
    assert asked.question is not None
    assert not asked.is_kept_in_words


def test_an_option_may_say_how_a_retractor_is_played(tmp_path: Path) -> None:
    path = tmp_path / "one.olv"
    path.write_text(
        "---\nalgebraic:\n  white: [Kf6, Qc8, Ra7]\n  black: [Ka6]\n"
        'stipulation: "-1 & #1"\noptions: [Proca]\n',
        "utf-8",
    )
    (entry,) = read_problems(path)
    assert str(entry.problem.stipulation) == "-1 & #1 (Proca)"
    assert entry.problem.stipulation.question is not None
    assert entry.notes == ()
