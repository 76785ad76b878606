# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess by Ponziani's laws (Modena, 18th century).

What the text leaves open is an option, or is named an interpretation here:
- one pawn is named a turn, even if two wait and two kinds are missing;
- naming is no turn, so the named man, or any other, then moves;
- castling that may not check may not open a check for a third man either;
- the count of fifty turns does not belong to problems.
"""

from __future__ import annotations

from typing import Final

from composer.rules.book import Option, RuleBook
from composer.rules.names import named

_MEN: Final = ("pawn", "knight", "bishop", "rook", "queen", "king")
_PONZIANI: Final = "D. L. Ponziani, Il giuoco incomparabile degli scacchi (1769; laws)"

CASTLING: Final = Option(
    "castling",
    named("castling"),
    ("free", "orthodox"),
    "free",
    "Where king and rook arrive: on any two squares between them, their own included, crossing;"
    " or as today.",
    "Laws IV and V. That they cross follows the Free Castling Rule.",
    (
        ("free", named("free")),
        ("orthodox", named("as today")),
    ),
)
CASTLE_ATTACK: Final = Option(
    "castle_attack",
    named("castling attacks"),
    ("forbidden", "no_check", "allowed"),
    "forbidden",
    "Whether king or rook, having castled, may attack an enemy man, or check.",
    "Law V.4 forbids it; other rules of free castling forbid the check only.",
    (
        ("forbidden", named("nothing")),
        ("no_check", named("but the king")),
        ("allowed", named("anything")),
    ),
)
KING_MIN: Final = Option(
    "king_min",
    named("least steps of the castling king"),
    (1, 2),
    1,
    "How many squares the king goes at least when he castles.",
    "Law IV: any square. Some accounts of free castling have two.",
)
EP: Final = Option(
    "ep",
    named("en passant"),
    (False, True),
    False,
    "Whether a pawn may be captured in passing.",
    "Law II: it passes without being captured (passar battaglia).",
)
PROMOTION: Final = Option(
    "promotion",
    named("promotion"),
    ("missing", "free"),
    "missing",
    "Whether a pawn becomes a man who is missing only, and waits while none is; or any man.",
    "Law III. Counted are the men on the board, one bishop for each colour of squares.",
    (
        ("missing", named("missing men")),
        ("free", named("any man")),
    ),
)
NAMING: Final = Option(
    "naming",
    named("naming"),
    ("compulsory", "optional"),
    "compulsory",
    "Whether a pawn that waits must be named as soon as a man is missing.",
    "Law III, which names the very turn; that it must be done is an interpretation.",
    (
        ("compulsory", named("compulsory")),
        ("optional", named("at will")),
    ),
)

PONZIANI_BOOK: Final = RuleBook(
    "ponziani",
    1,
    named("Ponziani"),
    (CASTLING, CASTLE_ATTACK, KING_MIN, EP, PROMOTION, NAMING),
    _MEN,
    texts=named(
        "King and rook castle to any two squares between them, crossing, and may not attack by it."
        " There is no capture in passing. A pawn becomes a man who is missing; if none is, it waits"
        " on its last rank, attacking nothing, until it can be named, before its owner's move."
    ),
    source=_PONZIANI,
)
