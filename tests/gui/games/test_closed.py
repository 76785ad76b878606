# SPDX-License-Identifier: GPL-3.0-or-later
"""A desk of a game that was closed is gone: nothing of it is kept, or asked later."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from studio import Studio

from composer.gui.look.tokens import DARK, LIGHT
from composer.rules.book import RuleBook
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.tables.books import TABLES_BOOK


@pytest.mark.parametrize("book", [*GAME_BOOKS[:3], TABLES_BOOK], ids=lambda book: book.id)
def test_a_desk(studio: Studio, book: RuleBook) -> None:
    def opened() -> tuple[QObject, ...]:
        studio.window.files.games.new_game(book)
        desk = studio.window.files.games.front
        assert desk is not None
        studio.window.desk.close_document()
        assert studio.window.files.games.front is None
        return desk, desk.board

    _is_gone(studio, opened)


def _is_gone(studio: Studio, opened: Callable[[], tuple[QObject, ...]]) -> None:
    kept = [weakref.ref(each) for each in opened()]

    def gone() -> bool:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        return not any(reference_type() for reference_type in kept)

    studio.until(gone)
    for tokens in (DARK, LIGHT):
        studio.window.basis.appearance.colour(tokens)  # whoever still listens would fail
