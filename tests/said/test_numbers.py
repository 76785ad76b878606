# SPDX-License-Identifier: GPL-3.0-or-later
"""Numbers are written below the window as Qt writes them in it, in every language."""

import pytest
from PySide6.QtCore import QLocale

from composer.notation.sentences import Translated, worded_by
from composer.notation.translations import LANGUAGES
from composer.said.languages import language_of
from composer.said.sentence import Decimal, Grouped, InWords

_WHOLE = (0, 7, 999, 1000, 1234, 9999, 10_000, 12_345, 1_234_567, -1234, -1_234_567)
_BROKEN = (0.5, 2.5, 17.0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_qt_writes_them(language: str) -> None:
    locale, numbers = QLocale("en_GB" if language == "en" else language), language_of(language)
    for number in _WHOLE:
        assert numbers.grouped(number) == locale.toString(number)
    for broken in _BROKEN:
        assert numbers.decimal(broken) == locale.toString(broken, "f", 1)


def test_sentences_write_them_so() -> None:
    french = Translated("fr")
    assert worded_by(french, Grouped(1_234_567)) == "1\u202f234\u202f567"
    assert worded_by(french, InWords(1_234)) == "1\u202f234"
    assert worded_by(french, Decimal(2.5)) == "2,5"
    assert worded_by(Translated("es"), Grouped(1_234)) == "1234"
