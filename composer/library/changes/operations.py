# SPDX-License-Identifier: GPL-3.0-or-later
"""Every change of a library: small operations that return what has changed.

When an operation returns, its change is on the disk; when it raises, nothing was changed.
What is returned tells each view whether it must refresh, and holds what undo needs. Saving
into a record that lies in the bin takes it out, so that no work goes where nobody looks.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, replace

from composer.library.access.store import Library
from composer.library.arriving.links import Link, LinkKind, add_links
from composer.library.changes.writing import (
    enter,
    insert_version,
    touch,
)
from composer.library.changes.writing import write_finding as write_finding
from composer.library.file.faults import RecordMissing
from composer.library.file.ids import now
from composer.library.index.indexing import Index, index_record, storable
from composer.library.index.traits import write_traits
from composer.library.records.findings import with_legality
from composer.library.records.problemform import problem_text
from composer.library.records.stored import (
    current_version_id,
    put_into_bin,
    read_version,
    record_exists,
    rewrite,
    take_out_of_bin,
)
from composer.library.records.values import Finding, Origin, Version
from composer.problem.forms import same_verdict
from composer.problem.problem import Problem


@dataclass(frozen=True, slots=True)
class Saved:
    """A problem was saved.

    Attributes:
        record_id: its record.
        version_id: the version that was written; it is the current one.
        replaced: for a save over: what stood there before, so that it can be put back.
        before: for a new version: the version that was current.
        made_from: for a new record that was made from another one: that record.
        problem: for a new record: what it holds.
    """

    record_id: int
    version_id: int
    replaced: Version | None = None
    before: int | None = None
    made_from: int | None = None
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Deleted:
    """Records were put into the bin; `restore_records(ids)` undoes it.

    Attributes:
        ids: the records that were not there already.
    """

    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Restored:
    """Records were taken out of the bin.

    Attributes:
        ids: the records that were there.
    """

    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """Another version of a record became its current one.

    Attributes:
        record_id: the record.
        version_id: the version that is current now.
        before: the version that was current; choosing it again undoes the choice.
    """

    record_id: int
    version_id: int
    before: int


@dataclass(frozen=True, slots=True)
class Noted:
    """The remark on a version was changed.

    Attributes:
        record_id: the record.
        version_id: the version.
        before: what was remarked before.
    """

    record_id: int
    version_id: int
    before: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A record was put on the board.

    Attributes:
        record_id: the record.
    """

    record_id: int


@dataclass(frozen=True, slots=True)
class Judged:
    """What an analysis found was kept with a version.

    Attributes:
        record_id: the record.
        version_id: the version.
    """

    record_id: int
    version_id: int


def add_problem(
    library: Library,
    problem: Problem,
    finding: Finding | None = None,
    note: str = "",
    origin: Origin = Origin.COMPOSED,
    made_from: int | None = None,
    link: LinkKind = LinkKind.AFTER,
) -> Saved:
    """Save a problem as a new record.

    Args:
        library: the library.
        problem: the problem.
        finding: what is known about it.
        note: a remark on its first version.
        origin: where it comes from.
        made_from: the record that it was made from; the two are linked, if that is still there.
        link: what it is to that record.

    Raises:
        LibraryFault: it could not be saved; so with every operation here.
    """
    with library.writing() as connection:
        with Index(connection) as index:
            entered = enter(index, problem, finding, note, origin=origin)
        if made_from is not None and record_exists(connection, made_from):
            add_links(connection, (Link(entered.record_id, made_from, link),))
    return Saved(entered.record_id, entered.version_id, made_from=made_from, problem=problem)


def save_over(
    library: Library, record_id: int, problem: Problem, finding: Finding | None = None
) -> Saved:
    """Replace what the current version of a record holds.

    With no finding given, the one that is known is kept if position and stipulation have not
    changed, as it still holds; otherwise it is dropped.

    Raises:
        RecordMissing: there is no such record.
    """
    with library.writing() as connection:
        version_id = current_version_id(connection, library.path, record_id)
        before = read_version(connection, library.path, version_id)
        known = _surer(_still_true(before, problem), finding)
        _write_over(connection, before, problem, known)
    return Saved(record_id, version_id, replaced=before)


def save_version(
    library: Library,
    record_id: int,
    problem: Problem,
    finding: Finding | None = None,
    note: str = "",
    parent_id: int | None = None,
) -> Saved:
    """Save a problem as a new version of a record, and make it the current one.

    Args:
        parent_id: the version it was made from; the current one if not given.

    A finding of the parent is taken over where `save_over` would keep it.

    Raises:
        RecordMissing: there is no such record, or no such parent in it.
    """
    with library.writing() as connection:
        before = current_version_id(connection, library.path, record_id)
        parent_id = before if parent_id is None else parent_id
        parent = read_version(connection, library.path, parent_id)
        if parent.record_id != record_id:
            raise RecordMissing(library.path, f"version {parent_id} of record {record_id}")
        time = now()
        version_id = insert_version(connection, record_id, parent_id, problem, note, time)
        known = _surer(_still_true(parent, problem), finding)
        write_finding(connection, version_id, known)
        touch(connection, record_id, version_id, time)
        index_record(connection, record_id, problem)
        write_traits(connection, record_id, known)
    return Saved(record_id, version_id, before=before)


