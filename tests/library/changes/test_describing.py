# SPDX-License-Identifier: GPL-3.0-or-later
"""Many problems given something in common at once, and one step back."""

from __future__ import annotations

from dataclasses import replace

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.describing import Common, describe, described
from composer.library.changes.operations import add_problem, save_over
from composer.library.changes.undo import can_undo, undo
from composer.library.search.search import find
from composer.problem.originals.status import Stage, Step, original_of
from composer.problem.problem import Problem
from composer.problem.statement import statement

COMMON = Common(
    source="The Problemist",
    first_number="97/1164",
    date="2027-01",
    distinction="",
    tested="C+ Popeye 4.87",
    keywords=("column", "MUTATE"),
    step=Step(Stage.ACCEPTED, "2026-11-29", "The Problemist", "1/2027"),
)


def test_all_are_given_it_in_their_order_and_are_found_by_it(
    library: Library, mate: Problem, other: Problem
) -> None:
    ids = [add_problem(library, each).record_id for each in (mate, other, mate)]
    before = [load(library, record_id).problem for record_id in ids]
    done = describe(library, (ids[2], ids[0], 4711, ids[1], ids[2]), COMMON)
    assert done.ids == (ids[2], ids[0], ids[1])
    after = [load(library, record_id).problem for record_id in ids]
    assert [problem.credits.number for problem in after] == ["97/1165", "97/1167", "97/1164"]
    assert after[0].credits == replace(
        mate.credits, source="The Problemist", number="97/1165", date="2027-01", distinction=""
    )
    assert after[0].keywords == ("zugzwang", "mutate", "column")
    assert statement(after[1]) == "C+ Popeye 4.87"
    assert original_of(after[2]).stage is Stage.ACCEPTED
    assert sorted(find(library, "status:accepted keyword:column date:2027-01")) == ids
    assert find(library, "no:97/1164") == [ids[2]]
    assert can_undo(done)
    back = undo(library, done)
    assert [load(library, record_id).problem for record_id in ids] == before
    assert find(library, "status:any") == []
    undo(library, back)
    assert [load(library, record_id).problem for record_id in ids] == after


def test_what_was_changed_since_stays(library: Library, mate: Problem) -> None:
    record_id = add_problem(library, mate).record_id
    done = describe(library, [record_id], COMMON)
    kept = load(library, record_id).problem
    save_over(library, record_id, replace(kept, credits=replace(kept.credits, source="Phénix")))
    undo(library, done)
    found = load(library, record_id).problem
    assert found == replace(mate, credits=replace(mate.credits, source="Phénix"))


def test_nothing_said_changes_nothing_and_numbers_without_a_digit_stay(mate: Problem) -> None:
    assert described(mate, Common(), 5) == mate
    for first, number in (("A", "A"), ("", ""), ("09", "12"), ("7b", "10b"), ("1/99", "1/102")):
        assert described(mate, Common(first_number=first), 3).credits.number == number
    assert described(mate, Common(authors=())).credits.authors == ()
