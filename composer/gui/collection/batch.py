# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be done with several problems at once: the menu of the chosen records."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget


class Batch(QObject):
    """Offers what can be done with the chosen records, and does it.

    Signals:
        open_asked: a record is to be put on the board; carries its number.
        delete_asked: records are to be deleted; carries a tuple of numbers.
    """

    open_asked = Signal(int)
    delete_asked = Signal(object)

    def __init__(self, chosen: Callable[[], tuple[int, ...]], view: QWidget) -> None:
        """Begin.

        Args:
            chosen: returns the numbers of the chosen records.
            view: the widget over which menus open.
        """
        super().__init__(view)
        self._chosen, self._view = chosen, view

    def menu(self) -> QMenu:
        """Return the menu of the records that are chosen now.

        It means these records, whatever is chosen or shown by the time it is used.
        """
        records = self._chosen()
        menu = QMenu(self._view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if records:
            open_it = menu.addAction(
                self.tr("Open on the board"), lambda: self.open_asked.emit(records[0])
            )
            menu.setDefaultAction(open_it)
            menu.addAction(self.tr("Delete"), lambda: self.delete_asked.emit(records))
        return menu

    def show_menu(self, place: QPoint) -> None:
        """Open the menu at a place on the screen."""
        menu = self.menu()
        if not menu.isEmpty():
            menu.popup(place)
