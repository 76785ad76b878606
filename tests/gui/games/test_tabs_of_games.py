# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of games in tabs of the studio, beside chess: saved, closed, killed, handed over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from studio import BLOCK, Studio, problem

from composer.formats.jsonlines import jsonline
from composer.games.position import GamePosition
from composer.games.record import as_problem, game_problem
from composer.games.tables import TablesGoal, TablesPlay, TablesPosition, TablesProblem, TablesTask
from composer.games.task import GameProblem
from composer.games.textform import problem_from_text
from composer.gui.collection.versions.compare import difference
from composer.gui.documents.savedsession import read_session
from composer.gui.games.desk.cells import CellsDesk
from composer.gui.user.prompts import Unsaved
from composer.library.access.reading import load, versions_of
from composer.library.changes.remembered import bare
from composer.library.keeping.autosave import Draft, DraftStore
from composer.library.records.values import Record, Version
from composer.notation.letters import ENGLISH
from composer.problem.problem import OtherGame, Problem
from composer.rules.book import Rules
from composer.rules.gamebooks import game_book_of

Open = Callable[[], Studio]
_LINE = """{"game": "tablut", "options": {"king_away": "two"}, "turn": "white",
 "position": {"men": {"b5": "K", "c5": "W", "b1": "B", "b9": "B"}},
 "stipulation": {"goal": "escape", "n": 1, "play": "direct", "side": "white"}}"""
TABLUT = replace(as_problem(problem_from_text(_LINE)), title="The open gate")
TABLES = replace(
    as_problem(
        TablesProblem(
            TablesPosition.of({4: 2, 3: 1}, {1: 2}, "white"),
            task=TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 2, (4, 2)),
        )
    ),
    title="Two throws",
)
GAMES = pytest.mark.parametrize("game", [TABLUT, TABLES], ids=["tablut", "tables"])


def _begin(studio: Studio, game: Problem) -> None:
    """Compose a problem of a game in a tab beside what is open."""
    workbench = studio.window.workbench
    workbench.open_beside(replace(game, title=""), saved=False)
    workbench.document.change(game, "composed")


def _record(studio: Studio, number: int) -> tuple[Record, tuple[Version, ...]]:
    found: list[tuple[Record, tuple[Version, ...]]] = []
    studio.window.librarian.read(
        lambda library: (load(library, number), versions_of(library, number)), found.append
    )
    studio.until(lambda: found)
    return found[0]


@GAMES
def test_a_game_is_saved_kept_in_versions_and_opened_again(
    small_library: Path, studio: Studio, game: Problem
) -> None:
    studio.lay(problem(BLOCK))
    window, workbench = studio.window, studio.window.workbench
    chess = workbench.document
    _begin(studio, game)
    desk = window.files.games.front
    assert desk is not None
    assert desk.board.isVisible()
    studio.until(lambda: desk.finding)
    studio.save()
    place = workbench.document.place
    assert place.record_id is not None
    kept, versions = _record(studio, place.record_id)
    assert kept.problem == game
    assert kept.finding is not None
    assert len(versions) == 1
    workbench.document.change(replace(game, title="Another title"), "a title")
    studio.trigger("save-version")
    studio.until(lambda: workbench.document.is_clean)
    kept, versions = _record(studio, place.record_id)
    assert kept.problem.title == "Another title"
    assert len(versions) == 2
    workbench.show(chess)
    assert window.files.games.front is None
    assert window.board.isVisible()
    assert window.twinning.problem == problem(BLOCK)
    window.desk.open_record(place.record_id)  # unsaved work stays, and nothing is asked
    assert not studio.prompts.asked
    assert window.files.games.front is desk
    assert len(workbench.documents) == 2
    assert chess.problem == problem(BLOCK)


@GAMES
def test_unsaved_work_is_asked_about(studio: Studio, game: Problem) -> None:
    _begin(studio, game)
    studio.trigger("close-tab")
    assert game.title in studio.prompts.asked[0]
    assert studio.window.workbench.document.problem == game
    assert not studio.window.close()
    studio.prompts.answer = Unsaved.DISCARD
    studio.trigger("close-tab")
    assert studio.window.files.games.front is None
    studio.trigger("reopen-tab")
    assert studio.window.workbench.document.problem == game
    studio.trigger("undo")
    assert studio.window.workbench.document.problem.title == ""


