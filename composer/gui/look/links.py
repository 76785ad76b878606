# SPDX-License-Identifier: GPL-3.0-or-later
"""Buttons that look like words one may click."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QToolButton


def link(words: str, act: Callable[[], object]) -> QToolButton:
    """Return a button that looks like a link and does something when it is clicked."""
    button = QToolButton()
    button.setObjectName("link")
    button.setText(words)
    button.clicked.connect(lambda _=False: act())
    return button
