# SPDX-License-Identifier: GPL-3.0-or-later
"""The theme composer under a hand, with real processes that search."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidgetItem, QPushButton
from studio import LEFT, NONE, SOUND, Studio, problem

from composer.analysis.schemes.phasetext import parse_phase
from composer.composing.askform import ask_object, ask_of
from composer.composing.composer import Progress
from composer.composing.finds import Tally
from composer.composing.journal import Journal
from composer.gui.composing.findwords import progress_words
from composer.gui.composing.kept import past, read_kept
from composer.gui.composing.wanted import Wanted
from composer.gui.composing.window import ComposingWindow
from composer.gui.exploring.journals import JOURNAL_END, begin_journal
from composer.gui.schemes.benchpane import BenchPane
from composer.gui.threads.running import State
from composer.library.access.reading import load
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.solution import Verdict

CORE = "4br2/8/7Q/5k2/8/1B4K1/8/8 w - - 0 1"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where it is kept what searches came to."""
    return tmp_path / "composings"


@pytest.fixture
def composing_window(studio: Studio, folder: Path) -> ComposingWindow:
    """The window, opened over the core of a Grimshaw on the board."""
    studio.window.workbench.document.open(problem(CORE))
    studio.window.shelves.theming.folder = folder
    studio.trigger("compose-theme")
    window = studio.window.shelves.theming.window
    assert window is not None
    return window


def at(window: ComposingWindow, square: str) -> QPoint:
    return window.form.board.square_centre(parse_square(square)).toPoint()


def click(window: ComposingWindow, square: str) -> None:
    QTest.mouseClick(window.form.board, LEFT, NONE, at(window, square))


