# SPDX-License-Identifier: GPL-3.0-or-later
"""A dialog that was answered is gone: it does not stay with its window, nor its threads."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from composer.gui.user.prompts import Prompts

Ask = Callable[[Prompts, QWidget, Path], object]


def set_up_printing(prompts: Prompts, parent: QWidget, folder: Path) -> object:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(folder / "a.pdf"))
    return prompts.print_setup(parent, printer, 3)


@pytest.mark.parametrize(
    "ask",
    [
        set_up_printing,
        lambda prompts, parent, _: prompts.unsaved(parent, "a"),
        lambda prompts, parent, _: prompts.leave(parent, ("a", "b")),
        lambda prompts, parent, _: prompts.confirm(parent, "Sure?", "", "Yes"),
    ],
    ids=["print", "unsaved", "leave", "confirm"],
)
def test_nothing_stays_of_what_was_answered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ask: Ask
) -> None:
    for kind in (QMessageBox, QPrintDialog):
        monkeypatch.setattr(kind, "exec", lambda _: 0)
    parent = QWidget()
    qtbot.addWidget(parent)
    for _ in range(5):
        ask(Prompts(), parent, tmp_path)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert not parent.findChildren(QDialog)
