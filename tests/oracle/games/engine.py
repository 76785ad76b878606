# SPDX-License-Identifier: GPL-3.0-or-later
"""Play of all kinds by plain enumeration, for any family of games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.games.position import GamePosition, GameTurn, turn_between
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.book import Rules
from composer.solver.games.answer import GameDefence, GameKey
from composer.solver.options import Cancelled, Token
from oracle import PLAIN
from oracle.games.acedrex import PlainAcedrex
from oracle.games.arithmomachia import PlainArithmomachia
from oracle.games.draughts import PlainDraughts
from oracle.games.family import PlainFamily
from oracle.games.jumps import PlainJumps
from oracle.games.kaleido import PlainKaleido
from oracle.games.merels import PlainMerels
from oracle.games.seasons import PlainSeasons
from oracle.games.tafl import PlainTafl

FAMILIES: Final[dict[str, type[PlainFamily]]] = {
    "tafl": PlainTafl,
    "jumps": PlainJumps,
    "merels": PlainMerels,
    "draughts": PlainDraughts,
    "arithmomachia": PlainArithmomachia,
    "acedrex": PlainAcedrex,
    "seasons": PlainSeasons,
    "kaleido": PlainKaleido,
}
"""The families of games by name; a new one is a row here, and a file."""

_Step = tuple[GameTurn, GamePosition]


def family_of(rules: Rules) -> PlainFamily:
    """Return the rules of a game, ready to be played."""
    assert rules.book.game is not None
    return FAMILIES[rules.book.game.family](rules)


class PlainGame:
    """A game played plainly: an engine, as `composer.solver.games.answer` says."""

    def __init__(self, problem: GameProblem, token: Token) -> None:
        """Set up the position; the token stops a search."""
        self._family = family_of(problem.rules)
        self._diagram = problem.position
        self._task = problem.task
        self._token = token
        self._nodes = 0
        self._listed: dict[GamePosition, tuple[_Step, ...]] = {}
        self._known: dict[tuple[str, GamePosition, int], bool] = {}

    @property
    def name(self) -> str:
        """Which engine this is."""
        return PLAIN

    @property
    def nodes(self) -> int:
        """How many turns were looked at so far."""
        return self._nodes

    def turns(self) -> tuple[GameTurn, ...]:
        """Return the turns of the player to move, by text."""
        return tuple(turn for turn, _ in self._steps(self._diagram))

    def count(self, depth: int) -> int:
        """Return the number of sequences of so many turns."""
        return self._count(self._diagram, depth)

    def winner(self) -> str | None:
        """Return the id of the player who has won; None where nobody has."""
        return self._family.winner(self._diagram)

    def solves(self, first: int, turns: int) -> bool:
        """Tell whether a first turn solves within so many turns, or in just so many."""
        return self._good(self._diagram, self._steps(self._diagram)[first], turns)

    def prevents(self, first: int, turns: int) -> bool:
        """Tell whether after a first turn the goal is not reached and cannot be forced."""
        step = self._steps(self._diagram)[first]
        return not self._reached(self._diagram, step) and not self._forces(step[1], turns)

    def branch(self, first: int, turns: int) -> GameKey:
        """Return a first turn with all that can follow."""
        step = self._steps(self._diagram)[first]
        key, after = step
        if self._play is not GamePlay.SELF and self._reached(self._diagram, step):
            return GameKey(key, reached=True)
        return GameKey(key, False, tuple(self._defences(after, turns)))

    def lines(self, turns: int, most: int) -> tuple[tuple[GameTurn, ...], ...]:
        """Return lines of just so many turns."""
        found = []
        for line in self._lines(self._diagram, turns):
            found.append(line)
            if len(found) == most:
                break
        return tuple(found)

    @property
    def _play(self) -> GamePlay:
        return self._asked.play

    @property
    def _asked(self) -> GameTask:
        assert self._task is not None
        return self._task

    def _steps(self, position: GamePosition) -> tuple[_Step, ...]:
        if self._token.cancelled:
            raise Cancelled
        if position not in self._listed:
            self._listed[position] = tuple(
                (turn_between(text, position, after), after)
                for text, after in self._family.turns(position)
            )
        return self._listed[position]

    def _count(self, position: GamePosition, depth: int) -> int:
        steps = self._steps(position)
        if depth == 1:
            return len(steps)
        return sum(self._count(after, depth - 1) for _, after in steps)

    def _reached(self, before: GamePosition, step: _Step) -> bool:
        self._nodes += 1
        turn, after = step
        return self._family.is_reached(self._asked, self._diagram, before, turn, after)

    def _good(self, before: GamePosition, step: _Step, turns: int) -> bool:
        """Tell whether a turn is good for who makes it, with so many to go."""
        if self._play is GamePlay.SELF:
            return turns > 0 and self._compelled(step[1], turns - 1)
        if self._play is GamePlay.EXACT:
            return turns > 0 and self._good_exactly(before, step, turns)
        if turns < 1:
            return False
        return self._reached(before, step) or (turns > 1 and self._forces(step[1], turns - 1))

    def _is_out(self, position: GamePosition) -> bool:
        """Tell whether the side has left the board: it has no turns that could be counted."""
        return self._asked.side not in position.present()

    def _forces(self, position: GamePosition, turns: int) -> bool:
        """Tell whether the side reaches the goal within so many turns of its own."""
        if self._is_out(position):
            return False
        key = ("force", position, turns)
        if key not in self._known:
            steps = self._steps(position)
            if position.turn == self._asked.side:
                found = any(
                    self._reached(position, step)
                    or (turns > 1 and self._forces(step[1], turns - 1))
                    for step in steps
                )
            else:
                found = bool(steps) and all(
                    self._reached(position, step) or self._forces(step[1], turns) for step in steps
                )
            self._known[key] = found
        return self._known[key]

    def _good_exactly(self, before: GamePosition, step: _Step, turns: int) -> bool:
        if turns == 1:
            return self._reached(before, step)
        return not self._reached(before, step) and self._forces_exactly(step[1], turns - 1)

    def _forces_exactly(self, position: GamePosition, turns: int) -> bool:
        """Tell whether the side reaches the goal with just that turn of its own."""
        if self._is_out(position):
            return False
        key = ("exact", position, turns)
        if key not in self._known:
            steps = self._steps(position)
            if position.turn == self._asked.side:
                found = any(self._good_exactly(position, step, turns) for step in steps)
            else:
                found = bool(steps) and all(
                    not self._reached(position, step) and self._forces_exactly(step[1], turns)
                    for step in steps
                )
            self._known[key] = found
        return self._known[key]

    def _compels(self, position: GamePosition, turns: int) -> bool:
        """Tell whether who is to move forces the side to reach the goal."""
        key = ("self", position, turns)
        if key not in self._known:
            self._known[key] = turns > 0 and any(
                self._compelled(after, turns - 1) for _, after in self._steps(position)
            )
        return self._known[key]

    def _compelled(self, position: GamePosition, turns: int) -> bool:
        """Tell whether the side, to move, must reach the goal at last; the other has such turns."""
        steps = self._steps(position)
        return bool(steps) and all(
            self._reached(position, step) or self._compels(step[1], turns) for step in steps
        )

    def _defences(self, position: GamePosition, turns: int) -> Iterator[GameDefence]:
        for step in self._steps(position):
            turn, after = step
            if self._reached(position, step):
                yield GameDefence(turn, reached=True)
                continue
            replies = [
                reply[0] for reply in self._steps(after) if self._good(after, reply, turns - 1)
            ]
            yield GameDefence(turn, False, tuple(replies))

    def _lines(self, position: GamePosition, turns: int) -> Iterator[tuple[GameTurn, ...]]:
        for step in self._steps(position):
            reached = self._reached(position, step)
            turn, after = step
            if turns == 1:
                if reached:
                    yield (turn,)
            elif not reached:
                if self._play is GamePlay.SERIES:
                    after = after.with_turn(position.turn)
                yield from ((turn, *rest) for rest in self._lines(after, turns - 1))
