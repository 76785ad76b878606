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

THREE_DICE_BOOK: Final = RuleBook(
    "three dice",
    1,
    named("Three dice"),
    texts=named("How many of the 216 throws of three dice give each total."),
    source="counted",
)

_REAZAR: Final = Option(
    "reazar",
    named("a later azar loses"),
    ("first", "always"),
    "first",
    "Whether a total of the extremes loses at the first following throw only, or at every one.",
    f"The wording of {LEPORE} allows both.",
    (
        ("first", named("at the first following throw")),
        ("always", named("at every throw")),
    ),
)

AZAR_BOOK: Final = RuleBook(
    "azar",
    1,
    named("Azar"),
    (_REAZAR,),
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
