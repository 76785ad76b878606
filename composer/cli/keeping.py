# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer copy` and `rescue`: a copy of a library in use, and the rest of a damaged one."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from composer.cli.faults import Exit
from composer.cli.libraries import faults_as_bad_input, opened_library
from composer.cli.output import say, say_json, show_progress
from composer.library.keeping.copying import save_copy
from composer.library.keeping.rescue import Rescued, rescue
from composer.library.search.search import count
from composer.solver.jsonform import FORMAT

_NAMED: Final = 20  # problems named in the text; the JSON has all


def run_copy(arguments: argparse.Namespace) -> Exit:
    """Copy a library to a new file.

    Raises:
        BadInput: there is such a file, or it cannot be written, or the library not be used.
    """
    with faults_as_bad_input(), opened_library(arguments.library) as library:
        copy = save_copy(library, Path(arguments.output))
        number = count(library)
    if arguments.json:
        say_json({"format": FORMAT, "file": str(copy), "problems": number})
    else:
        say(f"{copy}: {number} problem{'' if number == 1 else 's'}")
    return Exit.DONE


def run_rescue(arguments: argparse.Namespace) -> Exit:
    """Write what can be read of a damaged library into a new one, and say what is lost.

    Raises:
        BadInput: nothing of a library can be read, or the new one cannot be written.
    """

    def progress(versions: int) -> None:
        show_progress(f"{versions} versions read")

    try:
        with faults_as_bad_input():
            done = rescue(Path(arguments.damaged), Path(arguments.output), progress)
    finally:
        show_progress("")
    if arguments.json:
        say_json(_told(done))
    else:
        say("\n".join(_report(done)))
    return Exit.DONE


def _report(done: Rescued) -> Iterator[str]:
    problems = "problem" if done.records == 1 else "problems"
    versions = "version" if done.versions == 1 else "versions"
    yield f"{done.path}: {done.records} {problems} rescued, {done.versions} {versions}"
    if done.is_whole:
        yield "nothing is lost"
    if done.lost:
        yield f"lost: {_numbers(done.lost)}"
    if done.older:
        yield f"with another version than the last: {_numbers(done.older)}"
    if done.versions_lost:
        yield f"versions lost: {done.versions_lost}"
    if done.others_lost:
        yield f"entries of collections, links and the like lost: {done.others_lost}"


def _numbers(records: tuple[int, ...]) -> str:
    named = ", ".join(map(str, records[:_NAMED]))
    more = len(records) - _NAMED
    word = "problem" if len(records) == 1 else "problems"
    return f"{word} {named}" + (f" and {more} more" if more > 0 else "")


def _told(done: Rescued) -> dict[str, object]:
    return {
        "format": FORMAT,
        "file": str(done.path),
        "problems": done.records,
        "versions": done.versions,
        "lost": list(done.lost),
        "older": list(done.older),
        "versions_lost": done.versions_lost,
        "others_lost": done.others_lost,
    }
