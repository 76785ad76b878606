# SPDX-License-Identifier: GPL-3.0-or-later
"""Small pictures of positions, drawn once and kept while there is room."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from PySide6.QtGui import QPixmap

from composer.diagrams.paint import MenImages, board_pixmap_image
from composer.diagrams.style import MAGAZINE, DiagramStyle, Frame, PieceSet
from composer.gui.tokens import BoardColours
from composer.problem.position import Position

_KEPT = 600


class Thumbnails:
    """Draws small boards in the colours of the board."""

    def __init__(self, colours: BoardColours) -> None:
        self._men = MenImages()
        self._kept: OrderedDict[tuple[Position, int, float], QPixmap] = OrderedDict()
        self._style = _style(colours)
        self._pieces = PieceSet.CLASSIC

    def set_colours(self, colours: BoardColours) -> None:
        """Use other colours of the board."""
        self._style = _style(colours)
        self._kept.clear()

    def set_pieces(self, pieces: PieceSet) -> None:
        """Draw the men of another set."""
        self._pieces = pieces
        self._kept.clear()

    def pixmap(self, position: Position, side: int, ratio: float) -> QPixmap:
        """Return a board of `side` logical pixels for a screen of the given pixel ratio."""
        key = (position, side, ratio)
        found = self._kept.get(key)
        if found is None:
            pixels = max(16, round(side * ratio))
            style = replace(self._style, pieces=self._pieces)
            found = QPixmap.fromImage(board_pixmap_image(position, pixels, style, self._men))
            found.setDevicePixelRatio(ratio)
            self._kept[key] = found
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


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
