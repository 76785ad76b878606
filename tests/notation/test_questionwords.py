# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions in the language of the print: what is printed asks the same, when it is read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.diagrams.captions.conditions import printed_task
from composer.notation.questionwords import question_text
from composer.problem.position import EMPTY
from composer.problem.problem import Problem
from composer.problem.questionforms import written_question
from composer.problem.stipulation import parse_task
from composer.said.languages import languages

RECORDS = Path(__file__).parent.parent / "data" / "questions.jsonl"
ASKED = {json.loads(line)["stipulation"] for line in RECORDS.read_text("utf-8").splitlines()} | {
    *("Last move?", "White's last move?", "Black's last move?", "Last 5 single moves?"),
    *("Who moves?", "Castling?", "May White castle?", "May Black castle?"),
    *("White retracts, then #2", "Black retracts, then h#1", "-2 & #1 Proca", "-1 & #1 (Høeg)"),
    *("Release the position in 7 single moves",),
}


@pytest.mark.parametrize("text", sorted(ASKED))
@pytest.mark.parametrize("language", languages())
def test_what_is_printed_asks_the_same(text: str, language: str) -> None:
    asked = parse_task(text)
    printed = question_text(asked, language)
    assert written_question(printed) == asked.question
    assert printed_task(Problem(EMPTY, asked), language) == printed


def test_it_is_printed_in_the_language_of_the_letters() -> None:
    found = {
        language: question_text(parse_task("Last move?"), language) for language in ("de", "fr")
    }
    assert found == {"de": "Letzter Zug?", "fr": "Dernier coup ?"}
    assert question_text(parse_task("#2"), "de") == ""
