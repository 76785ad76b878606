# SPDX-License-Identifier: GPL-3.0-or-later
"""Files dropped on the window or given to the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from studio import BLOCK, SOUND, THREATS, Studio, problem

from composer.formats.fenlines import fenline
from composer.formats.jsonlines import jsonline
from composer.gui.board.mime import MAN_FORMAT
from composer.library.access.store import Library
from composer.library.search.search import count
from composer.problem.fen import parse_fen

_TABLUT = (
    '{"game": "tablut", "position": {"men": {"e5": "K", "a1": "B"}}, "turn": "white",'
    ' "stipulation": {"goal": "escape", "n": 2, "play": "direct", "side": "white"}}'
)


def mime(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drop(studio: Studio, *paths: Path) -> None:
    """Drop files with the events that Qt sends to the window, before any part sees them."""
    data, handle = mime(*paths), studio.window.windowHandle()
    point = QPointF(3, 3)  # a corner where no part of the window takes anything
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    enter = QDragEnterEvent(point.toPoint(), copy, data, left, none)
    QApplication.sendEvent(handle, enter)
    assert enter.isAccepted()
    move = QDragMoveEvent(point.toPoint(), copy, data, left, none)
    QApplication.sendEvent(handle, move)
    assert move.isAccepted()
    QApplication.sendEvent(handle, QDropEvent(point, copy, data, left, none))


def file_of(folder: Path, name: str, *fens: str) -> Path:
    path = folder / name
    path.write_text("".join(f"{fen}\n" for fen in fens), "utf-8")
    return path


def shows(studio: Studio, fen: str) -> None:
    studio.until(lambda: studio.window.workbench.document.problem.position == parse_fen(fen))


def test_one_problem_is_put_on_the_board(studio: Studio, tmp_path: Path) -> None:
    path = file_of(tmp_path, "one.fen", fenline(problem(SOUND, "#3")))
    drop(studio, path)
    shows(studio, SOUND)
    assert str(studio.window.workbench.document.problem.stipulation) == "#3"
    assert not studio.window.workbench.document.is_clean
    assert len(studio.window.workbench.documents) == 1
    assert studio.window.notices.sentence == ""


@pytest.mark.parametrize("game", [False, True])
def test_a_file_that_is_open_comes_in_its_tab(studio: Studio, tmp_path: Path, game: bool) -> None:
    path, other = tmp_path / "one.jsonl", file_of(tmp_path, "other.fen", BLOCK)
    line = _TABLUT if game else jsonline(problem(SOUND, "#3"))
    path.write_text(f"{line}\n", "utf-8")
    workbench = studio.window.workbench
    drop(studio, path)
    studio.until(lambda: workbench.document.work_state.origin is not None)
    first = workbench.document
    drop(studio, other)
    shows(studio, BLOCK)
    drop(studio, path)
    studio.until(lambda: workbench.document is first)
    assert len(workbench.documents) == 2
    path.write_text(f"{jsonline(problem(THREATS))}\n", "utf-8")  # another problem lies there now
    drop(studio, path)
    shows(studio, THREATS)
    assert len(workbench.documents) == 3


def test_files_dropped_on_the_board_are_taken_too(studio: Studio, tmp_path: Path) -> None:
    data, board = mime(file_of(tmp_path, "one.fen", SOUND)), studio.window.board
    point = QPointF(board.square_centre(0))
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    enter = QDragEnterEvent(point.toPoint(), copy, data, left, none)
    QApplication.sendEvent(board.viewport(), enter)
    assert enter.isAccepted()
    QApplication.sendEvent(board.viewport(), QDropEvent(point, copy, data, left, none))
    shows(studio, SOUND)


def test_unsaved_work_stays_in_its_tab(studio: Studio, tmp_path: Path) -> None:
    studio.lay(problem(BLOCK))
    work = studio.window.workbench.document
    drop(studio, file_of(tmp_path, "one.fen", SOUND))
    shows(studio, SOUND)
    assert studio.prompts.asked == []
    assert work.problem == problem(BLOCK)
    assert studio.window.workbench.documents[0] is work


def test_several_files_come_into_a_tab_each(studio: Studio, tmp_path: Path) -> None:
    fens = (SOUND, BLOCK, THREATS)
    drop(studio, *(file_of(tmp_path, f"{n}.fen", fen) for n, fen in enumerate(fens)))
    studio.until(lambda: len(studio.window.workbench.documents) == 3)
    found = [document.problem.position for document in studio.window.workbench.documents]
    assert found == [parse_fen(fen) for fen in fens]


def test_many_problems_are_offered_and_not_brought_in_unasked(
    studio: Studio, tmp_path: Path
) -> None:
    drop(studio, file_of(tmp_path, "two.fen", SOUND, BLOCK))
    assert studio.notice("two.fen holds more than one problem")
    assert len(studio.record_ids()) == 3
    assert len(studio.window.workbench.document.problem.position) == 0
    studio.press_notice("Show the first")
    assert studio.window.workbench.document.problem.position == parse_fen(SOUND)
    assert len(studio.record_ids()) == 3


def test_several_files_of_many_are_brought_in_one_after_the_other(
    studio: Studio, tmp_path: Path
) -> None:
    rooks = [f"4k3/8/3K4/8/N7/{rank}/8/8 w - - 0 1" for rank in ("R7", "2R5", "4R3", "5R2")]
    first = file_of(tmp_path, "a.fen", *rooks[:2])
    second = file_of(tmp_path, "b.fen", *rooks[2:])
    drop(studio, first, second)
    assert studio.notice("files hold many problems")
    before = len(studio.record_ids())
    studio.press_notice("Import")

    def total() -> int:
        with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
            return count(library)

    studio.until(lambda: total() == before + 4)


def test_a_file_that_cannot_be_read_does_not_keep_the_others_out(
    studio: Studio, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.olv"
    broken.write_bytes(b"not\x00a file")
    drop(studio, broken, file_of(tmp_path, "two.fen", SOUND, BLOCK))
    assert studio.notice("two.fen holds more than one problem")
    assert "broken.olv, line 1" in studio.window.notices.sentence
    studio.press_notice("Show the first")
    assert studio.window.workbench.document.problem.position == parse_fen(SOUND)


def test_one_bad_record_does_not_keep_the_others_of_a_file_out(
    studio: Studio, tmp_path: Path
) -> None:
    drop(studio, file_of(tmp_path, "three.fen", "9/8/8/8/8/8/8/8 w - - 0 1", SOUND, BLOCK))
    assert studio.notice("three.fen holds more than one problem")
    studio.press_notice("Show the first")
    assert studio.window.workbench.document.problem.position == parse_fen(SOUND)
    drop(studio, file_of(tmp_path, "bad.fen", "9/8/8/8/8/8/8/8 w - - 0 1"))
    assert studio.notice("bad.fen, line 1")


def test_a_man_under_way_is_no_file(studio: Studio, tmp_path: Path) -> None:
    data = mime(file_of(tmp_path, "one.fen", SOUND))
    data.setData(MAN_FORMAT, b"Q")
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    event = QDropEvent(QPointF(3, 3), copy, data, left, none)
    assert not studio.window.files.drops.eventFilter(studio.window, event)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\x89PNG\r\n", "this is a picture (PNG)"),
        (b"", "the file is empty"),
        (b"8/8/8 w\n", "line 1"),
        (None, "missing"),
    ],
)
def test_what_is_no_file_of_problems_is_told(
    studio: Studio, tmp_path: Path, content: bytes | None, words: str
) -> None:
    path = tmp_path / "missing"
    if content is not None:
        path.write_bytes(content)
    studio.lay(problem(BLOCK))
    drop(studio, path)
    studio.notice(words)
    assert studio.window.workbench.document.problem == problem(BLOCK)
