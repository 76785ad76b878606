# SPDX-License-Identifier: GPL-3.0-or-later
"""Every theme of self play, shown by one position and just missed by its neighbour.

The positions were published in 1925 or before; the near-miss differs by one man and is as sound.
Later problems are read where the collection lies beside the project.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from cases import every

from composer import solve
from composer.analysis.report import analyse
from composer.analysis.themes.flag import Flag, Grade
from composer.solver.solution import Verdict

GOLDEN: list[dict[str, Any]] = json.loads(
    Path(__file__).parent.joinpath("golden.json").read_text(encoding="utf-8")
)

LATER = {
    "98510563b918": (
        "reciprocal_change_s",
        "mutate_s",
        "changed_continuations",
        "complete_block_s",
    ),
    "d88f32445de9": ("zagoruyko_s", "changed_continuations"),
    "d172cee064c4": ("continuations_exchanged", "black_correction_s"),
    "d416a8daf4e0": ("black_correction_s", "umnov_s"),
    "bb5f29b74153": ("underpromotion",),
    "a33ec33477ba": ("allumwandlung_black",),
    "cd841aac7fb5": ("black_king_walk", "black_battery_mate", "model_mate"),
}
"""Themes of problems printed later, by the beginning of the digest of their men."""

EXAMPLES = {
    "31316ec77f9c": "reciprocal_change_s",
    "3afd4e58eeee": "reciprocal_change_s",
    "3f517f4c06d6": "grimshaw_s",
}
"""Themes of the printed definitions' own examples, likewise."""

NOT_SHOWN = {"bb5f29b74153": "novotny_s"}
"""What is not: either capture leaves the other man free, and he gives the mate."""


def flags(fen: str, stipulation: str) -> list[Flag]:
    solution = solve(fen, stipulation)
    assert solution.verdict is Verdict.SOUND
    return list(analyse(solution).flags)


@every("record", GOLDEN)
def test_shown_with_proof_and_missed_by_the_neighbour(record: dict[str, Any]) -> None:
    found = [
        flag for flag in flags(record["fen"], record["stipulation"]) if flag.id == record["theme"]
    ]
    assert found
    for flag in found:
        assert str(flag.sentence).endswith(".")
        assert flag.moves
    assert record["theme"] not in {
        flag.id for flag in flags(record["near_miss"], record["stipulation"])
    }


def test_themes_of_later_problems(corpus: Path) -> None:
    wanted = dict(LATER)
    for line in (corpus / "composed-others.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        men = record["fen"].split()[0]
        digest = hashlib.sha256(men.encode()).hexdigest()[:12]
        themes = wanted.pop(digest, None)
        if themes is not None:
            found = {flag.id for flag in flags(record["fen"], record["stipulation"])}
            assert set(themes) <= found, men
            assert NOT_SHOWN.get(digest) not in found, men
    assert not wanted


def test_themes_of_the_examples_of_the_definitions(corpus: Path) -> None:
    path = corpus.parent / "themes" / "longer-and-help.md"
    if not path.is_file():
        pytest.skip(f"no {path}")
    wanted = dict(EXAMPLES)
    for men, moves in re.findall(r"`([^` ]+/[^` ]+)` s#(\d)", path.read_text(encoding="utf-8")):
        theme = wanted.pop(hashlib.sha256(men.encode()).hexdigest()[:12], None)
        if theme is not None:
            assert theme in {flag.id for flag in flags(f"{men} w - - 0 1", f"s#{moves}")}, men
    assert not wanted


def test_black_promotes_with_mate() -> None:
    shown = {flag.id for flag in flags("7k/7P/6BP/6p1/5P2/5p2/3P1K1P/6B1 w - - 0 1", "r#3")}
    assert "black_promotion_mate" in shown


def test_nothing_is_said_where_it_is_not_known_which_key_is_meant() -> None:
    solution = solve("8/8/8/8/1p6/k7/p1Q4Q/K7 w - - 0 1", "s#2")  # several keys
    assert len(solution.keys) > 1
    groups = {flag.phase for flag in analyse(solution).flags}
    assert groups <= {"diagram"}


def test_a_battery_of_the_king_alone_is_told_as_his() -> None:
    """All battery mates are the black king's: they are an element beside the royal battery."""
    king = next(record for record in GOLDEN if record["theme"] == "black_royal_battery")
    grades = {flag.id: flag.grade for flag in flags(king["fen"], king["stipulation"])}
    assert grades["black_royal_battery"] is Grade.THEME
    assert grades["black_battery_mate"] is Grade.ELEMENT
