# SPDX-License-Identifier: GPL-3.0-or-later
"""Saving, versions, the bin: what is acknowledged is there when the file is opened again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from library.strategies import BROKEN_TEXT, problems

from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.operations import (
    add_problem,
    choose_version,
    delete_records,
    keep_finding,
    restore_records,
    save_over,
    save_version,
)
from composer.library.file.faults import RecordMissing
from composer.library.records.details import Details, FoundTheme
from composer.library.records.values import Finding
from composer.library.search.search import find, rows
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation


def test_a_saved_problem_is_there_after_opening_again(
    library: Library, path: Path, mate: Problem, sound: Finding
) -> None:
    saved = add_problem(library, mate, sound, "the first idea")
    library.close()
    with Library.open(path) as again:
        record = load(again, saved.record_id)
    assert (record.problem, record.finding, record.note) == (mate, sound, "the first idea")
    assert record.version_id == saved.version_id
    assert record.created_at == record.changed_at
    assert record.deleted_at is None


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(problem=problems(BROKEN_TEXT))
def test_any_problem_comes_back_equal(library: Library, problem: Problem) -> None:
    saved = add_problem(library, problem)
    assert load(library, saved.record_id).problem == problem
    (row,) = rows(library, [saved.record_id])
    assert row.problem == problem


def test_save_over_replaces_and_tells_what_was_there(
    library: Library, mate: Problem, other: Problem, sound: Finding
) -> None:
    first = add_problem(library, mate, sound, "note")
    second = save_over(library, first.record_id, other)
    assert (second.record_id, second.version_id) == (first.record_id, first.version_id)
    assert load(library, first.record_id).problem == other
    assert second.replaced is not None
    assert (second.replaced.problem, second.replaced.finding) == (mate, sound)
    save_over(library, first.record_id, second.replaced.problem, second.replaced.finding)
    (version,) = versions_of(library, first.record_id)
    assert (version.problem, version.finding, version.note) == (mate, sound, "note")


def test_a_finding_is_kept_only_while_it_holds(
    library: Library, mate: Problem, sound: Finding
) -> None:
    record_id = add_problem(library, mate, sound).record_id
    save_over(library, record_id, replace(mate, title="Another title"))
    assert load(library, record_id).finding == sound
    save_version(library, record_id, replace(mate, keywords=()))
    assert load(library, record_id).finding == sound
    save_over(library, record_id, replace(mate, stipulation=parse_stipulation("#3")))
    assert load(library, record_id).finding is None
    save_over(library, record_id, mate)
    assert load(library, record_id).finding is None


def test_versions_form_a_tree(library: Library, mate: Problem, other: Problem) -> None:
    first = add_problem(library, mate)
    second = save_version(library, first.record_id, other, note="white to the left")
    third = save_version(library, first.record_id, mate, parent_id=first.version_id)
    versions = versions_of(library, first.record_id)
    assert [version.version_id for version in versions] == [
        first.version_id,
        second.version_id,
        third.version_id,
    ]
    assert [version.parent_id for version in versions] == [None, first.version_id, first.version_id]
    assert [version.note for version in versions] == ["", "white to the left", ""]
    assert load(library, first.record_id).version_id == third.version_id
    (row,) = rows(library, [first.record_id])
    assert row.version_count == 3


def test_an_older_version_can_be_chosen_and_is_what_is_found(
    library: Library, mate: Problem, other: Problem
) -> None:
    first = add_problem(library, mate)
    second = save_version(library, first.record_id, other)
    assert find(library, "loyd") == []
    chosen = choose_version(library, first.record_id, first.version_id)
    assert (chosen.version_id, chosen.before) == (first.version_id, second.version_id)
    assert load(library, first.record_id).problem == mate
    assert find(library, "loyd") == [first.record_id]
    assert find(library, "куббель") == []


def test_a_late_finding_is_kept_only_for_what_was_analysed(
    library: Library, mate: Problem, other: Problem, sound: Finding
) -> None:
    saved = add_problem(library, mate)
    judged = keep_finding(library, saved.version_id, replace(mate, title="typed since"), sound)
    assert judged is not None
    assert (judged.record_id, judged.version_id) == (saved.record_id, saved.version_id)
    assert load(library, saved.record_id).finding == sound
    save_over(library, saved.record_id, other)
    assert keep_finding(library, saved.version_id, mate, sound) is None
    assert load(library, saved.record_id).finding is None
    assert keep_finding(library, 4711, mate, sound) is None


def test_a_poorer_finding_does_not_replace_a_richer_one(
    library: Library, mate: Problem, sound: Finding
) -> None:
    rich = replace(sound, details=Details("Q", True, themes=(FoundTheme("mutate", "theme"),)))
    saved = add_problem(library, mate, rich)
    assert keep_finding(library, saved.version_id, mate, sound) is None
    save_over(library, saved.record_id, mate, replace(sound, complete=False, keys=()))
    assert load(library, saved.record_id).finding == rich
    (row,) = rows(library, [saved.record_id])
    assert row.themes == ("mutate",)
    other = replace(sound, verdict="cooked", keys=("e3e4", "e3e5"))
    assert keep_finding(library, saved.version_id, mate, other) is not None
    assert load(library, saved.record_id).finding == other


def test_an_incomplete_finding_says_so_when_read(library: Library, mate: Problem) -> None:
    unsure = Finding("undecided", ("e3e4", "a5b4"), complete=False)
    record_id = add_problem(library, mate, unsure).record_id
    assert load(library, record_id).finding == unsure


def test_delete_and_undo(library: Library, mate: Problem, other: Problem, sound: Finding) -> None:
    one = add_problem(library, mate, sound).record_id
    two = add_problem(library, other).record_id
    before = load(library, one)
    deleted = delete_records(library, [one, 4711, one])
    assert deleted.ids == (one,)
    assert find(library) == [two]
    assert find(library, "loyd") == []
    assert find(library, "loyd", in_bin=True) == [one]
    assert load(library, one).deleted_at is not None
    assert delete_records(library, [one]).ids == ()
    assert restore_records(library, deleted.ids).ids == (one,)
    assert load(library, one) == before
    assert set(find(library)) == {one, two}
    assert find(library, in_bin=True) == []


def test_saving_into_the_bin_takes_the_record_out(
    library: Library, mate: Problem, other: Problem
) -> None:
    record_id = add_problem(library, mate).record_id
    for save in (save_over, save_version):
        delete_records(library, [record_id])
        save(library, record_id, other)
        assert find(library) == [record_id]


def test_what_is_not_there_is_told(library: Library, path: Path, mate: Problem) -> None:
    one = add_problem(library, mate)
    two = add_problem(library, mate)
    with pytest.raises(RecordMissing, match="no longer in the library") as raised:
        load(library, 4711)
    assert str(path) in str(raised.value)
    with pytest.raises(RecordMissing):
        save_over(library, 4711, mate)
    with pytest.raises(RecordMissing):
        versions_of(library, 4711)
    with pytest.raises(RecordMissing):
        save_version(library, one.record_id, mate, parent_id=two.version_id)
    with pytest.raises(RecordMissing):
        choose_version(library, one.record_id, two.version_id)
    assert len(versions_of(library, one.record_id)) == 1


def test_numbers_are_not_given_again(library: Library, mate: Problem) -> None:
    first = add_problem(library, mate).record_id
    with library.writing() as connection:  # as a program that empties the bin will do
        connection.execute("UPDATE record SET current_version = NULL WHERE id = ?", (first,))
        connection.execute("DELETE FROM record WHERE id = ?", (first,))
    assert versions_gone(library, first)
    assert add_problem(library, mate).record_id > first


def versions_gone(library: Library, record_id: int) -> bool:
    with library.reading() as connection:
        (count,) = connection.execute(
            "SELECT count(*) FROM version WHERE record_id = ?", (record_id,)
        ).fetchone()
    return bool(count == 0)
