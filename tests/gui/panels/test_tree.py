# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution tree: what is open and selected outlives a new answer; keys, copying, switches."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from studio import BLOCK, SOUND, THREATS

from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK, LIGHT
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.rows import TreeOptions
from composer.gui.panels.tree import SolutionPanel
from composer.gui.panels.treerow import TreeRow
from composer.notation.letters import letters_of
from composer.solver.solve import solve, solving


@pytest.fixture
def panel(qtbot, appearance: Appearance) -> SolutionPanel:
    made = SolutionPanel(appearance)
    qtbot.addWidget(made)
    made.resize(420, 600)
    made.show()
    return made


def index_of(panel: SolutionPanel, *keys: str) -> QModelIndex:
    found = panel.tree._find(keys)
    assert found.isValid(), keys
    return found


def pointed(panel: SolutionPanel) -> list[TreeRow | None]:
    heard: list[TreeRow | None] = []
    panel.row_pointed.connect(heard.append)
    return heard


def test_at_first_the_sections_and_the_one_key_are_open(panel: SolutionPanel) -> None:
    panel.show_solution(solve(BLOCK))
    tree = panel.tree
    assert tree.isExpanded(index_of(panel, "set"))
    assert tree.isExpanded(index_of(panel, "tries"))
    assert tree.isExpanded(index_of(panel, "keys", "e3e4"))
    assert not tree.isExpanded(index_of(panel, "tries", "e3f4"))


def test_what_is_open_closed_and_selected_outlives_each_stage_of_an_answer(
    panel: SolutionPanel,
) -> None:
    panel.show_solution(solve(BLOCK))
    tree = panel.tree
    tree.setExpanded(index_of(panel, "tries", "e3f4"), True)
    tree.setExpanded(index_of(panel, "set"), False)
    tree.setCurrentIndex(index_of(panel, "tries", "e3f4", "e7f8"))
    selected = tree.selected_text()
    heard = pointed(panel)
    for solution in solving(BLOCK):
        panel.show_solution(solution)
    assert tree.isExpanded(index_of(panel, "tries", "e3f4"))
    assert not tree.isExpanded(index_of(panel, "set"))
    assert tree.selected_text() == selected == "1...Kf8 2.Qb4#"
    assert heard == []  # nobody pointed at anything


def test_selection_and_scroll_stay_in_place(panel: SolutionPanel) -> None:
    panel.resize(420, 160)
    panel.show_solution(solve(BLOCK))
    tree = panel.tree
    tree.setCurrentIndex(index_of(panel, "keys", "e3e4", "e7d8"))
    tree.verticalScrollBar().setValue(60)
    heard = pointed(panel)
    for solution in solving(BLOCK):  # a stage without the tries is too short to scroll
        panel.show_solution(solution)
    assert tree.selected_text() == "1...Kd8 2.Qh4#"
    assert tree.verticalScrollBar().value() == 60
    assert heard == []


def test_another_problem_forgets_what_was_closed(panel: SolutionPanel) -> None:
    panel.show_solution(solve(BLOCK))
    panel.tree.setExpanded(index_of(panel, "keys"), False)
    panel.show_solution(solve(SOUND))
    assert not panel.tree.isExpanded(index_of(panel, "keys"))
    panel.forget()
    panel.show_solution(solve(THREATS))
    assert panel.tree.isExpanded(index_of(panel, "keys"))


def test_keys_walk_open_and_give_up(panel: SolutionPanel) -> None:
    panel.show_solution(solve(SOUND))
    tree, heard = panel.tree, pointed(panel)
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_Home)
    assert tree.selected_text().startswith("Set play")
    QTest.keyClick(tree, Qt.Key.Key_Left)
    assert not tree.isExpanded(index_of(panel, "set"))
    QTest.keyClick(tree, Qt.Key.Key_Right)
    assert tree.isExpanded(index_of(panel, "set"))
    QTest.keyClick(tree, Qt.Key.Key_Down)
    assert heard[-1] is not None
    assert heard[-1].line
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert tree.selected_text() == ""
    assert heard[-1] is None


