# SPDX-License-Identifier: GPL-3.0-or-later
"""Keywords typed by the user, given to many problems at once; apart from what is computed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from composer.library.access.store import Library
from composer.library.file.faults import NameEmpty
from composer.library.file.ids import numbers
from composer.library.index.indexing import Index, keyword_key, storable
from composer.library.records.problemform import problem_text
from composer.library.records.stored import read_problem
from composer.problem.problem import Problem


@dataclass(frozen=True, slots=True)
class KeywordAdded:
    """Problems have a keyword that they had not.

    Attributes:
        word: the keyword.
        ids: the records.
    """

    word: str
    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KeywordDropped:
    """Problems have lost a keyword.

    Attributes:
        word: the keyword.
        before: (record, all keywords that it had) of each.
    """

    word: str
    before: tuple[tuple[int, tuple[str, ...]], ...]

    @property
    def ids(self) -> tuple[int, ...]:
        """The records."""
        return tuple(record_id for record_id, _ in self.before)


def add_keyword(library: Library, ids: Iterable[int], word: str) -> KeywordAdded:
    """Give a keyword to problems; those that have it, whatever the capitals, stay as they are.

    Raises:
        NameEmpty: there is no word.
        LibraryFault: it could not be written; so with every operation here.
    """
    word = " ".join(storable(word).split())
    key = keyword_key(word)
    if not key:
        raise NameEmpty(library.path)

    def added(record_id: int, kept: tuple[str, ...]) -> tuple[str, ...]:
        return kept if key in map(keyword_key, kept) else (*kept, word)

    changed = _rewrite(library, ids, added)
    return KeywordAdded(word, tuple(record_id for record_id, _ in changed))


def drop_keyword(library: Library, ids: Iterable[int], word: str) -> KeywordDropped:
    """Take a keyword from problems, whatever the capitals it is written in."""
    key = keyword_key(word)

    def dropped(record_id: int, kept: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(keyword for keyword in kept if keyword_key(keyword) != key)

    return KeywordDropped(word, _rewrite(library, ids, dropped))


def bring_keyword_back(library: Library, dropped: KeywordDropped) -> KeywordAdded:
    """Give problems a keyword back, in its old place where the others are still the same."""
    before = dict(dropped.before)
    key = keyword_key(dropped.word)

    def returned(record_id: int, kept: tuple[str, ...]) -> tuple[str, ...]:
        if key in map(keyword_key, kept):
            return kept
        old = before[record_id]
        others = tuple(keyword for keyword in old if keyword_key(keyword) != key)
        return old if others == kept else (*kept, dropped.word)

    changed = _rewrite(library, before, returned)
    return KeywordAdded(dropped.word, tuple(record_id for record_id, _ in changed))


def _rewrite(
    library: Library,
    ids: Iterable[int],
    change: Callable[[int, tuple[str, ...]], tuple[str, ...]],
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Change the keywords of current versions; return what each changed record had before."""
    before: list[tuple[int, tuple[str, ...]]] = []
    with library.writing() as connection, Index(connection) as index:
        for record_id, version_id, problem in _current(connection, library, ids):
            keywords = change(record_id, problem.keywords)
            if keywords == problem.keywords:
                continue
            before.append((record_id, problem.keywords))
            changed = replace(problem, keywords=keywords)
            connection.execute(
                "UPDATE version SET problem = ? WHERE id = ?", (problem_text(changed), version_id)
            )
            index.update(record_id, changed)
    return tuple(before)


def _current(
    connection: sqlite3.Connection, library: Library, ids: Iterable[int]
) -> Iterator[tuple[int, int, Problem]]:
    found = connection.execute(
        """
        SELECT record.id, version.id FROM record JOIN version ON version.id = current_version
        WHERE record.id IN (SELECT value FROM json_each(?)) ORDER BY record.id
        """,
        (numbers(ids),),
    ).fetchall()
    for record_id, version_id in found:
        (text,) = connection.execute(
            "SELECT problem FROM version WHERE id = ?", (version_id,)
        ).fetchone()
        problem = None
        with library.passing_over(record_id):
            problem = read_problem(text, library.path, record_id)
        if problem is not None:
            yield record_id, version_id, problem
