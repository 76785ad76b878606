# SPDX-License-Identifier: GPL-3.0-or-later
"""Repair in the window: a cooked position mended with a few clicks, or keys alone."""

from __future__ import annotations

import json
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea
from studio import LEFT, NONE, SOUND, Studio, problem

from composer import solve
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.flaws import Flaw
from composer.gui.aids import repair
from composer.gui.aids.editlist import EditList
from composer.gui.panels.treerow import RowKind
from composer.solver.options import Token
from composer.solver.solution import Verdict

COOKED = "6K1/8/7b/4Pk2/2Q2n1P/2B3R1/5nP1/5R2 w - - 0 1"
"""Three keys: 1.Kf7, 1.Rg6 and 1.Rxf2; a black pawn on g7 stops all but 1.Rg6."""

LONG_DUAL = "7R/8/4K3/6k1/2p5/2B5/1r6/7Q w - - 0 1"

REFUTED = "4k3/8/3K4/8/N7/1R5p/8/8 w - - 0 1"


@pytest.fixture
def cooked(studio: Studio) -> Studio:
    """A studio with a cooked two-mover, analysed."""
    studio.lay(problem(COOKED))
    assert studio.answered() is Verdict.COOKED
    studio.until(lambda: looked_at(studio))
    return studio


def looked_at(studio: Studio) -> bool:
    """Tell whether flaws are known of what lies on the board and the key meant, not of others."""
    aids, answer = studio.window.aids, studio.window.pane.answer
    mending, there = aids.mender.mending, studio.window.workbench.document.problem.position
    return (
        mending is not None
        and answer is not None
        and mending.ground.position == there
        and mending.ground.intended == aids.intended.of(answer.solution)
    )


def mended(studio: Studio) -> bool:
    mending = studio.window.aids.mender.mending
    return mending is not None and mending.complete and looked_at(studio)


def select_key(studio: Studio, uci: str) -> None:
    """Select a first move in the tree."""
    tree = studio.window.pane.solution.tree
    rows = tree.model()

    def find(parent) -> bool:
        for place in range(rows.rowCount(parent)):
            index = rows.index(place, 0, parent)
            row = rows.row_of(index)
            if row.kind is RowKind.FIRST_MOVE and row.key == uci:
                tree.setCurrentIndex(index)
                return True
            if row.kind is RowKind.SECTION and find(index):
                return True
        return False

    assert find(QModelIndex())


def listed(edits: EditList, words: str) -> int:
    """Return the place of the row with some words."""
    return next(n for n, row in enumerate(edits.rows) if words in row.text)


def test_the_tab_is_there_only_with_something_to_repair(studio: Studio) -> None:
    body, panel = studio.window.pane.body, studio.window.aids.repair
    studio.lay(problem(COOKED))
    studio.answered()
    studio.until(lambda: studio.window.aids.mender.mending is not None)
    place = [body.side_tabs.tabText(n) for n in range(body.side_tabs.count())].index("Repair")
    assert body.side_tabs.isTabVisible(place)
    studio.lay(problem("8/8/8/8/8/2k5/8/K7 w - - 0 1"))
    studio.answered()
    studio.until(lambda: studio.window.aids.mender.mending is None)
    assert not body.side_tabs.isTabVisible(place)
    studio.trigger("repair")
    studio.notice("Nothing to repair")
    assert not panel.isVisible()


def test_the_board_has_the_keyboard_again_where_nothing_is_left_to_repair(cooked: Studio) -> None:
    cooked.trigger("repair")
    panel = cooked.window.aids.repair
    assert panel.isAncestorOf(cooked.window.focusWidget())
    cooked.lay(problem("8/8/8/8/8/2k5/8/K7 w - - 0 1"))
    cooked.answered()
    cooked.until(lambda: cooked.window.aids.mender.mending is None)
    assert cooked.window.focusWidget() is cooked.window.board


def test_the_repair_needs_no_more_room_than_what_stands_in_its_place(studio: Studio) -> None:
    studio.window.resize(1440, 900)
    studio.lay(problem("4R3/bB1p1Q2/r3nB1K/3N1p2/1R1pkP1p/7r/3PP3/5n2 w - - 0 1"))  # two tries
    studio.answered()
    studio.until(lambda: looked_at(studio))
    before = studio.window.pane.solution.width()
    studio.trigger("repair")
    studio.until(lambda: mended(studio))
    studio.rest()
    assert studio.window.pane.solution.width() == before
    words = studio.window.aids.repair.findChildren(QLabel)
    assert not [
        (label.text(), label.width(), label.minimumSizeHint().width())
        for label in words
        if label.isVisible() and label.width() < label.minimumSizeHint().width()
    ]


