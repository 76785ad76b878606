# SPDX-License-Identifier: GPL-3.0-or-later
"""A file dropped on the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from studio import BLOCK, SOUND, Studio, problem

from composer.formats.fenlines import fenline
from composer.gui.prompts import Unsaved
from composer.problem.fen import parse_fen


def drop(studio: Studio, path: Path) -> None:
    """Drop a file with the events that Qt sends."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    point = QPointF(studio.window.board.square_centre(0))
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    viewport = studio.window.board.viewport()
    enter = QDragEnterEvent(point.toPoint(), copy, data, left, none)
    QApplication.sendEvent(viewport, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(viewport, QDropEvent(point, copy, data, left, none))


def test_the_first_problem_of_a_file_is_put_on_the_board(studio: Studio, tmp_path: Path) -> None:
    path = tmp_path / "two.fen"
    path.write_text(f"{fenline(problem(SOUND, '#3'))}\n{BLOCK}\n", "utf-8")
    drop(studio, path)
    assert studio.window.session.problem.position == parse_fen(SOUND)
    assert str(studio.window.session.problem.stipulation) == "#3"
    assert not studio.window.session.is_clean
    assert studio.window.notices.sentence.startswith("two.fen holds more than one problem")


def test_work_on_the_board_is_asked_for_first(studio: Studio, tmp_path: Path) -> None:
    path = tmp_path / "one.fen"
    path.write_text(SOUND, "utf-8")
    studio.lay(problem(BLOCK))
    drop(studio, path)
    assert studio.window.session.problem == problem(BLOCK)
    studio.prompts.answer = Unsaved.DISCARD
    drop(studio, path)
    assert studio.window.session.problem.position == parse_fen(SOUND)
    assert studio.window.notices.sentence == ""


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
    assert words in studio.window.notices.sentence
    assert studio.window.session.problem == problem(BLOCK)
