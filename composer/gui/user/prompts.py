# SPDX-License-Identifier: GPL-3.0-or-later
"""The few questions the studio asks, behind one object that tests and scripts replace."""

from __future__ import annotations

import sys
from enum import Enum
from pathlib import Path

import platformdirs
from PySide6.QtCore import QDir, QUrl
from PySide6.QtGui import QDesktopServices, QIcon
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QWidget,
)

from composer.gui.user.settings import is_library
from composer.gui.words.language import capital, counted, tr

_MOST_NAMES = 8  # named in one question


class Unsaved(Enum):
    """What to do with unsaved work."""

    SAVE = "save"
    DISCARD = "discard"
    KEEP = "keep"
    CANCEL = "cancel"


class Prompts:
    """Asks the user through dialogs.

    Attributes:
        exports: the folder in which saving begins; None for the one used last.
        used: the folder used last; None as long as there is none.
    """

    exports: Path | None = None
    used: Path | None = None

    def open_file(self, parent: QWidget, title: str, kinds: str) -> Path | None:
        """Ask for a file that exists; None if the user changes his mind."""
        name, _ = QFileDialog.getOpenFileName(parent, title, str(self._first()), kinds)
        return self._chosen(name)

    def open_files(self, parent: QWidget, title: str, kinds: str) -> tuple[Path, ...]:
        """Ask for files that exist; none if the user changes his mind."""
        names, _ = QFileDialog.getOpenFileNames(parent, title, str(self._first()), kinds)
        return tuple(path for path in map(self._chosen, names) if path is not None)

    def save_file(self, parent: QWidget, title: str, suggestion: str, kinds: str) -> Path | None:
        """Ask where to write a file; the dialog asks before an existing one is replaced."""
        known = None if is_library(Path(suggestion)) else self.exports
        place = (known or self._first()) / suggestion  # an absolute one stays as it is
        name, _ = QFileDialog.getSaveFileName(parent, title, str(place), kinds)
        return self._chosen(name)

    def folder(self, parent: QWidget, title: str, before: str) -> Path | None:
        """Ask for a folder; None if the user changes his mind."""
        name = QFileDialog.getExistingDirectory(parent, title, before)
        return Path(name) if name else None

    def _first(self) -> Path:
        """Return the folder in which a dialog begins.

        A program that Windows or macOS starts is in its own folder, or in the root of the disk.
        """
        if self.used is not None and self.used.is_dir():
            return self.used
        if sys.platform == "linux":
            return Path(QDir.currentPath())
        return platformdirs.user_documents_path()

    def _chosen(self, name: str) -> Path | None:
        path = Path(name) if name else None
        if path is not None:
            self.used = path.parent
        return path

    def unsaved(self, parent: QWidget, name: str) -> Unsaved:
        """Ask what to do with unsaved work before another problem takes its place."""
        box = QMessageBox(parent)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(tr("The problem on the board is not saved."))
        box.setInformativeText(name)
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        leave_icons_out(box)
        pressed = _answered(box)
        if pressed == buttons.Save:
            return Unsaved.SAVE
        return Unsaved.DISCARD if pressed == buttons.Discard else Unsaved.CANCEL

    def leave(self, parent: QWidget, names: tuple[str, ...]) -> Unsaved:
        """Ask what to do with the unsaved work of all tabs before the program ends."""
        box = QMessageBox(parent)
        box.setIcon(QMessageBox.Icon.Question)
        words = counted(
            len(names),
            tr("One problem is not saved."),
            tr("%1 problems are not saved.", "", len(names)),
        )
        box.setText(capital(words))
        shown = "\n".join(names[:_MOST_NAMES])
        box.setInformativeText(shown if len(names) <= _MOST_NAMES else f"{shown}\n…")
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        keep = box.addButton(tr("Keep for the next start"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(buttons.Save)
        leave_icons_out(box)
        pressed = _answered(box)
        if box.clickedButton() is keep:
            return Unsaved.KEEP
        if pressed == buttons.Save:
            return Unsaved.SAVE
        return Unsaved.DISCARD if pressed == buttons.Discard else Unsaved.CANCEL

    def confirm(self, parent: QWidget, question: str, words: str, button: str) -> bool:
        """Ask before something that cannot be undone; `button` is the word that does it."""
        box = QMessageBox(parent)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(question)
        box.setInformativeText(words)
        yes = box.addButton(button, QMessageBox.ButtonRole.DestructiveRole)
        no = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(no)
        leave_icons_out(box)
        _answered(box)
        return box.clickedButton() is yes

    def word(self, parent: QWidget, title: str, label: str, known: tuple[str, ...]) -> str | None:
        """Ask for a word, with those that are known to choose from; None if none is given."""
        given, sure = QInputDialog.getItem(parent, title, label, ["", *known], 0, True)
        return given.strip() or None if sure else None

    def text(self, parent: QWidget, title: str, label: str, before: str) -> str | None:
        """Ask for a line of text, which may be empty; None to leave it as it was."""
        given, sure = QInputDialog.getText(parent, title, label, QLineEdit.EchoMode.Normal, before)
        return given.strip() if sure else None

    def print_setup(self, parent: QWidget, printer: QPrinter, pages: int) -> bool:
        """Ask on which printer, and which of so many pages (0: not known); False if not at all."""
        dialog = QPrintDialog(printer, parent)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintCurrentPage, pages > 1)
        if pages:
            dialog.setMinMax(1, pages)
        return _answered(dialog) == QPrintDialog.DialogCode.Accepted

    def show_outside(self, path: Path) -> bool:
        """Open a file with the program that the system has for it; return whether there is one."""
        return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path.absolute())))


def _answered(dialog: QDialog) -> int:
    """Show a dialog until it is answered; then it goes, and does not stay with its parent."""
    try:
        return dialog.exec()
    finally:
        dialog.deleteLater()


def leave_icons_out(box: QMessageBox | QDialogButtonBox) -> None:
    """Let the buttons look like all others: some desktops put coloured pictures on them."""
    for button in box.buttons():
        button.setIcon(QIcon())
