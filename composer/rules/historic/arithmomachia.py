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

CAPTURES: Final = "captures"
TRIUMPH: Final = "triumph"
KING: Final = "king"

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
    "C": (("en", "circle"), ("de", "Kreis"), ("it", "cerchio")),
    "T": (("en", "triangle"), ("de", "Dreieck"), ("it", "triangolo")),
    "S": (("en", "square"), ("de", "Quadrat"), ("it", "quadrato")),
}
_PYRAMID: Final[ByLanguage] = (("en", "pyramid"), ("de", "Pyramide"), ("it", "piramide"))


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
    (
        (
            "en",
            "A man who was taken comes back at once, on any empty cell of the first rank of who"
            " took him; if none is empty he is lost.",
        ),
        (
            "de",
            "Ein Geschlagener kehrt sofort zurück, auf ein beliebiges leeres Feld der ersten Reihe"
            " dessen, der ihn schlug; ist keines leer, ist er verloren.",
        ),
        (
            "it",
            "Il pezzo preso rientra subito, su una casella libera qualsiasi della prima traversa di"
            " chi l'ha preso; se non ce ne sono è perduto.",
        ),
    ),
    (
        (
            "en",
            "A turn without a move takes one man; after a move any of the captures in which the"
            " man who moved takes part may be made.",
        ),
        (
            "de",
            "Ohne Zug wird ein Stein geschlagen; nach einem Zug beliebig viele der Schläge, an"
            " denen der gezogene Stein beteiligt ist.",
        ),
        (
            "it",
            "Senza muovere si prende un solo pezzo; dopo una mossa si fanno a scelta le prese a cui"
            " partecipa il pezzo mosso.",
        ),
    ),
    (
        (
            "en",
            "The whole of a pyramid is the sum of the parts that are left; two parts together are"
            " no number.",
        ),
        (
            "de",
            "Die ganze Pyramide ist die Summe der Teile, die sie noch hat; zwei Teile zusammen"
            " sind keine Zahl.",
        ),
        (
            "it",
            "La piramide intera vale la somma delle parti rimaste; due parti insieme non sono un"
            " numero.",
        ),
    ),
    (
        (
            "en",
            "In a siege all moves that stay on the board are blocked, by enemies only; a man"
            " without any such move is not besieged.",
        ),
        (
            "de",
            "Belagert ist, wem Gegner allein alle Züge versperren, die auf dem Brett bleiben; wer"
            " keinen solchen Zug hat, ist es nicht.",
        ),
        (
            "it",
            "È assediato chi ha tutte le mosse che restano sul tavoliere impedite, e solo da"
            " nemici; non lo è chi non ne ha nessuna.",
        ),
    ),
    (
        (
            "en",
            "The numbers of a proportion are all different, in any order; of four numbers any"
            " three count, and a:b = c:d is geometric.",
        ),
        (
            "de",
            "Die Zahlen einer Proportion sind alle verschieden, in beliebiger Ordnung; von vieren"
            " zählen je drei, und a:b = c:d ist geometrisch.",
        ),
        (
            "it",
            "I numeri di una proporzione sono tutti diversi, in qualunque ordine; di quattro ne"
            " contano tre qualsiasi, e a:b = c:d è geometrica.",
        ),
    ),
    (
        (
            "en",
            "Pyramids take no part in triumphs, triumphs are not announced, and where the enemy's"
            " king still stands he is looked upon as taken.",
        ),
        (
            "de",
            "Pyramiden zählen in Triumphen nicht, Triumphe werden nicht angekündigt, und ein"
            " König, der noch steht, gilt dafür als geschlagen.",
        ),
        (
            "it",
            "Le piramidi non entrano nei trionfi, i trionfi non si annunciano, e il re avversario"
            " che sta ancora sul tavoliere si considera preso.",
        ),
    ),
)

SQUARE_SIDE: Final = Option(
    "square_side",
    (("en", "square of a triumph"), ("de", "Quadrat des Triumphs"), ("it", "quadrato del trionfo")),
    (3, 4),
    3,
    "How many cells the side of the square has on whose corners men triumph.",
    f"{_SOURCE}: three cells; that both corners are counted is an interpretation, 4 the other.",
)
REENTER: Final = Option(
    "reenter",
    (
        ("en", "men taken come back"),
        ("de", "Geschlagene kehren zurück"),
        ("it", "rientro dei pezzi presi"),
    ),
    ("first_rank",),
    "first_rank",
    "Where a man who was taken comes back, turned over: on an empty cell of the first rank.",
    f"{_SOURCE}: on the side of who took him; which rank is an interpretation.",
    (
        (
            "first_rank",
            (
                ("en", "on the first rank"),
                ("de", "auf der ersten Reihe"),
                ("it", "sulla prima traversa"),
            ),
        ),
    ),
)

ARITHMOMACHIA_BOOK: Final = RuleBook(
    "arithmomachia",
    1,
    (("en", "Arithmomachia"), ("de", "Rithmomachie"), ("it", "Ritmomachia")),
    (SQUARE_SIDE, REENTER),
    geometry=ARITHMOMACHIA_BOARD,
    text="Odd begins. Circles go one cell, triangles two, squares three, in a straight line over"
    " empty cells, no fewer and no more; a pyramid goes as the largest shape it has left. Men are"
    " not taken by going to their cell but by numbers: by an equal number at moving distance, by"
    " two men whose sum or product it is, by a number multiplied by its distance, or by siege. A"
    " man who was taken is turned over and comes back for his captor; of a pyramid single parts"
    " can be taken. In place of a move, or after one. First the enemy's king is taken, then men"
    " are arranged in his half in arithmetic, geometric or harmonic proportion.",
    source=_SOURCE,
    interpretations=_INTERPRETATIONS,
    game=Game(
        "arithmomachia",
        (
            Player(ODD, (("en", "Odd"), ("de", "Ungerade"), ("it", "Dispari"))),
            Player(EVEN, (("en", "Even"), ("de", "Gerade"), ("it", "Pari"))),
        ),
        ODD,
        (*_men("E", EVEN), *_men("O", ODD)),
        (
            GameGoal(
                CAPTURES,
                (
                    ("en", "which captures?"),
                    ("de", "welche Schläge?"),
                    ("it", "quali prese?"),
                ),
                "Find all captures that stand on the board, and how each is made.",
                _BOTH,
                plays=("list",),
            ),
            GameGoal(
                TRIUMPH,
                (("en", "triumph"), ("de", "Triumph"), ("it", "trionfo")),
                "Men stand in proportion in the enemy's half, the man who moved among them; a"
                " mediocre triumph also by capture, and it is asked for in one turn.",
                _BOTH,
                ("degree",),
                words=(("degree", DEGREES),),
            ),
            GameGoal(
                KING,
                (("en", "takes the king"), ("de", "schlägt den König"), ("it", "cattura il re")),
                "The last of the enemy's pyramid is taken.",
                _BOTH,
            ),
            GameGoal(
                "take",
                (("en", "takes men"), ("de", "schlägt Steine"), ("it", "cattura pezzi")),
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
