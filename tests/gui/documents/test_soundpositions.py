# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sound position is remembered, found again, and never lost."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cases import every
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from studio import BLOCK, LEFT, NONE, SOUND, THREATS, Studio, problem

from composer.games.position import GamePosition
from composer.games.record import as_problem
from composer.games.tables import TablesPosition, TablesProblem
from composer.games.task import GameProblem
from composer.gui.collection.versions.stripdelegate import FACE_ROLE, Face
from composer.gui.documents import soundpositions as remembering
from composer.gui.documents.soundpositions import Remembering
from composer.gui.user.prompts import Unsaved
from composer.library.access.store import Library
from composer.library.changes.remembered import Memory, Remembered, bare, memory_of, remember
from composer.library.keeping.autosave import Draft, DraftStore
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.taskedits import with_option
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of
from composer.solver.solution import Verdict
from composer.studio.saving import RecordPlace

_GAMES = (
    ("tablut", "white", {"b5": "K", "c5": "W"}),
    ("tablut", "black", {"b5": "K", "c5": "W"}),
    ("tablut", "white", {"b5": "K", "c6": "W"}),
    ("merels", "white", {}),
)
SORTS = (
    problem(SOUND, "#2", "Loyd, Sam"),
    problem(SOUND, "h#2"),
    with_option(problem(BLOCK), "duplex", True),
    *(
        as_problem(
            GameProblem(
                GamePosition.of(game_book_of(name), men).with_turn(turn), Rules(game_book_of(name))
            )
        )
        for name, turn, men in _GAMES
    ),
    as_problem(TablesProblem(TablesPosition.of({4: 2}, {1: 2}, "white"))),
)
NOW = datetime(2026, 3, 4, tzinfo=UTC)


def memory(studio: Studio) -> Memory:
    return studio.window.files.remembering.memory


def lay_and_wait(studio: Studio, fen: str, number: int) -> None:
    studio.lay(problem(fen))
    studio.until(lambda: len(memory(studio)) == number)


def kept_in_library(studio: Studio, record: int) -> Memory:
    read: list[Memory] = []
    studio.window.librarian.read(lambda library: memory_of(library, record), read.append)
    studio.until(lambda: read)
    return read[0]


