# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual beside the studio: which part of the window is explained by which page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from composer.gui.program.parts import StudioParts

KEY: Final = "F1"
_NAME: Final = "manual-key"
OWN_WINDOWS: Final = {
    "ExportWindow": "export",
    "ImportReport": "import",
    "PeoplePanel": "people",
    "PopeyeWindow": "popeye",
    "SearchWindow": "search-further",
    "SettingsWindow": "look",
    "TelephoneDialog": "telephone",
    "VersionTree": "versions",
}
"""The windows beside that of the studio, by the names of their classes (not all are imported at the
start), with what the manual calls them."""


def contexts(parts: StudioParts) -> tuple[tuple[QWidget, str], ...]:
    """Return the parts of the window with what the manual calls them, the inner ones first."""
    pane, aids, library = parts.pane, parts.aids, parts.library
    return (
        (parts.palette_of_men, "palette"),
        (parts.men.tray, "fairy-men"),
        (parts.board, "board"),
        (parts.bar, "stipulation"),
        (parts.caption, "caption"),
        (parts.versions, "versions"),
        (parts.twins, "twins"),
        (pane.verdict, "verdict"),
        (pane.solution, "solution"),
        (pane.lines, "lines"),
        (pane.games, "proof-games"),
        (pane.insight.grid, "phases"),
        (pane.insight.correspondences, "correspondences"),
        (pane.insight.chips, "themes"),
        (pane.insight.quality, "quality"),
        (aids.repair, "repair"),
        (aids.line_repair, "repair"),
        (aids.neighbours, "neighbours"),
        (parts.history.panel, "history"),
        (parts.men.page, "fairy-men"),
        (parts.details, "details"),
        (library.filter, "query"),
        (library, "library"),
        (pane.insight, "phases"),
        (pane, "solution"),
    )


def show_manual(parts: StudioParts, page: str = "") -> None:
    """Show the manual: a page, or that on what has the keyboard."""
    # Imported when it is asked for: the start of the program reads no Markdown.
    from composer.gui.program.manualwindow import manual_window

    window = manual_window(parts)
    if page:
        window.open_at(page)
    else:
        window.open_on(context_of(parts, QApplication.focusWidget()))


def context_of(parts: StudioParts, widget: QWidget | None) -> str:
    """Return what the manual calls the part of the window that a widget belongs to."""
    if widget is not None and widget.window() is not parts:
        return OWN_WINDOWS.get(type(widget.window()).__name__, "window")
    if widget is parts.board and parts.board.overlays.of("needed"):
        return "needed"
    front = parts.games.front
    if widget is not None and front is not None and front.isAncestorOf(widget):
        return "old-games"
    for part, name in contexts(parts):
        if widget is not None and (part is widget or part.isAncestorOf(widget)):
            return name
    return "library" if parts.views.is_library else "window"


class Explaining(QObject):
    """Lets F1 work in the windows beside that of the studio, made when they are wanted."""

    def __init__(self, parts: StudioParts) -> None:
        super().__init__(parts)
        self._parts = parts
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._note)

    def _note(self, _: QWidget | None, now: QWidget | None) -> None:
        """Give a window its key when it has the keyboard for the first time."""
        window = None if now is None else now.window()
        if window is None or type(window).__name__ not in OWN_WINDOWS:
            return
        if window.findChild(QShortcut, _NAME) is None and self._is_ours(window):
            shortcut = QShortcut(QKeySequence(KEY), window, lambda: show_manual(self._parts))
            shortcut.setObjectName(_NAME)

    def _is_ours(self, window: QWidget) -> bool:
        above = window.parentWidget()
        return above is None or above.window() is self._parts or self._is_ours(above.window())
