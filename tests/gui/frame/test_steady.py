# SPDX-License-Identifier: GPL-3.0-or-later
"""The board keeps its size: whatever is said, opened or shown beside it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from studio import BLOCK, NO_KING, NO_SOLUTION, Studio, problem

from composer.gui.user.notices import Choice
from composer.problem.men import Colour, Kind, Man

SIZES = {(1440, 900): 69, (1280, 720): 62, (1000, 700): 58, (800, 600): 43, (800, 560): 42}
"""Sizes of the window, and the side of a square that the board has at least."""


def _acts(studio: Studio) -> list[tuple[str, Callable[[], object]]]:
    """Return what may come and go around the board."""
    window = studio.window
    report = window.notices.report
    stipulation = window.bar.stipulation

    def write(text: str) -> None:
        stipulation.setText(text)
        stipulation.textEdited.emit(text)

    return [
        ("a notice", lambda: report("Copied: FEN, SVG and picture.", seconds=60)),
        ("a fault", lambda: report("The disk is full. " * 12, fault=True)),
        ("a report", lambda: report("3 added.", (Choice("Copy the report", print),))),
        ("the notice closed", window.notices.dismiss),
        ("a wrong stipulation", lambda: write("nonsense")),
        ("a right one", lambda: write("#2")),
        ("history", lambda: studio.trigger("show-edits")),
        ("details", lambda: studio.trigger("show-details")),
        ("history closed", lambda: studio.trigger("show-edits")),
        ("library", lambda: studio.trigger("library-below")),
        ("details closed", lambda: studio.trigger("show-details")),
        ("library closed", lambda: studio.trigger("library-below")),
        ("neighbours", lambda: studio.trigger("neighbours")),
        ("a twin", lambda: studio.trigger("add-twin")),
        ("no twin", lambda: studio.trigger("undo")),
        ("no solution", lambda: studio.lay(problem(NO_SOLUTION))),
        ("no king", lambda: studio.lay(problem(NO_KING))),
        ("needed men", lambda: studio.trigger("needed")),
        ("a problem again", lambda: studio.lay(problem(BLOCK, "#2", "A long name " * 12))),
        ("a man in hand", lambda: window.study.palette.set_picked(_PAWN)),
        ("no man in hand", lambda: window.study.palette.set_picked(None)),
        ("another tab", lambda: studio.trigger("new")),
        ("the tab closed", lambda: studio.trigger("close-tab")),
        ("the library", lambda: studio.trigger("show-library")),
        ("the studio", lambda: studio.trigger("show-library")),
    ]


_PAWN = Man.of(Colour.WHITE, Kind.PAWN)


@pytest.mark.parametrize("size", list(SIZES))
def test_nothing_changes_the_size_of_the_board(studio: Studio, size: tuple[int, int]) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    studio.answered()
    window.resize(*size)
    studio.until(lambda: (window.width(), window.height()) == size)
    QCoreApplication.processEvents()
    before = window.board.drawing.geometry.square
    assert before >= SIZES[size]
    place = window.board.mapTo(window, window.board.rect().topLeft())
    for name, act in _acts(studio):
        act()
        for _ in range(3):  # what is laid out again asks others to be
            QCoreApplication.processEvents()
        if window.board.isVisible():
            assert window.board.drawing.geometry.square == before, name
            assert window.board.mapTo(window, window.board.rect().topLeft()) == place, name
            board = window.board.rect().translated(place)
            assert not window.notices.isVisible() or not board.intersects(
                window.notices.geometry()
            ), name
    assert (window.width(), window.height()) == size


def test_a_narrow_and_high_window_has_the_analysis_below(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    studio.answered()
    window.resize(800, 600)
    studio.until(lambda: window.width() == 800)
    beside, least = window.board.drawing.geometry.square, window.minimumHeight()
    if window.screen().availableSize().height() < 1000:
        window.setMinimumHeight(1000)  # as on a screen that stands upright
    window.resize(800, 1000)
    studio.until(lambda: window.lay.arrangement.is_upright)
    assert window.board.drawing.geometry.square > beside + 10
    assert window.lay.arrangement.side.height() >= 300
    assert window.pane.width() > 700
    window.setMinimumHeight(least)
    window.resize(1440, 900)
    studio.until(lambda: not window.lay.arrangement.is_upright)


def test_a_line_moved_by_hand_stays(studio: Studio) -> None:
    window = studio.window
    window.resize(1440, 900)
    studio.until(lambda: window.width() == 1440)
    splitter = window.lay.arrangement._splitter
    splitter.moveSplitter(560, 1)
    moved = splitter.sizes()[0]
    assert moved < 600
    window.resize(1440, 880)
    studio.until(lambda: window.height() == 880)
    assert splitter.sizes()[0] == moved
    studio.trigger("reset-layout")
    assert splitter.sizes()[0] > 600
