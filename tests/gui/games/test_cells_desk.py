# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem composed at a game's desk from the empty board, saved, and opened again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from gameroom import GameRoom
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from composer.games.position import GamePosition
from composer.games.record import as_problem
from composer.games.task import GameProblem
from composer.games.textform import problem_from_text, problem_text
from composer.gui.games.desk.desk import UnreadDesk
from composer.gui.look.stylesheet import dress
from composer.gui.look.tokens import LIGHT
from composer.problem.problem import OtherGame, Problem
from composer.problem.stipulation import NO_TASK
from composer.rules.book import RuleBook, Rules
from composer.rules.gamebooks import GAME_BOOKS, game_book_of
from composer.rules.historic.tables.books import TABLES_BOOK
from composer.solver.games.solve import game_turns
from composer.solver.solution import Verdict

LEFT = Qt.MouseButton.LeftButton
Desk = Any  # a `CellsDesk`: the type that rooms give out is that of all desks


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[GameRoom]:
    made = GameRoom(qtbot, tmp_path)
    yield made
    made.close()


def _click(window: Desk, label: str, button: Qt.MouseButton = LEFT) -> None:
    cell = window.game.problem.rules.book.geometry.number(label)
    QTest.mouseClick(window.board.viewport(), button, pos=window.board.square_centre(cell))


def _drag(window: Desk, start: str, end: QPoint) -> None:
    cell = window.game.problem.rules.book.geometry.number(start)
    begin, board = window.board.square_centre(cell), window.board.viewport()
    QTest.mousePress(board, LEFT, pos=begin)
    QTest.mouseMove(board, begin + QPoint(12, 12))
    QTest.mouseMove(board, end)
    QTest.mouseRelease(board, LEFT, pos=end)


def test_a_problem_is_composed_saved_and_opened_again(room: GameRoom, qtbot: QtBot) -> None:
    window: Desk = room.new(game_book_of("tablut"))
    board, palette = window.board, window.palette_of_men
    for man, labels in (("K", "e5"), ("W", "e6 f5 b4"), ("B", "d8 c7 b5 e4 h3")):
        palette.picked.emit(man)
        for label in labels.split():
            _click(window, label)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    _drag(window, "h3", board.square_centre(game_book_of("tablut").geometry.number("g3")))
    window.bar.task.setText("king escapes in 2")
    window.bar.task.setFocus()
    QTest.keyClick(window.bar.task, Qt.Key.Key_Return)
    assert window.problem.position.turn == "white"
    qtbot.waitUntil(lambda: window.verdict.sentence.startswith("Sound: 1.e6-b6 xb5!"))
    qtbot.waitUntil(lambda: window.finding is not None)
    rows = window.solution.tree.model()
    assert [rows.index(row, 0).data() for row in range(rows.rowCount())] == [
        "Set play turns: 10 of 64",
        "Tries 8",
        "Key",
    ]
    assert window.finding is not None
    assert "1.e6-b6 xb5!" in window.text_card.text.text()
    QTest.keyClicks(window.caption.stops()[0], "A. Author")
    room.actions["save-file"].trigger()
    assert window.document.is_settled
    assert room.prompts.path is not None
    line = room.prompts.path.read_text(encoding="utf-8")
    assert problem_from_text(line) == window.problem
    _drag(window, "g3", QPoint(3, 3))  # off the board
    assert window.problem.position.count("black") == 4
    assert "e6-b6" not in window.text_card.text.text()  # the key of what was there before
    assert not window.document.is_settled
    qtbot.waitUntil(lambda: window.verdict.verdict is Verdict.COOKED)
    room.actions["undo"].trigger()
    assert window.document.is_settled


def test_letters_arrows_and_the_right_button(room: GameRoom) -> None:
    window: Desk = room.new(game_book_of("tablut"))
    board = window.board
    QTest.keyClicks(board, "w")
    QTest.keyClick(board, Qt.Key.Key_Right)
    QTest.keyClicks(board, "B")
    assert window.problem.position.by_cell() == {"a1": "W", "b1": "B"}
    QTest.keyClick(board, Qt.Key.Key_Space)
    QTest.keyClick(board, Qt.Key.Key_Up)
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert window.problem.position.by_cell() == {"a1": "W", "b2": "B"}
    assert "b2 Muscovite, Black" in board.accessibleName()
    _click(window, "a1", Qt.MouseButton.RightButton)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Delete):
        QTest.keyClick(board, key)
    assert not window.problem.position.by_cell()
    assert window.document.history.undoText() == "Muscovite, Black b2 removed"


