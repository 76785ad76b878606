# SPDX-License-Identifier: GPL-3.0-or-later
"""A record that is no problem is a fault with its line; an error of ours is not hidden."""

from __future__ import annotations

import pytest

from composer.formats.entry import Entry, Fault, RecordError, entry_or_fault
from composer.problem.problem import Problem


def test_what_can_be_read_is_an_entry() -> None:
    assert entry_or_fault(7, Entry, Problem(), 7, id="a") == Entry(Problem(), 7, "a")


def test_what_cannot_be_read_is_a_fault_with_its_line() -> None:
    def read(word: str) -> Entry:
        raise RecordError(f"{word}: expected a square")

    fault = entry_or_fault(7, read, "z9")
    assert isinstance(fault, Fault)
    assert (fault.line, str(fault.message)) == (7, "z9: expected a square")


def test_an_error_of_ours_is_not_hidden() -> None:
    def read() -> Entry:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        entry_or_fault(1, read)
