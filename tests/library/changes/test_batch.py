# SPDX-License-Identifier: GPL-3.0-or-later
"""Adding many problems: batches that are whole, and a stop between them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.records.values import Finding
from composer.library.search.search import find
from composer.problem.problem import Problem


def test_entries_come_in_their_order(library: Library, mate: Problem, other: Problem) -> None:
    entries = [NewProblem(mate, Finding("sound"), "a note"), NewProblem(other)]
    (added,) = add_problems(library, entries)
    records = [load(library, record_id) for record_id in added.ids]
    assert [(record.problem, record.finding, record.note) for record in records] == [
        (mate, Finding("sound"), "a note"),
        (other, None, ""),
    ]


def test_each_batch_is_on_the_disk_when_it_is_yielded(
    library: Library, path: Path, mate: Problem
) -> None:
    batches = add_problems(library, (NewProblem(mate) for _ in range(10)), batch=4)
    seen = 0
    with Library.open(path, read_only=True) as reader:
        for added in batches:
            seen += len(added.ids)
            assert len(find(reader)) == seen
    assert seen == 10


def test_a_stop_keeps_what_was_yielded(library: Library, mate: Problem) -> None:
    batches = add_problems(library, (NewProblem(mate) for _ in range(10)), batch=4)
    next(batches)
    assert len(find(library)) == 4
    assert len(add_and_find(library, mate)) == 5  # nothing is left open


def add_and_find(library: Library, problem: Problem) -> list[int]:
    list(add_problems(library, [NewProblem(problem)]))
    return find(library)


def test_a_source_that_breaks_leaves_whole_batches(library: Library, mate: Problem) -> None:
    def breaking() -> Iterator[NewProblem]:
        for _ in range(6):
            yield NewProblem(mate)
        raise EOFError("the file ends in the middle")

    with pytest.raises(EOFError):
        list(add_problems(library, breaking(), batch=4))
    assert len(find(library)) == 4
