# SPDX-License-Identifier: GPL-3.0-or-later
"""Labels, buttons and layouts as all panels and windows have them, each made in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QSizePolicy,
    QTableWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.appearance import Appearance

ROOM: Final = "room"
"""In a layout: what is left of it stays empty here."""
MANUAL: Final = "manual"
"""The property by which a widget says what the manual calls it."""

Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | str | int
"""What stands in a layout: a part, one with its share of what is left, `ROOM`, or pixels."""

Act = SignalInstance | Callable[[], object]
"""What a button does: it passes its click on to a signal, or calls what takes nothing."""


def label(words: str = "", kind: str = "", *, wraps: bool = False, plain: bool = False) -> QLabel:
    """Return a label.

    Args:
        words: what it says.
        kind: how it looks, as the style sheet calls it: `muted`, `panelTitle`, `complaint`.
        wraps: whether it goes on in a line below.
        plain: whether its words come from outside, and are never read as HTML.
    """
    made = QLabel(words)
    if kind:
        made.setObjectName(kind)
    made.setWordWrap(wraps)
    if plain:
        made.setTextFormat(Qt.TextFormat.PlainText)
    return made


def prose() -> QLabel:
    """Return a label for lines of HTML, which can be selected and break where they must."""
    made = label(wraps=True)
    made.setTextFormat(Qt.TextFormat.RichText)
    flags = Qt.TextInteractionFlag
    made.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    return made


def side_line(*, upright: bool = False) -> QFrame:
    """Return the thin line between two parts of a column, or between two columns."""
    made = QFrame()
    made.setObjectName("sideLine")
    (made.setFixedWidth if upright else made.setFixedHeight)(1)
    return made


def side_note(words: str = "") -> QLabel:
    """Return a muted label that gives way: it asks for no width of its own."""
    made = label(words, "muted")
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return made


def button(
    words: str = "",
    act: Act | None = None,
    *,
    kind: str = "",
    hint: str = "",
    size: tuple[int, int] | None = None,
    flat: bool = False,
    on_off: bool = False,
) -> QToolButton:
    """Return a button.

    Args:
        words: what stands on it; none if it has an icon only.
        act: what it does when it is clicked.
        kind: how it looks, as the style sheet calls it: `link`, `topButton`, `small`, `want`.
        hint: its tooltip; without words on it, also its name for screen readers.
        size: wide and high, where it is not to follow what stands on it.
        flat: whether it has a frame under the pointer only.
        on_off: whether a click turns it on or off.
    """
    made = QToolButton()
    made.setText(words)
    if kind:
        made.setObjectName(kind)
    if hint:
        made.setToolTip(hint)
        if not words:
            made.setAccessibleName(hint)
    if size is not None:
        made.setFixedSize(*size)
    made.setAutoRaise(flat)
    made.setCheckable(on_off)
    if act is not None:
        made.clicked.connect(act)  # and no lambda, which would keep the owner of a method alive
    return made


def link(words: str, act: Act | None = None, hint: str = "") -> QToolButton:
    """Return a button that looks like a link and does something when it is clicked."""
    return button(words, act, kind="link", hint=hint)


class _Icon(QObject):
    """Lives with a button and draws its icon again when the colours change."""

    def __init__(self, on: QAbstractButton, appearance: Appearance, name: str) -> None:
        super().__init__(on)
        self._on, self._appearance, self._name = on, appearance, name
        appearance.colours_changed.connect(self._draw)
        self._draw()

    def change(self, name: str) -> None:
        """Draw another icon."""
        self._name = name
        self._draw()

    def _draw(self) -> None:
        self._on.setIcon(self._appearance.icons.icon(self._name))


def draw_icon(on: QAbstractButton, appearance: Appearance, name: str, side: int = 0) -> None:
    """Draw an icon on a button, and again whenever the colours change.

    Args:
        on: the button; it may have another icon already.
        appearance: has the icons.
        name: of the icon.
        side: in logical pixels, where it is not as the style has it.
    """
    if side:
        on.setIconSize(QSize(side, side))
    there = on.findChild(_Icon)
    if isinstance(there, _Icon):
        there.change(name)
    else:
        _Icon(on, appearance, name)


def icon_button(
    appearance: Appearance,
    icon: str,
    hint: str,
    act: Act | None = None,
    size: tuple[int, int] | None = (24, 24),
) -> QToolButton:
    """Return a flat button with nothing but an icon, which Tab passes by: keys do the same."""
    made = button(act=act, hint=hint, size=size, flat=True)
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    draw_icon(made, appearance, icon)
    return made


Thing = TypeVar("Thing")
_LayoutT = TypeVar("_LayoutT", bound=QBoxLayout)


def column(
    *parts: Part,
    on: QWidget | None = None,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    spacing: int = 0,
) -> QVBoxLayout:
    """Return parts one below the other.

    Args:
        parts: from above to below.
        on: the widget that they lie on; none for a layout within another.
        margins: left, top, right, bottom.
        spacing: between two parts; below zero as the style has it.
    """
    return _filled(QVBoxLayout(), parts, on, margins, spacing)


def row(
    *parts: Part,
    on: QWidget | None = None,
    margins: tuple[int, int, int, int] = (0, 0, 0, 0),
    spacing: int = -1,
) -> QHBoxLayout:
    """Return parts side by side; what is given means the same as for `column`."""
    return _filled(QHBoxLayout(), parts, on, margins, spacing)


def _filled(
    layout: _LayoutT,
    parts: tuple[Part, ...],
    on: QWidget | None,
    margins: tuple[int, int, int, int],
    spacing: int,
) -> _LayoutT:
    if on is not None:
        on.setLayout(layout)
    layout.setContentsMargins(*margins)
    layout.setSpacing(spacing)
    for part in parts:
        one, share = part if isinstance(part, tuple) else (part, 0)
        if isinstance(one, QWidget):
            layout.addWidget(one, share)
        elif isinstance(one, QLayout):
            layout.addLayout(one, share)
        elif isinstance(one, int):
            layout.addSpacing(one)
        else:
            layout.addStretch(1)
    return layout


def open_at(popup: QWidget, corner: QPoint) -> None:
    """Open a popup with its upper left corner at a place of the screen, but within the screen."""
    screen = popup.screen().availableGeometry()
    left = max(screen.left(), min(corner.x(), screen.right() - popup.width()))
    top = max(screen.top(), min(corner.y(), screen.bottom() - popup.height()))
    popup.move(left, top)
    popup.show()


def come_forward(window: QWidget) -> None:
    """Show a window in front of all others, with the keyboard."""
    window.show()
    window.raise_()
    window.activateWindow()


def chosen_of(table: QTableWidget, things: Sequence[Thing]) -> Thing | None:
    """Return the thing whose row of a table is chosen, one a row; None for none."""
    place = table.currentRow()
    return things[place] if 0 <= place < len(things) else None


def finish_typing(window: QWidget, event: QEvent | None = None) -> None:
    """Let what was typed last count, as leaving its field would.

    Qt does not say that a line is finished where the whole window is left or closed.

    Args:
        window: the window in which it was typed.
        event: a change of the window; nothing is done where it does not say that it was left.
    """
    if event is not None:
        was_activated = event.type() == QEvent.Type.ActivationChange
        if not was_activated or window.isActiveWindow():
            return
    field = window.focusWidget()
    if isinstance(field, (QLineEdit, QAbstractSpinBox)):
        field.editingFinished.emit()


def copy_text(text: str) -> None:
    """Let the clipboard have a text."""
    QGuiApplication.clipboard().setText(text)
