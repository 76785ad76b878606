# SPDX-License-Identifier: GPL-3.0-or-later
"""The answer to a query that asks for likeness: problems by how much they are like one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.library.access.store import Library
from composer.library.likeness.ranking import LISTED, Alike, like_model
from composer.library.query.parser import Query, parse_query
from composer.library.query.terms import Field, Model, Term
from composer.library.search.search import find
from composer.problem.problem import Problem

MOST_RANKED: Final = LISTED
"""Problems that a ranked list tells."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """Problems like another one.

    Attributes:
        model: what they are to be like, as the query names it.
        problem: that problem.
        alike: the problems, the nearest first.
    """

    model: Model
    problem: Problem
    alike: tuple[Alike, ...]


def like_term(query: Query) -> tuple[Model, Term] | None:
    """Return the one problem that a query wants others to be like, and its term.

    None where the query names none, several, or one in brackets or after a `not`.
    """
    terms = query.of_field(Field.LIKE)
    value = terms[0].values[0] if len(terms) == 1 and len(terms[0].values) == 1 else None
    return (value, terms[0]) if isinstance(value, Model) else None


def ranking(library: Library, query: Query | str) -> Ranking | None:
    """Return what a query finds by likeness; None where it does not ask for that.

    Raises:
        QueryError: the query cannot be understood, or the problem it names is not there.
        LibraryFault: the file cannot be read.
    """
    query = parse_query(query) if isinstance(query, str) else query
    asked = like_term(query)
    if asked is None:
        return None
    model, term = asked
    found = like_model(library, model, MOST_RANKED)
    if found is None:
        find(library, query)  # says that it is not there, and where
        return None
    alike, problem = found
    return Ranking(model, problem, among(library, alike, query.without(term)))


def among(library: Library, alike: tuple[Alike, ...], rest: Query) -> tuple[Alike, ...]:
    """Return those of some problems that a query finds, in their order.

    Raises:
        QueryError: the query cannot be understood.
        LibraryFault: the file cannot be read.
    """
    if not rest.parts:
        return alike
    wanted = set(find(library, rest))
    return tuple(candidate for candidate in alike if candidate.record_id in wanted)
