# SPDX-License-Identifier: GPL-3.0-or-later
"""The actions of a window, and when their icons are drawn."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from composer.gui.look.appearance import Appearance
from composer.gui.user.actionset import ActionSet, Spec

SPECS = (
    Spec("save", "&Save", "file", icon="save"),
    Spec("open", "&Open", "file", icon="open"),
    Spec("undo", "&Undo", "edit", icon="undo"),
    Spec("plain", "&Plain", "edit"),
)


@pytest.fixture
def actions(qtbot: QtBot) -> ActionSet:
    window = QMainWindow()
    qtbot.addWidget(window)
    return ActionSet(window, Appearance(), {"file": "&File", "edit": "&Edit"}, SPECS)


def dressed(actions: ActionSet) -> set[str]:
    """The names of the actions with an icon; they are found as Qt finds them."""
    found = actions.parent().findChildren(QAction)
    return {act.objectName() for act in found if act.objectName() and not act.icon().isNull()}


def test_an_icon_is_drawn_when_its_action_is_asked_for_or_its_menu_is_opened(
    actions: ActionSet,
) -> None:
    assert dressed(actions) == set()
    assert not actions["undo"].icon().isNull()
    assert actions["plain"].icon().isNull()
    assert dressed(actions) == {"undo"}
    actions.menus["file"].aboutToShow.emit()
    assert dressed(actions) == {"save", "open", "undo"}


def test_other_colours_are_those_of_menus_too(actions: ActionSet) -> None:
    actions["save"]
    before = actions["save"].icon().cacheKey()
    actions._recolour()
    assert dressed(actions) == {"save"}
    actions._appearance.colours_changed.emit()
    assert dressed(actions) == {"save"}
    actions.menus["file"].aboutToShow.emit()
    key = actions._appearance.icons.icon("open").cacheKey()
    assert actions["open"].icon().cacheKey() == key
    assert before == actions._appearance.icons.icon("save").cacheKey()
