# SPDX-License-Identifier: GPL-3.0-or-later
"""In which order versions are listed, and from which other one each was made.

What was saved and what is only remembered are one story. A version that was saved over holds
another position than before; the one that it held is remembered, and the new one was made from
it, not the other way round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime

from composer.library.changes.remembered import bare
from composer.library.records.values import Version
from composer.problem.problem import Problem


def merged_versions(saved: Iterable[Version], remembered: Iterable[Version]) -> tuple[Version, ...]:
    """Return all versions, the oldest first, none before the one that it was made from.

    Args:
        saved: the versions of the library.
        remembered: positions that are only remembered; they have numbers below zero. One that
            was saved, too, is not reported twice.
    """
    kept, memory = tuple(saved), tuple(remembered)
    known: dict[Problem, int] = {}
    for version in kept:
        known.setdefault(bare(version.problem), version.version_id)
    stands_for = {
        version.version_id: known.get(bare(version.problem), version.version_id)
        for version in memory
    }
    own = [version for version in memory if stands_for[version.version_id] == version.version_id]
    told = {version.version_id: version for version in (*kept, *own)}
    parents = {version.version_id: version.parent_id for version in kept}
    made_from = dict(parents)
    for entry in memory:  # what is remembered of one that was saved knows its way more exactly
        number, parent = stands_for[entry.version_id], entry.parent_id
        if number != entry.version_id and parent in stands_for:
            _note(made_from, number, (stands_for[parent], made_from[number]))
    for entry in own:
        if entry.parent_id is not None:
            parent = stands_for.get(entry.parent_id, entry.parent_id)
            _note(made_from, entry.version_id, (parent, parents.get(parent)))
    versions = {
        number: replace(version, parent_id=made_from.get(number))
        for number, version in told.items()
    }
    return tuple(sorted(versions.values(), key=lambda version: _when(version, versions)))


def _note(made_from: dict[int, int | None], number: int, parents: Iterable[int | None]) -> None:
    """Note the first of some parents that was not itself made from this version."""
    for parent in parents:
        if not _comes_from(made_from, parent, number):
            made_from[number] = parent
            return
    made_from[number] = None


def _comes_from(made_from: Mapping[int, int | None], number: int | None, origin: int) -> bool:
    seen: set[int] = set()
    while number is not None and number not in seen:
        if number == origin:
            return True
        seen.add(number)
        number = made_from.get(number)
    return False


def _when(version: Version, told: Mapping[int, Version]) -> tuple[datetime, int]:
    """Return where a version stands in the story: never before one that it was made from."""
    when, depth = version.saved_at, 0
    parent = told.get(version.parent_id) if version.parent_id is not None else None
    while parent is not None and depth < len(told):
        when, depth = max(when, parent.saved_at), depth + 1
        parent = told.get(parent.parent_id) if parent.parent_id is not None else None
    return when, depth
