# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution of a problem of a game as rows, each with its turns and the way to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from composer.diagrams.games.solutiontext import roman
from composer.games.position import GameTurn
from composer.games.task import GamePlay, GameProblem
from composer.solver.games.answer import GameAnswer, GameKey


class ToldTurn(NamedTuple):
    """A turn in a row.

    Attributes:
        text: as it is written, with its number and sign where they stand: `1.c6-d6!`.
        way: all turns from the diagram up to this one.
        attacks: whether it is a turn of who solves, or in help play the first of a round.
    """

    text: str
    way: tuple[GameTurn, ...]
    attacks: bool = False


class SolutionRow(NamedTuple):
    """A row of a solution.

    Attributes:
        depth: how deep it stands: 0 a key or a line, 1 a defence, 2 a reply.
        lead: what stands before its turns.
        turns: its turns, in order.
    """

    depth: int
    lead: str
    turns: tuple[ToldTurn, ...]

    @property
    def text(self) -> str:
        """The whole row."""
        return self.lead + " ".join(turn.text for turn in self.turns)


def solution_rows(problem: GameProblem, answer: GameAnswer) -> Iterator[SolutionRow]:
    """Yield the keys with what follows them, then the lines."""
    task = problem.task
    play = None if task is None else task.play
    sign = "!" if len(answer.keys) == 1 and play is not GamePlay.PREVENT else ""
    for key in answer.keys:
        yield from _key(key, sign)
    each = 1 if play is GamePlay.SERIES else len(problem.position.game.players)
    for place, line in enumerate(answer.lines, 1):
        lead = f"{roman(place)}. " if len(answer.lines) > 1 else ""
        yield SolutionRow(0, lead, tuple(_line(line, each)))


def _key(key: GameKey, sign: str) -> Iterator[SolutionRow]:
    way = (key.turn,)
    yield SolutionRow(0, "", (ToldTurn(f"1.{key.turn.text}{sign}", way, True),))
    for defence in key.defences:
        here = (*way, defence.turn)
        yield SolutionRow(1, "", (ToldTurn(f"1...{defence.turn.text}", here),))
        for reply in defence.replies:
            yield SolutionRow(2, "", (ToldTurn(f"2.{reply.text}", (*here, reply), True),))


def _line(line: tuple[GameTurn, ...], each: int) -> Iterator[ToldTurn]:
    """Yield the turns of a line; so many of them have one number."""
    for place, turn in enumerate(line):
        first = place % each == 0
        number = f"{place // each + 1}." if first else ""
        yield ToldTurn(number + turn.text, line[: place + 1], first)
