# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual names every key that there is: its list is made from the actions themselves."""

from __future__ import annotations

import re
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from studio import Studio

from composer.gui.frame.commands import plain
from composer.gui.manual.window import ManualWindow
from composer.manual.shelf import page_ids, page_of

_KEYS = re.compile(r"\b(?:Ctrl|Alt|Shift)(?:\+(?:Ctrl|Alt|Shift))*\+(?:[A-Z]\w*|[.,])|\bF\d+\b")


def _words(studio: Studio) -> str:
    QTest.keyClick(studio.window, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    window = studio.window.findChild(ManualWindow)
    assert window is not None
    assert window.page_name == "keyboard"
    words = window.reader.toPlainText()
    window.close()
    return words


def test_every_action_with_a_key_is_named_with_it(studio: Studio) -> None:
    lines = _words(studio).splitlines()
    offered = (action for action in studio.window.actions() if action.isVisible())  # not of games
    actions = [action for action in offered if not action.shortcut().isEmpty()]
    assert len(actions) > 40
    for action in actions:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert (keys, plain(action.text())) in list(pairwise(lines))


def test_what_no_action_does_is_told_too(studio: Studio) -> None:
    words = _words(studio)
    for said in ("while a line is played", "Double click or Enter", "Tab, Shift+Tab", "Escape"):
        assert said in words
    for name in ("Save", "Export diagrams", "Find in the library", "Neighbours", "People"):
        assert name in words.splitlines()


def test_every_key_that_a_page_names_is_one(studio: Studio) -> None:
    known = _words(studio)
    named = {key for name in page_ids() for key in _KEYS.findall(page_of(name).text)}
    assert len(named) > 30
    assert not sorted(key for key in named if key not in known)
