# SPDX-License-Identifier: GPL-3.0-or-later
"""Four-seasons chess, the acedrex of the four seasons of King Alfonso's book: four armies on 8x8.

What the sources leave open is an option, or is named in `_INTERPRETATIONS`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from composer.geometry.gameboards import SEASONS_BOARD
from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import (
    FIRST_TURN,
    TOWARDS,
    Game,
    GameExtra,
    GameGoal,
    GameMan,
    Player,
    Start,
)
from composer.rules.historic.shared import BLACK, LEPORE, TAKE, WHITE, WIN
from composer.rules.names import named

_GREEN: Final = Player("green", named("Green"))
_RED: Final = Player("red", named("Red"))
PLAYERS: Final = (_GREEN, _RED, BLACK, WHITE)
"""Spring, Summer, Autumn and Winter, in the order in which they play."""

_ALL: Final = tuple(player.id for player in PLAYERS)

WAYS: Final = (("green", "dr"), ("red", "ur"), ("black", "ul"), ("white", "dl"))
"""Which two ways the pawns of each player go: up, down, left or right."""

MEN: Final = Option(
    "men",
    named("alfil and regina"),
    ("medieval", "classic"),
    "medieval",
    "Whether the alfil leaps two squares and the regina goes one, both diagonally; or they go as"
    " bishop and queen.",
    f"{LEPORE} says that men go as in classic chess, and calls them alfiere and regina.",
    (
        ("medieval", named("medieval", "seasons")),
        ("classic", named("bishop and queen")),
    ),
)
ARRAY: Final = Option(
    "array",
    named("array"),
    ("lepore", "cvp"),
    "lepore",
    "How the officers stand at first. Diagrams do not depend on it.",
    f"{LEPORE} turns the corner from player to player; the Chess Variant Pages mirror it.",
    (
        ("lepore", named("Lepore")),
        ("cvp", named("Chess Variant Pages")),
    ),
)

FIRST: Final = Option(
    FIRST_TURN,
    named("first turn"),
    ("free", TOWARDS),
    "free",
    "Whether the turn is the player's first, which must go against his neighbour on the right: the"
    " man comes nearer to that corner, in a king's steps. A task asks for one turn then, directly.",
    f"{LEPORE} has it for the first move only; how it is measured is an interpretation.",
    (
        ("free", named("free", "turn")),
        (TOWARDS, named("against the right neighbour")),
    ),
)

STAKES: Final = Option(
    "stakes",
    named("stakes"),
    (False, True),
    False,
    "Whether stakes are counted: one for each capture and each check, and from who is mated one for"
    " every man he has left, to him whose mate it is. A king who stands in the same check still"
    " pays once.",
    f"{LEPORE} has them; that the second and third pay as the first does is an interpretation.",
)

_KINDS: Final[tuple[tuple[str, ByLanguage], ...]] = (
    ("K", named("king")),
    ("Q", named("regina")),
    ("R", named("rook")),
    ("N", named("knight")),
    ("A", named("alfil")),
)
_PAWNS: Final[tuple[tuple[str, ByLanguage], ...]] = (
    ("u", named("pawn, upwards")),
    ("d", named("pawn, downwards")),
    ("l", named("pawn, to the left")),
    ("r", named("pawn, to the right")),
)


def _men(player: str, ways: str) -> tuple[GameMan, ...]:
    officers = (
        GameMan(
            f"{player[0]}{kind}",
            player,
            names,
            int(kind == "K"),
            int(kind == "K"),
            made_of=tuple(f"{player[0]}P{way}" for way in ways) if kind == "Q" else (),
        )
        for kind, names in _KINDS
    )
    pawns = (
        GameMan(f"{player[0]}P{way}", player, names, never_on=(f"{way}-last",))
        for way, names in _PAWNS
        if way in ways
    )
    return (*officers, *pawns)


def _goal(name: str, names: ByLanguage, text: str, may: tuple[str, ...] = ()) -> GameGoal:
    return GameGoal(name, names, text, _ALL, may=may)


def _start(array: str, *armies: str) -> Start:
    return Start(
        tuple(
            (letter, " ".join(cells))
            for army in armies
            for letter, *cells in (part.split() for part in army.split(", "))
        ),
        when=((ARRAY.id, array),),
    )


_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    named(
        "Green stands at a8, Red at a1, Black at h1 and White at h8, and they play in this"
        " order. Each has his rook on the right of his king, and the alfil on the left."
    ),
    named(
        "The diagonals of the board only show which way pawns go. Pawns make one step, capture"
        " diagonally forward in their own direction, and become a regina at the far edge."
    ),
    named(
        "A king is never taken: a man may attack him but not go to his square, even if a third"
        " player has given the check."
    ),
    named(
        "Whether a player is mated is judged when his turn comes; then his men leave the board"
        " at once, before the next player's turn."
    ),
    named("Of those who attack the king then, the mate is his who played last."),
    named("A player who has no move and is not in check passes."),
    named(
        "That the first turn goes against the neighbour on the right is asked of one turn only."
        " Nobody loses because he is bare."
    ),
)

SEASONS_BOOK: Final = RuleBook(
    "four-seasons",
    1,
    named("Four-seasons chess"),
    (MEN, ARRAY, FIRST, STAKES),
    geometry=SEASONS_BOARD,
    texts=named(
        "Green (spring), Red (summer), Black (autumn) and White (winter) play in this order, each"
        " with a king, a rook, a knight, an alfil and four pawns; there is no regina until a pawn"
        " becomes one. Pawns go one step in one of two directions. Who is mated is out, and his men"
        " leave the board; the last who is left wins. A diagram may have two, three or four armies."
    ),
    source=f"Alfonso X, Libro de los juegos (1283); {LEPORE}; the array after the Chess Variant"
    " Pages",
    game=Game(
        "seasons",
        PLAYERS,
        "green",
        tuple(man for player, ways in WAYS for man in _men(player, ways)),
        (
            _goal(
                "mate",
                named("mate"),
                "An opponent is mated, and the mate is the side's; with a player named, that one.",
                ("of",),
            ),
            _goal(
                "stalemate",
                named("stalemate"),
                "The player who is to move then must pass.",
            ),
            GameGoal(
                "stakes",
                named("wins stakes"),
                "The side has won so many stakes at least, those of the diagram counted.",
                _ALL,
                ("k",),
                option=STAKES.id,
            ),
            replace(TAKE, sides=_ALL),
            replace(WIN, sides=_ALL),
        ),
        (
            _start(
                "lepore",
                "gK a8, gR a7, gA b8, gN b7, gPd a6 b6, gPr c8 c7",
                "rK a1, rR b1, rA a2, rN b2, rPu a3 b3, rPr c1 c2",
                "bK h1, bR h2, bA g1, bN g2, bPu h3 g3, bPl f1 f2",
                "wK h8, wR g8, wA h7, wN g7, wPd h6 g6, wPl f8 f7",
            ),
            _start(
                "cvp",
                "gK a8, gR b8, gN a7, gA b7, gPd a6 b6, gPr c8 c7",
                "rK a1, rR b1, rN a2, rA b2, rPu a3 b3, rPr c1 c2",
                "bK h1, bR g1, bN h2, bA g2, bPu h3 g3, bPl f1 f2",
                "wK h8, wR g8, wN h7, wA g7, wPd h6 g6, wPl f8 f7",
            ),
        ),
        extras=(GameExtra("stakes", named("stakes won"), 999, option=STAKES.id),),
        towards=(("green", "a1"), ("red", "h1"), ("black", "h8"), ("white", "a8")),
    ),
    interpretations=_INTERPRETATIONS,
)
