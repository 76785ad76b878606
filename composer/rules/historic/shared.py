# SPDX-License-Identifier: GPL-3.0-or-later
"""What several books of old games have: White and Black, and goals, those of chess among them."""

from __future__ import annotations

from typing import Final

from composer.rules.book import Option
from composer.rules.game import DIE, EXTRA_CELLS, GameExtra, GameGoal, Player
from composer.rules.names import named

LEPORE: Final = "F. Lepore, Il gioco nel Medioevo"

WHITE: Final = Player("white", named("White"))
BLACK: Final = Player("black", named("Black"))
BOTH: Final = ("white", "black")


def die_option(faces: int, source: str) -> Option:
    """Return the option which number was thrown with a die; 0 where none is."""
    return Option(
        DIE,
        named("throw of the die"),
        (0, *range(1, faces + 1)),
        0,
        "Which number was thrown, so that only some men may make the turn. A task asks for one turn"
        " then, directly.",
        source,
        (("0", named("none")),),
    )


HUFF: Final = "huff"
"""The option whether men who could have captured and did not are taken off."""
HUFFABLE: Final = "could_capture"
"""The extra that marks the men who can be huffed."""
HUFFS: Final = ("none", "before", "turn")
"""The values of the option: no huffing; before one's own turn; as the turn."""


def huff_option(source: str) -> Option:
    """Return the option how men are huffed."""
    return Option(
        HUFF,
        named("huffing"),
        HUFFS,
        "none",
        "Whether the other side may take off one man who could have captured and did not: before"
        " its own turn, or in place of it. Capture is then at will, and any capture satisfies.",
        source,
        (
            ("none", named("none")),
            ("before", named("huff, then play")),
            ("turn", named("the huff is the turn")),
        ),
    )


def huffable(*men: str) -> GameExtra:
    """Return the extra that marks those of such men who can be huffed."""
    return GameExtra(
        HUFFABLE,
        named("could have captured"),
        form=EXTRA_CELLS,
        men=men,
        option=HUFF,
        of_others=True,
    )


WIN: Final = GameGoal(
    "win",
    named("wins"),
    "The game is won by its own rules.",
    BOTH,
)
TAKE: Final = GameGoal(
    "take",
    named("takes men"),
    "The other side has lost so many men since the diagram.",
    BOTH,
    ("k",),
)
BLOCK: Final = GameGoal(
    "block",
    named("blocks"),
    "The other side has men, and none can move.",
    BOTH,
)

CHESS_GOALS: Final = (
    GameGoal(
        "mate",
        named("mate"),
        "The other king is mated.",
        BOTH,
    ),
    GameGoal(
        "stalemate",
        named("stalemate"),
        "The other side is not in check and has no turn.",
        BOTH,
    ),
    GameGoal(
        "bare",
        named("bare king"),
        "The other king has no men left, and the side itself has.",
        BOTH,
    ),
    GameGoal(
        "mate_by",
        named("mate by a given man"),
        "The other king is mated by the man that moves, which is of a given kind and attacks him.",
        BOTH,
        ("man",),
    ),
    GameGoal(
        "mate_on",
        named("mate on a given square"),
        "The other king is mated where he stands on a given square.",
        BOTH,
        ("cell",),
    ),
)
"""The goals of two kings: mate, and what the old problems ask for."""
