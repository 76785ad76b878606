# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pictures of the boards of games that are no chess."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from composer.diagrams.games.drawing import game_picture
from composer.diagrams.games.picture import Picture
from composer.diagrams.games.tables import tables_picture
from composer.diagrams.games.theme import GameTheme
from composer.diagrams.painting.games import paint_picture
from composer.games.position import GameError
from composer.games.record import any_game
from composer.games.tables import TablesProblem
from composer.problem.problem import Problem


def game_image(problem: Problem, pixels: int, theme: GameTheme) -> QImage:
    """Return the board of a game in the middle of a square picture, about it nothing.

    Of a game that this program does not know a frame is drawn, and no man.
    """
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = QRectF(0, 0, pixels, pixels)
    try:
        picture = _picture(problem, theme)
    except GameError:
        painter.setPen(QPen(QColor(theme.frame), 1, Qt.PenStyle.DashLine))
        painter.drawRect(room.adjusted(1, 1, -2, -2))
    else:
        paint_picture(painter, picture, room)
    painter.end()
    return image


def _picture(problem: Problem, theme: GameTheme) -> Picture:
    game = any_game(problem)
    if isinstance(game, TablesProblem):
        return tables_picture(game.position, theme)
    return game_picture(game.position, theme, rules=game.rules)
