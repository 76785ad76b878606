# SPDX-License-Identifier: GPL-3.0-or-later
"""CaleidoScacchi (KaleidoChess): men go exactly so many steps on a round board of 89 cells.

What the source leaves open stands among the book's interpretations.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from composer.geometry.roundboard import ROUND_BOARD
from composer.rules.book import Option, RuleBook
from composer.rules.fairykind import ByLanguage
from composer.rules.game import Die, Game, GameGoal, GameMan, Player, Start
from composer.rules.historic.shared import BLACK, BLOCK, BOTH, TAKE, WHITE, WIN, die_option
from composer.rules.names import named


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
"""The men by White's letters. Black's are the same in lower case; where more than two play, the
letter of his player stands before a man's."""


def sort_of(letters: str) -> str:
    """Return the sort of a man, as `GAITS` has it, by his letters in a game of two or more."""
    return letters[-1].upper()


_NAMES: Final = {
    "W": "wizard",
    "D": "dragon",
    "R": "roc",
    "G": "eagle",
    "V": "raven",
    "E": "elephant",
    "T": "tiger",
    "H": "horse",
    "P": "pawn",
}

_MEN: Final = tuple(
    GameMan(letter if owner == "white" else letter.lower(), owner, named(f"{owner} {name}"))
    for owner in ("white", "black")
    for letter, name in _NAMES.items()
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
    named(
        "The rings have 8, 16, 16, 24 and 24 cells: eighteen men then fill three slices of"
        " the two outer rings, and the castle is the middle of its slice."
    ),
    named(
        "Letters run from the inside outwards: the author's wizard who goes from 1B to 2F"
        " can do so in this way only."
    ),
    named("No man comes to a cell twice in a turn, nor ends where he began."),
    named("A circular line is crossed when a step leads to another ring, or to the centre."),
    named("A man of one's own can be captured on the last cell only."),
    named("Who has no man on a castle has lost at once, whoever made the turn."),
    named(
        "Of the array only wizard, dragon and the cells of the other men are known; their"
        " order is a choice of this program."
    ),
)

_THROWN: Final = tuple(enumerate(("P", "HV", "TG", "ER", "D", "W"), 1))
"""Which sorts of men may move by a number of the die."""

_REACH: Final = GameGoal(
    "reach",
    named("reaches"),
    "A man of the side, or one of a sort, stands on one of some cells.",
    BOTH,
    ("cells",),
    may=("man",),
)

KALEIDO_BOOK: Final = RuleBook(
    "kaleido",
    1,
    named("CaleidoScacchi"),
    (
        die_option(
            6,
            "P. H. Zein: a die tells which man may move; its table is lost, and this one a choice"
            " of this program. A side without such a move waits.",
        ),
    ),
    geometry=ROUND_BOARD,
    texts=named(
        "Eighteen men a side on a round board of 89 cells, of which five are castles; White"
        " begins. Pawn, horse, tiger and elephant walk one, two, three and four steps over sides of"
        " cells, through empty ones; raven, eagle, roc and dragon fly as many, over corners too,"
        " and over men. All go exactly so many steps, and cross at most one of the circular lines."
        " The wizard flies three, and may cross a line with each. A man captures, on his last cell,"
        " any man, also his own. Who has no man on a castle, or cannot move, has lost."
    ),
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
                named("castles"),
                "The other side has no man on a castle.",
                BOTH,
            ),
            GameGoal(
                "capitulation",
                named("capitulation"),
                "The other side is to move, and every turn leaves it without a castle.",
                BOTH,
            ),
            BLOCK,
            _REACH,
            WIN,
            TAKE,
        ),
        (_array(),),
        names_men=True,
        die=Die(tuple((number, tuple(men + men.lower())) for number, men in _THROWN)),
    ),
)


_RED: Final = Player("red", named("Red"))
_GREEN: Final = Player("green", named("Green"))
_FOUR: Final = (WHITE, _RED, BLACK, _GREEN)
_ARMIES: Final = Option(
    "armies",
    named("armies"),
    (4, 3),
    4,
    "How many armies stand in the array; without Green where there are three. Diagrams do not"
    " depend on it.",
    "P. H. Zein has arrays for three and four players; their figures are lost, and these a choice"
    " of this program.",
)


def _corner(player: str, middle: int) -> list[tuple[str, str]]:
    """Return ten men around a castle: six in the slice, two in each slice beside it."""
    before, after = (middle - 2) % 8 + 1, middle % 8 + 1
    places = {
        "W": f"{middle}J",
        "D": f"{middle}G",
        "R": f"{middle}I {middle}K",
        "E": f"{middle}F {middle}H",
        "P": f"{before}K {before}H {after}I {after}F",
    }
    return [(f"{player[0]}{letter}", cells) for letter, cells in places.items()]


def _corners(armies: int) -> Start:
    men = [
        each
        for player, middle in zip(_FOUR[:armies], (1, 3, 5, 7), strict=False)
        for each in _corner(player.id, middle)
    ]
    return Start(tuple(men), when=((_ARMIES.id, armies),))


_MANY_GOALS: Final = (
    GameGoal(
        "castles",
        named("castles"),
        "An opponent has lost his last castle and is out; with a player named, that one.",
        tuple(player.id for player in _FOUR),
        may=("of",),
    ),
    *(replace(goal, sides=tuple(player.id for player in _FOUR)) for goal in (_REACH, WIN, TAKE)),
)

assert KALEIDO_BOOK.game is not None
KALEIDO_MANY_BOOK: Final = replace(
    KALEIDO_BOOK,
    id="kaleido-4",
    names=named("CaleidoScacchi for three or four"),
    options=(_ARMIES, *KALEIDO_BOOK.options),
    texts=named(
        "CaleidoScacchi with White, Red, Black and Green, who play in this order, clockwise; a"
        " diagram may have two, three or four armies. Who has no man on a castle after a turn, or"
        " cannot move when his turn comes, is out, and his men leave the board; the last who is"
        " left wins. Men are written with the letter of their player first."
    ),
    interpretations=(
        *_INTERPRETATIONS[:-1],
        named(
            "That armies of ten men stand around the castles 1J, 3J, 5J and 7J, and that the men of"
            " who is out leave, are choices of this program: the source's figures are lost."
        ),
    ),
    game=Game(
        "kaleido",
        _FOUR,
        "white",
        tuple(
            GameMan(f"{player.id[0]}{letter}", player.id, named(name))
            for player in _FOUR
            for letter, name in _NAMES.items()
        ),
        _MANY_GOALS,
        (_corners(4), _corners(3)),
        most_men=tuple((player.id, 18) for player in _FOUR),
        names_men=True,
        die=Die(
            tuple(
                (number, tuple(f"{player.id[0]}{man}" for player in _FOUR for man in men))
                for number, men in _THROWN
            )
        ),
    ),
    variant_of=KALEIDO_BOOK.id,
)
