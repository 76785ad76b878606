# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer check`: every problem of a collection, one line for each."""

from __future__ import annotations

import argparse
import os
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Future
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path

from composer.analysis.partsfinding import parts_finding
from composer.analysis.twins import solve_parts
from composer.cli.checkjournal import Checked, Journal, search_of
from composer.cli.faults import BadInput, Exit
from composer.cli.games.commands import checked_game
from composer.cli.given import beginning, pool_of, with_given
from composer.cli.journals import begun, restored
from composer.cli.output import flush, show_progress, tell
from composer.cli.studies.auditing import NO_MEANS, Means, audited
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
from composer.notation.studies.printedline import printed_line
from composer.pools.handout import Done
from composer.pools.journal import JournalError
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
        means: by what the moves of a study are known.
    """

    place: str
    record: Entry | Fault
    options: SolveOptions
    as_json: bool
    seconds: float = 0.0
    means: Means = NO_MEANS


def run_check(arguments: argparse.Namespace) -> Exit:
    """Check all files and print a line for each record, in their order.

    Raises:
        BadInput: a file cannot be read as one of problems, or the cluster or journal not be used.
    """
    try:
        with ExitStack() as opened:
            tasks = _tasks(arguments)
            lines = opened.enter_context(closing(_journalled(tasks, arguments, opened)))
            for count, line in enumerate(lines, start=1):
                show_progress("")
                tell(line)
                flush()
                show_progress(f"{count} checked")
    except (FormatError, PoolError, JournalError) as error:
        raise BadInput(str(error)) from error
    finally:
        show_progress("")
    return Exit.DONE


def _journalled(
    tasks: Iterator[Task], arguments: argparse.Namespace, opened: ExitStack
) -> Generator[Line, None, None]:
    """Yield the lines of a journal, then those that are still to be found, which it keeps."""
    if arguments.output is None:
        if arguments.resume:
            raise BadInput("--resume goes on with the journal of -o")
        yield from _lines(tasks, arguments)
        return
    journal, _, has_begun = begun(Journal, arguments.output, search_of(arguments), arguments.resume)
    opened.enter_context(journal)
    count = 0
    for done in restored(journal) if has_begun else ():
        if done.number != count:  # a line before it was damaged
            break
        yield from done.finds
        count += 1
    rest = islice(tasks, count, None)
    with closing(_lines(rest, arguments)) as lines:
        for number, line in enumerate(lines, start=count):
            journal.keep(Done(number, Checked(1), (line,)))
            yield line


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
        tree = printed_line(entry.problem)
        found = None
        with Deadline(token, task.seconds, set_alarm):
            parts = tuple(solve_parts(entry.problem, task.options, token, session))
            if tree is not None:
                found = audited(entry.problem, tree, task.means, session.endings, token)
    except Exception as error:  # noqa: BLE001 - the other problems must still be checked
        return _failed(task, f"{type(error).__name__}: {error}")
    if found is None:
        if task.as_json:
            return record_object(entry, parts)
        return f"{_label(task, entry)}: {parts_finding(parts, ENGLISH)}"
    from composer.cli.studies.auditform import found_object
    from composer.studies.verdict import sentences_of

    if task.as_json:
        told = found_object(entry.problem, found)
        if found.fault:
            told["fault"] = f"{found.fault}"
        return {**record_object(entry, parts), "audit": told}
    said = [*sentences_of(found.audit), *(flag.sentence for flag in found.themes), found.fault]
    words = "; ".join(f"{sentence}".removesuffix(".") for sentence in said if sentence)
    return f"{_label(task, entry)}: {words}"


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


def _tasks(arguments: argparse.Namespace) -> Iterator[Task]:
    """Return the tasks of all files; each file is looked at before the first is solved."""
    options = SolveOptions(refutations=arguments.refutations, tries=arguments.tries)
    means = Means.of(arguments, positions=arguments.positions)
    scans = [(path, scan_problems(path)) for path in map(Path, arguments.files)]
    return (
        Task(
            f"{path}, line {found.line}",
            found if isinstance(found, Fault) else with_given(found, arguments.stipulation),
            options,
            arguments.json,
            arguments.seconds,
            means,
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
