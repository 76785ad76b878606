# SPDX-License-Identifier: GPL-3.0-or-later
"""Bringing files of problems into a library, with an eye for what is there already.

Two problems are the same if their positions mean the same (see `canonical`), the same is
asked and their twins do not differ. What is there already is never written over: a merge only
fills what is empty and adds keywords, comments and the like that are missing.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from typing import Final

from composer.formats.entry import Entry, Fault, FormatError
from composer.library.ids import numbers
from composer.library.importing import BATCH
from composer.library.indexing import Index, genre, moves
from composer.library.problemform import problem_text
from composer.library.shape import Shape
from composer.library.store import Library
from composer.library.stored import read_problem
from composer.library.traits import write_traits
from composer.library.writing import enter, write_finding
from composer.problem.credits import Credits
from composer.problem.problem import Problem

MOST_TOLD: Final = 1000
"""Reasons that a report holds; the numbers go on."""


_OF_SQUARES: Final = frozenset({"solution", "twins"})


class Duplicates(Enum):
    """What is done with a problem that is there already."""

    SKIP = "skip"
    MERGE = "merge"
    ADD = "add"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a record was not read, or what is to be known of it.

    Attributes:
        line: where it begins in the file.
        message: one sentence without the place.
    """

    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Intake:
    """What an import has done so far; all that it counts is on the disk.

    Attributes:
        added: new problems.
        merged: problems that were there and now know more.
        skipped: problems that were there and stay as they are.
        unread: records that could not be read.
        noted: problems of which something is to be known.
        ids: the records that were added by the last batch.
        reasons: why records were not read, the first of them.
        notes: what is to be known of problems, the first of it.
        broken: what ended the reading before the end of the file; empty if nothing did.
    """

    added: int = 0
    merged: int = 0
    skipped: int = 0
    unread: int = 0
    noted: int = 0
    ids: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()
    notes: tuple[Reason, ...] = ()
    broken: str = ""

    @property
    def seen(self) -> int:
        """How many records have been looked at."""
        return self.added + self.merged + self.skipped + self.unread


@dataclass(slots=True)
class _Batch:
    """What is read and not yet written."""

    entries: list[Entry] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    broken: str = ""
    is_last: bool = False

    def __bool__(self) -> bool:
        return bool(self.entries or self.reasons or self.broken)


def bring_in(
    library: Library,
    found: Iterable[Entry | Fault],
    duplicates: Duplicates = Duplicates.MERGE,
    batch: int = BATCH,
) -> Iterator[Intake]:
    """Bring in what a file holds, batch by batch; each is on the disk when it is yielded.

    Between two batches nothing is open: the caller may show progress, or stop by asking for
    no more. What was yielded stays. A file that cannot be read to its end gives what came
    before, and the fault in `broken`.

    Raises:
        LibraryFault: a batch could not be written; the batches before it are kept.
    """
    waiting = iter(found)
    so_far, done = Intake(), False
    with library.filling():
        while not done:
            gathered = _gather(waiting, batch)
            done = gathered.is_last
            if gathered or not so_far.seen:
                so_far = _written(library, gathered, duplicates, so_far)
                yield so_far


def merged(kept: Problem, come: Problem) -> Problem:
    """Return a problem with what another telling of it knows more; nothing is written over."""
    same = kept.position == come.position
    return replace(
        kept,
        credits=_merged_credits(kept.credits, come.credits),
        title=kept.title or come.title,
        keywords=_united(kept.keywords, come.keywords),
        comments=_united(kept.comments, come.comments),
        twins=kept.twins or (come.twins if same else ()),
        extras=tuple({**dict(kept.extras), **_missing(kept, come, same)}.items()),
    )


def _gather(waiting: Iterator[Entry | Fault], batch: int) -> _Batch:
    gathered = _Batch()
    try:
        for each in waiting:
            if isinstance(each, Fault):
                gathered.reasons.append(Reason(each.line, each.message))
            else:
                gathered.entries.append(each)
            if len(gathered.entries) + len(gathered.reasons) >= batch:
                return gathered
    except FormatError as error:
        gathered.broken = str(error)
    gathered.is_last = True
    return gathered


