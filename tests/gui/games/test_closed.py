# SPDX-License-Identifier: GPL-3.0-or-later
"""A window of a game that was closed is gone: nothing of it is kept, or asked later."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from studio import Studio

from composer.gui.look.tokens import DARK, LIGHT
from composer.rules.books import GAME_BOOKS, game_book_of


@pytest.mark.parametrize("book", [game_book.id for game_book in GAME_BOOKS[:3]])
def test_a_window_of_a_game(studio: Studio, book: str) -> None:
    def opened() -> tuple[QObject, ...]:
        window = studio.window.game_windows.new_game(game_book_of(book))
        parts = (window, window.bar, window.board, window.document)
        window.close()
        return parts

    _is_gone(studio, opened)


def test_a_window_of_tables(studio: Studio) -> None:
    def opened() -> tuple[QObject, ...]:
        window = studio.window.tables_windows.new()
        parts = (window, window.board, window.document)
        window.close()
        return parts

    _is_gone(studio, opened)


def _is_gone(studio: Studio, opened: Callable[[], tuple[QObject, ...]]) -> None:
    kept = [weakref.ref(each) for each in opened()]

    def gone() -> bool:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        return not any(reference_type() for reference_type in kept)

    studio.until(gone)
    for tokens in (DARK, LIGHT):
        studio.window.appearance.colour(tokens)  # whoever still listens would fail
