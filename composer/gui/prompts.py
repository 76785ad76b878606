# SPDX-License-Identifier: GPL-3.0-or-later
"""The few questions the studio asks, behind one object that tests and scripts replace."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from composer.gui.language import tr


class Unsaved(Enum):
    """What to do with unsaved work."""

    SAVE = "save"
    DISCARD = "discard"
    CANCEL = "cancel"


class Prompts:
    """Asks the user through dialogs."""

    def open_file(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """Ask for a file that exists; None if the user changes his mind."""
        name, _ = QFileDialog.getOpenFileName(parent, title, "", kinds)
        return Path(name) if name else None

    def save_file(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """Ask where to write a file; the dialog asks before an existing one is replaced."""
        name, _ = QFileDialog.getSaveFileName(parent, title, suggestion, kinds)
        return Path(name) if name else None

    def unsaved(self, parent: QWidget, name: str) -> Unsaved:
        """Ask what to do with unsaved work before another problem takes its place."""
        box = QMessageBox(parent)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(tr("The problem on the board is not saved."))
        box.setInformativeText(name)
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        pressed = box.exec()
        if pressed == buttons.Save:
            return Unsaved.SAVE
        return Unsaved.DISCARD if pressed == buttons.Discard else Unsaved.CANCEL
