# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of what chosen problems are to have in common."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot
from studio import FakePrompts

from composer.gui.collection.changes import LibraryChanges
from composer.gui.collection.together import TogetherDialog
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.search.search import find, rows
from composer.problem.credits import Credits
from composer.problem.originals.status import Stage
from composer.problem.problem import Problem


class _Changes:
    """Runs a change at once, or, where it is held, once it is let go."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.held: list[Callable[[], object]] | None = None

    def run(self, operation: object, done: object, ended: object) -> None:
        assert callable(operation)
        assert callable(done)
        assert callable(ended)
        if self.held is not None:
            self.held += [partial(operation, self.library), done, ended]
            return
        operation(self.library)
        done()
        ended()


def test_what_is_typed_is_listed_and_given_to_all(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    with Library.create(tmp_path / "a.chesslib") as library:
        for name in ("A. Bee", "C. Dee"):
            add_problem(library, Problem(credits=Credits((name,), "Olden")))
        ids = sorted(find(library))
        running = _Changes(library)
        changes = cast(LibraryChanges, running)
        prompts = FakePrompts()
        dialog = TogetherDialog(tuple(rows(library, ids)), changes, prompts, parent)
        dialog.show()
        ok = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert not ok.isEnabled()
        qtbot.keyClicks(dialog.fields["first_number"][1], "18403")
        qtbot.keyClicks(dialog.fields["date"][1], "2027-13")
        assert not ok.isEnabled()
        dialog.fields["date"][1].setText("2027-02")
        dialog.fields["source"][0].setChecked(True)  # and empty: taken away
        dialog.stage.setCurrentIndex(dialog.stage.findData(Stage.ACCEPTED))
        dialog.by.setText("The Problemist")
        assert ok.isEnabled()
        lines = [dialog.preview.item(place).text() for place in range(2)]
        assert lines[0].startswith("• A. Bee · (18403) 2027-02")
        assert "18404" in lines[1]
        dialog.reject()
        assert dialog.isVisible()  # asked, and the answer was no
        assert prompts.asked == ["Close without describing the problems?"]
        running.held = []
        ok.click()
        ok.click()  # it is being written down: not twice, and nothing is lost by closing
        assert len(running.held) == 3
        running.held.pop()()  # it failed, and can be tried again
        assert dialog.isEnabled()
        ok.click()
        prompts.asked.clear()
        dialog.close()
        assert not dialog.isVisible()
        assert not prompts.asked
        for job in running.held[-3:]:
            job()
        assert sorted(find(library, "status:accepted date:2027-02 no:18403-18404")) == ids
        assert find(library, "source:olden") == []
