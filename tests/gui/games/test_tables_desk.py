# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of tables set up with the mouse, solved, saved in the library and opened again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from gameroom import GameRoom
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from composer.formats.jsonlines import jsonline
from composer.games.record import as_problem
from composer.games.tables import TablesGoal, TablesPlay, TablesPosition, TablesProblem, TablesTask
from composer.gui.documents.opening import first_problem
from composer.gui.games.desk.desk import UnreadDesk
from composer.problem.credits import Credits
from composer.problem.problem import OtherGame
from composer.rules.book import RuleBook, Rules
from composer.rules.historic.tables.books import TABLES_BOOK, TABLES_BOOKS, tables_book, tables_row

Desk = Any  # a `TablesDesk`: the type that rooms give out is that of all desks
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
KEPT = as_problem(
    TablesProblem(
        TablesPosition.of({4: 2, 3: 1}, {1: 2}, "white"),
        Rules.of(TABLES_BOOK, {"dice": 3, "bear_off": "exact"}),
        TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 2, (4, 2, 1)),
        credits=Credits(("A. Author",)),
        comments=("a note",),
        title="Two throws",
        extras=(("id", "17"),),
    )
)
"""Nothing of it is as a new problem is."""


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[GameRoom]:
    made = GameRoom(qtbot, tmp_path)
    yield made
    made.close()


def _place(window: Desk, point: int) -> QPoint:
    return window.board.square_centre(point - 1)


def test_stones_are_put_dragged_and_solved(room: GameRoom, qtbot: QtBot) -> None:
    window: Desk = room.new(TABLES_BOOK)
    window.board.grab()
    assert window.document.is_blank
    hands = window.board.viewport()
    QTest.mouseClick(hands, LEFT, pos=_place(window, 3))
    QTest.mouseClick(hands, RIGHT, pos=_place(window, 20))
    assert window.game.problem.position.by_point("white") == {3: 1}
    assert window.game.problem.position.by_point("black") == {20: 1}
    start, end = _place(window, 3), _place(window, 2)
    QTest.mousePress(hands, LEFT, pos=start)
    QTest.mouseRelease(hands, LEFT, pos=end)
    assert window.game.problem.position.by_point("white") == {2: 1}
    qtbot.waitUntil(lambda: window.verdict.sentence.startswith("Sound: "))
    text = window.plays.topLevelItem(0)
    assert text is not None
    assert text.text(1) == "1"  # he is borne off by the throw itself
    assert not window.document.is_settled


def test_men_come_from_the_tray_to_the_bar_and_back(room: GameRoom) -> None:
    window: Desk = room.new(tables_book("buffa"))
    window.board.grab()
    hands, bar = window.board.viewport(), window.board.square_centre(24)
    window.palette_of_men.set_picked("white")
    QTest.mouseClick(hands, LEFT, pos=bar)
    QTest.mouseClick(hands, LEFT, pos=bar)
    QTest.mouseClick(hands, LEFT, pos=_place(window, 5))
    window.palette_of_men.set_picked(None)
    assert window.game.problem.position.written == "white bar:2 5:1"
    QTest.mousePress(hands, LEFT, pos=bar)
    QTest.mouseRelease(hands, LEFT, pos=_place(window, 3))
    assert window.game.problem.position.written == "white bar:1 3:1 5:1"
    QTest.mousePress(hands, LEFT, pos=_place(window, 5))
    QTest.mouseRelease(hands, LEFT, pos=bar)
    assert window.game.problem.position.written == "white bar:2 3:1"
    room.actions["undo"].trigger()
    assert window.game.problem.position.written == "white bar:1 3:1 5:1"
    assert "outside" in window.board.sort.words(
        window.board.position, 24, window.game.problem.rules
    )


def test_special_men_are_on_the_tray_and_are_typed_with_a_star(room: GameRoom) -> None:
    window: Desk = room.new(tables_book("fallas"))
    window.board.grab()
    window.palette_of_men.set_picked("white*")
    QTest.mouseClick(window.board.viewport(), LEFT, pos=_place(window, 24))
    assert window.game.problem.position.written == "white 24*:1"
    sort = window.board.sort
    assert sort.typed("", "b").man == "black"
    assert sort.typed("B", "*").man == "black*"


@pytest.mark.parametrize("book", TABLES_BOOKS, ids=lambda book: book.id)
def test_every_game_is_begun_and_shown(room: GameRoom, book: RuleBook) -> None:
    window: Desk = room.new(book)
    window.board.grab()
    row = window.game.problem.position.row
    assert row.id == book.id
    assert window.board.sort.offer().men[0] == row.players[0].id
    assert window.fields.task.count() > 4


