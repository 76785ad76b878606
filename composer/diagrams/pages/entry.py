# SPDX-License-Identifier: GPL-3.0-or-later
"""What a sheet is made of: problems, each with what is added and the lines of its solution."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Event, Thread
from typing import Final

from composer.diagrams.pages.solved import solved_problem
from composer.diagrams.style.annotations import PLAIN, Annotations
from composer.notation.printed import PrintOptions, Solved, printed_solution
from composer.notation.spans import Line
from composer.problem.problem import Problem
from composer.solver.options import Cancelled, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict

MOST_SECONDS: Final = 20.0
"""How long one problem of a sheet is solved, unless something else is requested."""

_LOOKS: Final = 0.02  # seconds between two looks whether a solve shall end
Progress = Callable[[int, int], None]
"""Told how many of how many steps are done."""


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """A problem of a sheet.

    Attributes:
        problem: the problem.
        notes: marks, arrows and the label, such as its number.
        lines: its solution, if it is to be printed.
        tested: whether the solver found it sound, with all its twins.
        room: how many lines to write on stand below, where solutions do.
        refer: where its solution stands, in words.
    """

    problem: Problem
    notes: Annotations = PLAIN
    lines: tuple[Line, ...] = ()
    tested: bool = False
    room: int = 0
    refer: str = ""


def solved_entries(
    problems: Iterable[Problem],
    options: PrintOptions,
    *,
    seconds: float = MOST_SECONDS,
    token: Token | None = None,
    progress: Progress | None = None,
) -> tuple[SheetEntry, ...]:
    """Solve problems for a sheet that prints their solutions.

    Args:
        problems: the problems.
        options: how solutions are printed.
        seconds: the longest that one problem is solved; what is not finished then says so.
        token: a way to stop.
        progress: told how many problems are solved.

    Raises:
        Cancelled: the token was cancelled.
    """
    asked = tuple(problems)
    session = Session()
    found: list[SheetEntry] = []
    try:
        for problem in asked:
            with limited(token, seconds) as limit:
                solved = solved_problem(problem, limit, session)
            stop_if_cancelled(token)
            found.append(entry_of(problem, solved, options))
            if progress is not None:
                progress(len(found), len(asked))
    finally:
        session.close()
    return tuple(found)


def entry_of(problem: Problem, solved: Sequence[Solved], options: PrintOptions) -> SheetEntry:
    """Return a problem that is solved already, with its solution as it is printed.

    Args:
        problem: the problem.
        solved: what is known of the diagram and of its twins, in order.
        options: how the solution is printed.
    """
    lines = printed_solution(problem, solved, options)
    return SheetEntry(problem, lines=lines, tested=_is_sound(solved))


@contextmanager
def limited(token: Token | None, seconds: float) -> Iterator[Token]:
    """Give a token that is cancelled with another one, or after a time."""
    limit, done = Token(), Event()
    end = time.monotonic() + seconds

    def watch() -> None:
        while not done.wait(_LOOKS):
            if time.monotonic() > end or (token is not None and token.cancelled):
                limit.cancel()

    watcher = Thread(target=watch, name="limit of a solve", daemon=True)
    watcher.start()
    try:
        yield limit
    finally:
        done.set()
        watcher.join()


def _is_sound(solved: Iterable[Solved]) -> bool:
    solutions = [part.solution for part in solved]
    return bool(solutions) and all(
        solution is not None and solution.complete and solution.verdict is Verdict.SOUND
        for solution in solutions
    )


def stop_if_cancelled(token: Token | None) -> None:
    """End the work if it is no longer wanted.

    Raises:
        Cancelled: the token was cancelled.
    """
    if token is not None and token.cancelled:
        raise Cancelled
