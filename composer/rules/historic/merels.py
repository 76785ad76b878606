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

MEN_EACH: Final = 9

FLY: Final = Option(
    "fly",
    (("en", "flying"), ("de", "Springen"), ("it", "volo")),
    ("never", "three", "always"),
    "never",
    "Whether a side may move to any empty point: never, with three men left, or always.",
    f"{LEPORE} speaks of free moves between points; one step is an interpretation.",
    (
        ("never", (("en", "never"), ("de", "nie"), ("it", "mai"))),
        ("three", (("en", "with three men"), ("de", "mit drei Steinen"), ("it", "con tre pezzi"))),
        ("always", (("en", "always"), ("de", "immer"), ("it", "sempre"))),
    ),
)
END: Final = Option(
    "end",
    (("en", "who loses"), ("de", "wer verliert"), ("it", "chi perde")),
    ("modern", "all"),
    "modern",
    "Whether who has fewer than three men, or cannot move, has lost; or only who has none.",
    f"Today's rule; {LEPORE}, read literally: who takes all men wins.",
    (
        (
            "modern",
            (
                ("en", "two men left, or blocked"),
                ("de", "zwei Steine übrig oder fest"),
                ("it", "due pezzi, o bloccato"),
            ),
        ),
        ("all", (("en", "no man left"), ("de", "kein Stein übrig"), ("it", "nessun pezzo"))),
    ),
)
MILL_SAFE: Final = Option(
    "mill_safe",
    (("en", "men in mills are safe"), ("de", "Mühlen sind sicher"), ("it", "mulini al sicuro")),
    (True, False),
    True,
    "Whether a man in a mill may not be taken while there is another.",
    "Today's rule.",
)
PLACING_MILLS: Final = Option(
    "placing_mills",
    (
        ("en", "mills while placing count"),
        ("de", "Mühlen beim Setzen zählen"),
        ("it", "valgono i mulini posando"),
    ),
    (True, False),
    True,
    "Whether a mill closed by placing a man takes one too.",
    f"Today's rule; {LEPORE} speaks of moving only.",
)

MERELS_BOOK: Final = RuleBook(
    "merels",
    1,
    (("en", "Merels"), ("de", "Mühle"), ("it", "Mulino")),
    (FLY, END, MILL_SAFE, PLACING_MILLS),
    geometry=MERELS_BOARD,
    text="Nine men a side, in hand at first; White begins. The sides place their men in turn on 24"
    " points, and then move them, a step along a line. Three men in a line are a mill: who closes"
    " one takes a man of the other side off the board.",
    source=f"{LEPORE}; its problems are in codices such as that of Modena (1454)",
    game=Game(
        "merels",
        (WHITE, BLACK),
        "white",
        (
            GameMan("W", "white", (("en", "white man"), ("de", "weißer Stein"), ("it", "bianco"))),
            GameMan("B", "black", (("en", "black man"), ("de", "schwarzer Stein"), ("it", "nero"))),
        ),
        (
            GameGoal(
                "mill",
                (
                    ("en", "closes a mill"),
                    ("de", "schließt eine Mühle"),
                    ("it", "chiude un mulino"),
                ),
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
                (("en", "men in hand"), ("de", "Steine in der Hand"), ("it", "pezzi in mano")),
                MEN_EACH,
            ),
        ),
    ),
)
