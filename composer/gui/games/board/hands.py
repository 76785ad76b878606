# SPDX-License-Identifier: GPL-3.0-or-later
"""What is in hand on the board of a game, and what the keys write: values without widgets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from composer.games.position import EMPTY, GamePosition
from composer.rules.book import RuleBook
from composer.rules.game import Game


def offered_men(book: RuleBook) -> tuple[tuple[str, ...], ...]:
    """Return the letters of the men that are offered, a row for each player."""
    game = book.game
    if game is None:
        return ()
    found = []
    for player in game.players:
        own = [man for man in game.men if man.owner == player.id]
        found.append(tuple(letter for man in own for letter in (man.usual or (man.letter,))))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Held:
    """A man in hand.

    Attributes:
        man: his letter.
        origin: the cell where he was lifted; None where he is new.
        over: the cell under him; None beside the board.
        dragged: whether a button is held down; else he was picked by a click.
        copying: whether he stays where he was, too.
    """

    man: str
    origin: int | None = None
    over: int | None = None
    dragged: bool = False
    copying: bool = False

    def at(self, cell: int | None) -> Held:
        """Return the same man over another cell."""
        return replace(self, over=cell)


def put(position: GamePosition, held: Held, cell: int | None) -> GamePosition:
    """Return the position after a man in hand is put on a cell, or beside the board."""
    if held.origin is not None and not held.copying:
        position = position.with_man(held.origin, EMPTY)
    return position if cell is None else position.with_man(cell, held.man)


@dataclass(frozen=True, slots=True)
class Typed:
    """What typing a letter comes to.

    Attributes:
        written: the letters so far.
        man: the man that they stand for; empty if none as yet.
        waits: whether more letters could follow.
    """

    written: str
    man: str
    waits: bool


def typed(game: Game, before: str, letter: str) -> Typed | None:
    """Return what a letter comes to after others; None where no man is written so.

    A letter is taken as it is written, or where no man begins with it in the other case: games
    tell men apart by capitals.
    """
    letters = [letter for man in game.men for letter in (man.usual or (man.letter,))]
    for start in (before, "") if before else ("",):
        for form in (letter, letter.upper(), letter.lower()):
            written = start + form
            longer = any(one.startswith(written) and one != written for one in letters)
            if written in letters:
                return Typed(written, written, longer)
            if longer:
                return Typed(written, "", True)
    return None
