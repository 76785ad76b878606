# SPDX-License-Identifier: GPL-3.0-or-later
"""What a family of games supplies to the plain engine, and what is common to all of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

from composer.games.position import GamePosition, GameTurn
from composer.games.task import GameTask
from composer.rules.book import Rules


class PlainFamily(ABC):
    """The rules of a game: which turns there are, who has won, which goals are reached."""

    def __init__(self, rules: Rules) -> None:
        """Read the rules."""
        self.rules = rules
        self.board = rules.book.geometry

    @abstractmethod
    def candidates(self, position: GamePosition) -> Iterator[tuple[str, GamePosition]]:
        """Yield texts of turns, each with the position after it; the end of the game not heeded."""

    @abstractmethod
    def winner_on_board(self, position: GamePosition) -> str | None:
        """Return who has won, those who cannot move not considered; None where nobody has."""

    @abstractmethod
    def stuck_loses(self) -> bool:
        """Tell whether who has no turn has lost."""

    def own_goal(
        self, task: GameTask, before: GamePosition, turn: GameTurn, after: GamePosition
    ) -> bool:
        """Tell whether a goal that not all games have is reached by a turn.

        Raises:
            KeyError: the game has no such goal.
        """
        raise KeyError(task.goal)

    def turns(self, position: GamePosition) -> tuple[tuple[str, GamePosition], ...]:
        """Return the turns by text; those with one result are one, with the first of the texts."""
        if self.winner_on_board(position) is not None:
            return ()
        texts: dict[GamePosition, str] = {}
        for text, after in self.candidates(position):
            texts[after] = min(text, texts.get(after, text))
        return tuple(sorted(((text, after) for after, text in texts.items()), key=_text))

    def is_stuck(self, position: GamePosition) -> bool:
        """Tell whether the player to move has no turn, the end of the game not heeded."""
        return next(self.candidates(position), None) is None

    def winner(self, position: GamePosition) -> str | None:
        """Return who has won; None where nobody has."""
        found = self.winner_on_board(position)
        if found is None and self.stuck_loses() and self.is_stuck(position):
            return position.game.after(position.turn)
        return found

    def is_reached(
        self,
        task: GameTask,
        diagram: GamePosition,
        before: GamePosition,
        turn: GameTurn,
        after: GamePosition,
    ) -> bool:
        """Tell whether a turn, from one position to another, brings a task's goal about."""
        if task.goal == "win":
            return self.winner(after) == task.side
        if task.goal == "take":
            others = [player.id for player in diagram.game.players if player.id != task.side]
            return men_of(diagram, others) - men_of(after, others) >= task.number
        if task.goal == "block":
            theirs = after.turn != task.side
            return theirs and after.count(after.turn) > 0 and self.is_stuck(after)
        return self.own_goal(task, before, turn, after)


def men_of(position: GamePosition, players: Iterable[str]) -> int:
    """Return how many men some players have together."""
    return sum(map(position.count, players))


def _text(turn: tuple[str, GamePosition]) -> str:
    return turn[0]
