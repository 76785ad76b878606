# SPDX-License-Identifier: GPL-3.0-or-later
"""Grande Acedrex, the great chess of King Alfonso's book, on 12x12.

What the sources leave open is an option, or is named in `_INTERPRETATIONS`.
"""

from __future__ import annotations

from typing import Final

from composer.geometry.geometry import grid
from composer.rules.book import Option, Preset, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import EXTRA_CELLS, Die, Game, GameExtra, GameMan, Start
from composer.rules.historic.medieval import BARE, STALEMATE
from composer.rules.historic.shared import BLACK, CHESS_GOALS, LEPORE, TAKE, WHITE, WIN, die_option
from composer.rules.names import named

ROW: Final = "RLUGCKACGULR"
"""The men of both sides on their first rank, file by file."""

FRESH: Final = "fresh"
"""The extra that marks kings that have not moved, and unicorns that have not leapt."""

LION: Final = Option(
    "lion",
    named("lion"),
    ("3", "1-3", "1-4", "3+camel"),
    "3",
    "How far the lion leaps in a straight line: just three squares, one to three, one to four; or"
    " three, and as a camel (three and one).",
    f"{LEPORE}: up to the fourth square, which the old books count from the man's own; Murray:"
    " three; Cazaux: three and camel.",
    (
        ("3", named("three squares")),
        ("1-3", named("one to three")),
        ("1-4", named("one to four")),
        ("3+camel", named("three squares, or camel")),
    ),
)
UNICORN: Final = Option(
    "unicorn",
    named("unicorn"),
    ("leap_then_bishop", "rhino"),
    "leap_then_bishop",
    "Whether the unicorn leaps once as a knight, without capturing, and then goes as a bishop; or"
    " always leaps as a knight and may go on diagonally outward.",
    f"{LEPORE} and Murray: first a knight's leap; Cazaux: both in one move.",
    (
        ("leap_then_bishop", named("one leap, then bishop")),
        ("rhino", named("leap and ride in one")),
    ),
)
UNICORN_FORWARD: Final = Option(
    "unicorn_forward",
    named("unicorn only forward"),
    (False, True),
    False,
    "Whether the unicorn may never go back towards its own side.",
    f"{LEPORE}: it may not; the others do not say so.",
)
GIRAFFE: Final = Option(
    "giraffe",
    named("giraffe"),
    ("4,1", "3,2"),
    "4,1",
    "Which leap the giraffe makes: four squares and one, or three and two.",
    f"{LEPORE}: as a knight, five by two, the man's own square counted; Murray: four and one;"
    " Cazaux: three and two.",
    (
        ("4,1", named("four and one")),
        ("3,2", named("three and two")),
    ),
)
PAWN_DOUBLE: Final = Option(
    "pawn_double",
    named("pawn's double step"),
    (False, True),
    False,
    "Whether a pawn may make two steps from where it stood at first.",
    f"{LEPORE}: as modern pawns; the others: no.",
)
KING_LEAP: Final = Option(
    "king_leap",
    named("king's leap"),
    (True, False),
    True,
    "Whether a king that has not moved may leap two squares in any direction.",
    f"{LEPORE}: his first move may be of two squares.",
)
PROMOTED_UNICORN: Final = Option(
    "promoted_unicorn",
    named("promoted unicorn"),
    ("fresh", "leapt"),
    "fresh",
    "Whether a unicorn that was a pawn must leap first, or goes as a bishop at once.",
    "An interpretation: the sources are silent.",
    (
        ("fresh", named("leaps first")),
        ("leapt", named("goes as a bishop")),
    ),
)


def _preset(
    name: str, title: str, text: str, lion: str, unicorn: str, giraffe: str, lepore: bool
) -> Preset:
    return Preset(
        name,
        (("en", title),),
        (
            (LION.id, lion),
            (UNICORN.id, unicorn),
            (UNICORN_FORWARD.id, lepore),
            (GIRAFFE.id, giraffe),
            (PAWN_DOUBLE.id, lepore),
        ),
        text,
    )


