# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual beside the studio: which part of the window is explained by which page."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from composer.gui.program.parts import StudioParts


def contexts(parts: StudioParts) -> tuple[tuple[QWidget, str], ...]:
    """Return the parts of the window with what the manual calls them, the inner ones first."""
    pane, aids, library = parts.pane, parts.aids, parts.library
    return (
        (parts.palette_of_men, "palette"),
        (parts.tray, "fairy-men"),
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
        (parts.men_page, "fairy-men"),
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
    if widget is parts.board and parts.board.overlays.of("needed"):
        return "needed"
    for part, name in contexts(parts):
        if widget is not None and (part is widget or part.isAncestorOf(widget)):
            return name
    return "library" if parts.views.is_library else "window"
