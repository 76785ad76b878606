# SPDX-License-Identifier: GPL-3.0-or-later
"""The sample collection: classics of 1925 and before, to look at on the first start.

Behind them stand problems of the chess of the Middle Ages as old books have them, and problems of
old games, which were made for this program. The files have one problem a line: our JSON form of a
problem, with the key as our own solver found it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from composer.assets import asset
from composer.files.places import absolute
from composer.library.access.making import making
from composer.library.access.store import Library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.records.problemform import ProblemFormError, parse_json, problem_from_object
from composer.library.records.values import Finding, Origin
from composer.problem.problem import Problem
from composer.said.sentence import said
from composer.solver.solution import Verdict


def sample_problems() -> tuple[Problem, ...]:
    """Return the problems of the sample collection, by author and date."""
    return tuple(entry.problem for entry in sample_entries())


def sample_entries() -> tuple[NewProblem, ...]:
    """Return the sample collection with the keys that our solver found.

    Raises:
        FileNotFoundError: the collection was not installed.
        ProblemFormError: its file is damaged.
    """
    lines = parse_json(asset("samples", "classics.json").read_text("utf-8"))
    if not isinstance(lines, list):
        raise ProblemFormError(said("the sample collection: expected a list of problems"))
    return tuple(_entry(line) for line in lines)


_FOUND: Final = ("keys", "key_text", "solver")  # what a line says besides of its solution


def made_entries() -> tuple[NewProblem, ...]:
    """Return the problems of old games with the keys that our solver found.

    Raises:
        FileNotFoundError: the collection was not installed.
        ProblemFormError: its file is damaged.
    """
    return _entries("made.jsonl")


def old_entries() -> tuple[NewProblem, ...]:
    """Return problems of medieval chess that old books have, with what those say of them.

    Raises:
        FileNotFoundError: the collection was not installed.
        ProblemFormError: its file is damaged.
    """
    return _entries("old.jsonl")


def _entries(name: str) -> tuple[NewProblem, ...]:
    lines = asset("samples", name).read_text("utf-8").splitlines()
    return tuple(_entry(parse_json(line)) for line in lines)


def create_sample_library(path: Path | str) -> Library:
    """Make a library with the sample collection and open it; never half of it is left.

    Raises:
        LibraryExists: there is a file already.
        LibraryFault: it cannot be written there.
    """
    path = absolute(path)
    # Listed by "last saved first", the collection then reads from its first line on.
    entries = tuple(reversed((*sample_entries(), *old_entries(), *made_entries())))
    with making(path) as unfinished, Library.create(unfinished) as library:
        _add_all(library, entries)
    return Library.open(path)


def _add_all(library: Library, entries: Iterable[NewProblem]) -> None:
    for _ in add_problems(library, entries, origin=Origin.SAMPLE):
        pass  # each batch is on the disk when it is yielded; nobody waits for the number


def _entry(line: object) -> NewProblem:
    if not isinstance(line, Mapping):
        raise ProblemFormError(said("the sample collection: expected an object for each problem"))
    keys, key_text = line.get("keys"), line.get("key_text")
    if not isinstance(keys, list) or not isinstance(key_text, str):
        raise ProblemFormError(said("the sample collection: expected the key of each problem"))
    finding = Finding(
        verdict=Verdict.SOUND.value,
        keys=tuple(str(key) for key in keys),
        solver=str(line.get("solver", "reference")),
        key_text=key_text,
    )
    problem = {name: part for name, part in line.items() if name not in _FOUND}
    return NewProblem(problem_from_object(problem), finding)
