# SPDX-License-Identifier: GPL-3.0-or-later
"""Men in hand, drawn in rows below a board: the first player's at the left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.diagrams.games.men.figure import FIGURE_BOX
from composer.diagrams.games.men.men import man_items
from composer.diagrams.games.picture import Group, Item, Picture
from composer.diagrams.games.theme import LINEN, GameTheme
from composer.games.position import GamePosition
from composer.rules.game import EXTRA_NUMBERS, HAND

_MAN: Final = 26.0
"""Units of the box of a man in hand."""


def has_hand(position: GamePosition) -> bool:
    """Return whether anybody has men in hand."""
    return any(numbers_in_hand(position))


def numbers_in_hand(position: GamePosition) -> tuple[int, ...]:
    """Return how many men each player has in hand; none where the game has no such thing."""
    form = {extra.id: extra.form for extra in position.game.extras}
    if form.get(HAND) != EXTRA_NUMBERS:
        return ()
    return tuple(dict(position.extra)[HAND])


def hand_picture(position: GamePosition, width: float, theme: GameTheme = LINEN) -> Picture:
    """Return the men in hand in one row of a width in units, the players' at either end."""
    items = tuple(_rows(position, width, theme))
    return Picture(width, _MAN, items)


def _rows(position: GamePosition, width: float, theme: GameTheme) -> Iterator[Item]:
    game = position.game
    for place, number in enumerate(numbers_in_hand(position)):
        player = game.players[place].id
        letter = next((man.letter for man in game.men if man.owner == player), "")
        if not letter:
            continue
        apart = min(0.8 * _MAN, (width / 2 - _MAN) / max(1, number))
        for index in range(number):
            x = index * apart if place == 0 else width - _MAN - index * apart
            man = man_items(position.book, letter, theme)
            yield Group(man, _MAN / FIGURE_BOX, x, 0.0)
