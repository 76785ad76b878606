# SPDX-License-Identifier: GPL-3.0-or-later
"""The problems found as a Qt model: rows by the page, watched by Qt's own tester."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QItemSelection, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from studio import SOUND, problem

from composer.gui.board.mime import dragged_records
from composer.gui.collection.columns import Column, column_hint, column_name
from composer.gui.collection.model import MATCH_SQUARES, PAGE, ROW_ROLE, RecordsModel
from composer.gui.look.appearance import Appearance
from composer.library.records.values import Finding, Row

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
NOW = datetime(2026, 1, 2, tzinfo=UTC)


def row(number: int, fen: str = SOUND, finding: Finding | None = None) -> Row:
    return Row(number, problem(fen, "#2", f"Author {number}"), finding, 1, NOW)


def page(*numbers: int) -> tuple[Row, ...]:
    return tuple(row(number) for number in numbers)


@pytest.fixture
def model(appearance: Appearance) -> RecordsModel:
    made = RecordsModel(appearance)
    made.tester = QAbstractItemModelTester(made, FATAL)
    return made


@pytest.fixture
def wanted(model: RecordsModel) -> list[tuple[int, ...]]:
    heard: list[tuple[int, ...]] = []
    model.rows_wanted.connect(heard.append)
    return heard


@pytest.fixture
def large(appearance: Appearance) -> RecordsModel:
    """A model that Qt's tester does not go through from end to end."""
    return RecordsModel(appearance)


def credits_at(model: RecordsModel, place: int) -> object:
    return model.index(place, Column.CREDITS).data()


def test_rows_are_asked_for_once_and_a_page_at_a_time(model, wanted) -> None:
    model.show_ids(range(1, 200))
    for place in (0, 1, 5, PAGE - 1, PAGE, PAGE + 1):
        assert model.row_at(place) is None
    assert wanted == [tuple(range(1, PAGE + 1))]
    model.take_rows(page(*wanted[0]))
    assert wanted[1:] == [tuple(range(PAGE + 1, 2 * PAGE + 1))]


def test_rows_that_come_late_answer_no_other_question(model, wanted) -> None:
    model.show_ids(range(1, 50))
    model.row_at(0)
    model.show_ids(range(101, 150))
    model.row_at(0)
    model.take_rows(page(*wanted[0]), wanted[0])  # what was asked before
    changed: list[QModelIndex] = []
    model.dataChanged.connect(lambda first, *_: changed.append(first))
    model.take_rows(page(*wanted[1]), wanted[1])
    assert [index.row() for index in changed] == [0]
    assert credits_at(model, 0) == "Author 101"


def test_pages_that_were_scrolled_past_are_not_fetched(large) -> None:
    model, wanted = large, []
    model.rows_wanted.connect(wanted.append)
    model.show_ids(range(1, 100 * PAGE + 1))
    for place in range(0, 100 * PAGE, PAGE):
        model.row_at(place)
    while len(wanted) < 20:
        asked = len(wanted)
        model.take_rows(page(*wanted[-1]))
        if len(wanted) == asked:
            break
    assert [numbers[0] // PAGE for numbers in wanted] == [0, 99, 98, 97, 96]


def test_rows_that_are_seen_come_first_then_those_that_are_near(large) -> None:
    model, wanted = large, []
    model.rows_wanted.connect(wanted.append)
    model.show_ids(range(10_000))
    model.see(5000, 5009)
    assert wanted == [tuple(range(5000, 5010))]
    model.see(8000, 8009)  # scrolled on before they came
    model.see(7000, 7009)
    assert len(wanted) == 1
    while len(wanted) < 9:
        asked = len(wanted)
        model.take_rows(page(*wanted[-1]), wanted[-1])
        if len(wanted) == asked:
            break
    assert wanted[1] == tuple(range(7000, 7010))
    near = [number for numbers in wanted[2:] for number in numbers]
    assert sorted(near) == [*range(6952, 7000), *range(7010, 7058)]
    assert near[0] == 6999  # one scrolled up
    assert model.known_row(7009) is not None
    assert model.known_row(8000) is None
    model.see(7000, 7009)
    assert len(wanted) == 6


def test_rows_that_are_seen_come_before_a_page_that_was_asked_for(large) -> None:
    model, wanted = large, []
    model.rows_wanted.connect(wanted.append)
    model.show_ids(range(10_000))
    model.see(0, 8)
    model.row_at(4000)
    model.see(600, 608)
    model.take_rows(page(*wanted[-1]))
    assert wanted[1] == tuple(range(600, 609))
    model.take_rows(page(*wanted[-1]))
    assert 4000 in wanted[2]


def test_what_is_seen_is_fetched_anew_where_it_grew_old(large) -> None:
    model, wanted = large, []
    model.rows_wanted.connect(wanted.append)
    model.show_ids([1, 2, 3])
    model.see(0, 2)
    model.take_rows(page(1, 2, 3))
    model.see(0, 2)
    assert wanted == [(1, 2, 3)]
    model.forget_rows()
    model.see(0, 2)
    assert wanted == [(1, 2, 3), (1, 2, 3)]
    assert model.known_row(0) == row(1)


def test_rows_that_come_are_shown(model) -> None:
    model.show_ids([3, 1, 2])
    changes: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda a, b: changes.append((a.row(), b.row())))
    assert credits_at(model, 0) == "…"
    model.take_rows(page(1, 3))
    assert changes == [(0, 1)]
    assert [credits_at(model, place) for place in range(3)] == ["Author 3", "Author 1", "…"]
    assert model.index(1, Column.CREDITS).data(ROW_ROLE) == row(1)


