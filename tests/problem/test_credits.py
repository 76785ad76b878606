# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.credits import NO_CREDITS, Credits, given_first


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Loyd, Samuel", "Samuel Loyd"),
        ("Sam Loyd", "Sam Loyd"),
        ("Baird, Edith Elina Helen", "Edith Elina Helen Baird"),
        ("  Mansfield ,  Comins ", "Comins Mansfield"),
        ("Loyd,", "Loyd,"),
        ("Smith, John, Jr.", "Smith, John, Jr."),
        ("", ""),
    ],
)
def test_given_names_come_first_in_a_caption(written: str, shown: str) -> None:
    assert given_first(written) == shown


def test_a_caption_names_all_authors_and_the_source() -> None:
    credits = Credits(("Loyd, Samuel", "W. A. Shinkman"), "The Field", "1892-05")
    assert credits.caption_authors() == "Samuel Loyd & W. A. Shinkman"
    assert credits.caption_source() == "The Field 1892-05"
    assert Credits(date="1892").caption_source() == "1892"
    assert NO_CREDITS.caption_authors() == NO_CREDITS.caption_source() == ""


@pytest.mark.parametrize(
    ("date", "year"),
    [
        ("1925", 1925),
        ("1925-05-07", 1925),
        ("7 May 1925", 1925),
        ("1924 or 1925", 1924),
        ("before 1850", 1850),
        ("2026", 2026),
        ("", None),
        ("No. 19257", None),
        ("12", None),
        ("2100", None),
    ],
)
def test_the_year_is_the_first_one_named(date: str, year: int | None) -> None:
    assert Credits(date=date).year == year


@given(date=st.text())
def test_any_date_has_a_year_or_none(date: str) -> None:
    year = Credits(date=date).year
    assert year is None or str(year) in date


def test_the_caption_names_number_and_tourney() -> None:
    assert Credits(source="Schach", number="123", date="1950").caption_source() == (
        "Schach (123) 1950"
    )
    assert Credits(number="123", date="1950").caption_source() == "123 1950"
    assert Credits(distinction="1st Prize", tourney="Smith JT").caption_distinction() == (
        "1st Prize, Smith JT"
    )
    assert Credits(tourney="Smith JT").caption_distinction() == "Smith JT"


def test_nobody_is_named_twice() -> None:
    credits = Credits(("Loyd, Samuel", "Otto Wurzburg", "Samuel  Loyd", "Loyd, Samuel"))
    assert credits.distinct_authors == ("Loyd, Samuel", "Otto Wurzburg")
    assert credits.caption_authors() == "Samuel Loyd & Otto Wurzburg"
    assert len(credits.authors) == 4  # the record stays as it is
