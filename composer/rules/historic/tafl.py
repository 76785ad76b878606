# SPDX-License-Identifier: GPL-3.0-or-later
"""Tablut, Hnefatafl and Petteia: men go as rooks, and capture by shutting a man in.

What the sources leave open is an option, or is named an interpretation here:
- the king is captured only by a black man who comes to stand beside him, never by going in;
- beside the empty throne three men and the throne capture him, also where two men do elsewhere;
- in Tablut the king may stop on the throne again;
- by Skoglund's rules every empty throne is hostile to both sides, and the king wins in a corner;
- in Hnefatafl nobody is captured by an edge, and the middle means nothing once left;
- in Petteia who has one man left has lost.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.geometry.gameboards import (
    HNEFATAFL_BOARD,
    HNEFATAFL_OLD_BOARD,
    PETTEIA_BOARD,
    PETTEIA_SMALL_BOARD,
    TABLUT_BOARD,
)
from composer.rules.book import Option, RuleBook
from composer.rules.game import EXTRA_CELLS, Game, GameExtra, GameGoal, GameMan, Start
from composer.rules.historic.shared import BLACK, BLOCK, BOTH, LEPORE, TAKE, WHITE, WIN
from composer.rules.names import named

KING_GOALS: Final = (
    GameGoal(
        "escape",
        named("king escapes"),
        "The king reaches a cell where he wins.",
        ("white",),
    ),
    GameGoal(
        "capture",
        named("king captured"),
        "The king is captured.",
        ("black",),
    ),
    GameGoal(
        "raichi",
        named("Raichi"),
        "After a turn of White the king could escape at once, one way at least.",
        ("white",),
    ),
    GameGoal(
        "tuichi",
        named("Tuichi"),
        "After a turn of White the king could escape at once, two ways at least.",
        ("white",),
    ),
    GameGoal(
        "king_shut",
        named("king shut in"),
        "After a turn of Black the king could go nowhere if it were his turn.",
        ("black",),
    ),
)

IMMOBILE_LOSES: Final = Option(
    "immobile_loses",
    named("blocked side loses"),
    (True, False),
    True,
    "Whether a side that has no turn has lost.",
    "An interpretation: the sources are silent.",
)
SHUT_WINS: Final = Option(
    "shut_wins",
    named("a king who cannot move is lost"),
    (False, True),
    False,
    "Whether Black has won when the king could go nowhere, whoever stands around him, and White is"
    " to move. For diagrams: at first his own men shut him in.",
    f"{LEPORE}: Black aims at it, too; he tells the end of the game for capture only.",
)
VARIANT: Final = Option(
    "variant",
    named("rules of"),
    ("lepore", "skoglund"),
    "lepore",
    "The game that Linnaeus saw, as it is told today; or Skoglund's, with five thrones, where the"
    " king wins in a corner and two men capture him.",
    f"{LEPORE}, has both.",
    (("lepore", named("Lepore")), ("skoglund", named("Skoglund"))),
)
KING_ON_THRONE: Final = Option(
    "king_on_throne",
    named("king on his throne"),
    ("safe", "four"),
    "safe",
    "Whether the king on his throne is safe, or is captured by four men.",
    f"{LEPORE}: never captured there; Linnaeus: by four.",
    (
        ("safe", named("safe")),
        ("four", named("captured by four")),
    ),
)
KING_AWAY: Final = Option(
    "king_away",
    named("king away from the throne"),
    ("four", "two"),
    "four",
    "How many men capture the king away from the throne.",
    f"{LEPORE}: four; Linnaeus: two opposite one another.",
    (
        ("four", named("four men")),
        ("two", named("two men")),
    ),
)
THRONE_HOSTILE: Final = Option(
    "throne_hostile",
    named("hostile throne"),
    (False, True),
    False,
    "Whether the empty throne acts as an enemy when ordinary men are captured.",
    f"{LEPORE}: no; other readings of Linnaeus: yes.",
)
KING_PASSES: Final = Option(
    "king_passes_throne",
    named("king passes over the throne"),
    (False, True),
    False,
    "Whether the king may run over his empty throne.",
    f"{LEPORE}: nobody passes it; that the king does not either is an interpretation.",
)
KING_RANGE: Final = Option(
    "king_range",
    named("king's range"),
    (0, 1, 2),
    0,
    "How many steps the king may go; 0 as far as a rook.",
    f"{LEPORE}: as all men; variants have one step, or one or two.",
    (("0", named("as a rook")),),
)
KING_PINNED: Final = Option(
    "king_pinned",
    named("king can be held"),
    (False, True),
    False,
    "Whether the king may not move while he stands between two black men on a line.",
    f"A variant in {LEPORE}.",
)
START_RANKS: Final = Option(
    "start_ranks",
    named("ranks of men"),
    (1, 2),
    1,
    "How many ranks of men each side has at first. Diagrams do not depend on it.",
    "An interpretation: how the men stood is unknown.",
)

CAPTURE: Final = Option(
    "capture",
    named("capture"),
    ("at_once", "bound"),
    "at_once",
    "Whether who is shut in is taken at once; or is bound, may not move and holds nobody, and is"
    " taken at the beginning of the other side's next turn if two of its free men still hold him.",
    f"{LEPORE}: who cannot be freed from the men around him is taken, which is read either way.",
    (
        ("at_once", named("at once", "capture")),
        ("bound", named("bound first")),
    ),
)
BOUND: Final = GameExtra(
    "bound", named("bound"), form=EXTRA_CELLS, men=("W", "B"), option=CAPTURE.id
)
BIND: Final = GameGoal(
    "bind",
    named("binds men"),
    "After a turn of the side so many men of the other are bound.",
    BOTH,
    ("k",),
    option=CAPTURE.id,
)

KING: Final = GameMan("K", "white", named("king"), 1, 1, figure="tafl-king")

TABLUT_BOOK: Final = RuleBook(
    "tablut",
    1,
    named("Tablut"),
    (VARIANT, KING_ON_THRONE, KING_AWAY, THRONE_HOSTILE, KING_PASSES, IMMOBILE_LOSES, SHUT_WINS),
    geometry=TABLUT_BOARD,
    texts=named(
        "White has a king and eight Swedes, Black sixteen Muscovites; Black begins. All men go as"
        " rooks. Only the king may stand on the throne, and nobody passes over it. A man is"
        " captured by the enemy who moves, when he shuts him in between two of his own; the king by"
        " four, or by three and the throne beside him. White wins when the king reaches the edge,"
        " Black when he captures him."
    ),
    source=f"C. Linnaeus, Lachesis Lapponica (1732); {LEPORE}",
    game=Game(
        "tafl",
        (WHITE, BLACK),
        "black",
        (
            KING,
            GameMan("W", "white", named("Swede"), figure="swede", never_on=("throne",)),
            GameMan("B", "black", named("Muscovite"), figure="muscovite", never_on=("throne",)),
        ),
        (*KING_GOALS, BLOCK, TAKE, WIN),
        (
            Start(
                (
                    ("K", "e5"),
                    ("W", "e3 e4 e6 e7 c5 d5 f5 g5"),
                    ("B", "d1 e1 f1 e2 d9 e9 f9 e8 a4 a5 a6 b5 i4 i5 i6 h5"),
                )
            ),
        ),
    ),
)

HNEFATAFL_BOOK: Final = RuleBook(
    "hnefatafl",
    1,
    named("Hnefatafl"),
    (KING_RANGE, KING_PINNED, IMMOBILE_LOSES, SHUT_WINS),
    geometry=HNEFATAFL_BOARD,
    texts=named(
        "White has a king and 24 men, Black 48; White begins. All go as rooks, along the lines. A"
        " man is captured by the enemy who moves, when he shuts him in between two of his own; the"
        " king only by four men around him. White wins when the king reaches the edge, Black when"
        " he captures him."
    ),
    source=f"Alea evangelii (Oxford, 12th century), after H. J. R. Murray; {LEPORE}",
    game=Game(
        "tafl",
        (WHITE, BLACK),
        "white",
        (
            KING,
            GameMan("W", "white", named("defender"), figure="swede"),
            GameMan("B", "black", named("attacker"), figure="muscovite"),
        ),
        (*KING_GOALS, BLOCK, TAKE, WIN),
        (
            Start(
                (
                    ("K", "j10"),
                    (
                        "W",
                        "j4 f6 n6 j7 i8 k8 h9 j9 l9 d10 g10 i10 k10 m10 p10 h11 j11 l11 i12 k12"
                        " j13 f14 n14 j16",
                    ),
                    (
                        "B",
                        "c1 f1 n1 q1 a3 f3 n3 s3 h4 l4 g5 i5 k5 m5 a6 c6 q6 s6 e7 o7 d8 p8 e9 o9"
                        " e11 o11 d12 p12 e13 o13 a14 c14 q14 s14 g15 i15 k15 m15 h16 l16 a17 f17"
                        " n17 s17 c19 f19 n19 q19",
                    ),
                )
            ),
        ),
    ),
)


def _relettered(start: Start) -> Start:
    """Return the same array with the labels that Lepore's board has."""
    pairs = zip(HNEFATAFL_BOARD.cells, HNEFATAFL_OLD_BOARD.cells, strict=True)
    labels = {one.label: other.label for one, other in pairs}
    return Start(
        tuple((man, " ".join(labels[cell] for cell in cells.split())) for man, cells in start.men)
    )


