# SPDX-License-Identifier: GPL-3.0-or-later
"""How the parts of a window are to look, speak and list: what the user prefers, told to each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from composer.diagrams.style.style import PieceSet
from composer.gui.board.motion import MOVING, STILL
from composer.gui.look.tokens import board_for, board_named
from composer.gui.panels.rows import TreeOptions
from composer.gui.words.translator import language_for

if TYPE_CHECKING:
    from composer.gui.frame.window import StudioWindow


def show_colours(window: StudioWindow) -> None:
    """Give every part the colours of the theme, and of the board that goes with it."""
    tokens, icons = window.tokens, window.icons
    colours = board_named(window.preferences.board) or board_for(tokens)
    window.actions_by_name.dress(icons)
    for men in (window.board, window.palette_of_men):
        men.set_tokens(tokens)
        men.set_colours(colours)
    window.thumbnails.set_colours(colours)
    window.library.set_theme(tokens, icons, colours)
    window.exploring.set_theme(tokens, icons, colours)
    for iconic in (
        window.top,
        window.tabs,
        window.bar,
        window.notices,
        window.dock_bar,
        window.versions,
    ):
        iconic.set_theme(icons)
    for part in (window.pane, window.furniture, window.line_strip, window.twins, window.aids):
        part.set_theme(tokens, icons)
    if window.export_window is not None:
        window.export_window.set_theme(tokens, icons)


def show_men(window: StudioWindow, pieces: PieceSet) -> None:
    """Draw the men of a set on the board, in the palette and in small pictures."""
    for part in (window.board, window.palette_of_men, window.thumbnails, window.library):
        part.set_pieces(pieces)
    for each in window.findChildren(QWidget):
        each.update()


def show_choices(window: StudioWindow) -> None:
    """Let every part speak, move and list as the user prefers it."""
    preferences = window.preferences
    _show_letters(window)
    window.board.set_motion(STILL if preferences.reduce_motion else MOVING)
    window.pane.set_options(tree_options(window))
    window.pane.solution.set_refutations(preferences.refutations)
    window.twins.refresh()
    window.aids.set_on(preferences.drop_map)
    for name, on in (
        ("drop-map", preferences.drop_map),
        ("all-defences", preferences.all_defences),
        ("trivial-tries", preferences.trivial_tries),
    ):
        window.actions_by_name[name].setChecked(on)


def tree_options(window: StudioWindow) -> TreeOptions:
    """Return what the tree of the solution is to list, and in which letters."""
    preferences = window.preferences
    return TreeOptions(
        window.letters(),
        preferences.all_defences,
        preferences.trivial_tries,
        window.aids.intended.marks,
    )


def _show_letters(window: StudioWindow) -> None:
    """Write moves with the letters, and words in the language, that the user prefers."""
    letters, language = window.letters(), language_for(window.preferences.language)
    for speaking in (window.pane, window.story, window.library):
        speaking.set_language(language)
    for writing in (
        window.composing,
        window.palette_of_men,
        window.aids,
        window.library,
        window.line_strip,
    ):
        writing.set_letters(letters)
    for both in (window.exploring, window.furniture):
        both.set_letters(letters, language)
