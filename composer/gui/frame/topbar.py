# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu bar, with what lies on the board in its middle and the field that finds at its end."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QMenuBar, QWidget

from composer.gui.documents.tabrow import TabRow
from composer.gui.look.appearance import Appearance
from composer.gui.user.actions import Actions

_HEIGHT, _WIDE, _NARROW = 28, 262, 34
_ROOMY: Final = 1000  # logical pixels of the window from which the field has its words
_INSET, _ICON, _GAP, _APART = 10, 16, 8, 24
_AROUND = 20  # the words of a menu


class FinderField(QAbstractButton):
    """Looks like a field, as what it opens is one; without its words in a narrow window."""

    def __init__(self, appearance: Appearance, action: QAction) -> None:
        """Begin: it does what an action does, and names its keys."""
        super().__init__()
        self._appearance, self._narrow = appearance, False
        self._keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(action.toolTip())
        self.clicked.connect(action.trigger)
        appearance.colours_changed.connect(self.update)
        self._words = self.tr("Find action or problem")  # no text of a button: it may go unsaid
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self._words)

    @property
    def said(self) -> tuple[str, str]:
        """Its words, and its keys as this system and language name them."""
        return self._words, self._keys

    @property
    def whole(self) -> int:
        """Its width with icon, words and keys."""
        words = self.fontMetrics().horizontalAdvance(self._words + self._keys)
        return max(_WIDE, words + _ICON + 4 * _INSET)

    def set_narrow(self, on: bool) -> None:
        """Show the icon alone, or the words too."""
        self._narrow = on
        self.updateGeometry()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of icon, words and keys."""
        if self._narrow:
            return QSize(_NARROW, _HEIGHT)
        measure = self.fontMetrics()
        return QSize(self.whole, max(_HEIGHT, measure.height() + 8))

    def event(self, event: QEvent) -> bool:
        """Look otherwise while the pointer is here."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a field with icon, words and keys."""
        tokens = self._appearance.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(tokens.hover if self.underMouse() else tokens.raised))
        painter.setPen(QPen(QColor(tokens.accent if self.hasFocus() else tokens.line2), 1.0))
        painter.drawRoundedRect(
            self.rect().adjusted(0, 0, -1, -1).toRectF().translated(0.5, 0.5), 6, 6
        )
        inner = self.rect().adjusted(_INSET, 0, -_INSET, 0)
        icon = QRect(0, 0, _ICON, _ICON)
        icon.moveCenter(self.rect().center() if self._narrow else inner.center())
        if not self._narrow:
            icon.moveLeft(inner.left())
        self._appearance.icons.draw(painter, "search", QRectF(icon), tokens.muted)
        if not self._narrow:
            painter.setPen(QColor(tokens.muted))
            middle = Qt.AlignmentFlag.AlignVCenter
            words = inner.adjusted(_ICON + _GAP, 0, 0, 0)
            painter.drawText(words, middle | Qt.AlignmentFlag.AlignLeft, self._words)
            painter.drawText(inner, middle | Qt.AlignmentFlag.AlignRight, self._keys)
        painter.end()


class TopBar(QMenuBar):
    """Where the system has one menu bar for all windows, it shows neither title nor field.

    Attributes:
        finder: the field that finds.
        unplaced_tabs: the row of tabs, where there is no place for it in the system's bar.
    """

    def __init__(
        self,
        appearance: Appearance,
        actions: Actions,
        tabs: TabRow,
        parent: QWidget | None = None,
    ) -> None:
        """Lay out the bar.

        Args:
            appearance: how it looks.
            actions: what the menus hold, and what the field does.
            tabs: have the place of the title while they are shown; not in a bar of the system's.
            parent: its owner.
        """
        super().__init__(parent)
        for menu in actions.menus.values():
            self.addMenu(menu)
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._title, self._beside, self._unsaved = "", "", False
        self.finder = FinderField(appearance, actions["finder"])
        self._middle: QWidget | None = None
        self.setCornerWidget(self.finder, Qt.Corner.TopRightCorner)
        self.unplaced_tabs: TabRow | None = tabs
        if not self.isNativeMenuBar():
            # A place that is there already, so that nothing moves when they come.
            self._middle, self.unplaced_tabs = tabs, None
            tabs.setParent(self)
            tabs.hide()
            tabs.shown.connect(lambda _: self.place_middle())

    @property
    def title(self) -> tuple[str, str]:
        """What is named in the middle, and what is said beside it."""
        return self._title, self._beside

    def show_title(self, title: str, beside: str, unsaved: bool = False) -> None:
        """Show a title, with words beside it; where they find no room, a point says unsaved."""
        if (title, beside, unsaved) != (*self.title, self._unsaved):
            self._title, self._beside, self._unsaved = title, beside, unsaved
            self.update()

    def place_middle(self) -> None:
        """Give the widget in the middle the room that there is."""
        if self._middle is not None:
            room = self.room()
            high = min(self._middle.sizeHint().height(), self.height())
            top = (self.height() - high) // 2
            self._middle.setGeometry(room.left(), top, room.width(), high)
            self.update()

    def room(self) -> QRect:
        """Return where the title may stand: between the last menu and the field."""
        shown = [self.actionGeometry(action) for action in self.actions() if action.isVisible()]
        left = max((rect.right() for rect in shown), default=0) + _APART
        right = self.finder.geometry().left() - _APART
        return QRect(left, 0, max(0, right - left), self.height())

    def _menus_wide(self) -> int:
        """Return the width of all menus side by side, whether they are all seen or not."""
        measure = self.fontMetrics()
        words = [action.text().replace("&", "") for action in self.actions() if action.isVisible()]
        return sum(measure.horizontalAdvance(word) + _AROUND for word in words) + _AROUND

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the field be small in a narrow window."""
        wide = event.size().width()
        self.finder.set_narrow(wide < _ROOMY or wide < self._menus_wide() + self.finder.whole)
        super().resizeEvent(event)
        self.place_middle()

    def showEvent(self, event: QShowEvent) -> None:
        """Know the room in the middle, now that the menus are in place."""
        super().showEvent(event)
        self.place_middle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the menus, then the title in the middle of the window, or as near as it fits."""
        super().paintEvent(event)
        if self._middle is not None and self._middle.isVisible():
            return
        room = self.room()
        painter = QPainter(self)
        strong = QFont(self.font())
        strong.setWeight(QFont.Weight.DemiBold)
        painter.setFont(strong)
        beside = self.fontMetrics().horizontalAdvance(self._beside) + _GAP if self._beside else 0
        measure = painter.fontMetrics()
        words = self._title
        if measure.horizontalAdvance(words) + beside > room.width():
            beside = 0
            words = f"• {words}" if self._unsaved else words  # as tabs are marked
        title = measure.elidedText(words, Qt.TextElideMode.ElideRight, room.width() - beside)
        wide = measure.horizontalAdvance(title)
        left = min((self.width() - wide - beside) // 2, room.right() - wide - beside)
        place = QRect(max(room.left(), left), 0, wide + beside, self.height())
        painter.setPen(QColor(self._appearance.tokens.text))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignLeft, title)
        if beside:
            painter.setFont(self.font())
            painter.setPen(QColor(self._appearance.tokens.muted))
            painter.drawText(place, middle | Qt.AlignmentFlag.AlignRight, self._beside)
        painter.end()
