# SPDX-License-Identifier: GPL-3.0-or-later
"""Black's replies of one man or of several, each answered by a mate of its own.

What is common to unpins, corrections, checks, self-blocks and defences that shut a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.analysis.board import squares_in
from composer.analysis.themes.grammar.plan import (
    ANYWHERE,
    DUALS_TOO,
    KEY,
    MATE_UNNAMED,
    THREATS_TOO,
    Core,
    Plan,
    Sort,
    Wish,
)
from composer.problem.squares import Square

_MOST = 8


def repliers(core: Core) -> int:
    """Return Black's men who are to reply: all of the core, the king where he is alone."""
    return core.black or core.black_king


def each_man(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: each black man of the core replies, each reply has another mate."""
    men = list(squares_in(repliers(core)))[:_MOST]
    yield Plan(
        tuple(
            Wish(KEY, 1 << man, ANYWHERE, core.mating, differs=tuple(range(place)))
            for place, man in enumerate(men)
        )
    )


def arriving(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: black men arrive on the squares that are meant, each answered by a mate.

    Where none is meant, each black man of the core replies.
    """
    if not squares:
        yield from each_man(core, squares)
        return
    wishes: list[Wish] = []
    for square in squares[:_MOST]:
        men = core.who_reach(square, core.black) or core.black or core.black_king
        wishes.append(Wish(KEY, men, 1 << square, core.mating))
    yield Plan(tuple(wishes))


def mates_on(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: different replies, each answered by a mate on one of the squares that are meant."""
    if not squares:
        yield from each_man(core, squares)
        return
    men = repliers(core)
    yield Plan(
        tuple(
            Wish(KEY, men, ANYWHERE, core.mating, 1 << square, other_reply=tuple(range(place)))
            for place, square in enumerate(squares[:_MOST])
        )
    )


def unpinning(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: a black man arrives where a line is shut, and the man who pinned him mates."""
    yield from arriving(core, squares)


def correction(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: one man replies twice, with two mates."""
    men = [square for square in squares if core.black >> square & 1] or squares_in(core.black)
    for man in men:
        yield Plan(
            (
                Wish(KEY, 1 << man, ANYWHERE, core.mating),
                Wish(KEY, 1 << man, ANYWHERE, core.mating, differs=(0,), other_reply=(0,)),
            )
        )


def shutting(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: against one threat each black man of the core shuts a line; any mate answers him."""
    loose = DUALS_TOO | MATE_UNNAMED
    men = list(squares_in(core.black))[:_MOST]
    there = 0
    for square in squares:
        there |= 1 << square
    wishes = [Wish(KEY, mate_origins=core.mating, sort=Sort.THREATENED)]
    for man in men:
        targets = (core.reach(man) & there) or core.reach(man)
        wishes.append(Wish(KEY, 1 << man, targets, loose=loose))
    yield Plan(tuple(wishes))


def checks(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: black men check three times at least, and are answered by mates."""
    places = list(squares)[:_MOST]
    if not places:
        yield Plan(
            tuple(
                Wish(
                    KEY, core.black, ANYWHERE, core.mating, other_reply=tuple(range(n)), checks=True
                )
                for n in range(3)
            )
        )
        return
    wishes = []
    for place, square in enumerate(places):
        men = core.who_reach(square, core.black) or core.black
        others = tuple(range(place))
        wishes.append(
            Wish(
                KEY,
                men,
                1 << square,
                core.mating,
                other_reply=others,
                checks=True,
                loose=THREATS_TOO,
            )
        )
    yield Plan(tuple(wishes))


def separated_threats(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: several threats, of which each black man of the core leaves another one (Fleck)."""
    men = list(squares_in(repliers(core)))
    wishes = [
        Wish(
            KEY,
            1 << man,
            ANYWHERE,
            core.mating,
            differs=tuple(range(place)),
            loose=THREATS_TOO,
        )
        for place, man in enumerate(men[:_MOST])
    ]
    start = len(wishes)
    wishes += [
        Wish(
            KEY,
            mate_origins=core.mating,
            sort=Sort.THREATENED,
            differs=tuple(range(start, start + n)),
            loose=DUALS_TOO,
        )
        for n in range(3)
    ]
    yield Plan(tuple(wishes))


def same_pawn(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: one black man replies on each square that is meant, with different mates."""
    for man in squares_in(core.black):
        places = [*squares] or list(squares_in(core.reach(man)))
        yield Plan(
            tuple(
                Wish(KEY, 1 << man, 1 << square, core.mating, differs=tuple(range(place)))
                for place, square in enumerate(places[:_MOST])
            )
        )


def star_of_mates(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: one white man mates on each square that is meant."""
    for man in squares_in(core.white_men):
        places = list(squares) or list(squares_in(core.reach(man)))
        yield Plan(
            tuple(
                Wish(
                    KEY,
                    mate_origins=1 << man,
                    mate_targets=1 << square,
                    other_reply=tuple(range(place)),
                )
                for place, square in enumerate(places[:_MOST])
            ),
            idle=core.white_men & ~(1 << man),
        )
