# SPDX-License-Identifier: GPL-3.0-or-later
"""Adding many problems: one transaction for each batch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from composer.library.access.store import Library
from composer.library.changes.writing import enter
from composer.library.index.indexing import Index
from composer.library.records.values import Finding, Origin
from composer.problem.problem import Problem

BATCH: Final = 4000
"""Problems written in one transaction: enough that each page of an index is written once for
many of them, few enough that the user sees it go on."""


@dataclass(frozen=True, slots=True)
class NewProblem:
    """A problem to be added, with what is known about it."""

    problem: Problem
    finding: Finding | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Added:
    """A batch of problems was added.

    Attributes:
        ids: their records, in the order of the entries.
    """

    ids: tuple[int, ...]


def add_problems(
    library: Library,
    entries: Iterable[NewProblem],
    batch: int = BATCH,
    origin: Origin = Origin.COMPOSED,
) -> Iterator[Added]:
    """Add problems batch by batch; each batch is on the disk when it is yielded.

    Between two batches nothing is open: the caller may show progress, or stop by asking for
    no more. What was yielded stays. An entry that raises stops it after the last batch.

    Raises:
        LibraryFault: a batch could not be written; the batches before it are kept.
    """
    waiting = iter(entries)
    with library.filling():
        while chunk := tuple(islice(waiting, batch)):
            with library.writing() as connection, Index(connection) as index:
                saved = [
                    enter(index, problem.problem, problem.finding, problem.note, origin=origin)
                    for problem in chunk
                ]
            yield Added(tuple(entered.record_id for entered in saved))
