# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from composer.diagrams.files.forms import Format
from composer.diagrams.games.diagram import GamePart
from composer.games.task import GameProblem
from composer.games.textform import problem_from_text
from composer.gui.games.export.making import GameRequest
from composer.gui.games.export.window import GameExport, print_game
from composer.gui.look.appearance import Appearance
from composer.gui.user.prompts import Prompts

_RECORD = """{"game": "tablut", "options": {"king_away": "two"}, "turn": "white",
 "position": {"men": {"b5": "K", "c5": "W", "b1": "B", "b9": "B"}},
 "stipulation": {"goal": "escape", "n": 1, "play": "direct", "side": "white"}}"""


def _problem() -> GameProblem:
    return problem_from_text(_RECORD)


@pytest.fixture
def window(qtbot: QtBot, appearance: Appearance) -> Iterator[GameExport]:
    made = GameExport(_problem(), None, appearance, Prompts())
    qtbot.addWidget(made)
    yield made
    made.shut()


def _until_seen(qtbot: QtBot, window: GameExport) -> None:
    qtbot.waitUntil(
        lambda: not window.preview.page_rect().isEmpty() and bool(window.footer.status.text())
    )


def test_the_window_is_no_larger_than_the_screen(window: GameExport) -> None:
    room = window.screen().availableSize()
    assert window.size() == window.sizeHint()
    assert window.size().boundedTo(room) == window.size()


def test_what_is_chosen_is_drawn_and_written(
    qtbot: QtBot, window: GameExport, tmp_path: Path
) -> None:
    window.show()
    _until_seen(qtbot, window)
    assert window.request().answer is None  # nobody asked for the solution
    window.form.parts[GamePart.SOLUTION].setChecked(True)
    qtbot.waitUntil(lambda: window.request().answer is not None)
    path = tmp_path / "x.tex"
    window.save_to(path)
    qtbot.waitUntil(lambda: bool(window.footer.told.text()))
    assert window.form.form is Format.LATEX  # as the name says
    assert "1.b5{-}a5{!}" in path.read_text("utf-8")
    window.save_to(tmp_path / "x.doc")
    assert not (tmp_path / "x.doc").exists()
    assert ".tex" in window.footer.told.text()


def test_a_page_has_colours_of_its_own(window: GameExport) -> None:
    window.form.choose(Format.HTML)
    assert not window.form.board.isEnabled()
    assert not window.form.parts[GamePart.SOLUTION].isEnabled()
    assert window.footer.save.text() == "Save HTML …"


def test_the_diagram_is_copied(qtbot: QtBot, window: GameExport) -> None:
    window.footer.copy.click()
    qtbot.waitUntil(lambda: bool(window.footer.told.text()))
    copied = QGuiApplication.clipboard().mimeData()
    assert '"game": "tablut"' in copied.text()
    assert bytes(copied.data("image/svg+xml").data()).startswith(b"<svg")
    assert copied.hasImage()


def test_a_diagram_is_printed_on_one_page(window: GameExport, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "p.pdf"))
    asked: GameRequest = window.request()
    assert print_game(printer, asked)
    assert (tmp_path / "p.pdf").read_bytes().startswith(b"%PDF")
