# SPDX-License-Identifier: GPL-3.0-or-later
"""A window as a screen reader and the Tab key find it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

_ROLE = QAccessible.Role
NAMED = (
    _ROLE.Button,
    _ROLE.ButtonMenu,
    _ROLE.ButtonDropDown,
    _ROLE.CheckBox,
    _ROLE.RadioButton,
    _ROLE.ComboBox,
    _ROLE.EditableText,
    _ROLE.SpinBox,
    _ROLE.Slider,
    _ROLE.List,
    _ROLE.ListItem,
    _ROLE.Tree,
    _ROLE.TreeItem,
    _ROLE.Table,
    _ROLE.PageTabList,
    _ROLE.PageTab,
    _ROLE.MenuItem,
    _ROLE.Link,
)
"""Roles of what can be worked: who hears one of them must hear what it is."""

_MOST = 100  # children of one thing that are looked at: the rest are more of the same


@dataclass(frozen=True)
class Found:
    """Something in the accessible tree."""

    role: QAccessible.Role
    name: str
    value: str
    path: str
    focusable: bool


def tree_of(widget: QWidget) -> Iterator[Found]:
    """Yield all that a screen reader finds in a widget, from outside to inside."""
    root = QAccessible.queryAccessibleInterface(widget)
    assert root is not None
    yield from _within(root, "")


def _within(found: QAccessibleInterface, above: str) -> Iterator[Found]:
    if not found.isValid() or found.state().invisible:
        return
    thing = found.object()
    word = type(thing).__name__ if thing is not None else found.role().name
    path = f"{above}/{word}"
    yield Found(
        found.role(),
        found.text(QAccessible.Text.Name),
        found.text(QAccessible.Text.Value),
        path,
        bool(found.state().focusable),
    )
    for place in range(min(found.childCount(), _MOST)):
        child = found.child(place)
        if child is not None:
            yield from _within(child, path)


def nameless(widget: QWidget) -> list[str]:
    """Return where a screen reader finds something that can be worked and has no name."""
    return [
        f"{each.path} ({each.role.name})"
        for each in tree_of(widget)
        if each.role in NAMED and not each.name.strip()
    ]


def walk(window: QWidget, start: QWidget, most: int = 300) -> list[QWidget]:
    """Return where Tab goes in a window, from a widget until it comes round again.

    Raises:
        AssertionError: it never comes round.
    """
    start.setFocus(Qt.FocusReason.TabFocusReason)
    stops: list[QWidget] = []
    for _ in range(most):
        held = QApplication.focusWidget()
        assert held is not None
        if held in stops:
            return stops
        stops.append(held)
        held.window().focusNextPrevChild(True)
    raise AssertionError("Tab does not come round")


def unreached(window: QWidget, stops: list[QWidget]) -> list[str]:
    """Return what is seen, works, wants the Tab key, and is not among the stops."""
    proxies = {id(stop) for stop in stops}
    return [
        f"{type(widget).__name__} {widget.objectName()} {widget.accessibleName()!r}"
        for widget in window.findChildren(QWidget)
        if widget.window() is window
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.focusProxy() is None
        and id(widget) not in proxies
        and not isinstance(widget, QScrollArea)
        and not _chosen_otherwise(widget)
    ]


def _chosen_otherwise(widget: QWidget) -> bool:
    """Return whether it is one of a group of which Tab stops at one, and arrows go on."""
    group = getattr(widget, "group", None)
    found = group() if callable(group) else None
    return found is not None and bool(found.exclusive())


def spoken(widget: QWidget) -> str:
    """Return the name by which a screen reader calls a widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    return "" if found is None else found.text(QAccessible.Text.Name)
