# SPDX-License-Identifier: GPL-3.0-or-later
"""Words are found in the manual by their beginnings, whatever their accents."""

from __future__ import annotations

from composer.manual.finding import find
from composer.said.accents import without_accents


def test_the_page_that_is_called_so_comes_first() -> None:
    assert find("drop map", "en")[0].page == "drop-map"
    assert find("repair", "en")[0].page == "repair"


def test_beginnings_are_enough_and_capitals_do_not_matter() -> None:
    assert find("NEIGHB", "en")[0].page == "neighbours"


def test_accents_do_not_matter() -> None:
    assert without_accents("Köko Größe perché") == "koko grosse perche"
    assert {each.page for each in find("koko", "en")} == {each.page for each in find("Köko", "en")}
    assert find("Köko", "en")


def test_all_words_must_stand_on_the_page() -> None:
    assert find("grimshaw", "en")
    assert not find("grimshaw qwertyuiop", "en")


def test_a_section_is_named_with_words_around_what_was_found() -> None:
    found = next(each for each in find("refutation", "en") if each.anchor == "refutation")
    assert (found.page, found.section) == ("glossary", "Refutation")
    assert "answers a try" in found.excerpt


def test_nothing_is_found_of_nothing() -> None:
    assert find("", "en") == find(" ,. ", "en") == ()
