# SPDX-License-Identifier: GPL-3.0-or-later
"""F1 names every key that there is: its list is made from the actions themselves."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QTextBrowser
from studio import Studio

from composer.gui.frame.commands import plain


def _words(studio: Studio) -> str:
    QTest.keyClick(studio.window, Qt.Key.Key_F1)
    (dialog,) = (each for each in studio.window.findChildren(QDialog) if each.isVisible())
    words = dialog.findChild(QTextBrowser).toPlainText()
    dialog.close()
    return words


def test_every_action_with_a_key_is_named_with_it(studio: Studio) -> None:
    lines = _words(studio).splitlines()
    actions = [each for each in studio.window.actions() if not each.shortcut().isEmpty()]
    assert len(actions) > 40
    for action in actions:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        place = lines.index(plain(action.text()))
        assert lines[place - 1] == keys, action.text()


def test_what_no_action_does_is_told_too(studio: Studio) -> None:
    words = _words(studio)
    for said in ("while a line is played", "Double click or Enter", "Tab, Shift+Tab", "Escape"):
        assert said in words
    for name in ("Save", "Export diagrams", "Find in the library", "Neighbours", "People"):
        assert name in words.splitlines()
