# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window of a studio, made with its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from composer.gui.publishing.boardnotes import notes_of
from composer.gui.publishing.choices import What
from composer.gui.publishing.exporting import ExportWindow
from composer.gui.publishing.stock import Stock
from composer.gui.words.translator import language_for

if TYPE_CHECKING:
    from composer.gui.frame.window import StudioWindow


def export_window_of(window: StudioWindow) -> ExportWindow:
    """Make the export window of a studio; as long as it was never used, it looks like the board."""
    board = window.board
    stock = Stock(
        window.session,
        window.librarian,
        window.library,
        lambda: notes_of(board.all_marks()),
        window,
    )
    language = language_for(window.preferences.language)
    made = ExportWindow(stock, window.prompts, window.settings, language)
    made.set_theme(window.tokens, window.icons)
    made.left.connect(window.take_keyboard)
    if not made.has_kept:
        made.choose_men(window.preferences.men)
        made.choose_letters(window.letters().code)
    if not made.was_sized:
        made.resize(made.sizeHint())
    return made


def export_from(window: StudioWindow) -> None:
    """Open the export window for what is before the user: the board, or what the library shows."""
    known = window.export_window
    was_open = known is not None and known.isVisible()
    export = window.show_export()
    if was_open:
        return
    if not window.views.is_library:
        export.choose(what=What.BOARD)
    elif window.library.chosen_records():
        export.choose(what=What.SELECTED)
    else:
        export.choose(what=What.FOUND)