def test_what_is_shown_is_not_changed_and_steps_lose_nothing(room: GameRoom) -> None:
    window: Desk = room.open(KEPT)
    window.commit()
    assert window.document.problem == KEPT  # showing it changes nothing
    authors = window.caption.stops()[0]
    QTest.keyClick(authors, Qt.Key.Key_End)
    QTest.keyClicks(authors, "; B. Author")
    window.fields.throw.setText("6-6-6")
    kept = window.problem
    assert window.game.problem.task.throw == (6, 6, 6)
    assert window.game.problem.task.throws == 2
    assert (kept.title, kept.credits, kept.comments, kept.extras) == (
        KEPT.title,
        Credits(("A. Author", "B. Author")),
        KEPT.comments,
        KEPT.extras,
    )
    room.actions["undo"].trigger()
    assert window.fields.throw.text() == "4 2 1"
    room.actions["undo"].trigger()
    assert window.document.is_settled


def test_arrows_of_the_best_play_are_drawn(room: GameRoom, qtbot: QtBot) -> None:
    window: Desk = room.open(KEPT)
    before = window.board.grab().toImage()
    qtbot.waitUntil(lambda: window.plays.topLevelItemCount() > 0)
    assert window.finding is not None
    assert window.board.grab().toImage() != before


def test_a_long_chance_is_seen_whole(room: GameRoom, qtbot: QtBot) -> None:
    task = TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 4, (6, 5))
    position = TablesPosition.of({3: 1, 4: 2, 6: 1}, {1: 2, 9: 3}, "white")
    window: Desk = room.open(as_problem(TablesProblem(position, task=task)))
    plays = window.plays
    qtbot.waitUntil(lambda: plays.topLevelItemCount() > 0)
    chances = [plays.topLevelItem(place).text(1) for place in range(plays.topLevelItemCount())]
    assert max(map(len, chances)) > 12
    assert plays.columnWidth(1) > max(map(plays.fontMetrics().horizontalAdvance, chances))


def test_no_arrows_where_no_play_has_a_chance(room: GameRoom, qtbot: QtBot) -> None:
    position = TablesPosition.of({24: 15})
    task = TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 1, (2, 1))
    window: Desk = room.open(as_problem(TablesProblem(position, task=task)))
    qtbot.waitUntil(lambda: window.plays.topLevelItemCount() > 0)
    assert window.verdict.sentence.startswith("No solution")
    assert window.board.drawing.cover is None
    window.plays.setCurrentItem(window.plays.topLevelItem(0))  # who asks for one sees it
    assert window.board.drawing.cover is not None


def test_the_safest_play_has_arrows_where_nobody_can_hit(room: GameRoom, qtbot: QtBot) -> None:
    position = TablesPosition.of({6: 1, 5: 1}, {20: 2})
    task = TablesTask(TablesGoal.SAFEST, TablesPlay.BEST, 1, (2, 1))
    window: Desk = room.open(as_problem(TablesProblem(position, task=task)))
    qtbot.waitUntil(lambda: window.plays.topLevelItemCount() > 0)
    assert window.answer.best_chance == 0
    assert window.board.drawing.cover is not None


def test_stones_by_the_keyboard_and_what_a_screen_reader_says(room: GameRoom) -> None:
    window: Desk = room.new(TABLES_BOOK)
    board = window.board
    board.setFocus()
    QTest.keyClicks(board, "wW")
    assert window.game.problem.position.by_point("white") == {1: 2}
    assert "point 1: White, 2" in board.accessibleName()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Space):
        QTest.keyClick(board, key)
    assert window.game.problem.position.by_point("white") == {1: 1, 2: 1}
    QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClicks(board, "b")
    assert window.game.problem.position.by_point("black") == {23: 1}
    assert window.words[0] == "Point 23: Black, 1"
    QTest.keyClick(board, Qt.Key.Key_Delete)
    assert window.game.problem.position.by_point("black") == {}
    assert "White 2, Black 0" in board.accessibleDescription()


def test_stones_are_copied_taken_off_and_refused(room: GameRoom) -> None:
    window: Desk = room.new(TABLES_BOOK)
    hands = window.board.viewport()

    def drag(start: QPoint, end: QPoint, held: Qt.KeyboardModifier) -> None:
        QTest.mousePress(hands, LEFT, held, start)
        QTest.mouseMove(hands, start + QPoint(20, 0))
        QTest.mouseRelease(hands, LEFT, held, end)

    place = [_place(window, point) for point in range(1, 25)]
    for _ in range(3):
        QTest.mouseClick(hands, LEFT, pos=place[2])
    drag(place[2], place[7], Qt.KeyboardModifier.ControlModifier)
    assert window.game.problem.position.by_point("white") == {3: 3, 8: 1}
    drag(place[2], place[7], Qt.KeyboardModifier.AltModifier)  # nothing is exchanged
    assert window.game.problem.position.by_point("white") == {3: 2, 8: 2}
    drag(place[2], QPoint(2, 2), Qt.KeyboardModifier.NoModifier)
    assert window.game.problem.position.by_point("white") == {3: 1, 8: 2}
    QTest.mouseClick(hands, LEFT, Qt.KeyboardModifier.ShiftModifier, place[7])
    assert window.game.problem.position.by_point("white") == {3: 1, 8: 1}
    before = window.game.problem
    QTest.mouseClick(hands, RIGHT, pos=place[2])
    assert window.game.problem == before
    assert "men of both sides" in room.notices.sentence


