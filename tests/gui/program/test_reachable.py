# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything in the windows is reached by Tab, and a screen reader finds it by a name."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from accessible import nameless, spoken, tree_of, unreached, walk
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from studio import BLOCK, LEFT, Studio, problem

from composer.gui.board.speech import SpokenParts
from composer.gui.look.focusring import FocusRing
from composer.gui.manual.window import ManualWindow
from composer.rules.gamebooks import game_book_of
from composer.solver.solution import Verdict

HELP = "8/8/8/8/8/2p5/2k5/K7 b - - 0 1"


@pytest.fixture
def listening() -> Iterator[None]:
    """A screen reader is at work, as far as Qt knows."""
    before = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(before)


@pytest.fixture
def block(studio: Studio) -> Studio:
    """A studio with a two-mover that is solved."""
    studio.window.resize(1440, 900)
    studio.lay(problem(BLOCK))
    assert studio.answered() is Verdict.SOUND
    insight = studio.window.pane.insight
    studio.until(lambda: insight.grid.isVisible() and insight.quality.points)
    return studio


def front(studio: Studio, window: QWidget) -> QWidget:
    """Bring a window to the front; return the first thing in it that Tab may come to."""
    window.activateWindow()
    studio.until(window.isActiveWindow)
    return next(
        widget
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and widget.isEnabled()
    )


def check(window: QWidget, start: QWidget) -> list[QWidget]:
    """Check that Tab reaches all and that all has a name; return the stops."""
    stops = walk(window, start)
    assert not unreached(window, stops)
    silent = [f"{type(stop).__name__} {stop.objectName()}" for stop in stops if not spoken(stop)]
    assert not silent
    assert not nameless(window)
    return stops


def test_the_studio(block: Studio) -> None:
    window = block.window
    block.until(window.pane.insight.grid.isVisible)  # it is laid out in a further turn
    stops = check(window, window.board)
    order = [
        window.bar.stipulation,
        window.study.palette,
        window.board,
        window.pane.verdict,
        window.pane.solution.tree,
        window.pane.insight.grid,
        window.lay.dock_bar.button,
    ]
    begin = stops.index(window.bar.stops()[0]) if window.bar.stops()[0] in stops else 0
    turned = stops[begin:] + stops[:begin]
    places = [turned.index(each) for each in order]
    assert places == sorted(places)


def test_back_goes_the_same_way(block: Studio) -> None:
    window = block.window
    forward = walk(window, window.board)
    window.board.setFocus()
    back = [window.board]
    for _ in range(len(forward) - 1):
        window.focusNextPrevChild(False)
        back.append(window.focusWidget())
    assert back[1:] == list(reversed(forward[1:]))


def test_the_library(studio: Studio) -> None:
    studio.window.lay.views.show_library()
    check(studio.window, studio.window.library.filter)
    studio.window.lay.views.show_studio()


def test_the_library_beside_the_board(block: Studio) -> None:
    block.window.lay.views.toggle_dock()
    check(block.window, block.window.board)


def test_help_play(studio: Studio) -> None:
    studio.lay(problem("8/8/8/8/8/1K6/8/k6R b - - 0 1", "h#1"))
    studio.answered()
    check(studio.window, studio.window.board)


@pytest.mark.parametrize("place", range(5))
def test_every_tab_at_the_side(block: Studio, place: int) -> None:
    tabs = block.window.pane.body.side_tabs
    if place < tabs.count():
        tabs.setCurrentIndex(place)
    check(block.window, block.window.board)


@pytest.mark.parametrize("size", [(800, 560), (1024, 700), (1440, 900)])
def test_windows_of_every_size(block: Studio, size: tuple[int, int]) -> None:
    block.window.resize(*size)
    check(block.window, block.window.board)


def test_the_docks(block: Studio) -> None:
    block.trigger("show-edits")
    block.trigger("show-details")
    check(block.window, block.window.board)


def test_the_welcome(studio: Studio) -> None:
    studio.window.resize(1440, 900)
    minutes = studio.window.first_minutes
    minutes.show_welcome()
    assert minutes.card is not None
    stops = check(studio.window, minutes.card.ways[0])
    assert all(way in stops for way in minutes.card.ways)
    minutes.card.go()
    assert minutes.tiles is not None
    if minutes.tiles.isVisible():  # a low window has no room for them
        stops = walk(studio.window, studio.window.board)
        assert all(stop in stops for stop in minutes.tiles.stops())


def test_the_settings(studio: Studio) -> None:
    window = studio.window.choosing.show()
    front(studio, window)
    stops = check(window, window.field)
    for row in window.rows.values():
        assert row.control in stops, row.setting.title
    window.close()


def test_the_export(block: Studio) -> None:
    block.trigger("export")
    window = block.window.shelves.publishing.window
    assert window is not None
    check(window, front(block, window))


