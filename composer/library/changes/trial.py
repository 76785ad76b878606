# SPDX-License-Identifier: GPL-3.0-or-later
"""What an import would do to a library that stays as it is.

What comes is kept in tables of SQLite's own beside the file, which go with the connection: the file
may be large, and a copy of it would take longer than all else.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from composer.library.access.store import Library
from composer.library.arriving.candidates import UNDER_HASH
from composer.library.arriving.deciding import Candidate
from composer.library.changes.writing import Entered
from composer.library.index.indexing import last_number
from composer.library.index.shape import Shape
from composer.library.names.joining import People
from composer.library.records.problemform import problem_text
from composer.problem.problem import Problem

KNOWN: Final = """
    SELECT canonical FROM record INDEXED BY record_by_canonical
    WHERE canonical IN (SELECT value FROM json_each(?1))
"""
"""Of some hashes those under which records lie."""

_AND_CAME: Final = """
    UNION ALL SELECT canonical FROM came WHERE canonical IN (SELECT value FROM json_each(?1))
"""
_BETTERED: Final = """
    SELECT old.id, old.version, coalesce(better.problem, old.problem), old.origin
    FROM old LEFT JOIN better ON better.record_id = old.id
    UNION ALL
    SELECT record_id, 0, problem, 'imported' FROM came WHERE canonical = ?1
    ORDER BY 1
"""
_KNOWN_TOO: Final = KNOWN + _AND_CAME
_UNDER_HASH_TOO: Final = "WITH old AS (" + UNDER_HASH + ")" + _BETTERED
_BESIDE: Final = (
    "CREATE TEMP TABLE came (record_id INTEGER PRIMARY KEY, canonical INTEGER, problem TEXT)",
    "CREATE INDEX temp.came_by_canonical ON came (canonical)",
    "CREATE TEMP TABLE better (record_id INTEGER PRIMARY KEY, problem TEXT)",
    # People are found by these; of a name that is not known yet a row is entered.
    "CREATE TEMP TABLE person (id INTEGER PRIMARY KEY, name TEXT, mine INTEGER, named INTEGER)",
    "INSERT INTO temp.person SELECT id, name, mine, named FROM main.person",
    "CREATE TEMP TABLE spelling AS SELECT * FROM main.spelling",
    "CREATE UNIQUE INDEX temp.spelling_trial ON spelling (folded)",
    "CREATE INDEX temp.spelling_trial_by_person ON spelling (person_id)",
    "CREATE INDEX temp.spelling_trial_by_outline ON spelling (outline)",
    "CREATE TEMP TABLE authorship (person_id INTEGER)",  # who wrote what is not asked
)
_ADD: Final = "INSERT INTO came VALUES (?, ?, ?)"
_BETTER: Final = "INSERT OR REPLACE INTO better VALUES (?, ?)"
_BETTER_TOO: Final = "UPDATE came SET problem = ?2 WHERE record_id = ?1"


@dataclass(slots=True)
class Trial:
    """An import that is only tried.

    Attributes:
        library: where it would go.
        connection: sees the library in one state.
        number: that of the last record, or of the last that would have come.
    """

    library: Library
    connection: sqlite3.Connection
    number: int

    @property
    def intake_id(self) -> int:
        """The number that the import would have."""
        return last_number(self.connection, "intake") + 1

    @contextmanager
    def batch(self) -> Iterator[TrialBatch]:
        """Take some problems; once the block has ended, the next ones are compared with them."""
        batch = TrialBatch(self, People(self.connection))
        yield batch
        self.connection.executemany(_ADD, batch.came)
        self.connection.executemany(_BETTER, batch.better.items())
        self.connection.executemany(_BETTER_TOO, batch.better.items())


@dataclass(frozen=True, slots=True)
class TrialBatch:
    """Keeps in mind what would be written."""

    trial: Trial
    people: People
    came: list[tuple[int, int, str]] = field(default_factory=list)
    better: dict[int, str] = field(default_factory=dict)
    known: str = _KNOWN_TOO
    under_hash: str = _UNDER_HASH_TOO

    def enter(self, problem: Problem, shape: Shape) -> Entered:
        """Keep a new record in mind."""
        self.trial.number += 1
        self.came.append((self.trial.number, shape.canonical, problem_text(problem)))
        self._meet(problem)
        return Entered(self.trial.number, 0)

    def write_over(self, same: Candidate, problem: Problem, text: str) -> None:
        """Keep in mind that a record would hold another problem."""
        self.better[same.record_id] = text
        self._meet(problem)

    def _meet(self, problem: Problem) -> None:
        self.people.whoever(problem.credits.authors)  # they are known from now on


@contextmanager
def trying(library: Library) -> Iterator[Trial]:
    """Try an import during the block; of it nothing stays.

    Raises:
        LibraryFault: the library cannot be read.
    """
    with library.reading() as connection:  # its end takes the tables back, too
        for statement in _BESIDE:
            connection.execute(statement)
        yield Trial(library, connection, last_number(connection, "record"))
