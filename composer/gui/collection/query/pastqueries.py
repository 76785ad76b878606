# SPDX-License-Identifier: GPL-3.0-or-later
"""The queries asked before, to be gone back through with Up and Down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST_KEPT: Final = 50


class PastQueries:
    """Remembers queries, each once, the newest last; knows how far one went back."""

    def __init__(self) -> None:
        self._queries: list[str] = []
        self._back = 0
        self._draft = ""  # what stood in the field before one went back

    @property
    def queries(self) -> tuple[str, ...]:
        """The queries, the newest last."""
        return tuple(self._queries)

    @property
    def is_back(self) -> bool:
        """Whether an older query is shown."""
        return self._back > 0

    def take_over(self, queries: Sequence[str]) -> None:
        """Remember the queries of an earlier session instead."""
        self._queries = [query for query in queries if query][-MOST_KEPT:]
        self._back = 0

    def remember(self, query: str) -> None:
        """Remember a query as the newest, if it is not blank."""
        self._back = 0
        if query:
            self._queries = [other for other in self._queries if other != query] + [query]
            del self._queries[:-MOST_KEPT]

    def go(self, steps: int, now: str) -> str | None:
        """Return an older (1) or newer (-1) query; None if there is none.

        Args:
            steps: how far to go.
            now: what stands in the field; going forth to the end gives it back.
        """
        place = self._back + steps
        if self._back == 0:
            self._draft = now
            if self._queries and self._queries[-1] == now:
                place += 1
        if not 0 <= place <= len(self._queries):
            return None
        self._back = place
        return self._queries[-place] if place else self._draft

    def stay(self) -> None:
        """Take what is shown for new: the user goes on with it."""
        self._back = 0
