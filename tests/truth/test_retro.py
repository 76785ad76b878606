# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of retro problems: what is proved of the collection stays proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from thorough import many, some

from tests.truth.retro import KEYWORDS, records, row_of

CORPUS = Path(__file__).parents[2] / ".." / "shared" / "corpus"
PROVED = many(17, 31, 31)  # of 19, and of all 38


@pytest.mark.corpus
@pytest.mark.skipif(not CORPUS.is_dir(), reason="the collection is not here")
def test_retro_problems_come_out_as_printed() -> None:
    given = [
        record
        for name in ("composed-twomovers.jsonl", "composed-play.jsonl")
        for record in records((CORPUS / name).read_text(encoding="utf-8").splitlines())
    ]
    assert sum(row_of(record).as_printed for record in some(given, 2)) >= PROVED


def test_only_retro_problems_are_judged() -> None:
    lines = [
        '{"fen": "8/8/8/8/8/8/8/8 w - -", "keywords": ["Block"]}',
        '{"fen": "8/8/8/8/8/8/8/8 w - -"}',
        '{"fen": "8/8/8/8/8/8/8/8 w - -", "keywords": ["Retro"]}',
    ]
    assert [record["keywords"] for record in records(lines)] == [["Retro"]]
    assert "pRA" in KEYWORDS


def test_a_row_says_what_was_proved() -> None:
    row = row_of(
        {
            "fen": "r3k3/p1p5/Q3K3/8/8/8/8/8 w q - 0 1",  # S. Loyd, 1859
            "stipulation": "#2",
            "keywords": ["Cantcastler"],
            "solution_text": "1.Qa1!",
        }
    )
    assert row.as_printed
    assert row.given == "no-solution"
    assert row.facts == ("q: gone; Black's last move was by king or rook",)
