# SPDX-License-Identifier: GPL-3.0-or-later
"""The actions of the Position menu, on all men and on a selection, and their words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow

from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.board.gesture import Held, change_kind, moved, pressed, recolour, released
from composer.gui.board.selected import go_together, remove_selected, turn_selected
from composer.gui.board.view import BoardView
from composer.gui.documents.commands import Composing
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.user.actions import Actions
from composer.gui.user.notices import NoticeBar
from composer.gui.user.wording import edit_words
from composer.notation.letters import ENGLISH_S
from composer.problem.edits import put
from composer.problem.fen import fen, parse_fen, placement
from composer.problem.groups import moved_by
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry, parse_square

FEN = "4k3/8/8/8/3p4/8/PP6/R3K3"
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
A1, A2, B2, D4 = (parse_square(name) for name in ("a1", "a2", "b2", "d4"))


class Desk:
    """A board with its workbench and the actions of composing, without the rest of the window."""

    def __init__(self, window: QMainWindow) -> None:
        self.window = window
        look = Appearance()
        self.board, self.workbench = BoardView(look), Workbench(window)
        self.notices = NoticeBar(look)
        self.notices.setParent(window)
        self.composing = Composing(self.workbench, self.board, self.notices, look, window)
        self.actions = Actions(window, look)
        self.actions.on_trigger(self.composing.acts())
        self.actions.only_on("select-all", self.board)
        self.actions.on_trigger({"undo": self.workbench.document.history.undo})
        self.workbench.problem_changed.connect(lambda each: self.board.set_position(each.position))
        window.setCentralWidget(self.board)
        self.workbench.document.open(Problem(parse_fen(FEN)))

    def placed(self) -> str:
        assert self.board.position == self.workbench.document.problem.position
        return placement(self.board.position)

    def words(self) -> str:
        return self.workbench.document.history.undoText()

    def do(self, name: str) -> None:
        self.actions[name].trigger()


@pytest.fixture
def desk(qtbot) -> Desk:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(700, 700)
    made = Desk(window)
    window.show()
    window.activateWindow()
    made.board.setFocus()
    qtbot.waitUntil(made.board.hasFocus)
    return made


@pytest.mark.parametrize(
    ("action", "placed", "words"),
    [
        ("rotate", "RP6/1P6/8/3p4/K6k/8/8/8", "position rotated"),
        ("rotate-back", "8/8/8/k6K/4p3/8/6P1/6PR", "position rotated"),
        ("mirror", "3k4/8/8/8/4p3/8/6PP/3K3R", "position mirrored"),
        ("mirror-ranks", "R3K3/PP6/8/3p4/8/8/8/4k3", "position mirrored"),
        ("swap-colours", "r3k3/pp6/8/3P4/8/8/8/4K3", "colours swapped"),
        ("shift-up", None, None),
        ("clear", "8/8/8/8/8/8/8/8", "board cleared"),
        ("game-array", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "game array"),
    ],
)
def test_all_men(desk, action: str, placed: str | None, words: str | None) -> None:
    desk.do(action)
    if placed is None:
        assert desk.placed() == FEN  # a man would have left the board
        return
    assert desk.placed() == placed
    assert words is None or desk.words() == words
    desk.do("undo")
    assert desk.placed() == FEN


def test_rotating_back_undoes_rotating(desk) -> None:
    desk.do("rotate")
    turned = desk.placed()
    assert turned != FEN
    desk.do("rotate-back")
    assert desk.placed() == FEN
    for _ in range(4):
        desk.do("rotate")
    assert desk.placed() == FEN


def test_the_game_array_may_castle(desk) -> None:
    desk.do("game-array")
    assert fen(desk.board.position).split()[2] == "KQkq"


@pytest.mark.parametrize(
    ("action", "placed", "words"),
    [
        ("shift-up", "4k3/8/8/8/3p4/PP6/R7/4K3", "wR a1, wP a2, wP b2 moved, a1 to a2"),
        ("shift-right", "4k3/8/8/8/3p4/8/1PP5/1R2K3", None),
        ("shift-left", FEN, None),
        ("mirror", "4k3/8/8/8/3p4/8/PP6/1R2K3", "mirrored"),
        ("mirror-ranks", "4k3/8/8/8/3p4/8/R7/PP2K3", "mirrored"),
        ("rotate", "4k3/8/8/8/3p4/8/RP6/1P2K3", "rotated"),
        ("swap-colours", "4k3/8/8/8/3p4/8/pp6/r3K3", "recoloured"),
    ],
)
def test_a_selection(desk, action: str, placed: str, words: str | None) -> None:
    board = desk.board
    board.input.select([A1, A2, B2])
    desk.do(action)
    assert desk.placed() == placed
    assert len(board.input.selection) == 3
    assert all(board.position[square] is not None for square in board.input.selection)
    assert words is None or words in desk.words()
    if placed != FEN:
        desk.do("undo")
        assert desk.placed() == FEN


def test_everything_can_be_selected_and_a_shift_follows_the_eye(desk) -> None:
    board = desk.board
    QTest.keyClick(board, Qt.Key.Key_A, CONTROL)
    assert len(board.input.selection) == len(board.position)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    assert not board.input.selection
    board.flip()
    board.input.select([D4])
    desk.do("shift-left")
    assert board.input.selection == {parse_square("e4")}


def test_one_key_flips_between_the_last_two_positions(desk) -> None:
    board = desk.board
    for square in ("h3", "h4"):
        board.input.drop(Man.WHITE_KNIGHT, board.square_centre(parse_square(square)).toTuple())
    both = desk.placed()
    seen = []
    for _ in range(4):
        QTest.keyClick(board, Qt.Key.Key_F6)
        seen.append(desk.placed())
    assert seen == [seen[0], both, seen[0], both]
    assert seen[0] != both


def test_flipping_after_undo_and_redo() -> None:
    workbench = Workbench()
    values = []
    for square in (A1, A2, B2):
        position = put(workbench.document.problem.position, square, Man.WHITE_PAWN)
        after = replace(workbench.document.problem, position=position)
        workbench.document.change(after, str(square))
        values.append(workbench.document.problem.position)
    workbench.document.history.undo()
    workbench.document.history.undo()
    assert workbench.document.problem.position == values[0]
    workbench.document.flip_last()  # the step last undone is taken again
    assert workbench.document.problem.position == values[1]
    workbench.document.flip_last()
    assert workbench.document.problem.position == values[0]
    workbench.document.history.redo()
    workbench.document.flip_last()
    assert workbench.document.problem.position == values[0]
    workbench.document.open(Problem())
    workbench.document.flip_last()  # there is nothing to flip
    assert workbench.document.problem == Problem()


def words(edit: BoardEdit | None) -> str:
    assert edit is not None
    return edit_words(edit, ENGLISH_S)


def test_each_step_has_its_words() -> None:
    position: Position = parse_fen(FEN)
    start = pressed(position, A1, (0.0, 0.0))
    drag = moved(start, (90.0, 0.0), D4, 10, Held(exchanging=True))
    assert words(released(drag, position)) == "wR a1 and bP d4 exchanged"
    assert words(change_kind(position, A1)) == "wR a1 becomes wB"
    assert words(recolour(position, D4)) == "bP d4 becomes wP"
    assert words(remove_selected(position, [A1, D4])) == "wR a1, bP d4 removed"
    assert words(remove_selected(position, [s for s, _ in position])) == "six men removed"
    copied = go_together(BoardEditKind.COPY, position, moved_by([A1, A2], 1, 1), A2)
    assert words(copied) == "wR a1, wP a2 copied, a2 to b3"
    mirrored = turn_selected(position, [A1, A2, B2, D4], Symmetry.MIRROR_RANKS)
    assert words(mirrored) == "four men mirrored"
