# SPDX-License-Identifier: GPL-3.0-or-later
"""The icons: all there, drawn alike, in the colours asked for, sharp on every screen."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from cases import every
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter

from composer.gui.look.icons import Icons
from composer.gui.look.tokens import DARK, LIGHT

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "icons"
SIGN = "app"  # the program's own sign, in its own colours and larger
NAMES = sorted(path.stem for path in FOLDER.glob("*.svg") if path.stem != SIGN)
NEEDED = (
    "undo redo history flip copy export left right up down rotate mirror swap-colours clear "
    "search library versions save new open chevron-right chevron-down chevron-up close plus "
    "check cooked no-solution short invalid undecided threat zugzwang dual star settings trash "
    "sun moon play stop warning info keyboard "
)


def inked(image: QImage) -> list[QColor]:
    cells = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return [colour for x, y in cells if (colour := image.pixelColor(x, y)).alpha() > 200]


def test_all_icons_that_the_window_needs_are_there() -> None:
    assert set(NEEDED.split()) <= set(NAMES)


@every("name", NAMES)
def test_each_is_drawn_on_the_grid_with_the_pen_of_the_set(name: str) -> None:
    root = ElementTree.parse(FOLDER / f"{name}.svg").getroot()
    assert root.get("viewBox") == "0 0 16 16"
    assert root.get("stroke") == "currentColor"
    assert root.get("stroke-width") == "1.4"
    assert root.get("stroke-linecap") == "round"


@every("name", NAMES)
def test_each_has_the_colour_asked_for(qapp, name: str) -> None:
    image = Icons(LIGHT).pixmap(name, "#b02a20", 32).toImage()
    ink = inked(image)
    assert ink
    assert all(colour.red() > 150 and colour.green() < 70 for colour in ink)


def test_a_button_that_is_on_or_off_has_another_colour(qapp) -> None:
    for tokens in (LIGHT, DARK):
        icon = Icons(tokens).icon("flip")
        size = QSize(32, 32)
        off = inked(icon.pixmap(size).toImage())
        on = inked(icon.pixmap(size, QIcon.Mode.Normal, QIcon.State.On).toImage())
        assert QColor(tokens.text2) in off
        assert QColor(tokens.accent) in on
        assert not inked(icon.pixmap(size, QIcon.Mode.Disabled).toImage())  # pale


@every("ratio", [1.0, 1.25, 1.5, 2.0, 3.0, 4.0])
def test_an_icon_has_all_pixels_of_the_screen(qapp, ratio: float) -> None:
    pixmap = Icons(LIGHT).icon("save").pixmap(QSize(16, 16), ratio)
    assert pixmap.width() == 16 * ratio
    assert pixmap.devicePixelRatio() == ratio


def test_icons_are_made_once_and_kept_in_the_object(qapp) -> None:
    icons = Icons(LIGHT)
    assert icons.icon("save") is icons.icon("save")
    assert icons.icon("save") is not icons.icon("save", LIGHT.cooked)
    assert icons.pixmap("save") is icons.pixmap("save")
    assert icons.tokens is LIGHT


def test_an_icon_is_drawn_into_its_rectangle_only(qapp) -> None:
    image = QImage(60, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    Icons(LIGHT).draw(painter, "check", QRectF(30, 10, 20, 20), LIGHT.sound)
    painter.end()
    cells = [(x, y) for x in range(60) for y in range(40) if image.pixelColor(x, y).alpha()]
    assert min(x for x, _ in cells) >= 30
    assert max(x for x, _ in cells) < 50


def test_an_icon_that_is_not_there_is_named(qapp) -> None:
    with pytest.raises(FileNotFoundError, match=r"icons/unicorn\.svg"):
        Icons(LIGHT).icon("unicorn")
