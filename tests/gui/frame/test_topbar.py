# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu bar: title in the middle, the field that finds at the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from studio import BLOCK, LEFT, NONE, SOUND, Studio, problem

from composer.gui.frame.finder import Finder


def pixels(studio: Studio, part: QRect) -> set[int]:
    """Return the colours of a part of the menu bar."""
    image: QImage = studio.window.basis.top.grab(part).toImage()
    return {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}


def test_the_title_names_problem_version_and_what_is_not_saved(studio: Studio) -> None:
    top = studio.window.basis.top
    assert top.title == ("New problem", "")
    studio.lay(problem(SOUND, "#2", "Anne"))
    studio.until(lambda: top.title == ("Anne", "version 1, not saved"))  # it is remembered
    studio.save()
    studio.until(lambda: top.title == ("Anne", "version 1"))
    assert studio.window.windowTitle() == "Anne[*] – Chess Composer"
    assert not studio.window.isWindowModified()
    studio.lay(problem(BLOCK, "#2", "Anne"))
    assert studio.window.isWindowModified()
    studio.until(lambda: top.title == ("Anne", "version 2, not saved"))
    studio.trigger("show-library")
    studio.until(lambda: top.title == ("Library", "4 problems"))


@pytest.mark.parametrize("size", [(800, 560), (1440, 900)])
def test_title_and_field_stand_clear_of_the_menus(studio: Studio, size: tuple[int, int]) -> None:
    window, top = studio.window, studio.window.basis.top
    window.resize(*size)
    studio.until(lambda: (window.width(), window.height()) == size)
    empty = pixels(studio, top.room())
    studio.lay(problem(SOUND, "#2", "A name as long as the registers of nobility " * 5))
    studio.until(lambda: len(pixels(studio, top.room())) > len(empty))
    last = max(top.actionGeometry(action).right() for action in top.actions())
    assert last < top.room().left()
    assert top.room().right() < top.finder.x()
    assert top.finder.geometry().right() < window.width()
    assert (top.finder.width() > 200) == (size[0] >= 1000)


def test_what_is_not_saved_is_seen_where_there_is_no_room_for_words(studio: Studio) -> None:
    window, top = studio.window, studio.window.basis.top
    window.resize(800, 560)
    studio.until(lambda: (window.width(), window.height()) == (800, 560))
    name = "A name as long as the registers of nobility " * 5
    top.show_title(name, "version 1")
    saved = top.grab(top.room()).toImage()
    top.show_title(name, "version 1, not saved", unsaved=True)
    assert top.grab(top.room()).toImage() != saved
    top.show_title(name, "version 1")
    assert top.grab(top.room()).toImage() == saved


def test_the_field_opens_what_finds(studio: Studio) -> None:
    field = studio.window.basis.top.finder
    assert "Ctrl+K" in field.toolTip()
    QTest.mouseClick(field, LEFT, NONE, field.rect().center())
    (finder,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, Finder)]
    assert finder.isVisible()
    assert studio.window.geometry().contains(finder.geometry())
    finder.close()
