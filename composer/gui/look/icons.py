# SPDX-License-Identifier: GPL-3.0-or-later
"""The icons: line drawings on a 16-unit grid in `resources/icons`, recoloured at need."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from composer.assets import asset
from composer.gui.look.tokens import Tokens, with_alpha

# Sixteen logical pixels at every usual scale of the screen from 100 to 400 %, and larger uses.
_SIDES: Final = (16, 20, 24, 28, 32, 40, 48, 64)
_PALE: Final = 0.45  # of a switched-off icon
_OPAQUE: Final = "#000000"  # of what gives only its shape


class Icons:
    """The icons in the colours of a theme; make a new one for another theme.

    Pictures are drawn when they are first requested and kept in the object.
    """

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._sources: dict[str, str] = {}
        self._icons: dict[tuple[str, str], QIcon] = {}
        self._renderers: dict[tuple[str, str], QSvgRenderer] = {}
        self._pixmaps: dict[tuple[str, str, float, float], QPixmap] = {}

    @property
    def tokens(self) -> Tokens:
        """The theme whose colours are used."""
        return self._tokens

    def icon(self, name: str, colour: str | None = None) -> QIcon:
        """Return an icon for buttons and menus.

        Without a colour it has that of text, and the accent while it is switched on. While it is
        disabled it is pale, whatever its colour: that may be meant for another ground.

        Raises:
            FileNotFoundError: there is no icon of that name.
        """
        key = (name, colour or "")
        if key not in self._icons:
            off = colour or self._tokens.text2
            on = colour or self._tokens.accent
            pale = with_alpha(self._tokens.text2, _PALE).name(QColor.NameFormat.HexArgb)
            self._icons[key] = self._made(name, off, on, pale)
        return self._icons[key]

    def pixmap(
        self, name: str, colour: str | None = None, side: float = 16, ratio: float = 1.0
    ) -> QPixmap:
        """Return the picture of an icon.

        Args:
            name: of the icon.
            colour: `#rrggbb`, that of text if not given.
            side: in logical pixels.
            ratio: device pixels to a logical pixel.

        Raises:
            FileNotFoundError: there is no icon of that name.
        """
        key = (name, colour or self._tokens.text2, side, ratio)
        if key not in self._pixmaps:
            (image,) = drawn(self._recoloured(name, key[1]), (max(1, round(side * ratio)),))
            picture = QPixmap.fromImage(image)
            picture.setDevicePixelRatio(ratio)
            self._pixmaps[key] = picture
        return self._pixmaps[key]

    def draw(self, painter: QPainter, name: str, rect: QRectF, colour: str | None = None) -> None:
        """Draw an icon straight into a rectangle, as sharp as the device is.

        Raises:
            FileNotFoundError: there is no icon of that name.
        """
        renderer = self._renderer(name, colour or self._tokens.text2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, rect)
        painter.restore()

    def _made(self, name: str, off: str, on: str, pale: str) -> QIcon:
        icon = QIcon()
        shapes = _strip(self._recoloured(name, _OPAQUE))
        pictures = {colour: _cut(_filled(shapes, colour)) for colour in {off, on, pale}}
        for mode, state, colour in (
            (QIcon.Mode.Normal, QIcon.State.Off, off),
            (QIcon.Mode.Normal, QIcon.State.On, on),
            (QIcon.Mode.Disabled, QIcon.State.Off, pale),
            (QIcon.Mode.Disabled, QIcon.State.On, pale),
        ):
            for picture in pictures[colour]:
                icon.addPixmap(picture, mode, state)
        return icon

    def _renderer(self, name: str, colour: str) -> QSvgRenderer:
        key = (name, colour)
        if key not in self._renderers:
            self._renderers[key] = QSvgRenderer(QByteArray(self._recoloured(name, colour)))
        return self._renderers[key]

    def _recoloured(self, name: str, colour: str) -> bytes:
        if name not in self._sources:
            self._sources[name] = asset("icons", f"{name}.svg").read_text(encoding="utf-8")
        value = QColor(colour)
        opaque = f'<g stroke="{value.name()}" opacity="{value.alphaF():.3f}">'
        text = self._sources[name].replace("currentColor", value.name())
        head, _, body = text.partition(">")
        inner = body.replace("</svg>", "</g></svg>")
        return f"{head}>{opaque}{inner}".encode()


def _strip(source: bytes) -> QImage:
    """Draw an icon in all sizes side by side: one picture is coloured sooner than eight."""
    strip = _blank(sum(_SIDES), max(_SIDES))
    _render(source, strip, _SIDES)
    return strip


def _cut(strip: QImage) -> list[QPixmap]:
    """Return the pictures of all sizes that a strip has."""
    whole = QPixmap.fromImage(strip)
    ends = accumulate(_SIDES)
    return [whole.copy(end - side, 0, side, side) for side, end in zip(_SIDES, ends, strict=True)]


def _filled(shape: QImage, colour: str) -> QImage:
    """Return a drawing in one colour; to draw it again takes ten times as long."""
    image = shape.copy()
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), QColor(colour))
    painter.end()
    return image


def drawn(source: bytes, sides: tuple[int, ...]) -> tuple[QImage, ...]:
    """Draw an icon as a square, once for each side.

    Args:
        source: the icon's SVG, coloured already.
        sides: in pixels.
    """
    images = tuple(_blank(side, side) for side in sides)
    for image, side in zip(images, sides, strict=True):
        _render(source, image, (side,))
    return images


def _blank(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _render(source: bytes, image: QImage, sides: tuple[int, ...]) -> None:
    """Draw an icon into an image, once for each side, from left to right."""
    renderer = QSvgRenderer(QByteArray(source))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    left = 0
    for side in sides:
        renderer.render(painter, QRectF(left, 0, side, side))
        left += side
    painter.end()
