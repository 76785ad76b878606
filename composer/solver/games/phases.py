# SPDX-License-Identifier: GPL-3.0-or-later
"""What composers look at beside the keys of direct play: set play, and tries.

Neither belongs to the verdict. Both take no more than a limit of turns made in the search, for
they may take far longer than to find the keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.games.position import GamePosition
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.rules.historic.shared import TAKE
from composer.solver.games.answer import GameAnswer, GameDefence, GameKey
from composer.solver.games.solve import engine_of
from composer.solver.options import Cancelled, Token

MOST_NODES: Final = 4_000_000
"""How many turns are made for all tries together."""

_MOST_KEYS: Final = 3  # whose replies are followed further
_MOST_REPLIES: Final = 3
_SINCE_DIAGRAM: Final = frozenset({"king"})  # goals that compare with the men of the diagram


@dataclass(frozen=True, slots=True)
class GameTry:
    """A first turn that nearly solves.

    Attributes:
        key: the turn with everything that can follow; the defences without replies refute it.
        refutations: those defences.
    """

    key: GameKey
    refutations: tuple[GameDefence, ...]


@dataclass(frozen=True, slots=True)
class GamePhases:
    """What was found beside the keys.

    Attributes:
        set_play: what the other side could play if it began, with the replies that reach the
            goal in time; only turns that have replies.
        set_turns: how many turns the other side would have.
        tries: first turns with one refutation, or as many as were asked for.
        deeper: for the turns of a play up to a reply, by their texts, the reply with what can
            follow it.
        done: how many first turns were looked at.
        complete: whether all of them were.
    """

    set_play: tuple[GameDefence, ...] = ()
    set_turns: int = 0
    tries: tuple[GameTry, ...] = ()
    deeper: tuple[tuple[tuple[str, ...], GameKey], ...] = ()
    done: int = 0
    complete: bool = False


NO_PHASES: Final = GamePhases()
"""Nothing found as yet."""


def has_phases(problem: GameProblem) -> bool:
    """Tell whether set play and tries mean something: direct play of two, in two turns or more."""
    task = problem.task
    return (
        task is not None
        and task.play is GamePlay.DIRECT
        and task.turns > 1
        and len(problem.position.game.players) == 2
    )


def find_phases(
    problem: GameProblem,
    answer: GameAnswer,
    token: Token | None = None,
    report: Callable[[GamePhases], None] | None = None,
    refutations: int = 1,
) -> GamePhases:
    """Look for set play and tries of a problem that was solved.

    Args:
        problem: with a task; of one that has no such phases nothing is found.
        answer: what was found of it.
        token: cancel it to stop; what was found until then is returned, not complete.
        report: is called with what was found so far.
        refutations: how many a try may have.
    """
    found = GamePhases()
    token = token or Token()
    if not has_phases(problem) or answer.shorter is not None:
        return found
    keys = {key.turn.text for key in answer.keys}
    try:
        found = replace(_set_play(problem, token), deeper=tuple(_deeper(problem, answer, token)))
        if report is not None:
            report(found)
        assert problem.task is not None
        engine, turns = engine_of(problem, token), problem.task.turns
        for place, turn in enumerate(engine.turns()):
            if turn.text not in keys:
                key = engine.branch(place, turns)
                refuting = tuple(defence for defence in key.defences if _refutes(defence))
                if key.defences and 0 < len(refuting) <= refutations < len(key.defences):
                    found = replace(found, tries=(*found.tries, GameTry(key, refuting)))
            found = replace(found, done=place + 1)
            if engine.nodes > MOST_NODES:
                return found
            if report is not None:
                report(found)
    except Cancelled:
        return found
    return replace(found, complete=True)


def _refutes(defence: GameDefence) -> bool:
    return not defence.reached and not defence.replies


def _set_play(problem: GameProblem, token: Token) -> GamePhases:
    """Return what the other side could play if it began, with what answers it."""
    task, position = problem.task, problem.position
    assert task is not None
    other = replace(position, turn=position.game.after(position.turn))
    turns = engine_of(GameProblem(other, problem.rules), token).turns()
    found = []
    for turn in turns:
        after = other.after(turn)
        shorter = _shortened(problem, task, after, task.turns - 1)
        if after.turn != task.side or shorter is None:
            continue
        engine = engine_of(shorter, token)
        replies = tuple(
            reply
            for place, reply in enumerate(engine.turns())
            if engine.solves(place, task.turns - 1)
        )
        if replies:
            found.append(GameDefence(turn, replies=replies))
    return GamePhases(tuple(found), len(turns))


def _deeper(
    problem: GameProblem, answer: GameAnswer, token: Token
) -> Iterator[tuple[tuple[str, ...], GameKey]]:
    """Yield what can follow the replies to the defences of few keys, turn after turn."""
    task = problem.task
    if task is None or len(answer.keys) > _MOST_KEYS:
        return
    waiting: list[tuple[GameProblem, tuple[str, ...], GameKey, int]] = [
        (problem, (), key, task.turns) for key in answer.keys
    ]
    nodes = 0
    while waiting and nodes < MOST_NODES:
        before, path, key, turns = waiting.pop()
        if turns < 3:
            continue
        middle = before.position.after(key.turn)
        for defence in key.defences:
            after = middle.after(defence.turn)
            shorter = _shortened(problem, task, after, turns - 1)
            if shorter is None or not defence.replies:
                continue
            engine = engine_of(shorter, token)
            places = {turn.text: place for place, turn in enumerate(engine.turns())}
            for reply in defence.replies[:_MOST_REPLIES]:
                whole = (*path, key.turn.text, defence.turn.text, reply.text)
                found = engine.branch(places[reply.text], turns - 1)
                yield whole, found
                waiting.append((shorter, whole[:-1], found, turns - 1))
            nodes += engine.nodes


def _shortened(
    problem: GameProblem, task: GameTask, after: GamePosition, turns: int
) -> GameProblem | None:
    """Return what is left of a problem after some turns; None where that cannot be asked.

    A goal that counts from the diagram, such as men taken, counts what was taken until then.
    """
    if task.goal == TAKE.id:
        others = [player.id for player in after.game.players if player.id != task.side]
        taken = sum(problem.position.count(other) - after.count(other) for other in others)
        details = tuple(
            (name, task.number - taken if name == "k" else value) for name, value in task.details
        )
        if task.number <= taken:
            return None
        task = replace(task, details=details)
    elif task.goal in _SINCE_DIAGRAM and not _same_men(problem.position, after):
        return None
    return GameProblem(after, problem.rules, replace(task, turns=turns))


def _same_men(one: GamePosition, other: GamePosition) -> bool:
    return sorted(one.men) == sorted(other.men)
