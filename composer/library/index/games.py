# SPDX-License-Identifier: GPL-3.0-or-later
"""What a problem of a game that is no chess says of itself so that it can be found.

It is read off the kept object as far as that says it, so that a game is also found whose book
this program does not know.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from composer.games.position import GameError
from composer.games.record import book_named, kept_problem
from composer.games.statement import asked_text
from composer.games.task import MOST_TURNS
from composer.problem.problem import OtherGame
from composer.rules.historic.tables.books import is_tables_game, tables_row
from composer.rules.historic.tables.row import SPECIAL
from composer.said.languages import CODES

GAME: Final = "game"
"""The trait of every problem that is no chess; `game:tablut` is that of one game."""

_MOST_MEN: Final = 500
_MOST_STACK: Final = 15
_LONGEST: Final = 60  # letters of a goal, cell or man that can be searched for


@dataclass(frozen=True, slots=True)
class KeptGame:
    """What a kept problem of a game says.

    Attributes:
        book: the id of the game.
        men: cells with their men.
        turn: who is to move.
        goal: the id of the goal; empty where there is no task.
        turns: in how many turns.
        play: how the players play.
        canonical: the hash that equal diagrams of the game share, whatever is asked.
    """

    book: str
    men: tuple[tuple[str, str], ...]
    turn: str
    goal: str
    turns: int
    play: str
    canonical: int

    @property
    def genre(self) -> str:
        """What the task is called in lists of tasks: `escape`, `help escape`; or nothing."""
        return self.goal if self.play in ("", "direct") else f"{self.play} {self.goal}".strip()

    def traits(self) -> Iterator[str]:
        """Yield the names by which it is found: game, goal, and each man with its cell."""
        yield GAME
        yield f"{GAME}:{self.book.lower()}"
        if self.goal:
            yield f"goal:{self.goal.lower()}"
        for cell, man in self.men:
            yield placed(man, cell)

    def owned(self, player: str) -> int:
        """Return how many men a player has, as far as the game is known."""
        if is_tables_game(self.book):
            return sum(
                man.removesuffix(SPECIAL) == tables_row(self.book).code(player)
                for _, man in self.men
            )
        book = book_named(self.book)
        if book is None or book.game is None:
            return 0
        own = {man.letter for man in book.game.men if man.owner == player}
        return sum(man in own for _, man in self.men)


def placed(man: str, cell: str) -> str:
    """Return the name of the trait of a man on a cell: cells in small letters, men as they are."""
    return f"at:{cell.lower()}={man}"


def kept_game(game: OtherGame) -> KeptGame:
    """Return what a kept problem says; what is missing in it is empty."""
    found = json.loads(game.text)
    position, asked = _dict(found.get("position")), _dict(found.get("stipulation"))
    men = (
        (*_stacks(position, game.book),)
        if is_tables_game(game.book)
        else tuple(
            (cell, man)
            for cell, man in _dict(position.get("men")).items()
            if isinstance(man, str) and len(cell) <= _LONGEST and len(man) <= _LONGEST
        )[:_MOST_MEN]
    )
    turns = asked.get("n")
    return KeptGame(
        book=game.book,
        men=men,
        turn=_text(found.get("turn")),
        goal=_text(asked.get("goal")),
        turns=turns if type(turns) is int and 0 < turns <= MOST_TURNS else 0,
        play=_text(asked.get("play")),
        canonical=_hash(game.book, position, found.get("turn")),
    )


def game_words(game: OtherGame) -> str:
    """Return the words by which it is found: game and task in all languages of the window."""
    book = book_named(game.book)
    words = [game.book]
    if book is not None:
        words += [book.name(language) for language in CODES]
        with suppress(GameError):
            known = kept_problem(game)
            if known.task is not None:
                words += [asked_text(known, language) for language in CODES]
    return "\n".join(dict.fromkeys(words))


def game_stipulation(game: OtherGame) -> str:
    """Return the task in English, as tables sort and show it; its goal where no more is known."""
    try:
        return asked_text(kept_problem(game))
    except GameError:
        kept = kept_game(game)
        return f"{kept.genre} {kept.turns or ''}".strip()


def _hash(book: str, position: dict[str, object], turn: object) -> int:
    form = json.dumps([book.lower(), position, turn], sort_keys=True).encode("ascii")
    digest = hashlib.blake2b(form, digest_size=8, person=b"game").digest()
    return int.from_bytes(digest, "big", signed=True)


def _stacks(position: dict[str, object], book: str) -> Iterator[tuple[str, str]]:
    """Yield the men of tables games one by one: the point or `bar`, and the letters of a man.

    Men who are off are on no cell.
    """
    row = tables_row(book)
    for player in row.player_ids:
        for label, count in _dict(position.get(player)).items():
            point = label.removesuffix(SPECIAL)
            stands = len(point) <= _LONGEST and point != "off"
            if stands and type(count) is int and 0 < count <= _MOST_STACK:
                yield from [(point, row.code(player) + label[len(point) :])] * count


def _dict(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def _text(value: object) -> str:
    return value if isinstance(value, str) and len(value) <= _LONGEST else ""
