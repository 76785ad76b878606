# SPDX-License-Identifier: GPL-3.0-or-later
"""Saving in place: what others keep there, and what is newer, is never written over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from studio import BLOCK, SOUND, THREATS, problem

from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.bin import empty_bin
from composer.library.changes.keywords import add_keyword, drop_keyword
from composer.library.changes.operations import (
    Saved,
    add_problem,
    delete_records,
    save_over,
    save_version,
)
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.records.values import Origin
from composer.library.search.search import find
from composer.problem.credits import NO_CREDITS, Credits
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.twintext import parse_twin
from composer.studio.saving import RecordPlace, save_as_new, save_beside, save_in_place

Save = Callable[[Library, RecordPlace, Problem, None, Problem | None], Saved]

MINE, THEIRS, FIRST = problem(BLOCK), problem(THREATS), problem(SOUND)


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.create(tmp_path / "l.chesslib") as made:
        yield made


@pytest.fixture
def place(library: Library) -> RecordPlace:
    saved = add_problem(library, FIRST)
    return RecordPlace(saved.record_id, saved.version_id)


def kept(library: Library, saved: Saved) -> list[object]:
    return [version.problem for version in versions_of(library, saved.record_id)]


def test_the_newest_version_is_saved_over(library: Library, place: RecordPlace) -> None:
    saved = save_in_place(library, place, MINE, None, FIRST)
    assert RecordPlace(saved.record_id, saved.version_id) == place
    assert kept(library, saved) == [MINE]


def test_what_is_not_known_is_not_written_over(library: Library, place: RecordPlace) -> None:
    saved = save_in_place(library, place, MINE, None, None)  # brought back after a crash
    assert kept(library, saved) == [FIRST, MINE]


def test_a_keyword_given_in_the_library_outlives_a_save(
    library: Library, place: RecordPlace
) -> None:
    assert place.record_id is not None
    add_keyword(library, (place.record_id,), "for the book")
    saved = save_in_place(library, place, MINE, None, FIRST)
    assert kept(library, saved) == [replace(MINE, keywords=("for the book",))]
    again = replace(MINE, keywords=("mine",))  # the board has not heard of the other one
    save_in_place(library, place, again, None, MINE)
    assert kept(library, saved) == [replace(MINE, keywords=("mine", "for the book"))]
    drop_keyword(library, (place.record_id,), "mine")
    save_in_place(library, place, replace(again, title="Title"), None, again)
    assert kept(library, saved) == [replace(MINE, keywords=("for the book",), title="Title")]


def test_a_keyword_given_in_the_library_goes_into_a_new_version(
    library: Library, place: RecordPlace
) -> None:
    assert place.record_id is not None
    add_keyword(library, (place.record_id,), "for the book")
    saved = save_beside(library, place, MINE, None, FIRST)
    marked = [replace(each, keywords=("for the book",)) for each in (FIRST, MINE)]
    assert kept(library, saved) == marked


def test_two_ways_to_write_the_same_become_two_versions(
    library: Library, place: RecordPlace
) -> None:
    assert place.record_id is not None
    theirs, mine = replace(FIRST, title="Theirs"), replace(FIRST, title="Mine")
    save_over(library, place.record_id, theirs)
    saved = save_in_place(library, place, mine, None, FIRST)
    assert kept(library, saved) == [theirs, mine]


def test_a_new_version_of_what_has_gone_is_a_new_record(library: Library) -> None:
    saved = save_beside(library, RecordPlace(77, 78), MINE, None, FIRST)
    assert load(library, saved.record_id).problem == MINE


def test_an_older_version_becomes_a_new_one(library: Library, place: RecordPlace) -> None:
    assert place.record_id is not None
    save_version(library, place.record_id, THEIRS)
    saved = save_in_place(library, place, MINE, None, FIRST)
    assert kept(library, saved) == [FIRST, THEIRS, MINE]
    newest = versions_of(library, saved.record_id)[-1]
    assert (newest.version_id, newest.parent_id) == (saved.version_id, place.version_id)


def test_what_was_changed_elsewhere_is_kept_beside(library: Library, place: RecordPlace) -> None:
    assert place.record_id is not None
    save_over(library, place.record_id, THEIRS)
    saved = save_in_place(library, place, MINE, None, FIRST)
    assert kept(library, saved) == [THEIRS, MINE]


def test_the_very_same_saved_elsewhere_is_enough(library: Library, place: RecordPlace) -> None:
    assert place.record_id is not None
    save_over(library, place.record_id, MINE)
    saved = save_in_place(library, place, MINE, None, FIRST)
    assert kept(library, saved) == [MINE]


def test_a_record_that_has_gone_is_made_anew(library: Library) -> None:
    saved = save_in_place(library, RecordPlace(77, 78), MINE, None, FIRST)
    assert load(library, saved.record_id).problem == MINE


def test_a_version_that_has_gone_does_no_harm(library: Library, place: RecordPlace) -> None:
    saved = save_in_place(library, RecordPlace(place.record_id, 99), MINE, None, FIRST)
    assert kept(library, saved) == [FIRST, MINE]


def test_a_deleted_record_comes_out_of_the_bin(library: Library, place: RecordPlace) -> None:
    assert place.record_id is not None
    delete_records(library, (place.record_id,))
    save_in_place(library, place, MINE, None, FIRST)
    assert find(library) == [place.record_id]


def test_without_a_place_it_is_a_new_record(library: Library, place: RecordPlace) -> None:
    saved = save_in_place(library, RecordPlace(), MINE, None, None)
    assert saved.record_id != place.record_id


@pytest.fixture
def theirs(library: Library) -> RecordPlace:
    """A problem that came by an import."""
    (added,) = add_problems(library, [NewProblem(MANSFIELD)], origin=Origin.IMPORTED)
    record = load(library, added.ids[0])
    return RecordPlace(record.record_id, record.version_id)


MANSFIELD = replace(
    problem(SOUND, "#2", "Mansfield, Comins"), comments=("Anticipated.",), keywords=("Good",)
)
OTHER_TASKS = {
    "position": replace(MANSFIELD, position=problem(BLOCK).position),
    "stipulation": replace(MANSFIELD, stipulation=parse_stipulation("#3")),
    "twins": replace(MANSFIELD, twins=(parse_twin("b", "Rotate 90"),)),
}


@pytest.mark.parametrize("what", OTHER_TASKS)
@pytest.mark.parametrize("save", [save_in_place, save_beside])
@pytest.mark.parametrize("known", [MANSFIELD, None])  # None: after a crash
def test_what_is_not_the_users_own_is_never_written_over(
    library: Library, theirs: RecordPlace, what: str, save: Save, known: Problem | None
) -> None:
    work = OTHER_TASKS[what]
    saved = save(library, theirs, work, None, known)
    assert saved.record_id != theirs.record_id
    assert saved.made_from == theirs.record_id
    assert kept(library, Saved(theirs.record_id or 0, 0)) == [MANSFIELD]
    (made,) = kept(library, saved)
    assert made == replace(work, credits=NO_CREDITS, comments=(), keywords=())
    assert load(library, saved.record_id).is_own
    # From now on it is a problem of one's own like any other.
    own = RecordPlace(saved.record_id, saved.version_id)
    again = save_in_place(library, own, THEIRS, None, saved.problem)
    assert again.record_id == saved.record_id


def test_what_is_told_of_it_may_be_corrected(library: Library, theirs: RecordPlace) -> None:
    better = replace(MANSFIELD, credits=Credits(("Mansfield, Comins",), "BCM", "1918"))
    saved = save_in_place(library, theirs, better, None, MANSFIELD)
    assert saved.record_id == theirs.record_id
    assert kept(library, saved) == [better]


def test_a_record_that_has_gone_leaves_no_credits_behind(
    library: Library, theirs: RecordPlace
) -> None:
    assert theirs.record_id is not None
    delete_records(library, (theirs.record_id,))
    empty_bin(library)
    work = OTHER_TASKS["position"]
    saved = save_in_place(library, theirs, work, None, MANSFIELD, MANSFIELD)
    assert load(library, saved.record_id).problem.credits == NO_CREDITS


def test_save_as_new_copies_ones_own_whole(library: Library, place: RecordPlace) -> None:
    signed = replace(MINE, title="Mine")
    saved = save_as_new(library, place, signed, None)
    assert saved.record_id != place.record_id
    assert kept(library, saved) == [signed]
    assert kept(library, Saved(place.record_id or 0, 0)) == [FIRST]
