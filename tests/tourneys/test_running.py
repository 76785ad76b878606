# SPDX-License-Identifier: GPL-3.0-or-later
"""A tourney is kept, entries come in, and the test says what is wrong with them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tourneys.conftest import Inline

from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.tourneys.announcement import announcement, announcement_page
from composer.tourneys.intake import fits_section, moved, replaced, take_in, withdrawn
from composer.tourneys.keeping import new_tourney, open_tourney
from composer.tourneys.nearest import pairs
from composer.tourneys.persons import conflicts
from composer.tourneys.plainform import tourney_from, tourney_object
from composer.tourneys.testing import Wrong, is_sound, issues, put_to_test
from composer.tourneys.tourney import Section, State, Tourney, TourneyFault
from composer.tourneys.words import LANGUAGES


def wrong(tourney: Tourney) -> dict[int, set[Wrong]]:
    return {
        entry.number: {issue.wrong for issue in issues(tourney, entry)} for entry in tourney.entries
    }


def test_entries_get_numbers_and_sections_and_a_damaged_one_is_listed(entered: Tourney) -> None:
    assert [(entry.number, entry.section) for entry in entered.entries] == [
        *((number, "A") for number in range(1, 6)),
        (6, "B"),
    ]
    (damaged,) = entered.damaged
    assert damaged.place == "quastel-mail.jsonl:7"
    assert "expected JSON" in damaged.english


def test_the_test_finds_what_is_wrong(tested: Tourney) -> None:
    found = wrong(tested)
    assert [is_sound(entry) for entry in tested.entries[:3]] == [True, True, True]
    assert Wrong.UNSOUND in found[5]
    assert Wrong.PROMOTED in found[5]
    assert Wrong.PUBLISHED in found[5]
    assert Wrong.OTHER_KEY in found[3]
    assert Wrong.RIGHTS in found[6]
    assert Wrong.PROMOTED not in found[1]


def test_a_study_whose_claim_is_proved_is_not_called_unsound(tested: Tourney) -> None:
    pytest.importorskip("composer.studies.kernel.endings")
    study = Problem(parse_fen("8/7k/8/8/8/3P4/8/6K1 w - - 0 1"), parse_task("+"))
    entry = replace(tested.entries[0], problem=study, tested=None, near=())
    (proved,) = put_to_test([entry], Inline(), language="en", seconds=5)
    assert not is_sound(proved)
    found = {issue.wrong for issue in issues(tested, proved)}
    assert Wrong.UNFINISHED in found
    assert Wrong.UNSOUND not in found


def test_one_composer_sends_no_more_than_the_section_allows(tested: Tourney) -> None:
    assert not any(Wrong.TOO_MANY in each for each in wrong(tested).values())
    first = replace(tested.sections[0], most=1)
    strict = replace(tested, sections=(first, tested.sections[1]))
    assert {n for n, each in wrong(strict).items() if Wrong.TOO_MANY in each} == {1, 3, 4, 5}


def test_duplicates_and_versions_are_found(tested: Tourney) -> None:
    found = {(pair.one, pair.other): (pair.same, pair.by_one) for pair in pairs(tested)}
    assert found == {(1, 2): (True, False), (3, 4): (False, True)}
    fewer = withdrawn(tested, 4)
    assert [(pair.one, pair.other) for pair in pairs(fewer)] == [(1, 2)]


def test_a_conflict_of_interest_is_found(tested: Tourney) -> None:
    assert [(judge, entry.number) for judge, entry in conflicts(tested)] == [("Ugo Zanotti", 6)]


def test_what_was_there_already_comes_no_second_time(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("8/8/8/3N4/1p1Q4/2N5/3r4/kBK5 w - - 0 1 #2\n" * 2, "utf-8")
    empty = Tourney("T", sections=(Section("A"),))
    taken = take_in(empty, [path])
    assert (len(taken.entries), len(taken.again)) == (1, 1)
    again = take_in(taken.tourney, [path, tmp_path / "missing.txt"])
    assert (len(again.entries), len(again.again), len(again.damaged)) == (0, 2, 1)


def test_a_task_that_fits_into_no_section_or_into_two_stays_outside(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    line = {"fen": "8/8/8/3N4/1p1Q4/2N5/3r4/kBK5 w - - 0 1", "stipulation": "#2"}
    path.write_text(json.dumps(line), "utf-8")
    two = Tourney("T", sections=(Section("A", "#2"), Section("B", "#2, #3")))
    (entry,) = take_in(two, [path]).entries
    assert entry.section == ""
    chosen = moved(take_in(two, [path]).tourney, 1, "b")
    assert chosen.entry(1).section == "B"
    for task, fits in (("#2-4", None), ("mate", None), ("h#2 to h#3", None), ("#3 h#2", False)):
        other = replace(chosen, sections=(Section("B", task),))
        assert fits_section(other, chosen.entry(1)) is fits, task
    with pytest.raises(TourneyFault, match="no section Z"):
        moved(chosen, 1, "Z")


def test_a_version_takes_the_place_and_the_number_of_an_entry(tested: Tourney) -> None:
    sealed = tested.with_entries([replace(tested.entry(3), sealed=9)])
    after = replaced(sealed, 3, 4)
    assert (after.entry(3).state, after.entry(4).sealed) == (State.REPLACED, 9)
    both = replaced(sealed.with_entries([replace(tested.entry(4), sealed=7)]), 3, 4)
    assert (both.sealed_entry(9).number, both.sealed_entry(7).number) == (3, 4)
    with pytest.raises(TourneyFault):
        replaced(after, 3, 5)


def test_a_file_gives_the_tourney_back_and_the_second_director_reads(
    tested: Tourney, tmp_path: Path
) -> None:
    assert tourney_from(json.loads(json.dumps(tourney_object(tested))), "t") == tested
    path = tmp_path / "t.tourney"
    with new_tourney(path, tested), open_tourney(path) as second:
        assert second.tourney == tested
        assert not second.writable
        with pytest.raises(TourneyFault, match="only be read"):
            second.save(tested)
    with open_tourney(path) as alone:
        assert alone.writable
    assert [each.name for each in tmp_path.iterdir()] == ["t.tourney"]
    with pytest.raises(TourneyFault, match="there already"):
        new_tourney(path, tested)


def test_a_damaged_or_newer_file_is_refused(tested: Tourney, tmp_path: Path) -> None:
    form = tourney_object(tested)
    path = tmp_path / "t.tourney"
    for changed in (
        {**form, "format": 99},
        {**form, "kind": "other"},
        {**form, "sections": 3},
        {**form, "name": 3},
        {**form, "entries": [{**form["entries"][0], "problem": {"fen": "x"}}]},
        [],
    ):
        path.write_text(json.dumps(changed), "utf-8")
        with pytest.raises(TourneyFault):
            open_tourney(path)
    path.write_text("{", "utf-8")
    with pytest.raises(TourneyFault, match="cannot be read"):
        open_tourney(path)


def test_the_announcement_is_in_six_languages(entered: Tourney) -> None:
    texts = [announcement(entered, language) for language in LANGUAGES]
    assert len(set(texts)) == len(LANGUAGES)
    for text in texts:
        assert "Ugo Zanotti, Vera Yilmaz" in text
        assert "31.3.2027" in text
        assert "{" not in text
    assert "<h2>Sezione A" in announcement_page(entered)
