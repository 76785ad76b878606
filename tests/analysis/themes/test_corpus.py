# SPDX-License-Identifier: GPL-3.0-or-later
"""The themes on the examples and near-misses that lie beside the project."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from composer import solve
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of

pytestmark = [pytest.mark.corpus, pytest.mark.slow]


def records(corpus: Path, name: str) -> list[dict[str, Any]]:
    path = corpus.parent / "themes" / name
    if not path.is_file():
        pytest.skip(f"no {path}")
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def themes(fen: str) -> set[str]:
    return {flag.id for flag in themes_of(Study.of(solve(fen, "#2")))}


NARROWER = {
    "transferred_mate": 7,  # shown by a checking try only
    "changed_mates_try": 5,  # likewise
    "combinative_separation": 7,  # two threats: that is their separation
    "changed_mates_3plus": 6,  # several defences with the same two mates
    "changed_mates_2plus": 1,  # the new mates do not differ
    "allumwandlung_black": 4,  # some of the four replies are the same
    "black_correction": 2,  # the correcting mate works without the unit, too
    "black_correction_strong": 2,
    "black_promotion_defence": 2,  # only the duals differ
    "unguard": 13,  # the mate takes the man that would parry
    "white_correction": 1,  # the queen who makes key and tries is the one who guards the mate
    "grimshaw_virtual": 2,  # captures of a try's man, or of the man of a Latvian Novotny
    "grimshaw": 2,  # a Latvian Novotny
    "white_bishop_star": 1,  # eight threats, of which two are forced alone
}
"""Themes that the list still names by wider definitions, which readers called misleading."""


def test_every_listed_theme_is_found(corpus: Path) -> None:
    missed = Counter(
        theme
        for record in records(corpus, "examples.jsonl")
        for theme in set(record["themes"]) - themes(record["fen"])
    )
    assert missed == NARROWER


def test_no_near_miss_is_taken_for_the_theme(corpus: Path) -> None:
    taken = {
        record["id"]: record["theme_not_shown"]
        for record in records(corpus, "negatives.jsonl")
        if record["theme_not_shown"] in themes(record["fen"])
    }
    assert taken == {}


def test_mansfield_couplets_of_their_inventor(corpus: Path) -> None:
    """Most of what is flagged among published two-movers is his, and from the years it is of."""
    path = corpus / "composed-twomovers.jsonl"
    if not path.is_file():
        pytest.skip(f"no {path}")
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    his = [
        each["fen"]
        for each in found
        if each.get("authors") == ["Mansfield, Comins"] and each.get("year") in range(1928, 1931)
    ]
    assert sum("mansfield_couplet" in themes(fen) for fen in dict.fromkeys(his)) == 5
