# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess as it was played before the fifteenth century's reform, and its old problems.

What the sources leave open is an option, or is named an interpretation here:
- a bare king ends nothing by itself: it counts where a problem asks for it, or for a win;
- a pawn always becomes a fers;
- a fers of the diagram may leap only if it is marked as one that has not moved;
- who may not be captured keeps that wherever he goes; who may not move attacks all the same.
"""

from __future__ import annotations

from typing import Final

from composer.rules.book import Option, RuleBook
from composer.rules.names import named

_MEN: Final = ("pawn", "knight", "alfil", "rook", "fers", "king")

COUNT: Final = Option(
    "count",
    named("count of squares"),
    ("incl", "literal"),
    "incl",
    "Whether the third square counts the man's own, so that he goes two away; or three.",
    "The old books count their own square; read word for word they would mean three.",
    (
        ("incl", named("own square counts")),
        ("literal", named("word for word")),
    ),
)
ALFIL_LEAPS: Final = Option(
    "alfil_leaps",
    named("alfil leaps"),
    (True, False),
    True,
    "Whether the alfil leaps over what stands between.",
    "All old sources; not said by some modern accounts.",
)
FERS_LEAP: Final = Option(
    "fers_leap",
    named("leap of the fers"),
    ("first", "first+promo", "none"),
    "first",
    "Whether a fers that has not moved may leap as far as an alfil, without capturing; one"
    " promoted, too; or none.",
    "Alfonso X (1283) and the assizes; the promoted fers' leap of joy: later German sources.",
    (
        ("first", named("first move")),
        ("first+promo", named("also promoted")),
        ("none", named("never")),
    ),
)
PAWN_LONG: Final = Option(
    "pawn_long",
    named("pawn's long step"),
    ("never", "no_capture_yet", "always"),
    "never",
    "Whether pawns make a long first step: never, while nothing is captured, or always.",
    "Alfonso X: before any capture, so in no diagram with men missing; other assizes: always.",
    (
        ("never", named("never")),
        ("no_capture_yet", named("before any capture")),
        ("always", named("always")),
    ),
)
BARE: Final = Option(
    "bare",
    named("bare king"),
    ("win", "unless_reply", "none"),
    "win",
    "Whether it wins to bare the other king; not if he bares back at once; or not at all.",
    "Mostly a win (robado), in some places only if it is not returned.",
    (
        ("win", named("wins")),
        ("unless_reply", named("wins unless returned")),
        ("none", named("counts for nothing")),
    ),
)
STALEMATE: Final = Option(
    "stalemate",
    named("stalemate"),
    ("draw", "win", "loss"),
    "draw",
    "What stalemate is for the side that gives it.",
    "It varied from place to place.",
    (
        ("draw", named("draw")),
        ("win", named("win")),
        ("loss", named("loss")),
    ),
)

MEDIEVAL_BOOK: Final = RuleBook(
    "medieval",
    1,
    named("medieval"),
    (COUNT, ALFIL_LEAPS, FERS_LEAP, PAWN_LONG, BARE, STALEMATE),
    _MEN,
    texts=named(
        "The fers goes one square diagonally, and on its first move may leap. The alfil leaps two"
        " squares diagonally. Pawns become fers. There is no castling and no capture in passing."
        " The board has one colour."
    ),
    source="Alfonso X, Libro de los juegos (1283); the Lombard and the long assize",
    one_colour=True,
    marks_men=True,
)
