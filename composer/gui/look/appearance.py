# SPDX-License-Identifier: GPL-3.0-or-later
"""How the window looks and writes: theme, board, figures, piece letters, language."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from composer.diagrams.style.style import PieceSet
from composer.gui.look.icons import Icons
from composer.gui.look.tokens import LIGHT, BoardColours, Tokens, board_for
from composer.notation.letters import ENGLISH, ENGLISH_S, Letters, letters_beside
from composer.problem.men import Man


class Appearance(QObject):
    """What all parts of a window have in common to the eye.

    Whoever paints or writes moves reads it when that is done, and listens to the signals where
    what is shown was made before. It is given to each part when that is made.

    Signals:
        colours_changed: there are other tokens, icons or colours of the board.
        figures_changed: the men are drawn otherwise.
        writing_changed: moves have other letters, or words another language.
    """

    colours_changed = Signal()
    figures_changed = Signal()
    writing_changed = Signal()

    def __init__(self) -> None:
        """Begin with the light theme, its board, classic men, and English."""
        super().__init__()
        self._tokens, self._icons = LIGHT, Icons(LIGHT)
        self._colours = board_for(LIGHT)
        self._figures = PieceSet.CLASSIC
        self._letters, self._language = ENGLISH_S, "en"
        self._beside_nightriders = False

    @property
    def tokens(self) -> Tokens:
        """The colours of the window."""
        return self._tokens

    @property
    def icons(self) -> Icons:
        """The icons in those colours."""
        return self._icons

    @property
    def colours(self) -> BoardColours:
        """The colours of the squares."""
        return self._colours

    @property
    def figures(self) -> PieceSet:
        """The set that men are drawn of."""
        return self._figures

    @property
    def letters(self) -> Letters:
        """The letters of the men in moves; beside nightriders N is theirs alone."""
        return ENGLISH_S if self._beside_nightriders and self._letters == ENGLISH else self._letters

    @property
    def language(self) -> str:
        """The code of the language of words that are no sentences of the window: themes."""
        return self._language

    def repaint(self, widget: QWidget) -> None:
        """Let a widget be painted again whenever it is to look or read otherwise."""
        for changed in (self.colours_changed, self.figures_changed, self.writing_changed):
            changed.connect(widget.update)

    def colour(self, tokens: Tokens, board: BoardColours | None = None) -> None:
        """Use other colours; without those of a board, the ones that go with the theme."""
        self._tokens, self._icons = tokens, Icons(tokens)
        self._colours = board or board_for(tokens)
        self.colours_changed.emit()

    def draw_men(self, figures: PieceSet) -> None:
        """Draw the men of a set."""
        if figures is not self._figures:
            self._figures = figures
            self.figures_changed.emit()

    def write_beside(self, men: Iterable[Man]) -> None:
        """Write moves so that they can be told apart among these men: those on the board."""
        beside = letters_beside(ENGLISH, men) != ENGLISH
        if beside != self._beside_nightriders:
            self._beside_nightriders = beside
            if self._letters == ENGLISH:
                self.writing_changed.emit()

    def write(self, letters: Letters, language: str) -> None:
        """Write moves with some letters, and name themes in a language, by its code."""
        if (letters, language) != (self._letters, self._language):
            self._letters, self._language = letters, language
            self.writing_changed.emit()
