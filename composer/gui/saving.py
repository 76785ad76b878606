# SPDX-License-Identifier: GPL-3.0-or-later
"""Saving a problem where it is kept, so that nothing that others keep there is lost."""

from __future__ import annotations

from composer.gui.session import Place
from composer.library.faults import RecordMissing
from composer.library.operations import Saved, add_problem, save_over, save_version
from composer.library.reading import load
from composer.library.records import Finding
from composer.library.store import Library
from composer.problem.problem import Problem


def save_in_place(
    library: Library,
    place: Place,
    problem: Problem,
    finding: Finding | None,
    known: Problem | None,
) -> Saved:
    """Save over the version that a problem was opened from.

    Where that is not the newest version, or holds something else by now, the problem becomes
    a new version instead; where the record has gone, a new record.

    Args:
        library: the library.
        place: where the problem was opened from.
        problem: what is to be saved.
        finding: what is known about it.
        known: what the place held when it was last looked at; None if that is not known.

    Raises:
        LibraryFault: it could not be saved.
    """
    if place.record_id is None:
        return add_problem(library, problem, finding)
    try:
        record = load(library, place.record_id)
    except RecordMissing:
        return add_problem(library, problem, finding)
    if record.version_id == place.version_id and known in (None, record.problem):
        return save_over(library, place.record_id, problem, finding)
    if record.problem == problem:  # the other program saved the very same
        return Saved(record.record_id, record.version_id)
    try:
        return save_version(library, place.record_id, problem, finding, parent_id=place.version_id)
    except RecordMissing:  # the version it was made from has gone, the record has not
        return save_version(library, place.record_id, problem, finding)
