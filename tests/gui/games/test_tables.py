# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of tables set up with the mouse, solved, saved in the library and opened again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from composer.diagrams.files.forms import DiagramFault, Format
from composer.diagrams.games.diagram import ALL_PARTS, PRINT_GAME
from composer.formats.jsonlines import jsonline
from composer.games.tables import TablesGoal, TablesPlay, TablesPosition, TablesProblem, TablesTask
from composer.games.tablesrecord import as_tables_record, tables_problem
from composer.gui.documents.opening import first_problem
from composer.gui.games.desk.document import GamePlace
from composer.gui.games.desk.windows import GameWindows
from composer.gui.games.export.making import GameRequest, laid_out, with_answer, write
from composer.gui.games.tables.window import TablesWindow
from composer.gui.games.tables.windows import TablesWindows
from composer.gui.look.appearance import Appearance
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts, Unsaved
from composer.gui.user.settings import Settings
from composer.library.access.reading import load
from composer.problem.credits import Credits
from composer.problem.problem import OtherGame
from composer.rules.book import Rules
from composer.rules.historic.tables import TABLES_BOOK
from composer.solver.dice.answer import TablesAnswer
from composer.solver.options import Token

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
KEPT = replace(
    as_tables_record(
        TablesProblem(
            TablesPosition.of({4: 2, 3: 1}, {1: 2}, "white"),
            Rules.of(TABLES_BOOK, {"dice": 3, "bear_off": "exact"}),
            TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 2, (4, 2, 1)),
        ),
        Credits(("A. Author",)),
        ("a note",),
    ),
    title="Two throws",
    extras=(("id", "17"),),
)
"""Nothing of it is as a new problem is."""


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


class Room:
    """What a studio has of windows of games."""

    def __init__(self, folder: Path, answers: Answers) -> None:
        appearance, self.librarian = Appearance(), Librarian()
        self.notices = NoticeBar(appearance)
        self.games = GameWindows(
            appearance=appearance,
            preferring=Preferring(Settings(folder / "studio.ini")),
            prompts=answers,
            notices=self.notices,
            librarian=self.librarian,
            drafts=folder / "drafts",
        )
        self.tables = TablesWindows(
            self.games.keeper,
            appearance=appearance,
            prompts=answers,
            notices=self.notices,
            librarian=self.librarian,
        )
        self.games.open_tables = self.tables.open_kept

    def close(self) -> None:
        """End all threads."""
        self.tables.close()
        self.games.close()
        self.librarian.close()


@pytest.fixture
def answers(tmp_path: Path) -> Answers:
    return Answers(tmp_path / "problem.jsonl")


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path, answers: Answers) -> Iterator[Room]:
    made = Room(tmp_path, answers)
    qtbot.addWidget(made.notices)
    yield made
    made.close()


def _place(window: TablesWindow, point: int) -> QPoint:
    board = window.board
    for x in range(0, board.width(), 5):
        for y in range(0, board.height(), 5):
            inside = all(
                board.point_of(QPointF(x + dx, y + dy)) == point for dx in (-4, 4) for dy in (-4, 4)
            )
            if inside:
                return QPoint(x, y)
    raise AssertionError(point)


def test_stones_are_put_dragged_and_solved(room: Room, qtbot: QtBot) -> None:
    window = room.tables.new()
    window.board.grab()
    assert window.document.is_clean
    QTest.mouseClick(window.board, LEFT, pos=_place(window, 3))
    QTest.mouseClick(window.board, RIGHT, pos=_place(window, 20))
    assert window.document.tables.position.by_point("white") == {3: 1}
    assert window.document.tables.position.by_point("black") == {20: 1}
    start, end = _place(window, 3), _place(window, 2)
    QTest.mousePress(window.board, LEFT, pos=start)
    QTest.mouseRelease(window.board, LEFT, pos=end)
    assert window.document.tables.position.by_point("white") == {2: 1}
    qtbot.waitUntil(lambda: window.verdict.text().startswith("Best"))
    text = window.plays.topLevelItem(0)
    assert text is not None
    assert text.text(1) == "1"  # he is borne off by the throw itself
    window.close()
    assert room.tables.windows  # the question was answered with Cancel


