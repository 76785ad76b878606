# SPDX-License-Identifier: GPL-3.0-or-later
"""The themes on the examples and near-misses that lie beside the project."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from composer import solve
from composer.analysis.themes.finding import find_themes

pytestmark = [pytest.mark.corpus, pytest.mark.slow]


def records(corpus: Path, name: str) -> list[dict[str, Any]]:
    path = corpus.parent / "themes" / name
    if not path.is_file():
        pytest.skip(f"no {path}")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def themes(fen: str) -> set[str]:
    return {flag.id for flag in find_themes(solve(fen, "#2"))}


def test_every_listed_theme_is_found(corpus: Path) -> None:
    missed = {
        record["id"]: lost
        for record in records(corpus, "examples.jsonl")
        if (lost := set(record["themes"]) - themes(record["fen"]))
    }
    assert missed == {}


def test_no_near_miss_is_taken_for_the_theme(corpus: Path) -> None:
    taken = {
        record["id"]: record["theme_not_shown"]
        for record in records(corpus, "negatives.jsonl")
        if record["theme_not_shown"] in themes(record["fen"])
    }
    assert taken == {}
