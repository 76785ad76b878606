# SPDX-License-Identifier: GPL-3.0-or-later
"""How the parts of a window are to look, write and list: as the user prefers it."""

from __future__ import annotations

from collections.abc import Callable, Set

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from composer.diagrams.style.style import pieces_named
from composer.gui.aids.aids import Aids
from composer.gui.board.motion import MOVING, STILL
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.look.contrast import system_asks
from composer.gui.look.stylesheet import colour, dress, system_palette, tokens_for
from composer.gui.look.tokens import Tokens, board_named
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.rows import TreeOptions
from composer.gui.user.actionset import ActionSet
from composer.gui.user.preferring import Preferring


class PreferredLook(QObject):
    """Lets an appearance follow what the user prefers, and the system's colours.

    The application gets its colours at once, and its style sheet by `dress`, when the window has
    all its parts.
    """

    def __init__(self, appearance: Appearance, preferring: Preferring) -> None:
        super().__init__()
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


def install_listing(
    pane: AnalysisPane,
    aids: Aids,
    board: BoardView,
    appearance: Appearance,
    preferring: Preferring,
    actions: ActionSet,
) -> Callable[[], None]:
    """Let analysis and board write, list and move as the user prefers it, now and later.

    Returns:
        what lists the tree of the solution again, with the keys that are meant by then.
    """

    def rewrite() -> None:
        now, meant = preferring.now, aids.intended.marks
        pane.set_options(
            TreeOptions(appearance.letters, now.all_defences, now.trivial_tries, meant)
        )

    def follow(changed: Set[str]) -> None:
        now = preferring.now
        if "reduce_motion" in changed:
            board.set_motion(STILL if preferring.still else MOVING)
        if changed & {"all_defences", "trivial_tries"}:
            rewrite()
        if "refutations" in changed:
            pane.solution.set_refutations(now.refutations)
        if "drop_map" in changed:
            aids.set_on(now.drop_map)
        for field in changed & {"drop_map", "all_defences", "trivial_tries"}:
            actions[field.replace("_", "-")].setChecked(getattr(now, field))

    appearance.writing_changed.connect(rewrite)
    preferring.changed.connect(follow)
    actions["all-defences"].toggled.connect(lambda on: preferring.prefer(all_defences=on))
    actions["trivial-tries"].toggled.connect(lambda on: preferring.prefer(trivial_tries=on))
    follow({"reduce_motion", "refutations", "drop_map", "all_defences", "trivial_tries"})
    return rewrite
