# SPDX-License-Identifier: GPL-3.0-or-later
"""The records that may be what comes in: each is read once in a batch, and found by its task.

Thousands of records may share one position: the game array, for one, under thousands of tasks.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final

from composer.library.access.store import Library
from composer.library.arriving.deciding import Candidate, Request, request_of
from composer.library.index.shape import Shape
from composer.library.records.problemform import problem_text
from composer.library.records.stored import read_problem
from composer.library.records.values import Origin
from composer.problem.problem import Problem

MOST_RELATED: Final = 64
"""Records of one position to which a new one can be linked; more would be of no use."""

UNDER_HASH: Final = """
    SELECT record.id AS id, version.id AS version, problem, origin
    FROM record INDEXED BY record_by_canonical
    JOIN version ON version.id = record.current_version
    WHERE canonical = ?1 AND deleted_at IS NULL ORDER BY record.id
"""


@dataclass(slots=True)
class _Group:
    """The records under one hash, the oldest first."""

    by_number: dict[int, Candidate] = field(default_factory=dict)
    by_request: dict[Request, list[int]] = field(default_factory=dict)


class Candidates:
    """Reads records within one transaction, in which only its owner writes.

    Those under one hash are read once; of what comes later its owner tells (`enter`, `replace`),
    whether that is written already or not.
    """

    def __init__(
        self, connection: sqlite3.Connection, library: Library, under_hash: str = UNDER_HASH
    ) -> None:
        """Get ready to read.

        Args:
            connection: reads the records.
            library: names the file, and is told of damaged records.
            under_hash: the query for records under a hash, the oldest first.
        """
        self._connection, self._library, self._under_hash = connection, library, under_hash
        self._groups: dict[int, _Group] = {}
        self._entered: dict[int, list[tuple[int, int, Problem]]] = {}

    def with_same_task(self, come: Problem, canonical: int) -> tuple[Candidate, ...]:
        """Return the records that ask the same of the same position; the oldest first.

        Args:
            come: what comes in.
            canonical: the hash of its position.
        """
        group = self._group(canonical)
        return tuple(
            group.by_number[number] for number in group.by_request.get(request_of(come), ())
        )

    def related(self, canonical: int, hashes: Sequence[int]) -> tuple[Candidate, ...]:
        """Return the oldest records that may have to do with a position, the same one first.

        Args:
            canonical: the hash of the position.
            hashes: those under which the records lie.
        """
        own = list(self._oldest(canonical)) if canonical in hashes else []
        others = [
            candidate
            for number in hashes
            if number != canonical
            for candidate in self._oldest(number)
        ]
        others.sort(key=lambda other: other.record_id)
        return tuple(islice((*own, *others), MOST_RELATED))

    def enter(self, canonical: int, record_id: int, version_id: int, problem: Problem) -> None:
        """Note a new record: it is read as it is kept, once it is asked for."""
        self._entered.setdefault(canonical, []).append((record_id, version_id, problem))

    def replace(self, canonical: int, candidate: Candidate, problem: Problem, text: str) -> None:
        """Note that a record holds another problem now, which asks the same as before."""
        changed = replace(candidate, problem=problem, text=text)
        self._group(canonical).by_number[candidate.record_id] = changed

    def _oldest(self, canonical: int) -> Iterator[Candidate]:
        return islice(self._group(canonical).by_number.values(), MOST_RELATED)

    def _group(self, canonical: int) -> _Group:
        """Return the records under a hash."""
        group = self._groups.get(canonical)
        if group is None:
            group = self._groups[canonical] = _Group()
            rows = self._connection.execute(self._under_hash, (canonical,)).fetchall()
            for record_id, version_id, text, origin in rows:
                composed = origin == Origin.COMPOSED.value
                self._add(group, record_id, version_id, text, composed)
        for record_id, version_id, problem in self._entered.pop(canonical, ()):
            if record_id not in group.by_number:
                self._add(group, record_id, version_id, problem_text(problem), False)
        return group

    def _add(
        self, group: _Group, record_id: int, version_id: int, text: str, composed: bool
    ) -> None:
        with self._library.passing_over(record_id):  # nothing can be compared with it
            problem = read_problem(text, self._library.path, record_id)
            made = Candidate(record_id, version_id, problem, composed, text)
            group.by_number[record_id] = made
            group.by_request.setdefault(request_of(problem), []).append(record_id)


def asked_alike(library: Library, problem: Problem) -> tuple[Candidate, ...]:
    """Return the records with this very position and task, the oldest first; none in the bin.

    Raises:
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        candidates = Candidates(connection, library)
        return candidates.with_same_task(problem, Shape.of_problem(problem).canonical)
