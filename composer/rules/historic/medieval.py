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

_MEN: Final = ("pawn", "knight", "alfil", "rook", "fers", "king")

COUNT: Final = Option(
    "count",
    (("en", "count of squares"), ("de", "Zählung der Felder"), ("it", "conto delle case")),
    ("incl", "literal"),
    "incl",
    "Whether the third square counts the man's own, so that he goes two away; or three.",
    "The old books count their own square; read word for word they would mean three.",
    (
        (
            "incl",
            (("en", "own square counts"), ("de", "eigenes Feld zählt"), ("it", "inclusivo")),
        ),
        ("literal", (("en", "word for word"), ("de", "wörtlich"), ("it", "letterale"))),
    ),
)
ALFIL_LEAPS: Final = Option(
    "alfil_leaps",
    (("en", "alfil leaps"), ("de", "Alfil springt"), ("it", "l'alfil salta")),
    (True, False),
    True,
    "Whether the alfil leaps over what stands between.",
    "All old sources; not said by some modern accounts.",
)
FERS_LEAP: Final = Option(
    "fers_leap",
    (("en", "leap of the fers"), ("de", "Sprung der Fers"), ("it", "salto della fers")),
    ("first", "first+promo", "none"),
    "first",
    "Whether a fers that has not moved may leap as far as an alfil, without capturing; one"
    " promoted, too; or none.",
    "Alfonso X (1283) and the assizes; the promoted fers' leap of joy: later German sources.",
    (
        ("first", (("en", "first move"), ("de", "erster Zug"), ("it", "prima mossa"))),
        (
            "first+promo",
            (("en", "also promoted"), ("de", "auch umgewandelt"), ("it", "anche promossa")),
        ),
        ("none", (("en", "never"), ("de", "nie"), ("it", "mai"))),
    ),
)
PAWN_LONG: Final = Option(
    "pawn_long",
    (("en", "pawn's long step"), ("de", "Doppelschritt"), ("it", "passo lungo del pedone")),
    ("never", "no_capture_yet", "always"),
    "never",
    "Whether pawns make a long first step: never, while nothing is captured, or always.",
    "Alfonso X: before any capture, so in no diagram with men missing; other assizes: always.",
    (
        ("never", (("en", "never"), ("de", "nie"), ("it", "mai"))),
        (
            "no_capture_yet",
            (
                ("en", "before any capture"),
                ("de", "vor dem ersten Schlagen"),
                ("it", "prima di ogni presa"),
            ),
        ),
        ("always", (("en", "always"), ("de", "immer"), ("it", "sempre"))),
    ),
)
BARE: Final = Option(
    "bare",
    (("en", "bare king"), ("de", "beraubter König"), ("it", "re spogliato")),
    ("win", "unless_reply", "none"),
    "win",
    "Whether it wins to bare the other king; not if he bares back at once; or not at all.",
    "Mostly a win (robado), in some places only if it is not returned.",
    (
        ("win", (("en", "wins"), ("de", "gewinnt"), ("it", "vince"))),
        (
            "unless_reply",
            (
                ("en", "wins unless returned"),
                ("de", "gewinnt, wenn nicht erwidert"),
                ("it", "vince se non ricambiato"),
            ),
        ),
        ("none", (("en", "counts for nothing"), ("de", "zählt nicht"), ("it", "non conta"))),
    ),
)
STALEMATE: Final = Option(
    "stalemate",
    (("en", "stalemate"), ("de", "Patt"), ("it", "stallo")),
    ("draw", "win", "loss"),
    "draw",
    "What stalemate is for the side that gives it.",
    "It varied from place to place.",
    (
        ("draw", (("en", "draw"), ("de", "Remis"), ("it", "patta"))),
        ("win", (("en", "win"), ("de", "Gewinn"), ("it", "vittoria"))),
        ("loss", (("en", "loss"), ("de", "Verlust"), ("it", "sconfitta"))),
    ),
)

MEDIEVAL_BOOK: Final = RuleBook(
    "medieval",
    1,
    (("en", "medieval"), ("de", "mittelalterlich"), ("it", "medievale")),
    (COUNT, ALFIL_LEAPS, FERS_LEAP, PAWN_LONG, BARE, STALEMATE),
    _MEN,
    text="The fers goes one square diagonally, and on its first move may leap. The alfil leaps two"
    " squares diagonally. Pawns become fers. There is no castling and no capture in passing. The"
    " board has one colour.",
    source="Alfonso X, Libro de los juegos (1283); the Lombard and the long assize",
    one_colour=True,
    marks_men=True,
)
