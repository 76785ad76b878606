# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of chess as other games have it: the same hands on other cells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from cases import every
from gameroom import GameRoom
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from composer.games.position import GamePosition
from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.board.gesture import Held, moved, pressed, released
from composer.gui.board.mime import dragged_letter, letter_data, man_data
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.games.board.changes import drops_of
from composer.gui.games.board.men import GameMen, offered_men
from composer.gui.games.board.sort import CellsSort, cells_handling
from composer.gui.games.board.symmetry import Turned
from composer.gui.look.appearance import Appearance
from composer.problem.men import Man
from composer.rules.book import RuleBook, Rules
from composer.rules.game import EXTRA_CELLS
from composer.rules.gamebooks import GAME_BOOKS, game_book_of

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


@dataclass
class Table:
    """A board of a game whose owner takes every edit."""

    board: BoardView
    book: RuleBook
    edits: list[BoardEdit] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.board.edit_requested.connect(self._take)

    def _take(self, edit: BoardEdit) -> None:
        self.edits.append(edit)
        self.board.set_position(edit.after)

    def lay(self, **men: str) -> None:
        self.board.set_position(GamePosition.of(self.book, men))

    @property
    def men(self) -> dict[str, str]:
        return self.board.position.by_cell()

    def at(self, label: str) -> QPoint:
        return self.board.square_centre(self.book.geometry.number(label))

    def drag(self, start: str, end: str | QPoint, held: Qt.KeyboardModifier = NONE) -> None:
        end = self.at(end) if isinstance(end, str) else end
        hands = self.board.viewport()
        QTest.mousePress(hands, LEFT, held, self.at(start))
        QTest.mouseMove(hands, self.at(start) + QPoint(20, 0))
        QTest.mouseMove(hands, end)
        QTest.mouseRelease(hands, LEFT, held, end)

    def click(
        self, label: str, button: Qt.MouseButton = LEFT, held: Qt.KeyboardModifier = NONE
    ) -> None:
        QTest.mouseClick(self.board.viewport(), button, held, self.at(label))


@pytest.fixture
def lay(qtbot, appearance: Appearance) -> Callable[[str], Table]:
    """Lay a table with the board of a game."""

    def make(name: str) -> Table:
        book = game_book_of(name)
        board = BoardView(appearance, GameMen(appearance, book), sort=CellsSort(appearance, book))
        qtbot.addWidget(board)
        board.resize(620, 620)
        board.show()
        board.setFocus()
        return Table(board, book)

    return make


@pytest.fixture
def room(qtbot, tmp_path: Path) -> Iterator[GameRoom]:
    made = GameRoom(qtbot, tmp_path)
    yield made
    made.close()


def test_a_man_is_dragged_copied_exchanged_and_thrown_off(lay) -> None:
    table = lay("tablut")
    table.lay(e5="K", e2="B")
    table.drag("e2", "c2")
    assert table.men == {"e5": "K", "c2": "B"}
    table.drag("c2", "c4", CONTROL)
    assert table.men == {"e5": "K", "c2": "B", "c4": "B"}
    table.drag("c4", "e5", ALT)
    assert table.men == {"e5": "B", "c2": "B", "c4": "K"}
    table.drag("c4", QPoint(2, 2))
    assert table.men == {"e5": "B", "c2": "B"}
    kinds = [edit.what for edit in table.edits]
    assert kinds == [
        BoardEditKind.MOVE,
        BoardEditKind.COPY,
        BoardEditKind.EXCHANGE,
        BoardEditKind.REMOVE,
    ]


def test_men_selected_together_go_as_far_as_all_of_them_can(lay) -> None:
    table = lay("tablut")
    table.lay(b2="W", d2="B", e5="K")
    table.click("b2", held=SHIFT)
    table.click("d2", held=SHIFT)
    table.drag("d2", "a3")
    assert table.men == {"a3": "W", "c3": "B", "e5": "K"}
    QTest.keyClick(table.board, Qt.Key.Key_Delete)
    assert table.men == {"e5": "K"}


