# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal of a search far from the diagram: its search, its counts and its finds as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from composer.explore.finds import Find, Tally
from composer.explore.spec import Spec
from composer.explore.specfile import spec_object, spec_of
from composer.pools import journal


class Journal(journal.Journal[Spec, Tally, Find]):
    """An open journal, which one search writes to."""

    tally = Tally

    @staticmethod
    def search_object(search: Spec) -> dict[str, Any]:
        """Return a search as plain values."""
        return spec_object(search)

    @staticmethod
    def search_of(found: Any) -> Spec:
        """Return a search from its plain values."""
        return spec_of(found)

    @staticmethod
    def find_object(find: Find) -> dict[str, object]:
        """Return a find as plain values."""
        return find.to_object()

    @staticmethod
    def find_of(found: Mapping[str, object]) -> Find:
        """Return a find from its plain values."""
        return Find.from_object(found)
