# SPDX-License-Identifier: GPL-3.0-or-later
"""The left side of the window: bar, palette, board, caption and versions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.board.geometry import MIN_SQUARE, view_size
from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.collection.versions.strip import VersionsStrip
from composer.gui.frame.positionbar import PositionBar, action_button
from composer.gui.look.widgets import button, column
from composer.gui.men.menkey import MenKey
from composer.gui.men.tray import MenTray

_INSET, _GAP, _BELOW = 14, 10, 4
_NARROW = 520  # pixels of the column; below them less is left free
_NARROW_INSET, _NARROW_GAP = 8, 6
_APART = 12  # palette to buttons
_LEAST = 20  # the side of a square in the lowest of windows
_SMALL = 30  # the side of a square in the narrowest of windows
_EASY = 52  # the side of a square below which the versions make room
_AROUND = 10  # the margins of a switch
_ANY = 16_777_215  # Qt's greatest height


class Column(Protocol):
    """What lies above the versions, with a board: it says how much room that has."""

    @property
    def bar_width(self) -> int:
        """The width in which the bar over the board is seen whole."""

    def square_in(self, wide: int, high: int) -> int:
        """Return an eighth of the side of the board in so much room."""

    def wide_for(self, square: int) -> int:
        """Return the width for a board eight times so wide."""

    def high_for(self, square: int) -> int:
        """Return the height for a board eight times so high."""

    def minimumSizeHint(self) -> QSize:
        """Return the least size."""


class Place(QWidget):
    """Shows one of several parts, as large as that one asks for."""

    def __init__(self, part: QWidget) -> None:
        super().__init__()
        self._column = column(part, on=self)
        self._shown = part

    def show_part(self, part: QWidget) -> None:
        """Show a part in place of the one before."""
        if part is not self._shown:
            self._column.removeWidget(self._shown)
            self._shown.hide()
            self._shown = part
            self._column.addWidget(part)
            part.show()


class BoardColumn(QWidget):
    """Lays out what belongs to the board; the board takes the largest whole squares there are.

    Of a problem of another game its desk lies there, above the same versions.

    Its size follows from that of the column alone: nothing that is shown or said changes it. The
    caption stands close under the board, as in print. In a low window the versions make
    room first, then the caption; the board is always whole.

    Signals:
        strip_shown: whether there is room for the versions; sent when that changes.
    """

    strip_shown = Signal(bool)

    def __init__(
        self,
        bar: PositionBar,
        palette: MenPalette,
        board: BoardView,
        caption: QWidget,
        versions: VersionsStrip,
        transforms: list[QAction],
        parent: QWidget | None = None,
        aids: tuple[QAction, ...] = (),
        tray: MenTray | None = None,
        key: MenKey | None = None,
    ) -> None:
        """Arrange the parts.

        Args:
            bar: over the board.
            palette: the twelve men, left of it.
            board: the board.
            caption: below it.
            versions: at the foot.
            transforms: what turns and shifts the men, as buttons below the palette.
            parent: its owner.
            aids: switches below those.
            tray: the fairy men in use, between palette and buttons.
            key: their names, below the caption where there is room.
        """
        super().__init__(parent)
        self._bar, self._board, self._caption, self._versions = bar, board, caption, versions
        self._shows_strip = False
        self._guest: QWidget | None = None  # what has the place of the versions
        self._front: Column | None = None  # what has the place of all that belongs to the board
        self._strip: QWidget | None = None  # what lies between bar and board
        self._palette = palette
        self._transforms = QWidget()
        self._transforms.setLayout(pairs(transforms))
        self._aids = QWidget()
        self._aids.setLayout(switches(aids))
        self._side = QWidget()
        side = column(on=self._side, spacing=_APART)
        side.addWidget(palette, 0, Qt.AlignmentFlag.AlignTop)
        self._tray, self._key = tray, key
        if tray is not None:
            side.addWidget(tray, 0, Qt.AlignmentFlag.AlignTop)
            tray.changed.connect(self.fit_board)
        side.addWidget(self._transforms)
        side.addWidget(self._aids)
        side.addStretch(1)
        self._side.setFixedWidth(palette.sizeHint().width())
        for part in self._aids.findChildren(QToolButton):
            _shorten(part, palette.sizeHint().width())
        self._right = right = QVBoxLayout()
        right.setSpacing(2)
        right.addWidget(board, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        right.addWidget(caption, 0, Qt.AlignmentFlag.AlignLeft)
        if key is not None:
            right.addWidget(key)
        right.addStretch(1)
        row = QHBoxLayout()
        self._row = row
        row.addWidget(self._side, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(right, 1)
        self._own = QWidget()
        self._above = column(bar, (row, 1), on=self._own)
        self._place = Place(self._own)
        self._column = column((self._place, 1), versions, on=self, margins=(0, 0, 0, _BELOW))
        versions.installEventFilter(self)
        self._fit_margins()

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops below the men, in order."""
        below = (self._transforms, self._aids)
        return tuple(button for part in below for button in part.findChildren(QToolButton))

    def lay_above_board(self, strip: QWidget) -> None:
        """Let a strip lie between the bar and the board; the board follows where it comes."""
        self._strip = strip
        self._right.insertWidget(0, strip)
        strip.installEventFilter(self)

    def fit_board(self) -> None:
        """Give the board the largest squares that there is room for."""
        self._fit_margins()
        if self._front is not None:
            self._show_strip(self._front_shares(self.width(), self.height())[1])
            return
        square, shows_strip, shows_caption = self._shares(self.width(), self.height())
        width, height = view_size(max(_LEAST, square))
        self._board.setFixedSize(width, height)
        self._caption.setContentsMargins(18, 0, 0, 0)
        self._caption.setFixedWidth(width)
        if self._strip is not None:
            self._strip.setFixedWidth(width)
        self._caption.setMaximumHeight(_ANY if shows_caption else 0)
        self._show_strip(shows_strip)
        strip = self._versions.sizeHint().height() if shows_strip else 0
        self._fit_side(self._free(self.height()) - strip)
        if self._key is not None:
            below = self._caption.sizeHint().height() if shows_caption else 0
            left = self._free(self.height()) - strip - height - below
            self._key.setMaximumHeight(_ANY if left >= self._key.sizeHint().height() else 0)
            self._key.setContentsMargins(18, 0, 0, 0)

    def show_front(self, front: Any | None) -> None:
        """Let the column of a desk, a `Column`, lie above the versions; None for that of chess."""
        self._front = front
        self._place.show_part(front or self._own)
        self.updateGeometry()
        self.fit_board()

    def _show_strip(self, shown: bool) -> None:
        """Let the versions, or what has their place beside chess, be seen or not."""
        guest = self._guest
        has_guest = guest is not None and self._front is None
        self._versions.setMaximumHeight(_ANY if shown and not has_guest else 0)
        if guest is not None:
            high = self._versions.sizeHint().height()
            guest.setFixedHeight(high if shown and has_guest else 0)
        if shown != self._shows_strip:
            self._shows_strip = shown
            self.strip_shown.emit(shown)

    def lay_over_versions(self, guest: QWidget | None) -> None:
        """Let a widget have the place of the versions, where there is room for them, or none.

        The one that had it before is let go.
        """
        if self._guest is not None:
            self._column.removeWidget(self._guest)
        self._guest = guest
        if guest is not None:
            self._column.addWidget(guest)
        self.fit_board()

    @property
    def bar_width(self) -> int:
        """The width of a column whose bar shows everything in full."""
        if self._front is not None:
            return self._front.bar_width
        return self._bar.whole_width + 2 * _INSET

    def square_in(self, wide: int, high: int) -> int:
        """Return the side of the squares that a column of this size would have."""
        if self._front is not None:
            return self._front_shares(wide, high)[0]
        return self._shares(wide, high)[0]

    def wide_for(self, square: int) -> int:
        """Return the width of a column that is as wide as squares of this side need."""
        if self._front is not None:
            return self._front.wide_for(square)
        for wide in (
            view_size(square)[0] + self._beside(0),
            view_size(square)[0] + self._beside(_ANY),
        ):
            if wide - self._beside(wide) >= view_size(square)[0]:
                return wide
        return view_size(square)[0] + self._beside(_ANY)

    def high_for(self, square: int) -> int:
        """Return the height of a column with squares of this side, without the versions."""
        if self._front is not None:
            return self._front.high_for(square) + _BELOW
        caption = self._caption.sizeHint().height()
        above = self._bar.sizeHint().height() + self._strip_high()
        return view_size(square)[1] + caption + above + _BELOW + 2

    def _free(self, high: int) -> int:
        """Return what a height leaves below the bar."""
        return high - _BELOW - self._bar.sizeHint().height() - 2 - self._strip_high()

    def _strip_high(self) -> int:
        """Return the height of the strip over the board, where it is seen."""
        if self._strip is None or self._strip.isHidden():
            return 0
        return self._strip.sizeHint().height() + self._right.spacing()

    def _beside(self, wide: int) -> int:
        """Return the width of all that stands beside the board: less in a narrow column."""
        inset, gap = (_INSET, _GAP) if wide >= _NARROW else (_NARROW_INSET, _NARROW_GAP)
        return 2 * inset + gap + self._side.width()

    def _fit_margins(self) -> None:
        narrow = self.width() < _NARROW
        inset = _NARROW_INSET if narrow else _INSET
        self._above.setContentsMargins(inset, 0, inset, 0)
        self._row.setSpacing(_NARROW_GAP if narrow else _GAP)

    def _shares(self, wide: int, high: int) -> tuple[int, bool, bool]:
        """Return the side of a square, and whether versions and caption are shown."""
        free = self._free(high)
        strip = 0 if self._versions.isHidden() else self._versions.sizeHint().height()
        caption = self._caption.sizeHint().height()
        square = self._square(wide, free - caption - strip)
        shows_strip, shows_caption = strip > 0 and square >= _EASY, True
        if not shows_strip:
            square = self._square(wide, free - caption)
        if square < MIN_SQUARE and self._square(wide, free) > square:
            square, shows_caption = self._square(wide, free), False
        return square, shows_strip, shows_caption

    def _front_shares(self, wide: int, high: int) -> tuple[int, bool]:
        """Return an eighth of the side of a desk's board, and whether versions are shown."""
        front, free = self._front, high - _BELOW
        strip = 0 if self._versions.isHidden() else self._versions.sizeHint().height()
        if front is None:
            return 0, False
        square = front.square_in(wide, free - strip)
        shown = strip > 0 and square >= _EASY
        return square if shown else front.square_in(wide, free), shown

    def _square(self, wide: int, high: int) -> int:
        """Return the side of the largest squares for which there is room."""
        gutter_wide, gutter_high = view_size(0)
        return max(0, min(wide - self._beside(wide) - gutter_wide, high - gutter_high) // 8)

    def _fit_side(self, high: int) -> None:
        """Give the men the height that there is; the buttons go first, for menus have them too."""
        buttons = self._transforms.sizeHint().height() + _APART
        aids = self._aids.sizeHint().height() + _APART
        if self._tray is not None and self._tray.men:
            tray = self._tray.sizeHint().height() + _APART
            self._tray.setVisible(high - tray >= self._palette.least_height)
            high -= tray if self._tray.isVisibleTo(self) else 0
        self._palette.set_room(_ANY)
        whole = self._palette.sizeHint().height()
        self._transforms.setVisible(high >= whole + buttons + aids)
        self._aids.setVisible(high >= whole + aids)
        self._palette.set_room(high)

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board into the new size."""
        super().resizeEvent(event)
        self.fit_board()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Fit the board when the versions or the strip over it come or go."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.fit_board()
        return False

    def minimumSizeHint(self) -> QSize:
        """Return the width of small squares, and the height of tiny ones.

        A window is made low for a moment, as when the library opens; narrow it stays.
        """
        if self._front is not None:
            return self._front.minimumSizeHint() + QSize(0, _BELOW)
        width, _ = view_size(_SMALL)
        _, height = view_size(_LEAST)
        high = self._bar.sizeHint().height() + _BELOW + 2
        return QSize(width + self._beside(0), height + high)


def switches(actions: Sequence[QAction]) -> QVBoxLayout:
    """Return buttons with their words, one below the other."""
    whole = column(spacing=2)
    for action in actions:
        made = button(kind="aid", flat=True)
        made.setDefaultAction(action)
        small = made.font()
        small.setPointSizeF(small.pointSizeF() * 11 / 13)
        made.setFont(small)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        made.setIconSize(QSize(14, 14))
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        whole.addWidget(made)
    return whole


def _shorten(button: QToolButton, wide: int) -> None:
    """Leave the words out where they would be cut off: the tool tip has them."""
    words = button.fontMetrics().horizontalAdvance(button.defaultAction().iconText())
    if words + button.iconSize().width() + _AROUND > wide:
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)


def pairs(actions: Sequence[QAction]) -> QGridLayout:
    """Return action buttons two in a row."""
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(2)
    for place, action in enumerate(actions):
        button = action_button(action)
        grid.addWidget(button, place // 2, place % 2, Qt.AlignmentFlag.AlignHCenter)
    return grid
