# SPDX-License-Identifier: GPL-3.0-or-later
"""A collection put into order in its window."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from studio import FakePrompts

from composer.diagrams.pages.passages import Passage
from composer.gui.collection.changes import LibraryChanges
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.originals.arranging import ArrangingDialog
from composer.library.access.store import Library
from composer.library.changes.arranging import contents
from composer.library.changes.collections import add_to_collection, make_collection
from composer.library.changes.operations import add_problem
from composer.library.search.search import rows
from composer.problem.credits import Credits
from composer.problem.problem import Problem


class _Changes:
    """Runs a change at once."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def run(self, operation: object, done: object, ended: object) -> None:
        assert callable(operation)
        assert callable(done)
        assert callable(ended)
        operation(self.library)
        done()
        ended()


def test_problems_are_moved_and_headings_written(qtbot: QtBot, tmp_path: Path) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    printed: list[bool] = []
    with Library.create(tmp_path / "a.chesslib") as library:
        number = make_collection(library, "Column").collection_id
        ids = [add_problem(library, Problem(credits=Credits((name,)))).record_id for name in "ABC"]
        add_to_collection(library, number, ids)
        dialog = ArrangingDialog(
            number,
            "Column",
            contents(library, number),
            tuple(rows(library, ids)),
            cast(LibraryChanges, _Changes(library)),
            Thumbnails(Appearance()),
            prompts := FakePrompts(),
            lambda: printed.append(True),
            parent,
        )
        dialog.show()
        dialog.list.setCurrentRow(2)
        qtbot.keyClick(dialog.list, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
        assert dialog.items() == (ids[0], ids[2], ids[1])
        dialog.heading.click()
        dialog.text.setPlainText("Two-movers")
        assert dialog.list.item(1).text() == "Two-movers"
        dialog.between.click()  # and nothing is written: it is left out
        assert not dialog.remove.isHidden()
        qtbot.keyClick(dialog.text, Qt.Key.Key_Escape)
        assert dialog.isVisible()  # asked, and the answer was no
        assert prompts.asked == ["Close without keeping the order?"]
        dialog.print.click()
        assert not dialog.isVisible()
        wanted = (ids[0], Passage("Two-movers", heading=True), ids[2], ids[1])
        assert contents(library, number) == wanted
        assert printed
