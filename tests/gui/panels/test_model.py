# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution as a Qt model, watched by Qt's own tester."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from studio import BLOCK, SOUND, THREATS

from composer.gui.panels.model import Role, SolutionModel
from composer.gui.panels.rows import TreeOptions, solution_rows
from composer.gui.panels.treerow import TreeRow
from composer.solver.solve import solve

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(qapp) -> SolutionModel:
    made = SolutionModel()
    made.tester = QAbstractItemModelTester(made, FATAL)  # it watches while it lives
    return made


def rows(fen: str) -> tuple[TreeRow, ...]:
    return solution_rows(solve(fen), TreeOptions())


def walk(model: SolutionModel, parent: QModelIndex | None = None) -> list[QModelIndex]:
    parent = QModelIndex() if parent is None else parent
    found = []
    for place in range(model.rowCount(parent)):
        index = model.index(place, 0, parent)
        found += [index, *walk(model, index)]
    return found


def test_it_holds_while_solutions_come_and_go(model: SolutionModel) -> None:
    for fen in (BLOCK, SOUND, THREATS, BLOCK):
        model.show(rows(fen))
        assert len(walk(model)) > 5
    model.show(())
    assert walk(model) == []
    assert not model.hasChildren()


def test_rows_come_in_words_and_as_values(model: SolutionModel) -> None:
    model.show(rows(SOUND))
    for index in walk(model):
        row = model.row_of(index)
        assert row is not None
        assert index.data(Qt.ItemDataRole.DisplayRole) == row.text
        assert index.data(Qt.ItemDataRole.AccessibleTextRole) == row.text
        assert index.data(Role.ROW) is row
        assert index.data(Qt.ItemDataRole.DecorationRole) is None


def test_parents_and_paths_agree(model: SolutionModel) -> None:
    model.show(rows(BLOCK))
    for index in walk(model):
        path = model.path_of(index)
        above = model.parent(index)
        assert path[:-1] == (model.path_of(above) if above.isValid() else ())
        assert model.row_of(index) in model.siblings_of(index)


def test_an_outdated_index_finds_nothing(model: SolutionModel) -> None:
    model.show(rows(BLOCK))
    kept = QPersistentModelIndex(walk(model)[3])
    stale = walk(model)[3]
    model.show(rows(SOUND))
    assert not kept.isValid()
    assert model.row_of(stale) is None
    assert model.path_of(stale) == ()
    assert model.siblings_of(stale) == []
    assert not model.parent(stale).isValid()


def test_places_that_are_not_there(model: SolutionModel) -> None:
    model.show(rows(SOUND))
    for row, column in ((-1, 0), (99, 0), (0, 1), (0, -1)):
        assert not model.index(row, column).isValid()
    assert model.row_of(QModelIndex()) is None
    assert model.data(QModelIndex()) is None
