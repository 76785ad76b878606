# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of the library as a Qt model: rows by the page, watched by Qt's own tester."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from studio import BLOCK, SOUND, problem

from composer.gui.collection.model import (
    PAGE,
    ROW_ROLE,
    Column,
    RecordsModel,
    cell_text,
    column_name,
    key_words,
)
from composer.library.records import Finding, Row
from composer.notation.letters import letters_of
from composer.problem.credits import Credits

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
NOW = datetime(2026, 1, 2, tzinfo=UTC)


def row(number: int, fen: str = SOUND, finding: Finding | None = None) -> Row:
    return Row(number, problem(fen, "#2", f"Author {number}"), finding, 1, NOW)


@pytest.fixture
def model(qapp) -> RecordsModel:
    made = RecordsModel()
    made.tester = QAbstractItemModelTester(made, FATAL)
    return made


@pytest.fixture
def wanted(model: RecordsModel) -> list[tuple[int, ...]]:
    heard: list[tuple[int, ...]] = []
    model.rows_wanted.connect(heard.append)
    return heard


def test_rows_are_asked_for_once_by_the_page(model, wanted) -> None:
    model.show_ids(list(range(1, 200)))
    wanted.clear()  # the tester looks at the first row, too
    model.forget_rows()
    for place in (0, 1, 5, PAGE - 1):
        assert model.row_at(place) is None
    assert wanted == [tuple(range(1, PAGE + 1))]
    model.row_at(PAGE)
    assert wanted[1] == tuple(range(PAGE + 1, 2 * PAGE + 1))


def test_rows_that_come_are_shown(model) -> None:
    changes: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda a, b: changes.append((a.row(), b.row())))
    model.show_ids([3, 1, 2])
    assert model.index(0, Column.CREDITS).data() == "…"
    model.take_rows((row(1), row(3)))
    assert changes == [(0, 1)]
    assert model.index(0, Column.CREDITS).data() == "Author 3"
    assert model.index(1, Column.CREDITS).data(ROW_ROLE) == row(1)
    assert model.index(2, Column.CREDITS).data() == "…"


def test_rows_that_are_known_stay_until_they_are_forgotten(model, wanted) -> None:
    model.show_ids([1, 2])
    model.take_rows((row(1), row(2)))
    wanted.clear()
    model.show_ids([2, 1])
    assert model.index(0, Column.CREDITS).data() == "Author 2"
    assert wanted == []
    model.forget_rows()
    model.row_at(0)
    assert wanted == [(2, 1)]


def test_a_row_that_does_not_come_is_not_asked_for_for_ever(model, wanted) -> None:
    model.show_ids([1])
    model.row_at(0)
    count = len(wanted)
    model.take_rows(())
    model.row_at(0)
    assert len(wanted) == count


def test_places_and_numbers(model) -> None:
    model.show_ids([7, 9])
    assert [model.record_at(place) for place in (-1, 0, 1, 2)] == [None, 7, 9, None]
    assert [model.place_of(number) for number in (7, 9, 8)] == [0, 1, None]
    assert (model.rowCount(), model.columnCount()) == (2, len(Column))
    inside = model.index(0, 0)
    assert (model.rowCount(inside), model.columnCount(inside)) == (0, 0)
    assert model.data(QModelIndex()) is None


def test_every_column_has_a_heading(model) -> None:
    horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    names = [model.headerData(column, horizontal) for column in Column]
    assert names == [column_name(column) for column in Column]
    assert len(set(names)) == len(Column)
    assert model.headerData(0, vertical) is None


def test_cells_in_words() -> None:
    found = Finding("sound", ("e3e4",), key_text="Qe4")
    full = row(1, BLOCK, found)
    credits = Credits(("Wurzburg, Otto", "Loyd, Sam"), "Lasker's", "1908-03", "1st Prize")
    full = replace(full, problem=replace(full.problem, credits=credits))
    assert cell_text(full, Column.CREDITS) == "Otto Wurzburg & Sam Loyd, Lasker's 1908-03"
    assert cell_text(full, Column.STIPULATION) == "#2"
    assert cell_text(full, Column.YEAR) == "1908"
    assert cell_text(full, Column.MEN) == "9+6"
    assert cell_text(full, Column.KEY) == "1.Qe4"
    assert cell_text(full, Column.KEY, letters_of("de")) == "1.De4"
    assert cell_text(full, Column.VERDICT) == "sound"
    bare = Row(2, problem(SOUND), None, 1, NOW)
    assert cell_text(bare, Column.CREDITS) == "No author"
    assert cell_text(bare, Column.KEY) == cell_text(bare, Column.YEAR) == ""


@pytest.mark.parametrize(
    ("kept", "code", "expected"),
    [
        ("Nb5", "it", "1.Cb5"),
        ("d8=Q, f8=N", "fr", "1.d8=D, 1.f8=C"),
        ("no move at all", "de", "no move at all"),
        ("", "de", ""),
        ("0-0-0", "en-s", "1.0-0-0"),
    ],
)
def test_keys_in_other_letters(kept: str, code: str, expected: str) -> None:
    assert key_words(kept, letters_of(code)) == expected
