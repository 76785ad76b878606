# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pictures of positions, drawn once and kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtGui import QPixmap

from composer.diagrams.board.ofrules import notes_by_rules, style_by_rules
from composer.diagrams.painting.board import NOTHING_LIT, MenImages, board_pixmap_image
from composer.diagrams.style.style import MAGAZINE, DiagramStyle, Frame
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import BoardColours
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Square
from composer.rules.book import ORTHODOX, Rules

_KEPT = 3_000_000  # pixels, of four bytes each
Lit = Mapping[Square, str]
_Picture = tuple[Position, int, float, tuple[tuple[Square, str], ...], Rules]
_GamePicture = tuple[str, int, float]


class Thumbnails:
    """Draws small boards as the appearance has them, and forgets those drawn when it changes."""

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance
        self._men = MenImages()
        self._kept: OrderedDict[_Picture | _GamePicture, QPixmap] = OrderedDict()
        self._pixels = 0
        self._drawn: DiagramStyle | None = None  # the style of those that are kept

    @property
    def style(self) -> DiagramStyle:
        """How boards are drawn now; another one means that all look different."""
        return replace(_style(self._appearance.colours), pieces=self._appearance.figures)

    def of_problem(
        self, problem: Problem, side: int, ratio: float, lit: Lit = NOTHING_LIT
    ) -> QPixmap:
        """Return the diagram of a problem, of whatever game, on a square of `side` logical pixels.

        Args:
            problem: chess, or another game; of one that the program does not know only a frame
                is drawn.
            side: of the picture.
            ratio: device pixels to a logical pixel.
            lit: squares of chess that are tinted.
        """
        from composer.diagrams.games.theme import theme_named
        from composer.gui.look.gamethumbnails import game_image

        if problem.game is None:
            return self.pixmap(problem.position, side, ratio, lit, problem.rules)
        self._forget_other_styles()
        key = (problem.game.text, side, ratio)
        found = self._kept.get(key)
        if found is None:
            pixels = max(16, round(side * ratio))
            theme = theme_named(self._appearance.colours.name)
            found = QPixmap.fromImage(game_image(problem, pixels, theme))
            self._keep(key, found, ratio)
        else:
            self._kept.move_to_end(key)
        return found

    def pixmap(
        self,
        position: Position,
        side: int,
        ratio: float,
        lit: Lit = NOTHING_LIT,
        rules: Rules = ORTHODOX,
    ) -> QPixmap:
        """Return a board of `side` logical pixels for a screen of the given pixel ratio.

        Args:
            position: the men.
            side: of the board.
            ratio: device pixels to a logical pixel.
            lit: the squares that are tinted, each with its `#aarrggbb`.
            rules: of the problem: they say how the board looks, and what is special on it.
        """
        style = self._forget_other_styles()
        key = (position, side, ratio, tuple(lit.items()), rules)
        found = self._kept.get(key)
        if found is None:
            pixels = max(16, round(side * ratio))
            drawn, notes = style_by_rules(rules, style), notes_by_rules(position, rules)
            image = board_pixmap_image(position, pixels, drawn, self._men, lit, notes)
            found = QPixmap.fromImage(image)
            self._keep(key, found, ratio)
        else:
            self._kept.move_to_end(key)
        return found

    def _forget_other_styles(self) -> DiagramStyle:
        style = self.style
        if style != self._drawn:
            self._kept.clear()
            self._pixels, self._drawn = 0, style
        return style

    def _keep(self, key: _Picture | _GamePicture, made: QPixmap, ratio: float) -> None:
        made.setDevicePixelRatio(ratio)
        self._kept[key] = made
        self._pixels += made.width() * made.height()
        while self._pixels > _KEPT and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._pixels -= old.width() * old.height()


def _style(colours: BoardColours) -> DiagramStyle:
    if colours.hatched:
        return replace(MAGAZINE, halo=0.0)
    return DiagramStyle(
        name=colours.name,
        light=colours.light.lower(),
        dark=colours.dark.lower(),
        frame=Frame("#8c8c88", 1.0),
        halo=0.0,
    )