def test_the_manual(studio: Studio) -> None:
    studio.trigger("manual")
    (window,) = studio.window.findChildren(ManualWindow)
    check(window, front(studio, window))
    window.close()


def test_popeye(studio: Studio) -> None:
    studio.trigger("popeye")
    front(studio, studio.window.study.popeye.window)
    check(studio.window.study.popeye.window, studio.window.study.popeye.window.path)
    studio.window.study.popeye.window.close()


def test_a_game(studio: Studio, listening: None) -> None:
    games = studio.window.files.games
    games.new_game(game_book_of("tablut"))
    assert games.front is not None
    check(games.front.column, games.front.board)
    names = [each.name for each in tree_of(games.front.board)]
    assert len([name for name in names if name.endswith("empty")]) > 30


# What a screen reader finds of the parts that are painted.


def test_every_square_has_a_name(block: Studio, listening: None) -> None:
    board = block.window.board
    board.set_position(problem(BLOCK).position)
    found = {each.name: each for each in tree_of(board.viewport())}
    assert "e3, white queen" in found
    assert "e7, black king" in found
    assert "a1, empty" in found
    assert len([name for name in found if ", " in name]) == 64
    assert found["e3, white queen"].role is QAccessible.Role.StaticText
    board.flip()
    assert "e3, white queen" in {each.name for each in tree_of(board.viewport())}


def test_a_square_lies_where_it_is_painted(block: Studio, listening: None) -> None:
    board = block.window.board
    board.set_position(problem(BLOCK).position)
    root = QAccessible.queryAccessibleInterface(board.viewport())
    assert root is not None
    squares = [root.child(place) for place in range(root.childCount())]
    queen = next(
        square for square in squares if square.text(QAccessible.Text.Name) == "e3, white queen"
    )
    centre = board.viewport().mapToGlobal(board.square_centre(20))
    assert queen.rect().contains(centre)


def test_hands_go_through_what_only_speaks(block: Studio, listening: None) -> None:
    board = block.window.board
    board.set_position(problem(BLOCK).position)
    block.drag("e3", "e4")
    assert block.window.workbench.document.problem.position != problem(BLOCK).position


def test_the_phase_table_and_the_quality_speak(block: Studio, listening: None) -> None:
    insight = block.window.pane.insight
    insight.grid.show_table(insight.grid.table)
    cells = [each.name for each in tree_of(insight.grid)][1:]
    assert any(name.startswith("Kd8, 1.Qe4!, Qh4") for name in cells)
    assert any("changed" in name for name in cells)  # and not by its colour alone
    insight.quality.show_points(insight.quality.points)
    points = [each.name for each in tree_of(insight.quality)][1:]
    assert len(points) == len(insight.quality.points)
    assert all(
        name.partition(". ")[2].startswith(("Merit: ", "Flaw: ", "Note: ")) for name in points
    )


def test_the_verdict_is_announced(block: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(
        "composer.gui.panels.verdict.announce", lambda widget, words: heard.append(words)
    )
    block.drag("e3", "h3")
    block.until(lambda: heard)
    block.answered()
    assert heard[-1].startswith(("Sound", "Cooked", "No solution", "Short", "Cannot"))
    assert spoken(block.window.pane.verdict).startswith(heard[-1].split(".")[0])


def test_the_tree_and_the_themes_speak_in_words(block: Studio) -> None:
    window = block.window
    rows = [each.name for each in tree_of(window.pane.solution.tree)]
    assert "1.Qe4! zugzwang" in rows
    assert "1...Kd8 2.Qh4#" in rows
    chips = [each.name for each in tree_of(window.pane.insight.chips)]
    assert "Star flights" in chips


def test_without_a_reader_no_parts_are_made(qtbot, qapp) -> None:
    before = QAccessible.isActive()
    QAccessible.setActive(False)
    painted = QWidget()
    qtbot.addWidget(painted)
    parts = SpokenParts(painted)
    parts.show(lambda: [("a1", QRect(0, 0, 5, 5))])
    assert not painted.children()
    QAccessible.setActive(True)
    parts.show(lambda: [("a1", QRect(0, 0, 5, 5)), ("b1", QRect(5, 0, 5, 5))])
    assert parts.names == ("a1", "b1")
    parts.show(lambda: [("c1", QRect(0, 0, 5, 5))])
    assert parts.names == ("c1",)
    QAccessible.setActive(before)


def test_the_ring_is_seen_after_tab_and_not_after_a_click(block: Studio) -> None:
    window = block.window
    ring = window.findChild(FocusRing)
    window.board.setFocus()
    window.focusNextPrevChild(True)
    while ring.around is None:
        window.focusNextPrevChild(True)
    held = ring.around
    assert held is window.focusWidget()
    assert ring.isVisible()
    centre = held.mapTo(window, held.rect().center())
    assert ring.geometry().contains(centre)
    QTest.mouseClick(window.board.viewport(), LEFT, pos=window.board.square_centre(0))
    window.board.setFocus()
    assert not ring.isVisible()
