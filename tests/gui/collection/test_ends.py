# SPDX-License-Identifier: GPL-3.0-or-later
"""From a line to the problems that end like it, and from one of these back to its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QMenu
from studio import BLOCK, Studio, problem

from composer.gui.collection.detail import DetailPane
from composer.gui.panels.model import SolutionModel
from composer.gui.panels.treerow import RowKind, TreeRow
from composer.library.access.store import Library
from composer.library.classify.waiting import TOP, Outcome, keep_findings, waiting
from composer.library.classify.worker import Round, findings
from composer.library.query.ends import EndSought
from composer.library.query.parser import parse_query
from composer.library.query.pattern import parse_pattern
from composer.library.query.terms import Field
from composer.problem.fen import fen, parse_fen

WORDS = "Find problems that end like this"


@pytest.fixture
def analysed(small_library: Path, open_studio: Callable[[], Studio]) -> Studio:
    """A studio with its three problems analysed."""
    with Library.open(small_library) as library:
        for asked in (Round.VERDICTS, Round.ANALYSES):
            tasks, _ = waiting(library, asked, TOP, 100)
            found = findings([task.text for task in tasks], asked)
            keep_findings(library, [Outcome(*each) for each in zip(tasks, found, strict=True)])
    return open_studio().ready()


def asked(studio: Studio, query: str) -> list[int]:
    query = parse_query(query).text
    studio.trigger("show-library")
    studio.window.library.set_query(query)
    studio.until(lambda: studio.window.library.searching.query == query)
    studio.until(lambda: (found := studio.window.library.found) and found.query == query)
    return studio.record_ids()


def rows_of(model: SolutionModel, parent: QModelIndex | None = None) -> list[TreeRow]:
    found = []
    parent = QModelIndex() if parent is None else parent
    for place in range(model.rowCount(parent)):
        index = model.index(place, 0, parent)
        row = model.row_of(index)
        if row is not None:
            found += [row, *row.children]
            found += [inner for child in row.children for inner in child.children]
    return found


def entry(menu: QMenu | None) -> bool:
    return menu is not None and any(action.text() == WORDS for action in menu.actions())


def test_a_mate_of_the_tree_is_looked_for_in_the_library(analysed: Studio) -> None:
    studio = analysed
    studio.lay(problem(BLOCK))
    studio.answered()
    tree = studio.window.pane.solution.tree
    rows = rows_of(tree._rows)
    mating = next(
        row
        for row in rows
        if row.kind is RowKind.VARIATION and [move.san for move in row.line[:2]] == ["Qe4", "Kf8"]
    )
    first = next(row for row in rows if row.kind is RowKind.FIRST_MOVE and row.is_key)
    assert not entry(tree.menu_of(first))
    menu = tree.menu_of(mating)
    assert menu is not None
    assert entry(menu)
    next(action for action in menu.actions() if action.text() == WORDS).trigger()
    library = studio.window.library
    studio.until(lambda: library.found is not None and library.found.query.startswith("mate:"))
    studio.until(lambda: library.records.rowCount() == 1)
    studio.until(lambda: library.records.known_row(0) is not None)
    row = library.records.known_row(0)
    assert row is not None
    assert row.problem.credits.authors == ("Müller, Max",)
    assert library.pattern.at_end
    assert library.pattern.pattern is not None
    assert library.pattern.pattern.shifted


def test_the_list_tells_the_line_and_opening_plays_to_it(analysed: Studio) -> None:
    studio = analysed
    ids = asked(studio, 'mate:"kf8 Qb4"')
    assert len(ids) == 1
    library = studio.window.library
    row = library.records.row_at(0)
    assert row is not None
    assert [" ".join(each.moves) for each in row.ends] == ["Qe4 Kf8 Qb4#"]
    detail = studio.window.findChild(DetailPane)
    assert detail is not None
    library.choose(tuple(ids))
    library.table.choosing.choose(ids[0])
    studio.until(lambda: "2.Qb4#" in detail.text)
    library.open_requested.emit(ids[0])
    player = studio.window.study.reading.player
    studio.until(lambda: player.is_active)
    assert player.position is not None
    assert player.step == 3
    assert fen(player.position).split()[0] == "4Bk2/1p1P1P1p/pP2p2P/K3N3/pQ6/P7/8/8"


def test_another_line_is_played_from_the_details(analysed: Studio) -> None:
    studio = analysed
    ids = asked(studio, 'mate:"[QR]h4"')
    detail = studio.window.findChild(DetailPane)
    assert detail is not None
    studio.window.library.table.choosing.choose(ids[0])
    studio.until(lambda: detail.row is not None and detail.row.ends)
    assert detail.row is not None
    detail._ends.linkActivated.emit("0")
    player = studio.window.study.reading.player
    studio.until(lambda: player.is_active)
    assert [move.san for move in player.moves] == list(detail.row.ends[0].moves)


def test_the_switch_lays_the_pattern_on_the_end(analysed: Studio) -> None:
    studio = analysed
    studio.trigger("show-library")
    panel, bar = studio.window.library.pattern, studio.window.library.filter
    panel.take_position(parse_fen("5k2/8/8/8/1Q6/8/8/8 w - - 0 1"))
    studio.until(lambda: bar.parsed is not None and bar.parsed.of_field(Field.PATTERN))
    panel.place.chosen.emit(1)
    studio.until(lambda: bar.parsed is not None and bar.parsed.of_field(Field.MATE))
    assert bar.parsed is not None
    (term,) = bar.parsed.of_field(Field.MATE)
    assert term.values == (EndSought(parse_pattern("kf8 Qb4 shifted mirrored")),)
    assert not bar.parsed.of_field(Field.PATTERN)
    panel.place.chosen.emit(0)
    studio.until(lambda: bar.parsed is not None and bar.parsed.of_field(Field.PATTERN))
    assert bar.parsed is not None
    assert not bar.parsed.of_field(Field.MATE)


def test_what_else_is_asked_of_the_end_stays(analysed: Studio) -> None:
    studio = analysed
    asked(studio, 'mate:"kf8 by=Q set"')
    panel, bar = studio.window.library.pattern, studio.window.library.filter
    assert panel.at_end
    panel.take_position(parse_fen("5k2/8/8/8/1Q6/8/8/8 w - - 0 1"))
    studio.until(lambda: "Qb4" in bar.query)
    assert 'mate:"Qb4 kf8 by=Q set"' in bar.query
    panel.clear.click()
    studio.until(lambda: "Qb4" not in bar.query)
    assert 'mate:"by=Q set"' in bar.query
