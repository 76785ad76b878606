# SPDX-License-Identifier: GPL-3.0-or-later
"""Men and conditions found by what is typed, and by what is typed wrongly."""

from __future__ import annotations

import pytest

from composer.rules.conditiontable import condition_rows
from composer.rules.finding import find_conditions, find_kinds, near_conditions, near_kinds


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("madrassi", "madrasi"),
        ("anticirze", "anticirce"),
        ("sentinells", "sentinelles"),
        ("Längstzüfer", "maximummer"),
        ("cirse", "circe"),
    ],
)
def test_conditions_are_found_by_a_wrong_spelling(typed: str, meant: str) -> None:
    assert not find_conditions(typed)
    assert near_conditions(typed)[0].condition.id == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("grashopper", "grasshopper"), ("Nachtreitter", "nightrider"), ("zebbra", "zebra")],
)
def test_so_are_men(typed: str, meant: str) -> None:
    assert near_kinds(typed)[0].id == meant


def test_what_is_like_nothing_finds_nothing() -> None:
    assert near_conditions("qqqqqqq") == near_conditions("") == near_kinds("xq") == ()


def test_each_name_is_near_itself() -> None:
    for row in condition_rows():
        names = [name for _, name in row.names if len(name) > 5]
        assert all(row in near_conditions(name) for name in names), row.condition.id


def test_words_of_a_rule_are_found_in_the_language_asked_for_and_in_english() -> None:
    pwc = next(row for row in condition_rows() if row.id == "pwc")
    for language in ("en", "fr", "ru"):
        assert pwc in find_conditions(pwc.rule(language), language)
        assert pwc in find_conditions(pwc.text, language)
    assert pwc not in find_conditions(pwc.rule("ru"), "fr")


def test_an_apostrophe_is_found_as_it_is_typed() -> None:
    assert find_kinds("d'une diagonale", language="fr")[0].id == "fers"
    assert not find_kinds("d'une diagonale")
