# SPDX-License-Identifier: GPL-3.0-or-later
"""Bringing files of problems into a library, with an eye for what is there already.

A problem that is there already is completed, never written over (see `arriving.joining`); what
only has to do with one that is there is kept and linked (see `arriving.deciding`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from composer.formats.entry import Entry, Fault, FormatError
from composer.library.access.store import Library
from composer.library.arriving.arrivals import Arrivals
from composer.library.arriving.candidates import Candidates
from composer.library.arriving.deciding import (
    Candidate,
    Relation,
    decide,
    is_same,
    related_hashes,
)
from composer.library.arriving.joining import merged, reprint_of
from composer.library.arriving.links import Link, add_links, in_few_words
from composer.library.arriving.report import Intake, Joint, Reason, Tie
from composer.library.changes.trial import KNOWN, Trial, TrialBatch
from composer.library.changes.writing import BATCH, Entered, enter
from composer.library.file.ids import numbers
from composer.library.index.indexing import Index
from composer.library.index.shape import Shape
from composer.library.names.joining import People
from composer.library.records.problemform import problem_text
from composer.library.records.stored import rewrite
from composer.library.records.values import Origin
from composer.problem.problem import Problem
from composer.said.sentence import NOTHING, Sentence, sentence_of

MOST_TOLD: Final = 1000
"""Reasons that a report holds; the numbers go on."""


class Duplicates(Enum):
    """What is done with a problem that is there already."""

    SKIP = "skip"
    MERGE = "merge"
    ADD = "add"


@dataclass(slots=True)
class _Batch:
    """What is read and not yet written."""

    entries: list[Entry] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    broken: Sentence = NOTHING
    is_last: bool = False

    def __bool__(self) -> bool:
        return bool(self.entries or self.reasons or self.broken)


def bring_in(
    library: Library,
    found: Iterable[Entry | Fault],
    duplicates: Duplicates = Duplicates.MERGE,
    batch: int = BATCH,
    intake_id: int | None = None,
) -> Iterator[Intake]:
    """Bring in what a file holds, batch by batch; each is on the disk when it is yielded.

    Between two batches nothing is open: the caller may show progress, or stop by asking for
    no more. What was yielded stays. A file that cannot be read to its end gives what came
    before, and the fault in `broken`.

    Raises:
        LibraryFault: a batch could not be written; the batches before it are kept.
    """
    so_far = Intake()
    with library.filling():
        for gathered in _batches(found, batch):
            so_far = _written(library, gathered, duplicates, so_far, intake_id)
            yield so_far


def try_in(
    trial: Trial,
    found: Iterable[Entry | Fault],
    duplicates: Duplicates = Duplicates.MERGE,
    batch: int = BATCH,
) -> Iterator[Intake]:
    """Tell what bringing in would do, batch by batch, as `bring_in` tells it; nothing is written.

    Raises:
        LibraryFault: the library cannot be read.
    """
    so_far = Intake()
    for gathered in _batches(found, batch):
        so_far = _tried(trial, gathered, duplicates, so_far)
        yield so_far


def _batches(found: Iterable[Entry | Fault], batch: int) -> Iterator[_Batch]:
    """Yield what is found, and at least one batch, be there nothing in it."""
    waiting, done, is_first = iter(found), False, True
    while not done:
        gathered = _gather(waiting, batch)
        done = gathered.is_last
        if gathered or is_first:
            is_first = False
            yield gathered


def _gather(waiting: Iterator[Entry | Fault], batch: int) -> _Batch:
    gathered = _Batch()
    try:
        for entry in waiting:
            if isinstance(entry, Fault):
                gathered.reasons.append(Reason(entry.line, entry.told))
            else:
                gathered.entries.append(entry)
            if len(gathered.entries) + len(gathered.reasons) >= batch:
                return gathered
    except FormatError as error:
        gathered.broken = sentence_of(error)
    gathered.is_last = True
    return gathered


def _written(
    library: Library,
    batch: _Batch,
    duplicates: Duplicates,
    so_far: Intake,
    intake_id: int | None,
) -> Intake:
    done = _Done()
    if batch.entries:
        with library.writing() as connection:
            with Index(connection) as index:
                candidates = Candidates(connection, library)
                desk = _Writer(connection, index)
                _Taking(connection, duplicates, desk, done, candidates).take_all(batch.entries)
            add_links(connection, done.links)
            if intake_id is not None:
                done.arrivals.write(connection, intake_id)
    return _told(batch, done, so_far)


def _tried(trial: Trial, batch: _Batch, duplicates: Duplicates, so_far: Intake) -> Intake:
    done = _Done()
    if batch.entries:
        with trial.batch() as desk:
            candidates = Candidates(trial.connection, trial.library, desk.under_hash)
            _Taking(trial.connection, duplicates, desk, done, candidates).take_all(batch.entries)
    return _told(batch, done, so_far)


def _told(batch: _Batch, done: _Done, so_far: Intake) -> Intake:
    notes = [Reason(entry.line, note) for entry in batch.entries for note in entry.notes]
    return Intake(
        added=so_far.added + len(done.arrivals.added),
        merged=so_far.merged + len(done.joints),
        skipped=so_far.skipped + done.skipped,
        unread=so_far.unread + len(batch.reasons),
        noted=so_far.noted + sum(1 for entry in batch.entries if entry.notes),
        tied=so_far.tied + len({tie.record_id for tie in done.ties}),
        ids=tuple(done.arrivals.added),
        reasons=(*so_far.reasons, *batch.reasons)[:MOST_TOLD],
        notes=(*so_far.notes, *notes)[:MOST_TOLD],
        joints=(*so_far.joints, *done.joints)[:MOST_TOLD],
        ties=(*so_far.ties, *done.ties)[:MOST_TOLD],
        broken=batch.broken,
    )


@dataclass(slots=True)
class _Done:
    """What a batch has done; links and arrivals are written when its records are."""

    skipped: int = 0
    joints: list[Joint] = field(default_factory=list)
    ties: list[Tie] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    arrivals: Arrivals = field(default_factory=Arrivals)


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes what comes, within the transaction of a batch."""

    connection: sqlite3.Connection
    index: Index
    known: str = KNOWN

    @property
    def people(self) -> People:
        """Who is who."""
        return self.index.people

    def enter(self, problem: Problem, shape: Shape) -> Entered:
        """Write a new record."""
        return enter(self.index, problem, None, "", shape, Origin.IMPORTED)

    def write_over(self, same: Candidate, problem: Problem, text: str) -> None:
        """Let a record hold another problem."""
        self.index.write_rows()  # it may have come in this very batch
        time = rewrite(self.connection, same.version_id, text)
        self.connection.execute(
            "UPDATE record SET changed_at = ? WHERE id = ?", (time, same.record_id)
        )
        self.index.update(same.record_id, problem)


