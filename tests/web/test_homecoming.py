# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page kept away from the desk comes into the library, over nothing that is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from composer.games.position import GamePosition
from composer.games.record import as_problem
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, save_over, save_version
from composer.library.records.values import Origin
from composer.library.search.search import count
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of
from composer.studio.saving import RecordPlace
from composer.web.collection import mark_of, saved, search
from composer.web.homecoming import bring
from composer.web.request import Kept

MINE = Problem(parse_fen("7k/8/5K2/8/8/8/8/6R1 w - - 0 1"), TWO_MOVER, title="Mine")
CHANGED = replace(MINE, position=parse_fen("7k/8/5K2/8/8/8/8/5BR1 w - - 0 1"))
ELSEWHERE = replace(MINE, position=parse_fen("7k/8/5K2/8/8/8/8/4N1R1 w - - 0 1"))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.create(tmp_path / "l.chesslib") as made:
        yield made


def kept_at(library: Library, record: int) -> Kept:
    """Return what a page knows that opens a record now."""
    found = load(library, record)
    return Kept(RecordPlace(record, found.version_id), found.problem, mark_of(library))


def test_a_new_problem_is_added_and_a_second_time_it_is_said_to_be_there(library: Library) -> None:
    first = bring(library, MINE, Kept())
    assert (first.how, load(library, first.record).problem) == ("new", MINE)
    assert str(first.sentence) == f"Brought home as a new problem, no. {first.record}."
    again = bring(library, MINE, Kept())
    assert (again.how, again.record, count(library, "")) == ("there", first.record, 1)
    assert str(again.sentence) == (
        f"No. {first.record} of the library is the same problem: nothing was added."
    )
    assert again.told == first.told


def test_a_change_of_what_nobody_touched_goes_to_its_place(library: Library) -> None:
    record = add_problem(library, MINE, None).record_id
    done = bring(library, CHANGED, kept_at(library, record))
    assert (done.how, done.record) == ("place", record)
    assert [version.problem for version in versions_of(library, record)] == [CHANGED]


def test_a_newer_version_stays_and_a_further_one_stands_beside_it(library: Library) -> None:
    record = add_problem(library, MINE, None).record_id
    kept = kept_at(library, record)
    save_version(library, record, ELSEWHERE, None)
    done = bring(library, CHANGED, kept)
    assert (done.how, done.record) == ("version", record)
    assert [version.problem for version in versions_of(library, record)] == [
        MINE,
        ELSEWHERE,
        CHANGED,
    ]
    assert "new version of no." in str(done.sentence)


def test_a_version_that_was_written_over_meanwhile_is_not_written_over_again(
    library: Library,
) -> None:
    record = add_problem(library, MINE, None).record_id
    kept = kept_at(library, record)
    save_over(library, record, ELSEWHERE, None)
    done = bring(library, CHANGED, kept)
    assert (done.how, done.record) == ("version", record)
    assert [version.problem for version in versions_of(library, record)] == [ELSEWHERE, CHANGED]


def test_keywords_given_at_the_desk_meanwhile_stay(library: Library) -> None:
    record = add_problem(library, MINE, None).record_id
    kept = kept_at(library, record)
    save_over(library, record, replace(MINE, keywords=("for the tourney",)), None)
    done = bring(library, CHANGED, kept)
    assert (done.how, done.record) == ("place", record)
    assert load(library, record).problem == replace(CHANGED, keywords=("for the tourney",))


def test_somebody_else_s_problem_is_not_written_over(library: Library) -> None:
    theirs = add_problem(library, MINE, None, origin=Origin.IMPORTED).record_id
    done = bring(library, CHANGED, kept_at(library, theirs))
    assert load(library, theirs).problem == MINE
    assert (done.how, done.record != theirs) == ("new", True)


def test_a_number_of_another_library_leads_to_no_record_of_this_one(library: Library) -> None:
    record = add_problem(library, MINE, None).record_id
    stranger = Kept(RecordPlace(record, load(library, record).version_id), ELSEWHERE)
    done = bring(library, CHANGED, stranger)
    assert load(library, record).problem == MINE
    assert done.how == "strayed"
    assert str(done.sentence).endswith("what it was made from is not in this library.")
    marked = replace(stranger, known=MINE, library="another")
    assert bring(library, replace(CHANGED, title="Third"), marked).how == "strayed"
    assert load(library, record).problem == MINE


def test_a_page_of_another_library_saves_into_no_record_of_this_one(library: Library) -> None:
    record = add_problem(library, MINE, None).record_id
    place = RecordPlace(record, load(library, record).version_id)
    for known, mark in ((ELSEWHERE, ""), (MINE, "another")):
        done = saved(library, CHANGED, Kept(place, known, mark), "place")
        assert done.record_id != record
        assert [version.problem for version in versions_of(library, record)] == [MINE]
    done = saved(library, CHANGED, Kept(place, MINE, mark_of(library)), "place")
    assert done.record_id == record


def test_one_whose_record_has_gone_is_new(library: Library) -> None:
    for mark in ("", mark_of(library)):
        mine = replace(CHANGED, title=mark or "Mine")
        assert bring(library, mine, Kept(RecordPlace(99, 99), MINE, mark)).how == "strayed"
    assert count(library, "") == 2


def test_one_that_was_saved_as_a_version_is_one(library: Library) -> None:
    record = add_problem(library, MINE, None).record_id
    done = bring(library, CHANGED, kept_at(library, record), beside=True)
    assert (done.how, done.record) == ("beside", record)
    assert [version.problem for version in versions_of(library, record)] == [MINE, CHANGED]
    assert str(done.sentence).endswith(f"new version of no. {record}.")


def test_the_same_position_elsewhere_in_the_library_is_said(library: Library) -> None:
    other = add_problem(library, replace(MINE, title="Another's"), None).record_id
    done = bring(library, MINE, Kept())
    assert (done.how, done.alike) == ("new", (other,))
    assert str(done.sentence).endswith(f"The same position is in the library, too: no. {other}.")


def test_a_game_is_listed_by_its_name_and_task_and_opened_at_the_desk_only(
    library: Library,
) -> None:
    rules = Rules(game_book_of("kaleido-4"))
    men = {"5F": "bV", "5J": "wP", "1J": "bV", "7J": "gH"}
    task = GameTask("castles", 1, GamePlay.DIRECT, "black", (("of", "white"),))
    game = GameProblem(GamePosition.of(rules.book, men, "black"), rules, task)
    add_problem(library, as_problem(game), None)
    [row] = search(library, "", 0, 10).told("de")["rows"]
    assert row["game"] == "CaleidoScacchi zu dritt oder viert"
    assert row["task"] == "Schwarz: Burgen (Weiß) in 1"
    assert "fen" not in row["problem"]
    add_problem(library, MINE, None)
    assert [each["game"] for each in search(library, "", 0, 10).told("de")["rows"]].count("") == 1
