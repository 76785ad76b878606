# SPDX-License-Identifier: GPL-3.0-or-later
"""Fetches what the record looked at is linked with, and goes there."""

from __future__ import annotations

from PySide6.QtCore import QObject

from composer.gui.collection.detail import DetailPane
from composer.gui.collection.page import LibraryPage
from composer.gui.threads.librarian import Librarian
from composer.library.arriving.links import drop_link, links_of


class Linking(QObject):
    """Tells the details of links; a click on one chooses the record that it leads to."""

    def __init__(self, librarian: Librarian, detail: DetailPane, page: LibraryPage) -> None:
        super().__init__(page)
        self._librarian, self._detail, self._page = librarian, detail, page
        self._asked: int | None = None
        self._wanted: int | None = None
        page.searched.connect(lambda _: self._choose_found())
        detail.row_shown.connect(self._fetch)
        detail.link_requested.connect(self.go)
        detail.unlink_requested.connect(
            lambda link: librarian.change(lambda library: drop_link(library, link))
        )
        librarian.changed.connect(lambda _: self._fetch(self._asked))

    def go(self, record_id: int) -> None:
        """Choose a record in the list; where the list does not have it, show it alone."""
        choosing = self._page.table.choosing
        if not self._page.records.places_of((record_id,)):
            self._wanted = record_id
            self._page.searching.look_in_bin(False)
            self._page.set_query(f"id:{record_id}")
        choosing.choose(record_id)

    def _choose_found(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self._page.table.choosing.choose(wanted)

    def _fetch(self, record_id: int | None) -> None:
        self._asked = record_id
        if record_id is None:
            return
        self._librarian.look(
            lambda library: links_of(library, record_id),
            lambda links: self._detail.show_links(record_id, links),
            unwanted=lambda: self._asked != record_id,
        )
