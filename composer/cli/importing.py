# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer import`: problems come into a library, and what became of each is reported."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from composer.cli.classify import classify_library
from composer.cli.faults import BadInput, Exit
from composer.cli.libraries import faults_as_bad_input, library_path, opened_library
from composer.cli.output import complain, flush, say, say_json, show_progress
from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.sniff import scan_problems
from composer.games.record import is_game_note
from composer.library.access.store import Library
from composer.library.arriving.arrivals import begin_intake, end_intake
from composer.library.arriving.report import Intake, Joint, Reason, Tie
from composer.library.changes.intake import Duplicates, bring_in, try_in
from composer.library.changes.trial import trying
from composer.library.keeping.copying import throwaway_library
from composer.pools.pool import Cores
from composer.solver.jsonform import FORMAT

_TOLD: Final = 20  # lines of each kind in the text; the JSON has more

Scan = Iterator[Entry | Fault]
Taken = Callable[[Scan, Duplicates], Iterator[Intake]]
"""Brings in what is found, or tells what that would do."""


def run_import(arguments: argparse.Namespace) -> Exit:
    """Bring files into a library and say what came of each.

    Each batch is whole: what was reported as added stays, also after Ctrl-C. A file that cannot be
    read does not keep the others out; all that could not are named at the end.

    Raises:
        BadInput: no file is one of problems, or the library cannot be used.
    """
    if arguments.dry_run and arguments.classify:
        raise BadInput("--classify: a dry run keeps nothing that could be classified")
    with faults_as_bad_input():
        scans, faults = _scans(arguments.files)
        if not scans and len(faults) == 1:
            raise BadInput(faults[0][1])
        if scans:
            with _library(arguments) as library:
                faults += _bring_in_all(library, scans, arguments)
                if arguments.classify:
                    classify_library(library, lambda: Cores(low=False), as_json=arguments.json)
    _report_unreadable(faults, arguments.json)
    return Exit.BAD_INPUT if faults else Exit.DONE


def _scans(names: list[str]) -> tuple[list[tuple[str, Scan]], list[tuple[str, str]]]:
    """Open what can be opened; return with it what cannot, and why."""
    scans, faults = list[tuple[str, Scan]](), list[tuple[str, str]]()
    for name in names:
        try:
            scans.append((name, scan_problems(Path(name))))
        except FormatError as error:
            faults.append((name, str(error)))
    return scans, faults


@contextmanager
def _library(arguments: argparse.Namespace) -> Iterator[Library]:
    """Open the library that is meant; for a dry run there may be none yet."""
    if not arguments.dry_run:
        with opened_library(arguments.library, create=True) as library:
            yield library
    elif library_path(arguments.library).exists():
        with opened_library(arguments.library, renew=False) as library:
            yield library
    else:
        with throwaway_library() as library:
            yield library


def _bring_in_all(
    library: Library, scans: list[tuple[str, Scan]], arguments: argparse.Namespace
) -> list[tuple[str, str]]:
    """Bring in files one after the other; return those that broke off, and why."""
    if arguments.dry_run:
        with trying(library) as trial:
            return _take_all(partial(try_in, trial), scans, arguments, trial.intake_id)
    intake_id = begin_intake(library, [name for name, _ in scans])
    taken = partial(bring_in, library, intake_id=intake_id)
    try:
        return _take_all(taken, scans, arguments, intake_id)
    finally:
        end_intake(library, intake_id)


def _take_all(
    taken: Taken, scans: list[tuple[str, Scan]], arguments: argparse.Namespace, intake_id: int
) -> list[tuple[str, str]]:
    faults = list[tuple[str, str]]()
    for name, scan in scans:
        done = _take(taken, name, scan, arguments, intake_id)
        if done.broken:
            faults.append((name, str(done.broken)))
    return faults


def _take(
    taken: Taken, name: str, scan: Scan, arguments: argparse.Namespace, intake_id: int
) -> Intake:
    done, begun = Intake(), time.monotonic()
    try:
        for done in taken(scan, Duplicates(arguments.duplicates)):
            rate = done.seen / max(time.monotonic() - begun, 0.001)
            show_progress(f"{name}: {done.seen} read, {rate:.0f} a second")
    finally:  # what is on the disk is reported, also where something ended it
        show_progress("")
        if arguments.json:
            trial = {"dry_run": True} if arguments.dry_run else {}
            told = {"format": FORMAT, "file": name, "import": intake_id, **trial, **_told(done)}
            say_json(told)
        else:
            say("\n".join(_report(name, done, arguments.dry_run)))
        flush()
    return done


def _report_unreadable(faults: list[tuple[str, str]], as_json: bool) -> None:
    """Name the files that could not be read to their end, after all else."""
    if as_json and faults:
        unreadable = [{"file": name, "message": fault} for name, fault in faults]
        say_json({"format": FORMAT, "unreadable": unreadable})
        flush()
    for _, fault in faults:
        complain(fault)


def _report(name: str, done: Intake, is_trial: bool) -> Iterator[str]:
    yield (
        f"{name}: {'would be ' if is_trial else ''}{done.added} added, {done.merged} merged, "
        f"{done.skipped} there already, {done.unread} not read"
        + (f", {done.noted} with a note" if done.noted else "")
        + (f", {done.tied} linked" if done.tied else "")
    )
    yield from _first(name, [(joint.line, _joint(joint)) for joint in done.joints], done.merged)
    yield from _first(name, [(tie.line, _tie(tie)) for tie in done.ties], len(done.ties))
    yield from _first(
        name, [(reason.line, str(reason.message)) for reason in done.reasons], done.unread
    )
    games = [note for note in done.notes if is_game_note(note.message)]
    yield from _first(name, [(note.line, str(note.message)) for note in games], len(games))
    if done.broken:
        yield str(done.broken)


def _first(name: str, lines: list[tuple[int, str]], count: int) -> Iterator[str]:
    for line, words in lines[:_TOLD]:
        yield f"{name}, line {line}: {words}"
    if count > _TOLD:
        yield f"{name}: {count - _TOLD} more like the last; --json tells of them"


def _joint(joint: Joint) -> str:
    reprint = f"; reprint: {joint.reprint}" if joint.reprint else ""
    return f"merged with {joint.record_id} ({joint.kept}){reprint}"


def _tie(tie: Tie) -> str:
    return f"added as {tie.record_id} ({tie.come}): {tie.words} {tie.other_id} ({tie.other})"


def _told(done: Intake) -> dict[str, object]:
    return {
        "added": done.added,
        "merged": done.merged,
        "skipped": done.skipped,
        "unread": done.unread,
        "noted": done.noted,
        "linked": done.tied,
        "broken": str(done.broken),
        "reasons": _reasons(done.reasons),
        "notes": _reasons(done.notes),
        "joints": [
            {
                "line": joint.line,
                "id": joint.record_id,
                "problem": joint.come,
                "known": joint.kept,
                "reprint": joint.reprint,
            }
            for joint in done.joints
        ],
        "links": [
            {
                "line": tie.line,
                "id": tie.record_id,
                "kind": tie.kind.value,
                "words": tie.words,
                "other": tie.other_id,
                "problem": tie.come,
                "known": tie.other,
            }
            for tie in done.ties
        ],
    }


def _reasons(reasons: tuple[Reason, ...]) -> list[dict[str, object]]:
    return [{"line": reason.line, "message": str(reason.message)} for reason in reasons]
