# SPDX-License-Identifier: GPL-3.0-or-later
"""The search window under a hand, with real processes that search."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from studio import BLOCK, LEFT, NONE, SOUND, Studio, problem

from composer.explore.journal import Journal
from composer.explore.judging import Judge
from composer.explore.specfile import spec_object
from composer.gui.exploring.journals import JOURNAL_END, begin_journal
from composer.gui.exploring.shelf import Shelf, read_kept
from composer.gui.exploring.window import SearchWindow
from composer.gui.threads.running import State
from composer.library.access.reading import load
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.problem.taskedits import stated_intended, with_intended
from composer.solver.solution import Verdict


def at(window: SearchWindow, square: str) -> QPoint:
    return window.board.square_centre(parse_square(square)).toPoint()


def choose(window: SearchWindow, square: str) -> None:
    QTest.mouseClick(window.board, LEFT, NONE, at(window, square))


def press(button) -> None:
    QTest.mouseClick(button, LEFT, NONE, QPoint(8, button.height() // 2))


def let_queen_and_pawn_go(window: SearchWindow) -> None:
    """Let the queen stand anywhere and a black pawn be added: some thousand positions."""
    choose(window, "e3")
    press(window.varying.all)
    press(window.varying.add)
    press(window.varying.kinds.switch(Man.BLACK_PAWN))


def finished(studio: Studio, window: SearchWindow) -> None:
    studio.until(lambda: window.start.isEnabled())
    press(window.start)
    studio.until(lambda: window.search_run.state is State.FINISHED)
    studio.until(lambda: window._known is not None)


def test_a_search_is_painted_run_and_its_find_put_on_the_board(
    studio: Studio, search_window: SearchWindow
) -> None:
    window = search_window
    assert not window.start.isEnabled()
    assert window.told.text() == "Nothing may vary yet: choose a man and paint squares."
    choose(window, "e3")
    start, end = at(window, "a2"), at(window, "h2")
    QTest.mousePress(window.board, LEFT, NONE, start)
    for step in range(1, 8):
        QTest.mouseMove(window.board, start + (end - start) * step / 7)
    QTest.mouseRelease(window.board, LEFT, NONE, end)
    assert len(window.board.squares) == 8
    press(window.varying.none)
    assert window.board.squares == frozenset()
    let_queen_and_pawn_go(window)
    studio.until(lambda: window.start.isEnabled())
    assert "positions, " in window.told.text()
    finished(studio, window)
    spec = window.plan.spec()
    tally, finds = Judge(spec).turns(0, 10**9)
    shown = window.results.finds
    assert shown.rowCount() == len(finds) > 5
    ranked = sorted(finds, key=lambda find: find.rank)
    assert [shown.find_at(shown.index(row)) for row in range(len(finds))] == ranked
    assert f"{tally.found} found" in window.results.told.text()

    steps = studio.window.workbench.document.history.count()
    place = window.results.list.visualRect(shown.index(1)).center()
    QTest.mouseMove(window.results.list.viewport(), place)
    QTest.mouseClick(window.results.list.viewport(), LEFT, NONE, place)
    workbench = studio.window.workbench
    assert workbench.document.history.count() == steps  # a click selects, as in every other list
    assert window.results.list.currentIndex().row() == 1
    QTest.mouseDClick(window.results.list.viewport(), LEFT, NONE, place)
    assert fen(workbench.document.problem.position) == ranked[1].fen
    assert workbench.document.history.count() == steps + 1
    assert studio.answered() is Verdict.SOUND
    studio.trigger("undo")
    assert workbench.document.problem.position == parse_fen(BLOCK)


def test_a_find_never_goes_over_another_problem(
    studio: Studio, search_window: SearchWindow
) -> None:
    window = search_window
    let_queen_and_pawn_go(window)
    finished(studio, window)
    other = problem(SOUND, "#2", "Loyd, Samuel")
    studio.window.workbench.document.open(other)
    window.results.select(0)
    press(window.results.put)
    workbench = studio.window.workbench
    assert workbench.document.problem.credits.authors == ()
    assert workbench.document.place.record_id is None
    assert not workbench.document.is_clean


def test_finds_are_saved_and_exported(
    studio: Studio, search_window: SearchWindow, tmp_path: Path
) -> None:
    window = search_window
    let_queen_and_pawn_go(window)
    finished(studio, window)
    before = len(studio.record_ids())
    window.results.list.selectAll()
    number = len(window.results.list.chosen())
    window.results.select(0)
    chosen = window.results.list.chosen()[0]
    press(window.results.save)
    studio.until(lambda: len(studio.record_ids()) == before + 1)
    read: list[object] = []
    newest = max(studio.record_ids())
    studio.window.librarian.read(lambda library: load(library, newest), read.append)
    studio.until(lambda: read)
    assert fen(read[0].problem.position) == chosen.fen
    assert BLOCK in read[0].problem.comments[0]
    window.results.list.selectAll()
    studio.prompts.path = tmp_path / "found.fen"
    press(window.results.export)
    studio.until(lambda: studio.prompts.path.exists())
    text = studio.prompts.path.read_text("utf-8")
    assert text.count("\n") >= number
    assert chosen.fen.split()[0] in text


def test_pause_resume_stop_go_on_and_edits_on_the_board(
    studio: Studio, search_window: SearchWindow, folder: Path
) -> None:
    window = search_window
    press(window.varying.anywhere)
    studio.until(lambda: window.start.isEnabled())
    press(window.start)
    studio.until(lambda: window.results.bar.value() or "tried" in window.results.told.text())
    studio.until(lambda: window.search_run.state is State.RUNNING)
    press(window.pause)
    assert window.search_run.state is State.PAUSED
    studio.put("P", "h3")  # the board goes its own way
    assert window.plan.position == parse_fen(BLOCK)
    press(window.pause)
    assert window.search_run.state is State.RUNNING
    press(window.stop)
    studio.until(lambda: window.search_run.state is State.STOPPED)
    studio.until(lambda: window.start.text() == "Go on")
    journal = next(folder.glob(f"*{JOURNAL_END}"))
    assert not list(folder.glob("*.lock"))
    tried = read_kept(journal).tally.tried
    press(window.start)
    studio.until(lambda: window.search_run.state is State.RUNNING)
    studio.until(lambda: window.search_run.progress is not None)
    assert window.search_run.progress.tally.tried >= tried
    studio.window.shelves.exploring.close()
    kept = read_kept(journal)
    assert kept.spec.position == parse_fen(BLOCK)
    assert len(list(folder.glob(f"*{JOURNAL_END}"))) == 1


def test_an_interrupted_search_is_offered(studio: Studio, folder: Path) -> None:
    window = studio.window
    window.workbench.document.open(problem(BLOCK))
    window.shelves.exploring.folder = folder
    window.shelves.exploring.show()
    first = window.shelves.exploring.window
    let_queen_and_pawn_go(first)
    spec = first.plan.spec()
    window.shelves.exploring.close()
    with begin_journal(folder, spec, Journal):
        pass
    window.shelves.exploring.show()
    again = window.shelves.exploring.window
    studio.until(lambda: "interrupted at 0 %" in again.notices.sentence)
    buttons = again.notices.findChildren(QPushButton)
    next(button for button in buttons if button.text() == "Go on").click()
    studio.until(lambda: again.search_run.state is State.FINISHED)
    assert again.results.finds.rowCount() > 5
    assert again.plan.spec() == spec


def test_named_searches_are_saved_and_opened(
    studio: Studio, search_window: SearchWindow, folder: Path
) -> None:
    window = search_window
    let_queen_and_pawn_go(window)
    spec = window.plan.spec()
    studio.prompts.given = "Queen/pawn"
    window._save_search()
    studio.until(lambda: window._named)
    name, path = window._named[0]
    assert name == "Queen_pawn"
    assert json.loads(path.read_text("utf-8")) == spec_object(spec)
    press(window.varying.clear)
    assert window.plan.is_untouched
    action = next(action for action in window._menu.actions() if action.text() == name)
    action.trigger()
    studio.until(lambda: not window.plan.is_untouched)
    assert window.plan.spec() == spec


def test_demands_are_taken_and_wrong_ones_told(studio: Studio, search_window: SearchWindow) -> None:
    window, holding = search_window, search_window.holding
    let_queen_and_pawn_go(window)
    window.tabs.setCurrentIndex(1)
    QTest.keyClicks(holding.key, "e3x4")
    assert "no move" in window.told.text()
    assert not window.start.isEnabled()
    holding.key.selectAll()
    QTest.keyClicks(holding.key, "e3e4")
    holding.duals.setValue(0)
    QTest.keyClicks(holding.themes.sought, "grimshaw")
    shown = [
        holding.themes.list.item(row)
        for row in range(holding.themes.list.count())
        if not holding.themes.list.item(row).isHidden()
    ]
    assert shown
    assert all("grimshaw" in item.text().lower() for item in shown)
    shown[0].setCheckState(Qt.CheckState.Checked)
    demands = window.plan.demands
    assert demands.key == "e3e4"
    assert demands.most_duals == 0
    assert len(demands.themes) == 1
    studio.until(lambda: window.start.isEnabled())


def test_a_fairy_man_that_is_not_on_the_board_may_be_added(search_window: SearchWindow) -> None:
    varying = search_window.varying
    press(varying.add)
    varying.named.setText("G")
    QTest.keyClick(varying.named, Qt.Key.Key_Return)
    grasshopper = Man.from_fen("G")
    assert varying.chosen is not None
    assert varying.chosen.men == (grasshopper,)
    assert varying.kinds.switch(grasshopper).isChecked()
    press(varying.kinds.switch(Man.BLACK_PAWN))
    assert set(varying.chosen.men) == {grasshopper, Man.BLACK_PAWN}


def test_the_board_by_keyboard(search_window: SearchWindow) -> None:
    board = search_window.board
    board.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(4):
        QTest.keyClick(board, Qt.Key.Key_Right)
    for _ in range(2):
        QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_Return)
    assert search_window.varying.chosen.home == parse_square("e3")
    QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert board.squares == frozenset({parse_square("e4")})
    assert "painted" in board.accessibleName()
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert board.squares == frozenset()


def test_hovering_shows_the_find_on_the_small_board(
    studio: Studio, search_window: SearchWindow
) -> None:
    window = search_window
    let_queen_and_pawn_go(window)
    finished(studio, window)
    before = window.board.grab().toImage()
    find = window.results.finds.find_at(window.results.finds.index(1))
    window.results.list.pointed.emit(find)
    assert window.board.grab().toImage() != before
    window.results.list.pointed.emit(None)
    assert window.board.grab().toImage() == before


def test_a_journal_of_a_living_search_is_not_offered(
    studio: Studio, search_window: SearchWindow, folder: Path
) -> None:
    window = search_window
    press(window.varying.anywhere)
    studio.until(lambda: window.start.isEnabled())
    press(window.start)
    studio.until(lambda: window.search_run.state is State.RUNNING)
    assert Shelf(folder).past() == ()
    press(window.stop)
    studio.until(lambda: window.search_run.state is State.STOPPED)
    studio.until(lambda: len(Shelf(folder).past()) == 1)


def test_a_cluster_needs_an_address(studio: Studio, search_window: SearchWindow) -> None:
    window = search_window
    let_queen_and_pawn_go(window)
    studio.until(lambda: window.start.isEnabled())
    window.where.choice.setCurrentIndex(window.where.choice.findText("A cluster"))
    assert not window.where.address.isHidden()
    press(window.start)
    assert "address of the cluster" in window.notices.sentence
    assert window.search_run.state is State.RESTING


def test_a_zilahi_is_found_from_a_board_that_is_half_filled(
    studio: Studio, search_window: SearchWindow
) -> None:
    window, document = search_window, studio.window.workbench.document
    half = problem("6bk/6nb/4RK2/8/8/8/8/8 b - - 0 1", "h#2")
    document.open(with_intended(half, "2.1.1.1"))
    press(window.take)
    assert window.holding.intended.text() == "2.1.1.1"
    assert not window.holding.tries.isVisibleTo(window.holding)
    press(window.varying.add)
    press(window.varying.kinds.switch(Man.WHITE_ROOK))
    press(window.varying.all)
    window.holding.themes.sought.setText("zilahi")
    themes = window.holding.themes.list
    (item,) = themes.findItems("Zilahi", Qt.MatchFlag.MatchExactly)
    themes.itemActivated.emit(item)
    finished(studio, window)
    shown = window.results.finds
    found = [shown.find_at(shown.index(row)) for row in range(shown.rowCount())]
    wanted = "6bk/6nb/4RK2/5R2/8/8/8/8 b - - 0 1"
    row = [find.fen for find in found].index(wanted)
    words = shown.data(shown.index(row), Qt.ItemDataRole.DisplayRole)
    assert words.startswith("2 solutions")
    assert "Zilahi" in words
    assert "2.1.1.1, 4 half-moves matched" in words
    window.results.select(row)
    press(window.results.put)
    assert fen(document.problem.position) == wanted
    assert studio.answered() is Verdict.SOUND
    window.results.select(row)
    before = len(studio.record_ids())
    press(window.results.save)
    studio.until(lambda: len(studio.record_ids()) == before + 1)
    read: list[object] = []
    newest = max(studio.record_ids())
    studio.window.librarian.read(lambda library: load(library, newest), read.append)
    studio.until(lambda: read)
    assert stated_intended(read[0].problem) == "2.1.1.1"
