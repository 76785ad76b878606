# SPDX-License-Identifier: GPL-3.0-or-later
"""What is loaded before the window is there, and what is left for later."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from cases import every
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from composer.gui.program import app, loadinglater
from composer.gui.program.app import note_first_paint
from composer.gui.program.loadinglater import LATER, LoadingLater

LOADED = (
    "import builtins, sys\n"
    "plain = builtins.__import__\n"
    "from composer.gui.program.loading import load_qt\n"
    "load_qt()\n"
    "import composer.gui.program.app\n"
    "assert builtins.__import__ is plain\n"
    "print(*sys.modules)\n"
)
NOT_AT_START = (
    *(
        "composer.web",
        "composer.manual",
        "composer.gui.telephone.serving",
        "composer.pools.cluster",
    ),
    *("composer.gui.publishing.exporting", "composer.gui.exploring.window", "yaml", "chess"),
    *("composer.gui.composing.window", "composer.composing"),
    *("composer.solver.conditions.rows", "composer.solver.questions.solving"),
    *("composer.solver.games.solve", "composer.studies.endings"),
    "composer.analysis.themerules",
    *("composer.gui.games.desk.cells", "asyncio", "ssl", "distributed", "importlib.metadata"),
)
"""What other windows need, or commands: it would only hold up the first one."""


def test_the_first_window_loads_what_it_needs() -> None:
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert "composer.gui.program.window" in loaded
    assert not loaded & set(NOT_AT_START)


@every("name", LATER)
def test_what_is_loaded_later_is_there(name: str) -> None:
    assert find_spec(name) is not None


def test_the_others_are_loaded_when_the_window_is_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("first_of_later", "second_of_later"):
        (tmp_path / f"{name}.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(loadinglater, "_PAUSE", 0)
    heard: list[bool] = []
    loading = LoadingLater(
        modules=("first_of_later", "second_of_later"),
        loaded=lambda: heard.append("second_of_later" in sys.modules),
    )
    qtbot.waitUntil(lambda: heard == [False, True])
    loading.close()
    for name in ("first_of_later", "second_of_later"):
        monkeypatch.delitem(sys.modules, name)


@pytest.mark.usefixtures("qapp")
def test_nothing_is_loaded_once_the_window_is_closed() -> None:
    loading = LoadingLater(modules=("is_not_there",))
    loading.close()
    loading._begin()  # the pause is over
    assert not loading._thread.is_alive()


def test_the_first_painting_is_written_down_where_it_is_wanted(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    noted = tmp_path / "noted.json"

    def shown() -> QWidget:
        widget = QWidget()
        qtbot.addWidget(widget)
        note_first_paint(widget)
        widget.show()
        qtbot.waitExposed(widget)
        widget.repaint()
        return widget

    monkeypatch.delenv(app.VARIABLE, raising=False)
    unnoted = shown()
    monkeypatch.setenv(app.VARIABLE, str(noted))
    widget = shown()
    qtbot.waitUntil(noted.exists)
    assert unnoted.isVisible()
    assert widget.isVisible()
    assert set(json.loads(noted.read_text("utf-8"))) == {"monotonic", "processor"}
