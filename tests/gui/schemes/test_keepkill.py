# SPDX-License-Identifier: GPL-3.0-or-later
"""Keep and kill: dots on the board for the man in hand, the best of all men in the tab."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from studio import LEFT, NONE, Studio, problem

from composer.analysis.schemes.keepandkill import keep_and_kill
from composer.analysis.schemes.phasesasked import phases_asked
from composer.analysis.schemes.question import Want
from composer.gui.board.overlays import Ghost
from composer.gui.schemes.cards import CardKind
from composer.gui.schemes.head import BenchHead
from composer.gui.schemes.keepkill import KeepKillTab
from composer.gui.schemes.keepmap import KeepMap
from composer.gui.schemes.tabpages import TabPages
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.solver.schemeplay import Number, number_of, parse_step
from composer.solver.solution import Verdict

WITHOUT = "2B5/2p1N3/3k4/3N1K2/8/3pQ3/3P4/8 w - - 0 1"
"""1.Ke4 and 1.Be6 both solve; the black pawn e5 leaves one mate each to c6 and c5."""

WANTED = {"f5e4": {"c7c6": "e7f5", "c7c5": "e3h6"}, "c8e6": {"c7c6": "e7c8", "c7c5": "e3e5"}}


def number(text: str) -> Number:
    return number_of(parse_step(text))


@pytest.fixture
def bench(studio: Studio) -> Iterator[Studio]:
    """A studio with the bench open, two phases held and four mates wanted in them."""
    studio.lay(problem(WITHOUT))
    studio.trigger("scheme-bench")
    held = studio.window.study.bench
    held.tick(frozenset(number(defence) for defence in ("c7c6", "c7c5")))
    for first, mates in WANTED.items():
        held.hold(number(first))
        for defence, mate in mates.items():
            held.want(Want(number(first), number(defence), number(mate)))
    front(studio)
    yield studio
    studio.window.study.palette.set_picked(None)
    if studio.window.actions_by_name["scheme-bench"].isChecked():
        studio.trigger("scheme-bench")


def front(studio: Studio) -> KeepKillTab:
    pages, tab = studio.window.findChild(TabPages), studio.window.findChild(KeepKillTab)
    pages.setCurrentWidget(tab)
    studio.until(lambda: not pages.is_busy and tab.list.cards)
    return tab


def whole(studio: Studio) -> KeepMap:
    """Wait until every square of the map is known."""
    shown = studio.window.findChild(KeepKillTab).map
    studio.until(lambda: shown.is_shown and not shown.is_busy)
    return shown


def point(studio: Studio, square: str) -> QPoint:
    return studio.window.board.square_centre(parse_square(square))


def test_the_best_man_stands_first_and_enter_puts_him_on_the_board(bench: Studio) -> None:
    window, tab = bench.window, front(bench)
    assert tab.list.cards[0].title == "The best of all men"
    card = tab.list.cards[1]
    assert card.title == "Add black pawn e5"
    assert "4 of 4 mates kept" in card.text
    assert "sound by 1.Ke4" in card.text
    assert "new hole: 1.Be6 e4" in card.text
    pages = window.findChild(TabPages)
    assert pages.tabText(pages.indexOf(tab)).startswith("Keep and kill (")
    QTest.mouseClick(tab.list.viewport(), LEFT, NONE, tab.list.card_centre(1))
    marks = window.board.overlays.of("preview")
    assert [mark.square for mark in marks if isinstance(mark, Ghost)] == [parse_square("e5")]
    assert window.findChild(BenchHead).verdict is Verdict.SOUND
    QTest.keyClick(tab.list, Qt.Key.Key_Return)
    there = window.workbench.document.problem.position
    assert there[parse_square("e5")] is Man("p")
    bench.trigger("undo")
    assert window.workbench.document.problem.position.board == parse_fen(WITHOUT).board


def test_the_map_of_the_chosen_man_says_of_each_square_what_is_kept(bench: Studio) -> None:
    window = bench.window
    window.study.palette.set_picked(Man("p"))
    shown = whole(bench)
    question = window.study.bench.question
    phases = phases_asked(question).phases
    wanted = {one.square: one for one in keep_and_kill(question.position, phases, [Man("p")])}
    assert shown.effects == wanted
    assert window.study.caption_place.currentWidget() is shown.legend
    assert "4 mates are wanted in 2 phases" in shown.legend.accessibleName()
    QTest.mouseMove(window.board.viewport(), point(bench, "g5"))
    assert shown.bubble.text == "g5 3 of 4 mates kept, 2 rivals left"
    assert window.findChild(BenchHead).sentence.startswith("On g5: 3 of 4 mates kept")
    assert "1.Ke4 c5 loses Qh6" in window.findChild(BenchHead).sentence
    QTest.mouseMove(window.board.viewport(), QPoint(1, 1))
    window.board.setFocus()
    window.board.input.cursor = parse_square("g4")
    QTest.keyClick(window.board, Qt.Key.Key_Right)
    assert shown.bubble.text.startswith("h4 ")
    window.study.palette.set_picked(None)
    assert not shown.is_shown


def test_a_lifted_man_is_followed_and_the_drop_map_gives_way(bench: Studio) -> None:
    window, board = bench.window, bench.window.board.viewport()
    bench.window.findChild(TabPages).setCurrentIndex(0)
    QTest.mousePress(board, LEFT, NONE, point(bench, "d3"))
    QTest.mouseMove(board, point(bench, "d3") + QPoint(14, 0))
    QTest.mouseMove(board, point(bench, "c3"))
    shown = whole(bench)
    assert parse_square("d3") not in shown.effects
    assert parse_square("c3") in shown.effects
    assert not window.aids.drop_map.is_shown
    bench.trigger("drop-map")
    assert not shown.is_shown
    bench.trigger("drop-map")
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert not shown.is_shown
    assert window.workbench.document.problem.position.board == parse_fen(WITHOUT).board


def test_an_edit_begins_it_anew_and_nothing_wanted_is_said(bench: Studio) -> None:
    window, tab = bench.window, front(bench)
    window.study.palette.set_picked(Man("p"))
    whole(bench)
    window.study.bench.tick(frozenset())
    bench.until(lambda: [card.kind for card in tab.list.cards] == [CardKind.NOTE])
    assert tab.list.cards[0].title.startswith("Tick a defence")
    assert not tab.map.is_shown
