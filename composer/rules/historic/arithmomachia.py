# SPDX-License-Identifier: GPL-3.0-or-later
"""Arithmomachia, the battle of numbers, or game of the philosophers.

What the sources leave open is an option, or is named in `_INTERPRETATIONS`.

How the men stand at first is not in the source: the array of the books of the 16th century is
given, which has just the right men.
"""

from __future__ import annotations

from typing import Final

from composer.geometry.gameboards import ARITHMOMACHIA_BOARD
from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import Game, GameGoal, GameMan, Player, Start
from composer.rules.historic.numbermen import EVEN, NUMBER, ODD, PARTS
from composer.rules.historic.shared import LEPORE
from composer.rules.names import named

CAPTURES: Final = "captures"
TRIUMPH: Final = "triumph"
KING: Final = "king"
ANNOUNCED: Final = "announced"

DEGREES: Final = ("mediocre", "great", "excellent")
"""Triumphs: three men in one proportion, four in two, four in all three."""

_SOURCE: Final = f"A. Fedi's rules, as {LEPORE} has them"
_BOTH: Final = (ODD, EVEN)
_ARRAY: Final[dict[str, dict[int, str]]] = {
    "E": {
        1: "S289 S169 - - - - S81 S25",
        2: "S153 P:S36+S25+T16+T9+C4+C1 T49 T42 T20 T25 S45 S15",
        3: "T81 T72 C64 C36 C16 C4 T6 T9",
        4: "- - C8 C6 C4 C2 - -",
    },
    "O": {
        14: "S361 S225 - - - - S121 S49",
        13: "P:S64+S49+T36+T25+C16 S120 T64 T56 T30 T36 S66 S28",
        12: "T100 T90 C81 C49 C25 C9 T12 T16",
        11: "- - C9 C7 C5 C3 - -",
    },
}
_NAMES: Final[dict[str, ByLanguage]] = {
    "C": named("circle"),
    "T": named("triangle"),
    "S": named("square"),
}
_PYRAMID: Final[ByLanguage] = named("pyramid")


def _array() -> tuple[tuple[str, str], ...]:
    cells: dict[str, list[str]] = {}
    for side, ranks in _ARRAY.items():
        for rank, row in ranks.items():
            for file, man in zip("abcdefgh", row.split(), strict=True):
                if man != "-":
                    cells.setdefault(side + man, []).append(f"{file}{rank}")
    return tuple((man, " ".join(places)) for man, places in cells.items())


def _usual(side: str, shape: str) -> tuple[str, ...]:
    """Return the letters of all men of the array of a shape: first a side's own, then turned."""
    own = sorted((man for man, _ in _array() if man[1] == shape), key=lambda man: man[0] != side)
    return tuple(dict.fromkeys(side + man[1:] for man in own))


def _men(side: str, owner: str) -> tuple[GameMan, ...]:
    counters = tuple(
        GameMan(
            side + shape,
            owner,
            names,
            pattern=f"{side}{shape}{NUMBER}",
            usual=tuple(sorted(_usual(side, shape), key=lambda man: int(man[2:]))),
        )
        for shape, names in _NAMES.items()
    )
    return (
        *counters,
        GameMan(f"{side}P", owner, _PYRAMID, 0, 1, f"{side}P:{PARTS}", _usual(side, "P")[:1]),
    )


_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    named(
        "A man who was taken comes back at once, on any empty cell of the first rank of who"
        " took him; if none is empty he is lost. Or he is turned over where he stands."
    ),
    named(
        "A turn without a move takes one man; after a move any of the captures in which the"
        " man who moved takes part may be made."
    ),
    named(
        "The whole of a pyramid is the sum of the parts that are left; two parts together are"
        " no number."
    ),
    named(
        "In a siege all moves that stay on the board are blocked, by enemies only; a man"
        " without any such move is not besieged."
    ),
    named(
        "The numbers of a proportion are all different, in any order; of four numbers any"
        " three count, and a:b = c:d is geometric."
    ),
    named(
        "Pyramids take no part in triumphs. That a triumph must be announced a turn before is a"
        " task of its own, and hinders no triumph; one by capture needs no announcement."
    ),
)

SQUARE_SIDE: Final = Option(
    "square_side",
    named("square of a triumph"),
    (3, 4),
    3,
    "How many cells the side of the square has on whose corners men triumph.",
    f"{_SOURCE}: three cells; that both corners are counted is an interpretation, 4 the other.",
)
REENTER: Final = Option(
    "reenter",
    named("men taken come back"),
    ("first_rank", "on_the_spot"),
    "first_rank",
    "Where a man who was taken comes back, turned over: on an empty cell of the first rank; or he"
    " is turned over where he stands.",
    f"{_SOURCE}: turned over, so that he changes sides, and brought back on the side of who took"
    " him; which rank is an interpretation.",
    (
        ("first_rank", named("on the first rank")),
        ("on_the_spot", named("where they stand")),
    ),
)
KING_FIRST: Final = Option(
    "king_first",
    named("the king is taken first"),
    (True, False),
    True,
    "Whether no triumph counts while anything is left of the enemy's pyramid.",
    f"{_SOURCE}: the king must be eliminated before a triumph is made.",
)

ARITHMOMACHIA_BOOK: Final = RuleBook(
    "arithmomachia",
    1,
    named("Arithmomachia"),
    (SQUARE_SIDE, REENTER, KING_FIRST),
    geometry=ARITHMOMACHIA_BOARD,
    texts=named(
        "Odd begins. Circles go one cell, triangles two, squares three, in a straight line over"
        " empty cells, no fewer and no more; a pyramid goes as the largest shape it has left. Men"
        " are not taken by going to their cell but by numbers: by an equal number at moving"
        " distance, by two men whose sum or product it is, by a number multiplied by its distance,"
        " or by siege. A man who was taken is turned over and comes back for his captor; of a"
        " pyramid single parts can be taken. In place of a move, or after one. First the enemy's"
        " king is taken, then men are arranged in his half in arithmetic, geometric or harmonic"
        " proportion."
    ),
    source=_SOURCE,
    interpretations=_INTERPRETATIONS,
    game=Game(
        "arithmomachia",
        (
            Player(ODD, named("Odd")),
            Player(EVEN, named("Even")),
        ),
        ODD,
        (*_men("E", EVEN), *_men("O", ODD)),
        (
            GameGoal(
                CAPTURES,
                named("which captures?"),
                "Find all captures that stand on the board, and how each is made.",
                _BOTH,
                plays=("list",),
            ),
            GameGoal(
                TRIUMPH,
                named("triumph"),
                "Men stand in proportion in the enemy's half, the man who moved among them; a"
                " mediocre triumph also by capture, and it is asked for in one turn.",
                _BOTH,
                ("degree",),
                words=(("degree", DEGREES),),
            ),
            GameGoal(
                ANNOUNCED,
                named("announces a triumph"),
                "After a turn of the side it could make a triumph with a move, if it were its turn"
                " again.",
                _BOTH,
                ("degree",),
                words=(("degree", DEGREES),),
            ),
            GameGoal(
                KING,
                named("takes the king"),
                "The last of the enemy's pyramid is taken.",
                _BOTH,
            ),
            GameGoal(
                "take",
                named("takes men"),
                "The other side has lost so many men since the diagram; parts of a pyramid are"
                " no men.",
                _BOTH,
                ("k",),
            ),
        ),
        (Start(_array()),),
        most_men=(("odd", 48), ("even", 48)),  # men who are taken come back on the other side
    ),
)
