# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal of a composing search: what is asked, its counts and its finds as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from composer.composing.ask import Ask
from composer.composing.askform import ask_object, ask_of
from composer.composing.finds import Find, Tally
from composer.pools import journal


class Journal(journal.Journal[Ask, Tally, Find]):
    """An open journal, which one search writes to."""

    tally = Tally

    @staticmethod
    def search_object(search: Ask) -> dict[str, Any]:
        """Return what is asked as plain values."""
        return ask_object(search)

    @staticmethod
    def search_of(found: Any) -> Ask:
        """Return what is asked from its plain values."""
        return ask_of(found)

    @staticmethod
    def find_object(find: Find) -> dict[str, object]:
        """Return a find as plain values."""
        return find.to_journal()

    @staticmethod
    def find_of(found: Mapping[str, object]) -> Find:
        """Return a find from its plain values."""
        return Find.from_journal(found)