def _written(library: Library, batch: _Batch, duplicates: Duplicates, so_far: Intake) -> Intake:
    counts = {"added": 0, "merged": 0, "skipped": 0}
    ids: list[int] = []
    if batch.entries:
        shapes = [Shape.of(entry.problem.position) for entry in batch.entries]
        with library.writing() as connection, Index(connection) as index:
            intake = _Writing(connection, library, duplicates, index)
            intake.look_for(shapes)
            for entry, shape in zip(batch.entries, shapes, strict=True):
                done, record_id = intake.take(entry.problem, shape)
                counts[done] += 1
                if done == "added":
                    ids.append(record_id)
    notes = [Reason(each.line, note) for each in batch.entries for note in each.notes]
    return Intake(
        added=so_far.added + counts["added"],
        merged=so_far.merged + counts["merged"],
        skipped=so_far.skipped + counts["skipped"],
        unread=so_far.unread + len(batch.reasons),
        noted=so_far.noted + sum(1 for each in batch.entries if each.notes),
        ids=tuple(ids),
        reasons=(*so_far.reasons, *batch.reasons)[:MOST_TOLD],
        notes=(*so_far.notes, *notes)[:MOST_TOLD],
        broken=batch.broken,
    )


_KNOWN: Final = """
    SELECT canonical FROM record INDEXED BY record_by_canonical
    WHERE canonical IN (SELECT value FROM json_each(?))
"""


@dataclass(frozen=True, slots=True)
class _Writing:
    """One batch within its transaction.

    Attributes:
        known: the hashes of positions that are there, of those that come.
    """

    connection: sqlite3.Connection
    library: Library
    duplicates: Duplicates
    index: Index
    known: set[int] = field(default_factory=set)

    def look_for(self, shapes: Sequence[Shape]) -> None:
        """Find out which of some positions are there already; most are not."""
        if self.duplicates is not Duplicates.ADD:
            wanted = numbers(shape.canonical for shape in shapes)
            self.known.update(number for (number,) in self.connection.execute(_KNOWN, (wanted,)))

    def take(self, problem: Problem, shape: Shape) -> tuple[str, int]:
        """Bring in one problem; return what was done, and its record."""
        if self.duplicates is not Duplicates.ADD:
            for record_id, version_id, kept in self._alike(problem, shape):
                if self.duplicates is Duplicates.SKIP:
                    return "skipped", record_id
                better = merged(kept, problem)
                if better == kept:
                    return "skipped", record_id
                self._write_over(record_id, version_id, better)
                if better.twins != kept.twins:  # what was found out is of the diagram alone
                    write_finding(self.connection, version_id, None)
                    write_traits(self.connection, record_id, None)
                return "merged", record_id
            self.known.add(shape.canonical)
        return "added", enter(self.index, problem, None, "", shape).record_id

    def _alike(self, problem: Problem, shape: Shape) -> Iterator[tuple[int, int, Problem]]:
        if shape.canonical not in self.known:
            return
        self.index.write_rows()
        found = self.connection.execute(
            """
            SELECT record.id, version.id, problem FROM record INDEXED BY record_by_canonical
            JOIN version ON version.id = record.current_version
            WHERE canonical = ? AND genre = ? AND moves = ? AND deleted_at IS NULL
            ORDER BY record.id
            """,
            (
                shape.canonical,
                genre(problem.stipulation),
                moves(problem.stipulation),
            ),
        ).fetchall()
        for record_id, version_id, text in found:
            kept = read_problem(text, self.library.path)
            if _same_twins(kept, problem):
                yield record_id, version_id, kept

    def _write_over(self, record_id: int, version_id: int, problem: Problem) -> None:
        now = time.time_ns() // 1000
        self.connection.execute(
            "UPDATE version SET problem = ?, saved_at = ? WHERE id = ?",
            (problem_text(problem), now, version_id),
        )
        self.connection.execute("UPDATE record SET changed_at = ? WHERE id = ?", (now, record_id))
        self.index.update(record_id, problem)


def _missing(kept: Problem, come: Problem, same: bool) -> dict[str, str]:
    """Return what is told besides; of a mirrored telling not what names squares."""
    return {
        name: text
        for name, text in come.extras
        if text and not kept.extra(name) and (same or name not in _OF_SQUARES)
    }


def _same_twins(a: Problem, b: Problem) -> bool:
    """Tell whether a problem with the twins of b may be taken for a; a may know of none yet."""
    if not b.twins:
        return True
    return a.twins in ((), b.twins) and a.position == b.position


def _merged_credits(kept: Credits, come: Credits) -> Credits:
    missing = {
        each.name: getattr(come, each.name)
        for each in fields(Credits)
        if not getattr(kept, each.name)
    }
    return replace(kept, **missing)


def _united(kept: tuple[str, ...], come: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*kept, *come)))
