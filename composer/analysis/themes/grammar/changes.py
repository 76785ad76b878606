# SPDX-License-Identifier: GPL-3.0-or-later
"""Changed play: the same replies in two phases or more, answered by different mates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

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
    everybody = core.black | core.black_king
    meant = squares[:_MOST]
    if len(meant) < least:  # several men reply on one square
        for men in (core.black, everybody):
            apart = [
                (1 << man, 1 << square)
                for square in meant
                for man in squares_in(core.who_reach(square, men) or core.black_king)
            ]
            if len(apart) >= least:
                return apart[:_MOST]
    if meant:
        return [(core.who_reach(square, everybody) or everybody, 1 << square) for square in meant]
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
    yield from _rukhlis(core, squares)


def ideal_rukhlis(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: the same, where those other replies had mates of their own before."""
    yield from _rukhlis(core, squares, ideal=True)


def _rukhlis(core: Core, squares: Sequence[Square], ideal: bool = False) -> Iterator[Plan]:
    replies = _replies(core, squares, 4)[:4]
    if len(replies) < 4:
        yield from changing(2)(core, squares)
        return
    for a, b in combinations(range(4), 2):
        others = [place for place in range(4) if place not in (a, b)]
        for c, d in permutations(others):
            for before in (SET, TRY):
                wishes = [
                    Wish(before, *replies[a], core.mating),
                    Wish(before, *replies[b], core.mating, differs=(0,), other_reply=(0,)),
                    Wish(KEY, *replies[a], core.mating, like=0, differs=(0, 1)),
                    Wish(KEY, *replies[b], core.mating, like=1, differs=(0, 1, 2)),
                    Wish(KEY, *replies[c], core.mating, equals=(0,)),
                    Wish(KEY, *replies[d], core.mating, equals=(1,), other_reply=(4,)),
                ]
                if ideal:
                    wishes += [
                        Wish(before, *replies[c], core.mating, like=4, differs=(0, 1)),
                        Wish(before, *replies[d], core.mating, like=5, differs=(0, 1)),
                    ]
                yield Plan(tuple(wishes), tries=int(before == TRY))


def cycle(length: int) -> Grammar:
    """Return the grammar of mates that go round among so many replies (Lacny)."""

    def plans(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
        replies = _replies(core, squares, length)[:length]
        for before in (SET, TRY):
            wishes = []
            for place, reply in enumerate(replies):
                within = tuple(range(place))
                wishes.append(Wish(before, *reply, core.mating, differs=within, other_reply=within))
            for place, reply in enumerate(replies):
                following = (place + 1) % length
                wishes.append(Wish(KEY, *reply, core.mating, like=place, equals=(following,)))
            yield Plan(tuple(wishes), tries=int(before == TRY))

    return plans


def transferred(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: two mates go over to other replies."""
    who = core.black | core.black_king
    for before in (SET, TRY):
        yield Plan(
            (
                Wish(before, who, mate_origins=core.mating),
                Wish(before, who, mate_origins=core.mating, differs=(0,), other_reply=(0,)),
                Wish(KEY, who, mate_origins=core.mating, equals=(0,), other_reply=(0,)),
                Wish(KEY, who, mate_origins=core.mating, equals=(1,), other_reply=(1, 2)),
            ),
            tries=int(before == TRY),
        )
