# SPDX-License-Identifier: GPL-3.0-or-later
"""The frame of the library's page: the switch between views, the columns at the sides."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.icons import Icons
from composer.gui.look.widgets import button, side_line


class Segments(QWidget):
    """A row of buttons of which one is on.

    Signals:
        chosen: another one is on by the user's hand; carries its number, from 0.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self._icons: list[str] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2, 0, 0, 0)
        self._row.setSpacing(0)
        self._group.idClicked.connect(self.chosen)

    def add(self, words: str, icon: str) -> None:
        """Add a button at the end."""
        made = button(words, kind="segment", hint=words, on_off=True)
        made.setAccessibleName(words)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._group.addButton(made, len(self._icons))
        self._icons.append(icon)
        self._row.addWidget(made)
        buttons = self._group.buttons()
        for place, abstract_button in enumerate(buttons):
            alone = len(buttons) == 1
            edge = "first" if place == 0 else "last" if place == len(buttons) - 1 else ""
            abstract_button.setProperty("edge", "alone" if alone else edge)
            abstract_button.style().unpolish(abstract_button)
            abstract_button.style().polish(abstract_button)
        self.setVisible(len(buttons) > 1)

    def choose(self, place: int) -> None:
        """Switch a button on."""
        self._group.button(place).setChecked(True)

    def set_narrow(self, narrow: bool) -> None:
        """Show icons alone where there is little room."""
        style = Qt.ToolButtonStyle
        for segment in self._group.buttons():
            if isinstance(segment, QToolButton):
                segment.setToolButtonStyle(
                    style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon
                )

    def draw_icons(self, icons: Icons) -> None:
        """Give the buttons their icons, in the colours of a theme."""
        for place, name in enumerate(self._icons):
            self._group.button(place).setIcon(icons.icon(name))

    @property
    def count(self) -> int:
        """How many buttons there are."""
        return len(self._icons)


class Side(QScrollArea):
    """A column of fixed width beside the problems; scrolls where the window is low.

    It is wider only where the words of a language, or large letters, need more room.
    """

    def __init__(self, name: str, width: int) -> None:
        super().__init__()
        self._width = width
        self.setFixedWidth(width)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget()
        body.setObjectName(name)
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._wide = width
        self._parts = 0
        self._stretches = False
        self.setWidget(body)

    # Qt's own names

    def event(self, event: QEvent) -> bool:
        """Grow with what is in it, where large letters or long words need more room."""
        body = self.widget()
        if body is not None and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            least = body.minimumSizeHint().width()
            need = least + self.verticalScrollBar().width()
            most = self.window().width() * 2 // 5
            wide = max(self._wide, min(need, most))
            if wide != self.width():
                self.setFixedWidth(wide)
            cut = least > wide
            policy = Qt.ScrollBarPolicy
            self.setHorizontalScrollBarPolicy(
                policy.ScrollBarAsNeeded if cut else policy.ScrollBarAlwaysOff
            )
        return super().event(event)

    @property
    def is_used(self) -> bool:
        """Whether anything stands in the column."""
        return self._parts > 0

    def put(self, part: QWidget, stretch: int = 0) -> None:
        """Put a part below the others."""
        if self._parts:
            self._column.addWidget(side_line())
        self._parts += 1
        self._column.addWidget(part, stretch)
        self._stretches = self._stretches or stretch > 0
        part.setSizePolicy(
            QSizePolicy.Policy.Preferred,
            QSizePolicy.Policy.Expanding if stretch else QSizePolicy.Policy.Maximum,
        )
        self._column.setAlignment(
            Qt.AlignmentFlag(0) if self._stretches else Qt.AlignmentFlag.AlignTop
        )
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Make room for larger letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        body = self.widget()
        if body is not None:
            self.setFixedWidth(max(self._width, body.minimumSizeHint().width()))
