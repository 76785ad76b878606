# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import datetime

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.credits import NO_CREDITS, Credits, DateFault, date_fault, given_first


@every(
    "written, shown",
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


@every(
    "date, year",
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
    assert Credits(number="123", date="1950").caption_source() == "(123) 1950"
    assert Credits(distinction="1st Prize", tourney="Smith JT").caption_distinction() == (
        "1st Prize, Smith JT"
    )
    assert Credits(tourney="Smith JT").caption_distinction() == "Smith JT"


def test_nobody_is_named_twice() -> None:
    credits = Credits(("Loyd, Samuel", "Otto Wurzburg", "Samuel  Loyd", "Loyd, Samuel"))
    assert credits.distinct_authors == ("Loyd, Samuel", "Otto Wurzburg")
    assert credits.caption_authors() == "Samuel Loyd & Otto Wurzburg"
    assert len(credits.authors) == 4  # the record stays as it is


@every(
    "text, fault",
    [
        ("", None),
        ("1925", None),
        ("1925-05", None),
        ("1925-05-07", None),
        (" 1925 ", None),
        ("1924-02-29", None),
        ("1925-02-29", DateFault.DAY),
        ("1925-04-31", DateFault.DAY),
        ("1925-05-00", DateFault.DAY),
        ("1925-13", DateFault.MONTH),
        ("1925-00", DateFault.MONTH),
        ("1925-13-01", DateFault.MONTH),
        ("19", DateFault.UNFINISHED),
        ("1925-", DateFault.UNFINISHED),
        ("1925-05-0", DateFault.UNFINISHED),
        ("7.5.1925", DateFault.FORM),
        ("1925/05", DateFault.FORM),
        ("May 1925", DateFault.FORM),
        ("١٩٢٥", DateFault.FORM),
        ("0000-02-29", None),
    ],
)
def test_what_is_a_date(text: str, fault: DateFault | None) -> None:
    assert date_fault(text) is fault


@given(st.dates())
def test_every_day_of_the_calendar_is_one(day: datetime.date) -> None:
    text = day.isoformat()
    assert date_fault(text) is None
    assert date_fault(text[:7]) is None
    assert date_fault(text[:4]) is None


@given(st.dates(), st.integers(0, 9))
def test_while_a_date_is_typed_it_is_never_of_a_wrong_form(day: datetime.date, typed: int) -> None:
    assert date_fault(day.isoformat()[:typed]) is not DateFault.FORM
