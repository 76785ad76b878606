# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands around the diagram of a game, in words: task, men, rules, key to the men."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from composer.diagrams.captions.conditions import rules_in_words
from composer.diagrams.games.hand import has_hand, numbers_in_hand
from composer.diagrams.games.men.men import has_chess_figure
from composer.games.position import GamePosition
from composer.games.statement import task_text
from composer.games.task import GamePlay, GameProblem
from composer.notation.letters import letters_of
from composer.rules.game import EXTRA_CELLS, GameExtra
from composer.rules.historic.numbermen import number_man
from composer.said.languages import words_as


@dataclass(frozen=True, slots=True)
class _Sentences:
    """The sentences of one language; `%1` stands for names or numbers."""

    to_move: str
    in_hand: str
    parts: str


_MOVES_HIMSELF: Final = (GamePlay.DIRECT, GamePlay.EXACT)


@dataclass(frozen=True, slots=True)
class KeyOfMan:
    """An entry of the key to the men.

    Attributes:
        letter: whose figure is shown.
        name: what it is called.
    """

    letter: str
    name: str


@dataclass(frozen=True, slots=True)
class GameCaption:
    """All that can be told of a diagram; what is not known is empty.

    Attributes:
        title: of the problem.
        authors: given names first.
        source: with number and date.
        award: distinction and tourney.
        dedication: to whom.
        task: what is to be brought about.
        men: how many men each player has: `4+5`.
        rules: the game and what is chosen in it.
        notes: what the diagram cannot show, men in hand among it.
        hand: men in hand; empty where there are none.
        hand_words: how they are told, `%1` for players and numbers.
        key: the men by figure.
    """

    title: str = ""
    authors: str = ""
    source: str = ""
    award: str = ""
    dedication: str = ""
    task: str = ""
    men: str = ""
    rules: str = ""
    notes: tuple[str, ...] = ()
    hand: str = ""
    hand_words: str = ""
    key: tuple[KeyOfMan, ...] = ()

    def one_line(self) -> str:
        """Return it as a line, for the title of a file."""
        parts = (self.authors, self.title, self.source, self.task, self.rules)
        return ", ".join(part for part in parts if part)


def game_caption(problem: GameProblem, language: str = "en") -> GameCaption:
    """Return what can be told of a problem.

    Args:
        problem: the problem.
        language: a code of piece letters, which says the language.
    """
    spoken = letters_of(language).language
    credits, position, task = problem.credits, problem.position, problem.task
    return GameCaption(
        problem.title,
        credits.caption_authors(),
        credits.caption_source(),
        credits.caption_distinction(),
        credits.dedication,
        "" if task is None else task_text(task, problem.rules.book, spoken),
        position.counted,
        "; ".join(rules_in_words(problem.rules, language)),
        tuple(_notes(problem, spoken)),
        _hand(position, spoken),
        words_as(_Sentences, "game", spoken).in_hand,
        tuple(key_to_men(position, spoken)),
    )


def _notes(problem: GameProblem, language: str) -> Iterator[str]:
    words = words_as(_Sentences, "game", language)
    position, task = problem.position, problem.task
    players = {player.id: player.name(language) for player in position.game.players}
    if task is None or task.play not in (*_MOVES_HIMSELF, GamePlay.LIST):
        yield words.to_move.replace("%1", players[position.turn])
    if has_hand(position):
        yield _hand(position, language)
    yield from _marks(position, language)
    for cell, man in position.placed():
        parts = _pyramid(man)
        if parts:
            label = position.book.geometry.cells[cell].label
            yield words.parts.replace("%1", label).replace("%2", parts)


def _of_extra(position: GamePosition, extra: GameExtra, language: str) -> Iterator[str]:
    """Yield the cells that an extra marks, or each player with his number where he has any."""
    values = dict(position.extra)[extra.id]
    if extra.form == EXTRA_CELLS:
        yield from (position.book.geometry.cells[cell].label for cell in values)
        return
    for player, number in zip(position.game.players, values, strict=True):
        if number:
            yield f"{player.name(language)} {number}"


def _marks(position: GamePosition, language: str) -> Iterator[str]:
    """Yield marks and numbers that belong to an option: the board does not say what they are."""
    words = words_as(_Sentences, "game", language)
    for extra in position.game.extras:
        if not extra.option:
            continue
        labels = ", ".join(_of_extra(position, extra, language))
        if labels:
            name = extra.name(language)
            told = words.parts.replace("%1", name[:1].upper() + name[1:])
            yield told.replace("%2", labels)


def _hand(position: GamePosition, language: str) -> str:
    """Return in words how many men each player has in hand; empty where nobody has any."""
    if not has_hand(position):
        return ""
    words = words_as(_Sentences, "game", language)
    names = (player.name(language) for player in position.game.players)
    counted = zip(names, numbers_in_hand(position), strict=True)
    return words.in_hand.replace("%1", ", ".join(f"{name} {count}" for name, count in counted))


def _pyramid(letters: str) -> str:
    """Return the parts of a pyramid as they are added up; empty of any other man."""
    if letters[1:3] != "P:":
        return ""
    try:
        return "+".join(str(number) for _, number in number_man(letters).parts)
    except ValueError:
        return ""


def key_to_men(position: GamePosition, language: str = "en") -> Iterator[KeyOfMan]:
    """Yield the men on the board whose figures a reader may not know, each sort once.

    Args:
        position: the diagram.
        language: of the names.
    """
    game = position.game
    present: dict[str, str] = {}
    for _, letters in position.placed():
        man = game.man(letters)
        present.setdefault(man.letter, letters)
    named = set()
    if len(game.players) > 2:
        yield from _players(position, language, set(present))
    for man in game.men:
        name = man.name(language)
        known = has_chess_figure(position.book, man.letter)
        if man.letter in present and not known and name not in named:
            named.add(name)
            yield KeyOfMan(present[man.letter], name)


def _players(position: GamePosition, language: str, present: set[str]) -> Iterator[KeyOfMan]:
    """Yield a man of each player on the board, where there are more than two."""
    for player in position.game.players:
        own = (man.letter for man in position.game.men if man.owner == player.id)
        letter = next((letter_there for letter_there in own if letter_there in present), "")
        if letter:
            yield KeyOfMan(letter, player.name(language))