def test_sound_positions_are_remembered_once_with_what_they_came_from(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    studio.lay(problem("4k3/8/3K4/8/8/8/8/8 w - - 0 1"))
    assert studio.answered() is Verdict.NO_SOLUTION
    lay_and_wait(studio, BLOCK, 2)
    studio.trigger("undo")
    studio.trigger("undo")
    assert studio.answered() is Verdict.SOUND
    lay_and_wait(studio, THREATS, 3)
    first, second, third = memory(studio)
    assert (first.parent, second.parent, third.parent) == (None, 1, 1)  # a branch
    assert [each.problem.position for each in memory(studio)] == [
        parse_fen(SOUND),
        parse_fen(BLOCK),
        parse_fen(THREATS),
    ]
    assert second.key_text == "Qe4"


def test_a_drag_leaves_nothing_behind(studio: Studio) -> None:
    remembering = studio.window.files.remembering
    studio.lay(problem(SOUND))
    studio.until(remembering._timer.isActive)
    studio.lay(problem("6k1/8/3K4/8/8/8/8/8 w - - 0 1"))  # not solved yet
    assert not remembering._timer.isActive()
    studio.answered()
    assert memory(studio) == ()


def test_what_was_solved_before_is_remembered_too(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    studio.until(lambda: studio.window.pane.answer.weighed)  # nothing more will be said of it
    studio.trigger("new")
    assert memory(studio) == ()
    lay_and_wait(studio, SOUND, 1)


def test_a_click_in_the_strip_goes_back_in_one_step(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    lay_and_wait(studio, BLOCK, 2)
    strip = studio.window.study.versions
    assert not strip.isHidden()
    items = [strip._list.item(row) for row in range(2)]
    assert items[0].text().startswith("v1")
    assert strip._list.currentItem() is items[1]
    steps = studio.window.workbench.document.history.count()
    middle = strip._list.visualItemRect(items[0]).center()
    QTest.mouseClick(strip._list.viewport(), LEFT, NONE, middle)
    assert studio.window.workbench.document.problem.position == parse_fen(SOUND)
    assert studio.window.workbench.document.history.count() == steps + 1
    assert strip._list.currentItem().text().startswith("v1")
    studio.trigger("undo")
    assert studio.window.workbench.document.problem.position == parse_fen(BLOCK)


def test_it_is_saved_with_the_problem_and_comes_again(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    lay_and_wait(studio, BLOCK, 2)
    studio.save()
    record = studio.window.workbench.document.place.record_id
    assert record is not None
    studio.until(lambda: len(kept_in_library(studio, record)) == 2)
    lay_and_wait(studio, THREATS, 3)
    studio.until(lambda: len(kept_in_library(studio, record)) == 3)
    assert studio.window.shelves.story.versions()[1].version_id > 0  # saved, and not told twice
    assert len(studio.window.shelves.story.versions()) == 3
    studio.prompts.answer = Unsaved.DISCARD
    studio.window.desk.close_document()
    assert memory(studio) == ()
    studio.window.desk.open_record(record)
    studio.until(lambda: len(memory(studio)) == 3)
    assert studio.window.workbench.document.problem.position == parse_fen(BLOCK)


def test_what_the_library_has_and_cannot_be_read_stays_and_is_told_once(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    studio.save()
    record = studio.window.workbench.document.place.record_id
    assert record is not None
    studio.until(lambda: kept_in_library(studio, record))
    form = '[{"number": 1, "problem": "of a newer program"}]'

    def write(library: Library) -> int:
        with library.writing() as connection:
            connection.execute("UPDATE remembered SET form = ?", (form,))
        return record

    studio.window.librarian.read(write, lambda _: None)
    told: list[str] = []
    studio.window.librarian.faulted.connect(told.append)
    studio.window.desk.close_document()
    studio.window.desk.open_record(record)
    studio.until(lambda: told and len(memory(studio)) == 1)
    lay_and_wait(studio, BLOCK, 2)
    assert Remembering.has_unsaved(studio.window.workbench.document)  # its draft keeps them
    read: list[str] = []

    def look(library: Library) -> str:
        with library.reading() as connection:
            return str(connection.execute("SELECT form FROM remembered").fetchone()[0])

    studio.window.librarian.read(look, read.append)
    studio.until(lambda: read)
    assert read == [form]
    assert len(told) == 1
    assert f"problem {record} of the library" in told[0]


def test_what_is_met_before_the_library_answers_takes_the_place_of_nothing(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    lay_and_wait(studio, BLOCK, 2)
    studio.save()
    record = studio.window.workbench.document.place.record_id
    assert record is not None
    studio.until(lambda: len(kept_in_library(studio, record)) == 2)
    studio.window.desk.close_document()
    remembering = studio.window.files.remembering
    document = studio.window.workbench.open_beside(problem(BLOCK), RecordPlace(record, None))
    remembering.take((Remembered(1, problem(THREATS), met_at=NOW),))  # as from a draft
    assert len(memory(studio)) == 1
    studio.until(lambda: len(memory(studio)) == 3)
    assert document.work_state.recollection.record == record
    assert len(kept_in_library(studio, record)) == 3


@every("kept", SORTS)
@every("shown", SORTS)
def test_going_back_changes_what_is_remembered_and_nothing_else(
    kept: Problem, shown: Problem
) -> None:
    after = remembering._returned(shown, bare(kept))
    assert bare(after) == bare(kept)
    assert (after.title, after.credits) == (shown.title, shown.credits)
    assert (bare(shown) == bare(kept)) is (shown == kept)


def test_it_is_named_noted_pinned_and_forgotten(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    lay_and_wait(studio, BLOCK, 2)
    strip, story = studio.window.study.versions, studio.window.shelves.story

    def choose(words: str, row: int = 0) -> None:
        point = strip._list.visualItemRect(strip._list.item(row)).center()
        strip._list.customContextMenuRequested.emit(point)
        menu = strip.findChildren(QMenu)[-1]
        next(action for action in menu.actions() if action.text() == words).trigger()
        menu.close()

    studio.prompts.given = "matrix"
    choose("Name it …")
    choose("Keep it for good")
    assert memory(studio)[0].name == "matrix"
    assert memory(studio)[0].pinned
    assert strip._list.item(0).text().startswith("matrix")
    assert "1.Rf3!" in strip._list.item(0).toolTip()
    studio.window.shelves.version_window.show()
    tree = studio.window.shelves.version_window.tree
    assert tree is not None
    tree.note_changed.emit(-1, "before the pawns")
    assert memory(studio)[0].note == "before the pawns"
    choose("Forget it", 1)
    assert len(memory(studio)) == 1
    studio.press_notice("Undo")
    assert len(memory(studio)) == 2
    top = tree.tree.topLevelItem(0)
    assert top is not None
    assert top.childCount() == 1
    tree.tree.setCurrentItem(top)
    assert not tree.current_button.isEnabled()
    tree.open_button.click()
    assert studio.window.workbench.document.problem.position == parse_fen(SOUND)
    assert len(story.versions()) == 2


def test_a_crash_loses_none(tmp_path: Path, open_studio: Callable[[], Studio]) -> None:
    met: Memory = ()
    for number, fen in enumerate((SOUND, BLOCK), start=1):
        met = remember(met, Remembered(number, problem(fen), number - 1 or None, met_at=NOW))
    with DraftStore.open(tmp_path / "d") as dead:
        dead.write_draft(Draft(problem(BLOCK), memory=met))
    studio = open_studio()
    studio.notice("Unsaved work")
    studio.press_notice("Bring it back")
    assert memory(studio) == met
    assert studio.window.workbench.document.problem.position == parse_fen(BLOCK)
    studio.lay(problem(THREATS))
    studio.until(lambda: len(memory(studio)) == 3)
    assert memory(studio)[2].parent == 2


def test_the_draft_holds_what_is_remembered(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    lay_and_wait(studio, BLOCK, 2)
    studio.window.workbench.document.history.undo()
    studio.window.workbench.document.history.undo()
    assert studio.window.workbench.document.is_clean
    studio.window.files.keeper.keep()
    drafts = studio.drafts
    studio.until(lambda: any(b"memory" in p.read_bytes() for p in drafts.glob("*.draft.json")))
    with DraftStore.open(drafts) as other:
        assert other.read_drafts() == ()  # that of a living program


def test_positions_of_a_version_branch_from_it(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    studio.save()
    version = studio.window.workbench.document.place.version_id
    studio.prompts.answer = Unsaved.DISCARD
    studio.window.desk.open_record(studio.window.workbench.document.place.record_id)
    opened = studio.window.workbench.document.number
    studio.until(
        lambda: studio.window.workbench.document.number != opened and len(memory(studio)) == 1
    )
    lay_and_wait(studio, BLOCK, 2)
    tree = {
        version.version_id: version.parent_id for version in studio.window.shelves.story.versions()
    }
    assert tree == {version: None, -2: version}


COOKED = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/8/4Q3 w - - 0 1"
NO_KEY = "4B3/1p1PkP1p/pP2p2P/K3N3/8/8/1Q6/8 w - - 0 1"


@pytest.fixture
def hasty(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> Studio:
    """A studio in which unsound positions need not stand for long."""
    monkeypatch.setattr(remembering, "SETTLED_UNSOUND", 1)
    return studio


def faces(studio: Studio) -> dict[str, Face]:
    shown = studio.window.study.versions._list
    items = (shown.item(row) for row in range(shown.count()))
    return {item.text(): item.data(FACE_ROLE) for item in items}


def test_unsound_positions_are_kept_and_look_different(hasty: Studio) -> None:
    lay_and_wait(hasty, BLOCK, 1)
    lay_and_wait(hasty, COOKED, 2)
    lay_and_wait(hasty, NO_KEY, 3)
    lay_and_wait(hasty, SOUND, 4)
    assert [each.verdict for each in memory(hasty)] == ["sound", "cooked", "no-solution", "sound"]
    found = faces(hasty)
    assert {name: face.is_unsound for name, face in found.items()} == {
        "v1": False,
        "v1a": True,
        "v1b": True,
        "v2": False,
    }
    assert hasty.window.study.versions._kept.text() == "2, every sound position is kept"
    button = hasty.window.study.versions._unsound
    assert button.text() == "Unsound 2"
    button.click()
    assert set(faces(hasty)) == {"v1", "v2"}
    button.click()
    assert set(faces(hasty)) == {"v1", "v1a", "v1b", "v2"}


def test_a_branch_of_unsound_ones_is_thinned_and_forgotten_and_comes_back(hasty: Studio) -> None:
    lay_and_wait(hasty, BLOCK, 1)
    lay_and_wait(hasty, COOKED, 2)
    lay_and_wait(hasty, NO_KEY, 3)
    lay_and_wait(hasty, SOUND, 4)
    versions = hasty.window.shelves.story.versions()
    hasty.window.shelves.story._show_menu(versions[2], hasty.window.rect().center())
    menu = hasty.window.study.versions.findChildren(QMenu)[-1]
    entries = {action.text(): action for action in menu.actions()}
    entries["Keep only the last of these unsound ones"].trigger()
    assert [each.number for each in memory(hasty)] == [1, 3, 4]
    hasty.press_notice("Undo")
    assert [(each.number, each.parent) for each in memory(hasty)] == [
        (1, None),
        (2, 1),
        (3, 2),
        (4, 3),
    ]
    entries["Forget this unsound branch"].trigger()
    assert 3 not in [each.number for each in memory(hasty)]
    menu.close()


def test_it_is_counted_what_came_back_and_kept_what_was_looked_up(studio: Studio) -> None:
    lay_and_wait(studio, SOUND, 1)
    lay_and_wait(studio, BLOCK, 2)
    assert [entry.returned for entry in memory(studio)] == [0, 0]
    studio.window.files.remembering.return_to(1)
    assert [entry.returned for entry in memory(studio)] == [1, 0]
    pane = studio.window.pane
    studio.until(lambda: pane.answer is not None and pane.answer.is_final)
    first = pane.answer.solution.keys[0].move
    studio.window.study.reading.play((first,))
    assert [entry.looked for entry in memory(studio)] == [(f"1.{first.san}",), ()]
    studio.window.study.reading.play((first,))
    assert len(memory(studio)[0].looked) == 1
