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
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.keeping.autosave import Draft, DraftStore
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
def at_work(record: int, studio: Studio) -> Studio:
    """A studio with that problem on the board."""
    studio.window.desk.open_record(record)
    studio.until(lambda: studio.window.workbench.document.place.record_id == record)
    return studio


def is_untouched(studio: Studio, record: int) -> bool:
    with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
        return [version.problem for version in versions_of(library, record)] == [THEIRS]


def change(studio: Studio, to: str = BLOCK) -> None:
    workbench = studio.window.workbench
    workbench.document.change(
        replace(workbench.document.problem, position=parse_fen(to)), "changed"
    )


@pytest.mark.parametrize("action", ["save", "save-version", "save-new"])
def test_a_changed_position_is_saved_beside(at_work: Studio, record: int, action: str) -> None:
    workbench = at_work.window.workbench
    change(at_work)
    at_work.trigger(action)
    at_work.until(lambda: workbench.document.is_clean)
    assert workbench.document.place.record_id not in (None, record)
    assert workbench.document.problem == replace(problem(BLOCK), credits=NO_CREDITS)
    assert is_untouched(at_work, record)
    words = at_work.notice("Saved as a new problem")
    assert words == "Saved as a new problem; the one by Comins Mansfield stays as it was."
    assert at_work.prompts.asked == []
    # It is the user's own now: saved again, it is saved over.
    made = workbench.document.place
    change(at_work, THREATS)
    at_work.save()
    assert workbench.document.place == made
    # Undone to the end, the other one lies on its own place again.
    while workbench.document.history.canUndo():
        workbench.document.history.undo()
    assert (workbench.document.problem, workbench.document.place.record_id) == (THEIRS, record)
    workbench.document.history.redo()
    at_work.trigger("save")
    at_work.until(lambda: workbench.document.is_clean)
    assert is_untouched(at_work, record)


def test_it_can_be_said_after_whom_and_taken_back(at_work: Studio, record: int) -> None:
    workbench, path = at_work.window.workbench, at_work.folder / "l.chesslib"
    change(at_work)
    at_work.save()
    at_work.notice("Saved as a new problem")
    made = workbench.document.place.record_id
    assert made is not None
    at_work.press_notice("Write “After Comins Mansfield, BCM 1918”")
    at_work.until(lambda: workbench.document.is_clean)
    with Library.open(path, read_only=True) as library:
        assert load(library, made).problem.comments == ("After Comins Mansfield, BCM 1918",)
        assert [link.record_id for link in links_of(library, made)] == [record]

    workbench.document.history.undo()
    workbench.document.history.undo()
    assert workbench.document.place.record_id == record
    change(at_work, THREATS)
    at_work.save()
    second = workbench.document.place.record_id
    at_work.notice("Saved as a new problem")
    at_work.press_notice("Undo")
    at_work.until(lambda: workbench.document.place.record_id == record)
    assert fen(workbench.document.problem.position) == THREATS
    assert workbench.document.problem.credits == THEIRS.credits
    assert not workbench.document.is_clean
    with Library.open(path, read_only=True) as library:
        assert second not in find(library)


def test_corrections_of_what_is_told_stay_with_the_record(at_work: Studio, record: int) -> None:
    workbench = at_work.window.workbench
    better = replace(THEIRS, credits=replace(THEIRS.credits, number="7"))
    workbench.document.change(better, "corrected")
    at_work.save()
    assert workbench.document.place.record_id == record
    change(at_work)
    at_work.save()
    assert workbench.document.place.record_id != record
    assert workbench.document.problem.credits == NO_CREDITS


def test_saving_on_leaving_writes_nothing_over(at_work: Studio, record: int) -> None:
    workbench = at_work.window.workbench
    change(at_work)
    at_work.prompts.answer = Unsaved.SAVE
    at_work.trigger("close-tab")
    at_work.until(
        lambda: workbench.document.place.record_id is None and workbench.document.is_clean
    )
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
    assert studio.window.workbench.document.place.record_id != record
    assert studio.window.workbench.document.problem.credits == NO_CREDITS
    assert is_untouched(studio, record)


def test_in_another_library_it_is_a_problem_of_ones_own_too(at_work: Studio) -> None:
    workbench = at_work.window.workbench
    change(at_work)
    at_work.prompts.answer = Unsaved.DISCARD
    at_work.prompts.path = at_work.folder / "other.chesslib"
    at_work.trigger("new-library")
    at_work.until(lambda: workbench.document.place.record_id is None)
    at_work.save()
    assert workbench.document.problem.credits == NO_CREDITS


def test_a_file_put_on_the_board_is_somebody_elses(studio: Studio, tmp_path: Path) -> None:
    workbench = studio.window.workbench
    path = tmp_path / "one.olv"
    path.write_text(
        "---\nauthors: [Anyone]\nalgebraic: {white: [Kd6, Rb3, Sa4], black: [Ke8]}\n"
        "stipulation: '#2'\n",
        "utf-8",
    )
    studio.window.files.opening.open([path])
    studio.until(lambda: workbench.document.problem.credits.authors == ("Anyone",))
    studio.save()
    first = workbench.document.place
    change(studio)
    studio.save()
    assert workbench.document.place.record_id not in (None, first.record_id)
    assert workbench.document.problem.credits == NO_CREDITS


def test_the_strip_names_versions_by_what_they_came_from(studio: Studio) -> None:
    workbench, story = studio.window.workbench, studio.window.shelves.story
    studio.lay(problem(SOUND, "#2", "Anne"))
    studio.save()
    studio.until(lambda: studio.window.files.remembering.here is not None)
    studio.lay(problem(BLOCK, "#2", "Anne"))
    studio.until(lambda: len(studio.window.files.remembering.memory) == 2)
    studio.save()
    studio.until(lambda: story.count == 2 and workbench.document.is_clean)
    settled = [(fen(version.problem.position), version.version_id) for version in story.versions()]
    assert [name for name, _ in settled] == [SOUND, BLOCK]
    assert story.versions()[1].parent_id == settled[0][1]


def test_the_original_is_the_first_in_the_strip_of_what_was_made_of_it(
    at_work: Studio, record: int
) -> None:
    workbench, window = at_work.window.workbench, at_work.window
    at_work.until(lambda: window.files.remembering.here is not None)
    change(at_work)
    at_work.until(lambda: len(window.files.remembering.memory) == 2)
    at_work.save()
    assert workbench.document.place.record_id != record
    at_work.until(lambda: window.shelves.story.count == 2)
    at_work.until(lambda: window.shelves.story.current() == workbench.document.place.version_id)
    first, second = window.shelves.story.versions()
    assert [fen(each.problem.position) for each in (first, second)] == [SOUND, BLOCK]
    assert (second.version_id, second.parent_id) == (
        workbench.document.place.version_id,
        first.version_id,
    )
    assert window.shelves.story.current_name == "version 2"
    change(at_work, THREATS)
    at_work.until(lambda: window.shelves.story.count == 3)
    assert window.shelves.story.versions()[2].parent_id == second.version_id
    assert is_untouched(at_work, record)
