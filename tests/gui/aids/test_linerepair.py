# SPDX-License-Identifier: GPL-3.0-or-later
"""Repair of help play in the window: a cook is a line, and the intended lines stay."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

from PySide6.QtTest import QTest
from studio import LEFT, NONE, Studio, problem

from composer.gui.aids.linerepair import LineMending
from composer.problem.taskedits import with_intended
from composer.solver.solution import Verdict

COOKED = "7k/5K2/8/8/8/R7/6R1/8 b - - 0 1"  # h#1: 1.Kh7 Rh2#, or Rh3#
CASTLED = "4k2r/8/8/2q1B2R/4p3/8/8/K7 w k - 0 1"  # ser-r#2: two solutions


def opened(studio: Studio) -> LineMending:
    """Lay the cooked problem, and open the list."""
    studio.lay(with_intended(problem(COOKED, "h#1"), "1"))
    assert studio.answered() is Verdict.COOKED
    studio.until(lambda: studio.window.aids.line_mender.mending is not None)
    studio.trigger("repair")
    found = studio.window.aids.line_mender.mending
    assert found is not None
    return found


def test_nothing_is_tried_until_it_is_known_what_is_intended(studio: Studio) -> None:
    mending = opened(studio)
    panel = studio.window.aids.line_repair
    assert panel.isVisible()
    assert not mending.can_begin
    assert panel.head.text() == "Intended solutions marked: 0 of 1."
    assert [row.step for row in panel.list.rows] == [None]


def test_a_cook_is_stopped_by_mouse_as_one_step_and_the_intended_line_stays(studio: Studio) -> None:
    opened(studio)
    window = studio.window
    panel, lines = window.aids.line_repair, window.pane.lines
    table = lines.view.model().table
    kept = table.columns[0]
    window.aids.intended_lines.turn(kept)
    studio.until(lambda: (found := window.aids.line_mender.mending) and found.complete)
    mending = window.aids.line_mender.mending
    assert mending.meant == (1,)
    assert panel.head.text().startswith("Keep I. Stop II")
    studio.until(lambda: any(row.step for row in panel.list.rows))
    folder = os.environ.get("COMPOSER_PICTURES")
    if folder:
        window.grab().save(str(Path(folder) / "line-repair.png"))
    place = next(n for n, row in enumerate(panel.list.rows) if row.verdict is Verdict.SOUND)
    spot = panel.list.visualRect(panel.list.model().index(place)).center()
    QTest.mouseMove(panel.list.viewport(), spot)
    assert window.pane.verdict.verdict is Verdict.SOUND
    steps = window.workbench.document.history.count()
    edit = panel.list.rows[place].step
    QTest.mouseDClick(panel.list.viewport(), LEFT, NONE, spot)
    assert window.workbench.document.history.count() == steps + 1
    assert studio.answered() is Verdict.SOUND
    (line,) = window.pane.answer.solution.lines
    assert [move.target for move in line.moves] == [edit.place(move.target) for move in kept.moves]
    studio.until(lambda: window.aids.line_mender.mending is None)
    assert not panel.isVisible()


def test_cooks_are_stopped_where_the_last_move_is_forced(studio: Studio) -> None:
    studio.lay(with_intended(problem(CASTLED, "ser-r#2"), "1"))
    assert studio.answered() is Verdict.COOKED
    window = studio.window
    studio.until(lambda: window.aids.line_mender.mending is not None)
    studio.trigger("repair")
    panel = window.aids.line_repair
    assert panel.isVisible()
    window.aids.intended_lines.turn(window.pane.lines.view.model().table.columns[0])
    studio.until(lambda: any(row.verdict is Verdict.SOUND for row in panel.list.rows))
    assert panel.head.text() == "Keep I. Stop II."
    row = next(row for row in panel.list.rows if row.verdict is Verdict.SOUND)
    assert row.step is not None
    window.aids.line_mender.stop()


def test_a_stipulation_that_is_not_known_is_not_repaired(studio: Studio) -> None:
    laid = problem(COOKED, "h#1")
    studio.lay(replace(laid, stipulation=replace(laid.stipulation, words="h#1 (Maximummer)")))
    studio.trigger("repair")
    studio.notice("where the program knows the stipulation")
