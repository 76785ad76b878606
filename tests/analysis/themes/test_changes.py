# SPDX-License-Identifier: GPL-3.0-or-later
"""Changed play and functions of moves, on solutions made up of letters, with near-misses."""

from __future__ import annotations

from pathlib import Path

from analysis.themes.made import made
from cases import every

from composer.analysis.themes import changes, functions, threats, tries
from composer.analysis.themes.flag import Flag

RULES = (
    *changes.RULES,
    *functions.RULES,
    threats.barnes,
    threats.fleck,
    threats.separations,
    tries.cyclic_threats,
)


def cases() -> list[tuple[str, str, str]]:
    text = Path(__file__).with_name("lettered.txt").read_text(encoding="utf-8")
    lines = [line.strip() for line in text.splitlines() if not line.startswith("#")]
    return list(zip(lines[::3], lines[1::3], lines[2::3], strict=True))


def flags(text: str) -> dict[str, Flag]:
    study = made(text)
    return {flag.id: flag for rule in RULES for flag in rule(study)}


@every("theme, shows, misses", cases())
def test_shown_and_just_missed(theme: str, shows: str, misses: str) -> None:
    flag = flags(shows)[theme]
    assert str(flag.sentence).endswith(".")
    assert flag.moves
    assert theme not in flags(misses)


def test_mates_that_change_places_are_not_called_transferred_too() -> None:
    """Two defences that exchange their mates are a reciprocal change, and no theme besides."""
    shown = next(shows for theme, shows, _ in cases() if theme == "reciprocal_change")
    found = flags(shown)
    assert found["reciprocal_change"].grade.value == "theme"
    assert found["transferred_mate"].grade.value == "element"
