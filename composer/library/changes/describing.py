# SPDX-License-Identifier: GPL-3.0-or-later
"""Giving many problems the same source, date, award or status at once, and taking it back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Final

from composer.library.access.store import Library
from composer.library.index.indexing import Index, keyword_key
from composer.library.records.problemform import problem_text
from composer.library.records.stored import current_version_id, read_version, record_exists
from composer.problem.credits import Credits
from composer.problem.originals.status import Step, with_amended_step, with_step
from composer.problem.problem import Problem
from composer.problem.statement import with_statement


@dataclass(frozen=True, slots=True)
class Common:
    """What problems are to have in common; None leaves what each has, empty takes it away.

    Attributes:
        authors: the authors.
        source: the source.
        first_number: the number of the first one; those that follow are counted on, so that
            `97/1164` is followed by `97/1165`. Without a digit all have the same.
        date: the date of publication.
        distinction: the distinction.
        tourney: the tourney.
        dedication: the dedication.
        tested: what is stated of their correctness: `C+ Popeye 4.87`.
        keywords: keywords that are added.
        step: what was done with them as originals.
    """

    authors: tuple[str, ...] | None = None
    source: str | None = None
    first_number: str | None = None
    date: str | None = None
    distinction: str | None = None
    tourney: str | None = None
    dedication: str | None = None
    tested: str | None = None
    keywords: tuple[str, ...] = ()
    step: Step | None = None


@dataclass(frozen=True, slots=True)
class Described:
    """Problems were given something in common.

    Attributes:
        changed: of each its number, what it was and what it is.
    """

    changed: tuple[tuple[int, Problem, Problem], ...]

    @property
    def ids(self) -> tuple[int, ...]:
        """The records that were changed."""
        return tuple(record_id for record_id, _, _ in self.changed)


def described(problem: Problem, common: Common, place: int = 0) -> Problem:
    """Return a problem with what it is to have in common with others.

    Args:
        problem: the problem.
        common: what it is given.
        place: which of them it is, from 0; numbers are counted by it.
    """
    given = {
        name: getattr(common, name)
        for name in ("authors", "source", "date", "distinction", "tourney", "dedication")
        if getattr(common, name) is not None
    }
    if common.first_number is not None:
        given["number"] = _number(common.first_number, place)
    known = set(map(keyword_key, problem.keywords))
    added = {keyword_key(word): word for word in common.keywords}
    more = tuple(word for key, word in added.items() if key and key not in known)
    found = replace(
        problem,
        credits=replace(problem.credits, **given),
        keywords=(*problem.keywords, *more),
    )
    if common.tested is not None:
        found = with_statement(found, common.tested)
    return found if common.step is None else with_step(found, common.step)


def describe(library: Library, ids: Iterable[int], common: Common) -> Described:
    """Give problems something in common, in the order of their numbers as they are passed.

    Raises:
        LibraryFault: it could not be written; nothing is changed then.
    """
    numbered = enumerate(dict.fromkeys(ids))
    return _rewritten(
        library, ((id_, partial(described, common=common, place=at)) for at, id_ in numbered)
    )


def describe_step(library: Library, ids: Iterable[int], step: Step) -> Described:
    """Write down that originals have come one step further.

    Raises:
        LibraryFault: it could not be written; nothing is changed then.
    """
    return describe(library, ids, Common(step=step))


def amend_step(library: Library, record_id: int, step: Step, by: str, note: str) -> Described:
    """Write down by whom and where the latest step of an original was, if it is still that step.

    Raises:
        LibraryFault: it could not be written.
    """
    amended = partial(with_amended_step, step=step, by=by, note=note)
    return _rewritten(library, ((record_id, amended),))


def take_description_back(library: Library, done: Described) -> Described:
    """Take back what was given; what was changed otherwise since then stays."""
    return _rewritten(
        library, ((id_, partial(_back, before=old, after=new)) for id_, old, new in done.changed)
    )


def _rewritten(
    library: Library, changes: Iterable[tuple[int, Callable[[Problem], Problem]]]
) -> Described:
    """Change the latest version of each record that is still there, all of them or none."""
    changed: list[tuple[int, Problem, Problem]] = []
    with library.writing() as connection, Index(connection) as index:
        for record_id, change in changes:
            if not record_exists(connection, record_id):
                continue
            version_id = current_version_id(connection, library.path, record_id)
            with library.passing_over(record_id):
                problem = read_version(connection, library.path, version_id).problem
                after = change(problem)
                if after != problem:
                    connection.execute(_WRITE, (problem_text(after), version_id))
                    index.update(record_id, after)
                    changed.append((record_id, problem, after))
    return Described(tuple(changed))


_WRITE: Final = "UPDATE version SET problem = ? WHERE id = ?"


def _number(first: str, place: int) -> str:
    """Return the number so many places behind the first: `97/1164`, `97/1165`, `a 9`, `a 10`."""
    found = re.fullmatch(r"(.*?)(\d{1,9})(\D*)", first, re.DOTALL)
    if found is None:
        return first
    counted = str(int(found[2]) + place).zfill(len(found[2]))
    return f"{found[1]}{counted}{found[3]}"


def _back(now: Problem, before: Problem, after: Problem) -> Problem:
    """Return a problem with what was given taken back, where it is still as it was given."""
    if now == after:
        return before
    credits = {
        field.name: getattr(before.credits, field.name)
        for field in fields(Credits)
        if getattr(now.credits, field.name) == getattr(after.credits, field.name)
    }
    keywords = before.keywords if now.keywords == after.keywords else now.keywords
    extras = dict(now.extras)
    old, given = dict(before.extras), dict(after.extras)
    for name in dict.fromkeys((*old, *given)):
        if old.get(name) == given.get(name) or extras.get(name) != given.get(name):
            continue
        if name in old:
            extras[name] = old[name]
        else:
            del extras[name]
    return replace(
        now,
        credits=replace(now.credits, **credits),
        keywords=keywords,
        extras=tuple(extras.items()),
    )
