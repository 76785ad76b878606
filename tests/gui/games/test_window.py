# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem composed in a game window from the empty board, saved, and opened again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from composer.games.position import GamePosition
from composer.games.record import as_problem
from composer.games.task import GameProblem
from composer.games.textform import problem_from_text
from composer.gui.games.desk.window import GameWindow
from composer.gui.games.desk.windows import GameWindows
from composer.gui.look.appearance import Appearance
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts, Unsaved
from composer.gui.user.settings import Settings
from composer.problem.problem import OtherGame
from composer.rules.book import RuleBook, Rules
from composer.rules.books import GAME_BOOKS, game_book_of
from composer.solver.games.solve import game_turns
from composer.solver.solution import Verdict

LEFT = Qt.MouseButton.LeftButton


class Answers(Prompts):
    """Answers the questions at once."""

    def __init__(self, path: Path) -> None:
        self.path, self.leave_with = path, Unsaved.CANCEL

    def save_file(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        return self.path

    def open_file(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        return self.path

    def unsaved(self, parent: QWidget, name: str) -> Unsaved:
        return self.leave_with


@pytest.fixture
def answers(tmp_path: Path) -> Answers:
    return Answers(tmp_path / "problem.jsonl")


@pytest.fixture
def games(qtbot: QtBot, tmp_path: Path, answers: Answers) -> Iterator[GameWindows]:
    appearance, preferring = Appearance(), Preferring(Settings(tmp_path / "studio.ini"))
    preferring.prefer(reduce_motion=True)
    librarian, notices = Librarian(), NoticeBar(appearance)
    qtbot.addWidget(notices)
    made = GameWindows(
        appearance=appearance,
        preferring=preferring,
        prompts=answers,
        notices=notices,
        librarian=librarian,
        drafts=tmp_path / "drafts",
    )
    yield made
    made.close()
    librarian.close()


def _click(window: GameWindow, label: str, button: Qt.MouseButton = LEFT) -> None:
    cell = window.document.problem.rules.book.geometry.number(label)
    place = window.board.layout_of_cells.centre(cell).toPoint()
    QTest.mouseClick(window.board, button, pos=place)


def _drag(window: GameWindow, start: str, end: QPointF) -> None:
    cell = window.document.problem.rules.book.geometry.number(start)
    begin = window.board.layout_of_cells.centre(cell).toPoint()
    QTest.mousePress(window.board, LEFT, pos=begin)
    QTest.mouseMove(window.board, begin + QPoint(12, 12))
    QTest.mouseMove(window.board, end.toPoint())
    QTest.mouseRelease(window.board, LEFT, pos=end.toPoint())


def test_a_problem_is_composed_saved_and_opened_again(
    games: GameWindows, answers: Answers, qtbot: QtBot
) -> None:
    window = games.new_game(game_book_of("tablut"))
    board, palette = window.board, window.palette_of_men
    for man, labels in (("K", "e5"), ("W", "e6 f5 b4"), ("B", "d8 c7 b5 e4 h3")):
        palette.picked.emit(man)
        for label in labels.split():
            _click(window, label)
    QTest.keyClick(board, Qt.Key.Key_Escape)
    _click(window, "h3")  # in hand
    _click(window, "g3")
    window.bar.task.setText("king escapes in 2")
    window.bar.task.setFocus()
    QTest.keyClick(window.bar.task, Qt.Key.Key_Return)
    assert window.document.problem.position.turn == "white"
    qtbot.waitUntil(lambda: window.verdict.sentence.startswith("Sound: 1.e6-b6 xb5!"))
    qtbot.waitUntil(lambda: len(window.strip.problems) == 1)
    rows = window.solution.tree.model()
    assert [rows.index(row, 0).data() for row in range(rows.rowCount())] == [
        "Set play turns: 10 of 64",
        "Tries 8",
        "Key",
    ]
    window.caption.title.setText("The open throne")
    window.actions_by_name["save-file"].trigger()
    assert window.document.is_clean
    assert problem_from_text(answers.path.read_text(encoding="utf-8")) == window.problem
    _drag(window, "g3", QPointF(3, 3))  # off the board
    assert window.problem.position.count("black") == 4
    assert not window.document.is_clean
    qtbot.waitUntil(lambda: window.verdict.verdict is Verdict.COOKED)
    window.close()
    assert window in games.windows  # the question was answered with Cancel
    window.actions_by_name["undo"].trigger()
    window.close()
    assert not games.windows
    again = games.new_game(game_book_of("merels"))
    again.actions_by_name["open"].trigger()
    (other,) = games.windows  # the empty one made way
    assert other.problem.title == "The open throne"
    assert other.document.is_clean


def test_letters_arrows_and_the_right_button(games: GameWindows) -> None:
    window = games.new_game(game_book_of("tablut"))
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
    QTest.keyClick(board, Qt.Key.Key_Delete)
    assert not window.problem.position.by_cell()
    assert window.document.undo_words == "Remove a man"


def test_a_line_is_played_on_the_board_and_home_again(games: GameWindows, qtbot: QtBot) -> None:
    book = game_book_of("merels")
    men = {"a1": "W", "d1": "W", "g4": "W", "b2": "B", "d3": "B", "f6": "B"}
    position = GamePosition.of(book, men, "white", {"hand": {"white": 0, "black": 0}})
    window = games.open_game(GameProblem(position, Rules(book)))
    window.bar.task.setText("closes a mill in 1")
    window.bar.task.editingFinished.emit()
    qtbot.waitUntil(lambda: window.showing.solved is not None)
    qtbot.waitUntil(lambda: window.verdict.verdict is Verdict.COOKED)  # whoever is taken
    tree = window.solution.tree
    rows = tree.model()
    key = rows.index(0, 0, rows.index(0, 0))
    tree.row_chosen.emit(rows.row_of(key))  # type: ignore[attr-defined]
    assert window.board.position.by_cell().get("g1") == "W"
    assert window.player.length == 1
    _click(window, "a7")  # no edit while a line is played: the diagram comes back
    assert window.board.position == position
    assert not window.player.is_active


def test_the_drop_map_is_of_the_diagram_as_it_stands(games: GameWindows, qtbot: QtBot) -> None:
    window = games.new_game(game_book_of("tablut"))
    window.palette_of_men.picked.emit("K")
    _click(window, "e4")
    window.palette_of_men.picked.emit("B")
    window.bar.task.setText("king escapes in 1")
    window.bar.task.editingFinished.emit()
    marks = window.board.marks
    qtbot.waitUntil(lambda: len(marks.of("drops")) > 70)  # the man was in hand before the task
    QTest.mouseMove(window.board, window.board.layout_of_cells.centre(0).toPoint())
    _click(window, "a1")
    assert not marks.of("drops")
    assert window.cell_words.text() == "a1 Muscovite, Black"
    qtbot.waitUntil(lambda: len(marks.of("drops")) > 70)
    turn = next(iter(game_turns(window.problem.position, window.problem.rules)))
    window.player.play(window.problem.position, (turn,))
    assert not marks.of("drops")
    window.player.home()
    qtbot.waitUntil(lambda: len(marks.of("drops")) > 70)


def test_a_diagram_of_the_book_may_go_as_long_as_it_stands_so(games: GameWindows) -> None:
    book = game_book_of("tablut")
    array = GamePosition.start(Rules(book))
    assert array is not None
    window = games.open_example(GameProblem(array, Rules(book)))
    window.actions_by_name["clear"].trigger()
    window.close()
    assert games.windows  # asked, and answered with Cancel
    window.actions_by_name["undo"].trigger()
    window.close()
    assert not games.windows


def test_two_kings_are_named_and_ringed(games: GameWindows) -> None:
    window = games.new_game(game_book_of("tablut"))
    window.palette_of_men.picked.emit("K")
    _click(window, "e5")
    _click(window, "d5")
    assert "at most 1" in window.defects.text.text()
    assert len(window.board.marks.of("defects")) == 2


def test_what_cannot_be_read_is_named_and_nothing_opens(games: GameWindows) -> None:
    unknown = GameProblem(GamePosition.empty(GAME_BOOKS[0]), Rules(GAME_BOOKS[0]))
    kept = as_problem(unknown)
    assert kept.game is not None
    strange = OtherGame("hounds", kept.game.text.replace('"tablut"', '"hounds"'))
    assert games.open_kept(replace(kept, game=strange)) is None
    assert not games.windows
    games.open_text("{", "the clipboard")
    assert not games.windows


@pytest.mark.parametrize("book", GAME_BOOKS, ids=lambda book: book.id)
def test_every_game_has_its_window(games: GameWindows, book: RuleBook) -> None:
    window = games.new_game(book)
    assert not window.grab().isNull()
    if window.actions_by_name["start"].isEnabled():
        window.actions_by_name["start"].trigger()
        assert window.problem.position == GamePosition.start(window.problem.rules)
        assert not window.grab().isNull()


def test_windows_go_over_to_another_studio_with_their_history(
    games: GameWindows, tmp_path: Path, qtbot: QtBot
) -> None:
    window = games.new_game(game_book_of("tablut"))
    window.palette_of_men.picked.emit("W")
    _click(window, "a1")
    _click(window, "b2")
    kept = games.kept_windows()
    games.keeper.keep()
    qtbot.waitUntil(lambda: bool(list((tmp_path / "drafts").glob("*.draft.json"))))
    window.actions_by_name["clear"].trigger()
    games.restore(kept, homeless=False)
    (_, other) = games.windows
    assert other.problem.position.by_cell() == {"a1": "W", "b2": "W"}
    other.actions_by_name["undo"].trigger()
    assert other.problem.position.by_cell() == {"a1": "W"}
    games.close()  # what others go on with is not offered again
    assert not list((tmp_path / "drafts").glob("*.draft.json"))


def test_the_text_tells_of_men_in_hand_and_of_marks(games: GameWindows) -> None:
    merels = game_book_of("merels")
    hand = {"hand": {"white": 2, "black": 0}}
    window = games.open_game(
        GameProblem(GamePosition.of(merels, {"a1": "W"}, "white", hand), Rules(merels))
    )
    assert "hand: white\N{NO-BREAK SPACE}2\n" in window.text_card.text.text()
    acedrex = game_book_of("acedrex")
    window = games.new_game(acedrex)
    window.palette_of_men.picked.emit("U")
    _click(window, "c1")
    window.composing.mark_man(acedrex.geometry.number("c1"))
    assert "fresh: c1\n" in window.text_card.text.text()
