# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody else's problem on the board: what is made of it becomes a problem of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from studio import BLOCK, SOUND, THREATS, Studio, problem

from composer.gui.user.prompts import Unsaved
from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.arriving.links import links_of
from composer.library.changes.batch import NewProblem, add_problems
from composer.library.drafts.autosave import Draft, DraftStore
from composer.library.records.values import Origin
from composer.library.search.search import find
from composer.problem.credits import NO_CREDITS, Credits
from composer.problem.fen import fen, parse_fen

THEIRS = replace(
    problem(SOUND), credits=Credits(("Mansfield, Comins",), "BCM", "1918"), keywords=("Good",)
)
Open = Callable[[], Studio]


@pytest.fixture
def record(small_library: Path) -> int:
    """An imported problem in the small library."""
    with Library.open(small_library) as library:
        (added,) = add_problems(library, [NewProblem(THEIRS)], origin=Origin.IMPORTED)
    return added.ids[0]


@pytest.fixture
def at_work(record: int, open_studio: Open) -> Studio:
    """A studio with that problem on the board."""
    studio = open_studio().ready()
    studio.window.desk.open_record(record)
    studio.until(lambda: studio.window.session.place.record_id == record)
    return studio


def is_untouched(studio: Studio, record: int) -> bool:
    with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
        return [each.problem for each in versions_of(library, record)] == [THEIRS]


def change(studio: Studio, to: str = BLOCK) -> None:
    session = studio.window.session
    session.change(replace(session.problem, position=parse_fen(to)), "changed")


@pytest.mark.parametrize("action", ["save", "save-version", "save-new"])
def test_a_changed_position_is_saved_beside(at_work: Studio, record: int, action: str) -> None:
    session = at_work.window.session
    change(at_work)
    at_work.trigger(action)
    at_work.until(lambda: session.is_clean)
    assert session.place.record_id not in (None, record)
    assert session.problem == replace(problem(BLOCK), credits=NO_CREDITS)
    assert is_untouched(at_work, record)
    words = at_work.notice("Saved as a new problem")
    assert words == "Saved as a new problem; the one by Comins Mansfield stays as it was."
    assert at_work.prompts.asked == []
    # It is the user's own now: saved again, it is saved over.
    made = session.place
    change(at_work, THREATS)
    at_work.save()
    assert session.place == made
    # Undone to the end, the other one lies on its own place again.
    while session.history.canUndo():
        session.history.undo()
    assert (session.problem, session.place.record_id) == (THEIRS, record)
    session.history.redo()
    at_work.trigger("save")
    at_work.until(lambda: session.is_clean)
    assert is_untouched(at_work, record)


def test_it_can_be_said_after_whom_and_taken_back(at_work: Studio, record: int) -> None:
    session, path = at_work.window.session, at_work.folder / "l.chesslib"
    change(at_work)
    at_work.save()
    at_work.notice("Saved as a new problem")
    made = session.place.record_id
    assert made is not None
    at_work.press_notice("Write “After Comins Mansfield, BCM 1918”")
    at_work.until(lambda: session.is_clean)
    with Library.open(path, read_only=True) as library:
        assert load(library, made).problem.comments == ("After Comins Mansfield, BCM 1918",)
        assert [each.record_id for each in links_of(library, made)] == [record]

    session.history.undo()
    session.history.undo()
    assert session.place.record_id == record
    change(at_work, THREATS)
    at_work.save()
    second = session.place.record_id
    at_work.notice("Saved as a new problem")
    at_work.press_notice("Undo")
    at_work.until(lambda: session.place.record_id == record)
    assert fen(session.problem.position) == THREATS
    assert session.problem.credits == THEIRS.credits
    assert not session.is_clean
    with Library.open(path, read_only=True) as library:
        assert second not in find(library)


def test_corrections_of_what_is_told_stay_with_the_record(at_work: Studio, record: int) -> None:
    session = at_work.window.session
    better = replace(THEIRS, credits=replace(THEIRS.credits, number="7"))
    session.change(better, "corrected")
    at_work.save()
    assert session.place.record_id == record
    change(at_work)
    at_work.save()
    assert session.place.record_id != record
    assert session.problem.credits == NO_CREDITS


