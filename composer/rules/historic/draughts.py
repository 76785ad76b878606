# SPDX-License-Identifier: GPL-3.0-or-later
"""Spanish draughts: men go forward along diagonals, kings as far as they like, and both jump.

What the sources leave open is an option, or stands among the book's interpretations.
"""

from __future__ import annotations

from typing import Final

from composer.geometry.gameboards import DRAUGHTS_BOARD
from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import Game, GameGoal, GameMan, Start
from composer.rules.historic.shared import (
    BLACK,
    BLOCK,
    BOTH,
    LEPORE,
    TAKE,
    WHITE,
    WIN,
    huff_option,
    huffable,
)
from composer.rules.names import named

_PRIORITY: Final = Option(
    "priority",
    named("the greater capture first"),
    (True, False),
    True,
    "Whether of several captures that with most men, and then with most kings, must be made.",
    f"{LEPORE} is silent; the rules of Spanish draughts have it.",
)
_FORCED: Final = Option(
    "forced",
    named("capture"),
    (True, False),
    True,
    "Whether a side that can capture must.",
    f"{LEPORE}: it must, or loses the man; in problems, compulsory.",
    (
        ("yes", named("compulsory")),
        ("no", named("at will")),
    ),
)

_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    named(
        "The forfeit of a man who did not capture, the huff, is an option; without it capture is"
        " compulsory. One man is huffed in a turn, and none after any capture."
    ),
    named("A king lands on any free square behind the man taken, and must go on if it can."),
    named("Captured men are taken off at the end of the turn, and none is jumped twice."),
    named("A man who captures onto the last rank becomes a king there, and his turn ends."),
    named("A side without a turn has lost."),
)

DRAUGHTS_BOOK: Final = RuleBook(
    "draughts",
    1,
    named("Spanish draughts"),
    (
        _PRIORITY,
        _FORCED,
        huff_option(f"{LEPORE}: soffiata; huffing is not playing, as players said."),
    ),
    geometry=DRAUGHTS_BOARD,
    texts=named(
        "Twelve men a side on the light squares; White begins. A man steps forward along a"
        " diagonal, and jumps forward over an enemy beside him to the empty square behind; on the"
        " last rank he becomes a king. A king moves and captures along diagonals at any distance."
        " Whoever can go on capturing must. Who loses all men, or cannot move, has lost."
    ),
    interpretations=_INTERPRETATIONS,
    source=f"{LEPORE}; array, priority and numbering of the squares as in Spanish draughts",
    game=Game(
        "draughts",
        (WHITE, BLACK),
        "white",
        (
            GameMan(
                "W", "white", named("white man"), figure="draughtsman", never_on=("white-last",)
            ),
            GameMan(
                "B", "black", named("black man"), figure="draughtsman", never_on=("black-last",)
            ),
            GameMan("WK", "white", named("white king"), figure="draughts-king"),
            GameMan("BK", "black", named("black king"), figure="draughts-king"),
        ),
        (
            WIN,
            TAKE,
            BLOCK,
            GameGoal(
                "king",
                named("makes a king"),
                "The side has a king more than in the diagram.",
                BOTH,
            ),
        ),
        (
            Start(
                (
                    ("W", "b1 d1 f1 h1 a2 c2 e2 g2 b3 d3 f3 h3"),
                    ("B", "a6 c6 e6 g6 b7 d7 f7 h7 a8 c8 e8 g8"),
                )
            ),
        ),
        extras=(huffable("W", "B", "WK", "BK"),),
    ),
)
