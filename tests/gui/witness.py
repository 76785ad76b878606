# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio as the user starts it, with a witness who writes down what it shows.

Run as a program: `python witness.py LIBRARY REPORT`. The witness only looks: the test that
started it works with mouse and keys alone.
"""

from __future__ import annotations

import json
import sys
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from composer.gui.beside.window import PopeyeWindow
from composer.gui.program import app
from composer.gui.program.window import StudioWindow
from composer.gui.threads import classifier
from composer.gui.welcome.card import WelcomeCard
from composer.problem.fen import fen
from composer.problem.men import ORTHODOX_MEN
from composer.problem.squares import SQUARES, square_name


def report_on(window: StudioWindow) -> dict[str, Any]:
    """Return what the window shows, and where things are on the screen."""
    board, palette = window.board, window.study.palette
    export = window.shelves.publishing.window
    answer = window.pane.answer
    focus, popup = QApplication.focusWidget(), QApplication.activePopupWidget()
    return {
        "fen": fen(window.workbench.document.problem.position),
        "authors": window.workbench.document.problem.credits.caption_authors(),
        "verdict": window.pane.verdict.verdict.value if window.pane.verdict.verdict else "",
        "sentence": window.pane.verdict.sentence,
        "final": bool(answer and answer.is_final and not window.pane.verdict.is_faded)
        and answer.question.position == window.workbench.document.problem.position,
        "clean": window.workbench.document.is_clean,
        "record": window.workbench.document.place.record_id,
        "notice": window.notices.sentence,
        "popup": popup.objectName() if popup else "",
        "task": str(window.workbench.document.problem.rules),
        "found": window.library.records.rowCount(),
        "library_shown": window.library.isVisible(),
        "focus": type(focus).__name__,
        "field": focus.objectName() if focus else "",
        "typed": focus.text() if isinstance(focus, QLineEdit) else "",
        "squares": {
            square_name(s): _place(board.viewport(), board.square_centre(s)) for s in SQUARES
        },
        "tools": {
            tool.name: _middle(tile)
            for tool, tile in window.study.men.tools.tiles.items()
            if tile.isVisible()
        },
        "qualities": _middle(window.study.men.tools.qualities),
        "menu": _menu(popup) if isinstance(popup, QMenu) else {},
        "consulted": _consulted(window.study.popeye.window),
        "palette": {man.letter: _place(palette, palette.cell_centre(man)) for man in ORTHODOX_MEN},
        "stipulation_field": _middle(window.bar.stipulation),
        "stipulation": str(window.workbench.document.problem.stipulation),
        "solved": bool(answer and answer.is_final and not window.pane.verdict.is_faded)
        and answer.question.position == window.twinning.problem.position,
        "lines": [
            [move.uci for move in column.moves] for column in window.pane.lines.table.columns
        ],
        "line_cells": _line_cells(window),
        "intended_field": _middle(window.pane.lines.intended),
        "intended": window.workbench.document.problem.extra("intended-solutions"),
        "played": window.study.reading.player.step if window.study.reading.is_active else 0,
        "twins": [window.twinning.words(n) for n in range(len(window.twinning.whole.twins) + 1)],
        "authors_field": _middle(window.study.caption.findChildren(QLineEdit)[0]),
        "table": _place(window.library.table.viewport(), QPoint(200, 40)),
        "notice_buttons": [
            _middle(button)
            for button in window.notices.findChildren(QPushButton)
            if button.isVisible()
        ],
        "welcome_close": [
            _middle(button)
            for card in window.findChildren(WelcomeCard)
            for button in card.findChildren(QToolButton)
            if card.isVisible() and button.accessibleName() == "Close"
        ][:1],
        "export_button": _middle(export.save) if export and export.isVisible() else None,
        "export_form": export.choices.form.value if export else "",
        "export_forms": _forms(export) if export and export.isVisible() else {},
        "exported": export.told.text() if export else "",
        "strip": _strip(window),
        "desk": _desk(window.files.games.front),
    }


def _menu(popup: QMenu) -> dict[str, list[int]]:
    """Return where the entries of an open menu stand."""
    return {
        action.text(): _place(popup, popup.actionGeometry(action).center())
        for action in popup.actions()
    }


def _consulted(asked: PopeyeWindow) -> dict[str, Any]:
    """Return what the window of Popeye says, and where its button is; nothing while it is shut."""
    if not asked.isVisible():
        return {}
    return {"said": asked.head.text(), "check": _middle(asked.check), "path": asked.path.text()}


def _forms(export: QWidget) -> dict[str, list[int]]:
    """Return where the forms stand in which a diagram can be written."""
    buttons = export.findChildren(QAbstractButton)
    return {each.text(): _middle(each) for each in buttons if each.text() in ("PNG", "PDF")}


def _strip(window: StudioWindow) -> list[list[int]]:
    """Return where the versions lie on the screen that are seen below the board."""
    shown = window.study.versions._list
    if not shown.isVisible() or shown.visibleRegion().isEmpty():
        return []
    rects = (shown.visualItemRect(shown.item(place)) for place in range(shown.count()))
    return [_place(shown.viewport(), rect.center()) for rect in rects]


def _desk(front: Any) -> dict[str, Any]:  # a `CellsDesk`, or none
    """Return what the desk of a game in front shows."""
    if front is None:
        return {}
    board, palette = front.board, front.palette_of_men
    cells = front.game.problem.rules.book.geometry.cells
    return {
        "men": {cells[cell].label: man for cell, man in front.game.problem.position.placed()},
        "verdict": front.verdict.sentence,
        "cells": {
            cell.label: _place(board.viewport(), board.square_centre(number))
            for number, cell in enumerate(cells)
        },
        "palette": {man: _place(palette, palette.cell_centre(man)) for man in ("K", "W", "B")},
        "task": _middle(front.bar.task),
    }


def _line_cells(window: StudioWindow) -> list[list[int]]:
    """Return where the half-moves of the first solution stand on the screen."""
    view = window.pane.lines.view
    rows = view.model()
    cells = (view.visualRect(rows.index(row, 0)).center() for row in range(rows.rowCount()))
    return [_place(view.viewport(), cell) for cell in cells]


def _middle(widget: QWidget) -> list[int]:
    return _place(widget, widget.rect().center())


def _place(widget: QWidget, point: QPoint) -> list[int]:
    there = widget.mapToGlobal(point)
    return [there.x(), there.y()]


def main() -> int:
    """Run the studio; write a report twenty times a second."""
    library, target = sys.argv[1], Path(sys.argv[2])
    turns = count()

    def write() -> None:
        windows = [w for w in QApplication.topLevelWidgets() if isinstance(w, StudioWindow)]
        if not windows:
            return
        report = {"turn": next(turns), **report_on(windows[0])}
        unfinished = target.with_suffix(".part")
        unfinished.write_text(json.dumps(report), "utf-8")
        unfinished.replace(target)

    classifier.SETTLED = 1 << 30  # processes that analyse the library would only make it slow
    application = app.make_application()
    timer = QTimer(application)
    timer.timeout.connect(write)
    timer.start(50)
    return app.run(["--library", library])


if __name__ == "__main__":
    sys.exit(main())
