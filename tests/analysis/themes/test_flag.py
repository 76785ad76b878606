# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from composer.analysis.themes.flag import Flag, Grade, names, shift


def flag(name: str, grade: Grade = Grade.THEME) -> Flag:
    return Flag(name, grade, "key")


def test_an_edit_wins_and_loses_themes_but_not_elements() -> None:
    before = [flag("grimshaw"), flag("fleck"), flag("unguard", Grade.ELEMENT)]
    after = [flag("fleck"), flag("novotny_key"), flag("pin_mate", Grade.ELEMENT)]
    found = shift(before, after)
    assert [each.id for each in found.lost] == ["grimshaw"]
    assert [each.id for each in found.won] == ["novotny_key"]


def test_an_element_that_becomes_a_theme_is_won() -> None:
    found = shift([flag("battery_3plus_mates", Grade.ELEMENT)], [flag("battery_3plus_mates")])
    assert [each.id for each in found.won] == ["battery_3plus_mates"]
    assert not found.lost


def test_lists_read_as_english() -> None:
    assert str(names([0])) == "a1"
    assert str(names([0, 63])) == "a1 and h8"
