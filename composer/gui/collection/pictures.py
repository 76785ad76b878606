# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of rows and cells, painted once and kept; only so many in a frame as there is time.

Words and men of a row take about a millisecond. A screenful of rows that were never seen would
hold up the window while one scrolls, so that those for which there is no time follow in the next
frame; rows that were seen already are there at once.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QPoint, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView

from composer.gui.collection.delegate import Cells, RowLook
from composer.gui.collection.model import RecordsModel
from composer.gui.user.pause import pause

FRAME: Final = 0.006  # seconds of a frame in which new pictures are begun
_KEPT: Final = 3_000_000  # pixels, of four bytes each; more where the screen has more
_SCREENS: Final = 2  # of the view, that are kept at least


def waiting_number(chosen: bool, current: bool) -> int:
    """Return the number of the picture of a record that is being read."""
    return -1 - chosen - 2 * current


@dataclass(frozen=True, slots=True)
class _Picture:
    look: Hashable
    pixmap: QPixmap


class Pictures(QObject):
    """The pictures of a view, by the numbers of its records.

    `begin` is called when the view paints itself, `picture` for each row, `end` at last: where
    pictures were left over, the view is painted once more.
    """

    def __init__(self, view: QAbstractItemView, seconds: float = FRAME) -> None:
        super().__init__(view)
        self._view, self._seconds = view, seconds
        self._kept: OrderedDict[int, _Picture] = OrderedDict()
        self._pixels = 0
        self._edition: Hashable = None
        self._until = 0.0
        self._painted = self._left_over = 0
        self._rest = pause(self, 0, view.viewport().update)

    @property
    def is_complete(self) -> bool:
        """Whether the last frame showed all that it was requested."""
        return not self._left_over

    def paint_records(
        self,
        records: RecordsModel,
        places: range,
        edition: Hashable,
        size: QSize,
        paint: Callable[[QPainter, RowLook], None],
        corner: Callable[[int], QPoint],
        cells: Cells = (),
    ) -> None:
        """Paint the records that are seen, as far as there is time in this frame.

        Args:
            records: the model of the view.
            places: those that are seen.
            edition: see `begin`.
            size: of a row or a cell.
            paint: paints the whole of one.
            corner: returns where a place begins in the viewport.
            cells: of a row.
        """
        records.see(places.start, places.stop - 1)
        self.begin((edition, cells, size.width(), size.height()))
        view = self._view
        painter = QPainter(view.viewport())
        for place in places:
            row = records.known_row(place)
            look = RowLook(
                row,
                frozenset() if row is None else records.matched(row),
                view.selectionModel().isSelected(records.index(place, 0)),
                view.hasFocus() and view.currentIndex().row() == place,
                cells,
            )
            picture = self._picture_of(look, size, paint)
            if picture is None:
                waiting = replace(look, row=None, lit=frozenset())
                picture = self._picture_of(waiting, size, paint)
            if picture is not None:
                painter.drawPixmap(corner(place), picture)
        painter.end()
        self.end()

    def begin(self, edition: Hashable) -> None:
        """Begin a frame.

        Args:
            edition: what all pictures have in common, as colours and fonts; where that is
                another one than in the frame before, all are painted again.
        """
        edition = (edition, self._view.devicePixelRatioF())
        if edition != self._edition:
            self._edition = edition
            self._kept.clear()
            self._pixels = 0
        self._until = time.perf_counter() + self._seconds
        self._painted = self._left_over = 0

    def picture(
        self, number: int, look: Hashable, size: QSize, paint: Callable[[QPainter], None]
    ) -> QPixmap | None:
        """Return a picture; one of an older look, or None, where there is no time to paint it.

        Args:
            number: the record; below zero for a picture that stands for those to come, for
                which there is always time.
            look: all that is seen; the picture is painted again when that changes.
            size: in logical pixels.
            paint: paints the whole of it.
        """
        known = self._kept.get(number)
        if known is not None and known.look == look:
            self._kept.move_to_end(number)
            return known.pixmap
        if number >= 0:
            if self._painted and time.perf_counter() > self._until:
                self._left_over += 1
                return None if known is None else known.pixmap
            self._painted += 1
        pixmap = self._paint(size, paint)
        self._keep(number, _Picture(look, pixmap))
        return pixmap

    def end(self) -> None:
        """End a frame; what was left over follows in the next."""
        if self._left_over:
            self._rest.start()

    def _picture_of(
        self, look: RowLook, size: QSize, paint: Callable[[QPainter, RowLook], None]
    ) -> QPixmap | None:
        waiting = waiting_number(look.chosen, look.current)
        number = waiting if look.row is None else look.row.record_id
        return self.picture(number, look, size, lambda on: paint(on, look))

    def _paint(self, size: QSize, paint: Callable[[QPainter], None]) -> QPixmap:
        ratio = self._view.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        try:
            paint(painter)
        finally:
            painter.end()  # Qt ends the program where one still paints what goes
        return pixmap

    def _keep(self, number: int, picture: _Picture) -> None:
        old = self._kept.pop(number, None)
        if old is not None:
            self._pixels -= _pixels(old.pixmap)
        self._kept[number] = picture
        self._pixels += _pixels(picture.pixmap)
        port, ratio = self._view.viewport().size(), self._view.devicePixelRatioF()
        seen = round(port.width() * port.height() * ratio * ratio)
        most = max(_KEPT, _SCREENS * max(seen, _pixels(picture.pixmap)))
        while self._pixels > most:
            _, gone = self._kept.popitem(last=False)
            self._pixels -= _pixels(gone.pixmap)


def _pixels(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height()
