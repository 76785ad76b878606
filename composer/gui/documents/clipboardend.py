# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of the clipboard when the program ends."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication


def release_clipboard() -> None:
    """Leave plain text on the clipboard: data made in Python must not outlive the program.

    Qt destroys it after Python has ended, which would end the program with a crash.
    """
    clipboard = QGuiApplication.clipboard()
    of_this_program = QGuiApplication.platformName() in ("offscreen", "minimal")
    if of_this_program or clipboard.ownsClipboard():
        clipboard.setText(clipboard.text())
