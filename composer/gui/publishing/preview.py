# SPDX-License-Identifier: GPL-3.0-or-later
"""The preview: a page on its desk, with ways to turn over and to come nearer."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFrame,
    QPlainTextEdit,
    QStackedWidget,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, column, label, row
from composer.gui.publishing.fields import Segments
from composer.gui.publishing.proofing import Seen
from composer.gui.words.language import fill

_EDGE: Final = 22  # pixels kept free around a page
_NEAREST: Final = 12.0  # logical pixels to a millimetre: a small diagram is not blown up
_MOST_PIXELS: Final = 4000
_CHECKS: Final = 8
_ARROW: Final = (32, 48)
_LONGEST_TEXT: Final = 400_000


class Zoom(Enum):
    """How a page fits the window."""

    PAGE = "page"
    WIDTH = "width"


class PageView(QAbstractScrollArea):
    """The page as large as it fits, or as wide.

    Signals:
        turned: another page is wanted; carries how many pages onwards.
        leapt: the first page (False) or the last one (True) is wanted.
        room_changed: there is more or less room for the page.
    """

    turned = Signal(int)
    leapt = Signal(bool)
    room_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._image = QImage()
        self._size = (0.0, 0.0)
        self._zoom = Zoom.PAGE
        self._dark = False
        self._faded = False

    @property
    def zoom(self) -> Zoom:
        """How the page fits."""
        return self._zoom

    def set_zoom(self, zoom: Zoom) -> None:
        """Let the page fit in another way."""
        self._zoom = zoom
        self._measure()
        self.room_changed.emit()

    def set_dark(self, dark: bool) -> None:
        """Lie on a dark desk, or a light one; the page stays white."""
        self._dark = dark
        self.viewport().update()

    def set_faded(self, faded: bool) -> None:
        """Show the page pale while it is older than what is chosen."""
        if faded != self._faded:
            self._faded = faded
            self.viewport().update()

    def show_page(self, image: QImage, size: tuple[float, float]) -> None:
        """Show a page; `size` is its width and height in millimetres."""
        self._image, self._size, self._faded = image, size, False
        self._measure()
        self.viewport().update()

    def clear(self) -> None:
        """Show no page."""
        self.show_page(QImage(), (0.0, 0.0))

    def fit(self) -> Callable[[float, float], int]:
        """Return what returns the pixels of a page's width from its size in millimetres.

        It asks nothing of the window and may be called in any thread.
        """
        room, zoom, ratio = self._room(), self._zoom, self.devicePixelRatioF()

        def pixels(width: float, height: float) -> int:
            wide = _wide(width, height, room, zoom)
            return max(16, min(_MOST_PIXELS, round(wide * ratio)))

        return pixels

    def page_rect(self) -> QRect:
        """Return where the page lies in the viewport; empty while there is none."""
        width, height = self._size
        if not width or self._image.isNull():
            return QRect()
        wide = _wide(width, height, self._room(), self._zoom)
        size = QSize(round(wide), round(wide * height / width))
        view = self.viewport().rect()
        x = max(_EDGE, (view.width() - size.width()) // 2)
        y = max(_EDGE, (view.height() - size.height()) // 2)
        corner = QPoint(
            x - self.horizontalScrollBar().value(), y - self.verticalScrollBar().value()
        )
        return QRect(corner, size)

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page into the new room."""
        super().resizeEvent(event)
        self._measure()
        self.room_changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page with its shadow."""
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), self.palette().window())
        rect = self.page_rect()
        if not rect.isEmpty():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._shadow(painter, rect)
            if self._image.hasAlphaChannel():
                _checks(painter, rect)
            else:
                painter.fillRect(rect, QColor("#ffffff"))
            painter.setOpacity(0.48 if self._faded else 1.0)
            painter.drawImage(self._aligned(rect), self._image)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn over with the page keys, Home and End; arrows scroll, or turn over."""
        key, bar = event.key(), self.verticalScrollBar()
        keys = Qt.Key
        if key in (keys.Key_PageDown, keys.Key_Right):
            self.turned.emit(1)
        elif key in (keys.Key_PageUp, keys.Key_Left):
            self.turned.emit(-1)
        elif key in (keys.Key_Home, keys.Key_End):
            self.leapt.emit(key == keys.Key_End)
        elif key in (keys.Key_Down, keys.Key_Up):
            bar.setValue(bar.value() + (60 if key == keys.Key_Down else -60))
        else:
            event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl come nearer or go away; at an end turn over."""
        up = event.angleDelta().y() > 0
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(Zoom.WIDTH if up else Zoom.PAGE)
        elif self.verticalScrollBar().maximum():
            super().wheelEvent(event)
        elif event.angleDelta().y():
            self.turned.emit(-1 if up else 1)
        event.accept()

    def _aligned(self, rect: QRect) -> QRectF:
        """Return where the image is drawn pixel for pixel, if it was made for this size.

        At a scale such as 150 % whole logical pixels are none of the screen's.
        """
        ratio = self.devicePixelRatioF()
        if abs(self._image.width() - rect.width() * ratio) > ratio:
            return QRectF(rect)  # it was made for another size; the right one is under way
        left, top = round(rect.x() * ratio), round(rect.y() * ratio)
        size = QSizeF(self._image.width(), self._image.height())
        return QRectF(QPointF(left, top) / ratio, size / ratio)

    def _room(self) -> QSize:
        view = self.maximumViewportSize()
        bar = self.verticalScrollBar().sizeHint().width() if self._zoom is Zoom.WIDTH else 0
        return QSize(max(60, view.width() - 2 * _EDGE - bar), max(60, view.height() - 2 * _EDGE))

    def _measure(self) -> None:
        width, height = self._size
        tall = 0
        if width and self._zoom is Zoom.WIDTH:
            wide = _wide(width, height, self._room(), self._zoom)
            tall = round(wide * height / width) + 2 * _EDGE - self.maximumViewportSize().height()
        self.verticalScrollBar().setRange(0, max(0, tall))
        self.verticalScrollBar().setPageStep(max(1, self.viewport().height()))
        self.verticalScrollBar().setSingleStep(40)
        self.horizontalScrollBar().setRange(0, 0)

    def _shadow(self, painter: QPainter, rect: QRect) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        strength = 30 if self._dark else 10
        for reach in range(1, 6):
            painter.setBrush(QColor(0, 0, 0, strength))
            spread = rect.adjusted(-reach, -reach + 2, reach, reach + 2)
            painter.drawRoundedRect(spread, 3, 3)


class PreviewPane(QWidget):
    """The page with arrows at its sides, or the text of the file; or a sentence.

    Signals:
        page_wanted: another page, or the same one in another size; carries its place, from 0.
    """

    page_wanted = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setObjectName("publishDesk")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._place, self._count = 0, 0
        self.desk = PageView()
        self.desk.setAccessibleName(self.tr("Preview"))
        self.text = QPlainTextEdit()
        self.text.setObjectName("publishText")
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Preview of the text"))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.empty = label(kind="muted", wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.empty.setContentsMargins(28, 28, 28, 28)
        self.before = button(hint=self.tr("Page before (Page Up)"), size=_ARROW)
        self.after = button(hint=self.tr("Next page (Page Down)"), size=_ARROW)
        self.zoom = Segments(
            self.tr("Size"),
            ((Zoom.PAGE, self.tr("Page")), (Zoom.WIDTH, self.tr("Width"))),
        )
        self._stack = QStackedWidget()
        for part in (self.desk, self.text, self.empty):
            self._stack.addWidget(part)
        self._settling = QTimer(self)  # while the window is drawn larger, pages are not redrawn
        self._settling.setSingleShot(True)
        self._settling.setInterval(60)
        self._lay_out()
        self._connect()
        self.say("")
        self._recolour()
        appearance.colours_changed.connect(self._recolour)

    @property
    def place(self) -> int:
        """The page that is looked at, from 0."""
        return self._place

    @property
    def sentence(self) -> str:
        """What stands in the place of a page; empty while there is one."""
        return self.empty.text() if self._stack.currentWidget() is self.empty else ""

    def _recolour(self) -> None:
        self.desk.set_dark(self._appearance.tokens.is_dark)
        self.before.setIcon(self._appearance.icons.icon("chevron-left"))
        self.after.setIcon(self._appearance.icons.icon("chevron-right"))

    def show_seen(self, seen: Seen) -> None:
        """Show a page, or a text."""
        self._place, self._count = seen.place, seen.count
        if seen.text is None:
            self.desk.show_page(seen.image, seen.size)
            self.desk.setAccessibleDescription(seen.words)
            self._show(self.desk)
        else:
            shown = seen.text[:_LONGEST_TEXT]
            if self.text.toPlainText() != shown:
                self.text.setPlainText(shown)
            self._show(self.text)
        self._show_arrows()

    def say(self, sentence: str) -> None:
        """Show a sentence in the place of a page."""
        self._count = 0
        self.desk.clear()
        self.empty.setText(sentence)
        self._show(self.empty)
        self._show_arrows()

    def fade(self) -> None:
        """Show that what is seen is older than what is chosen."""
        self.desk.set_faded(True)

    def turn(self, steps: int) -> None:
        """Ask for a page so many pages onwards."""
        wanted = min(max(0, self._place + steps), self._count - 1)
        if self._count and wanted != self._place:
            self._place = wanted
            self._show_arrows()
            self.page_wanted.emit(wanted)

    def leap(self, last: bool) -> None:
        """Ask for the first or the last page."""
        self.turn(self._count if last else -self._count)

    def begin(self) -> None:
        """Look at the first page again."""
        self._place = 0

    def _lay_out(self) -> None:
        self.zoom.setMaximumWidth(150)
        page = row(self.before, (self._stack, 1), self.after, margins=(6, 0, 6, 0), spacing=0)
        made = column(self.zoom, page, on=self, margins=(0, 8, 10, 0))
        made.setAlignment(self.zoom, Qt.AlignmentFlag.AlignRight)

    def _connect(self) -> None:
        self.before.clicked.connect(lambda: self.turn(-1))
        self.after.clicked.connect(lambda: self.turn(1))
        self.desk.turned.connect(self.turn)
        self.desk.leapt.connect(self.leap)
        self.desk.room_changed.connect(self._settling.start)
        self._settling.timeout.connect(self._ask_again)
        self.zoom.chosen.connect(lambda: self.desk.set_zoom(self.zoom.value))
        self.desk.room_changed.connect(lambda: self.zoom.choose(self.desk.zoom))

    def _ask_again(self) -> None:
        if self._count and self._stack.currentWidget() is self.desk:
            self.page_wanted.emit(self._place)

    def _show(self, part: QWidget) -> None:
        self._stack.setCurrentWidget(part)
        self.zoom.setEnabled(part is self.desk)

    def _show_arrows(self) -> None:
        self.before.setEnabled(self._place > 0 and self._count > 0)
        self.after.setEnabled(self._place + 1 < self._count)
        several = self._count > 1
        page = fill(self.tr("Page %1 of %2"), self._place + 1, self._count) if several else ""
        name = self.tr("Preview")
        self.desk.setAccessibleName(f"{name} {page}".strip())


def _wide(width: float, height: float, room: QSize, zoom: Zoom) -> float:
    """Return how many logical pixels wide a page is shown."""
    wide = float(room.width())
    if zoom is Zoom.PAGE:
        wide = min(wide, room.height() * width / height)
    return max(16.0, min(wide, _NEAREST * width))


def _checks(painter: QPainter, rect: QRect) -> None:
    """Draw what stands for nothing: pale checks."""
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, QColor("#ffffff"))
    for top in range(0, rect.height(), _CHECKS):
        for left in range(0, rect.width(), 2 * _CHECKS):
            shift = _CHECKS if top // _CHECKS % 2 else 0
            painter.fillRect(
                rect.x() + left + shift, rect.y() + top, _CHECKS, _CHECKS, QColor("#e6e6e6")
            )
    painter.restore()
