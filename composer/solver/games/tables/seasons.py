# SPDX-License-Identifier: GPL-3.0-or-later
"""Four-seasons chess in numbers, as `core/games/seasons.h` has it."""

from __future__ import annotations

from typing import Final

from composer.rules.book import Rules
from composer.solver.games.tables.gridchess import (
    ASLANT,
    HORSE,
    ROUND,
    STRAIGHT,
    leaper,
    pawn,
    rider,
    turned,
)
from composer.solver.games.tables.table import (
    NOWHERE,
    GameTable,
    Links,
    Step,
    Stepper,
    Steppers,
    men_of,
    own_goals,
)

_WAYS: Final = {"u": (0, 1), "d": (0, -1), "l": (-1, 0), "r": (1, 0)}
_GOALS: Final = own_goals("mate", "stalemate", "stakes")
_SIZE: Final = 8


def seasons_table(rules: Rules, family: int) -> GameTable:
    """Return the game in numbers."""
    book = rules.book
    assert book.game is not None
    letters = sorted((man.letter for man in book.game.men), key=_is_no_king)
    pawns = [letter for letter in letters if letter[1] == "P"]
    men, owners = men_of(book.game, letters)
    return GameTable(
        family,
        tuple(cell.label for cell in book.geometry.cells),
        tuple(player.id for player in book.game.players),
        men,
        owners,
        (_promotions(letters, pawns),),
        options=(int(rules["stakes"] is True),),
        goals=_GOALS,
        extras=tuple(extra.id for extra in book.game.extras),
        grid=Steppers(
            _SIZE,
            _SIZE,
            tuple(
                Stepper(
                    _steps(letter[1:], rules["men"] == "classic"),
                    number,
                    letter[1].replace("P", ""),
                    letter[1] == "K",
                    pawns.index(letter) if letter in pawns else -1,
                )
                for number, letter in enumerate(letters, 1)
            ),
        ),
    )


def _is_no_king(letter: str) -> bool:
    """Tell what sorts the kings first, in the order of the players, as the core wants them."""
    return letter[1] != "K"


def _steps(kind: str, is_classic: bool) -> tuple[Step, ...]:
    match kind[0]:
        case "K":
            return leaper(ROUND)
        case "N":
            return leaper(HORSE)
        case "R":
            return rider(STRAIGHT)
        case "A":
            return rider(ASLANT) if is_classic else leaper(turned(2, 2))
        case "Q":
            return rider(ROUND) if is_classic else leaper(ASLANT)
    return pawn(_WAYS[kind[1]])


def _promotions(letters: list[str], pawns: list[str]) -> Links:
    """Return for each cell what each sort of pawns becomes there."""

    def becomes(pawn_letter: str, x: int, y: int) -> int:
        across, up = _WAYS[pawn_letter[2]]
        inside = 0 <= x + across < _SIZE and 0 <= y + up < _SIZE
        return NOWHERE if inside else letters.index(f"{pawn_letter[0]}Q") + 1

    return tuple(
        tuple(becomes(each, x, y) for each in pawns) for y in range(_SIZE) for x in range(_SIZE)
    )
