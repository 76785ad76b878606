# SPDX-License-Identifier: GPL-3.0-or-later
"""The row of tabs below the table, with the page of the one in front and the work of each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QTabWidget, QWidget

from composer.analysis.schemes.question import BenchQuestion, Changed
from composer.gui.aids.seeker import Seeker
from composer.gui.schemes.tab import BenchTab, Workplace
from composer.gui.schemes.tabs import TABS


@dataclass(slots=True)
class _Page:
    """A tab with its work."""

    tab: BenchTab
    seeker: Seeker
    waiting: bool = True  # whether its question is another than the one it was asked last


class TabPages(QTabWidget):
    """Shows the tabs, and asks each what it looks for when that changes."""

    def __init__(self, place: Workplace) -> None:
        super().__init__()
        self.setDocumentMode(True)
        self.setAccessibleName(self.tr("Work on the scheme"))
        self._bench = place.bench
        self._pages: list[_Page] = []
        self._works = QObject(self)
        self._held = False  # whether a question is only asked once the table is known
        for make in TABS:
            self._add(make(place))
        self.currentChanged.connect(self._come_forward)
        place.bench.changed.connect(self._note)
        place.bench.opened.connect(self._note_open)

    @property
    def is_busy(self) -> bool:
        """Whether any tab is at work, or will be in a moment."""
        held = self._held and self._bench.question is not None
        return held or any(page.seeker.is_busy for page in self._pages)

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self.tabBar(), *(page.tab.stop() for page in self._pages)

    def close_all(self) -> None:
        """End all work for good."""
        for page in self._pages:
            page.seeker.close()
            page.tab.end_all()

    def _add(self, tab: BenchTab) -> None:
        seeker = Seeker(f"bench-{type(tab).__name__}", self._works)
        page = _Page(tab, seeker)
        seeker.found.connect(tab.take)
        seeker.ended.connect(tab.finish)
        self._pages.append(page)
        self.addTab(tab, tab.title())
        tab.retitled.connect(partial(self._retitle, page))
        tab.asked_anew.connect(partial(self._ask_anew, page))

    def _retitle(self, page: _Page, words: str) -> None:
        self.setTabText(self.indexOf(page.tab), words)

    def _ask_anew(self, page: _Page) -> None:
        question = self._bench.question
        page.waiting = True
        if question is not None:
            self._ask(page, question)

    def _note(self, question: BenchQuestion, changed: Changed) -> None:
        self._held = True
        for page in self._pages:
            if changed & page.tab.asks_on:
                page.waiting = True
                page.seeker.cancel()
                page.tab.pale()
                self._retitle(page, page.tab.title())  # its count was of the question before

    def ask(self) -> None:
        """Ask the tabs what changed for them: the table, which is wanted first, is known."""
        self._held = False
        question = self._bench.question
        for page in self._pages:
            if question is not None:
                self._ask(page, question)

    def _ask(self, page: _Page, question: BenchQuestion) -> None:
        """Ask a tab that is seen, or works behind; others wait until they are."""
        in_front = self.currentWidget() is page.tab
        if self._held or not page.waiting or not (in_front or page.tab.works_behind):
            return
        page.waiting = False
        page.tab.begin(question)
        search = page.tab.search(question)
        if search is not None:
            page.seeker.begin(search)

    def _come_forward(self) -> None:
        question = self._bench.question
        for page in self._pages:
            if page.tab is not self.currentWidget():
                page.tab.put_out()
            elif question is not None:
                self._ask(page, question)

    def _note_open(self, on: bool) -> None:
        for page in self._pages:
            page.waiting = True
            if not on:
                page.seeker.cancel()
                page.tab.put_out()
