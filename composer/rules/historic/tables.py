# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables games: men go round twenty-four points as dice say, and are borne off.

Chance has its part, so no turn wins by force. What can be composed is the best play of one throw
by exact chances, and how few throws of one's own choice are enough.
"""

from __future__ import annotations

from typing import Final

from composer.geometry.gameboards import TABLES_BOARD
from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import GameGoal, Player
from composer.rules.historic.shared import BLACK, BOTH, LEPORE, WHITE
from composer.rules.names import named

TABLES_PLAYERS: Final[tuple[Player, ...]] = (WHITE, BLACK)

TABLES_GOALS: Final = (
    GameGoal(
        "all_off",
        named("all men off"),
        "The side has borne off all its men.",
        BOTH,
    ),
    GameGoal(
        "hit",
        named("hits a man"),
        "The play hits a single man of the other side.",
        BOTH,
    ),
    GameGoal(
        "safest",
        named("safest play"),
        "The other side has the least chance to hit with its next throw.",
        BOTH,
    ),
)

_DICE: Final = Option(
    "dice",
    named("dice"),
    (2, 3),
    2,
    "With how many dice a throw is made.",
    f"{LEPORE}: three in most of the games, two in Laquet and Tric Trac.",
)
_BEAR_OFF: Final = Option(
    "bear_off",
    named("bearing off"),
    ("at_least", "larger", "exact", "none"),
    "at_least",
    "Which dice take men off when all are on the last six points.",
    f"{LEPORE}, of Tabula and of Tric Trac: a number equal to or greater than the points that are"
    " missing. Today a greater one takes off the farthest man only.",
    (
        ("at_least", named("the exact number or any greater")),
        ("larger", named("larger dice for the farthest man")),
        ("exact", named("exact dice only")),
        ("none", named("never")),
    ),
)

_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    named(
        "White goes from 24 down to 1 and off, Black the other way; the many arrays and ways"
        " of the single games are left out."
    ),
    named(
        "Dice are played one after the other in any order, until none that is left can be"
        " played; there is no duty to use as many as possible."
    ),
    named("Doubles count as thrown: two dice twice, three dice three times."),
    named(
        "Two enemy men close a point for stopping, also between two dice of one man, but not"
        " for passing."
    ),
    named("A man who hits goes no further in this throw, and men hit are out of the problem."),
    named("Men may leave when all of their side are on the last six points."),
    named(
        "In tasks of several throws only the side whose task it is throws; the other stands still."
    ),
)

TABLES_BOOK: Final = RuleBook(
    "tables",
    1,
    named("Tables"),
    (_DICE, _BEAR_OFF),
    geometry=TABLES_BOARD,
    texts=named(
        "Up to fifteen men a side on twenty-four points; White goes down, Black up. Each die moves"
        " one man so many points. Two men close a point to the enemy; a single man is hit and"
        " leaves. When all men of a side are on its last six points they are borne off. Chance"
        " decides, so a task asks for the best play of one throw, for what hits, for the safest"
        " play, or for the fewest throws of one's own choice."
    ),
    interpretations=_INTERPRETATIONS,
    source=f"Alfonso X, Libro de los juegos (1283); {LEPORE}",
)
