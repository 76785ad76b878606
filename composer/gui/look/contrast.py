# SPDX-License-Identifier: GPL-3.0-or-later
"""High contrast: its two themes, and whether the system asks for it.

Every text colour keeps a ratio of 7 on every surface and on its own tint, frames one of 4.5.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from composer.gui.look.tokens import DARK, LIGHT

LIGHT_CONTRAST: Final = replace(
    LIGHT,
    name="light, high contrast",
    window="#FFFFFF",
    panel="#FFFFFF",
    raised="#FFFFFF",
    sunken="#F4F4F4",
    hover="#EFEFEF",
    select="#D9E8FF",
    line="#6A6A6A",
    line2="#3A3A3A",
    text="#000000",
    text2="#1A1A1A",
    muted="#333333",
    accent="#0A3780",
    accent_tint="#DCE9FF",
    sound="#0B4A26",
    sound_tint="#E4F6EA",
    cooked="#7C120A",
    cooked_tint="#FDEBE9",
    nosol="#4A3700",
    nosol_tint="#FAF1D2",
    short="#47207A",
    short_tint="#F1E9FB",
    invalid="#33363C",
    invalid_tint="#EDEEF0",
    changed="#073F48",
    changed_tint="#DFF3F5",
    transferred="#621645",
    transferred_tint="#FBE9F4",
    threat="#6A2A05",
    threat_tint="#FCECE2",
    tooltip="#000000",
    ontooltip="#FFFFFF",
)

DARK_CONTRAST: Final = replace(
    DARK,
    name="dark, high contrast",
    window="#000000",
    panel="#000000",
    raised="#0A0A0A",
    sunken="#000000",
    hover="#1A1A1A",
    select="#14295A",
    line="#8A8A8A",
    line2="#C8C8C8",
    text="#FFFFFF",
    text2="#F0F0F0",
    muted="#D0D0D0",
    accent="#A9C6FF",
    accent_tint="#10213F",
    onaccent="#000000",
    sound="#8BE8B0",
    sound_tint="#0C2417",
    cooked="#FFB3AC",
    cooked_tint="#330F0C",
    nosol="#F2D577",
    nosol_tint="#2A2308",
    short="#DCC8FF",
    short_tint="#22173A",
    invalid="#D2D5DA",
    invalid_tint="#24262A",
    changed="#8AE2EC",
    changed_tint="#0A2A2E",
    transferred="#FFBDE3",
    transferred_tint="#331427",
    threat="#FFC49C",
    threat_tint="#331F10",
    tooltip="#FFFFFF",
    ontooltip="#000000",
)

_STRONG: Final = 18.0  # a ratio of text to ground that no usual theme has with equal grounds


def contrast(a: str | QColor, b: str | QColor) -> float:
    """Return the ratio of two opaque colours, 1 to 21, as WCAG 2 defines it."""
    high, low = sorted((_luminance(QColor(a)), _luminance(QColor(b))), reverse=True)
    return (high + 0.05) / (low + 0.05)


def looks_strong(colours: QPalette) -> bool:
    """Return whether a palette of the system's is one of high contrast.

    Such themes paint windows, lists and buttons alike, and text as far from that as it can be.
    """
    role = QPalette.ColorRole
    window = colours.color(role.Window)
    alike = all(colours.color(role) == window for role in (role.Base, role.Button))
    return alike and contrast(colours.color(role.WindowText), window) >= _STRONG


def system_asks(usual: QPalette | None = None) -> bool:
    """Return whether the system asks for high contrast.

    Args:
        usual: the palette before the program set its own, where Qt cannot say (before 6.10).
    """
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "accessibility"):
        wanted = hints.accessibility().contrastPreference()
        if wanted == Qt.ContrastPreference.HighContrast:
            return True
    return usual is not None and looks_strong(usual)


def _luminance(colour: QColor) -> float:
    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(x) for x in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