PRESETS: Final = (
    _preset(
        "murray",
        "Murray",
        "As H. J. R. Murray reads the book.",
        "3",
        "leap_then_bishop",
        "4,1",
        False,
    ),
    _preset("lepore", "Lepore", f"As {LEPORE}, tells it.", "1-3", "leap_then_bishop", "4,1", True),
    _preset("cazaux", "Cazaux", "As J.-L. Cazaux plays it.", "3+camel", "rhino", "3,2", False),
)

_KINDS: Final[tuple[tuple[str, ByLanguage], ...]] = (
    ("K", named("king")),
    ("A", named("aanca")),
    ("R", named("rook")),
    ("L", named("lion")),
    ("U", named("unicorn")),
    ("G", named("giraffe")),
    ("C", named("crocodile")),
    ("P", named("pawn")),
)
_FILES: Final = "abcdefghijkl"

_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    named("The king stands on file f and the aanca on file g, as Lepore has it."),
    named(
        "The old books count a man's own square: the fourth square is three away, and five by"
        " two is four and one."
    ),
    named(
        "The aanca may stop after its diagonal step, and from there goes outward only: so it"
        " never comes to a square beside the one it left, as Lepore demands."
    ),
    named("A unicorn that has not leapt attacks nothing."),
    named("Where the unicorn goes only forward, its leap does so too."),
    named(
        "The king's leap captures nothing. It passes over a man in between; the king may not"
        " be in check, and the square in between may not be attacked."
    ),
    named(
        "The double step, where it is allowed, is made from rank 4 or 9. There is no capture in"
        " passing, and no castling."
    ),
    named("A bare king ends nothing by itself: it counts where a task asks for it, or for a win."),
    named(
        "A king or unicorn of the diagram has moved already, unless it is marked as one that"
        " has not."
    ),
)

ACEDREX_BOOK: Final = RuleBook(
    "acedrex",
    1,
    named("Grande Acedrex"),
    (
        *(LION, UNICORN, UNICORN_FORWARD, GIRAFFE, PAWN_DOUBLE, KING_LEAP, PROMOTED_UNICORN),
        *(BARE, STALEMATE),
        die_option(
            8,
            f"{LEPORE}: to make the game faster, its table lost; the numbers after Alfonso. If no"
            " such man can move, a pawn may.",
        ),
    ),
    geometry=grid(12, 12),
    texts=named(
        "Kings and rooks go as in today's chess, the crocodile as a bishop. The aanca steps one"
        " square diagonally and may go on straight outward. The lion leaps three squares in a"
        " straight line, the giraffe four and one. The unicorn makes its first move as a knight,"
        " without capturing, and goes as a bishop afterwards. A king that has not moved may leap"
        " two squares. Pawns make one step; on the last rank a pawn becomes the man that stood"
        " there at first, on the king's file an aanca."
    ),
    source=f"Alfonso X, Libro de los juegos (1283), after H. J. R. Murray; {LEPORE}; J.-L. Cazaux",
    game=Game(
        "acedrex",
        (WHITE, BLACK),
        "white",
        tuple(
            GameMan(
                letter,
                owner,
                names,
                most=int(kind == "K"),
                made_of=() if kind in "KP" else (letters("P"),),
                never_on=(f"{owner}-last",) if kind == "P" else (),
            )
            for owner, letters in (("white", str.upper), ("black", str.lower))
            for kind, names in _KINDS
            for letter in (letters(kind),)
        ),
        (*CHESS_GOALS, TAKE, WIN),
        (
            Start(
                tuple(
                    (man if white else man.lower(), f"{file}{rank}")
                    for white, rank, row in (
                        (True, 1, ROW),
                        (True, 4, "P" * 12),
                        (False, 9, "P" * 12),
                        (False, 12, ROW),
                    )
                    for file, man in zip(_FILES, row, strict=True)
                ),
                ((FRESH, "c1 f1 j1 c12 f12 j12"),),
            ),
        ),
        (
            GameExtra(
                FRESH,
                named("not moved yet"),
                form=EXTRA_CELLS,
                men=("K", "U", "k", "u"),
            ),
        ),
        die=Die(
            tuple((number, (man, man.lower())) for number, man in enumerate("PGCLRUAK", 1)),
            ("P", "p"),
        ),
    ),
    presets=PRESETS,
    interpretations=_INTERPRETATIONS,
)
