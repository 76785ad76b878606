# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem made from somebody else's takes nothing of what is told of that one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from filed import person_called
from library.version1 import make_version_1

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.arriving.links import LinkKind, links_of
from composer.library.changes.deriving import add_made_from, derived
from composer.library.changes.operations import add_problem, delete_records
from composer.library.changes.samples import create_sample_library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.file.migrations import MIGRATIONS
from composer.library.people.people import claim_person
from composer.library.records.values import Origin
from composer.library.search.search import find
from composer.problem.credits import NO_CREDITS, Credits
from composer.problem.problem import Problem


def imported(library: Library, *problems: Problem) -> tuple[int, ...]:
    (added,) = add_problems(library, map(NewProblem, problems), origin=Origin.IMPORTED)
    return added.ids


def claim(library: Library, name: str) -> None:
    number = person_called(library, name)
    assert number is not None
    claim_person(library, number)


def test_what_both_say_is_of_the_original_and_what_was_written_since_stays(
    mate: Problem, other: Problem
) -> None:
    told = replace(mate, extras=(("solution", "1.Qe4!"), ("mine", "yes")))
    work = replace(told, position=other.position, keywords=(*mate.keywords, "sketch"))
    original = replace(told, extras=(("solution", "1.Qe4!"),))
    made = derived(work, original)
    assert made.position == other.position
    assert (made.credits, made.title, made.comments) == (NO_CREDITS, "", ())
    assert (made.keywords, made.extras) == (("sketch",), (("mine", "yes"),))
    signed = derived(replace(work, credits=Credits(("I",), date="2026")), original, "Me")
    assert signed.credits == Credits(("I",), date="2026")
    assert derived(work, original, "Me").credits == Credits(("Me",))


def test_it_is_linked_with_the_original_and_signed_where_the_user_is_known(
    library: Library, mate: Problem, other: Problem
) -> None:
    (number,) = imported(library, mate)
    add_problem(library, replace(other, credits=Credits(("Anne",))))
    claim(library, "Anne")
    work = replace(mate, position=other.position)
    saved = add_made_from(library, work, None, mate, number)
    made = load(library, saved.record_id)
    assert (made.problem.credits, made.is_own) == (Credits(("Anne",)), True)
    assert load(library, number).problem == mate
    (there,) = links_of(library, saved.record_id)
    assert (there.record_id, there.kind, there.words) == (number, LinkKind.AFTER, "after")
    (back,) = links_of(library, number)
    assert (back.record_id, back.words) == (saved.record_id, "starting point of")
    delete_records(library, (number,))
    assert links_of(library, saved.record_id) == ()


def test_a_copy_keeps_what_is_told_and_whose_it_is(library: Library, mate: Problem) -> None:
    (number,) = imported(library, mate)
    saved = add_made_from(library, mate, None, mate, number)
    copy = load(library, saved.record_id)
    assert (copy.problem, copy.is_own) == (mate, False)


def test_the_users_own_printed_work_keeps_its_credits(
    library: Library, mate: Problem, other: Problem
) -> None:
    (number,) = imported(library, mate)
    claim(library, mate.credits.authors[0])
    assert load(library, number).is_own
    work = replace(mate, position=other.position)
    saved = add_made_from(library, work, None, mate, number)
    assert load(library, saved.record_id).problem == work


def test_whose_a_record_is(library: Library, mate: Problem, other: Problem) -> None:
    composed = add_problem(library, mate).record_id
    (came,) = imported(library, other)
    assert load(library, composed).is_own
    assert not load(library, came).is_own
    add_problem(library, replace(mate, credits=Credits(("Anne",))))
    claim(library, "Anne")  # from now on who signed otherwise is somebody else
    assert not load(library, composed).is_own


def test_samples_are_not_the_users_own(tmp_path: Path) -> None:
    with create_sample_library(tmp_path / "samples.library") as library:
        assert not any(load(library, number).is_own for number in find(library)[:3])


@pytest.mark.parametrize(
    ("changes", "own"),
    [
        ({"credits": NO_CREDITS}, True),
        ({}, False),
        ({"credits": Credits(source="The Field")}, False),
        ({"credits": NO_CREDITS, "extras": (("solution", "1.Qe4!"),)}, False),
    ],
)
def test_of_older_libraries_what_is_not_known_is_not_the_users_own(
    path: Path, mate: Problem, changes: dict[str, object], own: bool
) -> None:
    make_version_1(path, [(replace(mate, **changes), None)])  # type: ignore[arg-type]
    with Library.open(path) as library:
        assert load(library, 1).is_own is own


def test_a_damaged_record_does_not_stop_the_step(path: Path, mate: Problem) -> None:
    make_version_1(path, [(mate, None)])
    with closing(sqlite3.connect(path)) as connection:
        for step in MIGRATIONS[1:3]:
            step(connection)
        connection.execute("UPDATE version SET problem = '{torn'")
        MIGRATIONS[3](connection)
        assert connection.execute("SELECT origin FROM record").fetchall() == [("unknown",)]
