# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows in the library what came in, and takes an import back, where the window is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from composer.gui.frame.window import StudioWindow


def connect_import(window: StudioWindow) -> None:
    """Let the library show what an import brought."""
    bringing = window.exchange.bringing

    def show(query: str) -> None:
        window.views.show_library()
        window.library.searching.look_in_bin(False)
        window.library.set_query(query)

    def came(query: str, at_once: bool) -> None:
        if at_once:
            show(query)

    bringing.came.connect(came)
    bringing.show_asked.connect(show)
    bringing.undo_asked.connect(window.furniture.changes.undo_this)