def press(button) -> None:
    QTest.mouseClick(button, LEFT, NONE, QPoint(8, button.height() // 2))


def click_row(window: ComposingWindow, item: QListWidgetItem, x: int) -> None:
    themes = window.form.themes.list
    QTest.mouseClick(
        themes.viewport(), LEFT, NONE, QPoint(x, themes.visualItemRect(item).center().y())
    )


def choose_theme(window: ComposingWindow, name: str) -> None:
    themes = window.form.themes
    themes.sought.selectAll()
    QTest.keyClicks(themes.sought, name)
    (item,) = themes.list.findItems(name, Qt.MatchFlag.MatchFixedString)
    click_row(window, item, themes.list.visualItemRect(item).center().x())
    assert item.checkState() is Qt.CheckState.Checked


def searching(studio: Studio, window: ComposingWindow) -> None:
    """Start, and wait for the first finds."""
    choose_theme(window, "grimshaw")
    window.where.choice.setCurrentIndex(window.where.choice.count() - 2)
    studio.until(window.start.isEnabled)
    press(window.start)
    studio.until(lambda: window.results.finds.rowCount() > 0)


def stopped(studio: Studio, window: ComposingWindow) -> None:
    press(window.stop)
    studio.until(lambda: window.search_run.state is State.STOPPED)
    studio.until(lambda: window.start.text() == "Go on")


def test_a_grimshaw_is_composed_taken_over_and_saved(
    studio: Studio, composing_window: ComposingWindow, folder: Path
) -> None:
    window, workbench = composing_window, studio.window.workbench
    assert not window.start.isEnabled()
    assert window.told.text() == "Choose a theme, and which men stay."
    searching(studio, window)
    assert not window.start.isVisible()
    press(window.pause)
    assert window.search_run.state is State.PAUSED
    press(window.pause)
    stopped(studio, window)
    shown = window.results.finds
    core = parse_fen(CORE)
    for row in range(shown.rowCount()):
        position = shown.position_of(shown.find_at(shown.index(row)))
        assert all(position[square] is man for square, man in core)
    words = shown.data(shown.index(0), Qt.ItemDataRole.DisplayRole)
    assert "Grimshaw on " in words
    assert "positions tried" in window.results.told.text()

    list_ = window.results.list
    place = list_.visualRect(shown.index(0)).center()
    list_.setFocus()
    QTest.mouseClick(list_.viewport(), LEFT, NONE, place)
    find = shown.find_at(shown.index(0))
    studio.until(lambda: window.details.told == find)
    studio.until(lambda: window.details.points.points)
    assert "Grimshaw on " in window.details.proof.text()
    roles = window.details.added.text().splitlines()[1:]
    assert len(roles) == len(find.added) > 0
    assert all(re.match(r"[wb][A-Z] [a-h][1-8]: .+", role) for role in roles)
    steps = workbench.document.history.count()
    QTest.keyClick(list_, Qt.Key.Key_Return)
    assert fen(workbench.document.problem.position) == find.fen
    assert workbench.document.history.count() == steps + 1
    assert studio.answered() is Verdict.SOUND
    studio.trigger("undo")
    assert workbench.document.problem.position == core

    before = len(studio.record_ids())
    press(window.results.save)
    studio.until(lambda: len(studio.record_ids()) == before + 1)
    read: list[object] = []
    newest = max(studio.record_ids())
    studio.window.librarian.read(lambda library: load(library, newest), read.append)
    studio.until(lambda: read)
    assert fen(read[0].problem.position) == find.fen
    assert CORE in read[0].problem.comments[0]
    window._point(None)
    window._point(find)
    studio.until(lambda: "(100 %)" in window.details.nearest.text())

    press(window.go_from)
    assert window.wanted.position == shown.position_of(find)
    assert window.wanted.core == core
    assert window.start.text() == "Start"


def test_what_was_found_is_there_the_next_time_and_goes_on(
    studio: Studio, composing_window: ComposingWindow, folder: Path
) -> None:
    searching(studio, composing_window)
    studio.window.shelves.theming.close()
    (kept,) = past(folder)
    assert kept.asked.theme == "grimshaw"
    assert kept.best
    studio.trigger("compose-theme")
    again = studio.window.shelves.theming.window
    studio.until(lambda: "Grimshaw" in again.notices.sentence)
    buttons = again.notices.findChildren(QPushButton)
    next(button for button in buttons if button.text() == "Look at it").click()
    studio.until(lambda: again.results.finds.rowCount() == len(kept.best))
    assert again.wanted.ask == kept.asked
    studio.until(again.start.isEnabled)
    assert again.start.text() == "Go on"
    press(again.start)
    studio.until(lambda: again.search_run.progress is not None)
    studio.until(lambda: again.search_run.progress.tally.turns > kept.tally.turns)
    again.close()  # a hand on the window's cross
    studio.until(lambda: again.search_run.state is State.STOPPED)
    (path,) = folder.glob(f"*{JOURNAL_END}")
    assert read_kept(path).tally.turns >= kept.tally.turns


def test_a_find_never_goes_over_another_problem(
    studio: Studio, composing_window: ComposingWindow
) -> None:
    window, workbench = composing_window, studio.window.workbench
    searching(studio, window)
    stopped(studio, window)
    workbench.document.open(problem(SOUND, "#2", "Loyd, Samuel"))
    window.results.select(0)
    press(window.results.put)
    assert workbench.document.problem.credits.authors == ()
    assert not workbench.document.is_clean


def test_men_and_squares_are_chosen_on_the_board(
    studio: Studio, composing_window: ComposingWindow
) -> None:
    window, form = composing_window, composing_window.form
    pawns = form.allowed.box(Man.WHITE_PAWN).value()
    assert pawns > 0
    click(window, "e8")
    assert window.wanted.free == {parse_square("e8")}
    assert window.wanted.number(Man.BLACK_BISHOP) == 1
    assert form.told.text() == "5 men stay; the theme on any squares"
    click(window, "e8")
    assert not window.wanted.free
    assert window.wanted.number(Man.BLACK_BISHOP) == 0
    press(form.clicks.findChildren(type(window.take))[1])
    for square in ("f7", "f8"):
        click(window, square)
    assert form.told.text() == "6 men stay; the theme on f7 f8"
    assert window.wanted.core == parse_fen(CORE)
    press(form.allowed.nobody)
    assert window.wanted.allowed == ()
    press(form.allowed.everybody)
    assert window.wanted.number(Man.WHITE_PAWN) == 8
    press(form.go)
    assert len(window.wanted.core) == 2
    press(form.stay)
    assert not window.wanted.free


def test_what_cannot_be_is_said_before_the_start(
    studio: Studio, composing_window: ComposingWindow
) -> None:
    window, form = composing_window, composing_window.form
    choose_theme(window, "grimshaw")
    studio.until(window.start.isEnabled)
    click(window, "e8")
    assert not window.start.isEnabled()
    studio.until(lambda: "no geometry for Grimshaw" in window.told.text())
    assert not window.start.isEnabled()
    click(window, "e8")
    studio.until(window.start.isEnabled)
    form.most_men.setValue(4)
    studio.until(lambda: "more than the 4" in window.told.text())


def test_a_search_that_found_nothing_says_how_far_it_was(studio: Studio) -> None:
    tally = Tally(turns=3, tried=70, refuted=50, cooked=20)
    progress = Progress(tally, 9.0, 0, geometries=4, gone=3)
    assert "70 positions tried" in progress_words(progress, 30)
    assert progress_words(progress, 30, is_over=True).startswith("Not met: 3 geometries of 4")


def test_a_theme_without_grammar_is_not_offered(composing_window: ComposingWindow) -> None:
    form = composing_window.form
    assert "themes of which it is known what they need" in form.hint.text()
    QTest.keyClicks(form.themes.sought, "aristocrat")
    assert form.themes.shown() == ()
    assert form.hint.text().startswith("Aristocrat")
    assert "not known what it needs" in form.hint.text()


def test_a_click_on_name_or_box_ticks_once(composing_window: ComposingWindow) -> None:
    choose_theme(composing_window, "grimshaw")
    themes = composing_window.form.themes
    (item,) = themes.list.findItems("grimshaw", Qt.MatchFlag.MatchFixedString)
    for x, ticked in ((10, ()), (10, ("grimshaw",)), (80, ())):
        click_row(composing_window, item, themes.list.visualItemRect(item).left() + x)
        assert themes.ticked == ticked


def test_what_was_asked_comes_back_and_damage_is_passed_over(tmp_path: Path) -> None:
    asked = Wanted(seconds=30, most_men=9, mirror=True, forbidden=("fatal", "dual"))
    wanted = asked.on(parse_fen(CORE)).with_themes(("grimshaw", "half_pin"))
    wanted = wanted.with_squares("half_pin", (parse_square("f5"),)).turned(parse_square("h6"))
    demand = (parse_phase("- f8f7=h6h5"),)
    wanted = replace(wanted, demand=demand, after_key=True, unlike=(parse_fen(CORE),))
    assert ask_of(json.loads(json.dumps(ask_object(wanted.ask)))) == wanted.ask
    assert Wanted.of(wanted.ask, 30).ask == wanted.ask
    (tmp_path / f"x{JOURNAL_END}").write_text("{}", encoding="utf-8")
    assert past(tmp_path) == ()
    empty = begin_journal(tmp_path, wanted.ask, Journal)
    empty.close()
    assert past(tmp_path) == ()
    assert [path.name for path in tmp_path.iterdir()] == [f"x{JOURNAL_END}"]


def test_several_themes_have_squares_each_and_flaws_are_forbidden(
    studio: Studio, composing_window: ComposingWindow
) -> None:
    window, form = composing_window, composing_window.form
    press(form.clicks.findChildren(type(window.take))[1])
    click(window, "f7")
    choose_theme(window, "grimshaw")
    assert not form.of.isVisible()
    choose_theme(window, "half-pin")
    assert window.wanted.themes == ("grimshaw", "half_pin")
    assert form.of.isVisible()
    form.of.setCurrentIndex(1)
    assert form.told.text() == "6 men stay; Half-pin on any squares"
    click(window, "f5")
    assert window.wanted.squares_of("grimshaw") == {parse_square("f7")}
    assert window.wanted.squares_of("half_pin") == {parse_square("f5")}
    studio.until(lambda: "no geometry" in window.told.text())
    form.flaws.list.item(1).setCheckState(Qt.CheckState.Checked)
    assert window.wanted.ask.forbidden == ("checking_key",)
    assert [each.theme for each in window.wanted.ask.themes] == ["grimshaw", "half_pin"]


def test_another_problem_like_the_one_on_the_board(studio: Studio, folder: Path) -> None:
    whole = "4br2/3p4/7Q/5k2/4p1N1/1B2P1K1/8/8 w - - 0 1"
    studio.window.workbench.document.open(problem(whole))
    studio.window.shelves.theming.folder = folder
    studio.trigger("compose-theme")
    window = studio.window.shelves.theming.window
    press(window.form.alike)
    studio.until(lambda: bool(window.wanted.unlike))
    assert window.wanted.unlike == (parse_fen(whole),)
    assert window.wanted.themes == ("grimshaw",)
    assert window.wanted.position == parse_fen(whole)
    assert parse_square("d7") in window.wanted.free
    assert window.wanted.number(Man.BLACK_PAWN) >= 1
    studio.until(window.start.isEnabled)


def test_the_bench_is_composed_from(studio: Studio, folder: Path) -> None:
    """The mates after a key are wanted, one of White's men having moved."""
    studio.window.workbench.document.open(problem("4br2/3p4/7Q/3B1k2/4p1N1/4P1K1/8/8 b - - 0 1"))
    studio.window.shelves.theming.folder = folder
    studio.trigger("scheme-bench")
    pane = next(each for each in studio.window.findChildren(BenchPane))
    pane.table.compose.click()
    window = studio.window.shelves.theming.window
    studio.until(lambda: bool(window.wanted.demand))
    assert window.wanted.after_key
    lines = window.form.demand.text()
    assert "1...Rf7 2.Qh5#" in lines
    assert "1...Bf7 2.Qf6#" in lines
    studio.until(window.start.isEnabled)
    window.where.choice.setCurrentIndex(window.where.choice.count() - 2)
    press(window.start)
    studio.until(lambda: window.results.finds.rowCount() > 0)
    assert "The mates wanted" in window.results.finds.data(
        window.results.finds.index(0), Qt.ItemDataRole.DisplayRole
    )
    stopped(studio, window)
    press(window.form.forget)
    assert not window.wanted.demand
    assert not window.form.demand.isVisible()


def test_searches_are_read_when_their_list_is_opened(
    studio: Studio, composing_window: ComposingWindow, folder: Path
) -> None:
    window = composing_window
    assert window._menu.isEmpty()
    window._menu.aboutToShow.emit()
    assert [action.isEnabled() for action in window._menu.actions()] == [False]
    studio.until(lambda: window._menu.actions()[-1].text() == "None yet")


def test_a_helpmate_is_composed_from_a_core(studio: Studio, folder: Path) -> None:
    core = "K4n2/2kP4/8/8/4R3/2B5/8/1b6 b - - 0 1"
    studio.window.workbench.document.open(problem(core, "h#2"))
    studio.window.shelves.theming.folder = folder
    studio.trigger("compose-theme")
    window = studio.window.shelves.theming.window
    assert window.form.play.asked.currentText() == "h#2"
    choose_theme(window, "zilahi")
    assert "of which it is known" in window.form.hint.text()
    press(window.form.allowed.nobody)
    for man in (Man.BLACK_PAWN, Man.from_letter("n")):
        window.form.allowed.box(man).setValue(1)
    studio.until(window.start.isEnabled)
    window.where.choice.setCurrentIndex(window.where.choice.count() - 2)
    press(window.start)
    finds = window.results.finds
    studio.until(lambda: finds.rowCount() > 0)
    stopped(studio, window)
    assert "xd7 Ba5+ 2.Kc8 Re8#" in finds.data(finds.index(0), Qt.ItemDataRole.DisplayRole)
    window.results.select(0)
    press(window.results.put)
    found = studio.window.workbench.document.problem
    assert (str(found.stipulation), len(found.position)) == ("h#2", 9)
    window.form.play.asked.setCurrentIndex(0)
    assert window.wanted.themes == ()
    assert not window.form.play.solutions.isVisible()
