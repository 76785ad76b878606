# SPDX-License-Identifier: GPL-3.0-or-later
"""Arithmomachia in numbers, as `core/games/arithmomachia.h` has it.

Its men are those of one diagram: their numbers are the composer's.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.games.position import GameError
from composer.rules.book import Rules
from composer.rules.historic.arithmomachia import ANNOUNCED, DEGREES, KING, TRIUMPH
from composer.rules.historic.numbermen import EVEN, ODD, NumberMan, number_man
from composer.said.sentence import said
from composer.solver.games.tables.table import GameTable, own_goals

_GOALS: Final = own_goals(KING, TRIUMPH, ANNOUNCED)
_MOST_MEN: Final = 255


def arithmomachia_table(rules: Rules, family: int, men: frozenset[str] = frozenset()) -> GameTable:
    """Return the game in numbers.

    Args:
        rules: the game.
        family: its number.
        men: the letters of all men in the diagram.

    Raises:
        GameError: the engine has no room for so many different ones.
    """
    game = rules.book.game
    assert game is not None
    given = sorted(map(number_man, men), key=lambda man: man.letters)
    bodies = sorted({man.parts for man in given if not man.is_pyramid})
    counters = [NumberMan(side, False, parts) for parts in bodies for side in (ODD, EVEN)]
    kings = {man.owner: man for man in given if man.is_pyramid}
    even, odd = (list(_left(kings[side])) if side in kings else [] for side in (EVEN, ODD))
    every = [*counters, *even, *odd]
    if len(every) > _MOST_MEN:
        raise GameError(said("there are more different men than can be solved with"))
    return GameTable(
        family,
        tuple(cell.label for cell in rules.book.geometry.cells),
        tuple(player.id for player in game.players),
        tuple(man.letters for man in every),
        tuple(game.number_of(man.owner) for man in every),
        (),
        options=(
            int(rules["square_side"]),
            len(counters),
            _parts(kings.get(EVEN)),
            _parts(kings.get(ODD)),
            int(rules["reenter"] == "on_the_spot"),
            int(rules["king_first"] is True),
        ),
        repeats=True,
        goals=_GOALS,
        values=tuple(4 * man.number + man.steps for man in every),
        words={degree: number for number, degree in enumerate(DEGREES)},
    )


def _parts(king: NumberMan | None) -> int:
    return 0 if king is None else len(king.parts)


def _left(king: NumberMan) -> Iterator[NumberMan]:
    """Yield a pyramid with each set of its parts that can be left, by the numbers of the sets."""
    for chosen in range(1, 1 << len(king.parts)):
        left = tuple(part for place, part in enumerate(king.parts) if chosen >> place & 1)
        yield NumberMan(king.owner, True, left)
