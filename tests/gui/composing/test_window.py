# SPDX-License-Identifier: GPL-3.0-or-later
"""The theme composer under a hand, with real processes that search."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from studio import LEFT, NONE, SOUND, Studio, problem

from composer.composing.composer import Progress
from composer.composing.finds import Tally
from composer.composing.journal import Journal
from composer.gui.composing.kept import past, read_kept
from composer.gui.composing.wanted import Wanted
from composer.gui.composing.window import ComposingWindow
from composer.gui.composing.words import progress_words
from composer.gui.exploring.journals import JOURNAL_END, begin_journal
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
    return window.asking.board.square_centre(parse_square(square)).toPoint()


def click(window: ComposingWindow, square: str) -> None:
    QTest.mouseClick(window.asking.board, LEFT, NONE, at(window, square))


def press(button) -> None:
    QTest.mouseClick(button, LEFT, NONE, QPoint(8, button.height() // 2))


def choose_theme(window: ComposingWindow, name: str) -> None:
    themes = window.asking.themes
    themes.sought.selectAll()
    QTest.keyClicks(themes.sought, name)
    (item,) = themes.list.findItems(name, Qt.MatchFlag.MatchFixedString)
    item.setCheckState(Qt.CheckState.Checked)


def searching(studio: Studio, window: ComposingWindow) -> None:
    """Start, and wait for the first finds."""
    choose_theme(window, "grimshaw")
    window.where.choice.setCurrentIndex(window.where.choice.count() - 2)
    studio.until(window.start.isEnabled)
    press(window.start)
    studio.until(lambda: window.results.finds.rowCount() > 0)


def stopped(studio: Studio, window: ComposingWindow) -> None:
    press(window.stop)
    studio.until(lambda: window.composition.state is State.STOPPED)
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
    assert window.composition.state is State.PAUSED
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
    assert kept.ask.theme == "grimshaw"
    assert kept.best
    studio.trigger("compose-theme")
    again = studio.window.shelves.theming.window
    studio.until(lambda: "Grimshaw" in again.notices.sentence)
    buttons = again.notices.findChildren(QPushButton)
    next(button for button in buttons if button.text() == "Look at it").click()
    studio.until(lambda: again.results.finds.rowCount() == len(kept.best))
    assert again.wanted.ask == kept.ask
    studio.until(again.start.isEnabled)
    assert again.start.text() == "Go on"
    press(again.start)
    studio.until(lambda: again.composition.progress is not None)
    studio.until(lambda: again.composition.progress.tally.turns > kept.tally.turns)
    again.close()  # a hand on the window's cross
    studio.until(lambda: again.composition.state is State.STOPPED)
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
    window, asking = composing_window, composing_window.asking
    pawns = asking.allowed.box(Man.WHITE_PAWN).value()
    assert pawns > 0
    click(window, "e8")
    assert window.wanted.free == {parse_square("e8")}
    assert window.wanted.number(Man.BLACK_BISHOP) == 1
    assert asking.told.text() == "5 men stay; the theme on any squares"
    click(window, "e8")
    assert not window.wanted.free
    assert window.wanted.number(Man.BLACK_BISHOP) == 0
    press(asking.clicks.findChildren(type(window.take))[1])
    for square in ("f7", "f8"):
        click(window, square)
    assert asking.told.text() == "6 men stay; the theme on f7 f8"
    assert window.wanted.core == parse_fen(CORE)
    press(asking.nobody)
    assert window.wanted.allowed == ()
    press(asking.everybody)
    assert window.wanted.number(Man.WHITE_PAWN) == 8
    press(asking.go)
    assert len(window.wanted.core) == 2
    press(asking.stay)
    assert not window.wanted.free


def test_what_cannot_be_is_said_before_the_start(
    studio: Studio, composing_window: ComposingWindow
) -> None:
    window, asking = composing_window, composing_window.asking
    choose_theme(window, "grimshaw")
    studio.until(window.start.isEnabled)
    click(window, "e8")
    assert not window.start.isEnabled()
    studio.until(lambda: "no geometry for Grimshaw" in window.told.text())
    assert not window.start.isEnabled()
    click(window, "e8")
    studio.until(window.start.isEnabled)
    asking.most_men.setValue(4)
    studio.until(lambda: "more than the 4" in window.told.text())


def test_a_search_that_found_nothing_says_how_far_it_was(studio: Studio) -> None:
    tally = Tally(turns=3, tried=70, refuted=50, cooked=20)
    progress = Progress(tally, 9.0, 0, geometries=4, gone=3)
    assert "70 positions tried" in progress_words(progress, 30)
    assert progress_words(progress, 30, is_over=True).startswith("Not met: 3 geometries of 4")


def test_a_theme_without_grammar_is_not_offered(composing_window: ComposingWindow) -> None:
    asking = composing_window.asking
    assert "themes of which it is known what they need" in asking.hint.text()
    QTest.keyClicks(asking.themes.sought, "aristocrat")
    assert asking.themes.shown() == ()
    assert asking.hint.text().startswith("Aristocrat")
    assert "not known what it needs" in asking.hint.text()


def test_what_was_asked_comes_back_and_damage_is_passed_over(tmp_path: Path) -> None:
    wanted = Wanted(theme="grimshaw", seconds=30, most_men=9, mirror=True, no_grave=True).on(
        parse_fen(CORE)
    )
    wanted = wanted.turned(parse_square("h6"))
    assert Wanted.of(wanted.ask, 30).ask == wanted.ask
    (tmp_path / f"x{JOURNAL_END}").write_text("{}", encoding="utf-8")
    assert past(tmp_path) == ()
    empty = begin_journal(tmp_path, wanted.ask, Journal)
    empty.close()
    assert past(tmp_path) == ()
    assert [path.name for path in tmp_path.iterdir()] == [f"x{JOURNAL_END}"]