@dataclass(frozen=True, slots=True)
class _Taking:
    """One batch within its transaction.

    Attributes:
        desk: where what comes is written, or only kept in mind.
        candidates: the records that may be what comes.
        known: the hashes of positions that are there, of those that come.
    """

    connection: sqlite3.Connection
    duplicates: Duplicates
    desk: _Writer | TrialBatch
    done: _Done
    candidates: Candidates
    known: set[int] = field(default_factory=set)

    def take_all(self, entries: Sequence[Entry]) -> None:
        """Bring in problems, one after the other."""
        shapes = [Shape.of_problem(entry.problem) for entry in entries]
        hashes = self._look_for(entries, shapes)
        for entry, shape, related in zip(entries, shapes, hashes, strict=True):
            self._take(entry, shape, related)

    def _look_for(self, entries: Sequence[Entry], shapes: Sequence[Shape]) -> list[tuple[int, ...]]:
        """Find out which of some positions are there already; most are not.

        Returns:
            For each entry the hashes of positions that may have to do with it.
        """
        if self.duplicates is Duplicates.ADD:
            return [()] * len(shapes)
        hashes = [
            related_hashes(entry.problem.position, shape.canonical)
            if shape.is_chess
            else (shape.canonical,)
            for entry, shape in zip(entries, shapes, strict=True)
        ]
        wanted = numbers(number for related in hashes for number in related)
        self.known.update(
            number for (number,) in self.connection.execute(self.desk.known, (wanted,))
        )
        return hashes

    def _take(self, entry: Entry, shape: Shape, related: tuple[int, ...]) -> None:
        """Bring in one problem."""
        problem, relations = entry.problem, tuple[Relation, ...]()
        if any(number in self.known for number in related):
            for candidate in self.candidates.with_same_task(problem, shape.canonical):
                if is_same(candidate, problem, self.desk.people.whoever):
                    self._join(entry, candidate, shape.canonical)
                    return
            candidates = self.candidates.related(shape.canonical, related)
            relations = decide(problem, candidates, self.desk.people.whoever).links
        self.known.add(shape.canonical)
        entered = self.desk.enter(problem, shape)
        self.candidates.enter(shape.canonical, entered.record_id, entered.version_id, problem)
        self.done.arrivals.added.append(entered.record_id)
        for relation in relations:
            self._tie(entry, entered.record_id, relation)

    def _join(self, entry: Entry, same: Candidate, canonical: int) -> None:
        """Let a record know what another telling of it knows more."""
        better = same.problem
        if self.duplicates is Duplicates.MERGE:
            better = merged(same.problem, entry.problem)
        if better == same.problem:
            self.done.skipped += 1
            return
        text = problem_text(better)
        self.desk.write_over(same, better, text)
        self.candidates.replace(canonical, same, better, text)
        self.done.arrivals.note_joined(same.record_id, same.text, text)
        self.done.joints.append(
            Joint(
                entry.line,
                same.record_id,
                in_few_words(entry.problem),
                in_few_words(same.problem),
                reprint_of(same.problem, entry.problem),
            )
        )

    def _tie(self, entry: Entry, record_id: int, relation: Relation) -> None:
        other, kind = relation.candidate, relation.kind
        ends = record_id, other.record_id
        first, second = reversed(ends) if relation.backward else ends
        self.done.links.append(Link(first, second, kind))
        self.done.ties.append(
            Tie(
                entry.line,
                record_id,
                other.record_id,
                kind,
                relation.backward,
                in_few_words(entry.problem),
                in_few_words(other.problem),
            )
        )
