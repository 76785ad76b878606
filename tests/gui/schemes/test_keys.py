# SPDX-License-Identifier: GPL-3.0-or-later
"""The key finder's tab under real keys and clicks: cards, folds, preview, taking over, keeping."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import LEFT, NONE, Studio, problem

from composer.analysis.schemes.keyorder import ranked
from composer.analysis.schemes.keysearch import Listed, is_plain, is_quiet, look_for_keys
from composer.analysis.schemes.takebacks import keys_of
from composer.analysis.schemes.work import SchemeWork
from composer.gui.board.overlays import Arrow, Ghost
from composer.gui.schemes.cards import Card, CardKind
from composer.gui.schemes.head import BenchHead
from composer.gui.schemes.keys import KeysTab
from composer.gui.schemes.keysfound import (
    CAPTURES,
    NEAR,
    PATCHES,
    KeysFound,
)
from composer.gui.schemes.tabpages import TabPages
from composer.notation.letters import ENGLISH
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_task
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

AFTER = "2B5/2p1N3/3k4/3Np3/4K3/3pQ3/3P4/8 b - - 0 1"
"""After 1.Ke4 of a two-mover with a changed mate."""

HOLE = "2N5/8/K1p4p/1pk2N2/R2n3r/1P2n2p/7Q/4r1BB b - - 0 1"
"""Nothing answers Rf4."""


@pytest.fixture
def bench(studio: Studio) -> Iterator[Studio]:
    """A studio with the bench open on a position after the key."""
    studio.lay(problem(AFTER))
    studio.trigger("scheme-bench")
    at_rest(studio)
    yield studio
    if studio.window.actions_by_name["scheme-bench"].isChecked():
        studio.trigger("scheme-bench")


def tab(studio: Studio) -> KeysTab:
    found = studio.window.findChild(KeysTab)
    assert found is not None
    return found


def at_rest(studio: Studio) -> None:
    pages = studio.window.findChild(TabPages)
    studio.until(lambda: not pages.is_busy and tab(studio).list.cards)


def place_of(studio: Studio, name: object) -> int:
    return next(n for n, card in enumerate(tab(studio).list.cards) if card.known_as == name)


def first_card(studio: Studio) -> Card:
    return next(card for card in tab(studio).list.cards if card.kind is CardKind.CARD)


def toggle(studio: Studio, name: str) -> None:
    cards = tab(studio).list
    index = cards.model().index(place_of(studio, name))
    cards.scrollTo(index)
    QTest.mouseClick(cards.viewport(), LEFT, NONE, cards.visualRect(index).center())


def test_keys_are_listed_in_order_and_counted_in_the_title(bench: Studio) -> None:
    after = parse_fen(AFTER)
    rows = [row for row in ranked(after, keys_of(after, 0)) if is_plain(row)]
    quiet = sum(map(is_quiet, rows))
    pages = bench.window.findChild(TabPages)
    assert pages.tabText(0) == f"Keys ({quiet} quiet, {len(rows) - quiet} by capture)"
    cards = [card for card in tab(bench).list.cards if card.kind is CardKind.CARD]
    assert sum(max(1, len(card.choices)) for card in cards) == quiet
    assert cards[0].position == rows[0].key.taken_back.diagram
    assert cards[0].title == "1.Ke4!"
    assert cards[0].choices == ("f5", "f3")
    assert "no flight taken" in cards[0].text
    for card in cards:
        assert solve(card.position, "#2").verdict is Verdict.SOUND


def test_a_card_is_previewed_and_enter_takes_it_over_in_one_step(bench: Studio) -> None:
    window, cards = bench.window, tab(bench).list
    before = window.workbench.document.problem
    QTest.mouseMove(cards.viewport(), cards.card_centre(0))
    marks = window.board.overlays.of("preview")
    king = parse_square("f5")
    assert any(isinstance(mark, Ghost) and mark.square == king for mark in marks)
    assert any(isinstance(mark, Arrow) and mark.origin == king for mark in marks)
    assert "sound: 1.Ke4!" in window.findChild(BenchHead).sentence
    assert window.workbench.document.problem == before
    QTest.mouseClick(cards.viewport(), LEFT, NONE, cards.card_centre(0))
    QTest.keyClick(cards, Qt.Key.Key_Return)
    position = window.workbench.document.problem.position
    assert (position.turn, position[king]) == (Colour.WHITE, before.position[parse_square("e4")])
    assert window.board.overlays.of("preview") == ()
    at_rest(bench)
    assert [card.kind for card in tab(bench).list.cards] == [CardKind.NOTE]
    bench.trigger("undo")
    assert window.workbench.document.problem == before


def test_another_square_is_chosen_by_click_and_by_digit(bench: Studio) -> None:
    cards = tab(bench).list
    QTest.mouseClick(cards.viewport(), LEFT, NONE, cards.choice_centre(0, 1))
    assert first_card(bench).chosen == 1
    assert first_card(bench).position[parse_square("f3")] is not None
    QTest.keyClick(cards, Qt.Key.Key_1)
    assert first_card(bench).position[parse_square("f5")] is not None


def test_space_keeps_a_card_beside(bench: Studio) -> None:
    window, cards = bench.window, tab(bench).list
    before = window.workbench.document.problem
    QTest.mouseClick(cards.viewport(), LEFT, NONE, cards.card_centre(0))
    QTest.keyClick(cards, Qt.Key.Key_Space)
    kept = window.files.remembering.memory[-1]
    assert kept.problem.position == first_card(bench).position
    assert (kept.verdict, kept.key_text, kept.pinned) == ("sound", "Ke4", True)
    assert window.workbench.document.problem == before
    count = len(window.files.remembering.memory)
    QTest.keyClick(cards, Qt.Key.Key_Space)
    assert len(window.files.remembering.memory) == count


def test_captures_near_misses_and_patches_are_folded(bench: Studio) -> None:
    cards = tab(bench).list
    shown = len(cards.cards)
    toggle(bench, CAPTURES)
    assert len(cards.cards) > shown + 20
    toggle(bench, CAPTURES)
    assert len(cards.cards) == shown
    toggle(bench, NEAR)
    near = cards.cards[place_of(bench, NEAR) + 1]
    assert near.edit is not None
    assert near.edit.verdict is Verdict.COOKED
    assert "resting on" in near.text
    toggle(bench, NEAR)
    toggle(bench, PATCHES)
    at_rest(bench)
    patched = cards.cards[place_of(bench, PATCHES) + 1]
    assert patched.kind is CardKind.CARD
    assert solve(patched.position, "#2").verdict is Verdict.SOUND


def test_no_key_says_why(bench: Studio) -> None:
    bench.lay(problem(HOLE))
    at_rest(bench)
    bench.until(lambda: tab(bench).list.cards[0].title == "No key")
    assert tab(bench).list.cards[1].title == "No mate after Rf4."
    assert bench.window.findChild(TabPages).tabText(0) == "Keys (0 quiet, 0 by capture)"


def test_the_keyboard_goes_from_the_tabs_to_the_cards(bench: Studio) -> None:
    pages, cards = bench.window.findChild(TabPages), tab(bench).list
    preview = bench.window.board.overlays
    pages.tabBar().setFocus()
    bench.until(pages.tabBar().hasFocus)
    QTest.keyClick(pages.tabBar(), Qt.Key.Key_Tab)
    bench.until(cards.hasFocus)
    QTest.keyClick(cards, Qt.Key.Key_Right)
    bench.until(lambda: cards.current == cards.cards[0])
    QTest.keyClick(cards, Qt.Key.Key_Right)
    bench.until(lambda: cards.current == cards.cards[1] and preview.of("preview"))
    QTest.keyClick(cards, Qt.Key.Key_Escape)
    bench.until(lambda: preview.of("preview") == ())


THREE = "8/8/1Q6/8/8/4K3/pp6/Nk6 b - - 0 1"
"""After 1.Na1 of a mate in three (A. Alekhine, 1925)."""


def test_keys_of_longer_play_are_those_of_what_is_asked(bench: Studio) -> None:
    bench.lay(problem(THREE, "after #3"))
    at_rest(bench)
    pages = bench.window.findChild(TabPages)
    assert pages.tabText(0) == "Keys (2 quiet, 37 by capture)"
    assert first_card(bench).title == "1.Sa1!"
    assert "set continuations 0 of 2" in first_card(bench).text
    assert tab(bench).left_open == 0
    bench.lay(problem(THREE, "after #2"))
    at_rest(bench)
    assert "No key" in [card.title for card in tab(bench).list.cards]
    bench.lay(problem(THREE, "h#2"))
    at_rest(bench)
    assert [card.kind for card in tab(bench).list.cards] == [CardKind.NOTE]


def test_keys_of_longer_play_are_listed_while_others_are_tried() -> None:
    after = parse_fen(THREE)
    asked = SchemeWork(parse_task("#3"), Session(threads=1))
    lists = [
        find for find in look_for_keys(after, asked, patched=False) if isinstance(find, Listed)
    ]
    assert len(lists) > 2
    assert {each.tried + each.left for each in lists} == {lists[-1].tried}
    assert [len(each.rows) for each in lists] == sorted(len(each.rows) for each in lists)
    found = KeysFound(after, asked.asked)
    found.take(lists[0])
    assert found.cards(ENGLISH)[-1].title.startswith(f"{lists[0].tried} diagrams were tried")
    stopped = look_for_keys(after, asked, patched=False)
    next(stopped)
    asked.token.cancel()
    assert list(stopped) == []
