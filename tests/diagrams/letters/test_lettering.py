# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters: cleaned for XML, broken into lines that fit, never wider than a real font draws."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QGuiApplication

from composer.diagrams.letters.lettering import (
    cleaned,
    directed,
    ended,
    escaped,
    fitted,
    may_lean,
    unbroken,
    width,
)

ALPHABETS = ((0x20, 0x7E), (0xA1, 0x17F), (0x391, 0x3CE), (0x400, 0x45F), (0x5D0, 0x5EA))
LETTERS = [
    chr(code)
    for first, last in ALPHABETS
    for code in range(first, last + 1)
    if chr(code).isalnum() or code < 0x7F
]


@every(
    "text, clean",
    [
        ("  a \t\r\n b  ", "a b"),
        ("a\x00b\x1bc\x85d", "a b c d"),
        ("\ud83dx", "\ufffdx"),
        ("\ufffe\uffff", "\ufffd\ufffd"),
        ("a\u202eb\u2066c", "abc"),
        ("e\u0301", "é"),
    ],
)
def test_cleaned(text: str, clean: str) -> None:
    assert cleaned(text) == clean


def test_escaped() -> None:
    assert escaped('<a href="x">&') == "&lt;a href=&quot;x&quot;&gt;&amp;"


@given(st.text(st.characters(exclude_categories=())))
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    assert cleaned(cleaned(text)) == cleaned(text)
    cleaned(text).encode("utf-8")


def test_short_text_keeps_its_size_on_one_line() -> None:
    fit = fitted("Samuel Loyd", 20, 360, bold=True)
    assert fit.lines == ("Samuel Loyd",)
    assert fit.size == 20


def test_long_text_is_broken_between_names_first() -> None:
    names = " ".join([unbroken("Comins Mansfield &"), unbroken("Lev Ilych Loshinsky")])
    assert fitted(names, 23, 360, bold=True).lines == ("Comins Mansfield &", "Lev Ilych Loshinsky")


def test_long_word_is_made_smaller_before_it_is_broken() -> None:
    fit = fitted("Nebukadnezarkowskymann", 30, 360, bold=True)
    assert fit.lines == ("Nebukadnezarkowskymann",)
    assert fit.size < 30


def test_five_hundred_letters_fit_and_are_all_there() -> None:
    fit = fitted("ab" * 250, 20, 500)
    assert "".join(fit.lines) == "ab" * 250
    assert len(fit.lines) > 5


def test_what_is_far_too_long_ends_in_an_ellipsis() -> None:
    fit = fitted("W" * 5000, 20, 360)
    assert len(fit.lines) == 12
    assert fit.lines[-1].endswith("W…")


@given(st.text(max_size=300), st.booleans())
def test_no_line_is_wider_than_the_room(text: str, bold: bool) -> None:
    fit = fitted(text, 20, 200, bold=bold)
    assert all(width(line, bold=bold) * fit.size <= 200 * 1.001 for line in fit.lines)
    kept = "".join(fit.lines).replace(" ", "").replace("\u2002", "")
    if not kept.endswith("…"):
        assert kept == "".join(cleaned(text).replace("\u00a0", " ").split())


@pytest.mark.parametrize("bold", [False, True])
def test_estimate_is_hardly_below_what_a_wide_font_draws(qapp: QGuiApplication, bold: bool) -> None:
    font = QFont("serif")
    font.setPixelSize(1000)
    font.setBold(bold)
    if QFontInfo(font).family() != "DejaVu Serif":
        pytest.skip("the estimate is made after DejaVu Serif, and these are other fonts")
    metrics = QFontMetricsF(font)
    drawn = {letter: metrics.horizontalAdvance(letter) / 1000 for letter in LETTERS}
    low = {c: each for c, each in drawn.items() if each > width(c, bold=bold, shipped=False) * 1.12}
    assert low == {}
    names = "Comins Mansfield & Лев Ильич Лошинский, The Problemist 1963, 1st Prize"
    assert metrics.horizontalAdvance(names) / 1000 <= width(names, bold=bold, shipped=False)
    assert metrics.horizontalAdvance(names) / 1000 >= width(names, bold=bold, shipped=False) * 0.75


def test_lines_with_hebrew_are_laid_out_from_the_left() -> None:
    assert directed("& שלום") == "\u200e& שלום"
    assert directed("Loyd") == "Loyd"


@every(
    "text, leans",
    [
        ("The Field 1922, 1st Prize", True),
        ("Шахматы в СССР", True),
        ("Ελληνικά", True),
        ("מגזין 1960", False),
        ("مجلة الشطرنج", False),
        ("詰将棋パラダイス", False),
    ],
)
def test_letters_that_have_no_italics_stay_upright(text: str, leans: bool) -> None:
    assert may_lean(text) is leans


@every(
    "text, is_ended",
    [("Anna", False), ("Анна", False), ("שלום", True), ("שלום 12", True), ("שלום & Sons", False)],
)
def test_a_name_that_runs_leftwards_is_ended(text: str, is_ended: bool) -> None:
    assert ended(text) == text + "\u200e" * is_ended
    assert ended(ended(text)) == ended(text)
