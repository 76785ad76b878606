# SPDX-License-Identifier: GPL-3.0-or-later
"""The library in the window: found while typing, sorted, opened, deleted and brought back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu
from studio import BLOCK, LEFT, NONE, SOUND, Studio, problem

from composer.gui.collection import searching
from composer.gui.collection.model import MATCH_SQUARES, Column
from composer.library.access.store import Library
from composer.library.changes.operations import delete_records
from composer.problem.fen import parse_fen
from composer.problem.squares import parse_square


@pytest.fixture
def browsing(studio: Studio) -> Studio:
    """A studio with its library open: Zeller, Müller, Aubry, the last saved first."""
    studio.window.resize(1000, 790)
    studio.trigger("library-below")
    studio.until(studio.window.library.table.isVisible)
    studio.until(lambda: authors(studio) == ["Zeller", "Max Müller", "Anne Aubry"])
    return studio


def authors(studio: Studio) -> list[str]:
    records = studio.window.library.records
    cells = (records.index(place, Column.CREDITS).data() for place in range(records.rowCount()))
    return [str(cell) for cell in cells]


def type_filter(studio: Studio, text: str) -> None:
    field = studio.window.library.filter
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def centre_of(studio: Studio, place: int) -> QPoint:
    table = studio.window.library.table
    index = table.model().index(place, Column.CREDITS)
    table.scrollTo(index)
    return table.visualRect(index).center()


def words(studio: Studio) -> list[str]:
    labels = studio.window.library.findChildren(QLabel)
    return [re.sub("<[^>]*>", "", label.text()) for label in labels if label.isVisible()]


class TestFilter:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("muller", ["Max Müller"]),
            ("ANN", ["Anne Aubry"]),
            ("z", ["Zeller"]),
            ("#2 aub", ["Anne Aubry"]),
            ('"*(', ["Zeller", "Max Müller", "Anne Aubry"]),
        ],
    )
    def test_it_finds_while_typing(self, browsing: Studio, text: str, expected: list[str]) -> None:
        type_filter(browsing, text)
        browsing.until(lambda: authors(browsing) == expected)
        hits = "3 problems" if len(expected) == 3 else f"{len(expected)} of 3"
        browsing.until(lambda: browsing.window.library.filter.hits == hits)

    def test_nothing_found_is_said_and_clearing_shows_all(self, browsing: Studio) -> None:
        type_filter(browsing, "nobody of that name")
        browsing.until(lambda: "Nothing matches. Drop the last term?" in words(browsing))
        assert browsing.window.library.filter.hasFocus()
        (empty,) = (
            each
            for each in browsing.window.library.findChildren(QLabel)
            if each.isVisible() and "Nothing matches" in each.text()
        )
        empty.linkActivated.emit("drop")
        assert browsing.window.library.filter.text() == "nobody of that"
        browsing.window.library.filter.clear()
        browsing.until(lambda: len(authors(browsing)) == 3)
        assert browsing.window.library.filter.hits == "3 problems"

    def test_only_the_newest_search_is_shown(self, browsing: Studio) -> None:
        panel = browsing.window.library
        for text in ("a", "b", "zeller", "muller"):
            panel.filter.setText(text)
            panel.filter.report()
        browsing.until(lambda: authors(browsing) == ["Max Müller"])
        browsing.rest()
        assert authors(browsing) == ["Max Müller"]

    def test_the_number_of_all_stands_on_the_button_below(self, browsing: Studio) -> None:
        type_filter(browsing, "zeller")
        browsing.until(lambda: authors(browsing) == ["Zeller"])
        assert browsing.window.lay.dock_bar.button.text() == "Library  3"


class TestSorting:
    def test_a_heading_sorts_and_sorts_back(self, browsing: Studio) -> None:
        header = browsing.window.library.table.horizontalHeader()
        header.sectionClicked.emit(Column.CREDITS)
        browsing.until(lambda: authors(browsing) == ["Anne Aubry", "Max Müller", "Zeller"])
        assert header.isSortIndicatorShown()
        header.sectionClicked.emit(Column.CREDITS)
        browsing.until(lambda: authors(browsing) == ["Zeller", "Max Müller", "Anne Aubry"])
        header.sectionClicked.emit(Column.MEN)
        browsing.until(lambda: authors(browsing)[0] == "Anne Aubry")
        header.sectionClicked.emit(Column.DIAGRAM)
        browsing.until(lambda: authors(browsing)[0] == "Zeller")
        assert not header.isSortIndicatorShown()


class TestOpening:
    def test_a_double_click_opens(self, browsing: Studio) -> None:
        table = browsing.window.library.table
        point = centre_of(browsing, 1)
        QTest.mouseClick(table.viewport(), LEFT, NONE, point)
        QTest.mouseDClick(table.viewport(), LEFT, NONE, point)
        browsing.until(
            lambda: browsing.window.workbench.document.problem.position == parse_fen(BLOCK)
        )
        assert browsing.window.workbench.document.is_clean

    def test_enter_opens(self, browsing: Studio) -> None:
        table = browsing.window.library.table
        table.setFocus()
        table.selectRow(2)
        QTest.keyClick(table, Qt.Key.Key_Enter)
        browsing.until(
            lambda: browsing.window.workbench.document.problem.position == parse_fen(SOUND)
        )

    def test_opening_again_changes_nothing_in_the_library(self, browsing: Studio) -> None:
        changed: list[object] = []
        browsing.window.librarian.changed.connect(changed.append)

        def open_both() -> None:
            for place in (0, 1):
                number = browsing.record_ids()[place]
                browsing.window.desk.open_record(number)
                browsing.until(
                    lambda number=number: (
                        browsing.window.workbench.document.place.record_id == number
                    )
                )
                browsing.answered()

        for _ in range(4):  # what is found is kept as it becomes known
            changed.clear()
            open_both()
            browsing.rest()
            if not changed:
                break
        assert changed == []

    def test_a_record_that_has_gone_is_told(self, browsing: Studio) -> None:
        browsing.window.desk.open_record(99)
        browsing.notice("no longer in the library")

    def test_slow_opening_does_not_cost_what_was_done_meanwhile(self, browsing: Studio) -> None:
        browsing.window.desk.open_record(browsing.record_ids()[0])
        browsing.lay(problem(SOUND, "#2", "Quick"))  # before the record has come
        browsing.until(lambda: bool(browsing.prompts.asked))
        assert browsing.window.workbench.document.problem == problem(SOUND, "#2", "Quick")


class TestDeleting:
    def test_several_at_once_and_back(self, browsing: Studio) -> None:
        ids = browsing.record_ids()
        table = browsing.window.library.table
        table.setFocus()
        table.selectAll()
        QTest.keyClick(table, Qt.Key.Key_Delete)
        browsing.until(lambda: browsing.record_ids() == [])
        browsing.notice("Three problems put into the bin.")
        browsing.until(
            lambda: (
                "No problems yet. Import a file or press Ctrl+S on the board." in words(browsing)
            )
        )
        browsing.window.desk.restore(tuple(ids))
        browsing.until(lambda: sorted(browsing.record_ids()) == sorted(ids))

    def test_without_a_selection_nothing_is_deleted(self, browsing: Studio) -> None:
        table = browsing.window.library.table
        table.setFocus()
        table.clearSelection()
        QTest.keyClick(table, Qt.Key.Key_Delete)
        browsing.rest()
        assert len(browsing.record_ids()) == 3

    def test_the_menu_means_the_record_it_was_opened_on(self, browsing: Studio) -> None:
        table = browsing.window.library.table
        ids = browsing.record_ids()
        table.selectRow(1)
        table.customContextMenuRequested.emit(centre_of(browsing, 1))
        menus = browsing.window.library.findChildren(QMenu)
        (menu,) = [each for each in menus if each.defaultAction() is not None]
        with Library.open(browsing.folder / "l.chesslib") as library:
            delete_records(library, ids[:1])  # another program deletes the first
        browsing.window.library.searching.again()
        browsing.until(lambda: browsing.record_ids() == ids[1:])
        menu.actions()[0].trigger()
        browsing.until(lambda: browsing.window.workbench.document.place.record_id == ids[1])
        menu.close()

    def test_a_selection_stays_when_others_come(self, browsing: Studio) -> None:
        table = browsing.window.library.table
        ids = browsing.record_ids()
        table.selectRow(2)
        browsing.lay(problem(SOUND, "#2", "Newcomer"))
        browsing.save()
        browsing.until(lambda: len(browsing.record_ids()) == 4)
        assert table.selected_records() == (ids[2],)


def test_rows_are_painted_in_light_and_dark(browsing: Studio) -> None:
    table = browsing.window.library.table
    browsing.window.preferring.prefer(theme="light")
    light = table.viewport().grab().toImage()
    browsing.window.preferring.prefer(theme="dark")
    assert table.viewport().grab().toImage() != light
    browsing.window.preferring.prefer(theme="light")


class TestWhole:
    """The page while it has the window."""

    @pytest.fixture
    def whole(self, studio: Studio) -> Studio:
        studio.window.resize(1440, 860)
        studio.trigger("show-library")
        studio.until(studio.window.library.filter.hasFocus)
        return studio

    def test_a_pattern_taken_from_the_board_is_searched_and_lit(self, whole: Studio) -> None:
        page = whole.window.library
        whole.trigger("show-library")
        whole.lay(problem(SOUND))
        whole.trigger("show-library")
        QTest.mouseClick(page.pattern.take, LEFT)
        whole.until(lambda: len(whole.record_ids()) == 1)
        assert [chip.face.label for chip in page.filter.chips] == ["pattern"]
        index = page.records.index(0, Column.DIAGRAM)
        whole.until(lambda: page.records.row_at(0) is not None)
        assert index.data(MATCH_SQUARES) == frozenset(
            parse_square(name) for name in ("e8", "d6", "a4", "b3")
        )
        QTest.mouseClick(page.pattern.clear, LEFT)
        whole.until(lambda: len(whole.record_ids()) == 3)
        assert page.filter.chips == ()
        assert index.data(MATCH_SQUARES) == frozenset()

    def test_of_marked_men_only_these_are_taken(self, whole: Studio) -> None:
        page = whole.window.library
        whole.trigger("show-library")
        whole.lay(problem(SOUND))
        whole.window.board.input.select((parse_square("b3"), parse_square("a4")))
        whole.trigger("show-library")
        page.pattern.take_requested.emit()
        assert str(page.pattern.pattern) == "Rb3 Na4 shifted mirrored"

    def test_a_pattern_typed_into_the_bar_is_shown_on_its_board(self, whole: Studio) -> None:
        page = whole.window.library
        page.set_query('pattern:"kd4 .d5 rotated"')
        assert str(page.pattern.pattern) == "kd4 .d5 rotated"
        page.set_query("")
        assert page.pattern.pattern is None

    def test_a_wrong_term_is_told_below_and_mended_by_a_click(self, whole: Studio) -> None:
        page = whole.window.library
        page.filter.setText("theme:grimsaw")
        QTest.keyClick(page.filter, Qt.Key.Key_Return)
        sentence = "There is no theme “grimsaw”. Did you mean “grimshaw”?"
        assert sentence in words(whole)
        (complaint,) = (each for each in page.findChildren(QLabel, "complaint") if each.isVisible())
        complaint.linkActivated.emit("mend")
        assert page.query == "theme:grimshaw"
        assert sentence not in words(whole)

    def test_an_unknown_collection_is_told_when_it_is_looked_for(self, whole: Studio) -> None:
        page = whole.window.library
        page.filter.setText('in:"No such one"')
        QTest.keyClick(page.filter, Qt.Key.Key_Return)
        whole.until(lambda: "There is no collection “No such one”." in words(whole))

    def test_sides_fold_where_there_is_no_room(self, whole: Studio) -> None:
        page, window = whole.window.library, whole.window
        whole.until(page.pattern.isVisible)
        assert not page.pattern_button.isVisible()
        window.resize(1000, 700)
        whole.until(lambda: not page.pattern.isVisible())
        QTest.mouseClick(page.pattern_button, LEFT)
        assert page.pattern.isVisible()
        window.resize(800, 560)
        whole.until(lambda: window.width() == 800 and page.filter.width() > 250)
        assert page.table.isVisible()

    def test_the_foot_says_how_many_were_found_and_chosen(self, whole: Studio) -> None:
        page = whole.window.library
        page.set_query("zeller")
        whole.until(lambda: len(whole.record_ids()) == 1)
        page.table.selectRow(0)

        def told() -> bool:
            texts = [each.text() for each in whole.window.basis.status.findChildren(QLabel)]
            return any(text.startswith("1 found in ") and "1 selected" in text for text in texts)

        whole.until(told)  # the first page comes before the whole list was counted

    def test_queries_asked_before_come_back_in_another_session(
        self, new_studio: Studio, open_studio: Callable[[], Studio]
    ) -> None:
        field = new_studio.window.library.filter
        QTest.keyClicks(field, "zeller")
        QTest.keyClick(field, Qt.Key.Key_Return)
        new_studio.close()
        again = open_studio().ready()
        again.trigger("find")
        QTest.keyClick(again.window.library.filter, Qt.Key.Key_Up)
        assert again.window.library.query == "zeller"


def test_in_a_large_library_the_first_page_comes_before_the_whole_list(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "_AT_ONCE", 1)
    monkeypatch.setattr(searching, "PAGE", 2)
    page = studio.window.library
    told: list[tuple[str, int]] = []
    page.searching.begun.connect(lambda _: told.append(("begun", page.records.rowCount())))
    page.searching.found.connect(lambda found: told.append(("found", found.count)))
    page.set_query("#2")
    studio.until(lambda: len(told) == 2)
    assert told == [("begun", 2), ("found", 3)]
    assert len(studio.record_ids()) == 3
    told.clear()
    page.set_query("zeller")  # less than a page is whole at once
    studio.until(lambda: len(told) == 2)
    assert told == [("begun", 1), ("found", 1)]
    told.clear()
    page.set_query("#2")
    studio.until(lambda: told == [("begun", 2)])
    page.set_query("muller")  # overtakes the whole list of the search before
    studio.until(lambda: ("found", 1) in told)
    studio.rest()
    assert ("found", 3) not in told


def test_a_query_that_is_cleared_shows_the_list_that_is_known(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "_AT_ONCE", 1)
    monkeypatch.setattr(searching, "PAGE", 2)
    page = studio.window.library
    counts: list[int] = []
    page.searching.found.connect(lambda found: counts.append(found.count))
    page.searching.again()
    studio.until(lambda: counts)
    everything = studio.record_ids()
    asked: list[str] = []
    found = searching._found

    def noted(library: Library, question: searching._Question, limit: int | None) -> object:
        asked.append(question.query)
        return found(library, question, limit)

    monkeypatch.setattr(searching, "_found", noted)
    page.set_query("#2")
    studio.until(lambda: len(counts) == 2)
    page.set_query("")
    studio.until(lambda: len(counts) == 3)
    assert studio.record_ids() == everything
    assert set(asked) == {"#2"}
    page.searching.again()  # as after a change of the library: the list is made anew
    studio.until(lambda: len(counts) == 4)
    assert "" in asked