def put_back(library: Library, replaced: Version) -> Saved:
    """Write into a version what it held before; the undo of `save_over`.

    Raises:
        RecordMissing: there is no such version any more.
    """
    with library.writing() as connection:
        before = read_version(connection, library.path, replaced.version_id)
        _write_over(connection, before, replaced.problem, replaced.finding)
    return Saved(replaced.record_id, replaced.version_id, replaced=before)


def choose_version(library: Library, record_id: int, version_id: int) -> Chosen:
    """Make an older (or newer) version of a record its current one.

    Raises:
        RecordMissing: there is no such version in the record.
    """
    with library.writing() as connection:
        before = current_version_id(connection, library.path, record_id)
        version = read_version(connection, library.path, version_id)
        if version.record_id != record_id:
            raise RecordMissing(library.path, f"version {version_id} of record {record_id}")
        touch(connection, record_id, version_id, now())
        index_record(connection, record_id, version.problem)
        write_traits(connection, record_id, version.finding)
    return Chosen(record_id, version_id, before)


def keep_finding(
    library: Library, version_id: int, analysed: Problem, finding: Finding
) -> Judged | None:
    """Keep with a version what an analysis has found since it was saved.

    Args:
        analysed: the problem that the analysis was given. If the version holds another
            position or stipulation by now, nothing is kept.

    Returns:
        What changed; None if the finding came too late, or more is known already.
    """
    with library.writing() as connection:
        try:
            version = read_version(connection, library.path, version_id)
        except RecordMissing:
            return None
        if not same_verdict(version.problem, analysed):
            return None
        if _surer(version.finding, finding) is version.finding:
            return None
        write_finding(connection, version_id, finding)
        if current_version_id(connection, library.path, version.record_id) == version_id:
            write_traits(connection, version.record_id, finding)
    return Judged(version.record_id, version_id)


def note_version(library: Library, version_id: int, note: str) -> Noted:
    """Write a remark on a version.

    Raises:
        RecordMissing: there is no such version.
    """
    with library.writing() as connection:
        version = read_version(connection, library.path, version_id)
        connection.execute("UPDATE version SET note = ? WHERE id = ?", (storable(note), version_id))
    return Noted(version.record_id, version_id, version.note)


def mark_opened(library: Library, record_id: int) -> Opened:
    """Remember that a record was put on the board just now."""
    with library.writing() as connection:
        connection.execute("UPDATE record SET opened_at = ? WHERE id = ?", (now(), record_id))
    return Opened(record_id)


def delete_records(library: Library, ids: Iterable[int]) -> Deleted:
    """Put records into the bin; nothing of them is lost."""
    with library.writing() as connection:
        return Deleted(put_into_bin(connection, ids))


def restore_records(library: Library, ids: Iterable[int]) -> Restored:
    """Take records out of the bin; the undo of `delete_records`."""
    with library.writing() as connection:
        return Restored(take_out_of_bin(connection, ids))


def _write_over(
    connection: sqlite3.Connection, before: Version, problem: Problem, finding: Finding | None
) -> None:
    """Let a version hold something else, and derive it again where it is the current one."""
    time = rewrite(connection, before.version_id, problem_text(problem))
    write_finding(connection, before.version_id, finding)
    (current,) = connection.execute(
        "SELECT current_version FROM record WHERE id = ?", (before.record_id,)
    ).fetchone()
    if current == before.version_id:
        touch(connection, before.record_id, before.version_id, time)
        index_record(connection, before.record_id, problem)
        write_traits(connection, before.record_id, finding)


def _still_true(before: Version, problem: Problem) -> Finding | None:
    return before.finding if same_verdict(before.problem, problem) else None


def _surer(known: Finding | None, come: Finding | None) -> Finding | None:
    """Return the finding that says more of the same task, or else the newer one."""
    if known is None or come is None:
        return come or known
    if known.complete and not come.complete:
        return known
    says_the_same = (known.verdict, known.keys) == (come.verdict, come.keys)
    if says_the_same and known.details is not None and come.details is None:
        return known
    if come.ends is None and says_the_same:
        come = replace(come, ends=known.ends)
    if known.details is None or come.details is None or come.details.judged:
        return come
    return with_legality(come, known)  # that does not depend on who solved it
