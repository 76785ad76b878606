# SPDX-License-Identifier: GPL-3.0-or-later
"""The tabs of the problems that are open, in the row of the menus; one alone needs none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QMenu, QTabBar, QToolButton

from composer.games.record import game_name
from composer.gui.documents.document import Document
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button
from composer.gui.user.wording import game_asked_words, game_men_words, task_words
from composer.gui.words.language import capital, language, tr
from composer.problem.problem import Problem

UNSAVED: Final = "•"
"""Stands before the name of a problem that is not saved."""


_LEAST: Final = 150  # logical pixels of a tab with a longer name, at the narrowest
_ICON: Final = 12  # the cross that closes a tab


class TabRow(QTabBar):
    """Shows the documents on a workbench, and lets one of them come to the front.

    Signals:
        close_requested: a document is to be closed; carries it.
        chosen: a tab was clicked, be it the one in front.
        reopen_requested: the tab closed last is to be opened again.
        shown: the row is there now, or no longer.
    """

    close_requested = Signal(object)
    chosen = Signal()
    reopen_requested = Signal()
    shown = Signal(bool)

    def __init__(self, workbench: Workbench, appearance: Appearance) -> None:
        super().__init__()
        self._workbench, self._appearance = workbench, appearance
        self._shown: list[Document] = []
        self._refreshing = False
        self.setObjectName("documents")
        self.setAccessibleName(tr("Open problems"))
        self.setMovable(True)
        self.setExpanding(False)
        self.setDrawBase(False)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setUsesScrollButtons(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        self.currentChanged.connect(self._choose)
        self.tabMoved.connect(self._moved)
        self.tabBarClicked.connect(lambda place: self.chosen.emit() if place >= 0 else None)
        workbench.listed.connect(self.refresh)
        self.hide()
        self.refresh()
        appearance.colours_changed.connect(self._recolour)

    def refresh(self) -> None:
        """Show the documents as they are now."""
        documents = list(self._workbench.documents)
        self._refreshing = True
        if documents != self._shown:
            self._shown = documents
            while self.count() > len(documents):
                self.removeTab(self.count() - 1)
            while self.count() < len(documents):
                self._add()
        names = tab_names([document.problem for document in documents])
        for place, (document, name) in enumerate(zip(documents, names, strict=True)):
            self._word(place, document, name)
        self.setCurrentIndex(documents.index(self._workbench.document))
        self._refreshing = False
        several = len(documents) > 1
        if self.isHidden() == several:
            self.setVisible(several)
            self.shown.emit(several)

    def _recolour(self) -> None:
        for place in range(self.count()):
            button = self.tabButton(place, QTabBar.ButtonPosition.RightSide)
            if isinstance(button, QToolButton):
                button.setIcon(self._appearance.icons.icon("close"))

    # Qt's own names

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Keep names readable in a narrow window: the row scrolls instead."""
        hint = self.tabSizeHint(index)
        return QSize(min(hint.width(), _LEAST), hint.height())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close a tab with the middle button."""
        if event.button() == Qt.MouseButton.MiddleButton:
            self._request_close(self.tabAt(event.position().toPoint()))
            return
        super().mouseReleaseEvent(event)

    def _add(self) -> None:
        """Add a tab with a button that closes it."""
        made = button(kind="closeTab", hint=tr("Close this tab"))
        made.setIcon(self._appearance.icons.icon("close"))
        made.setIconSize(QSize(_ICON, _ICON))
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.clicked.connect(lambda: self._request_close(self._place_of(made)))
        self.setTabButton(self.addTab(""), QTabBar.ButtonPosition.RightSide, made)

    def _place_of(self, button: QToolButton) -> int:
        right = QTabBar.ButtonPosition.RightSide
        return next((n for n in range(self.count()) if self.tabButton(n, right) is button), -1)

    def _word(self, place: int, document: Document, name: str) -> None:
        clean = document.is_settled
        words = (name if clean else f"{UNSAVED} {name}").replace("&", "&&")
        if self.tabText(place) != words:
            self.setTabText(place, words)
        unsaved = tr("not saved")
        tip = name if clean else f"{name}, {unsaved}"
        self.setTabToolTip(place, tip)
        self.setAccessibleTabName(place, tip)

    def _choose(self, place: int) -> None:
        if not self._refreshing and 0 <= place < len(self._shown):
            self._workbench.show(self._shown[place])

    def _moved(self, origin: int, target: int) -> None:
        if not self._refreshing:
            document = self._shown.pop(origin)
            self._shown.insert(target, document)
            self._workbench.move(document, target)

    def _request_close(self, place: int) -> None:
        if 0 <= place < len(self._shown):
            self.close_requested.emit(self._shown[place])

    def _open_menu(self, point: QPoint) -> None:
        place = self.tabAt(point)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if place >= 0:
            document = self._shown[place]
            menu.addAction(tr("Close this tab"), lambda: self.close_requested.emit(document))
            menu.addAction(tr("Close the other tabs"), lambda: self._close_others(document))
        again = menu.addAction(tr("Open the closed tab again"), self.reopen_requested.emit)
        again.setEnabled(self._workbench.can_reopen)
        menu.popup(self.mapToGlobal(point))

    def _close_others(self, document: Document) -> None:
        for other in self._workbench.documents:
            if other is not document:
                self.close_requested.emit(other)


def tab_names(problems: Sequence[Problem]) -> list[str]:
    """Return what problems are called on their tabs: of the same name told apart.

    By what is asked of which men first, then by a number.
    """
    names = [tab_name(problem) for problem in problems]
    counts = Counter(names)
    for place, problem in enumerate(problems):
        called = problem.title or problem.credits.caption_authors()
        if called and counts[names[place]] > 1:
            told = game_asked_words(problem), game_men_words(problem)
            words = told if problem.game is not None else (task_and_men(problem),)
            names[place] = ", ".join(part for part in (called, *words) if part)
    seen: Counter[str] = Counter()
    for place, name in enumerate(names):
        seen[name] += 1
        if seen[name] > 1:
            names[place] = f"{name} ({seen[name]})"
    return names


def tab_name(problem: Problem) -> str:
    """Return what a problem is called on its tab."""
    name = problem.title or problem.credits.caption_authors()
    if name:
        return name
    if problem.game is None and not len(problem.position):
        return tr("New problem")
    return task_and_men(problem)


def task_and_men(problem: Problem) -> str:
    """Return what is asked of which men; of another game than chess its name."""
    if problem.game is not None:
        return capital(game_name(problem, language()))
    return f"{task_words(problem.stipulation)}, {problem.position.material()}"
