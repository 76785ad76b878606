# SPDX-License-Identifier: GPL-3.0-or-later
"""Grande Acedrex in numbers, as `core/games/acedrex.h` has it.

A king that has not moved, and a unicorn that has not leapt, are sorts of men of their own.
"""

from __future__ import annotations

from typing import Final

from composer.rules.book import Rules
from composer.rules.historic.acedrex import ROW
from composer.solver.games.tables.gridchess import (
    ASLANT,
    HORSE,
    ROUND,
    STRAIGHT,
    gryphon,
    leaper,
    pawn,
    rhinoceros,
    rider,
    turned,
)
from composer.solver.games.tables.table import (
    MOVE,
    NOWHERE,
    GameTable,
    Links,
    Step,
    Stepper,
    Steppers,
    men_of,
    own_goals,
)

_SORTS: Final = ("K", "K*", "U", "U*", "A", "R", "L", "G", "C", "P")
_LETTERS: Final = tuple(
    letter for sort in _SORTS for letter in (sort, sort.lower())
)  # White's and Black's, by turns
_GOALS: Final = own_goals("mate", "stalemate", "bare", "mate_by", "mate_on", "win")
_BARE: Final = {"none": 0, "win": 1, "unless_reply": 2}
_STALEMATE: Final = {"draw": 0, "win": 1, "loss": 2}
_LION: Final = {
    "3": turned(3),
    "1-3": (*turned(1), *turned(2), *turned(3)),
    "1-4": (*turned(1), *turned(2), *turned(3), *turned(4)),
    "3+camel": (*turned(3), *turned(3, 1)),
}
_SIZE: Final = 12


def acedrex_table(rules: Rules, family: int) -> GameTable:
    """Return the game in numbers."""
    book, chosen = rules.book, rules.chosen()
    assert book.game is not None
    men, owners = men_of(book.game, [letter[0] for letter in _LETTERS])
    return GameTable(
        family,
        tuple(cell.label for cell in book.geometry.cells),
        tuple(player.id for player in book.game.players),
        men,
        owners,
        (_promotions(rules),),
        regions=(_rank(3), _rank(8)),
        options=(
            int(chosen["king_leap"] is True),
            _BARE[str(chosen["bare"])],
            _STALEMATE[str(chosen["stalemate"])],
        ),
        goals=_GOALS,
        marks=tuple(int(letter.endswith("*")) for letter in _LETTERS),
        grid=Steppers(_SIZE, _SIZE, tuple(_stepper(rules, letter) for letter in _LETTERS)),
    )


def _number(letter: str) -> int:
    return _LETTERS.index(letter) + 1


def _rank(number: int) -> frozenset[int]:
    return frozenset(range(number * _SIZE, (number + 1) * _SIZE))


def _stepper(rules: Rules, letter: str) -> Stepper:
    white, kind = letter[0].isupper(), letter[0].upper()
    return Stepper(
        _steps(rules, letter.upper(), white),
        _number(letter[0]),
        "" if kind == "P" else kind,
        kind == "K",
        (0 if white else 1) if kind == "P" else -1,
    )


def _steps(rules: Rules, sort: str, white: bool) -> tuple[Step, ...]:
    ahead = 1 if white else -1
    match sort[0]:
        case "K":
            return leaper(ROUND)
        case "A":
            return gryphon()
        case "R":
            return rider(STRAIGHT)
        case "C":
            return rider(ASLANT)
        case "L":
            return leaper(_LION[str(rules["lion"])])
        case "G":
            return leaper(turned(4, 1) if rules["giraffe"] == "4,1" else turned(3, 2))
        case "U":
            steps = _unicorn(rules, sort)
            forward_only = rules["unicorn_forward"] is True
            return tuple(step for step in steps if not forward_only or step.by[1] * ahead > 0)
    return pawn((0, ahead), (1 if white else 2) if rules["pawn_double"] is True else 0)


def _unicorn(rules: Rules, sort: str) -> tuple[Step, ...]:
    if rules["unicorn"] == "rhino":
        return rhinoceros()
    return leaper(HORSE, MOVE) if sort == "U*" else rider(ASLANT)


def _promotions(rules: Rules) -> Links:
    """Return for each cell what a pawn of White and one of Black become there."""
    leaps = rules["promoted_unicorn"] == "fresh" and rules["unicorn"] != "rhino"
    sorts = ["A" if sort == "K" else sort for sort in ROW]
    fresh = [f"{sort}*" if sort == "U" and leaps else sort for sort in sorts]
    white = tuple((_number(sort), NOWHERE) for sort in fresh)
    black = tuple((NOWHERE, _number(sort.lower())) for sort in fresh)
    return (*black, *((NOWHERE, NOWHERE),) * (_SIZE * (_SIZE - 2)), *white)
