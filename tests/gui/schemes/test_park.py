# SPDX-License-Identifier: GPL-3.0-or-later
"""The tab of parked men: previewed, and taken over with Enter in one step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import LEFT, NONE, Studio, problem

from composer.analysis.schemes.question import Kind
from composer.gui.board.overlays import Ghost
from composer.gui.schemes.cards import CardKind
from composer.gui.schemes.park import ParkTab
from composer.gui.schemes.strip import KindStrip
from composer.gui.schemes.tabpages import TabPages
from composer.problem.squares import parse_square
from composer.solver.solution import Verdict
from composer.solver.solve import solve

AFTER = "4Nb2/2p1N1Rp/2p4Q/Rp2kp1n/5p2/K2n4/3P3p/7B b - - 0 1"
"""After 1.Bb6, the bishop left out: from a7 he has three tries."""


@pytest.fixture
def bench(studio: Studio) -> Iterator[Studio]:
    """A studio with the bench open on a position after the key."""
    studio.lay(problem(AFTER))
    studio.trigger("scheme-bench")
    studio.window.findChild(KindStrip).buttons[Kind.AFTER_KEY].click()
    pages, tab = studio.window.findChild(TabPages), studio.window.findChild(ParkTab)
    pages.setCurrentWidget(tab)
    studio.until(lambda: not pages.is_busy and tab.list.cards)
    yield studio
    if studio.window.actions_by_name["scheme-bench"].isChecked():
        studio.trigger("scheme-bench")


def test_a_parked_man_is_previewed_and_taken_over(bench: Studio) -> None:
    window, tab = bench.window, bench.window.findChild(ParkTab)
    pages, cards, a7 = window.findChild(TabPages), tab.list, parse_square("a7")
    card = cards.cards[0]
    assert pages.tabText(pages.indexOf(tab)) == f"Park ({len(cards.cards)})"
    assert (card.title, card.beside) == ("1.Bb6!", "white bishop on a7")
    assert "try 1.Bd4? Kxd4!" in card.text
    before = window.workbench.document.problem
    assert str(before.stipulation) == "after #2"
    QTest.mouseClick(cards.viewport(), LEFT, NONE, cards.card_centre(0))
    marks = window.board.overlays.of("preview")
    assert any(isinstance(mark, Ghost) and mark.square == a7 for mark in marks)
    QTest.keyClick(cards, Qt.Key.Key_Return)
    taken = window.workbench.document.problem
    assert str(taken.stipulation) == "#2"
    assert solve(taken.position, "#2").verdict is Verdict.SOUND
    bench.until(lambda: not pages.is_busy)
    assert [card.kind for card in cards.cards] == [CardKind.NOTE]
    bench.trigger("undo")
    assert window.workbench.document.problem == before