def test_long_duals_are_shown_whole(studio: Studio) -> None:
    studio.lay(problem(LONG_DUAL))
    studio.answered()
    studio.until(lambda: studio.window.aids.mender.mending is not None)
    studio.trigger("repair")
    panel = studio.window.aids.repair
    studio.until(lambda: bool(panel.boxes()))
    (area,) = panel.findChildren(QScrollArea)
    said = [each for each in area.findChildren(QLabel) if each.text().startswith("dual: ")]
    assert max(each.text().count("2.") for each in said) >= 4
    studio.until(lambda: all(each.height() >= each.heightForWidth(each.width()) for each in said))
    assert area.widget().width() <= area.viewport().width()


def test_a_cooked_problem_is_repaired_by_mouse_as_one_step(cooked: Studio) -> None:
    window = cooked.window
    select_key(cooked, "g3g6")
    cooked.trigger("keep-key")
    cooked.until(lambda: window.aids.mender.mending.ground.intended.uci == "g3g6")
    cooked.trigger("repair")
    cooked.until(lambda: mended(cooked))
    edits = window.aids.repair.list
    cooked.until(lambda: any("Add black pawn g7" in row.text for row in edits.rows))
    place = listed(edits, "Add black pawn g7")
    spot = edits.visualRect(edits.model().index(place)).center()
    QTest.mouseMove(edits.viewport(), spot)
    assert window.pane.verdict.sentence.startswith("With “Add black pawn g7”: sound")
    steps = window.workbench.document.history.count()
    QTest.mouseDClick(edits.viewport(), LEFT, NONE, spot)
    assert window.workbench.document.history.count() == steps + 1
    assert cooked.answered() is Verdict.SOUND
    assert window.pane.answer.solution.keys[0].move.uci == "g3g6"
    cooked.trigger("undo")
    assert cooked.answered() is Verdict.COOKED
    cooked.until(lambda: window.aids.mender.mending is not None)
    assert window.aids.mender.mending.ground.intended.uci == "g3g6"  # the mark holds


def test_every_edit_listed_stops_what_is_ticked(cooked: Studio) -> None:
    window = cooked.window
    window.aids.intended.mark(window.aids.mender.mending.keys[1])
    cooked.trigger("repair")
    cooked.until(lambda: mended(cooked))
    panel = window.aids.repair
    both = {repair.step for repair in window.aids.mender.mending.repairs if repair.all_mended}
    assert len(both) >= 5
    panel.boxes()[1].click()  # the second cook may stay
    cooked.until(lambda: len(window.aids.mender.mending.asked) == 1 and mended(cooked))
    one = {repair.step for repair in window.aids.mender.mending.repairs if repair.all_mended}
    assert both < one
    assert "solved in full" in panel.foot.text()


def test_the_tree_says_which_key_is_meant(cooked: Studio) -> None:
    window = cooked.window
    select_key(cooked, "g3g6")
    assert window.pane.solution.tree.mark_key()
    rows = window.pane.solution.tree.model()
    keys = next(
        rows.row_of(rows.index(n, 0)) for n in range(rows.rowCount())
        if rows.row_of(rows.index(n, 0)).key == "keys"
    )  # fmt: skip
    tags = {row.key: [tag.text for tag in row.tags] for row in keys.children}
    assert "intended" in tags["g3g6"]
    assert "cook" in tags["g8f7"]
    assert "cook" in tags["f1f2"]


def test_by_keyboard_the_first_repair_is_applied(cooked: Studio) -> None:
    window = cooked.window
    window.aids.intended.mark(window.aids.mender.mending.keys[1])
    cooked.trigger("repair")
    cooked.until(lambda: mended(cooked))
    edits = window.aids.repair.list
    cooked.until(lambda: any(row.step for row in edits.rows))
    assert edits.hasFocus()
    while window.aids.preview.shown is None:
        QTest.keyClick(edits, Qt.Key.Key_Down)
    QTest.keyClick(edits, Qt.Key.Key_Return)
    assert cooked.answered() is Verdict.SOUND


def test_a_try_with_one_refutation_can_become_the_key(studio: Studio) -> None:
    studio.lay(problem(REFUTED))
    assert studio.answered() is Verdict.NO_SOLUTION
    studio.until(lambda: studio.window.aids.mender.mending is not None)
    mending = studio.window.aids.mender.mending
    assert mending.flaws[0].kind.value == "refuted"
    studio.trigger("repair")
    studio.until(lambda: mended(studio))
    wanted = [repair for repair in studio.window.aids.mender.mending.repairs if repair.all_mended]
    assert wanted
    assert all(each.verdict is Verdict.SOUND for each in wanted)


def test_a_sound_problem_is_not_called_cooked(studio: Studio) -> None:
    studio.lay(problem(SOUND))
    assert studio.answered() is Verdict.SOUND
    studio.until(lambda: not studio.window.aids.mender.is_busy)
    mending = studio.window.aids.mender.mending
    assert mending is None or all(flaw.kind.value != "cook" for flaw in mending.flaws)


