# SPDX-License-Identifier: GPL-3.0-or-later
"""What the actions of any window of the program are made of, with their menus."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from composer.gui.look.appearance import Appearance

Act = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Spec:
    """What an action says and how it is reached."""

    name: str
    words: str
    menu: str
    keys: str = ""
    icon: str = ""
    checkable: bool = False
    ends_group: bool = False


class ActionSet(QObject):
    """The actions of a window, by name, and the menus that they stand in."""

    def __init__(
        self,
        window: QMainWindow,
        appearance: Appearance,
        titles: Mapping[str, str],
        specs: tuple[Spec, ...],
    ) -> None:
        """Make actions and menus.

        Args:
            window: whose they are.
            appearance: what icons look like.
            titles: those of the menus, by name, in order.
            specs: the actions, in the order of the menus.
        """
        super().__init__(window)
        self._window, self._appearance, self._specs = window, appearance, specs
        self._actions: dict[str, QAction] = {}
        self._acts: dict[str, list[Act]] = {spec.name: [] for spec in specs}
        self.acts_instead: Mapping[str, Act] = {}
        """What actions do for now, in place of what they were said to do."""
        self.menus = {name: QMenu(title, window) for name, title in titles.items()}
        self._undressed: dict[str, Spec] = {}
        for spec in specs:
            self._add(spec)
        self._recolour()
        appearance.colours_changed.connect(self._recolour)
        for menu in self.menus.values():
            menu.aboutToShow.connect(self._dress_menu)

    def __getitem__(self, name: str) -> QAction:
        """Return an action, with its icon: it may be put on a button."""
        self._dress(name)
        return self._actions[name]

    def _dress_menu(self) -> None:
        """Draw the icons of a menu that is about to be shown."""
        shown = self.sender()  # and no closure, as below
        for spec in tuple(self._undressed.values()):
            if self.menus[spec.menu] is shown:
                self._dress(spec.name)

    def on_trigger(self, acts: Mapping[str, Act]) -> None:
        """Say what actions do when they are triggered."""
        for name, act in acts.items():
            self._acts[name].append(act)

    def _do(self) -> None:
        action = self.sender()  # and no closure, which would keep the window alive
        if action is None:
            return
        name = action.objectName()
        instead = self.acts_instead.get(name)
        for act in self._acts[name] if instead is None else [instead]:
            act()

    def _recolour(self) -> None:
        """Have all icons in other colours; those of menus are drawn when the menus are opened.

        To draw all took a tenth of the time until the window was there.
        """
        worn = [spec.name for spec in self._specs if not self._actions[spec.name].icon().isNull()]
        self._undressed = {spec.name: spec for spec in self._specs if spec.icon}
        for name in worn:
            self._dress(name)

    def _dress(self, name: str) -> None:
        spec = self._undressed.pop(name, None)
        if spec is not None:
            self._actions[name].setIcon(self._appearance.icons.icon(spec.icon))

    def _add(self, spec: Spec) -> None:
        action = QAction(spec.words, self._window)
        action.setObjectName(spec.name)
        action.setCheckable(spec.checkable)
        action.setIconVisibleInMenu(True)
        words = spec.words.replace("&", "").removesuffix(" …")
        if spec.keys:
            action.setShortcut(QKeySequence(spec.keys))
            shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            words = f"{words} ({shown})"
        action.setToolTip(words)
        menu = self.menus[spec.menu]
        menu.addAction(action)
        self._window.addAction(action)
        if spec.ends_group:
            menu.addSeparator()
        action.triggered.connect(self._do)
        self._actions[spec.name] = action
