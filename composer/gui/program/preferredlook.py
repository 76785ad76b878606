# SPDX-License-Identifier: GPL-3.0-or-later
"""How the parts of a window are to look, write and list: as the user prefers it."""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from composer.diagrams.style.style import pieces_named
from composer.gui.board.motion import MOVING, STILL
from composer.gui.look.appearance import Appearance
from composer.gui.look.contrast import system_asks
from composer.gui.look.stylesheet import colour, dress, system_palette, tokens_for
from composer.gui.look.tokens import Tokens, board_named
from composer.gui.panels.rows import TreeOptions
from composer.gui.program.parts import StudioParts
from composer.gui.user.preferring import Preferring


class PreferredLook(QObject):
    """Lets an appearance follow what the user prefers, and the system's colours.

    The application gets its colours at once, and its style sheet by `dress`, when the window has
    all its parts.
    """

    def __init__(
        self, appearance: Appearance, preferring: Preferring, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance, self._preferring = appearance, preferring
        self._is_dressed = False
        self._colour()
        self._draw_men()
        self._write()
        preferring.changed.connect(self._follow)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_system)
        if hasattr(hints, "accessibility"):  # since Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._follow_system)

    def dress(self) -> None:
        """Give the application its style sheet, now and whenever the colours change."""
        self._is_dressed = True
        self._dress(self._tokens())

    def _follow(self, changed: Set[str]) -> None:
        if changed & {"theme", "board", "contrast"}:
            self._colour()
        if "men" in changed:
            self._draw_men()
        if changed & {"letters", "language"}:
            self._write()

    def _follow_system(self) -> None:
        now = self._preferring.now
        if "system" in (now.theme, now.contrast):
            self._colour()

    def _colour(self) -> None:
        tokens = self._tokens()
        self._dress(tokens)
        self._appearance.colour(tokens, board_named(self._preferring.now.board))

    def _tokens(self) -> Tokens:
        now = self._preferring.now
        strong = now.contrast == "high" or (
            now.contrast == "system" and system_asks(system_palette())
        )
        return tokens_for(now.theme, strong)

    def _dress(self, tokens: Tokens) -> None:
        application = QApplication.instance()
        if isinstance(application, QApplication):
            (dress if self._is_dressed else colour)(application, tokens)

    def _draw_men(self) -> None:
        self._appearance.draw_men(pieces_named(self._preferring.now.men))

    def _write(self) -> None:
        self._appearance.write(self._preferring.letters, self._preferring.language)


def connect_appearance(parts: StudioParts) -> None:
    """Let every part look, write and list as the user prefers it, now and after each change."""
    rewrite = parts.pane.set_options
    parts.appearance.writing_changed.connect(lambda: rewrite(tree_options(parts)))
    parts.preferring.changed.connect(lambda changed: _list(parts, changed))
    _list(parts, {"reduce_motion", "refutations", "drop_map", "all_defences", "trivial_tries"})


def tree_options(parts: StudioParts) -> TreeOptions:
    """Return what the tree of the solution is to list, and in which letters."""
    now = parts.preferring.now
    return TreeOptions(
        parts.appearance.letters,
        now.all_defences,
        now.trivial_tries,
        parts.aids.intended.marks,
    )


def _list(parts: StudioParts, changed: Set[str]) -> None:
    """Let the parts move and list as the user prefers it."""
    now = parts.preferring.now
    if "reduce_motion" in changed:
        parts.board.set_motion(STILL if parts.preferring.still else MOVING)
    if changed & {"all_defences", "trivial_tries"}:
        parts.pane.set_options(tree_options(parts))
    if "refutations" in changed:
        parts.pane.solution.set_refutations(now.refutations)
    if "drop_map" in changed:
        parts.aids.set_on(now.drop_map)
    for field in changed & {"drop_map", "all_defences", "trivial_tries"}:
        parts.actions_by_name[field.replace("_", "-")].setChecked(getattr(now, field))
