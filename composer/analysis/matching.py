# SPDX-License-Identifier: GPL-3.0-or-later
"""As many pairs as can be of which no two share a member: how things that differ are counted.

So the count does not depend on the order in which the moves are generated.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from composer.analysis.phaseplay import Code


def most_pairs(pairs: Mapping[Code, Collection[Code]]) -> Sequence[tuple[Code, Code]]:
    """Return a maximum matching, sorted.

    Args:
        pairs: for each first member those that it may be paired with.
    """
    taken: dict[Code, Code] = {}

    def take(old: Code, tried: set[Code]) -> bool:
        for new in pairs[old]:
            if new not in tried:
                tried.add(new)
                if new not in taken or take(taken[new], tried):
                    taken[new] = old
                    return True
        return False

    for old in pairs:
        take(old, set())
    return sorted((old, new) for new, old in taken.items())
