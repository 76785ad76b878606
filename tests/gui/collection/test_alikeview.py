# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems like this: ranked, with what is in common said and lit."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from studio import BLOCK, LEFT, SOUND, THREATS, Studio, problem

from composer.gui.collection.alikewords import all_common, common_squares, common_words
from composer.gui.collection.page import Showing
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.likeness.ranking import Alike, Common, Likeness
from composer.library.query.terms import QueryFault
from composer.notation.letters import GERMAN
from composer.problem.fen import parse_fen
from composer.problem.squares import parse_square

NEAR = "8/8/4k3/8/3K4/8/N7/1R6 w - - 0 1"
"""SOUND two ranks lower, but for the rook and the white king."""


@pytest.fixture
def ranked(tmp_path: Path, open_studio: Callable[[], Studio]) -> Studio:
    """A studio in its library: three problems, one of them twice in other words."""
    with Library.create(tmp_path / "l.chesslib") as library:
        for fen, author in (
            (THREATS, "Zeller"),
            (BLOCK, "Max Müller"),
            (SOUND.replace("8/3K4/8/N7", "8/3K4/7p/N7"), "Near"),
            (SOUND, "Anne Aubry"),
        ):
            add_problem(library, problem(fen, "#2", author))
    studio = open_studio().ready()
    studio.window.resize(1280, 800)
    studio.trigger("show-library")
    studio.until(studio.window.library.isVisible)
    studio.until(lambda: len(studio.record_ids()) == 4)
    return studio


def authors(studio: Studio) -> list[str]:
    rows = (studio.window.library.records.row_at(n) for n in range(len(studio.record_ids())))
    return [row.problem.credits.caption_authors() for row in rows if row is not None]


def number_of(studio: Studio, author: str) -> int:
    studio.until(lambda: len(authors(studio)) == len(studio.record_ids()))
    return studio.record_ids()[authors(studio).index(author)]


class TestRanking:
    def test_the_nearest_comes_first_with_what_is_in_common(self, ranked: Studio) -> None:
        page = ranked.window.library
        number = number_of(ranked, "Anne Aubry")
        page.set_query(f"like:{number}")
        ranked.until(lambda: page.is_ranked)
        assert authors(ranked)[0] == "Near"
        assert "Anne Aubry" not in authors(ranked)
        assert page.alike.said[0].startswith("Like Anne Aubry")
        nearest = ranked.record_ids()[0]
        assert "4 men in the same places" in page.alike.delegate.words(nearest)
        alike = page.alike.delegate.alike(nearest)
        assert alike is not None
        assert common_squares(alike) == {parse_square(s) for s in ("e8", "d6", "a4", "b3")}

    def test_it_goes_together_with_other_terms(self, ranked: Studio) -> None:
        page = ranked.window.library
        number = number_of(ranked, "Anne Aubry")
        page.set_query(f"like:{number} author:Zeller")
        ranked.until(lambda: page.is_ranked)
        assert "Near" not in authors(ranked)

    def test_it_is_left_by_a_link_or_by_another_search(self, ranked: Studio) -> None:
        page = ranked.window.library
        number = number_of(ranked, "Anne Aubry")
        page.set_query(f"like:{number} #2")
        ranked.until(lambda: page.is_ranked)
        QTest.mouseClick(page.alike.back, LEFT)
        ranked.until(lambda: not page.is_ranked)
        assert page.query == "#2"
        assert page.showing is Showing.TABLE
        page.set_query(f"like:{number}")
        ranked.until(lambda: page.is_ranked)
        page.set_query("zeller")
        ranked.until(lambda: authors(ranked) == ["Zeller"])
        assert not page.is_ranked

    def test_its_list_holds_records_only_while_they_are_ranked(self, ranked: Studio) -> None:
        page = ranked.window.library
        number = number_of(ranked, "Anne Aubry")
        for _ in range(2):
            assert page.alike.list.model().rowCount() == 0  # of half a million, perhaps
            page.set_query(f"like:{number}")
            ranked.until(lambda: page.is_ranked)
            assert page.alike.list.model().rowCount() == len(ranked.record_ids())
            page.alike.list.setCurrentIndex(page.records.index(0, 0))
            assert page.chosen_records() == (ranked.record_ids()[0],)
            page.set_query("")
            ranked.until(lambda: len(ranked.record_ids()) == 4)

    def test_a_record_that_is_not_there_is_told(self, ranked: Studio) -> None:
        page = ranked.window.library
        page.set_query("like:4711")
        ranked.until(lambda: page.filter.fault is not None)
        assert page.filter.fault.fault is QueryFault.RECORD
        assert not page.is_ranked

    def test_a_position_given_as_fen_is_asked_about(self, ranked: Studio) -> None:
        page = ranked.window.library
        number = number_of(ranked, "Anne Aubry")
        page.set_query(f"like:{SOUND}")
        ranked.until(lambda: page.is_ranked)
        assert ranked.record_ids()[0] == number

    def test_enter_opens(self, ranked: Studio) -> None:
        page = ranked.window.library
        page.set_query(f"like:{number_of(ranked, 'Anne Aubry')}")
        ranked.until(lambda: page.is_ranked)
        first = ranked.record_ids()[0]
        page.filter.setFocus()
        QTest.keyClick(page.filter, Qt.Key.Key_Down)
        assert page.alike.list.hasFocus()
        assert page.chosen_records() == (first,)
        QTest.keyClick(page.alike.list, Qt.Key.Key_Return)
        ranked.until(lambda: ranked.window.workbench.document.place.record_id == first)
        assert ranked.window.board.isVisible()

    def test_it_is_painted_with_the_squares_lit(self, ranked: Studio) -> None:
        page = ranked.window.library
        page.set_query(f"like:{number_of(ranked, 'Anne Aubry')}")
        ranked.until(lambda: page.is_ranked)
        ranked.until(lambda: len(authors(ranked)) == len(ranked.record_ids()))
        lit = page.alike.list.viewport().grab().toImage()
        page.alike.delegate.set_alike(())
        page.alike.list.viewport().update()
        assert page.alike.list.viewport().grab().toImage() != lit


