# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that the menus offer, the choices of their submenus included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

LISTED_ELSEWHERE: Final = "listed-elsewhere"
"""The property of a submenu whose choices are listed elsewhere; they are left out."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something that can be chosen in a menu.

    Attributes:
        words: what it is called; a choice of a submenu has the title of that before it.
        menu: the title of the menu in the bar.
        keys: its shortcut, as this system writes it; blank where it has none.
        action: does it.
    """

    words: str
    menu: str
    keys: str
    action: QAction

    def matches(self, parts: Iterable[str]) -> bool:
        """Return whether all words (in small letters) occur in its name, or in its menu's."""
        said = f"{self.words} {self.menu}".casefold()
        return all(part in said for part in parts)


def commands(menus: Iterable[QMenu]) -> tuple[Command, ...]:
    """Return all that menus offer, in their order."""
    return tuple(command for menu in menus for command in _within(menu, plain(menu.title()), ()))


def plain(words: str) -> str:
    """Return the words of a menu without the mark of its letter and the dots at the end."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix(" …")


def _within(menu: QMenu, title: str, path: tuple[str, ...]) -> Iterator[Command]:
    for action in menu.actions():
        if action.isSeparator() or not action.isVisible():
            continue
        words = plain(action.text())
        below = action.menu()
        if isinstance(below, QMenu):
            if below.property(LISTED_ELSEWHERE):
                continue
            yield from _within(below, title, (*path, words))
        elif words:
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            yield Command(": ".join((*path, words)), title, keys, action)
