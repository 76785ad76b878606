# SPDX-License-Identifier: GPL-3.0-or-later
"""The options of the tables games: what the sources leave open, by name, and their usual values."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.rules.book import Option, Value
from composer.rules.historic.shared import LEPORE
from composer.rules.historic.tables.row import SWITCH_NAMES, Switches
from composer.rules.names import named

DICE: Final = Option(
    "dice",
    named("dice"),
    (2, 3),
    2,
    "With how many dice a throw is made.",
    f"{LEPORE}: three in most of the games, two in Laquet and Tric Trac.",
)
BEAR_OFF: Final = Option(
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

_OFFERED: Final = (
    DICE,
    BEAR_OFF,
    Option(
        "faces",
        named("faces of a die"),
        (6, 7),
        6,
        "How many faces a die has.",
        f"{LEPORE}: six. Alfonso X: seven.",
    ),
    Option(
        "sum",
        named("added dice"),
        ("steps", "flight"),
        "steps",
        "Whether a man who goes the sum of several dice stops at each of them.",
        f"{LEPORE}, of Tabula: each die is one turn; of the others: the points may be added.",
        (
            ("steps", named("stop at each die")),
            ("flight", named("fly in one step")),
        ),
    ),
    Option(
        "throw",
        named("duty to play"),
        ("whole", "most", "each"),
        "whole",
        "What becomes of a throw that enemy men keep from being completed.",
        f"{LEPORE}: the throw is lost, and the player cannot move his men. Today as much as can"
        " be is played.",
        (
            ("whole", named("whole, or it is lost")),
            ("most", named("as many dice as can be")),
            ("each", named("no duty")),
        ),
    ),
    Option(
        "hit",
        named("men hit"),
        ("back", "enter", "out"),
        "back",
        "Where a man who is hit goes.",
        f"{LEPORE}: back to the point of departure; in some games outside, to enter by dice.",
        (
            ("back", named("back to their start")),
            ("enter", named("to the bar, to enter")),
            ("out", named("out of the game")),
        ),
    ),
    Option(
        "end",
        named("end of the game"),
        ("off", "arrive"),
        "off",
        "Whether who has all men in the arrival quarter has won, or who has borne them off.",
        f"{LEPORE}: who first gets there with all men. Alfonso X bears them off.",
        (
            ("off", named("all men off")),
            ("arrive", named("all men arrived")),
        ),
    ),
    Option(
        "end",
        named("end of the game"),
        ("specials_off", "off"),
        "specials_off",
        "Whether who has his marked men off has won, or who has all men off.",
        f"{LEPORE}: who first has the marked men out. Alfonso X bears all off.",
        (
            ("specials_off", named("marked men off")),
            ("off", named("all men off")),
        ),
    ),
    Option(
        "stuck",
        named("lost throw"),
        ("waits", "loses"),
        "waits",
        "What becomes of a player whose throw is lost.",
        f"{LEPORE}: the throw is lost. Alfonso X: who cannot play his throw has lost the game.",
        (
            ("waits", named("only the throw is lost")),
            ("loses", named("the game is lost")),
        ),
    ),
    Option(
        "passed",
        named("passing on"),
        ("throw", "rest"),
        "throw",
        "What the next player may use: a whole throw that is lost, or each number left over.",
        f"{LEPORE}: the throw. Alfonso X: what the one cannot use the other plays.",
        (
            ("throw", named("a whole throw that is lost")),
            ("rest", named("each number left over")),
        ),
    ),
    Option(
        "scores",
        named("baratas counted"),
        ("turns", "sent_back"),
        "turns",
        "How the four baratas that win are counted.",
        f"{LEPORE}: four baratas win. Counted are turns after which it stands; Alfonso X counts"
        " men sent back while it stands.",
        (
            ("turns", named("turns after which it stands")),
            ("sent_back", named("men sent back while it stands")),
        ),
    ),
    Option(
        "last_stake",
        named("one more stake of each"),
        (False, True),
        False,
        "Whether the last player has one more stake of each of the others.",
        f"{LEPORE} has it as an option.",
    ),
    Option(
        "direction",
        named("direction"),
        ("opposite", "same"),
        "opposite",
        "Whether both players go the same way.",
        f"{LEPORE}: the drawing that showed it is lost; Zeno's men went the same way.",
        (
            ("opposite", named("against one another")),
            ("same", named("the same way")),
        ),
    ),
    Option(
        "trictrac",
        named("1 and 2 a Tric Trac"),
        (False, True),
        False,
        "Whether 1 and 2 count twice 1, 2, 5 and 6, and one throws again.",
        f"{LEPORE} has it as an option.",
    ),
    Option(
        "spread",
        named("upper men apart"),
        (False, True),
        False,
        "Whether upper men come only to empty points of the second quarter.",
        f"{LEPORE}: to the empty points, not necessarily to all six.",
    ),
)


def options_of(names: tuple[str, ...], switches: Switches) -> tuple[Option, ...]:
    """Return options by name, each with the value that a game has of itself.

    Of several by one name it is that which knows this value.
    """
    found = []
    for option in _OFFERED:
        usual: Value = option.default
        if option.id in SWITCH_NAMES:
            usual = getattr(switches, option.id)
        if option.id in names and usual in option.values:
            found.append(replace(option, default=usual))
    return tuple(found)