assert HNEFATAFL_BOOK.game is not None
HNEFATAFL_OLD_BOOK: Final = replace(
    HNEFATAFL_BOOK,
    id="hnefatafl-k10",
    names=named("Hnefatafl with Lepore's letters"),
    geometry=HNEFATAFL_OLD_BOARD,
    texts=named(
        "Hnefatafl with the files lettered A to H and J to T, as Lepore writes them: the middle is"
        " K10, which is j10 in Hnefatafl. All else is the same."
    ),
    source=f"{LEPORE}: the king stands on K 10, so that a letter is left out",
    game=replace(HNEFATAFL_BOOK.game, starts=tuple(map(_relettered, HNEFATAFL_BOOK.game.starts))),
    variant_of=HNEFATAFL_BOOK.id,
)


def _ranks(*ranks: int, files: str = "abcdefgh") -> str:
    return " ".join(f"{file}{rank}" for rank in ranks for file in files)


PETTEIA_BOOK: Final = RuleBook(
    "petteia",
    1,
    named("Petteia"),
    (IMMOBILE_LOSES, START_RANKS, CAPTURE),
    geometry=PETTEIA_BOARD,
    texts=named(
        "All men go as rooks. A man is captured by the enemy who moves, when he shuts him in"
        " between two of his own. Who has one man left has lost."
    ),
    source=f"Ludus latrunculorum, as {LEPORE} has it",
    game=Game(
        "tafl",
        (WHITE, BLACK),
        "white",
        (
            GameMan("W", "white", named("white man"), figure="roman-stone"),
            GameMan("B", "black", named("black man"), figure="roman-stone"),
        ),
        (TAKE, BLOCK, WIN, BIND),
        (
            Start((("W", _ranks(1)), ("B", _ranks(8))), when=(("start_ranks", 1),)),
            Start((("W", _ranks(1, 2)), ("B", _ranks(7, 8))), when=(("start_ranks", 2),)),
        ),
        extras=(BOUND,),
    ),
)

assert PETTEIA_BOOK.game is not None
PETTEIA_SMALL_BOOK: Final = replace(
    PETTEIA_BOOK,
    id="petteia-42",
    names=named("Petteia on 42 fields"),
    options=(IMMOBILE_LOSES, CAPTURE),
    geometry=PETTEIA_SMALL_BOARD,
    texts=named(
        "Petteia on a board of six by seven fields, as one of terracotta was found in Athens, with"
        " twelve men: six a side here. How they stood first is not known: the array is a choice"
        " of this program."
    ),
    source=f"The terracotta of Athens, as {LEPORE} tells of it",
    game=replace(
        PETTEIA_BOOK.game,
        starts=(Start((("W", _ranks(1, files="abcdef")), ("B", _ranks(7, files="abcdef")))),),
    ),
    variant_of=PETTEIA_BOOK.id,
)
