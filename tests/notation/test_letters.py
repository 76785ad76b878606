# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest

from composer.notation.letters import ALL_LETTERS, CODES, LanguageError, Letters, letters_of
from composer.notation.words import ALL_WORDS, ENGLISH, GERMAN, words_of
from composer.problem.men import ORTHODOX_KINDS, Kind


def test_the_letters_of_each_language() -> None:
    officers = {
        each.code: each.king + each.queen + each.rook + each.bishop + each.knight
        for each in ALL_LETTERS
    }
    assert officers == {
        "en": "KQRBN",
        "en-s": "KQRBS",
        "it": "RDTAC",
        "de": "KDTLS",
        "fr": "RDTFC",
        "es": "RDTAC",
        "figurine": "♔♕♖♗♘",
    }


@pytest.mark.parametrize("letters", ALL_LETTERS, ids=lambda each: each.code)
def test_no_two_men_share_a_letter(letters: Letters) -> None:
    assert len({letters.letter(kind) for kind in ORTHODOX_KINDS}) == 6


def test_a_letter_follows_its_kind() -> None:
    assert letters_of("it").letter(Kind.KNIGHT) == "C"
    assert letters_of("de").letter(Kind.PAWN) == "B"


@pytest.mark.parametrize("code", ["EN-S", " en_s ", "en-s"])
def test_codes_are_read_generously(code: str) -> None:
    assert letters_of(code).knight == "S"


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(LanguageError, match=r"^language: expected one of en, en-s, .* got 'ru'$"):
        letters_of("ru")


def test_words_go_with_the_language_and_are_english_else() -> None:
    assert words_of("de") is GERMAN
    assert {words_of(code) for code in CODES} == set(ALL_WORDS)
    assert words_of("figurine") is words_of("en-s") is ENGLISH
