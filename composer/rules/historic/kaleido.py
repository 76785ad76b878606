# SPDX-License-Identifier: GPL-3.0-or-later
"""CaleidoScacchi (KaleidoChess): men go exactly so many steps on a round board of 89 cells.

What the source leaves open stands among the book's interpretations.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.geometry.roundboard import ROUND_BOARD
from composer.rules.book import RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import Game, GameGoal, GameMan, Start
from composer.rules.historic.shared import BLACK, BLOCK, BOTH, TAKE, WHITE, WIN


@dataclass(frozen=True, slots=True)
class Gait:
    """How a man goes.

    Attributes:
        steps: how many he makes in a turn, neither more nor fewer.
        flies: whether he also steps over corners, and passes over men.
        crossings: how many circular lines he may cross in a turn.
    """

    steps: int
    flies: bool
    crossings: int = 1


GAITS: Final[dict[str, Gait]] = {
    "W": Gait(3, True, 3),
    "D": Gait(4, True),
    "R": Gait(3, True),
    "G": Gait(2, True),
    "V": Gait(1, True),
    "E": Gait(4, False),
    "T": Gait(3, False),
    "H": Gait(2, False),
    "P": Gait(1, False),
}
"""The men by White's letters; Black's are the same in lower case."""

_NAMES: Final[dict[str, tuple[str, str, str]]] = {
    "W": ("wizard", "Zauberer", "mago"),
    "D": ("dragon", "Drache", "drago"),
    "R": ("roc", "Vogel Rock", "roc"),
    "G": ("eagle", "Adler", "aquila"),
    "V": ("raven", "Rabe", "corvo"),
    "E": ("elephant", "Elefant", "elefante"),
    "T": ("tiger", "Tiger", "tigre"),
    "H": ("horse", "Pferd", "cavallo"),
    "P": ("pawn", "Bauer", "pedone"),
}


def _names(letter: str, colours: tuple[str, str, str]) -> ByLanguage:
    english, german, italian = _NAMES[letter]
    return (
        ("en", f"{colours[0]} {english}"),
        ("de", f"{german} ({colours[1]})"),
        ("it", f"{italian} ({colours[2]})"),
    )


_MEN: Final = tuple(
    GameMan(letter if owner == "white" else letter.lower(), owner, _names(letter, colours))
    for owner, colours in (
        ("white", ("white", "weiß", "bianco")),
        ("black", ("black", "schwarz", "nero")),
    )
    for letter in _NAMES
)


def _array() -> Start:
    """Return White's men around 1J and Black's around 5J, the same to the right and the left."""
    men = []
    for middle, is_white in ((1, True), (5, False)):
        sides = ((middle - 2) % 8 + 1, middle % 8 + 1)
        places = {"W": [f"{middle}J"], "D": [f"{middle}G"]}
        for letters, order in (("IJK", "RGVP"), ("FGH", "ETHP")):
            left = [
                f"{middle}{letters[0]}",
                *(f"{sides[0]}{letter}" for letter in reversed(letters)),
            ]
            right = [f"{middle}{letters[2]}", *(f"{sides[1]}{letter}" for letter in letters)]
            for letter, one, other in zip(order, left, right, strict=True):
                places.setdefault(letter, []).extend((one, other))
        men += [
            (letter if is_white else letter.lower(), " ".join(cells))
            for letter, cells in places.items()
        ]
    return Start(tuple(men))


_INTERPRETATIONS: Final[tuple[ByLanguage, ...]] = (
    (
        (
            "en",
            "The rings have 8, 16, 16, 24 and 24 cells: eighteen men then fill three slices of"
            " the two outer rings, and the castle is the middle of its slice.",
        ),
        (
            "de",
            "Die Ringe haben 8, 16, 16, 24 und 24 Felder: so füllen achtzehn Figuren drei"
            " Abschnitte der beiden äußeren Ringe, und die Burg liegt mitten in ihrem Abschnitt.",
        ),
        (
            "it",
            "Gli anelli hanno 8, 16, 16, 24 e 24 case: così diciotto pezzi riempiono tre spicchi"
            " dei due anelli esterni, e il castello sta in mezzo al suo spicchio.",
        ),
    ),
    (
        (
            "en",
            "Letters run from the inside outwards: the author's wizard who goes from 1B to 2F"
            " can do so in this way only.",
        ),
        (
            "de",
            "Die Buchstaben laufen von innen nach außen: nur so kann der Zauberer des Autors von"
            " 1B nach 2F gehen.",
        ),
        (
            "it",
            "Le lettere vanno dall'interno all'esterno: solo così il mago dell'autore può andare"
            " da 1B a 2F.",
        ),
    ),
    (
        ("en", "No man comes to a cell twice in a turn, nor ends where he began."),
        ("de", "Keine Figur betritt in einem Zug ein Feld zweimal oder endet, wo sie begann."),
        ("it", "Nessun pezzo passa due volte da una casa, né finisce dove ha cominciato."),
    ),
    (
        ("en", "A circular line is crossed when a step leads to another ring, or to the centre."),
        (
            "de",
            "Eine Kreislinie wird überschritten, wenn ein Schritt in einen anderen Ring oder zur"
            " Mitte führt.",
        ),
        (
            "it",
            "Una linea circolare si attraversa quando un passo porta in un altro anello o al"
            " centro.",
        ),
    ),
    (
        ("en", "A man of one's own can be captured on the last cell only."),
        ("de", "Eine eigene Figur kann nur auf dem letzten Feld geschlagen werden."),
        ("it", "Un pezzo proprio si può catturare solo sull'ultima casa."),
    ),
    (
        ("en", "Who has no man on a castle has lost at once, whoever made the turn."),
        ("de", "Wer auf keiner Burg steht, hat sofort verloren, wer auch immer gezogen hat."),
        ("it", "Chi non ha pezzi su un castello ha perso subito, chiunque abbia mosso."),
    ),
    (
        (
            "en",
            "Of the array only wizard, dragon and the cells of the other men are known; their"
            " order is a choice of this program.",
        ),
        (
            "de",
            "Von der Aufstellung kennt man nur Zauberer, Drache und die Felder der übrigen; ihre"
            " Ordnung ist eine Wahl dieses Programms.",
        ),
        (
            "it",
            "Dello schieramento si conoscono solo mago, drago e le case degli altri; il loro"
            " ordine è una scelta di questo programma.",
        ),
    ),
)

KALEIDO_BOOK: Final = RuleBook(
    "kaleido",
    1,
    (("en", "CaleidoScacchi"), ("de", "Kaleidoschach"), ("it", "CaleidoScacchi")),
    geometry=ROUND_BOARD,
    text="Eighteen men a side on a round board of 89 cells, of which five are castles; White"
    " begins. Pawn, horse, tiger and elephant walk one, two, three and four steps over sides of"
    " cells, through empty ones; raven, eagle, roc and dragon fly as many, over corners too, and"
    " over men. All go exactly so many steps, and cross at most one of the circular lines. The"
    " wizard flies three, and may cross a line with each. A man captures, on his last cell, any"
    " man, also his own. Who has no man on a castle, or cannot move, has lost.",
    interpretations=_INTERPRETATIONS,
    source="P. H. Zein, CaleidoScacchi",
    game=Game(
        "kaleido",
        (WHITE, BLACK),
        "white",
        _MEN,
        (
            GameGoal(
                "castles",
                (("en", "castles"), ("de", "Burgen"), ("it", "castelli")),
                "The other side has no man on a castle.",
                BOTH,
            ),
            GameGoal(
                "capitulation",
                (("en", "capitulation"), ("de", "Kapitulation"), ("it", "capitolazione")),
                "The other side is to move, and every turn leaves it without a castle.",
                BOTH,
            ),
            BLOCK,
            GameGoal(
                "reach",
                (("en", "reaches"), ("de", "erreicht"), ("it", "raggiunge")),
                "A man of the side, or one of a sort, stands on one of some cells.",
                BOTH,
                ("cells",),
                may=("man",),
            ),
            WIN,
            TAKE,
        ),
        (_array(),),
    ),
)
