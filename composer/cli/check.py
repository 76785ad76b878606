# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer check`: every problem of a collection, one line for each."""

from __future__ import annotations

import argparse
import os
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Future
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path

from composer.analysis.partsfinding import parts_finding
from composer.analysis.twins import solve_parts
from composer.cli.faults import BadInput, Exit
from composer.cli.games.commands import checked_game
from composer.cli.given import Asked, beginning, pool_of, with_given
from composer.cli.output import flush, show_progress, tell
from composer.cli.summary import (
    diagram_words,
    failed_object,
    game_object,
    record_object,
    short_name,
    unread_object,
)
from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.sniff import scan_problems
from composer.notation.letters import ENGLISH
from composer.pools.pool import Pool, PoolError
from composer.problem.task import task_text
from composer.solver.deadline import Alarms, Deadline, SetAlarm
from composer.solver.jsonform import Json
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session, kept_endings

_FEW = 4  # problems for which starting other processes takes longer than solving
_AHEAD = 8  # problems waiting for each process, so that large files are not held in memory
_WAKE = 0.2  # seconds


Line = str | Json
"""What is said of a record: as text, or as JSON."""


@dataclass(frozen=True, slots=True)
class Task:
    """One record to be checked.

    Attributes:
        place: file and line, for people.
        record: the problem, or what is wrong with the record.
        options: what to look for.
        as_json: whether the line is JSON.
        seconds: how long it may take with all its twins; 0 for no limit.
    """

    place: str
    record: Entry | Fault
    options: SolveOptions
    as_json: bool
    seconds: float = 0.0


def run_check(arguments: argparse.Namespace) -> Exit:
    """Check all files and print a line for each record, in their order.

    Raises:
        BadInput: a file cannot be read as one of problems, or the cluster cannot be used.
    """
    options = SolveOptions(refutations=arguments.refutations, tries=arguments.tries)
    files = [Path(name) for name in arguments.files]
    try:
        tasks = _tasks(files, arguments.stipulation, options, arguments.json, arguments.seconds)
        with closing(_lines(tasks, arguments)) as lines:
            for count, line in enumerate(lines, start=1):
                show_progress("")
                tell(line)
                flush()
                show_progress(f"{count} checked")
    except (FormatError, PoolError) as error:
        raise BadInput(str(error)) from error
    finally:
        show_progress("")
    return Exit.DONE


def line_of(task: Task, set_alarm: SetAlarm | None = None) -> Line:
    """Solve one problem and return its line; whatever is wrong with it is reported in the line.

    Args:
        task: the problem.
        set_alarm: what tells when its time is up, as in `Deadline`.
    """
    if isinstance(task.record, Fault):
        message = f"{task.place}: {task.record.told}"
        return unread_object(message) if task.as_json else message
    entry = task.record
    try:
        if entry.problem.game is not None:
            solved = checked_game(entry.problem, task.seconds)
            if task.as_json:
                return game_object(entry, {**solved.found, "message": solved.words})
            return f"{_label(task, entry)}: {solved.words}"
        # One thread: the other processors have problems of their own.
        token, session = Token(), Session(threads=1, endings=kept_endings)
        with Deadline(token, task.seconds, set_alarm):
            parts = tuple(solve_parts(entry.problem, task.options, token, session))
    except Exception as error:  # noqa: BLE001 - the other problems must still be checked
        return _failed(task, f"{type(error).__name__}: {error}")
    if task.as_json:
        return record_object(entry, parts)
    return f"{_label(task, entry)}: {parts_finding(parts, ENGLISH)}"


def _failed(task: Task, why: str) -> Line:
    message = f"failure of the solver: {why}"
    if isinstance(task.record, Fault):
        return (
            unread_object(f"{task.place}: {message}")
            if task.as_json
            else f"{task.place}: {message}"
        )
    if task.as_json:
        return failed_object(task.record, message)
    return f"{_label(task, task.record)}: {message}"


