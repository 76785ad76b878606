# SPDX-License-Identifier: GPL-3.0-or-later
"""Alquerque, Catch the hare, and Halatafl (fox and geese): men step along lines, and jump.

What the sources leave open is an option, or is named an interpretation here:
- where capture is compulsory, so is going on; any capture may be chosen;
- a man is taken off as he is jumped;
- in Alquerque, and in the hunts, a side without a turn has lost;
- the hare and the fox are not obliged to capture, and the fox may stop after any jump;
- with fewer than six geese the fox has won, so that diagrams have six at least;
- geese that go forward only may go sideways too.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.geometry.gameboards import ALQUERQUE_BOARD, HALATAFL_BOARD, HALATAFL_GREAT_BOARD
from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import Game, GameGoal, GameMan, Player, Start
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

_FORCED_NAMES: Final[ByLanguage] = named("capture")
_FORCED_VALUES: Final[tuple[tuple[str, ByLanguage], ...]] = (
    ("yes", named("compulsory")),
    ("no", named("at will")),
)
_CHAIN_NAMES: Final[ByLanguage] = named("several jumps")
_CHAIN_VALUES: Final[tuple[tuple[str, ByLanguage], ...]] = (
    ("must", named("to the end")),
    ("may", named("at will", "jumps")),
    ("none", named("one only")),
)
_CHAIN_TEXT: Final = "Whether a man who can jump again in the same turn must, may, or may not."

FORCED: Final = Option(
    "forced",
    _FORCED_NAMES,
    (True, False),
    True,
    "Whether a side that can capture must.",
    f"{LEPORE}: it must, or loses the man; in problems, compulsory.",
    _FORCED_VALUES,
)
BEAST_FORCED: Final = Option(
    "forced",
    _FORCED_NAMES,
    (False, True),
    False,
    "Whether a man who can capture must.",
    f"{LEPORE} knows of no duty.",
    _FORCED_VALUES,
)


def chain_option(default: str, source: str) -> Option:
    """Return the option whether a man goes on jumping, with the book's own value."""
    values = (default, *(value for value in ("must", "may", "none") if value != default))
    return Option("chain", _CHAIN_NAMES, values, default, _CHAIN_TEXT, source, _CHAIN_VALUES)


def wins_at_option(default: int, most: int, names: ByLanguage, text: str, source: str) -> Option:
    """Return the option with how many of the hunters left the beast has won."""
    values = (default, *(value for value in range(most) if value != default))
    return Option("beast_wins_at", names, values, default, text, source)


ALQUERQUE_BOOK: Final = RuleBook(
    "alquerque",
    1,
    named("Alquerque"),
    (
        FORCED,
        chain_option("must", "Chains are not told by Alfonso; H. J. R. Murray has them."),
        huff_option(f"{LEPORE}: soplar. When the man goes off is not told: both ways are had."),
    ),
    geometry=ALQUERQUE_BOARD,
    texts=named(
        "Twelve men a side on a board of 25 points; White begins. A man steps to the next point"
        " along a line, in any direction, or jumps over an enemy beside him to the empty point"
        " behind, and takes him. Who loses all men, or cannot move, has lost."
    ),
    source=f"Alfonso X, Libro de los juegos (1283); {LEPORE}",
    game=Game(
        "jumps",
        (WHITE, BLACK),
        "white",
        (
            GameMan("W", "white", named("white man"), figure="plain-stone"),
            GameMan("B", "black", named("black man"), figure="plain-stone"),
        ),
        (
            WIN,
            TAKE,
            GameGoal(
                "clear",
                named("clears the board"),
                "The other side has no man left.",
                BOTH,
            ),
            BLOCK,
        ),
        (
            Start(
                (
                    ("W", "d1 d2 d3 d4 d5 e1 e2 e3 e4 e5 c4 c5"),
                    ("B", "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2"),
                )
            ),
        ),
        extras=(huffable("W", "B"),),
    ),
)

_HARE: Final = Player("hare", named("Hare"))
_HUNTERS: Final = Player("hunters", named("Hunters"))