def test_a_cooked_problem_of_the_collection_is_repaired(studio: Studio, corpus: Path) -> None:
    """C. Mansfield, Problemas 1966: 1.Qh1! was meant, and 1.Qxd3 solves as well."""
    lines = (corpus / "composed-twomovers.jsonl").read_text("utf-8").splitlines()
    given = next(
        each
        for each in map(json.loads, lines)
        if each["year"] == 1966 and each.get("source") == "Problemas"
    )
    studio.lay(problem(given["fen"]))
    assert studio.answered() is Verdict.COOKED
    window = studio.window
    studio.until(lambda: window.aids.mender.mending is not None)
    select_key(studio, "e4h1")
    studio.trigger("keep-key")
    studio.trigger("repair")
    studio.until(lambda: mended(studio))
    edits = window.aids.repair.list
    studio.until(lambda: any(row.step for row in edits.rows))
    assert [flaw.move.uci for flaw in window.aids.mender.mending.asked] == ["e4d3"]
    while window.aids.preview.shown is None:
        QTest.keyClick(edits, Qt.Key.Key_Down)
    QTest.keyClick(edits, Qt.Key.Key_Return)
    assert studio.answered() is Verdict.SOUND
    key = window.pane.answer.solution.keys[0].move
    assert key.san == "Qh1"  # the queen may come from another square now


def test_what_was_sought_for_another_key_is_never_offered(
    cooked: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list is opened while the flaws of the key now meant are not known yet."""
    mender, flaws, repairs = cooked.window.aids.mender, repair.flaws, repair.repairs
    known, older = Event(), Event()  # the flaws; whether the search for the key before goes on
    guessed = mender.mending.ground.intended
    other = next(key for key in mender.mending.keys if key != guessed)

    def flaws_late(baseline: Baseline) -> tuple[Flaw, ...]:
        known.wait(60)
        return flaws(baseline)

    def repairs_late(baseline: Baseline, *given: Any, cancel: Token, **more: Any) -> Any:
        while baseline.key == guessed and not (cancel.cancelled or older.is_set()):
            older.wait(0.01)
        yield from repairs(baseline, *given, cancel=cancel, **more)

    monkeypatch.setattr(repair, "flaws", flaws_late)
    monkeypatch.setattr(repair, "repairs", repairs_late)
    select_key(cooked, other.uci)
    cooked.trigger("keep-key")
    cooked.trigger("repair")
    cooked.rest()
    known.set()
    cooked.until(lambda: mender.mending.ground.intended == other)
    cooked.rest()
    older.set()
    cooked.until(lambda: mended(cooked))
    assert mender.mending.repairs
    for found in mender.mending.repairs:
        keys = solve(found.step.apply(mender.mending.ground.position), "#2").keys
        assert other.target in {key.move.target for key in keys if key.move is not None}


def test_pairs_are_tried_for_one_flaw_and_one_is_applied_as_one_step(studio: Studio) -> None:
    """S. Loyd, Baltimore Herald 1880: no single edit takes its dual away."""
    studio.lay(problem("8/8/8/8/7p/4PQpp/R5q1/KR4Bk w - - 0 1"))
    assert studio.answered() is Verdict.SOUND
    window, panel = studio.window, studio.window.aids.repair
    studio.until(lambda: window.aids.mender.mending is not None)
    studio.trigger("repair")
    studio.until(lambda: mended(studio))
    mending = window.aids.mender.mending
    assert mending.pairs
    assert 0 < mending.singles < mending.tried
    assert f"Pairs tried: {mending.in_pairs:,}" in panel.foot.text()
    assert not panel.pairs.isVisible()
    studio.until(lambda: any(row.step for row in panel.list.rows))
    steps = window.workbench.document.history.count()
    place = next(n for n, row in enumerate(panel.list.rows) if row.step)
    spot = panel.list.visualRect(panel.list.model().index(place)).center()
    QTest.mouseDClick(panel.list.viewport(), LEFT, NONE, spot)
    assert window.workbench.document.history.count() == steps + 1
    assert studio.answered() is Verdict.SOUND


def test_pairs_are_tried_too_on_request(cooked: Studio) -> None:
    window, panel = cooked.window, cooked.window.aids.repair
    window.aids.intended.mark(window.aids.mender.mending.keys[1])
    cooked.trigger("repair")
    cooked.until(lambda: mended(cooked))
    assert not window.aids.mender.mending.pairs
    assert panel.pairs.isVisible()
    QTest.mouseClick(panel.pairs, LEFT)
    cooked.until(lambda: window.aids.mender.mending.in_pairs > 0)
    assert not panel.pairs.isVisible()
    panel.boxes()[0].click()  # something else is asked: single edits again
    cooked.until(lambda: mended(cooked))
    assert not window.aids.mender.mending.pairs
