# SPDX-License-Identifier: GPL-3.0-or-later
"""Separator and smaller forms in their tabs: pairs held as phases, men left out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import LEFT, NONE, Studio, problem

from composer.analysis.schemes.question import BenchQuestion, thematic_defences
from composer.gui.board.overlays import Arrow
from composer.gui.schemes.cards import CardKind
from composer.gui.schemes.cardtab import CardTab
from composer.gui.schemes.head import BenchHead
from composer.gui.schemes.separate import SeparateTab
from composer.gui.schemes.smaller import SmallerTab
from composer.gui.schemes.tabpages import TabPages
from composer.problem.edits import put, remove
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.problem.stipulation import TWO_MOVER
from composer.solver.schemeplay import number_of, parse_step

SPLIT = "2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1"
"""The one pair of first moves with all mates changed after c6 and c5 is 1.Be6 and 1.Ke4."""


@pytest.fixture
def bench(studio: Studio) -> Iterator[Studio]:
    """A studio with the bench open on a diagram."""
    studio.lay(problem(SPLIT))
    studio.trigger("scheme-bench")
    yield studio
    if studio.window.actions_by_name["scheme-bench"].isChecked():
        studio.trigger("scheme-bench")


def front(studio: Studio, kind: type[CardTab]) -> CardTab:
    """Bring a tab to the front and wait until all is known."""
    pages, tab = studio.window.findChild(TabPages), studio.window.findChild(kind)
    pages.setCurrentWidget(tab)
    studio.until(lambda: not pages.is_busy and tab.list.cards)
    return tab


def test_enter_holds_a_pair_as_phases(bench: Studio) -> None:
    tab = front(bench, SeparateTab)
    pages = bench.window.findChild(TabPages)
    assert pages.tabText(pages.indexOf(tab)) == "Separate (one pair)"
    place, card = next(
        (place, card) for place, card in enumerate(tab.list.cards) if card.kind is CardKind.CARD
    )
    assert card.title == "1.Ke4! / 1.Be6?"
    assert "c5: Qh6 / Qxe5" in card.text
    assert "1.Be6? one refutation" in card.text
    QTest.mouseClick(tab.list.viewport(), LEFT, NONE, tab.list.card_centre(place))
    marks = bench.window.board.overlays.of("separate")
    assert [mark.number for mark in marks if isinstance(mark, Arrow)] == [1, 2]
    QTest.keyClick(tab.list, Qt.Key.Key_Return)
    held = {number_of(parse_step(text)) for text in ("f5e4", "c8e6")}
    assert set(bench.window.study.bench.question.phases) == held
    assert bench.window.board.overlays.of("separate") == ()


def test_one_defence_is_too_few(bench: Studio) -> None:
    bench.window.study.bench.tick(frozenset({number_of(parse_step("c7c6"))}))
    tab = front(bench, SeparateTab)
    assert [card.kind for card in tab.list.cards] == [CardKind.NOTE]
    assert tab.list.cards[0].title.startswith("Tick two defences")


def test_smaller_forms_keep_the_ticked_play(bench: Studio) -> None:
    idle = put(parse_fen(SPLIT), parse_square("h2"), Man("P"))
    bench.lay(problem(fen(idle)))
    tab = front(bench, SmallerTab)
    assert tab.list.cards[0].title == "Down to 10 men"
    card = tab.list.cards[1]
    assert card.title == "Remove white pawn h2"
    assert card.position.board == parse_fen(SPLIT).board
    assert card.edit is not None
    QTest.mouseClick(tab.list.viewport(), LEFT, NONE, tab.list.card_centre(1))
    assert "sound: 1.Ke4!" in bench.window.findChild(BenchHead).sentence
    QTest.keyClick(tab.list, Qt.Key.Key_Return)
    assert fen(bench.window.workbench.document.problem.position) == SPLIT
    bench.until(
        lambda: tab.list.cards and tab.list.cards[0].title == "Nobody can go, or be cheaper"
    )


def test_pairs_that_change_some_mates_are_folded(bench: Studio) -> None:
    bench.lay(problem("8/5p2/1N1B1P2/2N5/1n1k2n1/6Q1/8/6K1 w - - 0 1"))
    two = {number_of(parse_step(text)) for text in ("g4e3", "b4c6")}
    bench.window.study.bench.tick(frozenset(two))
    tab = front(bench, SeparateTab)
    place = next(n for n, card in enumerate(tab.list.cards) if card.kind is CardKind.FOLD)
    assert tab.list.cards[place].title == "4 pairs change some of the mates"
    assert len(tab.list.cards) == place + 1
    index = tab.list.model().index(place)
    tab.list.scrollTo(index)
    QTest.mouseClick(tab.list.viewport(), LEFT, NONE, tab.list.visualRect(index).center())
    partial = tab.list.cards[place + 1 :]
    assert len(partial) == 4
    assert all("1 of 2 changed" in card.text for card in partial)


def test_a_tick_of_a_man_who_has_gone_is_passed_over_and_comes_back_with_him() -> None:
    number = number_of(parse_step("c7c6"))
    position = parse_fen(SPLIT)
    question = BenchQuestion(position, TWO_MOVER, ticked=frozenset((number,)))
    assert thematic_defences(question, {}) == (number,)
    gone = replace(question, position=remove(position, parse_square("c7")))
    assert thematic_defences(gone, {}) == ()
