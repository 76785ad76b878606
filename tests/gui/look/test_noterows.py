# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows with a note: no wider than the list, the words whole before the note."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget

from composer.gui.look.noterows import NoteRows, note_item
from composer.gui.look.stylesheet import dress
from composer.gui.look.tokens import LIGHT


def listed(qtbot, words: str, note: str) -> QListWidget:
    """Return a list of one row, 300 pixels wide."""
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.setItemDelegate(NoteRows(rows))
    rows.addItem(note_item(words, note))
    rows.resize(300, 60)
    rows.show()
    return rows


def test_a_long_row_is_cut_and_not_scrolled(qtbot, qapp) -> None:
    dress(qapp, LIGHT)
    rows = listed(qtbot, "words", "a note " * 60)
    assert rows.horizontalScrollBar().maximum() == 0
    assert rows.item(0).data(0) == "words"


def test_the_note_gives_way_to_the_words(qtbot, qapp) -> None:
    dress(qapp, LIGHT)
    for words, right in (("words", LIGHT.muted), ("words " * 60, LIGHT.text)):
        rows = listed(qtbot, words, "note " * 10)
        strongest = min(_colours(rows), key=lambda colour: colour.lightness())
        assert abs(strongest.lightness() - QColor(right).lightness()) < 40, words


def _colours(rows: QListWidget) -> list[QColor]:
    line = rows.visualItemRect(rows.item(0))
    part = QRect(QPoint(200, line.top()), QPoint(line.right() - 10, line.bottom()))
    picture = rows.viewport().grab(part).toImage()
    return [
        picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())
    ]