def test_selected_men_are_shifted_alone_and_as_it_is_seen(room: GameRoom) -> None:
    window: Desk = room.new(game_book_of("tablut"))
    board, number = window.board, game_book_of("tablut").geometry.number
    for man, label in (("W", "c3"), ("W", "d3"), ("B", "f6")):
        board.input.set_cursor(number(label))
        board.input.put(man)
    board.input.select([number("c3"), number("d3")])
    room.actions["shift-left"].trigger()
    assert window.problem.position.by_cell() == {"b3": "W", "c3": "W", "f6": "B"}
    assert board.input.selection == {number("b3"), number("c3")}
    board.set_flipped(True)
    room.actions["shift-left"].trigger()
    assert window.problem.position.by_cell() == {"c3": "W", "d3": "W", "f6": "B"}
    board.input.select([])
    room.actions["shift-up"].trigger()
    assert window.problem.position.by_cell() == {"c2": "W", "d2": "W", "f5": "B"}
    board.input.select([number("d2")])
    for _ in range(2):
        room.actions["shift-up"].trigger()
    assert window.problem.position.by_cell() == {"c2": "W", "d1": "W", "f5": "B"}
    assert "A man would leave the board." in room.notices.sentence


def test_a_line_is_played_on_the_board_and_home_again(room: GameRoom, qtbot: QtBot) -> None:
    book = game_book_of("merels")
    men = {"a1": "W", "d1": "W", "g4": "W", "b2": "B", "d3": "B", "f6": "B"}
    position = GamePosition.of(book, men, "white", {"hand": {"white": 0, "black": 0}})
    window: Desk = room.open(GameProblem(position, Rules(book)))
    window.bar.task.setText("closes a mill in 1")
    window.bar.task.editingFinished.emit()
    qtbot.waitUntil(lambda: window.showing.solved is not None)
    qtbot.waitUntil(lambda: window.verdict.verdict is Verdict.COOKED)  # whoever is taken
    tree = window.solution.tree
    rows = tree.model()
    key = rows.index(0, 0, rows.index(0, 0))
    tree.row_chosen.emit(rows.row_of(key))  # type: ignore[attr-defined]
    assert window.board.position.by_cell().get("g1") == "W"
    assert len(window.reading.player.moves) == 1
    assert window.reading.place.currentWidget() is window.reading.strip
    assert window.reading.strip.accessibleName() == window.reading.player.moves[0].text
    QTest.keyClick(window.board, Qt.Key.Key_Left)
    assert window.board.position == position
    QTest.keyClick(window.board, Qt.Key.Key_Right)
    _click(window, "a7")  # it comes home, and edits nothing
    assert window.board.position == position
    assert not window.reading.player.is_active
    tree.row_chosen.emit(rows.row_of(key))  # type: ignore[attr-defined]
    for where in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        QTest.keyClick(window.board, where, Qt.KeyboardModifier.ControlModifier)
    assert window.reading.player.step == 1
    QTest.keyClick(window.board, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert not window.reading.player.is_active
    tree.row_chosen.emit(rows.row_of(key))  # type: ignore[attr-defined]
    QTest.keyClick(window.verdict, Qt.Key.Key_Escape)
    assert not window.reading.player.is_active


def test_where_a_man_goes_is_told_by_the_rules_that_hold(room: GameRoom, qtbot: QtBot) -> None:
    book = game_book_of("tablut")
    position = GamePosition.of(book, {"d5": "K", "a1": "B"}, "white")
    window: Desk = room.open(GameProblem(position, Rules(book)))
    king = book.geometry.number("d5")
    window.board.input.set_cursor(king)

    def reached(passes: bool) -> str:
        rules = Rules.of(book, {"king_passes_throne": passes})
        window.game.change(replace(window.game.problem, rules=rules), "other rules")
        window.showing.show_reach(king)
        ends = {turn.text for turn in game_turns(position, rules)}
        words = f"d5 king, White, reaches {len(ends)} cells"
        qtbot.waitUntil(lambda: window.words[0] == words)
        return words

    assert reached(False) != reached(True)


def test_the_foot_tells_of_no_search_where_nothing_can_be_solved(
    room: GameRoom, qtbot: QtBot
) -> None:
    book = game_book_of("tablut")
    position = GamePosition.of(book, {"b5": "K", "b1": "B"}, "white")
    window: Desk = room.open(GameProblem(position, Rules(book)))
    window.bar.task.setText("king escapes in 1")
    window.bar.task.editingFinished.emit()
    qtbot.waitUntil(lambda: "turns made" in window.words[1])
    window.board.input.set_cursor(book.geometry.number("e7"))
    window.board.input.put("K")
    assert window.verdict.verdict is Verdict.INVALID
    assert not window.words[1]


def test_the_drop_map_is_of_the_diagram_as_it_stands(room: GameRoom, qtbot: QtBot) -> None:
    window: Desk = room.new(game_book_of("tablut"))
    window.palette_of_men.picked.emit("K")
    _click(window, "e4")
    window.palette_of_men.picked.emit("B")
    window.bar.task.setText("king escapes in 1")
    window.bar.task.editingFinished.emit()
    qtbot.waitUntil(
        lambda: window.showing.around.mapped > 70
    )  # the man was in hand before the task
    QTest.mouseMove(window.board.viewport(), window.board.square_centre(0))
    _click(window, "a1")
    assert not window.showing.around.mapped
    assert window.words[0] == "a1 Muscovite, Black"
    qtbot.waitUntil(lambda: window.showing.around.mapped > 70)
    turn = next(iter(game_turns(window.problem.position, window.problem.rules)))
    window.reading.player.play(window.problem.position, (turn,))
    assert not window.showing.around.mapped
    assert window.reading.place.currentWidget() is window.reading.strip
    window.reading.player.home()
    qtbot.waitUntil(lambda: window.showing.around.mapped > 70)
    assert window.reading.place.currentWidget() is window.showing.around.legend
    assert sum(window.showing.around.legend.counts.values()) == window.showing.around.mapped
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert window.reading.place.currentWidget() is window.caption


def test_two_kings_are_named_and_ringed(room: GameRoom) -> None:
    window: Desk = room.new(game_book_of("tablut"))
    window.palette_of_men.picked.emit("K")
    _click(window, "e5")
    _click(window, "d5")
    assert "at most 1" in window.defects.text.text()
    assert len(window.board.overlays.of("defects")) == 2


def test_what_cannot_be_read_is_named_and_stays_as_it_is(room: GameRoom) -> None:
    unknown = GameProblem(GamePosition.empty(GAME_BOOKS[0]), Rules(GAME_BOOKS[0]))
    kept = as_problem(unknown)
    assert kept.game is not None
    strange = OtherGame("hounds", kept.game.text.replace('"tablut"', '"hounds"'))
    desk = room.open(replace(kept, game=strange))
    assert isinstance(desk, UnreadDesk)
    assert isinstance(desk.board, QLabel)
    assert "kept as it is" in desk.board.text()
    assert desk.document.problem.game == strange
    assert not room.actions["clear"].isVisible()
    assert not desk.verdict.isVisible()
    desk.document.change(replace(desk.document.problem, title="A title"), "title")
    assert room.front is desk  # and what is being written in a dock keeps the keyboard


def test_text_of_the_same_game_is_a_step_and_of_another_comes_beside(room: GameRoom) -> None:
    tablut, merels = game_book_of("tablut"), game_book_of("merels")
    window: Desk = room.new(tablut)
    one = GameProblem(GamePosition.of(tablut, {"e5": "K"}), Rules(tablut), title="One")
    QGuiApplication.clipboard().setText(problem_text(one))
    room.actions["paste"].trigger()
    assert room.front is window
    assert window.problem == one
    other = GameProblem(GamePosition.of(merels, {"a1": "W"}), Rules(merels))
    QGuiApplication.clipboard().setText(problem_text(other))
    room.actions["paste"].trigger()
    assert room.front is not window
    assert room.front.document.problem == as_problem(other)
    QGuiApplication.clipboard().setText("{")
    room.actions["paste"].trigger()
    assert "This was read as JSON, but" in room.notices.sentence
    QGuiApplication.clipboard().setText(problem_text(other).replace("a1", "z9"))
    room.actions["paste"].trigger()
    assert "Nothing was opened from the clipboard: no cell 'z9'" in room.notices.sentence
    assert room.front.document.problem == as_problem(other)


def test_actions_are_those_of_the_game_in_front(room: GameRoom) -> None:
    actions, workbench = room.actions, room.workbench
    chess = workbench.document
    workbench.document.change(Problem(title="Chess"), "a title")
    tablut: Desk = room.new(game_book_of("tablut"))
    actions["game-array"].trigger()
    assert not actions["add-twin"].isVisible()
    assert actions["turn"].isVisible()
    actions["flip"].trigger()
    assert tablut.board.is_flipped
    tables = room.new(TABLES_BOOK)
    assert actions["turn"].isVisible()
    assert not actions["write-man"].isVisible()
    assert actions["show-details"].isVisible()
    assert not actions["shift-left"].isVisible()
    assert actions.menus["solution"].menuAction().isVisible()
    room.open(Problem(stipulation=NO_TASK, game=OtherGame("hounds", '{"game": "hounds"}')))
    assert not actions["turn"].isVisible()
    assert not actions.menus["solution"].menuAction().isVisible()  # nothing would be in it
    workbench.show(tablut.document)
    assert room.front is tablut
    assert actions["flip"].isChecked()
    workbench.show(chess)
    assert actions["add-twin"].isVisible()
    assert not actions["turn"].isVisible()
    assert actions.menus["solution"].menuAction().isVisible()
    assert chess.problem == Problem(title="Chess")
    assert tables.document in workbench.documents


def test_another_game_takes_the_place_of_an_empty_board(room: GameRoom) -> None:
    small: Desk = room.new(game_book_of("tablut"))
    shown = small.board.position
    large = game_book_of("hnefatafl")
    corner = large.geometry.cells[-1].label
    far = GamePosition.of(large, {corner: large.game.men[0].letter}, large.game.players[0].id)
    window: Desk = room.open(GameProblem(far, Rules(large)))
    assert len(room.workbench.documents) == 1
    assert window.board.position == far
    assert small.board.position == shown  # which is on its way out


def test_no_step_leads_to_another_game(room: GameRoom) -> None:
    window = room.new(game_book_of("tablut"))
    before = window.document.problem
    window.document.change(Problem(title="An edit of a board behind"), "a title")
    assert window.document.problem == before
    assert not window.document.history.count()


@pytest.mark.parametrize("book", GAME_BOOKS, ids=lambda book: book.id)
def test_every_game_has_its_window(room: GameRoom, book: RuleBook) -> None:
    window: Desk = room.new(book)
    assert not room.window.grab().isNull()
    if room.actions["game-array"].isVisible():
        room.actions["game-array"].trigger()
        assert window.problem.position == GamePosition.start(window.problem.rules)
        assert not room.window.grab().isNull()


def test_the_text_tells_of_men_in_hand_and_of_marks(room: GameRoom) -> None:
    merels = game_book_of("merels")
    hand = {"hand": {"white": 2, "black": 0}}
    window: Desk = room.open(
        GameProblem(GamePosition.of(merels, {"a1": "W"}, "white", hand), Rules(merels))
    )
    assert "hand: white\N{NO-BREAK SPACE}2\n" in window.text_card.text.text()
    acedrex = game_book_of("acedrex")
    window = room.new(acedrex)
    window.palette_of_men.picked.emit("U")
    _click(window, "c1")
    window.composing.mark_man(acedrex.geometry.number("c1"))
    assert "fresh: c1\n" in window.text_card.text.text()


def test_in_a_narrow_bar_the_task_goes_before_buttons_that_menus_have(
    room: GameRoom, qapp: QApplication
) -> None:
    dress(qapp, LIGHT)  # as in the window, where fields are wider than Qt's own
    window: Desk = room.new(game_book_of("tablut"))
    bar = window.bar
    bar.setFixedWidth(800)
    QCoreApplication.sendPostedEvents()
    assert bar.details.isVisible()
    whole = bar.turn.text()
    for width in (420, 380, 340, 320):
        bar.setFixedWidth(width)
        QCoreApplication.sendPostedEvents()
        parts = [part for part in (bar.task, bar.details, bar.rules, bar.turn) if part.isVisible()]
        edges = [
            edge for part in parts for edge in (part.geometry().left(), part.geometry().right())
        ]
        assert edges == sorted(edges), width
        assert bar.rect().contains(bar.turn.geometry()), width
    assert bar.turn.text() != whole  # it is short before a button goes
    assert not bar.details.isVisible()
