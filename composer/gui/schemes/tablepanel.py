# SPDX-License-Identifier: GPL-3.0-or-later
"""The live table: defences, and what answers them in each phase."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from composer.gui.look.widgets import column, label
from composer.gui.schemes.tab import Workplace


class TablePanel(QWidget):
    """The place of the table, above the tabs."""

    def __init__(self, place: Workplace) -> None:
        super().__init__()
        self.setMinimumHeight(120)
        column(label(self.tr("Phases"), "panelTitle"), 1, on=self, margins=(14, 8, 14, 8))
        self._place = place
