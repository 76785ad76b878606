# SPDX-License-Identifier: GPL-3.0-or-later
"""What a game has that is no chess: its players, men, goals, and where the men stand first.

A rule book of such a game carries one `Game`. All of it is data: the window offers players, men
and goals from it, files are read by it, and engines are told by it what they play.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from composer.rules.fairykind import ByLanguage

EXTRA_NUMBERS: Final = "numbers"
"""The form of an extra that is a number for each player."""

HAND: Final = "hand"
"""The extra that is the number of men who have not come onto the board yet."""

EXTRA_CELLS: Final = "cells"
"""The form of an extra that is a set of cells: it marks the men on them."""


def name_in(names: ByLanguage, language: str = "en") -> str:
    """Return a name in a language, in English where there is none."""
    found = dict(names)
    return found.get(language, found["en"])


@lru_cache(maxsize=4096)
def _fits(pattern: str, letters: str) -> bool:
    return re.fullmatch(pattern, letters) is not None


@dataclass(frozen=True, slots=True)
class Player:
    """One who plays.

    Attributes:
        id: the name in files: `white`, `fox`.
        names: by language; English is always there.
    """

    id: str
    names: ByLanguage

    def name(self, language: str = "en") -> str:
        """Return the name in a language, in English where there is none."""
        return name_in(self.names, language)


@dataclass(frozen=True, slots=True)
class GameMan:
    """A sort of men.

    Attributes:
        letter: how the man is written in files: `K`. Where the composer writes something on the
            man, such as a number, it is what all men of the sort begin with.
        owner: the id of the player whose man it is.
        names: by language; English is always there.
        least: how many of them a diagram needs.
        most: how many of them a diagram may have; 0 for any number.
        pattern: how the whole letters of a man look on whom something is written, as a regular
            expression; empty where `letter` is all.
        usual: the letters that are offered first where something is written on the man.
        made_of: the letters of the men of whom one can become such a man, as pawns are promoted.
        figure: the name of the drawing of him; a stone with his letters where there is none.
        never_on: the regions of the board where he can never stand, such as a pawn's last rank.
    """

    letter: str
    owner: str
    names: ByLanguage
    least: int = 0
    most: int = 0
    pattern: str = ""
    usual: tuple[str, ...] = ()
    made_of: tuple[str, ...] = ()
    figure: str = ""
    never_on: tuple[str, ...] = ()

    def reads(self, letters: str) -> bool:
        """Tell whether these are the letters of such a man."""
        if self.pattern:
            return _fits(self.pattern, letters)
        return self.letter == letters

    def name(self, language: str = "en") -> str:
        """Return its name in a language, in English where there is none."""
        return name_in(self.names, language)


@dataclass(frozen=True, slots=True)
class GameGoal:
    """Something that a task can ask for.

    Attributes:
        id: the name in files: `escape`.
        names: by language; English is always there.
        text: what is reached, in a line of English.
        sides: the ids of the players whose goal it can be.
        details: what must be said with it: `k`, a number of men, `cells`, `cell`, `man` or `of`.
        may: what can be said with it, and may be left out.
        plays: the ids of the kinds of play it is asked in; empty for all but `list`.
        words: what a detail that is one of a few words can be, by its name.
        option: the option that must be chosen for it, another value than the book's own; empty
            where it can always be asked for.
    """

    id: str
    names: ByLanguage
    text: str
    sides: tuple[str, ...]
    details: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    plays: tuple[str, ...] = ()
    words: tuple[tuple[str, tuple[str, ...]], ...] = ()
    option: str = ""

    def name(self, language: str = "en") -> str:
        """Return its name in a language, in English where there is none."""
        return name_in(self.names, language)


@dataclass(frozen=True, slots=True)
class GameExtra:
    """What belongs to a position beside its men: numbers, such as men in hand, or marks of men.

    Attributes:
        id: the name in files: `hand`.
        names: by language; English is always there.
        most: the greatest number.
        form: `EXTRA_NUMBERS` or `EXTRA_CELLS`.
        men: of a set of cells: the letters of the men that it can mark.
        option: the option without which it means nothing; empty where it always does.
        of_others: whether it marks men only of a player who is not to move.
    """

    id: str
    names: ByLanguage
    most: int = 0
    form: str = EXTRA_NUMBERS
    men: tuple[str, ...] = ()
    option: str = ""
    of_others: bool = False

    def name(self, language: str = "en") -> str:
        """Return its name in a language, in English where there is none."""
        return name_in(self.names, language)


@dataclass(frozen=True, slots=True)
class Start:
    """How the men stand at first.

    Attributes:
        men: letters of men, each with its cells, such as `e3 e4`.
        extra: ids of extras, each with the number of every player, or with cells.
        when: the option and value with which this holds; empty where it always does.
    """

    men: tuple[tuple[str, str], ...]
    extra: tuple[tuple[str, int | str], ...] = ()
    when: tuple[tuple[str, str | int | bool], ...] = ()

    def count(self, letter: str) -> int:
        """Return how many men have these letters."""
        return sum(len(cells.split()) for man, cells in self.men if man == letter)

    @property
    def in_hand(self) -> int:
        """How many men each player has in hand."""
        return sum(number for name, number in self.extra if name == HAND and type(number) is int)


DIE: Final = "die"
"""The option that says which number was thrown, in games in which a die can choose the man."""


FIRST_TURN: Final = "first_turn"
"""The option whether the turn is a player's first, in games in which that is bound."""
TOWARDS: Final = "right"
"""Its value with which the first turn must come nearer to a neighbour's corner."""

