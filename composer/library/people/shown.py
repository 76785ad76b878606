# SPDX-License-Identifier: GPL-3.0-or-later
"""What people are called in the language of a sheet or a page; records stay as they are.

In order: the name that the user gave the person; the name as it is written, where it is in
Latin letters; the person's spelling in Latin letters that most problems have; the name in Latin
letters as readers of the language write it.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from composer.library.access.store import Library
from composer.library.names.forms import spelling_key
from composer.library.names.romanising import in_latin, is_cyrillic
from composer.problem.credits import given_first
from composer.problem.problem import Problem


@dataclass(frozen=True, slots=True)
class Names:
    """What people are called in print.

    Attributes:
        known: names that the library knows, by spellings as they are compared; where it knows
            nobody, names are only put into the letters of the reader.
    """

    known: Mapping[str, str] = field(default_factory=dict)

    def name(self, author: str, language: str) -> str:
        """Return what a person who is written so is called in a language: `en`, `de`, `it` ..."""
        return self.known.get(spelling_key(author)) or in_latin(author, language)

    def in_problem(self, problem: Problem, language: str) -> Problem:
        """Return a problem to be printed, its authors called as the language calls them."""
        credits = problem.credits
        authors = tuple(self.name(author, language) for author in credits.authors)
        dedication = in_latin(credits.dedication, language)
        if (authors, dedication) == (credits.authors, credits.dedication):
            return problem
        return replace(problem, credits=replace(credits, authors=authors, dedication=dedication))


_MEANT: Final = """
    SELECT folded, person.id, CASE WHEN named THEN name END
    FROM spelling JOIN person ON person.id = person_id
    WHERE folded IN (SELECT value FROM json_each(?))
"""
_WRITTEN: Final = """
    SELECT spelling.person_id, written, (
        SELECT count(*) FROM authorship
        WHERE authorship.person_id = spelling.person_id AND spelling = folded
    ) AS uses
    FROM spelling WHERE person_id IN (SELECT value FROM json_each(?))
    ORDER BY uses DESC, length(written) DESC, written
"""


def names_of(library: Library, authors: Iterable[str]) -> Names:
    """Return what people are called in print, by how they are written.

    Raises:
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        return Names(_named(connection, set(authors)))


def names_of_problems(library: Library, problems: Iterable[Problem]) -> Names:
    """Return what the authors of some problems are called in print.

    Raises:
        LibraryFault: the file cannot be read.
    """
    return names_of(library, {author for problem in problems for author in problem.credits.authors})


def _named(connection: sqlite3.Connection, authors: set[str]) -> dict[str, str]:
    written = {spelling_key(author): author for author in sorted(authors)}
    meant = connection.execute(_MEANT, (json.dumps(sorted(written)),)).fetchall()
    foreign = {person for key, person, name in meant if not name and is_cyrillic(written[key])}
    latin: dict[int, str] = {}
    for person, spelling, _ in connection.execute(_WRITTEN, (json.dumps(sorted(foreign)),)):
        if not is_cyrillic(spelling):
            latin.setdefault(person, given_first(spelling))
    found = {}
    for key, person, name in meant:
        if name and not is_cyrillic(name):
            found[key] = name
        elif is_cyrillic(written[key]) and person in latin:
            found[key] = latin[person]
    return found
