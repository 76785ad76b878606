# SPDX-License-Identifier: GPL-3.0-or-later
"""The notes on the position: one row for each, and its squares while it is pointed at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import DARK, LIGHT
from composer.gui.panels.notes import NotesList
from composer.problem.defects import Defect, Fault
from composer.problem.men import Colour

TWO = (
    Defect(Fault.PROMOTED, Colour.WHITE, (3, 4)),
    Defect(Fault.TOO_MANY_PAWNS, Colour.BLACK, (), 9),
)


@pytest.fixture
def notes(qtbot, appearance: Appearance) -> NotesList:
    made = NotesList(appearance)
    qtbot.addWidget(made)
    made.resize(300, 80)
    return made


def test_it_is_there_only_with_something_to_say(notes: NotesList) -> None:
    assert notes.isHidden()
    notes.show_defects(TWO)
    assert not notes.isHidden()
    assert notes.accessibleName() == (
        "White has promoted force (d1, e1); Black has 9 pawns, more than 8"
    )
    two = notes.sizeHint().height()
    notes.show_defects(TWO[:1])
    assert notes.sizeHint().height() < two
    assert notes.minimumSizeHint().height() == notes.sizeHint().height()
    notes.show_defects(())
    assert notes.isHidden()


def test_the_row_under_the_pointer_is_told(notes: NotesList) -> None:
    heard: list[Defect | None] = []
    notes.pointed.connect(heard.append)
    notes.show_defects(TWO)
    notes.resize(400, 100)
    notes.show()
    for y in (12, 14, 45):
        QTest.mouseMove(notes, QPoint(50, y))
    assert heard == [TWO[0], TWO[1]]
    assert notes.toolTip() == ""  # it stands in the row
    notes.resize(150, notes.height())
    QTest.mouseMove(notes, QPoint(50, 12))
    QTest.mouseMove(notes, QPoint(50, 45))
    assert notes.toolTip() == "Black has 9 pawns, more than 8"  # and now not the whole
    QApplication.sendEvent(notes, QEvent(QEvent.Type.Leave))
    assert heard[-1] is None


def test_a_note_that_goes_is_pointed_at_no_more(notes: NotesList) -> None:
    heard: list[Defect | None] = []
    notes.show_defects(TWO)
    notes.show()
    QTest.mouseMove(notes, QPoint(50, 14))
    notes.pointed.connect(heard.append)
    notes.show_defects(TWO[1:])
    assert heard == [None]


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_every_fault_can_be_painted(notes: NotesList, appearance: Appearance, tokens) -> None:
    appearance.colour(tokens)
    for fault in Fault:
        notes.show_defects((Defect(fault, Colour.BLACK, (0, 63), 2),))
        notes.show()
        assert not notes.grab().isNull()
