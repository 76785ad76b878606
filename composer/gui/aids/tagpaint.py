# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws a tag: a word or two on a tint, with an icon where it has one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from composer.gui.aids.editrows import Tag, Tone
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import Tokens
from composer.gui.panels.lettering import Cut, Lettering

_PAD: Final = 6
_ICON: Final = 11


def tone_colours(tokens: Tokens, tone: Tone) -> tuple[str, str]:
    """Return ink and tint of a tag."""
    return {
        Tone.GOOD: (tokens.sound, tokens.sound_tint),
        Tone.FAULT: (tokens.nosol, tokens.nosol_tint),
        Tone.BAD: (tokens.cooked, tokens.cooked_tint),
        Tone.PLAIN: (tokens.text2, tokens.sunken),
    }[tone]


def tag_width(letters: Lettering, tag: Tag) -> int:
    """Return how wide a tag is."""
    return letters.width(tag.text, Cut.SMALL) + 2 * _PAD + (_ICON + 2 if tag.icon else 0)


def draw_tag(
    painter: QPainter, letters: Lettering, tag: Tag, box: QRect, appearance: Appearance
) -> None:
    """Draw a tag in a box."""
    ink, tint = tone_colours(appearance.tokens, tag.tone)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tint))
    painter.drawRoundedRect(box, 4, 4)
    text = box.adjusted(_PAD, 0, 2 - _PAD, 0)
    if tag.icon:
        icon = QRectF(text.left(), box.center().y() - 5, _ICON, _ICON)
        appearance.icons.draw(painter, tag.icon, icon, ink)
        text.setLeft(text.left() + _ICON + 2)
    letters.draw(painter, text, tag.text, ink, Cut.SMALL)
