# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the men for the screen, drawn once for each size and screen."""

from __future__ import annotations

from typing import Any, Final, Protocol

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from composer.diagrams.board.pieces import man_document
from composer.gui.look.appearance import Appearance
from composer.problem.men import Man

_MOST = 240  # pictures kept: twelve men in some twenty sizes while a window is resized
_BLUR = 6  # device pixels that a shadow is softened by


class Pictures(Protocol):
    """Draws men of chess, or of another game."""

    def pixmap(self, man: Any, side: float, ratio: float, halo: float = 0.0) -> QPixmap:
        """Return the picture of a man."""

    def shadow(self, man: Any, side: float, ratio: float) -> QPixmap:
        """Return the soft black shape that lies under a lifted man."""

    def draw(self, painter: QPainter, man: Any, rect: QRectF) -> None:
        """Draw a man straight into a rectangle."""


class MenPictures:
    """The men as pixmaps, keyed by man, size and device pixel ratio.

    One object may serve the board, the palette and small diagrams together.

    The men are those of the appearance; what was drawn is forgotten when they become others.
    """

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance
        self._drawn = self._look()  # of those that are kept
        self._renderers: dict[tuple[Any, float], QSvgRenderer] = {}
        self._pixmaps: dict[tuple[Any, float, float, float], QPixmap] = {}
        self._shadows: dict[tuple[Any, float, float], QPixmap] = {}

    def pixmap(self, man: Any, side: float, ratio: float, halo: float = 0.0) -> QPixmap:
        """Return the picture of a man.

        Args:
            man: the man.
            side: of the picture, in logical pixels.
            ratio: device pixels to a logical pixel.
            halo: of the white rim that separates him from a hatching, in parts of 1/45 of the side.
        """
        self._follow()
        key = (man, side, ratio, halo)
        if key not in self._pixmaps:
            if len(self._pixmaps) >= _MOST:
                self._pixmaps.clear()
            self._pixmaps[key] = QPixmap.fromImage(self._image(man, side, ratio, halo))
        return self._pixmaps[key]

    def shadow(self, man: Any, side: float, ratio: float) -> QPixmap:
        """Return the soft black shape that lies under a lifted man, of the same size."""
        self._follow()
        key = (man, side, ratio)
        if key not in self._shadows:
            if len(self._shadows) >= _MOST:
                self._shadows.clear()
            self._shadows[key] = QPixmap.fromImage(self._soft(self._image(man, side, ratio)))
        return self._shadows[key]

    def draw(self, painter: QPainter, man: Any, rect: QRectF) -> None:
        """Draw a man straight into a rectangle, as sharp as the device is."""
        self._follow()
        self._paint(painter, man, rect)

    def _look(self) -> object:
        """Return what a picture kept was drawn by."""
        return self._appearance.figures

    def _paint(self, painter: QPainter, man: Any, rect: QRectF, halo: float = 0.0) -> None:
        self._renderer(man, halo).render(painter, rect)

    def _follow(self) -> None:
        """Forget what was drawn of another set."""
        look = self._look()
        if look != self._drawn:
            self._drawn = look
            for kept in (self._renderers, self._pixmaps, self._shadows):
                kept.clear()

    def _renderer(self, man: Man, halo: float = 0.0) -> QSvgRenderer:
        key = (man, halo)
        if key not in self._renderers:
            document = man_document(man, halo, self._appearance.figures)
            self._renderers[key] = QSvgRenderer(QByteArray(document.encode()))
        return self._renderers[key]

    def _image(self, man: Any, side: float, ratio: float, halo: float = 0.0) -> QImage:
        pixels = max(1, round(side * ratio))
        image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, man, QRectF(0, 0, pixels, pixels), halo)
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image

    def _soft(self, image: QImage) -> QImage:
        ratio, size = image.devicePixelRatio(), image.size()
        shape = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        shape.fill(Qt.GlobalColor.transparent)
        painter = QPainter(shape)
        image.setDevicePixelRatio(1)
        painter.drawImage(0, 0, image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(shape.rect(), QColor(Qt.GlobalColor.black))
        painter.end()
        smooth = Qt.TransformationMode.SmoothTransformation
        keep = Qt.AspectRatioMode.IgnoreAspectRatio
        small = size / _BLUR
        soft = shape.scaled(small, keep, smooth).scaled(size, keep, smooth)
        soft.setDevicePixelRatio(ratio)
        return soft


MAN_ORDER: Final = tuple(Man.from_letter(letter) for letter in "KkQqRrBbNnPp")
