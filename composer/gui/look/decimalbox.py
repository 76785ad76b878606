# SPDX-License-Identifier: GPL-3.0-or-later
"""A field for a number with places after the decimal point."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QDoubleSpinBox


class DecimalBox(QDoubleSpinBox):
    """A number as the language writes it, which may be typed with a point and with a comma.

    Qt would take the other sign for one between thousands and leave it out: 37.5 typed where a
    comma is usual became 375.
    """

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Judge what is typed by the language's own decimal sign, which takes its place."""
        return super().validate(self._own(text), place)

    def valueFromText(self, text: str) -> float:
        """Read a number, whichever sign it has."""
        return super().valueFromText(self._own(text))

    def _own(self, text: str) -> str:
        sign = self.locale().decimalPoint()
        return text.replace("." if sign == "," else ",", sign)
