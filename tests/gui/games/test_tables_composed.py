# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem of every tables game: composed with the mouse, kept, opened again, printed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cases import every
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from studio import LEFT, NONE, Studio

from composer.diagrams.games.tablesdiagram import tables_diagram
from composer.diagrams.style.style import MAGAZINE
from composer.diagrams.writing.diagrams import write_diagram
from composer.games.record import as_problem
from composer.games.tables import TablesProblem
from composer.games.tablesform import tables_problem_from_object
from composer.rules.historic.tables.books import TABLES_BOOKS
from composer.rules.historic.tables.row import BAR, OFF, SPECIAL
from composer.said.languages import CODES
from composer.solver.dice.solve import solve_tables

_KEPT = Path(__file__).parents[2] / "data" / "tables_composed.jsonl"
_RECORDS = {
    record["game"]: record
    for record in map(json.loads, _KEPT.read_text(encoding="utf-8").splitlines())
}
"""A problem of each game with one solution; most have men on bars, and off."""

Desk = Any  # a `TablesDesk`


def _wanted(game: str) -> TablesProblem:
    return tables_problem_from_object(_RECORDS[game])


def _best(game: str) -> tuple[str, ...]:
    """Return the play that solves the problem of a game."""
    return tuple(_RECORDS[game]["answer"]["keys"])


def _set_up(desk: Desk, wanted: TablesProblem) -> None:
    """Put every man with the mouse, from the tray; count those who are off."""
    position, row, hands = wanted.position, wanted.position.row, desk.board.viewport()
    desk.board.grab()
    for number, player in enumerate(row.player_ids):
        for (place, special), count in position.sorts(player).items():
            man = player + SPECIAL * special
            if place == OFF:
                desk.off.boxes[man].setValue(count)
                continue
            cell = row.points + number if place == BAR else place - 1
            desk.palette_of_men.set_picked(man)
            for _ in range(count):
                QTest.mouseClick(hands, LEFT, NONE, desk.board.square_centre(cell))
            desk.palette_of_men.set_picked(None)


def _ask(desk: Desk, wanted: TablesProblem) -> None:
    """Choose what is asked, who throws, and write the throw."""
    task, fields = wanted.task, desk.fields
    assert task is not None
    choices = [fields.task.itemData(place) for place in range(fields.task.count())]
    fields.task.setCurrentIndex(choices.index((task.goal, task.play)))
    fields.task.activated.emit(fields.task.currentIndex())
    fields.turn.setCurrentIndex(fields.turn.findData(wanted.position.turn))
    fields.turn.activated.emit(fields.turn.currentIndex())
    fields.throw.clear()
    QTest.keyClicks(fields.throw, "-".join(map(str, task.throw)))
    QTest.keyClick(fields.throw, Qt.Key.Key_Return)
    fields.throws.setValue(task.throws)


@pytest.mark.parametrize("game", [book.id for book in TABLES_BOOKS])
def test_a_problem_is_composed_kept_and_opened_again(studio: Studio, game: str) -> None:
    studio.ready()
    wanted = _wanted(game)
    window = studio.window
    window.findChild(QAction, f"new-game-{game}").trigger()
    desk: Desk = window.files.games.front
    _set_up(desk, wanted)
    _ask(desk, wanted)
    assert desk.game.problem.position == wanted.position
    assert desk.game.problem.task == wanted.task
    studio.until(lambda: desk.answer is not None and desk.answer.complete)
    assert desk.answer.best == _best(game)
    assert desk.verdict.sentence.startswith("Sound: ")
    studio.save()
    record = window.workbench.document.place.record_id
    studio.trigger("close-tab")
    studio.until(lambda: window.files.games.front is not desk)
    window.desk.open_record(record)
    studio.until(lambda: window.workbench.document.place.record_id == record)
    again: Desk = window.files.games.front
    assert again.game.problem.asked == wanted.asked
    studio.until(lambda: again.answer is not None)
    assert again.answer.best == _best(game)


@pytest.mark.parametrize("game", [book.id for book in TABLES_BOOKS])
@every("code", CODES)
def test_a_problem_is_printed_in_every_language(game: str, code: str, tmp_path: Path) -> None:
    wanted = _wanted(game)
    style = replace(MAGAZINE, letters=code)
    for ending in ("svg", "pdf", "png") if code == "en" else ("svg",):
        path = tmp_path / f"{game}.{ending}"
        write_diagram(as_problem(wanted), path, style)
        assert path.stat().st_size > 1000
    drawn = tables_diagram(wanted, style, solve_tables(wanted))
    assert drawn.hand is not None
    told = " ".join(paragraph.lead for paragraph in drawn.solution)
    assert _best(game)[0] in told
