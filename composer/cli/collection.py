# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer import` and `export`: problems come into a library and go out of it."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from composer.cli.classify import classify_library
from composer.cli.faults import BadInput, Exit
from composer.cli.given import given_problems
from composer.cli.libraries import faults_as_bad_input, found_ids, found_rows, opened_library
from composer.cli.output import flush, say, say_json, show_progress
from composer.cli.sheets import is_sheet, write_printed
from composer.cli.websites import is_web, write_web
from composer.formats.entry import Entry, Fault
from composer.formats.sniff import scan_problems
from composer.formats.writing import write_problems
from composer.library.intake import Duplicates, Intake, Reason, bring_in
from composer.library.store import Library
from composer.problem.problem import Problem

FORMAT: Final = 1
_SHOWN: Final = 100  # problems written between two times that progress is shown
_TOLD: Final = 20  # reasons in the text; the JSON has more


def run_import(arguments: argparse.Namespace) -> Exit:
    """Bring files into a library and tell what came of each.

    Each batch is whole: what was told as added stays, also after Ctrl-C.

    Raises:
        BadInput: a file is none of problems, or the library cannot be used.
    """
    duplicates = Duplicates(arguments.duplicates)
    with faults_as_bad_input():
        scans = [(name, scan_problems(Path(name))) for name in arguments.files]
        broken = False
        with opened_library(arguments.library, create=True) as library:
            for name, scan in scans:
                done = _take(library, name, scan, duplicates, arguments.json)
                broken = broken or bool(done.broken)
            if arguments.classify:
                classify_library(library, 0, as_json=arguments.json)
    return Exit.BAD_INPUT if broken else Exit.DONE


def run_export(arguments: argparse.Namespace) -> Exit:
    """Write the problems that are meant to a file of problems, as sheets or as web pages.

    Raises:
        BadInput: the file cannot be written, or the library cannot be used.
    """
    path = Path(arguments.output)
    if arguments.output in ("", "-"):
        raise BadInput("--output: expected the name of a file; export writes no standard output")
    with faults_as_bad_input(), _chosen(arguments) as problems:
        if is_web(arguments.output, arguments.format):
            asked = tuple(problems)
            files = write_web(path, asked, arguments, show_progress)
            count = len(asked)
        elif is_sheet(path, arguments.format):
            asked = tuple(problems)
            files = write_printed(path, asked, arguments, show_progress)
            count = len(asked)
        elif arguments.anonymous or arguments.form:
            raise BadInput(
                f"{path}: a file of problems tells all; --anonymous and --form are for .pdf, "
                ".svg, .png, .tex and .html"
            )
        else:
            count, files = write_problems(path, problems, arguments.force), (path,)
    if arguments.json:
        told = {"format": FORMAT, "file": str(path), "written": count}
        if len(files) > 1:
            told["files"] = [str(each) for each in files]
        say_json(_json(told))
    else:
        say(f"{path}: {count} written")
    return Exit.DONE


@contextmanager
def _chosen(arguments: argparse.Namespace) -> Iterator[Iterable[Problem]]:
    """Give the problems that are meant: those of files, else those that a query finds."""
    if arguments.files:
        if arguments.words or arguments.library:
            raise BadInput("--from takes whole files; words and --library search a library")
        for name in arguments.files:
            if "." in Path(name).name and not os.path.lexists(name):
                raise BadInput(f"{name}: there is no such file")
        given = (given_problems([name], None) for name in arguments.files)
        yield (entry.problem for entries in given for entry in entries)
        return
    with opened_library(arguments.library) as library:
        try:
            yield _problems(library, found_ids(library, arguments.words))
        finally:
            show_progress("")


def _take(
    library: Library,
    name: str,
    scan: Iterator[Entry | Fault],
    duplicates: Duplicates,
    as_json: bool,
) -> Intake:
    done, begun = Intake(), time.monotonic()
    try:
        for done in bring_in(library, scan, duplicates):
            rate = done.seen / max(time.monotonic() - begun, 0.001)
            show_progress(f"{name}: {done.seen} read, {rate:.0f} a second")
    finally:  # what is on the disk is told, also where something ended it
        show_progress("")
        if as_json:
            say_json(_json({"format": FORMAT, "file": name, **_told(done)}))
        else:
            say("\n".join(_report(name, done)))
        flush()
    return done


def _report(name: str, done: Intake) -> Iterator[str]:
    yield (
        f"{name}: {done.added} added, {done.merged} merged, {done.skipped} there already, "
        f"{done.unread} not read" + (f", {done.noted} with a note" if done.noted else "")
    )
    for reason in done.reasons[:_TOLD]:
        yield f"{name}, line {reason.line}: {reason.message}"
    if done.unread > _TOLD:
        yield f"{name}: {done.unread - _TOLD} more not read; --json tells of them"
    if done.broken:
        yield done.broken


def _told(done: Intake) -> dict[str, object]:
    return {
        "added": done.added,
        "merged": done.merged,
        "skipped": done.skipped,
        "unread": done.unread,
        "noted": done.noted,
        "broken": done.broken,
        "reasons": _reasons(done.reasons),
        "notes": _reasons(done.notes),
    }


def _reasons(reasons: tuple[Reason, ...]) -> list[dict[str, object]]:
    return [{"line": each.line, "message": each.message} for each in reasons]


def _problems(library: Library, ids: Sequence[int]) -> Iterator[Problem]:
    for count, row in enumerate(found_rows(library, ids)):
        if count % _SHOWN == 0:
            show_progress(f"{count} of {len(ids)} written")
        yield row.problem


def _json(value: dict[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False)
