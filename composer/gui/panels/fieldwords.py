# SPDX-License-Identifier: GPL-3.0-or-later
"""The field's usual words for distinctions and keywords, offered while one types.

They are written into problems and travel with them, so they are English in every language
of the window.
"""

from __future__ import annotations

from typing import Final

_RANKS: Final = ("Prize", "Honourable Mention", "Commendation")
_MOST: Final = 10


def ordinal(number: int) -> str:
    """Return a number as `1st`, `2nd`, `3rd`, `11th`."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


def distinctions() -> list[str]:
    """Return the usual distinctions: with ordinals, alone, special, shared."""
    ranked = [f"{ordinal(n)} {rank}" for rank in _RANKS for n in range(1, _MOST + 1)]
    shared = [
        f"{ordinal(n)}-{ordinal(n + 1)} {rank} e.a." for rank in _RANKS for n in range(1, _MOST)
    ]
    special = [f"Special {rank}" for rank in _RANKS]
    special += [f"{ordinal(n)} Special {rank}" for rank in _RANKS for n in range(1, 4)]
    return [*ranked, *_RANKS, *special, *shared, "Place", "Selected for the FIDE Album"]


KEYWORDS: Final = (
    "Active sacrifice",
    "Albino",
    "Allumwandlung",
    "Ambush",
    "Anti-dual",
    "Arrival correction",
    "Asymmetry",
    "Babson",
    "Banny",
    "Barnes",
    "Battery creation",
    "Battery mates",
    "Bicolour Bristol",
    "Black correction",
    "Black knight wheel",
    "Block",
    "Bristol",
    "Castling",
    "Changed mates",
    "Changed play",
    "Checking key",
    "Circular change",
    "Clearance",
    "Complete block",
    "Correction play",
    "Critical move",
    "Cross-checks",
    "Cyclic change",
    "Decoy",
    "Defence on the same square",
    "Defences by the same man",
    "Direct battery",
    "Dombrovskis",
    "Dual avoidance",
    "Echo",
    "En passant",
    "Excelsior",
    "Exchange of functions",
    "Flight-giving key",
    "Flight-taking key",
    "Focal play",
    "Free change",
    "Gamage",
    "Give-and-take key",
    "Goethart",
    "Grimshaw",
    "Half-battery",
    "Half-pin",
    "Hannelius",
    "Holst",
    "Ideal mate",
    "Incomplete block",
    "Indian",
    "Indirect battery",
    "Interference",
    "Key gives flights",
    "King's field play",
    "Kiss",
    "Knight wheel",
    "Lacny",
    "le Grand",
    "Letter",
    "Levman",
    "Line opening",
    "Line closing",
    "Loyd line clearance",
    "Mari",
    "Masked battery",
    "Meredith",
    "Miniature",
    "Mirror mate",
    "Model mate",
    "Mutate",
    "Nietvelt",
    "Novotny",
    "Organ pipes",
    "Paradox",
    "Passive sacrifice",
    "Pawnless",
    "Phoenix",
    "Pickaninny",
    "Pin mates",
    "Pin model mate",
    "Plachutta",
    "Promotion",
    "Pseudo le Grand",
    "Quiet key",
    "Radical change",
    "Reciprocal change",
    "Reversal",
    "Royal battery",
    "Royal Schiffmann",
    "Ruchlis",
    "Rudenko",
    "Schiffmann",
    "Secondary threat",
    "Self-block",
    "Self-interference",
    "Self-pin",
    "Shut-off",
    "Somov",
    "Star flights",
    "Stocchi",
    "Switchback",
    "Symmetry",
    "Task",
    "Theme A",
    "Theme B",
    "Theme F",
    "Theme H",
    "Thematic tries",
    "Threat correction",
    "Threat paradox",
    "Transferred mates",
    "Try play",
    "Turton",
    "Twins",
    "Umnov",
    "Underpromotion",
    "Unprovided check",
    "Unprovided flight",
    "Unpin",
    "Vladimirov",
    "Waiting key",
    "White combinations",
    "White correction",
    "White interference",
    "Zagoruiko",
    "Zilahi",
    "Zugzwang",
    "Bukovina",
    "Caprice",
    "Cyclic le Grand",
    "Djurasevic",
    "Erokhin",
    "Feldmann",
    "Isaev",
    "Java",
    "Mlynka",
    "Munich",
    "Odessa",
    "Salazar",
    "Shedey",
    "Sushkov",
    "Urania",
)


def statements() -> tuple[str, ...]:
    """Return what may be stated of a problem's correctness, to be completed."""
    programs = tuple(f"C+ {name}" for name in ("Popeye", "Gustav", "WinChloe", "Jacobi", "Olive"))
    return (
        *programs,
        "correct by hand",
        "not checked",
        "cooked",
    )
