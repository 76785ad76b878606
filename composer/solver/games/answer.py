# SPDX-License-Identifier: GPL-3.0-or-later
"""What was found of a problem of a game, and what an engine must do to find it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from composer.games.position import GameError, GamePosition, GameTurn
from composer.games.task import GamePlay, GameTask
from composer.said.sentence import Sentence, said
from composer.solver.solution import Verdict


class GameVerdict(Enum):
    """What a problem is worth; the value is the name in files."""

    SOUND = "sound"
    """One key or line, and nothing shorter."""
    COOKED = "cooked"
    """Several."""
    SHORT = "short"
    """The goal can be had in fewer turns."""
    NO_SOLUTION = "no solution"
    UNDECIDED = "undecided"
    """The search was stopped before it knew."""
    LISTED = "listed"
    """Nobody was to play: what stands on the board was found."""

    @property
    def judged(self) -> Verdict:
        """The same as it is said of any problem; what is only listed is not judged."""
        if self is GameVerdict.LISTED:
            return Verdict.UNDECIDED
        return Verdict[self.name]


@dataclass(frozen=True, slots=True)
class GameDefence:
    """What can follow a key.

    Attributes:
        turn: the defence.
        reached: whether it brings the goal about itself; then there are no replies.
        replies: every good reply, by text: it reaches the goal, or forces it in the turns left.
    """

    turn: GameTurn
    reached: bool = False
    replies: tuple[GameTurn, ...] = ()


@dataclass(frozen=True, slots=True)
class GameKey:
    """A turn that solves.

    Attributes:
        turn: the key.
        reached: whether it reaches the goal at once; then there are no defences.
        defences: every turn that can follow, by text; none where only keys were asked for.
    """

    turn: GameTurn
    reached: bool = False
    defences: tuple[GameDefence, ...] = ()


@dataclass(frozen=True, slots=True)
class GameFinding:
    """Something that stands on the board: a capture, a triumph.

    Attributes:
        kind: `capture`, `triumph` (which a key completes) or `triumph by capture`.
        turn: the text of the turn after which it stands; empty in the diagram.
        text: how it is made, as files write it: `assault b2(4) x e6`.
        cells: the labels of the cells of all men who take part, a man taken at last.
        told: what it is and why, in words that can be said in any language.
        parts: what answers in files say of it, by name.
    """

    kind: str
    turn: str
    text: str
    cells: tuple[str, ...]
    told: Sentence
    parts: Mapping[str, object] = field(compare=False, default_factory=dict)


@dataclass(frozen=True, slots=True)
class GameAnswer:
    """What was found.

    Attributes:
        verdict: what the problem is worth.
        shorter: in how few turns the goal can be had, where they are fewer than asked for.
        keys: the first turns that solve, by text.
        lines: in help play and series, every line, by text.
        complete: False while the search goes on, and where lines were cut.
        first_turns: how many first turns there are.
        done: how many of them were looked at.
        nodes: how many turns were made in the search.
        solver: which engine answered.
        findings: what stands on the board, where that was asked for or makes out the goal.
        has_tree: whether keys come with what can follow them.
    """

    verdict: GameVerdict
    shorter: int | None = None
    keys: tuple[GameKey, ...] = ()
    lines: tuple[tuple[GameTurn, ...], ...] = ()
    complete: bool = True
    first_turns: int = 0
    done: int = 0
    nodes: int = 0
    solver: str = ""
    findings: tuple[GameFinding, ...] = ()
    has_tree: bool = True


class GameEngine(Protocol):
    """One position under some rules, and one task in it; for one thread at a time.

    A search ends with `Cancelled` when its token is cancelled.
    """

    @property
    def name(self) -> str:
        """Which engine this is."""
        ...

    @property
    def nodes(self) -> int:
        """How many turns were made so far."""
        ...

    def turns(self) -> Sequence[GameTurn]:
        """Return the turns of the player to move, by text; none after the end of the game."""
        ...

    def count(self, depth: int) -> int:
        """Return the number of sequences of so many turns, at least one."""
        ...

    def winner(self) -> str | None:
        """Return the id of the player who has won; None where nobody has."""
        ...

    def solves(self, first: int, turns: int) -> bool:
        """Tell whether a turn, by its place in `turns()`, solves direct, exact or self play.

        So many turns are to go, this one included, as the task's play counts them.
        """
        ...

    def prevents(self, first: int, turns: int) -> bool:
        """Tell whether after a turn, which does not reach the goal, the side cannot force it."""
        ...

    def branch(self, first: int, turns: int) -> GameKey:
        """Return a turn that solves with all that can follow."""
        ...

    def lines(self, turns: int, most: int) -> tuple[tuple[GameTurn, ...], ...]:
        """Return lines of just so many single turns, by text; no more than `most`, in any order.

        In a series the player to move makes them all.
        """
        ...


def line_length(task: GameTask, players: Sequence[str], begins: str, turns: int) -> int:
    """Return how many single turns a line has in which the side makes so many, the last one too.

    Args:
        task: help play or series.
        players: the ids of the players who take part, in order.
        begins: who is to move.
        turns: how many turns, as the task counts them.

    Raises:
        GameError: the side does not take part.
    """
    if task.play.value == "series":
        return turns
    if task.side not in players:
        raise GameError(said("whose goal it is has no men: {player}", player=task.side))
    player, made, count = list(players).index(begins), 0, 0
    while made < turns:
        count += 1
        made += players[player] == task.side
        player = (player + 1) % len(players)
    return count


def has_tree(position: GamePosition, task: GameTask) -> bool:
    """Tell whether answers to a task have what can follow a key: where two play against each other.

    Against several, or against one of several who is named, keys are all that is told.
    """
    against_one = len(position.present()) == 2 and task.detail("of") is None
    return against_one and task.play is not GamePlay.PREVENT
