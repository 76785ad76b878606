# SPDX-License-Identifier: GPL-3.0-or-later
"""What connects the studio with the windows of games that are no chess."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from composer.gui.program.parts import StudioParts
from composer.gui.rules.words import book_name
from composer.gui.words.language import tr
from composer.rules.books import GAME_BOOKS

if TYPE_CHECKING:
    from composer.gui.games.odds.window import OddsWindow


def connect_games(parts: StudioParts) -> None:
    """Let game windows be opened from the File menu, the rules, and files."""
    games = parts.game_windows
    menu = QMenu(tr("New problem of a game"), parts)
    for book in GAME_BOOKS:
        action = QAction(book_name(book), parts)
        action.setObjectName(f"new-game-{book.id}")
        action.triggered.connect(partial(_begin, parts, book.id))
        menu.addAction(action)
    menu.addSeparator()
    tables = QAction(tr("Tables"), parts)
    tables.setObjectName("new-game-tables")
    tables.triggered.connect(lambda _=False: parts.tables_windows.new())
    menu.addAction(tables)
    odds = QAction(tr("Odds of dice …"), parts)
    odds.setObjectName("odds")
    odds.triggered.connect(lambda _=False: show_odds(parts))
    menu.addAction(odds)
    file_menu = parts.actions_by_name.menus["file"]
    listed = file_menu.actions()
    file_menu.insertMenu(listed[listed.index(parts.actions_by_name["new"]) + 1], menu)
    parts.rule_chooser.game_chosen.connect(games.new_game)
    parts.opening.game_found.connect(lambda problem, path: games.open_kept(problem, path=path))
    parts.desk.game_requested.connect(games.open_game)
    games.studio_requested.connect(lambda: _come(parts))
    games.open_tables = parts.tables_windows.open_kept
    parts.desk.tables_requested.connect(parts.tables_windows.open_record)
    parts.tables_windows.other_found.connect(
        lambda problem, path: games.open_kept(problem, path=path)
    )
    parts.tables_windows.book_requested.connect(games.book_requested)


def _begin(parts: StudioParts, name: str, _: bool = False) -> None:
    """Open an empty board of a game, by the id of its book."""
    for book in GAME_BOOKS:
        if book.id == name:
            parts.game_windows.new_game(book)


def show_odds(parts: StudioParts) -> OddsWindow:
    """Show the odds of the games of dice, in a window that is made when it is first wanted."""
    from composer.gui.games.odds.window import OddsWindow

    window = parts.findChild(OddsWindow) or OddsWindow(parts)
    window.show()
    window.raise_()
    window.activateWindow()
    return window


def _come(parts: StudioParts) -> None:
    parts.show()
    parts.raise_()
    parts.activateWindow()
