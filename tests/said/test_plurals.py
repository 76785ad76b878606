# SPDX-License-Identifier: GPL-3.0-or-later
"""Which form of a word goes with a number."""

from __future__ import annotations

import pytest
from cases import every

from composer.said.languages import LANGUAGES, language_of

_NUMBERS = (0, 1, 2, 5, 11, 12, 14, 21, 22, 25, 100, 101, 111, 112, 1000, 1001)
_TWO = (
    "other one other other other other other other other other other other other other other other"
)
_FORMS = {
    "en": _TWO,
    "it": _TWO,
    "de": _TWO,
    "es": _TWO,
    "fr": "one " + _TWO.partition(" ")[2],
    "ru": "many one few many many many many one few many many one many many many one",
}


@every("language", _FORMS)
def test_each_number_has_its_form(language: str) -> None:
    plurals = language_of(language)
    told = [plurals.forms[plurals.form(number)][0] for number in _NUMBERS]
    assert " ".join(told) == _FORMS[language]


def test_every_language_has_a_row_of_its_own() -> None:
    assert sorted(plural.code for plural in LANGUAGES) == sorted(_FORMS)


def test_one_has_a_sentence_of_its_own_and_needs_no_form() -> None:
    needed = {plural.code: len(plural.needed()) for plural in LANGUAGES}
    assert needed == {"en": 1, "it": 1, "de": 1, "es": 1, "fr": 2, "ru": 3}


def test_a_number_below_nothing_is_taken_by_its_size() -> None:
    assert language_of("ru").form(-21) == language_of("ru").form(21)


@every("code", ["ru", "ru_RU", "RU-ru"])
def test_a_country_does_not_matter(code: str) -> None:
    assert language_of(code).code == "ru"


def test_a_language_without_a_row_is_an_error() -> None:
    with pytest.raises(KeyError):
        language_of("xx")
