# SPDX-License-Identifier: GPL-3.0-or-later
"""Icons are seen on every ground."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon

from composer.gui.look.appearance import Appearance


def test_an_icon_for_a_coloured_button_is_seen_while_that_is_disabled(
    appearance: Appearance,
) -> None:
    tokens = appearance.tokens
    icon = appearance.icons.icon("play", tokens.onaccent)
    picture = icon.pixmap(QSize(16, 16), QIcon.Mode.Disabled).toImage()
    inks = [picture.pixelColor(x, y) for x in range(16) for y in range(16)]
    seen = [ink for ink in inks if ink.alpha() > 60]
    assert seen
    assert all(abs(ink.lightness() - QColor(tokens.window).lightness()) > 60 for ink in seen)