def test_copy_gives_the_row_in_words(panel: SolutionPanel) -> None:
    panel.show_solution(solve(SOUND))
    panel.tree.setFocus()
    panel.tree.setCurrentIndex(index_of(panel, "keys", "b3f3"))
    QTest.keyClick(panel.tree, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "1.Rf3! zugzwang"


def test_the_pointer_points_at_rows_and_at_none(panel: SolutionPanel) -> None:
    panel.show_solution(solve(SOUND))
    tree, heard = panel.tree, pointed(panel)
    place = tree.visualRect(index_of(panel, "keys", "b3f3")).center()
    QTest.mouseMove(tree.viewport(), place)
    assert heard[-1] is not None
    assert heard[-1].text == "1.Rf3! zugzwang"
    QTest.mouseMove(tree.viewport(), QPoint(50, tree.viewport().height() - 3))
    assert heard[-1] is None


def test_a_hint_takes_the_place_of_a_solution_and_goes_again(panel: SolutionPanel) -> None:
    panel.show_solution(solve(SOUND))
    assert not panel.shows_hint
    panel.show_hint("Put both kings on the board to see the solution.")
    assert panel.shows_hint
    assert panel._hint.isVisible()
    assert not panel.tree.isVisible()
    panel.show_solution(solve(SOUND))
    assert panel.tree.isVisible()
    assert not panel._hint.isVisible()


def test_the_switches_ask_and_show_what_holds(panel: SolutionPanel) -> None:
    heard: list[tuple[bool, bool]] = []
    numbers: list[int] = []
    panel.options_changed.connect(lambda a, b: heard.append((a, b)))
    panel.refutations_changed.connect(numbers.append)
    panel._defences.click()
    panel._trivial.click()
    assert heard == [(True, False), (True, True)]
    choices = panel._refutations.menu().actions()
    for place in (1, 1, 2, 0):  # what holds already is no change
        choices[place].trigger()
    assert numbers == [2, 3, 1]
    heard.clear()
    panel.set_options(TreeOptions(letters_of("de"), False, False))
    assert heard == []
    assert not panel._defences.isChecked()


def test_options_show_more_of_the_same_solution(panel: SolutionPanel) -> None:
    panel.show_solution(solve(THREATS))
    model = panel.tree.model()
    before = model.rowCount(index_of(panel, "keys", "c3b5"))
    panel.set_options(TreeOptions(all_defences=True))
    assert model.rowCount(index_of(panel, "keys", "c3b5")) > before


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_it_is_painted_fresh_and_pale(panel: SolutionPanel, appearance: Appearance, tokens) -> None:
    appearance.colour(tokens)
    panel.show_solution(solve(BLOCK))
    fresh = panel.tree.grab().toImage()
    panel.set_faded(True)
    assert panel.tree.grab().toImage() != fresh
    panel.set_faded(False)
    assert panel.tree.grab().toImage() == fresh


LONG = "8/1p5Q/bP2P3/1p1B2P1/1B6/4kNp1/5pP1/5K2 w - - 0 1"  # E. Baird 1902


def test_a_line_is_folded_where_there_is_no_room_and_never_cut(panel: SolutionPanel) -> None:
    panel.show_solution(solve(LONG, "s#4"))
    tree = panel.tree
    index = index_of(panel, "keys", "h7c7", "e3d3")
    panel.resize(700, 400)
    tree.executeDelayedItemsLayout()
    one = tree.rowHeight(index)
    assert one == tree.rowHeight(index_of(panel, "keys"))
    panel.resize(240, 400)
    tree.executeDelayedItemsLayout()
    assert tree.rowHeight(index) >= one + tree.fontMetrics().height()
    assert tree.rowHeight(index_of(panel, "keys")) == one
    panel.grab()


def test_words_are_wrapped_at_spaces_and_none_is_lost(panel: SolutionPanel) -> None:
    letters = Lettering(panel.font())
    words = "2.Bd2 b4 3.Qc4+ Bxc4 4.Be4+ Kxe4#"
    for room in range(20, 400, 20):
        lines = letters.wrapped(words, room, Cut.BOLD)
        assert " ".join(lines) == words
        assert all(letters.width(line, Cut.BOLD) <= room or " " not in line for line in lines)
    assert letters.wrapped(words, 2000) == (words,)


@pytest.mark.parametrize(
    ("fen", "asked"),
    [
        ("nkN3B1/Rp6/4pKp1/4Nbp1/3Qpbp1/4p1p1/4P1P1/r7 w - - 0 1", "#4"),  # S. Loyd 1858
        (LONG, "s#4"),
        (BLOCK, "#2"),
    ],
)
def test_no_move_is_cut_in_any_width(
    panel: SolutionPanel, monkeypatch: pytest.MonkeyPatch, fen: str, asked: str
) -> None:
    cut: list[tuple[int, str]] = []
    drawn = Lettering.draw

    def watch(self, painter, rect, text, colour, cut_as=Cut.PLAIN, *rest) -> None:
        if self.width(text, cut_as) > rect.width() + 2 and "." in text and " " in text:
            cut.append((panel.width(), text))  # a single move may be wider than a very narrow pane
        drawn(self, painter, rect, text, colour, cut_as, *rest)

    monkeypatch.setattr(Lettering, "draw", watch)
    panel.show_solution(solve(fen, asked))
    panel.tree.expandAll()
    for wide in range(240, 480, 8):
        panel.resize(wide, 600)
        panel.tree.executeDelayedItemsLayout()
        panel.grab()
    assert not cut