def test_other_dice_keep_the_task(room: GameRoom) -> None:
    window: Desk = room.open(KEPT)
    window.options.chosen.emit(Rules.of(TABLES_BOOK, {"bear_off": "exact"}))
    task = window.game.problem.task
    assert task is not None
    assert (task.throw, task.throws) == ((4, 2), 2)


def test_a_file_is_written_with_all_it_says_and_text_is_pasted(
    room: GameRoom, tmp_path: Path
) -> None:
    window: Desk = room.open(KEPT, saved=False)
    room.prompts.path = tmp_path / "other"
    room.actions["save-file"].trigger()
    assert first_problem(tmp_path / "other.jsonl") == (KEPT, True)
    assert window.document.is_settled
    QGuiApplication.clipboard().setText(jsonline(KEPT))
    other = room.new(TABLES_BOOK)
    room.actions["paste"].trigger()
    assert other.document.problem == KEPT


def test_what_is_unknown_is_named(room: GameRoom) -> None:
    assert KEPT.game is not None
    strange = OtherGame("tables", KEPT.game.text.replace("exact", "sideways"))
    assert isinstance(room.open(replace(KEPT, game=strange)), UnreadDesk)


@pytest.mark.parametrize("book", TABLES_BOOKS, ids=lambda book: book.id)
def test_the_array_is_set_as_one_step(room: GameRoom, book: RuleBook) -> None:
    window: Desk = room.new(book)
    room.actions["game-array"].trigger()
    assert window.game.problem.position == TablesPosition.start(tables_row(book.id))
    room.actions["undo"].trigger()
    assert not window.game.problem.position.has_men


def test_the_board_is_turned_and_the_next_player_throws(room: GameRoom) -> None:
    window: Desk = room.new(tables_book("el_mundo"))
    room.actions["flip"].trigger()
    assert window.board.is_flipped
    for player in ("red", "black", "white", "green"):
        room.actions["turn"].trigger()
        assert window.game.problem.position.turn == player


def test_neighbours_are_listed_and_taken(room: GameRoom, qtbot: QtBot) -> None:
    position = TablesPosition.of({24: 2, 6: 1}, {20: 1, 2: 2}, "white")
    task = TablesTask(TablesGoal.HIT, TablesPlay.THROW, 1, (4, 3))
    window: Desk = room.open(as_problem(TablesProblem(position, task=task)))
    listed = window.neighbours.list
    qtbot.waitUntil(lambda: "of" in window.neighbours.note.text() and listed.count() > 0)
    assert "man, White" in "".join(listed.item(row).text() for row in range(listed.count()))
    change = listed.item(0).data(Qt.ItemDataRole.UserRole + 1)
    listed.chosen.emit(change)
    assert window.game.problem.position == change.applied(position, window.board.sort.handling)
    room.actions["undo"].trigger()
    assert window.game.problem.position == position


def test_the_drop_map_says_what_a_stone_would_do(room: GameRoom, qtbot: QtBot) -> None:
    position = TablesPosition.of({24: 1}, {20: 1, 2: 2}, "white")
    task = TablesTask(TablesGoal.HIT, TablesPlay.THROW, 1, (4, 3))
    window: Desk = room.open(as_problem(TablesProblem(position, task=task)))
    qtbot.waitUntil(lambda: window.plays.topLevelItemCount() > 0)
    arrows = window.board.drawing.cover
    window.palette_of_men.picked.emit("white")
    # no white stone can stand on a black one
    qtbot.waitUntil(lambda: window.around.mapped == len(window.board.sort.handling.geometry) - 2)
    assert window.place.currentWidget() is window.around.legend
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert not window.around.mapped
    assert window.place.currentWidget() is window.caption
    assert type(window.board.drawing.cover) is type(arrows)  # the play is shown again


def test_where_a_chance_is_asked_it_is_said_why_there_are_no_neighbours(
    room: GameRoom, qtbot: QtBot
) -> None:
    position = TablesPosition.of({24: 1}, {20: 1}, "white")
    task = TablesTask(TablesGoal.HIT_CHANCE, TablesPlay.CHANCE)
    window: Desk = room.open(as_problem(TablesProblem(position, task=task)))
    qtbot.waitUntil(lambda: "chance" in window.neighbours.note.text())
    room.actions["copy-solution"].trigger()
    assert "%" in QGuiApplication.clipboard().text()
