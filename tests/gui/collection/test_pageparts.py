# SPDX-License-Identifier: GPL-3.0-or-later
"""The library's page as a whole: places, changes with undo, details, figures, people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from studio import BLOCK, LEFT, NONE, SOUND, Studio, problem

from composer.gui.board.mime import RECORDS_FORMAT
from composer.gui.collection.page import Showing
from composer.gui.collection.pageparts import LibraryPageParts, themes_sought
from composer.gui.collection.places import LibraryPlace, PlaceKind
from composer.library.access.store import Library
from composer.library.changes.collections import collections
from composer.library.changes.operations import add_problem
from composer.library.search.search import find


@pytest.fixture
def browsing(studio: Studio) -> Iterator[Studio]:
    """A studio whose library has the window, with its places counted."""
    studio.window.resize(1440, 900)
    studio.trigger("show-library")
    studio.until(studio.window.library.table.isVisible)
    studio.until(lambda: studio.window.library.records.row_at(2) is not None)
    studio.until(lambda: place(studio, PlaceKind.ALL).count == 3)
    yield studio
    people = library_parts(studio).people
    if people is not None:
        people.field.clear()


def library_parts(studio: Studio) -> LibraryPageParts:
    return studio.window.shelves.parts


def places(studio: Studio) -> tuple[LibraryPlace, ...]:
    return library_parts(studio).sidebar.list.places.places


def place(studio: Studio, kind: PlaceKind, name: str = "") -> LibraryPlace:
    found = [
        library_place
        for library_place in places(studio)
        if library_place.kind is kind and name in library_place.name
    ]
    assert found, f"no {kind} among {places(studio)}"
    return found[0]


def names(studio: Studio, kind: PlaceKind) -> list[str]:
    return [library_place.name for library_place in places(studio) if library_place.kind is kind]


def click(studio: Studio, kind: PlaceKind, name: str = "") -> None:
    """Click on a place in the sidebar."""
    view = library_parts(studio).sidebar.list
    index = view.places.index_of(place(studio, kind, name).key)
    QTest.mouseClick(view.viewport(), LEFT, NONE, view.visualRect(index).center())


def choose(studio: Studio, *records: int) -> None:
    studio.window.library.table.choosing.choose_all(records)
    assert studio.window.library.chosen_records() == records


def make(studio: Studio, name: str) -> LibraryPlace:
    """Make a collection with the keyboard, and type its name."""
    view = library_parts(studio).sidebar.list
    before = len(names(studio, PlaceKind.COLLECTION))
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Insert)
    studio.until(lambda: len(names(studio, PlaceKind.COLLECTION)) > before)
    studio.until(lambda: view.state() == view.State.EditingState)
    (field,) = view.viewport().findChildren(QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, name)
    QTest.keyClick(field, Qt.Key.Key_Return)
    studio.until(lambda: name in names(studio, PlaceKind.COLLECTION))
    return place(studio, PlaceKind.COLLECTION, name)


def drop_on(studio: Studio, target: LibraryPlace, *records: int) -> None:
    """Drop records on a place, as the end of a drag does."""
    view = library_parts(studio).sidebar.list
    point = view.visualRect(view.places.index_of(target.key)).center()
    data = QMimeData()
    data.setData(RECORDS_FORMAT, json.dumps(records).encode())
    view.target = target  # the drag moved over it
    event = QDropEvent(
        QPointF(point), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, NONE
    )
    view.dropEvent(event)


def trigger(menu: QMenu, *path: str) -> None:
    """Choose an entry of a menu or of a menu in it."""
    for words in path[:-1]:
        menu = next(action.menu() for action in menu.actions() if action.text() == words)
    next(action for action in menu.actions() if action.text() == path[-1]).trigger()


def records_in(studio: Studio, name: str) -> int:
    with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
        return next(
            collection.count or 0 for collection in collections(library) if collection.name == name
        )


class TestPlaces:
    def test_places_show_their_problems(self, browsing: Studio) -> None:
        ids = browsing.record_ids()
        with Library.open(browsing.folder / "l.chesslib", read_only=True) as library:
            mine = sorted(find(library, "is:mine"))
        made = make(browsing, "Blocks")
        drop_on(browsing, made, ids[0], ids[1])
        browsing.until(lambda: place(browsing, PlaceKind.COLLECTION).count == 2)
        click(browsing, PlaceKind.COLLECTION)
        browsing.until(lambda: sorted(browsing.record_ids()) == sorted(ids[:2]))
        assert 'in="Blocks"' in browsing.window.library.query.replace("in:", "in=")
        click(browsing, PlaceKind.ALL)
        browsing.until(lambda: browsing.record_ids() == ids)
        click(browsing, PlaceKind.MINE)
        browsing.until(lambda: browsing.window.library.query == "is:mine")
        browsing.until(lambda: sorted(browsing.record_ids()) == mine)

    def test_the_place_that_is_shown_is_marked(self, browsing: Studio) -> None:
        view = library_parts(browsing).sidebar.list
        browsing.until(lambda: view.current() is not None and view.current().kind is PlaceKind.ALL)
        browsing.window.library.set_query("is:mine")
        browsing.until(lambda: view.current() is not None and view.current().kind is PlaceKind.MINE)
        browsing.window.library.set_query("author:zeller")
        browsing.until(lambda: view.selectionModel().selectedIndexes() == [])

    def test_the_keyboard_goes_through_places(self, browsing: Studio) -> None:
        view = library_parts(browsing).sidebar.list
        view.mark((PlaceKind.ALL, None))
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_Down)
        browsing.until(lambda: browsing.window.library.query == "is:mine")
        QTest.keyClick(view, Qt.Key.Key_Up)
        browsing.until(lambda: browsing.window.library.query == "")

    def test_collections_are_renamed_dropped_and_brought_back(self, browsing: Studio) -> None:
        make(browsing, "First")
        view = library_parts(browsing).sidebar.list
        view.mark(place(browsing, PlaceKind.COLLECTION).key)
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_F2)
        (field,) = view.viewport().findChildren(QLineEdit)
        field.selectAll()
        QTest.keyClicks(field, "Best")
        QTest.keyClick(field, Qt.Key.Key_Return)
        browsing.until(lambda: names(browsing, PlaceKind.COLLECTION) == ["Best"])
        view.mark(place(browsing, PlaceKind.COLLECTION).key)
        QTest.keyClick(view, Qt.Key.Key_Delete)
        browsing.until(lambda: names(browsing, PlaceKind.COLLECTION) == [])
        browsing.notice("dropped")
        browsing.press_notice("Undo")
        browsing.until(lambda: names(browsing, PlaceKind.COLLECTION) == ["Best"])

    def test_a_search_is_kept_and_counted(self, browsing: Studio) -> None:
        browsing.window.library.set_query("author:zeller")
        browsing.until(lambda: len(browsing.record_ids()) == 1)
        browsing.window.library.keep.click()
        browsing.until(lambda: names(browsing, PlaceKind.SEARCH) == ["author:zeller"])
        browsing.until(lambda: place(browsing, PlaceKind.SEARCH).count == 1)
        click(browsing, PlaceKind.ALL)
        browsing.until(lambda: len(browsing.record_ids()) == 3)
        click(browsing, PlaceKind.SEARCH)
        browsing.until(lambda: len(browsing.record_ids()) == 1)

    def test_two_new_collections_have_two_names(self, browsing: Studio) -> None:
        for number in (1, 2):
            library_parts(browsing).keeping.make()
            browsing.until(
                lambda number=number: len(names(browsing, PlaceKind.COLLECTION)) == number
            )
        assert names(browsing, PlaceKind.COLLECTION) == ["New collection", "New collection 2"]

    def test_escape_gives_up_a_name_and_stays_in_the_library(self, browsing: Studio) -> None:
        make(browsing, "First")
        view = library_parts(browsing).sidebar.list
        view.mark(place(browsing, PlaceKind.COLLECTION).key)
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_F2)
        (field,) = view.viewport().findChildren(QLineEdit)
        QTest.keyClicks(field, "Other")
        QTest.keyClick(field, Qt.Key.Key_Escape)
        browsing.until(lambda: view.state() != view.State.EditingState)
        assert browsing.window.lay.views.is_library
        assert names(browsing, PlaceKind.COLLECTION) == ["First"]

    def test_what_was_opened_is_opened_lately(self, browsing: Studio) -> None:
        browsing.window.desk.open_record(browsing.record_ids()[0])
        browsing.until(lambda: place(browsing, PlaceKind.OPENED).count == 1)

    def test_nothing_of_a_library_that_was_left_is_shown_of_the_next(
        self, browsing: Studio, tmp_path: Path
    ) -> None:
        make(browsing, "Of the old one")
        with Library.create(tmp_path / "empty.chesslib") as empty:
            path = empty.path
        seen: list[tuple[LibraryPlace, ...]] = []
        librarian = browsing.window.librarian
        librarian.opened.connect(lambda _: seen.append(places(browsing)))
        librarian.open(path)
        browsing.until(lambda: seen)
        assert [place.count for place in seen[0] if place.count is not None] == []
        assert PlaceKind.COLLECTION not in [place.kind for place in seen[0]]
        browsing.until(lambda: place(browsing, PlaceKind.ALL).count == 0)

    def test_a_place_is_spoken_with_its_count(self, browsing: Studio) -> None:
        model = library_parts(browsing).sidebar.list.places
        spoken = model.index_of((PlaceKind.ALL, None)).data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == "All problems, 3"


def test_places_are_a_button_away_where_it_is_narrow(browsing: Studio) -> None:
    page = browsing.window.library
    assert page.places_button.isHidden()
    browsing.window.resize(800, 560)
    browsing.until(page.places_button.isVisible)
    assert not library_parts(browsing).sidebar.isVisible()
    QTest.mouseClick(page.places_button, LEFT, NONE, page.places_button.rect().center())
    browsing.until(library_parts(browsing).sidebar.isVisible)
    click(browsing, PlaceKind.BIN)
    browsing.until(lambda: browsing.record_ids() == [])


class TestBin:
    def test_deleted_restored_and_removed_for_good(self, browsing: Studio) -> None:
        ids = browsing.record_ids()
        table = browsing.window.library.table
        choose(browsing, ids[0], ids[1])
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_Delete)
        browsing.until(lambda: browsing.record_ids() == ids[2:])
        browsing.until(lambda: place(browsing, PlaceKind.BIN).count == 2)
        click(browsing, PlaceKind.BIN)
        browsing.until(lambda: sorted(browsing.record_ids()) == sorted(ids[:2]))
        choose(browsing, ids[0])
        trigger(library_parts(browsing).batch.menu(), "Take out of the bin")
        browsing.until(lambda: browsing.record_ids() == [ids[1]])
        choose(browsing, ids[1])
        QTest.keyClick(table, Qt.Key.Key_Delete)  # asked, and not meant
        assert browsing.prompts.asked[-1] == "Remove for good?"
        browsing.prompts.sure = True
        library_parts(browsing).keeping.empty()
        browsing.until(lambda: browsing.record_ids() == [])
        browsing.notice("removed for good")
        click(browsing, PlaceKind.ALL)
        browsing.until(lambda: sorted(browsing.record_ids()) == sorted((ids[0], ids[2])))

    def test_dropped_on_the_bin(self, browsing: Studio) -> None:
        ids = browsing.record_ids()
        workbench = browsing.window.workbench
        browsing.window.desk.open_record(ids[0])
        browsing.until(lambda: workbench.document.place.record_id == ids[0])
        drop_on(browsing, place(browsing, PlaceKind.BIN), *ids[:2])
        browsing.until(lambda: browsing.record_ids() == ids[2:])
        assert not workbench.document.is_clean  # emptying the bin would end it
        browsing.notice("Two problems put into the bin.")
        browsing.press_notice("Undo")
        browsing.until(lambda: browsing.record_ids() == ids)
        assert workbench.document.is_clean
        library_parts(browsing).changes.redo()
        browsing.until(lambda: not workbench.document.is_clean)

    def test_ctrl_z_in_the_library_brings_back(self, browsing: Studio) -> None:
        ids = browsing.record_ids()
        table = browsing.window.library.table
        before = browsing.window.workbench.document.problem
        choose(browsing, ids[1])
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_Delete)
        browsing.until(lambda: len(browsing.record_ids()) == 2)
        QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        browsing.until(lambda: browsing.record_ids() == ids)
        browsing.notice("Undone: One problem put into the bin.")
        undone = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(table, Qt.Key.Key_Z, undone)
        browsing.until(lambda: len(browsing.record_ids()) == 2)
        assert browsing.window.workbench.document.problem == before

    def test_undo_in_the_notice_is_no_change_of_its_own(self, browsing: Studio) -> None:
        ids = browsing.record_ids()
        table = browsing.window.library.table
        choose(browsing, ids[0])
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_Delete)
        browsing.until(lambda: len(browsing.record_ids()) == 2)
        browsing.press_notice("Undo")
        browsing.until(lambda: browsing.record_ids() == ids)
        changes = library_parts(browsing).changes
        assert not changes.can_undo
        assert changes.can_redo
        changes.redo()
        browsing.until(lambda: len(browsing.record_ids()) == 2)


class TestBatch:
    def test_keywords_are_added_removed_and_undone(self, browsing: Studio) -> None:
        ids = browsing.record_ids()
        choose(browsing, *ids[:2])
        browsing.prompts.given = "waiting"
        trigger(library_parts(browsing).batch.menu(), "Add keyword …")
        browsing.notice("Two problems have the keyword “waiting” now.")
        browsing.window.library.set_query("keyword:waiting")
        browsing.until(lambda: sorted(browsing.record_ids()) == sorted(ids[:2]))
        choose(browsing, *browsing.record_ids())
        trigger(library_parts(browsing).batch.menu(), "Remove keyword …")
        browsing.until(lambda: browsing.record_ids() == [])
        browsing.notice("lost the keyword")
        library_parts(browsing).changes.undo()
        browsing.until(lambda: sorted(browsing.record_ids()) == sorted(ids[:2]))
        library_parts(browsing).changes.undo()
        browsing.until(lambda: browsing.record_ids() == [])

    def test_collections_in_the_menu(self, browsing: Studio) -> None:
        ids = browsing.record_ids()
        for name in ("One", "Two"):
            make(browsing, name)
        choose(browsing, *ids)
        trigger(library_parts(browsing).batch.menu(), "Add to collection", "One")
        browsing.until(lambda: records_in(browsing, "One") == 3)
        click(browsing, PlaceKind.COLLECTION, "One")
        browsing.until(lambda: library_parts(browsing).keeping.shown is not None)
        browsing.until(lambda: len(browsing.record_ids()) == 3)
        choose(browsing, browsing.record_ids()[0])
        trigger(library_parts(browsing).batch.menu(), "Move to collection", "Two")
        browsing.until(lambda: records_in(browsing, "Two") == 1)
        browsing.until(lambda: records_in(browsing, "One") == 2)
        browsing.until(lambda: len(browsing.record_ids()) == 2)
        choose(browsing, browsing.record_ids()[0])
        trigger(library_parts(browsing).batch.menu(), "Take out of “One”")
        browsing.until(lambda: records_in(browsing, "One") == 1)

    def test_a_new_collection_for_what_is_chosen(self, browsing: Studio) -> None:
        choose(browsing, *browsing.record_ids()[:2])
        browsing.prompts.given = "Fresh"
        trigger(library_parts(browsing).batch.menu(), "Add to collection", "New collection …")
        browsing.until(lambda: names(browsing, PlaceKind.COLLECTION) == ["Fresh"])
        browsing.until(lambda: records_in(browsing, "Fresh") == 2)

    def test_analysed_again_and_exported(self, browsing: Studio) -> None:
        ids = browsing.record_ids()
        choose(browsing, ids[0])
        trigger(library_parts(browsing).batch.menu(), "Analyse again")
        browsing.notice("analysed again")
        browsing.prompts.path = browsing.folder / "chosen.olv"
        trigger(library_parts(browsing).batch.menu(), "Export …")
        browsing.until(browsing.prompts.path.exists)
        assert "Zeller" in browsing.prompts.path.read_text("utf-8")

    def test_nothing_chosen_offers_nothing(self, browsing: Studio) -> None:
        browsing.window.library.table.clearSelection()
        menu = library_parts(browsing).batch.menu()
        assert menu.isEmpty()
        menu.deleteLater()


class TestDetails:
    def test_the_chosen_problem_is_told_with_its_solution(self, browsing: Studio) -> None:
        detail = library_parts(browsing).detail
        assert "Choose a problem" in detail.text
        row = next(
            number
            for place, number in enumerate(browsing.record_ids())
            if "ller" in str(browsing.window.library.records.index(place, 1).data())
            and "Max" in str(browsing.window.library.records.index(place, 1).data())
        )
        choose(browsing, row)
        whole = ("1.Qe4!", "Max Müller", "zugzwang", "2.")  # the play comes after the key
        browsing.until(lambda: all(words in detail.text for words in whole))
        browsing.window.preferring.prefer(letters="de")
        browsing.until(lambda: "1.De4!" in detail.text)
        detail.open.click()
        browsing.until(lambda: browsing.window.workbench.document.place.record_id == row)

    def test_several_are_counted(self, browsing: Studio) -> None:
        choose(browsing, *browsing.record_ids())
        assert "3 problems chosen" in library_parts(browsing).detail.text
        assert library_parts(browsing).detail.open.isHidden()

    def test_like_this_asks_for_its_like(self, browsing: Studio) -> None:
        record = browsing.record_ids()[0]
        choose(browsing, record)
        browsing.until(lambda: not library_parts(browsing).detail.like.isHidden())
        library_parts(browsing).detail.like.click()
        assert browsing.window.library.query == f"like:{record}"

    def test_a_solution_as_printed_is_told(self, browsing: Studio) -> None:
        from dataclasses import replace

        given = replace(problem(BLOCK), extras=(("solution", "1.Qe4! <zz>"),), comments=("Fine.",))
        browsing.window.lay.views.show_studio()
        browsing.lay(given)
        browsing.save()
        browsing.trigger("show-library")
        browsing.until(lambda: len(browsing.record_ids()) == 4)
        browsing.until(lambda: browsing.window.library.records.row_at(0) is not None)
        choose(browsing, browsing.record_ids()[0])
        text = library_parts(browsing).detail.text
        assert "Solution as printed 1.Qe4! &lt;zz&gt;" in text
        assert "Fine." in text


class TestFigures:
    def test_bars_count_and_a_click_filters(self, browsing: Studio) -> None:
        figures = library_parts(browsing).figures
        browsing.window.library.show_as(Showing.FIGURES)
        browsing.until(lambda: figures.charts)
        chart = next(chart for chart in figures.charts if chart.chart.title == "Authors")
        assert {bar.label: bar.count for bar in chart.chart.bars} == {
            "Aubry, Anne": 1,
            "Müller, Max": 1,
            "Zeller": 1,
        }
        assert "Zeller 1" in chart.accessibleDescription()
        at = [bar.label for bar in chart.chart.bars].index("Zeller")
        QTest.mouseClick(chart, LEFT, NONE, chart.bar_place(at).center())
        browsing.until(lambda: len(browsing.record_ids()) == 1)
        browsing.until(lambda: sum(bar.count for bar in figures.charts[0].chart.bars) == 1)
        assert not figures.whole.isHidden()
        figures.whole.click()
        browsing.until(lambda: sum(bar.count for bar in figures.charts[0].chart.bars) == 3)

    def test_bars_by_the_keyboard_and_as_a_table(self, browsing: Studio) -> None:
        figures = library_parts(browsing).figures
        browsing.window.library.show_as(Showing.FIGURES)
        browsing.until(lambda: figures.charts)
        chart = next(chart for chart in figures.charts if chart.chart.title == "Number of men")
        asked: list[str] = []
        chart.term_chosen.connect(asked.append)
        chart.setFocus()
        QTest.keyClick(chart, Qt.Key.Key_End)
        QTest.keyClick(chart, Qt.Key.Key_Return)
        assert asked == [chart.chart.bars[-1].term]
        assert asked[0].startswith("men:")
        figures.copy.click()
        table = QGuiApplication.clipboard().text()
        assert "Zeller\t1\n" in table
        assert table.startswith("Authors\n")

    def test_charts_stand_below_each_other_where_it_is_narrow(self, browsing: Studio) -> None:
        figures = library_parts(browsing).figures
        browsing.window.library.show_as(Showing.FIGURES)
        browsing.until(lambda: len(figures.charts) > 2)
        browsing.until(lambda: len({chart.x() for chart in figures.charts}) == 2)
        figures.setFixedWidth(500)
        browsing.until(lambda: len({chart.x() for chart in figures.charts}) == 1)


class TestPeople:
    def test_two_are_joined_and_parted(self, browsing: Studio) -> None:
        click(browsing, PlaceKind.PEOPLE)
        panel = library_parts(browsing).people
        assert panel is not None
        browsing.until(lambda: panel.list.topLevelItemCount() == 3)
        flags = QItemSelectionModel.SelectionFlag
        model, selection = panel.list.model(), panel.list.selectionModel()
        for row in (0, 1):
            selection.select(model.index(row, 0), flags.Select | flags.Rows)
        kept = panel.chosen()[0].name
        panel.join.click()
        browsing.until(lambda: panel.list.topLevelItemCount() == 2)
        browsing.until(lambda: len(panel.chosen()) == 1 and panel.chosen()[0].name == kept)
        assert panel.spellings.count() == 2
        panel.spellings.setCurrentRow(1)
        panel.part.click()
        browsing.until(lambda: panel.list.topLevelItemCount() == 3)

    def test_what_is_joined_by_itself_is_told_and_separated_for_good(
        self, browsing: Studio
    ) -> None:
        browsing.trigger("show-people")
        panel = library_parts(browsing).people
        browsing.until(lambda: panel.list.topLevelItemCount() == 3)
        library_parts(browsing).changes.run(
            lambda library: add_problem(library, problem(SOUND, "#2", "Зеллер"))
        )
        QTest.keyClicks(panel.field, "zeller")

        def two_spellings() -> bool:
            if panel.list.topLevelItemCount() == 1:
                panel.list.topLevelItem(0).setSelected(True)
            return panel.spellings.count() == 2

        browsing.until(two_spellings)
        said = [panel.spellings.item(row).text() for row in range(2)]
        assert said == ["Zeller", "Зеллер (joined by itself)"]
        panel.spellings.setCurrentRow(1)
        panel.part.click()
        browsing.until(lambda: panel.list.topLevelItemCount() == 2)

    def test_this_is_me(self, browsing: Studio) -> None:
        browsing.trigger("show-people")
        panel = library_parts(browsing).people
        browsing.until(lambda: panel.list.topLevelItemCount() == 3)
        panel.list.topLevelItem(2).setSelected(True)
        QTest.mouseClick(panel.mine, LEFT, NONE, panel.mine.rect().center())
        browsing.until(lambda: place(browsing, PlaceKind.MINE).count == 1)
        panel.problems.click()
        browsing.until(lambda: len(browsing.record_ids()) == 1)

    def test_people_are_found_by_name(self, browsing: Studio) -> None:
        browsing.trigger("show-people")
        panel = library_parts(browsing).people
        browsing.until(lambda: panel.list.topLevelItemCount() == 3)
        QTest.keyClicks(panel.field, "zel")
        browsing.until(lambda: panel.list.topLevelItemCount() == 1)


def test_progress_is_told_and_paused(browsing: Studio) -> None:
    foot, classifying = library_parts(browsing).sidebar.foot, browsing.window.basis.classifying
    classifying.progressed.emit(812, 1283, 410.0)
    assert foot.isVisible()
    assert "812 of 1,283" in foot.accessibleName()
    QTest.mouseClick(foot.button, LEFT, NONE, foot.button.rect().center())
    assert classifying.is_paused
    assert foot.button.text() == "Go on"
    QTest.mouseClick(foot.button, LEFT, NONE, foot.button.rect().center())
    assert not classifying.is_paused


def test_undo_means_the_board_beside_the_board(browsing: Studio) -> None:
    window = browsing.window
    window.lay.views.show_studio()
    window.board.setFocus()
    browsing.lay(problem(SOUND, "#2", "Step"))
    assert window.actions_by_name["undo"].isEnabled()
    browsing.trigger("show-library")
    assert not window.actions_by_name["undo"].isEnabled()
    window.lay.views.show_studio()
    window.board.setFocus()
    browsing.until(window.actions_by_name["undo"].isEnabled)
    browsing.trigger("undo")
    assert window.workbench.document.problem.credits.authors == ()


def test_themes_that_are_sought_are_known() -> None:
    assert "grimshaw" in themes_sought("#2 theme:grimshaw -duals")
    assert themes_sought("grimshaw") == themes_sought("theme:") == frozenset()


def test_a_menu_of_a_place_offers_what_can_be_done(browsing: Studio) -> None:
    make(browsing, "Mine")
    view = library_parts(browsing).sidebar.list
    for kind, wanted in (
        (PlaceKind.COLLECTION, {"Rename", "Drop", "Show", "Order …", "New collection"}),
        (PlaceKind.BIN, {"Empty the bin …", "New collection"}),
    ):
        view.menu_requested.emit(place(browsing, kind), QPoint(5, 5))
        menus = [menu for menu in view.findChildren(QMenu) if menu.isVisible()]
        assert {act.text() for act in menus[-1].actions() if act.text()} == wanted
        menus[-1].close()
        QApplication.processEvents()
