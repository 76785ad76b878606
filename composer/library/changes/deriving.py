# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem made from somebody else's: what is said of that one does not hold of it."""

from __future__ import annotations

from dataclasses import fields, replace

from composer.library.access.reading import is_by_user, own_name
from composer.library.access.store import Library
from composer.library.arriving.links import LinkKind
from composer.library.changes.operations import Saved, add_problem
from composer.library.records.values import Finding, Origin
from composer.problem.credits import Credits
from composer.problem.forms import same_task
from composer.problem.problem import Problem


def derived(problem: Problem, original: Problem, author: str = "") -> Problem:
    """Return a problem without what is said of the one it was made from.

    What was written since, such as another author or a comment, stays: only what both say
    alike is left out.

    Args:
        problem: the changed problem, still with what is said of the original.
        original: the one it was made from.
        author: who made it, where that is known.
    """
    kept = {
        field.name: getattr(problem.credits, field.name)
        for field in fields(Credits)
        if getattr(problem.credits, field.name) != getattr(original.credits, field.name)
    }
    if author:
        kept.setdefault("authors", (author,))
    return replace(
        problem,
        credits=Credits(**kept),
        title="" if problem.title == original.title else problem.title,
        keywords=_fresh(problem.keywords, original.keywords),
        comments=_fresh(problem.comments, original.comments),
        extras=tuple(extra for extra in problem.extras if extra not in original.extras),
    )


def add_made_from(
    library: Library,
    problem: Problem,
    finding: Finding | None,
    original: Problem | None,
    made_from: int | None = None,
) -> Saved:
    """Save a problem as a new record, made from somebody else's or from none.

    Where it asks the same of the same position it is that problem, with all that is said of it.

    Args:
        library: the library.
        problem: the problem.
        finding: what is known about it.
        original: somebody else's problem that it was made from; None where it was from none.
        made_from: the record of the original, which the new one is linked with.

    Raises:
        LibraryFault: it could not be saved.
    """
    if original is None:
        return add_problem(library, problem, finding, made_from=made_from)
    if same_task(problem, original):
        link = LinkKind.VERSION
        return add_problem(library, problem, finding, "", Origin.IMPORTED, made_from, link)
    with library.reading() as connection:
        author = own_name(connection)
        is_own = is_by_user(connection, original.credits.authors)
    made = problem if is_own else derived(problem, original, author)
    return add_problem(library, made, finding, made_from=made_from)


def _fresh(texts: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(text for text in texts if text not in known)
