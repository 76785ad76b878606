# SPDX-License-Identifier: GPL-3.0-or-later
"""The page in the preview, on screens of any scale."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SHOWN = """
import sys
from PySide6.QtGui import QImage, QColor
from PySide6.QtWidgets import QApplication
from composer.gui.publishing.preview import PageView

application = QApplication([])
view = PageView()
view.resize(417, 523)
view.show()
wide = view.fit()(210.0, 297.0)
page = QImage(wide, round(wide * 297 / 210), QImage.Format.Format_RGB32)
for x in range(page.width()):
    for y in range(page.height()):
        page.setPixelColor(x, y, QColor("#000000" if (x + y) % 2 else "#ffffff"))
view.show_page(page, (210.0, 297.0))
seen = view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
ratio = view.devicePixelRatioF()
corner = view.page_rect().topLeft()
part = seen.copy(round(corner.x() * ratio), round(corner.y() * ratio), page.width(), page.height())
part.setDevicePixelRatio(1.0)
print(ratio, part == page)
"""
"""Draws a page whose every second pixel is black: any rounding would turn it grey."""


@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "2"])
def test_the_page_is_drawn_pixel_for_pixel(scale: str) -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [sys.executable, "-c", SHOWN],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.split() == [str(float(scale)), "True"]
