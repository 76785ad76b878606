# SPDX-License-Identifier: GPL-3.0-or-later
"""Pairs of edits worth trying together, where none alone mends all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from composer.analysis.composing.edit import Edit, Edits
from composer.analysis.composing.flaws import Flaw
from composer.analysis.composing.trial import Repair

_MOST_OF_PARTS: Final = 3000


@dataclass(frozen=True, slots=True)
class Half:
    """An edit that mends, and leaves something open that another may mend.

    Attributes:
        step: the edit.
        left: how much is open after it; 1 at least.
        number: its place among all edits.
    """

    step: Edit
    left: int
    number: int


def partial_pairs(found: Sequence[Repair], asked: tuple[Flaw, ...]) -> Iterator[Edits]:
    """Yield pairs of edits of different squares that together mend all, the smallest first.

    Args:
        found: single edits that each mend a part and keep the key.
        asked: the flaws to mend.
    """
    single = [(r, r.step) for r in found if isinstance(r.step, Edit) and r.step.squares]
    pairs = [
        (_cost(a, b), Edits((first, second)))
        for (a, first), (b, second) in combinations(single, 2)
        if first.is_apart(second) and all(flaw in a.mends or flaw in b.mends for flaw in asked)
    ]
    pairs.sort(key=lambda pair: (pair[1].size, pair[0]))
    for _, pair in pairs[:_MOST_OF_PARTS]:
        yield pair


def second_edits(
    halves: Iterable[Half], others: Iterable[Edit], most_men: int
) -> Iterator[tuple[Half, list[Edit]]]:
    """Yield, for each half, the edits of other squares that may come with it, small ones first.

    Args:
        halves: edits that mend.
        others: edits that may come with them.
        most_men: by how many men the two together may make the position richer.
    """
    small = sorted(others, key=lambda other: other.size)
    masks = [(edit, _mask(edit), edit.men_more) for edit in small]
    for half in halves:
        mask, room = _mask(half.step), most_men - half.step.men_more
        yield half, [edit for edit, m, more in masks if not m & mask and more <= room]


def _mask(edit: Edit) -> int:
    """Return the squares of an edit as bits."""
    return sum(1 << square for square in set(edit.squares))


def _cost(a: Repair, b: Repair) -> int:
    """Return how much of the play two edits change between them."""
    return sum(repair.comparison.defences - repair.comparison.unchanged for repair in (a, b))
