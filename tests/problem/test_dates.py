# SPDX-License-Identifier: GPL-3.0-or-later
"""Dates of publication."""

from __future__ import annotations

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.credits import DateFault, date_fault


@pytest.mark.parametrize(
    ("text", "fault"),
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
