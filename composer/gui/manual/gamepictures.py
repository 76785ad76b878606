# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the diagrams of the game book, as the window's appearance has boards."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QImage

from composer.diagrams.games.drawing import game_picture
from composer.diagrams.games.picture import Picture
from composer.diagrams.games.tables import tables_picture
from composer.diagrams.games.theme import theme_named
from composer.diagrams.painting.games import picture_image
from composer.gamebook.diagrams import BookDiagram
from composer.games.tables import TablesProblem
from composer.games.task import GameProblem
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.manual.gamepage import Sizes
from composer.problem.problem import Problem

_CHESS: Final = 264  # logical pixels of a chessboard's side
_LARGEST: Final = 330  # of the longer side of another board
_SMALL_CELLS: Final = 150  # a board with more cells is drawn larger
_WIDE: Final = 420


class BookPictures:
    """Draws diagrams of the game book."""

    def __init__(self, appearance: Appearance) -> None:
        """Draw as an appearance has it."""
        self._appearance = appearance
        self._thumbnails = Thumbnails(appearance)

    def size(self, diagram: BookDiagram) -> Sizes:
        """Return how large a diagram is shown."""
        problem = diagram.problem
        if isinstance(problem, Problem):
            return Sizes(_CHESS, _CHESS)
        picture = self._picture(problem)
        cells = len(problem.position.book.geometry) if isinstance(problem, GameProblem) else 0
        longer = _WIDE if cells > _SMALL_CELLS else _LARGEST
        scale = longer / max(picture.width, picture.height)
        width, height = round(picture.width * scale), round(picture.height * scale)
        return Sizes(width, height)

    def image(self, diagram: BookDiagram, ratio: float) -> QImage:
        """Return a diagram drawn for a screen with so many pixels to a logical one."""
        problem = diagram.problem
        if not isinstance(problem, Problem):
            width = round(self.size(diagram).width * ratio)
            return picture_image(self._picture(problem), width)
        pixmap = self._thumbnails.pixmap(
            problem.position, _CHESS, ratio, rules=problem.stipulation.rules
        )
        return pixmap.toImage()

    def _picture(self, problem: GameProblem | TablesProblem) -> Picture:
        theme = theme_named(self._appearance.colours.name)
        if isinstance(problem, TablesProblem):
            position = problem.position
            return tables_picture(position.white, position.black, theme, coordinates=True)
        return game_picture(problem.position, theme, rules=problem.rules, coordinates=True)