def _label(task: Task, entry: Entry) -> str:
    named = " ".join(part for part in (entry.id, short_name(entry.problem)) if part)
    asked = " ".join(reversed(diagram_words(entry.problem))).strip()
    if entry.problem.game is None:
        asked = task_text(entry.problem)
    if unusual := beginning(entry.problem):
        asked = f"{asked} ({unusual})".lstrip()
    return ": ".join(part for part in (task.place, f"{named} {asked}".strip()) if part)


def _tasks(
    files: list[Path],
    asked: Asked | None,
    options: SolveOptions,
    as_json: bool,
    seconds: float,
) -> Iterator[Task]:
    """Return the tasks of all files; each file is looked at before the first is solved."""
    scans = [(path, scan_problems(path)) for path in files]
    return (
        Task(
            f"{path}, line {found.line}",
            found if isinstance(found, Fault) else with_given(found, asked),
            options,
            as_json,
            seconds,
        )
        for path, scan in scans
        for found in scan
    )


def _lines(tasks: Iterator[Task], arguments: argparse.Namespace) -> Generator[Line, None, None]:
    first = list(islice(tasks, _FEW))
    jobs = arguments.jobs or os.cpu_count() or 1
    if not arguments.cluster and (jobs == 1 or len(first) < _FEW):
        with Alarms() as alarms:
            for task in chain(first, tasks):
                yield line_of(task, alarms.set)
        return
    with closing(pool_of(arguments, low=False)) as pool:  # also at Ctrl-C
        yield from _in_order(pool, chain(first, tasks))


@dataclass(slots=True)
class _Begun:
    """A task that was handed out.

    Attributes:
        task: the task.
        future: its line to come; None where it could not be handed out, or was lost.
        line: its line, where it was solved after all others were lost with it.
    """

    task: Task
    future: Future[Line] | None
    line: Line = ""

    @property
    def is_lost(self) -> bool:
        """Whether the process that was to solve it has ended without an answer."""
        if self.future is None:
            return not self.line
        if not self.future.done():
            return False
        return self.future.cancelled() or isinstance(self.future.exception(), BrokenExecutor)


def _in_order(pool: Pool, tasks: Iterable[Task]) -> Iterator[Line]:
    """Yield the lines in the order of the tasks, some of which are under way at once."""
    ahead = pool.workers * _AHEAD
    waiting: deque[_Begun] = deque()
    for task in tasks:
        waiting.append(_Begun(task, _submitted(pool, task)))
        if len(waiting) >= ahead:
            yield _next_line(pool, waiting)
    while waiting:
        yield _next_line(pool, waiting)


def _submitted(pool: Pool, task: Task) -> Future[Line] | None:
    try:
        return pool.submit(line_of, task)
    except BrokenExecutor:
        return None


def _next_line(pool: Pool, waiting: deque[_Begun]) -> Line:
    """Wait for the line of the first task; where a process was lost, go on with another."""
    first = waiting[0]
    line = first.line
    if first.future is not None:
        with suppress(BrokenExecutor, CancelledError):
            line = _result(first.future)
    if not line:
        pool.renew()
        for begun in waiting:
            if begun.is_lost:
                begun.future, begun.line = None, _line_alone(pool, begun.task)
        line = first.line
    waiting.popleft()
    return line


def _line_alone(pool: Pool, task: Task) -> Line:
    """Solve a task while no other is begun: the process ended at it, or at one beside it."""
    try:
        return _result(pool.submit(line_of, task))
    except (BrokenExecutor, CancelledError):
        pool.renew()
    return _failed(task, "its process ended without an answer")


def _result(future: Future[Line]) -> Line:
    """Wait for a result; now and then wake, for on Windows Ctrl-C is heard only then."""
    while True:
        try:
            return future.result(timeout=_WAKE)
        except TimeoutError:
            continue