def test_what_was_pointed_at_in_a_tab_is_not_there_any_more_on_coming_back(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    workbench = studio.window.workbench
    chess = workbench.document
    _begin(studio, TABLUT)
    game, desk = workbench.document, studio.window.files.games.front
    assert isinstance(desk, CellsDesk)
    studio.until(lambda: desk.turns.list.count() and desk.finding)
    desk.turns.list.itemEntered.emit(desk.turns.list.item(0))
    assert desk.board.overlays.of("found")
    tree, rows = desk.solution.tree, desk.solution.tree.model()
    key = rows.index(0, 0, rows.index(rows.rowCount() - 1, 0))
    tree.row_pointed.emit(rows.row_of(key))  # type: ignore[attr-defined]
    assert desk.board.overlays.of("tree")
    workbench.show(chess)
    workbench.show(game)
    assert studio.window.files.games.front is desk
    assert not desk.board.overlays.of("found")
    assert not desk.board.overlays.of("tree")


@GAMES
def test_a_sound_position_is_remembered_gone_back_to_and_kept_with_the_record(
    small_library: Path, studio: Studio, game: Problem
) -> None:
    _begin(studio, game)
    window, workbench = studio.window, studio.window.workbench
    remembering, strip = window.files.remembering, window.study.versions
    studio.until(lambda: len(remembering.memory) == 1)
    (met,) = remembering.memory
    assert met.problem == bare(game)
    assert met.is_sound
    assert strip.isVisible()
    assert strip._list.height() == strip._list.maximumHeight()  # above it lies the desk
    studio.trigger("clear")
    assert remembering.here is None
    between = difference(game, workbench.document.problem, None, None, ENGLISH)
    assert "Position" in [what for what, _, _ in between.told]  # and not "the same"
    item = strip._list.item(0)
    QTest.mouseClick(
        strip._list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=strip._list.visualItemRect(item).center(),
    )
    assert workbench.document.problem == game  # its title, too
    assert remembering.here == met
    studio.trigger("clear")
    studio.save()
    record = workbench.document.place.record_id
    assert record is not None
    window.desk.close_document()
    assert remembering.memory == ()
    window.desk.open_record(record)
    studio.until(lambda: remembering.memory)
    assert remembering.memory == (met,)
    assert workbench.document.problem != game


@GAMES
def test_a_killed_program_loses_no_game(
    small_library: Path, open_studio: Open, tmp_path: Path, game: Problem
) -> None:
    before = open_studio().ready()
    _begin(before, game)
    before.until(lambda: before.window.files.remembering.memory)
    met = before.window.files.remembering.memory
    before.window.files.keeper.close(keep=True)  # the process ends, the draft stays
    assert list((tmp_path / "d").glob("*.draft.json"))
    before.window.workbench.document.open(Problem())  # so that its end asks nothing
    before.close()
    after = open_studio().ready()
    workbench = after.window.workbench
    after.until(lambda: workbench.document.problem == game)
    assert not workbench.document.is_clean
    assert after.window.files.games.front is not None
    assert after.window.files.remembering.memory == met
    assert after.window.study.versions._list.count() == 1
    after.prompts.answer = Unsaved.DISCARD


def test_what_is_open_is_open_again_with_what_is_kept_nowhere(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    before = open_studio().ready()
    before.window.desk.open_example(TABLUT)
    before.window.desk.open_example(TABLES)
    before.close()
    session = read_session(tmp_path / "d")
    assert session is not None
    assert [tab.problem for tab in session.tabs] == [TABLUT, TABLES]
    after = open_studio().ready()
    workbench = after.window.workbench
    after.until(lambda: len(workbench.documents) == 2)
    assert [document.problem for document in workbench.documents] == [TABLUT, TABLES]
    assert all(document.is_clean for document in workbench.documents)


def test_drafts_where_earlier_versions_kept_them_are_found(
    small_library: Path, open_studio: Open, tmp_path: Path
) -> None:
    old = tmp_path / "d" / "games"
    with DraftStore.open(old) as store:
        store.write_draft(Draft(TABLUT))
    studio = open_studio().ready()
    studio.notice("Unsaved work")
    studio.press_notice("Bring it back")
    assert studio.window.workbench.document.problem == TABLUT
    studio.save()
    studio.until(lambda: not list(old.glob("*.draft.json")))


def test_files_of_games_open_in_tabs_and_count_as_saved(studio: Studio, tmp_path: Path) -> None:
    path = studio.prompts.path = tmp_path / "gate.jsonl"
    path.write_text(f"{jsonline(TABLUT)}\n", encoding="utf-8")
    studio.trigger("open-file")
    workbench = studio.window.workbench
    studio.until(lambda: workbench.document.problem == TABLUT)
    assert workbench.document.is_settled
    workbench.document.change(replace(TABLUT, title="Another"), "a title")
    studio.trigger("save-file")
    assert str(path) in studio.prompts.asked
    assert workbench.document.is_settled
    assert game_problem(workbench.document.problem).title == "Another"
    studio.save()  # what a file keeps is in no library yet
    studio.until(lambda: workbench.document.place.record_id is not None)


def test_a_file_with_something_unknown_is_named(studio: Studio, tmp_path: Path) -> None:
    assert TABLUT.game is not None
    text = TABLUT.game.text.replace('"two"', '"sideways"')
    path = studio.prompts.path = tmp_path / "gate.jsonl"
    path.write_text(f"{jsonline(replace(TABLUT, game=OtherGame('tablut', text)))}\n")
    studio.trigger("open-file")
    studio.notice("kept as it is")
    assert studio.window.files.games.front is None


def test_what_works_behind_the_board_of_chess_leaves_a_game_alone(
    small_library: Path, studio: Studio
) -> None:
    studio.lay(problem(BLOCK))
    studio.answered()
    window, workbench = studio.window, studio.window.workbench
    chess = workbench.document
    _begin(studio, TABLUT)
    window.study.caption.commit()
    window.study.details.commit()
    window.study.composing.set_option("set play", True)
    window.study.composing.shift(1, 0)
    window.twinning.add()
    assert workbench.document.problem == TABLUT
    assert window.files.findings.of(chess) is None
    studio.trigger("show-library")
    studio.trigger("show-library")
    assert window.files.games.front is not None
    assert window.files.games.front.board.isVisible()
    assert not window.board.isVisible()
    studio.trigger("undo")
    assert workbench.document.problem.title == ""
    assert chess.problem == problem(BLOCK)


def test_a_game_pasted_at_chess_and_chess_pasted_at_a_game_come_in_a_tab_beside(
    studio: Studio,
) -> None:
    studio.lay(problem(BLOCK))
    workbench = studio.window.workbench
    chess = workbench.document
    QGuiApplication.clipboard().setText(jsonline(TABLUT))
    studio.trigger("paste")
    game = workbench.document
    assert (chess.problem, game.problem) == (problem(BLOCK), TABLUT)
    assert not game.is_clean
    QGuiApplication.clipboard().setText(BLOCK)
    studio.trigger("paste")
    assert game.problem == TABLUT
    assert workbench.document not in (chess, game)
    assert workbench.document.problem.position == problem(BLOCK).position


def test_a_new_problem_is_one_of_the_game_in_front(studio: Studio) -> None:
    _begin(studio, TABLUT)
    studio.trigger("new")
    problem_now = studio.window.workbench.document.problem
    book = game_book_of("tablut")
    assert studio.window.windowTitle().startswith("Tablut")
    assert problem_now == as_problem(GameProblem(GamePosition.empty(book), Rules(book)))
    assert len(studio.window.workbench.documents) == 2


def test_the_diagram_of_the_desk_in_front_is_exported(studio: Studio) -> None:
    _begin(studio, TABLUT)
    studio.trigger("export")
    export = studio.window.shelves.publishing.window
    assert export is not None
    studio.until(lambda: export._seen is not None)
    assert export._seen.asked.problems == (TABLUT,)
    studio.window.workbench.document.change(replace(TABLUT, title="Another"), "a title")
    studio.until(lambda: export._seen.asked.problems[0].title == "Another")
    studio.window.workbench.open_beside(TABLES)  # the window goes with the tab in front
    studio.until(lambda: export._seen.asked.problems == (TABLES,))
    export.close()


@GAMES
def test_a_tab_closed_with_its_windows_open_goes_on_when_it_is_opened_again(
    studio: Studio, game: Problem
) -> None:
    studio.window.workbench.open_beside(game)
    desk = studio.window.files.games.front
    assert desk is not None
    gone: list[bool] = []
    desk.destroyed.connect(lambda: gone.append(True))
    studio.trigger("export")
    studio.trigger("close-tab")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert gone
    studio.trigger("reopen-tab")
    workbench = studio.window.workbench
    workbench.document.change(replace(game, title="Another"), "a title")  # nobody of before asks
    assert workbench.document.problem.title == "Another"


def test_what_is_written_in_a_loose_dock_is_kept_when_another_tab_comes(studio: Studio) -> None:
    window, workbench = studio.window, studio.window.workbench
    studio.lay(problem(BLOCK))
    studio.trigger("show-details")
    window.lay.docks.details.setFloating(True)
    _begin(studio, replace(TABLUT, title=""))
    game = workbench.document
    title = window.study.details.fields[0]
    assert title.isVisible()
    title.setFocus()
    QTest.keyClicks(title, "Kept")
    studio.trigger("next-tab")
    assert game.problem.title == "Kept"
    assert workbench.document.problem == problem(BLOCK)


@GAMES
def test_docks_and_foot_belong_to_the_problem_in_front(studio: Studio, game: Problem) -> None:
    window, workbench = studio.window, studio.window.workbench
    docks = window.lay.docks
    studio.lay(problem(BLOCK))
    for name in ("library-below", "show-details", "show-edits"):
        studio.trigger(name)
    _begin(studio, game)
    assert all(dock.isVisible() for dock in (docks.library, docks.details, docks.edits))
    assert window.lay.dock_bar.isVisible()
    assert not window.lay.dock_bar.neighbours.isVisible()
    title = window.study.details.fields[0]
    assert title.text() == game.title
    title.setText("Another title")
    window.study.details.commit()
    assert workbench.document.problem == replace(game, title="Another title")
    steps = workbench.document.history.count()
    assert docks.edits.widget().problem_at(steps) == workbench.document.problem
    studio.trigger("undo")
    assert title.text() == game.title
    for name in ("show-library", "show-library"):
        studio.trigger(name)
    studio.until(lambda: docks.library.isVisible() and docks.details.isVisible())
    assert window.files.games.front.board.isVisible()
    studio.trigger("next-tab")
    assert window.board.isVisible()
    assert window.lay.dock_bar.neighbours.isVisible()


@GAMES
def test_escape_comes_back_to_the_board_and_two_positions_are_flipped(
    studio: Studio, game: Problem
) -> None:
    _begin(studio, game)
    desk = studio.window.files.games.front
    assert desk is not None
    desk.pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # stands for whatever is on it
    desk.pane.setFocus()
    QTest.keyClick(desk.pane, Qt.Key.Key_Escape)
    assert studio.window.focusWidget() is desk.board
    studio.trigger("flip-last")
    assert desk.document.problem.title == ""
    studio.trigger("flip-last")
    assert desk.document.problem == game


@pytest.mark.parametrize("name", ["welcome", "tour"])
def test_what_speaks_of_chess_is_shown_beside_a_game(studio: Studio, name: str) -> None:
    _begin(studio, TABLUT)
    studio.trigger(name)
    assert studio.window.files.games.front is None
    assert studio.window.board.isVisible()
    assert len(studio.window.workbench.documents) == 2


def test_a_chess_problem_is_begun_from_a_game(studio: Studio) -> None:
    _begin(studio, TABLUT)
    chess = studio.window.findChild(QAction, "new-chess")
    assert chess is not None
    chess.trigger()
    assert studio.window.files.games.front is None
    assert studio.window.workbench.document.problem == Problem()
    assert len(studio.window.workbench.documents) == 2


def test_a_problem_of_chess_comes_beside_a_game(studio: Studio, tmp_path: Path) -> None:
    workbench = studio.window.workbench
    workbench.open_beside(TABLUT)  # nothing of it is unsaved
    game = workbench.document
    studio.window.desk.open_record(studio.record_ids()[0])
    studio.until(lambda: workbench.document is not game)
    assert game.problem == TABLUT
    path = tmp_path / "one.fen"
    path.write_text(f"{BLOCK}\n")
    workbench.show(game)
    studio.window.files.opening.open((path,))
    studio.until(lambda: workbench.document is not game)
    assert workbench.document.problem.position == problem(BLOCK).position
    assert game in workbench.documents
    assert game.problem == TABLUT


@GAMES
def test_a_game_is_not_opened_twice(studio: Studio, game: Problem) -> None:
    workbench = studio.window.workbench
    _begin(studio, game)
    studio.save()
    record = workbench.document.place.record_id
    assert record is not None
    for words in ("saved", "unsaved"):
        studio.window.desk.open_record(record)  # it is the one in front
        studio.rest()
        assert [document.place.record_id for document in workbench.documents] == [record], words
        workbench.document.change(replace(game, title="Another"), "a title")
    assert studio.prompts.asked
    assert workbench.document.problem.title == "Another"


def test_a_version_of_a_game_comes_in_the_tab_of_the_game(studio: Studio) -> None:
    desk, workbench = studio.window.desk, studio.window.workbench
    studio.lay(problem(BLOCK))
    chess = workbench.document
    _begin(studio, TABLUT)
    studio.save()
    game = workbench.document
    record = game.place.record_id
    assert record is not None
    _, versions = _record(studio, record)
    workbench.show(chess)
    desk.go_to_version(versions[0], "1")
    assert workbench.document is game
    studio.trigger("close-tab")
    chess.mark_settled()
    workbench.show(chess)
    desk.go_to_version(versions[0], "1")
    studio.until(lambda: workbench.document is not chess)
    assert workbench.document.problem == TABLUT
    assert chess.problem == problem(BLOCK)
