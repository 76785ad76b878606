# SPDX-License-Identifier: GPL-3.0-or-later
"""The letters that come with the program, made known to Qt."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase

from composer.diagrams.letters.shipped import TEXT_FAMILY, font_files


def add_letters() -> None:
    """Let the running `QGuiApplication` paint with the program's letters; once is enough."""
    if QFontDatabase.hasFamily(TEXT_FAMILY):
        return
    for content in font_files():
        QFontDatabase.addApplicationFontFromData(QByteArray(content))
