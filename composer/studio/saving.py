# SPDX-License-Identifier: GPL-3.0-or-later
"""Saving a problem where it is kept, so that nothing that others keep there is lost.

Where a problem is kept, the steps that led to it, and a whole document are values.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TypeVar

from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.deriving import add_made_from
from composer.library.changes.operations import Saved, save_over, save_version
from composer.library.file.faults import RecordMissing
from composer.library.records.values import Finding, Record
from composer.problem.credits import Credits
from composer.problem.forms import same_task
from composer.problem.problem import Problem
from composer.problem.taskedits import beside_sign


@dataclass(frozen=True, slots=True)
class RecordPlace:
    """Where in the library a problem is kept; all None while it is not."""

    record_id: int | None = None
    version_id: int | None = None


NOWHERE = RecordPlace()


@dataclass(frozen=True, slots=True)
class SavedState:
    """Where a problem is kept, and what is kept there, as far as the program knows.

    Attributes:
        place: where.
        saved: what is kept there.
        foreign: the problem that the work began with, where that is not the user's own.
    """

    place: RecordPlace = NOWHERE
    saved: Problem | None = None
    foreign: Problem | None = None


@dataclass(frozen=True, slots=True)
class VersionChange:
    """A step that leads to another version: where the problem is kept before and after it."""

    before: SavedState
    after: SavedState


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the history as a value.

    Attributes:
        after: the problem after it.
        words: what was done.
        move: to another version, if it was one.
    """

    after: Problem
    words: str
    move: VersionChange | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A document as a value: all that another one needs to go on from here.

    Attributes:
        first: the problem before the first step.
        steps: what was done.
        index: how many steps are taken; the others can be redone.
        saved_state: where the problem is kept, and what is kept there.
        settled: the problem that counts as saved; None for none.
    """

    first: Problem
    steps: tuple[Step, ...]
    index: int
    saved_state: SavedState
    settled: Problem | None

    def homeless(self) -> Snapshot:
        """Return it without a place: the library, whose numbers it names, is not there."""
        steps = tuple(replace(step, move=None) for step in self.steps)
        return replace(self, steps=steps, saved_state=SavedState(foreign=self.saved_state.foreign))


T = TypeVar("T")


def save_in_place(
    library: Library,
    place: RecordPlace,
    problem: Problem,
    finding: Finding | None,
    known: Problem | None,
    foreign: Problem | None = None,
) -> Saved:
    """Save over the version that a problem was opened from.

    What was changed there in the meantime, such as a keyword given to many problems at once,
    stays, unless the same was changed on the board in another way. Then, or where that is not
    the newest version, the problem becomes a new version; where the record has gone, a new record.

    A record that is not the user's own takes corrections of what is stated about it. Where another
    position, stipulation or twins stand on the board, that is a problem of its own, beside it.

    Args:
        library: the library.
        place: where the problem was opened from.
        problem: what is to be saved.
        finding: what is known about it.
        known: what the place held when it was last looked at; None if that is not known, as
            after a crash: what it holds now is then not written over.
        foreign: somebody else's problem that the work began with, as far as that is known.

    Raises:
        LibraryFault: it could not be saved.
    """
    record = _record_or_new(library, place, problem, finding, known, foreign)
    if isinstance(record, Saved):
        return record
    if record.version_id == place.version_id and known is not None:
        united = with_what_came(known, record.problem, problem)
        if united is not None:
            return save_over(library, record.record_id, united, finding)
    if record.problem == problem:  # the other program saved the very same
        return Saved(record.record_id, record.version_id)
    return _as_version(library, record, place, problem, finding)


def save_beside(
    library: Library,
    place: RecordPlace,
    problem: Problem,
    finding: Finding | None,
    known: Problem | None,
    foreign: Problem | None = None,
) -> Saved:
    """Save as a new version of the record that a problem was opened from.

    What was changed there in the meantime goes into it as in `save_in_place`, and what is no
    version of somebody else's problem becomes a problem of its own as there.

    Raises:
        LibraryFault: it could not be saved.
    """
    record = _record_or_new(library, place, problem, finding, known, foreign)
    if isinstance(record, Saved):
        return record
    if record.version_id == place.version_id and known is not None:
        problem = with_what_came(known, record.problem, problem) or problem
    return _as_version(library, record, place, problem, finding)


def _record_or_new(
    library: Library,
    place: RecordPlace,
    problem: Problem,
    finding: Finding | None,
    known: Problem | None,
    foreign: Problem | None,
) -> Record | Saved:
    """Return the record that a problem is saved in; or save it as a new one, where it has to be.

    It has to be where the record has gone, and where it holds another problem of somebody else.
    """
    record = _record(library, place)
    if record is None:
        return add_made_from(library, problem, finding, foreign)
    if _is_another(library, record, place, problem):
        original = foreign or known or record.problem
        return add_made_from(library, problem, finding, original, record.record_id)
    return record


def save_as_new(
    library: Library,
    place: RecordPlace,
    problem: Problem,
    finding: Finding | None,
    foreign: Problem | None = None,
) -> Saved:
    """Save as a new record, linked with the one that the problem was opened from.

    Raises:
        LibraryFault: it could not be saved.
    """
    record = _record(library, place)
    if record is None:
        return add_made_from(library, problem, finding, foreign)
    original = None if record.is_own else foreign or record.problem
    return add_made_from(library, problem, finding, original, record.record_id)


def _record(library: Library, place: RecordPlace) -> Record | None:
    """Return the record of a place; None where there is none, or none any more."""
    if place.record_id is None:
        return None
    try:
        return load(library, place.record_id)
    except RecordMissing:
        return None


def _is_another(library: Library, record: Record, place: RecordPlace, problem: Problem) -> bool:
    """Return whether a problem is none of a record that is not the user's own."""
    if record.is_own or same_task(problem, record.problem):
        return False
    return not any(
        version.version_id == place.version_id and same_task(problem, version.problem)
        for version in versions_of(library, record.record_id)
    )


