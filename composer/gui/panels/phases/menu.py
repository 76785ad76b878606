# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu of the phase table: what is chosen of its tries, and their order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from composer.analysis.phasechoice import Order, TableChoice
from composer.gui.words.language import fill, tr

Choose = Callable[[TableChoice], None]


def fill_menu(
    menu: QMenu,
    choice: TableChoice,
    shown: Sequence[str],
    choose: Choose,
    copy: Callable[[], None],
    first: str = "",
) -> None:
    """Put into a menu what can be done with the tries of a table.

    Args:
        menu: the menu, which is emptied before.
        choice: what is chosen now.
        shown: the tries that are shown, by their first moves as UCI.
        choose: called with what is chosen then.
        copy: copies the table.
        first: the try that the menu is about; nothing for none.
    """
    menu.clear()
    if first in shown:
        _add_try(menu, choice, shown, choose, first)
        menu.addSeparator()
    _add_orders(menu, choice, choose)
    menu.addSeparator()
    hidden = len(choice.hidden)
    words = fill(tr("Show hidden tries (%1)"), hidden) if hidden else tr("Show hidden tries")
    _act(menu, words, lambda: choose(choice.with_hidden()), bool(hidden))
    _act(
        menu,
        tr("Let go of all pinned tries"),
        lambda: choose(_unpinned(choice)),
        bool(choice.pinned),
    )
    menu.addSeparator()
    _act(menu, tr("Copy table as text"), copy)


def made_menu(parent: QWidget) -> QMenu:
    """Return an empty menu for a table."""
    menu = QMenu(parent)
    menu.setObjectName("phaseTableMenu")
    return menu


def _add_try(
    menu: QMenu, choice: TableChoice, shown: Sequence[str], choose: Choose, first: str
) -> None:
    place = list(shown).index(first)
    pin = _act(
        menu,
        tr("Keep in the table"),
        lambda: choose(choice.with_pin(first, first not in choice.pinned)),
    )
    pin.setCheckable(True)
    pin.setChecked(first in choice.pinned)
    for words, there in ((tr("Move left"), place - 1), (tr("Move right"), place + 1)):
        act = partial(choose, choice.moved(shown, first, there))
        _act(menu, words, act, 0 <= there < len(shown))
    _act(menu, tr("Hide this try"), lambda: choose(choice.without(first)))


def _add_orders(menu: QMenu, choice: TableChoice, choose: Choose) -> None:
    group = QActionGroup(menu)
    for order, words in (
        (Order.CHANGES, tr("Order by changes")),
        (Order.REFUTATIONS, tr("Order by refutation")),
    ):
        action = _act(menu, words, partial(choose, choice.arranged(order)))
        action.setCheckable(True)
        group.addAction(action)
        action.setChecked(choice.order is order and not choice.placed)


def _unpinned(choice: TableChoice) -> TableChoice:
    for first in choice.pinned:
        choice = choice.with_pin(first, on=False)
    return choice


def _act(menu: QMenu, words: str, act: Callable[[], None], enabled: bool = True) -> QAction:
    action = menu.addAction(words)
    action.setEnabled(enabled)
    action.triggered.connect(lambda _=False: act())
    return action
