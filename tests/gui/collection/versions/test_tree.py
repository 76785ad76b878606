# SPDX-License-Identifier: GPL-3.0-or-later
"""Versions as a tree and side by side, in a studio on a real library; what differs, as values."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from studio import BLOCK, NO_SOLUTION, SOUND, Studio, problem

from composer.analysis.report import analyse
from composer.gui.collection.versions.compare import (
    Change,
    change_words,
    changes_between,
    difference,
)
from composer.gui.collection.versions.tree import VersionTree
from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.notation.letters import ENGLISH, ENGLISH_S, letters_of
from composer.problem.fen import parse_fen
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, parse_square
from composer.rules.book import Rules
from composer.rules.historic.medieval import MEDIEVAL_BOOK
from composer.rules.specialsquares import Special, with_squares
from composer.rules.state import read_state
from composer.solver.solve import solve

MOVED = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P2Q4/8/8 w - - 0 1"
"""BLOCK with its queen on d3: four keys."""


def sq(name: str) -> int:
    return parse_square(name)


class TestDifference:
    def test_a_man_that_stands_elsewhere_has_moved(self) -> None:
        old, new = parse_fen(BLOCK), parse_fen(MOVED)
        queen = Man.from_letter("Q")
        assert changes_between(old, new) == (Change(queen, sq("e3"), queen, sq("d3")),)

    def test_gone_new_and_changed_men(self) -> None:
        old = Position.of({sq("a1"): Man.from_letter("K"), sq("b1"): Man.from_letter("r")})
        new = Position.of({sq("a1"): Man.from_letter("Q"), sq("h8"): Man.from_letter("n")})
        words = [change_words(change, ENGLISH_S) for change in changes_between(old, new)]
        assert words == ["a1: wQ was wK", "bR b1 gone", "bS h8 new"]
        moved = changes_between(parse_fen(BLOCK), parse_fen(MOVED))
        assert change_words(moved[0], letters_of("de")) == "wD e3-d3"

    @given(
        st.dictionaries(st.sampled_from(SQUARES), st.sampled_from(list(ORTHODOX_MEN)), max_size=12),
        st.dictionaries(st.sampled_from(SQUARES), st.sampled_from(list(ORTHODOX_MEN)), max_size=12),
    )
    def test_the_changes_make_the_one_of_the_other(self, old: dict, new: dict) -> None:
        men = dict(old)
        changes = changes_between(Position.of(old), Position.of(new))
        for change in changes:
            if change.origin is not None:
                assert men.pop(change.origin) == change.man
        for change in changes:
            if change.target is not None:
                assert change.target not in men
                men[change.target] = change.other
        assert men == new

    def test_verdict_themes_and_quality(self) -> None:
        old, new = problem(BLOCK), problem(MOVED)
        before, after = analyse(solve(old)), analyse(solve(new))
        found = difference(old, new, before, after, ENGLISH)
        assert found.squares == (sq("d3"), sq("e3"))
        told = {what: (was, now) for what, was, now in found.told}
        assert told["Verdict"] == ("Sound: 1.Qe4!", "Cooked: four keys")
        assert "mutate" in found.lost
        assert set(found.won).isdisjoint(found.lost)
        assert any("More than one key" in str(sentence) for sentence in found.worse)
        said = [*found.better, *found.mended, *found.worse, *found.missed]
        assert len(said) == len(set(said))

    def test_what_is_said_no_longer_is_told_apart(self) -> None:
        old, new = problem(BLOCK), problem(NO_SOLUTION)
        before, after = analyse(solve(old)), analyse(solve(new))
        there = difference(old, new, before, after, ENGLISH)
        assert "There is no dual." in map(str, there.missed)
        assert "There is no solution." in map(str, there.worse)
        back = difference(new, old, after, before, ENGLISH)
        assert "There is no dual." in map(str, back.better)
        assert "There is no solution." in map(str, back.mended)

    def test_the_same_is_no_difference(self) -> None:
        given_one = problem(BLOCK)
        analysis = analyse(solve(given_one))
        assert difference(given_one, given_one, analysis, analysis, ENGLISH).is_nothing

    def test_special_squares_and_marks_are_compared(self) -> None:
        old = problem(BLOCK).under(Rules(MEDIEVAL_BOOK))
        marked = replace(old.position, state=read_state("immune=d3;intact"))
        holes = with_squares(old.rules, Special.HOLE, (sq("h1"),))
        new = replace(old, position=marked).under(holes)
        found = difference(old, new, None, None, ENGLISH)
        assert found.squares == (sq("h1"), sq("d3"))
        told = {what: (was, now) for what, was, now in found.told}
        assert told["Marks"] == ("–", "Immune d3; nothing captured yet")
        assert told["Stipulation"] == ("#2 (medieval)", "#2 (medieval, Holes h1)")
        assert found.changes == ()

    def test_what_was_not_solved_is_compared_by_its_men(self) -> None:
        old, new = problem(BLOCK), replace(problem(MOVED, "#3"))
        found = difference(old, new, None, None, ENGLISH)
        assert found.told == (("Stipulation", "#2", "#3"),)
        assert found.squares == (sq("d3"), sq("e3"))


@pytest.fixture
def tree(studio: Studio) -> VersionTree:
    """The tree of a problem with three versions; the third was made from the first."""
    window = studio.window
    studio.lay(problem(BLOCK, "#2", "Tree"))
    studio.save()
    first = window.workbench.document.place.version_id
    for fen in (MOVED, SOUND):
        studio.lay(problem(fen, "#2", "Tree"))
        studio.answered()
        before = window.workbench.document.place.version_id
        studio.trigger("save-version")
        studio.until(lambda before=before: window.workbench.document.place.version_id != before)
        studio.until(lambda: window.workbench.document.is_clean)
        if fen == MOVED:
            studio.until(lambda: len(window.shelves.version_window._versions[0]) == 2)
            version = next(
                v for v in window.shelves.version_window._versions[0] if v.version_id == first
            )
            window.desk.go_to_version(version, "v1")
            studio.until(lambda: window.workbench.document.place.version_id == first)
    studio.until(lambda: len(window.shelves.version_window._versions[0]) == 3)
    studio.trigger("show-versions")
    made = window.shelves.version_window.tree
    assert made is not None
    studio.until(made.isVisible)
    return made


def item(tree: VersionTree, place: int):
    top = tree.tree.topLevelItem(0)
    return top if place == 0 else top.child(place - 1)


class TestTree:
    def test_versions_stand_below_those_they_were_made_from(self, tree: VersionTree) -> None:
        assert tree.tree.topLevelItemCount() == 1
        assert item(tree, 0).childCount() == 2
        names = [item(tree, place).text(0).split()[0] for place in range(3)]
        assert names == ["v1", "v2", "v3"]
        assert item(tree, 2).isSelected()  # it is on the board

    def test_one_chosen_is_compared_with_its_parent(
        self, studio: Studio, tree: VersionTree
    ) -> None:
        tree.tree.setCurrentItem(item(tree, 1))
        studio.until(lambda: "Cooked: four keys" in tree.compare.text)
        assert "<b>Position</b> wQ e3-d3" in tree.compare.text
        assert "Themes lost" in tree.compare.text
        assert "v1" in tree.compare.text

    def test_two_chosen_are_compared(self, studio: Studio, tree: VersionTree) -> None:
        tree.tree.clearSelection()
        for place in (1, 2):
            item(tree, place).setSelected(True)
        assert not tree.open_button.isEnabled()
        studio.until(lambda: "was Cooked: four keys" in tree.compare.text)
        names = tree.compare.text
        assert names.index("v2") < names.index("v3")

    def test_a_note_is_written_and_undone(self, studio: Studio, tree: VersionTree) -> None:
        tree.tree.setCurrentItem(item(tree, 1))
        tree.tree.setFocus()
        QTest.keyClick(tree.tree, Qt.Key.Key_F2)
        (field,) = tree.tree.viewport().findChildren(QLineEdit)
        QTest.keyClicks(field, "too many keys")
        QTest.keyClick(field, Qt.Key.Key_Return)
        studio.until(lambda: notes(studio) == ["", "too many keys", ""])
        studio.until(lambda: studio.window.shelves.parts.changes.can_undo)
        studio.until(lambda: item(tree, 1).text(2) == "too many keys")
        studio.window.shelves.parts.changes.undo()
        studio.until(lambda: notes(studio) == ["", "", ""])
        studio.until(lambda: item(tree, 1).text(2) == "")

    def test_an_older_version_comes_on_the_board_and_becomes_current(
        self, studio: Studio, tree: VersionTree
    ) -> None:
        tree.tree.setCurrentItem(item(tree, 0))
        tree.open_button.click()
        studio.until(lambda: studio.window.workbench.document.problem.position == parse_fen(BLOCK))
        tree.tree.setCurrentItem(item(tree, 0))
        tree.current_button.click()
        record = studio.window.workbench.document.place.record_id
        studio.until(lambda: current_position(studio, record) == parse_fen(BLOCK))

    def test_in_light_and_dark(self, studio: Studio, tree: VersionTree) -> None:
        studio.until(lambda: tree.compare.text)
        seen = set()
        for theme in ("light", "dark"):
            studio.window.preferring.prefer(theme=theme)
            seen.add(tree.compare.grab().toImage().pixel(4, 4))
        assert len(seen) == 2


def test_a_chosen_version_is_marked_as_in_every_list(tree: VersionTree) -> None:
    rows = tree.tree
    rows.setCurrentItem(item(tree, 0))
    rows.setFocus()
    rows.grab()
    picture = rows.viewport().grab().toImage()
    rect = rows.visualItemRect(item(tree, 0))
    right = rows.header().sectionViewportPosition(1) - 2  # between two columns
    ratio = round(picture.devicePixelRatio())
    down = range(rect.top() + 1, rect.bottom())
    assert len({picture.pixelColor(right * ratio, y * ratio).name() for y in down}) == 1


def notes(studio: Studio) -> list[str]:
    record = studio.window.workbench.document.place.record_id
    with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
        return [version.note for version in versions_of(library, record)]


def current_position(studio: Studio, record: int) -> Position:
    with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
        return load(library, record).problem.position


def test_a_problem_in_no_library_has_no_tree(new_studio: Studio) -> None:
    new_studio.trigger("show-versions")
    new_studio.notice("save it first")
    assert new_studio.window.shelves.version_window.tree is None
