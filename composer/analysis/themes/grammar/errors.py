# SPDX-License-Identifier: GPL-3.0-or-later
"""Black's replies of one man or of several, each answered by a mate of its own.

What is common to unpins, corrections, checks, self-blocks and defences that shut a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from composer.analysis.board import squares_in
from composer.analysis.themes.grammar.plan import (
    ANYWHERE,
    KEY,
    THREATS_TOO,
    Core,
    Plan,
    Sort,
    Wish,
)
from composer.problem.squares import Square

_MOST = 8


def unpinning(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: black men shut off the man whom the mate unpins (Gamage, Goethart).

    They arrive on the squares that are meant; where none is meant, each of the core replies.
    """
    if squares:
        places = [
            (core.who_reach(square, core.black) or core.repliers, 1 << square)
            for square in squares[:_MOST]
        ]
    else:
        places = [(1 << man, ANYWHERE) for man in squares_in(core.repliers)][:_MOST]
    for shut in (core.black, 0):
        yield Plan(
            tuple(
                Wish(KEY, men, there, core.mating, shut=shut and (shut & ~men or ANYWHERE))
                for men, there in places
            )
        )


def correction(core: Core, squares: Sequence[Square]) -> Iterator[Plan]:
    """Yield: a man's random moves allow a mate, a better one another; none lets the threat in.

    The first mate would be one without him, too; the other would not.
    """
    men = [square for square in squares if core.black >> square & 1] or squares_in(core.black)
    for man in men:
        yield Plan(
            (
                Wish(KEY, 1 << man, ANYWHERE, core.mating, general=True),
                Wish(KEY, 1 << man, ANYWHERE, core.mating, equals=(0,), other_reply=(0,)),
                Wish(KEY, 1 << man, ANYWHERE, core.mating, differs=(0,), general=False),
                Wish(KEY, 1 << man, sort=Sort.DEFENDED),
            )
        )


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