HARE_BOOK: Final = RuleBook(
    "hare",
    1,
    named("Catch the hare"),
    (
        chain_option("none", "Alfonso tells of one jump; H. J. R. Murray allows more."),
        BEAST_FORCED,
        wins_at_option(
            9,
            12,
            named("hunters left when the hare wins"),
            "With how many hunters left the hare has won.",
            f"{LEPORE}: when three of twelve are taken.",
        ),
    ),
    geometry=ALQUERQUE_BOARD,
    texts=named(
        "One hare against twelve hunters on the board of Alquerque; the hare begins. All step to"
        " the next point along a line. The hare also jumps over a hunter beside it to the empty"
        " point behind, and takes him; hunters never capture. They win when the hare cannot move,"
        " the hare when three of them are taken."
    ),
    source=f"Alfonso X, Libro de los juegos (1283); {LEPORE}",
    game=Game(
        "jumps",
        (_HARE, _HUNTERS),
        "hare",
        (
            GameMan("H", "hare", named("hare"), 1, 1, figure="hare"),
            GameMan("W", "hunters", named("hunter"), figure="hunter"),
        ),
        (
            GameGoal(
                "caught",
                named("hare caught"),
                "The hare cannot move, and has not won.",
                ("hunters",),
            ),
            GameGoal(TAKE.id, TAKE.names, TAKE.text, ("hare",), TAKE.details),
            GameGoal(WIN.id, WIN.names, WIN.text, ("hare", "hunters")),
        ),
        (Start((("H", "c3"), ("W", "d1 d2 d3 d4 d5 e1 e2 e3 e4 e5 c1 c5"))),),
    ),
)

_FOX: Final = Player("fox", named("Fox"))
_GEESE: Final = Player("geese", named("Geese"))

GEESE_FORWARD: Final = Option(
    "geese_forward",
    named("geese never go back"),
    (False, True),
    False,
    "Whether geese may not step back towards rank 1.",
    f"{LEPORE} has no such ban; J. Strutt has it.",
)
FREE_DIAGONALS: Final = Option(
    "free_diagonals",
    named("diagonals everywhere"),
    (False, True),
    False,
    "Whether the fox may also go diagonally where no line is drawn.",
    "An interpretation: along lines only.",
)

HALATAFL_BOOK: Final = RuleBook(
    "halatafl",
    1,
    named("Halatafl"),
    (
        chain_option("may", f"{LEPORE}: chains, no duty."),
        BEAST_FORCED,
        wins_at_option(
            5,
            17,
            named("geese left when the fox wins"),
            "With how many geese left the fox has won; 0 means that he must take all.",
            f"{LEPORE}: when the rest cannot block him any more; five is an interpretation.",
        ),
        GEESE_FORWARD,
        FREE_DIAGONALS,
    ),
    geometry=HALATAFL_BOARD,
    texts=named(
        "Fox and geese: one fox against thirteen geese on a cross of 33 points; the geese begin. A"
        " goose steps to the next point along a rank or file. The fox steps along any line, and"
        " jumps over a goose beside him to the empty point behind, several times if he can. The"
        " geese win when the fox cannot move, the fox when too few geese are left to block him."
    ),
    source=f"{LEPORE}; diagonals and array as usual today",
    game=Game(
        "jumps",
        (_FOX, _GEESE),
        "geese",
        (
            GameMan("F", "fox", named("fox"), 1, 1, figure="fox"),
            GameMan("G", "geese", named("goose"), figure="goose"),
        ),
        (
            GameGoal(
                "immobilised",
                named("fox blocked"),
                "The fox cannot move, and has not won.",
                ("geese",),
            ),
            GameGoal(TAKE.id, TAKE.names, TAKE.text, ("fox",), TAKE.details),
            GameGoal(
                "reach",
                named("fox reaches"),
                "The fox stands on one of some points.",
                ("fox",),
                ("cells",),
            ),
            GameGoal(WIN.id, WIN.names, WIN.text, ("fox", "geese")),
        ),
        (Start((("F", "d4"), ("G", "c1 d1 e1 c2 d2 e2 a3 b3 c3 d3 e3 f3 g3"))),),
        most_men=(("fox", 1), ("geese", 17)),  # the later form has seventeen
    ),
)

assert HALATAFL_BOOK.game is not None
HALATAFL_GREAT_BOOK: Final = replace(
    HALATAFL_BOOK,
    id="halatafl-65",
    names=named("Halatafl on 65 points"),
    geometry=HALATAFL_GREAT_BOARD,
    texts=named(
        "Fox and geese on a cross of 65 points, made as the one of 33; as many geese as a diagram"
        " wants. How they stood first is not known: the array is a choice of this program."
    ),
    source=f"{LEPORE}: boards of 25 to 65 points; that the cross is made alike is derived",
    game=replace(
        HALATAFL_BOOK.game,
        starts=(
            Start((("F", "e5"), ("G", "c1 d1 e1 f1 g1 c2 d2 e2 f2 g2 a3 b3 c3 d3 e3 f3 g3 h3 i3"))),
        ),
        most_men=(("fox", 1), ("geese", 32)),  # the source names no number
    ),
    variant_of=HALATAFL_BOOK.id,
)
