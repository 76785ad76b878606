# SPDX-License-Identifier: GPL-3.0-or-later
"""Merels, or nine men's morris.

What the sources leave open is an option, or is named an interpretation here:
- who has men in hand must place one; afterwards he moves;
- two mills closed at once take one man;
- where all men must be taken, who cannot move neither wins nor loses: the game stands still.
"""

from __future__ import annotations

from typing import Final

from composer.geometry.gameboards import MERELS_BOARD
from composer.rules.book import Option, RuleBook
from composer.rules.game import Game, GameExtra, GameGoal, GameMan, Start
from composer.rules.historic.shared import BLACK, BLOCK, BOTH, LEPORE, TAKE, WHITE, WIN
from composer.rules.names import named

MEN_EACH: Final = 9

FLY: Final = Option(
    "fly",
    named("flying"),
    ("never", "three", "always"),
    "never",
    "Whether a side may move to any empty point: never, with three men left, or always.",
    f"{LEPORE} speaks of free moves between points; one step is an interpretation.",
    (
        ("never", named("never")),
        ("three", named("with three men")),
        ("always", named("always")),
    ),
)
END: Final = Option(
    "end",
    named("who loses"),
    ("modern", "all"),
    "modern",
    "Whether who has fewer than three men, or cannot move, has lost; or only who has none.",
    f"Today's rule; {LEPORE}, read literally: who takes all men wins.",
    (
        ("modern", named("two men left, or blocked")),
        ("all", named("no man left")),
    ),
)
MILL_SAFE: Final = Option(
    "mill_safe",
    named("men in mills are safe"),
    (True, False),
    True,
    "Whether a man in a mill may not be taken while there is another.",
    "Today's rule.",
)
PLACING_MILLS: Final = Option(
    "placing_mills",
    named("mills while placing count"),
    (True, False),
    True,
    "Whether a mill closed by placing a man takes one too.",
    f"Today's rule; {LEPORE} speaks of moving only.",
)

MERELS_BOOK: Final = RuleBook(
    "merels",
    1,
    named("Merels"),
    (FLY, END, MILL_SAFE, PLACING_MILLS),
    geometry=MERELS_BOARD,
    texts=named(
        "Nine men a side, in hand at first; White begins. The sides place their men in turn on 24"
        " points, and then move them, a step along a line. Three men in a line are a mill: who"
        " closes one takes a man of the other side off the board."
    ),
    source=f"{LEPORE}; its problems are in codices such as that of Modena (1454)",
    game=Game(
        "merels",
        (WHITE, BLACK),
        "white",
        (
            GameMan("W", "white", named("white man"), figure="merels-stone"),
            GameMan("B", "black", named("black man"), figure="merels-stone"),
        ),
        (
            GameGoal(
                "mill",
                named("closes a mill"),
                "A turn of the side closes a mill.",
                BOTH,
            ),
            BLOCK,
            TAKE,
            WIN,
        ),
        (Start((), (("hand", MEN_EACH),)),),
        (
            GameExtra(
                "hand",
                named("men in hand"),
                MEN_EACH,
            ),
        ),
    ),
)
