# SPDX-License-Identifier: GPL-3.0-or-later
"""Which conditions may hold together: those that were tried so, `together.tsv`.

What two conditions make of each other does not follow from either of them. So two of them are
solved together only if in random positions the legal moves and the helpmates were those of the
reference program; all others are left to it. A row names a condition, and those behind it in the
alphabet that hold with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

from composer.rules.book import Condition


def untried_pair(conditions: Sequence[Condition]) -> tuple[Condition, Condition] | None:
    """Return two of some conditions that are not solved together; None if all are."""
    tried = _tried()
    for one, other in combinations(sorted(conditions, key=lambda condition: condition.id), 2):
        if (one.id, other.id) not in tried:
            return one, other
    return None


@cache
def _tried() -> frozenset[tuple[str, str]]:
    text = Path(__file__).with_name("together.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines()[1:])
    return frozenset((name, other) for name, others in rows for other in others.split())