def test_rows_are_shown_as_they_were_until_they_come_anew(model, wanted) -> None:
    model.show_ids([1, 2])
    model.take_rows(page(1, 2))
    wanted.clear()
    model.show_ids([2, 1])
    assert credits_at(model, 0) == "Author 2"
    assert wanted == []
    model.forget_rows()
    assert credits_at(model, 0) == "Author 2"
    assert wanted == [(2, 1)]
    model.take_rows((Row(2, problem(SOUND, "#2", "Renamed"), None, 1, NOW), row(1)))
    assert [credits_at(model, place) for place in (0, 1)] == ["Renamed", "Author 1"]
    assert len(wanted) == 1


def test_a_row_that_does_not_come_is_not_asked_for_for_ever(model, wanted) -> None:
    model.show_ids([1])
    model.take_rows(())
    model.row_at(0)
    assert wanted == [(1,)]
    model.forget_rows()
    model.row_at(0)
    assert wanted == [(1,), (1,)]


def test_what_could_not_be_read_is_asked_for_again(model, wanted) -> None:
    model.show_ids([1])
    model.give_up()
    model.row_at(0)
    assert wanted == [(1,), (1,)]


def test_only_the_rows_seen_last_are_kept(large) -> None:
    model, wanted = large, []
    model.rows_wanted.connect(wanted.append)
    model.show_ids(range(1, 40 * PAGE + 1))
    for first in range(0, 40 * PAGE, PAGE):
        model.row_at(first)
        model.take_rows(page(*wanted[-1]))
    assert model.row_at(39 * PAGE) is not None
    asked = len(wanted)
    assert model.row_at(0) is None
    assert len(wanted) == asked + 1


def test_places_and_numbers(model) -> None:
    model.show_ids([7, 9, 4])
    assert [model.record_at(place) for place in (-1, 0, 1, 3)] == [None, 7, 9, None]
    assert [model.place_of(number) for number in (7, 9, 8)] == [0, 1, None]
    assert model.places_of([4, 8, 7]) == [0, 2]
    assert model.places_of([9]) == [1]
    assert model.places_of([8]) == []
    assert model.ids == (7, 9, 4)
    assert (model.rowCount(), model.columnCount()) == (3, len(Column))
    inside = model.index(0, 0)
    assert (model.rowCount(inside), model.columnCount(inside)) == (0, 0)
    assert model.data(QModelIndex()) is None


def test_a_selection_names_its_records(model) -> None:
    model.show_ids(range(100, 200))
    chosen = QItemSelection(model.index(5, 0), model.index(6, 3))
    chosen.select(model.index(1, 0), model.index(1, len(Column) - 1))
    assert model.records_in(chosen) == (101, 105, 106)
    assert model.records_in(QItemSelection()) == ()


def test_records_are_dragged_by_their_numbers(model) -> None:
    model.show_ids([7, 9, 4])
    data = model.mimeData([model.index(2, 0), model.index(0, 1), model.index(0, 0)])
    assert dragged_records(data) == (7, 4)
    assert model.flags(model.index(0, 0)) & Qt.ItemFlag.ItemIsDragEnabled


def test_squares_that_match_are_found_when_a_row_is_seen(model) -> None:
    asked: list[object] = []

    def matcher(position):
        asked.append(position)
        return [1, 2]

    model.show_ids([1])
    model.take_rows(page(1))
    cell = model.index(0, Column.DIAGRAM)
    assert cell.data(MATCH_SQUARES) == frozenset()
    model.set_matcher(matcher)
    assert asked == []
    assert cell.data(MATCH_SQUARES) == cell.data(MATCH_SQUARES) == {1, 2}
    assert len(asked) == 1
    model.set_matcher(None)
    assert cell.data(MATCH_SQUARES) == frozenset()


def test_every_column_has_a_heading_and_a_hint(model) -> None:
    horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    names = [model.headerData(column, horizontal) for column in Column]
    assert names == [column_name(column) for column in Column]
    assert len(set(names)) == len(Column)
    hint = model.headerData(Column.TRIES, horizontal, Qt.ItemDataRole.ToolTipRole)
    assert hint == column_hint(Column.TRIES)
    assert model.headerData(0, vertical) is None
