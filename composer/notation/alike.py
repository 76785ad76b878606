# SPDX-License-Identifier: GPL-3.0-or-later
"""What may share a row: only what the row prints is true of each, to the letter.

Two moves from one square to another are not the same text where one of them captures: after
1...Rg8 it is 2.Qxg8#, after 1...Rh7 2.Qg8#. Whoever brings defences together asks here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from composer.notation.moves import MoveText
from composer.solver.phases import Variation

_Each = TypeVar("_Each")


def alike(items: Iterable[_Each], printed: Callable[[_Each], Hashable | None]) -> list[list[_Each]]:
    """Bring together the items of whom the same is printed, each group where its first stood.

    Args:
        items: what is to be printed.
        printed: what is printed of one; None where it stands alone.
    """
    groups: dict[Hashable, list[_Each]] = {}
    for number, item in enumerate(items):
        told = printed(item)
        groups.setdefault((number,) if told is None else (told, "alike"), []).append(item)
    return list(groups.values())


def last_answers(variation: Variation) -> Hashable | None:
    """Return what is printed of the answers to a defence; None where the play goes on."""
    if not all(answer.ends for answer in variation.continuations):
        return None
    return frozenset(MoveText.of(answer.move) for answer in variation.continuations)