def test_on_a_round_board_men_carried_together_stay(lay) -> None:
    table = lay(_round_game())
    cells = table.book.geometry.cells
    first, second, third = (cells[number].label for number in (1, 2, 9))
    letter = table.book.game.men[0].letter
    table.lay(**{first: letter, second: letter})
    table.click(first, held=SHIFT)
    table.click(second, held=SHIFT)
    table.drag(first, third)
    assert set(table.men) == {first, second}
    QTest.keyClick(table.board, Qt.Key.Key_Escape)
    table.drag(first, third)
    assert set(table.men) == {third, second}


def _round_game() -> str:
    return next(book.id for book in GAME_BOOKS if book.geometry.cells[1].shape.startswith("sector"))


def test_the_right_button_removes_and_puts_the_last_man_again(lay) -> None:
    table = lay("tablut")
    table.lay(e5="K", e2="B")
    table.board.input.set_stamp("W")
    table.click("a1")
    table.board.input.set_stamp(None)
    table.click("e2", RIGHT)
    table.click("e2", RIGHT)
    assert table.men == {"e5": "K", "a1": "W", "e2": "W"}


def test_a_double_click_gives_a_man_to_the_other_side_where_both_have_him(lay) -> None:
    merels, tablut = lay("merels"), lay("tablut")
    for table, cell, man, after in ((merels, "a1", "W", "B"), (tablut, "b2", "W", "W")):
        table.lay(**{cell: man})
        table.click(cell)
        QTest.mouseDClick(table.board.viewport(), LEFT, NONE, table.at(cell))
        QTest.mouseRelease(table.board.viewport(), LEFT, NONE, table.at(cell))
        assert table.men == {cell: after}


def test_a_mark_goes_with_its_man(lay) -> None:
    marked = [
        (book, extra, man)
        for book in GAME_BOOKS
        for extra in (book.game.extras if book.game is not None else ())
        if extra.form == "cells"
        for man in extra.men[:1]
    ]
    assert marked
    for book, extra, man in marked:
        table = lay(book.id)
        position = GamePosition.of(book, {book.geometry.cells[9].label: man})
        table.board.set_position(position.with_mark(extra.id, 9))
        table.drag(book.geometry.cells[9].label, book.geometry.cells[18].label)
        assert table.board.position.cells_of(extra.id) == {18}
        for way in (Turned.BACK, Turned.MIRROR, Turned.RIGHT):
            turned = cells_handling(book).turned(table.board.position, way)
            assert turned is None or turned.cells_of(extra.id) == {cell for cell, _ in turned}


def test_arrows_space_and_what_a_screen_reader_says(lay) -> None:
    table = lay("tablut")
    table.lay(a1="W")
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Up, Qt.Key.Key_Space):
        QTest.keyClick(table.board, key)
    assert table.men == {"a2": "W"}
    assert "a2 Swede, White" in table.board.accessibleName()


def test_the_letters_of_a_man_wait_for_one_another(lay) -> None:
    table, waiting = lay("four-seasons"), []
    table.board.input.waiting_changed.connect(waiting.append)
    QTest.keyClicks(table.board, "rP")
    assert table.men == {}
    QTest.keyClicks(table.board, "u")
    assert table.men == {"a1": "rPu"}
    assert waiting == ["r", "rP", ""]


@every("book", GAME_BOOKS)
def test_a_man_from_the_tray_keeps_his_letters_on_the_way(book: RuleBook) -> None:
    assert book.game is not None
    for man in book.game.men:
        assert dragged_letter(letter_data(book.id, man.letter), book.id) == man.letter
    assert dragged_letter(letter_data("another", "K"), book.id) is None


