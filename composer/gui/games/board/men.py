# SPDX-License-Identifier: GPL-3.0-or-later
"""The men of games: which are offered, and their pictures."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from composer.diagrams.games.drawing import man_picture
from composer.diagrams.games.theme import GameTheme, theme_named
from composer.diagrams.painting.games import paint_picture
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.rules.book import RuleBook


def theme_of(appearance: Appearance) -> GameTheme:
    """Return the colours of boards and men that go with those of the window's board."""
    return theme_named(appearance.colours.name)


def offered_men(book: RuleBook) -> tuple[tuple[str, ...], ...]:
    """Return the letters of the men that are offered, a row for each player."""
    return () if book.game is None else book.game.offered


class GameMen(MenPictures):
    """Pictures of the men of a game, who are named by their letters."""

    def __init__(self, appearance: Appearance, book: RuleBook) -> None:
        super().__init__(appearance)
        self._book = book

    def _look(self) -> object:
        return self._appearance.figures, self._appearance.colours.name

    def _paint(self, painter: QPainter, man: str, rect: QRectF, halo: float = 0.0) -> None:
        theme, figures = theme_of(self._appearance), self._appearance.figures
        paint_picture(painter, man_picture(self._book, man, theme, figures), rect)
