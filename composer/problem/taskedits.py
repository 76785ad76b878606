# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits of what is asked besides the stipulation: intended solutions and options.

They stand in the problem's extras, as `composer.problem.task` says.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from composer.problem.conventions import Convention
from composer.problem.edits import set_turn
from composer.problem.intended import intended_of
from composer.problem.problem import Problem
from composer.problem.questionturn import asked_position
from composer.problem.stipulation import (
    Stipulation,
    StipulationError,
    parse_task,
    require_use,
    stipulation_in_words,
)
from composer.problem.stipulations.proofgametext import written_proof_game
from composer.problem.task import (
    INTENDED,
    OPTIONS,
    SET_PLAY,
    Duplex,
    WrittenTask,
    duplex_of,
    names_duplex,
    task_of,
    written_task,
)
from composer.problem.twins import first_side
from composer.rules.book import ORTHODOX, Rules
from composer.said.sentence import said

_SHAPED: Final = re.compile(r"(?P<sign>\S+?)\*?\s+(?P<shape>[0-9]{1,2}(?:\.[0-9]{1,2})+)\*?")


def shape_length(stipulation: Stipulation) -> int | None:
    """Return how many numbers a shape such as `2.1.1.1` must have; None where any will do."""
    return None if stipulation.series else stipulation.halfmoves


def fits_intended(text: str, length: int | None) -> bool:
    """Return whether a text says how many solutions are intended.

    Args:
        text: `4`, `2.1.1.1` or `2.1...`.
        length: how many numbers a closed shape must have; None for any.
    """
    try:
        found = intended_of(text)
    except ValueError:
        return False
    is_open = text.endswith("..")
    return not found.shape or is_open or length is None or len(found.shape) == length


def stated_intended(problem: Problem) -> str:
    """Return what a problem states of its solutions, as it stands; empty for nothing."""
    return problem.extra(INTENDED).strip()


def with_intended(problem: Problem, text: str) -> Problem:
    """Return a problem that states so many solutions; an empty text states nothing."""
    return with_extra(problem, INTENDED, text.strip())


def has_option(problem: Problem, name: str) -> bool:
    """Return whether an option without squares is set, such as `SetPlay`."""
    return any(_same(line, name) for line in problem.extra(OPTIONS).splitlines())


def with_option(problem: Problem, name: str, on: bool) -> Problem:
    """Return a problem with an option set, or not; the others stay."""
    kept = [line for line in problem.extra(OPTIONS).splitlines() if not _same(line, name)]
    return with_extra(problem, OPTIONS, "\n".join([*kept, name] if on else kept))


def typed_task(text: str, rules: Rules = ORTHODOX) -> tuple[Stipulation, WrittenTask]:
    """Read a whole task as it is typed: `h#2* 2.1.1.1 duplex`, `#2 Circe`, `PG 7.5 2 solutions`.

    An asterisk behind other than help play is forgiven: there set play is told anyhow.

    Args:
        text: what was typed.
        rules: those by which it is asked where it names none.

    Raises:
        StipulationError: it is none of a known kind, or its rules are unknown or at odds.
    """
    task = written_task(text)
    sign = task.sign.strip()
    if sign.endswith("*"):
        bare = parse_task(sign.removesuffix("*"))
        if not bare.has_lines:
            return _by_rules(bare, rules), replace(task, sign=sign.removesuffix("*"))
    game = written_proof_game(sign)
    if game is not None and names_duplex(game.rest):
        raise StipulationError(said("a proof game has no duplex"))
    _require_fitting(sign)
    return _by_rules(parse_task(sign), rules), task


def _by_rules(asked: Stipulation, rules: Rules) -> Stipulation:
    """Return a task by the rules that hold, unless it names its own; refuse what does not fit."""
    if not asked.is_fairy:
        asked = replace(asked, rules=rules)
    require_use(asked)
    return asked


def _require_fitting(sign: str) -> None:
    """Raise where a shape of solutions stands behind a sign that it does not fit."""
    written = _SHAPED.fullmatch(sign)
    if written is None:
        return
    try:
        asked = parse_task(written["sign"])
    except StipulationError:
        return
    if asked.question is not None:  # `SPG` alone asks for the shortest game
        return
    shape, short = written["shape"], asked.short_sign
    if not asked.has_lines:
        raise StipulationError(
            said("{shape} is for help play, not for {sign}", shape=shape, sign=short)
        )
    raise StipulationError(
        said(
            "{shape} must have a number for each half-move: {sign} has {halfmoves}",
            shape=shape,
            sign=short,
            halfmoves=asked.halfmoves,
        )
    )


def beside_sign(problem: Problem) -> WrittenTask:
    """Return what is asked besides the sign, as far as the stipulation takes it."""
    task = task_of(problem)
    stated = task.intended or (str(task.count) if task.count else "")
    return WrittenTask(task.sign, task.set_play, stated, task.duplex)