def _as_version(
    library: Library, record: Record, place: RecordPlace, problem: Problem, finding: Finding | None
) -> Saved:
    number = record.record_id
    try:
        return save_version(library, number, problem, finding, parent_id=place.version_id)
    except RecordMissing:  # the version it was made from has gone, the record has not
        return save_version(library, number, problem, finding)


def with_what_came(known: Problem, kept: Problem, mine: Problem) -> Problem | None:
    """Return a problem with what has come to it elsewhere; None if the two changes collide.

    Args:
        known: what was kept when the work began.
        kept: what is kept now.
        mine: what the work has made of it.
    """
    three = known, kept, mine
    try:
        _one_of(
            *((problem.stipulation, beside_sign(problem)) for problem in three)
        )  # a task is one value
        return replace(
            mine,
            position=_one_of(known.position, kept.position, mine.position),
            stipulation=_one_of(known.stipulation, kept.stipulation, mine.stipulation),
            twins=_one_of(known.twins, kept.twins, mine.twins),
            game=_one_of(known.game, kept.game, mine.game),
            title=_one_of(known.title, kept.title, mine.title),
            extras=_one_of(known.extras, kept.extras, mine.extras),
            credits=Credits(
                **{
                    field.name: _one_of(*(getattr(p.credits, field.name) for p in three))
                    for field in fields(Credits)
                }
            ),
            keywords=_all_of(known.keywords, kept.keywords, mine.keywords),
            comments=_all_of(known.comments, kept.comments, mine.comments),
        )
    except _Collision:
        return None


class _Collision(Exception):  # noqa: N818 - no error: two have changed the same
    """Two have changed the same in two ways."""


def _one_of(known: T, kept: T, mine: T) -> T:
    if kept in (known, mine):
        return mine
    if mine == known:
        return kept
    raise _Collision


def _all_of(
    known: tuple[str, ...], kept: tuple[str, ...], mine: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the texts of mine without those that went elsewhere, then those that came."""
    gone = set(known).difference(kept)
    came = [item for item in kept if item not in known and item not in mine]
    return (*(item for item in mine if item not in gone), *came)
