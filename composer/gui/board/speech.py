# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said to screen readers without moving the focus."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, sentence: str) -> None:
    """Let a running screen reader say a sentence; without one nothing happens."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))
