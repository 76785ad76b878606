# SPDX-License-Identifier: GPL-3.0-or-later
"""How Qt is loaded."""

from __future__ import annotations

import builtins


def load_qt() -> None:
    """Load Qt, and let what is imported afterwards load without its help.

    PySide6 puts a function of its own in the place of `__import__`. It reads the source of each
    module that is imported, to see whether the names of Qt's functions are to be spelled in another
    way there (`from __feature__ import`). This program never asks for that, and its start takes a
    sixth longer with it.

    Raises:
        ImportError: Qt is missing, or does not load on this machine.
    """
    plain = builtins.__import__
    import PySide6.QtNetwork
    import PySide6.QtPrintSupport
    import PySide6.QtSvg
    import PySide6.QtSvgWidgets
    import PySide6.QtWidgets  # noqa: F401 - all that windows use, for Qt's own sake

    builtins.__import__ = plain