def test_a_record_is_saved_over_opened_again_and_loses_nothing(
    room: Room, qtbot: QtBot, tmp_path: Path
) -> None:
    with qtbot.waitSignal(room.librarian.opened):
        room.librarian.create(tmp_path / "library.cclib")
    document = room.tables.open_kept(KEPT, None)
    assert document is not None
    (window,) = room.tables.windows
    window.commit()
    assert document.problem == KEPT  # showing it changes nothing
    window.caption.title.setText("Another title")
    with qtbot.waitSignal(room.tables.saved) as saved:
        window.save_requested.emit(False)
    record_id = saved.args[0]
    assert document.is_clean
    window.fields.throw.setText("6-6-6")
    with qtbot.waitSignal(room.tables.saved) as again:
        window.save_requested.emit(True)
    assert again.args == [record_id]
    found = []
    room.librarian.read(lambda library: load(library, record_id), found.append)
    qtbot.waitUntil(lambda: bool(found))
    kept = found[0].problem
    task = tables_problem(kept).task
    assert task is not None
    assert task.throw == (6, 6, 6)
    assert task.throws == 2
    assert (kept.title, kept.credits, kept.comments) == (
        "Another title",
        KEPT.credits,
        KEPT.comments,
    )
    room.tables.open_record(kept, record_id, found[0].version_id)
    assert room.tables.windows == (window,)  # it came to the front
    window.undo.trigger()
    assert window.fields.throw.text() == "4 2 1"
    assert not document.is_clean


def test_arrows_of_the_best_play_are_drawn(room: Room, qtbot: QtBot) -> None:
    room.tables.open_kept(KEPT, GamePlace())
    (window,) = room.tables.windows
    before = window.board.grab().toImage()
    qtbot.waitUntil(lambda: window.plays.topLevelItemCount() > 0)
    assert window.board.grab().toImage() != before


def test_other_dice_keep_the_task(room: Room) -> None:
    document = room.tables.open_kept(KEPT, GamePlace())
    assert document is not None
    (window,) = room.tables.windows
    window.fields.options["dice"].activated.emit(0)
    task = document.tables.task
    assert task is not None
    assert (task.throw, task.throws) == ((4, 2), 2)


def test_a_file_is_opened_and_written_with_all_it_says(
    room: Room, answers: Answers, tmp_path: Path
) -> None:
    answers.path.write_text(f"{jsonline(KEPT)}\n", encoding="utf-8")
    room.tables.new().open_requested.emit()
    (window,) = room.tables.windows  # the empty one made way
    assert window.problem == KEPT
    assert window.document.is_clean
    answers.path = tmp_path / "other"
    window.save_file_requested.emit()
    assert first_problem(tmp_path / "other.jsonl") == (KEPT, True)
    QGuiApplication.clipboard().setText(jsonline(KEPT))
    other = room.tables.new()
    other.acts["Ctrl+V"].trigger()
    assert other.problem == KEPT


def test_what_is_unknown_is_named_and_nothing_opens(room: Room) -> None:
    assert KEPT.game is not None
    strange = OtherGame("tables", KEPT.game.text.replace("exact", "sideways"))
    assert room.tables.open_kept(replace(KEPT, game=strange), None) is None
    assert not room.tables.windows


def test_the_diagram_is_exported_with_what_is_written_of_it(tmp_path: Path) -> None:
    style = replace(PRINT_GAME, parts=ALL_PARTS)
    asked = with_answer(GameRequest(KEPT, None, Format.SVG, style), Token())
    assert isinstance(asked.answer, TablesAnswer)
    caption = laid_out(asked).caption
    assert (caption.title, caption.authors) == ("Two throws", "A. Author")
    assert laid_out(asked).solution
    path = tmp_path / "diagram.svg"
    write(asked, path, Token())
    assert path.read_text(encoding="utf-8").startswith("<")
    with pytest.raises(DiagramFault):
        write(replace(asked, form=Format.HTML), tmp_path / "page.html", Token())


def test_unsaved_work_is_offered_after_a_crash(
    room: Room, answers: Answers, tmp_path: Path, qtbot: QtBot
) -> None:
    room.tables.open_kept(KEPT, None)
    room.games.keeper.keep()
    room.games.keeper.close(keep=True)  # the process ends, the draft stays
    drafts = tmp_path / "drafts"
    assert list(drafts.glob("*.draft.json"))
    after = Room(tmp_path, answers)
    qtbot.addWidget(after.notices)
    qtbot.waitUntil(lambda: after.notices.sentence.startswith("Unsaved work"))
    after.notices.findChildren(QPushButton)[0].click()
    (window,) = after.tables.windows
    assert window.problem == KEPT
    assert not window.document.is_clean
    after.close()
