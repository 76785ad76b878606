# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking for problems like a given one: what is asked, and the ranked answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.library.alike import Alike, like_this
from composer.library.faults import RecordMissing
from composer.library.query import Query, parse_query
from composer.library.queryterms import Field, Numbers
from composer.library.reading import load
from composer.library.records import Finding
from composer.library.search import find
from composer.library.store import Library
from composer.problem.problem import Problem

MOST_RANKED: Final = 100
"""Problems that a ranked list tells."""


@dataclass(frozen=True, slots=True)
class Model:
    """The problem that others are to be like.

    Attributes:
        problem: the problem.
        finding: what is known about it.
        record_id: its own record, which is left out of the answer; None if it has none.
    """

    problem: Problem
    finding: Finding | None = None
    record_id: int | None = None


@dataclass(frozen=True, slots=True)
class Ranked:
    """Problems like another one, the nearest first."""

    model: Model
    alike: tuple[Alike, ...]


def asked_like(text: str) -> tuple[int, Query] | None:
    """Return the record that a query wants others to be like, and the rest of the query.

    Raises:
        QueryError: the query cannot be understood.
    """
    query = parse_query(text)
    terms = query.of_field(Field.LIKE)
    value = terms[0].values[0] if len(terms) == 1 and len(terms[0].values) == 1 else None
    if not isinstance(value, Numbers) or value.low is None or value.low != value.high:
        return None
    return int(value.low), query.without(terms[0])


def rank(library: Library, text: str, model: Model | None) -> Ranked | None:
    """Return the ranked answer to a query with `like:`, or about a problem that is given.

    Raises:
        QueryError: the query cannot be understood.
        LibraryFault: the file cannot be read.
    """
    rest = parse_query(text)
    if model is None:
        asked = asked_like(text)
        if asked is None:
            return None
        number, rest = asked
        try:
            record = load(library, number)
        except RecordMissing:
            return None
        model = Model(record.problem, record.finding, number)
    alike = like_this(library, model.problem, model.finding, MOST_RANKED, model.record_id)
    if rest.parts:
        wanted = set(find(library, rest))
        alike = tuple(each for each in alike if each.record_id in wanted)
    return Ranked(model, alike)
