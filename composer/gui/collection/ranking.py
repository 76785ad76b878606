# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking for problems like a given one: what is asked, and the ranked answer."""

from __future__ import annotations

from dataclasses import dataclass

from composer.library.access.store import Library
from composer.library.likeness.ranking import Alike, like_this
from composer.library.query.parser import parse_query
from composer.library.records.values import Finding
from composer.library.search.likest import MOST_RANKED, among, ranking
from composer.problem.problem import Problem


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


def rank(library: Library, text: str, model: Model | None) -> Ranked | None:
    """Return the ranked answer to a query with `like:`, or about a problem that is given.

    Raises:
        QueryError: the query cannot be understood.
        LibraryFault: the file cannot be read.
    """
    if model is None:
        found = ranking(library, text)
        if found is None:
            return None
        return Ranked(Model(found.problem, None, found.model.record_id), found.alike)
    alike = like_this(library, model.problem, model.finding, MOST_RANKED, model.record_id)
    return Ranked(model, among(library, alike, parse_query(text)))
