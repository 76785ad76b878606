# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of longer problems in positions that were published later than 1925.

They are not part of the project: each is known here by the digest of its placement, and read
from the collections beside the project where those are present.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path

import pytest

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of

HERE = Path(__file__)
COLLECTION = HERE.parents[3].parent / "shared" / "corpus" / "composed-others.jsonl"
PUBLISHED: list[dict[str, str]] = json.loads(
    HERE.parent.joinpath("published.json").read_text(encoding="utf-8")
)

pytestmark = pytest.mark.skipif(not COLLECTION.exists(), reason="no collection beside the project")


@cache
def positions() -> dict[str, str]:
    """Return the positions of the collection by the digest of their placement."""
    fens = (json.loads(line)["fen"] for line in COLLECTION.read_text(encoding="utf-8").splitlines())
    return {hashlib.sha256(fen.split()[0].encode()).hexdigest()[:16]: fen for fen in fens}


@pytest.mark.parametrize(
    "record", PUBLISHED, ids=[f"{r['theme']}-{r['placement'][:4]}" for r in PUBLISHED]
)
def test_a_published_problem_shows_its_theme(record: dict[str, str]) -> None:
    fen = positions().get(record["placement"])
    if fen is None:
        pytest.skip("not in the collection")
    study = Study.of(solve(fen, record["stipulation"]))
    assert study.is_longer_mate
    assert record["theme"] in {flag.id for flag in themes_of(study)}