@every("flipped", [False, True])
def test_what_is_seen_is_what_stands(lay, flipped: bool) -> None:
    table = lay("tablut")
    table.board.set_flipped(flipped)
    table.board.set_position(GamePosition.start(Rules(table.book)))
    assert table.board.drawing.shown() == dict(table.board.position)


@every("book", GAME_BOOKS)
def test_the_tray_offers_every_man_and_picks_him_for_clicks(
    qtbot, appearance: Appearance, book: RuleBook
) -> None:
    board = BoardView(appearance, GameMen(appearance, book), sort=CellsSort(appearance, book))
    tray = MenPalette(appearance, board)
    qtbot.addWidget(board)
    qtbot.addWidget(tray)
    tray.resize(tray.sizeHint())
    assert tray.width() == 82
    for man in (man for row in offered_men(book) for man in row):
        QTest.mouseClick(tray, LEFT, NONE, tray.cell_centre(man))
        assert board.input.stamp == man
        assert f"({man})" in board.sort.man_tip(man)
    QTest.mouseClick(tray, RIGHT)
    assert board.input.stamp is None


def test_only_men_of_the_game_are_dropped_on_its_board(lay) -> None:
    table, copy = lay("tablut"), Qt.DropAction.CopyAction
    text = QMimeData()
    text.setText("8/8/8/8/8/8/8/K1k5")
    for data, welcome in (
        (letter_data("tablut", "B"), True),
        (letter_data("merels", "B"), False),
        (man_data(Man.WHITE_KNIGHT), False),
        (text, False),
    ):
        enter = QDragEnterEvent(table.at("e5"), copy, data, LEFT, NONE)
        QApplication.sendEvent(table.board.viewport(), enter)
        assert enter.isAccepted() is welcome
        if welcome:
            event = QDropEvent(QPointF(table.at("e5")), copy, data, LEFT, NONE)
            QApplication.sendEvent(table.board.viewport(), event)
    assert table.men == {"e5": "B"}


def test_arrows_of_the_tray_pass_no_empty_place(qtbot, appearance: Appearance) -> None:
    book = game_book_of("kaleido")
    board = BoardView(appearance, GameMen(appearance, book), sort=CellsSort(appearance, book))
    tray = MenPalette(appearance, board)
    qtbot.addWidget(board)
    qtbot.addWidget(tray)
    for key in (Qt.Key.Key_Down,) * 20 + (Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(tray, key)
    assert board.input.stamp == offered_men(book)[1][-1]


@every("book", GAME_BOOKS)
def test_the_drop_map_is_of_what_a_drop_makes(book: RuleBook) -> None:
    position = GamePosition.start(Rules(book)) or GamePosition.empty(book).with_man(
        4, offered_men(book)[0][0]
    )
    for extra in position.game.extras:
        for cell, _ in position:
            if extra.form == EXTRA_CELLS and position.can_mark(extra.id, cell):
                position = position.with_mark(extra.id, cell)
    hands = cells_handling(book)
    for origin, man in list(position)[::5]:
        for copying in (False, True):
            begun = pressed(position, origin, (0.0, 0.0), handling=hands)
            for change, after in drops_of(position, hands, man, origin, copying):
                drag = moved(begun, (99.0, 0.0), change.cell, 10, Held(copying=copying))
                edit = released(drag, position)
                assert (position if edit is None else edit.after) == after


def test_the_drop_map_is_of_one_man_alone(qtbot, room: GameRoom) -> None:
    window: Any = room.new(game_book_of("tablut"))
    board, number = window.board, game_book_of("tablut").geometry.number
    for man, label in (("K", "e4"), ("B", "c3"), ("B", "c4")):
        board.input.set_cursor(number(label))
        board.input.put(man)
    window.bar.task.setText("king escapes in 1")
    window.bar.task.editingFinished.emit()
    board.input.set_cursor(number("c3"))
    QTest.keyClick(board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: window.showing.around.mapped > 70)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    board.input.select([number("c3"), number("c4")])
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert board.input.carried.others
    assert not window.showing.around.mapped
