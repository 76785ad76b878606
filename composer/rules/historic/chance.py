# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of dice in which nobody has a choice of moves, and a game of skill of the hand.

Of the games of dice the program shows the odds. Five stones is no matter of composing at all.
"""

from __future__ import annotations

from typing import Final

from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.historic.shared import LEPORE
from composer.rules.names import named

_NO_CHOICE: Final[ByLanguage] = named(
    "Nobody has a choice, so there is nothing to compose: the odds are shown."
)
_SOURCE: Final = f"Alfonso X, Libro de los juegos (1283); {LEPORE}"

POINTS: Final = range(7, 15)
"""The totals that are no azar."""
CALLED: Final = range(5, 17)
"""The totals that may be called in Zara."""
NOT_GIVEN: Final = (("0", named("not given")),)
"""What 0 is called where a total can be left open."""


def _given(name: str, names: ByLanguage, totals: range, text: str) -> Option:
    """Return an option that gives a total which was thrown or called already."""
    return Option(name, names, (0, *totals), 0, text, "", NOT_GIVEN)


PLAYERS: Final = Option(
    "players",
    named("players of the battle"),
    (2, 3, 4),
    2,
    "How many throw for who begins: the highest total does.",
    f"{LEPORE}: the battle.",
)

THREE_DICE_BOOK: Final = RuleBook(
    "three dice",
    1,
    named("Three dice"),
    (PLAYERS,),
    texts=named("How many of the 216 throws of three dice give each total."),
    source="counted",
)

_REAZAR: Final = Option(
    "reazar",
    named("a later azar loses"),
    ("first", "always", "never"),
    "first",
    "Whether a total of the extremes loses for the first thrower at his first following throw only,"
    " at every one, or at none.",
    f"The wording of {LEPORE} allows the first two; in his example no throw is excepted.",
    (
        ("first", named("at the first following throw")),
        ("always", named("at every throw")),
        ("never", named("at no throw")),
    ),
)
_TURNS: Final = Option(
    "turns",
    named("who throws on"),
    ("first", "both"),
    "first",
    "Whether the first thrower goes on alone until a point comes, or both throw in turn.",
    f"{LEPORE} tells the rule of the first; in his example both throw.",
    (
        ("first", named("the first alone")),
        ("both", named("both in turn")),
    ),
)
_FIRST_POINT: Final = _given(
    "first_point",
    named("first thrower's point"),
    POINTS,
    "The total that wins for the first thrower, where the game stands so; the second threw it.",
)
_SECOND_POINT: Final = _given(
    "second_point",
    named("second thrower's point"),
    POINTS,
    "The total that wins for the second thrower; the first threw it.",
)

AZAR_BOOK: Final = RuleBook(
    "azar",
    1,
    named("Azar"),
    (_REAZAR, _TURNS, _FIRST_POINT, _SECOND_POINT),
    texts=named(
        "Three dice; totals from 3 to 6 and from 15 to 18 are an azar. An azar wins for whoever"
        " throws it at first. Otherwise the first thrower's total is the other's point, then the"
        " other's total is his own; he throws on until one of the points comes."
    ),
    interpretations=(
        _NO_CHOICE,
        named("If both points are one total, the game is a tie when it comes."),
    ),
    source=_SOURCE,
)

RIFFA_BOOK: Final = RuleBook(
    "riffa",
    1,
    named("Riffa"),
    (
        _given(
            "total",
            named("first player's total"),
            range(3, 19),
            "What the first player threw, where the game stands so.",
        ),
    ),
    texts=named(
        "Both throw two dice until they show a pair, and then a third die; the higher total of the"
        " three wins."
    ),
    interpretations=(_NO_CHOICE,),
    source=_SOURCE,
)

ZARA_BOOK: Final = RuleBook(
    "zara",
    1,
    named("Zara"),
    (
        _given(
            "first_call",
            named("first player's call"),
            CALLED,
            "The total that wins for who throws first; both throw in turn until one comes.",
        ),
        _given(
            "second_call",
            named("second player's call"),
            CALLED,
            "The total that wins for who throws second.",
        ),
    ),
    texts=named(
        "The caller names a total of three dice from 5 to 16; 3, 4, 17 and 18 count nothing."
    ),
    interpretations=(named("The only choice is the total that is called; the best one is shown."),),
    source=_SOURCE,
)

CHANCE_BOOKS: Final = (AZAR_BOOK, RIFFA_BOOK, ZARA_BOOK, THREE_DICE_BOOK)
"""The books of which the program shows the odds."""

FIVE_STONES_BOOK: Final = RuleBook(
    "five stones",
    1,
    named("Five stones"),
    texts=named(
        "Stones are thrown up and caught. It is a game of skill of the hand, and no matter of"
        " composing."
    ),
    interpretations=(named("A game of skill of the hand, and no matter of composing."),),
    source=LEPORE,
)
"""A game that is told of in the sources; nothing of it can be set or solved."""