ONE_TURN: Final = (DIE, FIRST_TURN)
"""The options that say something of one turn only."""


@dataclass(frozen=True, slots=True)
class Die:
    """Which men a die lets move.

    Attributes:
        men: for each number the letters of the men.
        instead: the letters of the men who may move where none of those can.
    """

    men: tuple[tuple[int, tuple[str, ...]], ...]
    instead: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is no chess.

    Attributes:
        family: which engine plays it: `tafl`.
        players: in the order in which they play.
        first: the id of the player who begins.
        men: the sorts of men.
        goals: what tasks can ask for, the most usual first.
        starts: how the men stand at first, the usual way first; none where that is not known.
        extras: what belongs to a position beside its men.
        most_men: how many men a player can have, in hand or on the board, by his id, where that
            is not as many as at first.
        die: which men a die lets move, where it can be played so.
        towards: for each player the cell that a first turn must come nearer to, if it is bound.
        names_men: whether printed turns name who moves and who is taken: there are many sorts of
            men, and the turns themselves have but cells.
    """

    family: str
    players: tuple[Player, ...]
    first: str
    men: tuple[GameMan, ...]
    goals: tuple[GameGoal, ...]
    starts: tuple[Start, ...] = ()
    extras: tuple[GameExtra, ...] = ()
    most_men: tuple[tuple[str, int], ...] = ()
    die: Die | None = None
    towards: tuple[tuple[str, str], ...] = ()
    names_men: bool = False

    @property
    def offered(self) -> tuple[tuple[str, ...], ...]:
        """The letters of the men that are offered, a row for each player."""
        return tuple(
            tuple(
                letter
                for man in self.men
                if man.owner == player.id
                for letter in (man.usual or (man.letter,))
            )
            for player in self.players
        )

    def man(self, letter: str) -> GameMan:
        """Return the sort of a man by his letters.

        Raises:
            KeyError: there is none.
        """
        for man in self.men:
            if man.reads(letter):
                return man
        raise KeyError(letter)

    def goal(self, name: str) -> GameGoal:
        """Return the goal of an id.

        Raises:
            KeyError: there is none.
        """
        for goal in self.goals:
            if goal.id == name:
                return goal
        raise KeyError(name)

    def extra(self, name: str) -> GameExtra:
        """Return the extra of an id.

        Raises:
            KeyError: there is none.
        """
        for extra in self.extras:
            if extra.id == name:
                return extra
        raise KeyError(name)

    def at_first(self, letter: str) -> int:
        """Return how many men of a sort there are at first, in the way with most of them."""
        return max((start.count(letter) for start in self.starts), default=0)

    def most_of(self, player: str) -> int:
        """Return how many men a player can have, on the board or in hand; 0 where nobody knows."""
        for man, most in self.most_men:
            if man == player:
                return most
        letters = {letter for start in self.starts for letter, _ in start.men}
        own = [letter for letter in letters if self.man(letter).owner == player]
        return max((start.in_hand + sum(map(start.count, own)) for start in self.starts), default=0)

    def number_of(self, player: str) -> int:
        """Return the place of a player, given by the id, among the players.

        Raises:
            KeyError: there is none.
        """
        for number, each in enumerate(self.players):
            if each.id == player:
                return number
        raise KeyError(player)

    def after(self, player: str) -> str:
        """Return the id of the player who plays after another."""
        return self.players[(self.number_of(player) + 1) % len(self.players)].id

    def start(self, options: Mapping[str, str | int | bool]) -> Start | None:
        """Return how the men stand at first under some options; None where that is not known."""
        for start in self.starts:
            if all(options[name] == value for name, value in start.when):
                return start
        return None