def test_saving_on_leaving_writes_nothing_over(at_work: Studio, record: int) -> None:
    session = at_work.window.session
    change(at_work)
    at_work.prompts.answer = Unsaved.SAVE
    at_work.trigger("close-tab")
    at_work.until(lambda: session.place.record_id is None and session.is_clean)
    assert is_untouched(at_work, record)
    with Library.open(at_work.folder / "l.chesslib", read_only=True) as library:
        newest = max(find(library))
        assert load(library, newest).problem == problem(BLOCK)


@pytest.mark.parametrize("told", [True, False])  # by an older program the draft says less
def test_work_brought_back_after_a_crash_writes_nothing_over(
    record: int, small_library: Path, open_studio: Open, tmp_path: Path, told: bool
) -> None:
    with Library.open(small_library) as library:
        version = load(library, record).version_id
    work = replace(THEIRS, position=parse_fen(BLOCK))
    with DraftStore.open(tmp_path / "d") as store:
        foreign = THEIRS if told else None
        store.write_draft(Draft(work, small_library, record, version, foreign=foreign))
    studio = open_studio().ready()
    studio.notice("Unsaved work")
    studio.press_notice("Bring it back")
    studio.save()
    assert studio.window.session.place.record_id != record
    assert studio.window.session.problem.credits == NO_CREDITS
    assert is_untouched(studio, record)


def test_in_another_library_it_is_a_problem_of_ones_own_too(at_work: Studio) -> None:
    session = at_work.window.session
    change(at_work)
    at_work.prompts.answer = Unsaved.DISCARD
    at_work.prompts.path = at_work.folder / "other.chesslib"
    at_work.trigger("new-library")
    at_work.until(lambda: session.place.record_id is None)
    at_work.save()
    assert session.problem.credits == NO_CREDITS


def test_a_file_put_on_the_board_is_somebody_elses(studio: Studio, tmp_path: Path) -> None:
    session = studio.window.session
    path = tmp_path / "one.olv"
    path.write_text(
        "---\nauthors: [Anyone]\nalgebraic: {white: [Kd6, Rb3, Sa4], black: [Ke8]}\n"
        "stipulation: '#2'\n",
        "utf-8",
    )
    studio.window.opening.open([path])
    studio.until(lambda: session.problem.credits.authors == ("Anyone",))
    studio.save()
    first = session.place
    change(studio)
    studio.save()
    assert session.place.record_id not in (None, first.record_id)
    assert session.problem.credits == NO_CREDITS


def test_the_strip_names_versions_by_what_they_came_from(studio: Studio) -> None:
    session, story = studio.window.session, studio.window.story
    studio.lay(problem(SOUND, "#2", "Anne"))
    studio.save()
    studio.until(lambda: studio.window.remembering.here is not None)
    studio.lay(problem(BLOCK, "#2", "Anne"))
    studio.until(lambda: len(studio.window.remembering.memory) == 2)
    studio.save()
    studio.until(lambda: story.count == 2 and session.is_clean)
    settled = [(fen(each.problem.position), each.version_id) for each in story.versions()]
    assert [name for name, _ in settled] == [SOUND, BLOCK]
    assert story.versions()[1].parent_id == settled[0][1]


def test_the_original_is_the_first_in_the_strip_of_what_was_made_of_it(
    at_work: Studio, record: int
) -> None:
    session, window = at_work.window.session, at_work.window
    at_work.until(lambda: window.remembering.here is not None)
    change(at_work)
    at_work.until(lambda: len(window.remembering.memory) == 2)
    at_work.save()
    assert session.place.record_id != record
    at_work.until(lambda: window.story.count == 2)
    at_work.until(lambda: window.story.current() == session.place.version_id)
    first, second = window.story.versions()
    assert [fen(each.problem.position) for each in (first, second)] == [SOUND, BLOCK]
    assert (second.version_id, second.parent_id) == (session.place.version_id, first.version_id)
    assert window.story.current_name == "version 2"
    change(at_work, THREATS)
    at_work.until(lambda: window.story.count == 3)
    assert window.story.versions()[2].parent_id == second.version_id
    assert is_untouched(at_work, record)
