# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of phases in published problems that the collection beside the project holds.

They are found there by source and year: the positions themselves are not ours to keep.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of

CORPUS = (
    Path(__file__).parents[3] / ".." / "shared" / "corpus" / "composed-others.jsonl"
)  # beside the project

SHOWN = [  # (year, source, how the theme is known, its id)
    (1984, "Фестиваль в Одессе", "keyword", "zagoruyko_3"),
    (1984, "Фестиваль в Одессе", "keyword", "reciprocal_3"),
    (1982, "Stosic-Gedenkturnier", "read", "reciprocal_3"),
    (1997, "Mat Plus", "read", "le_grand_3"),
    (1989, "Neue Zürcher Zeitung", "read", "banny_3"),
    (1979, "Schach-Echo", "read", "transferred_continuations"),
    (1979, "Šahs/Шахматы (Rīga)", "read", "dresden"),
    (1948, "Шахматы в СССР", "read", "hamburg"),
]


@cache
def records() -> list[dict[str, Any]]:
    lines = CORPUS.read_text(encoding="utf-8").splitlines()
    return [each for each in map(json.loads, lines) if each["stipulation"] == "#3"]


def themes(fen: str) -> set[str]:
    study = Study.of(solve(fen, "#3"))
    return set() if not study.is_longer_mate else {flag.id for flag in themes_of(study)}


@pytest.mark.corpus
@pytest.mark.skipif(not CORPUS.is_file(), reason="the collection is not here")
@pytest.mark.parametrize(("year", "source", "known", "theme"), SHOWN)
def test_published_problems_show_their_themes(
    year: int, source: str, known: str, theme: str
) -> None:
    there = [
        record["fen"]
        for record in records()
        if (record.get("year"), record.get("source")) == (year, source)
    ]
    assert there
    assert any(theme in themes(fen) for fen in there), known
