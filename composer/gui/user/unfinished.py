# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows in which something is typed before it is kept: none goes with it without a question."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QWidget

from composer.gui.user.prompts import Prompts
from composer.gui.words.language import tr


class UnfinishedDialog(QDialog):
    """Asks before it goes with work that stands nowhere else, by Esc, its frame or the program."""

    def __init__(self, prompts: Prompts, parent: QWidget) -> None:
        """Make a window that asks by `prompts`."""
        super().__init__(parent)
        self._prompts = prompts
        self._is_left = False
        self._is_writing = False

    @property
    def is_left(self) -> bool:
        """Whether it was closed."""
        return self._is_left

    def would_lose(self) -> bool:
        """Return whether something stands here that would be lost."""
        raise NotImplementedError

    def question(self) -> str:
        """Return the question that is asked before it is lost."""
        raise NotImplementedError

    def may_leave(self) -> bool:
        """Return whether nothing would be lost, or the user wants it so."""
        if self._is_left or self._is_writing or not self.would_lose():
            return True
        self.show()  # it may wait unseen for what becomes of its work
        self.raise_()
        told = tr("What was typed or moved there stands nowhere else.")
        return self._prompts.confirm(self, self.question(), told, tr("Close it all the same"))

    def begin_writing(self) -> None:
        """Take nothing more while the work is written down, which nothing but a fault ends."""
        self._is_writing = True
        self.setEnabled(False)

    def end_writing(self) -> None:
        """Take more again, where it was not written down."""
        if not self._is_left:
            self._is_writing = False
            self.setEnabled(True)

    # Qt's own names

    def accept(self) -> None:
        """Close, if it is still there: what is kept may be there later than that."""
        if not self._is_left:
            super().accept()

    def reject(self) -> None:
        """Close, unless the user thinks better of it."""
        if self.may_leave():
            super().reject()

    def done(self, result: int) -> None:
        """Close; from now on nothing is asked."""
        self._is_left = True
        super().done(result)


def may_leave_all(window: QWidget) -> bool:
    """Return whether a window may go by what its dialogs hold; close those that may."""
    for dialog in window.findChildren(UnfinishedDialog):
        if not dialog.may_leave():
            return False
        dialog.done(QDialog.DialogCode.Rejected)
    return True