def with_asked(
    problem: Problem, stipulation: Stipulation, task: WrittenTask | None = None
) -> Problem:
    """Return a problem of which this is asked, and nothing that was asked before.

    What does not fit the stipulation goes: a shape of another length, set play and intended
    solutions of direct play, duplex of a proof game, a convention where nothing is proved. Where
    another side begins by convention now, that side begins: a position of a helpmate that came
    under `#2` has Black to move, and keeps it under `h#2`. A question of history turns the side
    to move only where it leaves no other. A stated half duplex stays one.

    Args:
        problem: the problem, with whatever is asked of it.
        stipulation: the new one, with its rules.
        task: what is asked besides; None for what was asked before, as far as it fits.
    """
    is_half = duplex_of(problem) is Duplex.HALF
    problem = half_turned(problem)
    wanted = beside_sign(problem) if task is None else task
    stipulation = fitting(stipulation)
    turn, was = problem.position.turn, problem.stipulation
    before = first_side(was) if was.told and was.question is None else turn
    if stipulation.question is not None:
        turn = asked_position(problem.position, stipulation).turn
    elif stipulation.told and before is not first_side(stipulation):
        turn = turn.other if is_half else first_side(stipulation)
    bare = replace(
        without_task(problem), stipulation=stipulation, position=set_turn(problem.position, turn)
    )
    if task is None and problem.twins:  # what does not fit the diagram may fit a twin
        return replace(bare, extras=problem.extras)
    if stipulation.is_proof_game:
        wanted = replace(wanted, duplex=Duplex.NONE)
    fits = beside_sign(with_task(bare, wanted))
    return with_task(bare, replace(wanted, set_play=fits.set_play, intended=fits.intended))


def half_turned(problem: Problem) -> Problem:
    """Return a problem whose half duplex, if it is an option, is said by the side to move."""
    if duplex_of(problem) is not Duplex.HALF:
        return problem
    position = set_turn(problem.position, problem.position.turn.other)
    return with_option(replace(problem, position=position), Duplex.HALF.value, False)


def fitting(stipulation: Stipulation) -> Stipulation:
    """Return a stipulation without a convention where nothing is proved of the diagram."""
    if stipulation.is_fairy or stipulation.is_proof_game:
        return replace(stipulation, convention=Convention.CODEX)
    return stipulation


def without_task(problem: Problem) -> Problem:
    """Return a problem without what is asked besides its stipulation; other options stay."""
    asked = (SET_PLAY, Duplex.BOTH.value, Duplex.HALF.value, *task_of(problem).conditions)
    for name in asked:
        problem = with_option(problem, name, False)
    return with_intended(problem, "")


@dataclass(frozen=True, slots=True)
class Gone:
    """What is not asked any more after a change of the task.

    Attributes:
        set_play: whether set play is not.
        others: the rest as it is written: `2.1.1.1`, `Duplex`, `RS`.
    """

    set_play: bool = False
    others: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.set_play or bool(self.others)


def what_goes(before: Problem, after: Problem, typed: WrittenTask | None = None) -> Gone:
    """Return which parts of a task a change has taken away, or what was typed and did not fit.

    Args:
        before: the problem as it was.
        after: the problem with another task.
        typed: what was typed for it, if so.
    """
    was, now = beside_sign(before), beside_sign(after)
    typed = typed or WrittenTask("")
    others = []
    if not stated_intended(after) and (typed.intended or stated_intended(before)):
        others.append(typed.intended or stated_intended(before))
    if now.duplex is Duplex.NONE and Duplex.BOTH in (typed.duplex, was.duplex):
        others.append(Duplex.BOTH.value)
    if after.stipulation.convention is Convention.CODEX:
        named = before.stipulation.convention.value
        others += [named] if named else []
    return Gone(not now.set_play and (typed.set_play or was.set_play), tuple(others))


def with_task(problem: Problem, task: WrittenTask) -> Problem:
    """Return a problem with what a written task has besides its sign; what it has stays.

    To be used where a file is read, of a problem of which nothing else is asked yet.
    """
    if task.set_play:
        problem = with_option(problem, SET_PLAY, True)
    if task.intended:
        problem = with_intended(problem, task.intended)
    if task.duplex is Duplex.BOTH:
        problem = with_option(problem, Duplex.BOTH.value, True)
    if task.duplex is Duplex.HALF:
        second = first_side(problem.stipulation).other
        problem = replace(problem, position=set_turn(problem.position, second))
    return problem


def with_words_read(problem: Problem) -> Problem:
    """Return a problem whose stipulation is in words, as far as these can be read.

    `h#2* 2.1.1.1` is `h#2` with set play and that many solutions, `h#2 (Duplex)` is `h#2` in
    duplex; conditions stay in words. Anything else comes back as it is.
    """
    words = problem.stipulation.words
    if not words:
        return problem
    task = written_task(words)
    if task.sign == words:
        return problem
    return with_task(replace(problem, stipulation=stipulation_in_words(task.sign)), task)


def with_extra(problem: Problem, name: str, text: str) -> Problem:
    """Return a problem with a text as one of its extras; an empty text takes it away."""
    known = [other for other, _ in problem.extras]
    if text and name not in known:
        return replace(problem, extras=(*problem.extras, (name, text)))
    extras = tuple(
        (each, text if each == name else kept)
        for each, kept in problem.extras
        if each != name or text
    )
    return replace(problem, extras=extras)


def _same(line: str, name: str) -> bool:
    return " ".join(line.split()).lower() == name.lower()
