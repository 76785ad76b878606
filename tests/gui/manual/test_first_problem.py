# SPDX-License-Identifier: GPL-3.0-or-later
"""What the page of the first problem says is what happens, step by step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from studio import Studio

from composer.manual.shelf import page_of
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.solution import Verdict

PAGE = " ".join(page_of("first-problem").text.split())


def says(studio: Studio) -> str:
    studio.answered()
    return studio.window.pane.verdict.sentence


def test_the_walk_is_true(studio: Studio) -> None:
    window = studio.window
    studio.trigger("new")
    empty, _, _ = window.pane.verdict.sentence.partition(". ")
    assert f"*{empty}*" in PAGE
    studio.put("K", "c3")
    studio.put("k", "f2")
    assert says(studio).startswith("No solution")
    studio.put("Q", "g5")
    studio.put("R", "e4")
    title, _, manner = says(studio).partition(". ")
    assert f"*{title}*" in PAGE
    assert f"*{manner}*" in PAGE
    studio.put("b", "f1")
    assert says(studio).startswith("No solution in two moves. Nearest:")
    board = window.board
    board.input.bring_in(Man.from_letter("p"), board.square_centre(parse_square("f3")).toTuple())
    shown = window.aids.drop_map
    studio.until(lambda: len(shown.answers) == 64 and not shown.is_busy)
    sound = [s for s, each in shown.answers.items() if each.verdict is Verdict.SOUND]
    assert sound == [parse_square("f3")]
    board.input.take_out()
    studio.put("p", "f3")
    assert says(studio) == "Sound: 1.Re1! zugzwang. Eight defences"
    assert "*Sound: 1.Re1! zugzwang*, *Eight defences*" in PAGE
    studio.until(lambda: window.pane.answer.analysis is not None)
    chips = {each.text() for each in window.pane.insight.chips.findChildren(QAbstractButton)}
    assert {"Flight-giving key", "Active sacrifice by the key", "Black correction"} <= chips
    studio.drag("c3", "b3")
    studio.answered()
    studio.trigger("undo")
    assert says(studio).startswith("Sound: 1.Re1!")
    studio.authors_field.setFocus()
    QTest.keyClicks(studio.authors_field, "Samuel Loyd")
    QTest.keyClick(studio.authors_field, Qt.Key.Key_Return)
    before = len(studio.record_ids())
    studio.save()
    studio.trigger("show-library")
    studio.until(lambda: window.library.records.rowCount() == before + 1)
    studio.trigger("show-library")
    assert not window.lay.views.is_library
