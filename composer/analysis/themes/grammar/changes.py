# SPDX-License-Identifier: GPL-3.0-or-later
"""Changed play: the same replies in two phases or more, answered by different mates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.analysis.board import squares_in
from composer.analysis.themes.grammar.plan import (
    ANYWHERE,
    KEY,
    SET,
    TRY,
    Core,
    Grammar,
    Plan,
    Wish,
)
from composer.problem.squares import Square

_MOST = 5


def _replies(core: Core, squares: Sequence[Square], least: int) -> list[tuple[int, int]]:
    """Return, for each reply, where its man may stand and where he may go."""
    men = core.black | core.black_king
    if squares:
        return [(core.who_reach(square, men) or men, 1 << square) for square in squares[:_MOST]]
    origins = list(squares_in(core.black)) or list(squares_in(core.black_king))
    chosen = [(1 << man, ANYWHERE) for man in origins[:_MOST]]
    return (chosen * least)[: max(least, len(chosen))]


def changing(least: int = 2, phases: int = 2, reciprocal: bool = False, apart: int = 2) -> Grammar:
    """Return the grammar of replies whose mates change.

    Args:
        least: how many replies there are at least.
        phases: over how many phases, the last of them after the key.
        reciprocal: whether the first two mates change places.
        apart: how many of the replies have mates that differ within a phase.
    """

    def plans(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
        replies = _replies(core, squares, least)
        choices = ((SET, KEY), (TRY, KEY)) if phases == 2 else ((SET, TRY, KEY), (TRY, 3, KEY))
        for chosen in choices:
            wishes: list[Wish] = []
            for turn, phase in enumerate(chosen):
                start = turn * len(replies)
                for place, (origins, targets) in enumerate(replies):
                    before = tuple(earlier * len(replies) + place for earlier in range(turn))
                    within = tuple(start + n for n in range(min(place, apart)))
                    equals: tuple[int, ...] = ()
                    if reciprocal and turn and place < 2:
                        equals = (1 - place,)
                    wishes.append(
                        Wish(
                            phase,
                            origins,
                            targets,
                            core.mating,
                            like=place if turn else None,
                            equals=equals,
                            differs=(*before, *within) if place < apart else before,
                            other_reply=within,
                        )
                    )
            tries = sum(phase >= TRY for phase in chosen)
            yield Plan(tuple(wishes), tries=tries)

    return plans


def mutate(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: a complete block, in which each black man of the core gets a new mate."""
    replies = _replies(core, squares, 1)
    set_play = [Wish(SET, origins, targets, core.mating) for origins, targets in replies]
    key = [
        Wish(KEY, origins, targets, core.mating, like=place, differs=(place,))
        for place, (origins, targets) in enumerate(replies)
    ]
    yield Plan((*set_play, *key), set_complete=True)


def rukhlis(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: two mates go over to other replies, and the replies that had them get new ones."""
    replies = _replies(core, squares, 2)
    if len(replies) < 4:
        yield from changing(2)(core, squares)
        return
    first, last = replies[:2], replies[2:4]
    for before in (SET, TRY):
        wishes = [
            Wish(before, *first[0], core.mating),
            Wish(before, *first[1], core.mating, differs=(0,)),
            Wish(KEY, *first[0], core.mating, like=0, differs=(0, 1)),
            Wish(KEY, *first[1], core.mating, like=1, differs=(0, 1, 2)),
            Wish(KEY, *last[0], core.mating, equals=(0,)),
            Wish(KEY, *last[1], core.mating, equals=(1,)),
        ]
        yield Plan(tuple(wishes), tries=int(before == TRY))