class TestOfTheBoard:
    def test_the_problem_on_the_board_need_not_be_saved(self, ranked: Studio) -> None:
        ranked.trigger("show-library")
        ranked.lay(problem(SOUND, "#2"))
        ranked.answered()
        ranked.trigger("like-this")
        page = ranked.window.library
        ranked.until(lambda: page.is_ranked)
        assert authors(ranked)[0] == "Anne Aubry"
        assert page.alike.said[0] == "Like the problem on the board"
        assert "the same position" in page.alike.delegate.words(ranked.record_ids()[0])
        page.alike.list.setFocus()  # leaving the field asks nothing else
        ranked.rest()
        assert page.is_ranked

    def test_it_stays_when_the_library_changes(self, ranked: Studio) -> None:
        page = ranked.window.library
        ranked.window.board.set_position(parse_fen(SOUND))
        ranked.lay(problem(SOUND, "#2"))
        ranked.trigger("like-this")
        ranked.until(lambda: page.is_ranked)
        with Library.open(ranked.folder / "l.chesslib") as library:
            add_problem(library, problem(SOUND, "#2", "Twin"))
        page.searching.again()
        ranked.until(lambda: "Twin" in authors(ranked))
        assert page.is_ranked

    def test_a_sound_problem_is_told_its_nearest_without_asking(self, ranked: Studio) -> None:
        ranked.trigger("show-library")
        ranked.lay(problem(SOUND, "#2"))
        insight = ranked.window.pane.insight
        ranked.until(lambda: "Anne Aubry (100 %)" in insight.standing)
        assert insight.standing.startswith("Not judged: originality")
        next(b for b in insight.findChildren(QToolButton) if b.text() == "Copy").click()
        told = QApplication.clipboard().text().split("\n\n")
        assert told[-1].strip() == insight.standing
        assert {paragraph.split(":")[0] for paragraph in told[:-1]} <= {"For", "Against"}
        ranked.lay(problem(BLOCK, "#2"))
        ranked.until(lambda: "Max Müller (100 %)" in insight.standing)

    def test_an_empty_board_is_told(self, ranked: Studio) -> None:
        ranked.trigger("show-library")
        ranked.trigger("like-this")
        ranked.notice("nothing on the board to compare")
        assert not ranked.window.library.is_ranked


def test_what_is_common_in_words() -> None:
    key = Common(Likeness.KEY, 1, ("Qe4",), (28,))
    mates = Common(Likeness.MATES, 2, ("a", "b"), (1, 2))
    assert common_words(key) == "the same key 1.Qe4"
    assert common_words(key, GERMAN) == "the same key 1.De4"
    assert common_words(Common(Likeness.MATES, 1)) == "one mate in common"
    assert all_common((key, mates)) == "the same key 1.Qe4 · 2 mates in common"
    themes = Common(Likeness.THEMES, 1, ("Grimshaw",), (), ("grimshaw",))
    assert common_words(themes, language="en") == "the same themes: Grimshaw"
    assert common_squares(Alike(1, 0.5, (key, mates))) == {28, 1, 2}
    men = Common(Likeness.MEN, 2, (), (5, 6))
    assert common_squares(Alike(1, 0.5, (men, key))) == {5, 6}
    for likeness in Likeness:
        assert common_words(Common(likeness, 3, ("Qa1",)))
