# SPDX-License-Identifier: GPL-3.0-or-later
"""An export window under the hands of a test, with a list in the place of the library."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from studio import BLOCK, LEFT, PATIENCE, FakePrompts, problem

from composer.diagrams.files.forms import Format
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.publishing.choices import OutputKind, What
from composer.gui.publishing.exporting import ExportWindow
from composer.gui.publishing.stock import Stock
from composer.gui.user.settings import Settings
from composer.problem.problem import Problem


class Shelf(Stock):
    """A stock whose library is a list."""

    def __init__(self, workbench: Workbench) -> None:
        super().__init__(workbench)
        self.selected: tuple[Problem, ...] = ()
        self.found: tuple[Problem, ...] = ()

    @property
    def is_open(self) -> bool:
        return True

    def count(self, what: What) -> int:
        return 1 if what is What.BOARD else len(self._of(what))

    def fetch(self, what, take, failed) -> None:
        take((self.problem,) if what is What.BOARD else self._of(what))

    def put(self, selected: tuple[Problem, ...], found: tuple[Problem, ...] = ()) -> None:
        """Have other problems selected and found."""
        self.selected, self.found = selected, found
        self.counts_changed.emit()

    def _of(self, what: What) -> tuple[Problem, ...]:
        return self.selected if what is What.SELECTED else self.found


class Desk:
    """An export window under the hands of a test."""

    def __init__(self, bot: QtBot, folder: Path) -> None:
        self.bot, self.folder = bot, folder
        self.workbench = Workbench()
        self.workbench.document.open(problem(BLOCK, "#2", "Wurzburg, Otto"))
        self.stock = Shelf(self.workbench)
        self.prompts = FakePrompts()
        self.appearance = Appearance()
        self.window = ExportWindow(
            self.stock, self.prompts, Settings(folder / "s.ini"), self.appearance
        )
        self.window.resize(1100, 822)
        self.window.show()
        self.settled()

    @property
    def form(self):
        return self.window.form

    def until(self, what: Callable[[], object]) -> None:
        """Wait until something holds."""
        self.bot.waitUntil(lambda: bool(what()), timeout=PATIENCE)

    def settled(self) -> None:
        """Wait until what is chosen is what is seen."""
        window = self.window

        def quiet() -> bool:
            shown = window._seen is not None and window._seen.asked.choices == window.choices
            rests = not window._soon.isActive() and not window.proofing.is_busy
            return (
                rests
                and not window.preview._settling.isActive()
                and (shown or bool(window.preview.sentence))
            )

        self.until(quiet)

    def press(self, button: QWidget) -> None:
        """Press a button with the mouse, wherever the form is scrolled to.

        What was just shown is laid out first, as it is before any event of a real mouse: until
        then it may be squeezed into no height at all, where no click reaches it.
        """
        QCoreApplication.sendPostedEvents()
        self.window.form.ensureWidgetVisible(button)
        QTest.mouseClick(button, LEFT)
        self.settled()

    def choose(self, **changes: object) -> None:
        """Choose something, and wait until it is seen."""
        self.window.choose(**changes)
        self.settled()

    def saved(self, path: Path) -> str:
        """Press the button that saves; return what is told."""
        self.prompts.path = path
        return self.told_after(self.window.save)

    def told_after(self, button: QWidget) -> str:
        """Press a button; return what the window tells then."""
        self.window.footer.report("")
        QTest.mouseClick(button, LEFT)
        self.until(lambda: self.window.told.text() and not self.window.proofing.is_busy)
        return self.window.told.text()

    def close(self) -> None:
        """Close the window and end its thread."""
        self.window.close_worker()
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def pdf_words(path: Path) -> str:
    """Return the words of a PDF."""
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext is not installed")
    done = subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True, text=True
    )
    return done.stdout


def take(desk: Desk, kind: OutputKind, form: Format, what: What = What.BOARD) -> None:
    """Press the three buttons at the head of the form."""
    head = desk.form.head
    desk.press(head.what.button(what))
    desk.press(head.kind.button(kind))
    desk.press(head.form.button(form))
