# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer import`, `export` and `search`: the library without a window."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Final

import platformdirs

from composer.cli.faults import BadInput, Exit
from composer.cli.output import flush, say, say_json
from composer.cli.summary import short_name
from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.jsonlines import record_of
from composer.formats.sniff import scan_problems
from composer.formats.writing import write_problems
from composer.library.faults import LibraryFault
from composer.library.intake import Duplicates, Intake, Reason, bring_in
from composer.library.search import find, rows
from composer.library.store import Library
from composer.problem.problem import Problem

FORMAT: Final = 1
_PAGE: Final = 500  # records that are held at once
_TOLD: Final = 20  # reasons in the text; the JSON has more


def run_import(arguments: argparse.Namespace) -> Exit:
    """Bring files into a library and tell what came of each.

    Each batch is whole: what was told as added stays, also after Ctrl-C.

    Raises:
        BadInput: a file is none of problems, or the library cannot be used.
    """
    duplicates = Duplicates(arguments.duplicates)
    with _faults_as_bad_input():
        scans = [(name, scan_problems(Path(name))) for name in arguments.files]
        broken = False
        with _opened(arguments.library, create=True) as library:
            for name, scan in scans:
                done = _take(library, name, scan, duplicates, arguments.json)
                broken = broken or bool(done.broken)
    return Exit.BAD_INPUT if broken else Exit.DONE


def run_export(arguments: argparse.Namespace) -> Exit:
    """Write the problems that a query finds, or all, to a file.

    Raises:
        BadInput: the file cannot be written, or the library cannot be used.
    """
    path = Path(arguments.output)
    with _faults_as_bad_input(), _opened(arguments.library) as library:
        ids = find(library, " ".join(arguments.words))
        count = write_problems(path, _problems(library, ids), arguments.force)
    if arguments.json:
        say_json(_json({"format": FORMAT, "file": str(path), "written": count}))
    else:
        say(f"{path}: {count} written")
    return Exit.DONE


def run_search(arguments: argparse.Namespace) -> Exit:
    """Print the problems that a query finds, one a line.

    Raises:
        BadInput: the library cannot be used.
    """
    with _faults_as_bad_input(), _opened(arguments.library) as library:
        ids = find(library, " ".join(arguments.words))
        for record_id, problem in _numbered(library, ids):
            if arguments.json:
                say_json(_json({"format": FORMAT, **record_of(problem, str(record_id))}))
            else:
                name = short_name(problem)
                say(
                    f"{record_id}: {name + ' ' if name else ''}{problem.stipulation} "
                    f"{problem.position.material()}"
                )
    return Exit.DONE


def _take(
    library: Library,
    name: str,
    scan: Iterator[Entry | Fault],
    duplicates: Duplicates,
    as_json: bool,
) -> Intake:
    done = Intake()
    try:
        for done in bring_in(library, scan, duplicates):
            _show_progress(f"{name}: {done.seen} read")
    finally:  # what is on the disk is told, also where something ended it
        _show_progress("")
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


def _problems(library: Library, ids: list[int]) -> Iterator[Problem]:
    return (problem for _, problem in _numbered(library, ids))


def _numbered(library: Library, ids: list[int]) -> Iterator[tuple[int, Problem]]:
    waiting = iter(ids)
    while page := tuple(islice(waiting, _PAGE)):
        for row in rows(library, page):
            yield row.record_id, row.problem


def _opened(name: str, create: bool = False) -> Library:
    """Open the library that is meant: the one named, else the studio's own."""
    if name:
        path = Path(name)
    else:
        folder = platformdirs.user_data_dir("chess-composer", appauthor=False)
        path = Path(folder) / "library.chesslib"
    if create and not path.exists():
        if not name:
            path.parent.mkdir(parents=True, exist_ok=True)
        return Library.create(path)
    return Library.open(path, read_only=not create)


@contextmanager
def _faults_as_bad_input() -> Iterator[None]:
    """Turn faults of files and libraries into bad input, told in one line."""
    try:
        yield
    except (FormatError, LibraryFault) as error:
        raise BadInput(str(error)) from error


def _show_progress(text: str) -> None:
    """Show how far it has come, on a terminal only."""
    stream = sys.stderr
    if stream is None or not stream.isatty():
        return
    with suppress(OSError):
        stream.write(f"\r\x1b[K{text}")
        stream.flush()


def _json(value: dict[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False)
