# SPDX-License-Identifier: GPL-3.0-or-later
"""What connects the studio with the desks of games that are no chess, and with their book."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from composer.games.record import as_problem, book_named
from composer.games.tables import TablesProblem
from composer.games.tablesrecord import as_tables_record
from composer.games.task import GameProblem
from composer.gui.documents.desk import Desk
from composer.gui.frame.views import Views
from composer.gui.look.appearance import Appearance
from composer.gui.program.parts import StudioParts
from composer.gui.rules.words import book_name
from composer.gui.words.language import tr
from composer.problem.problem import Problem
from composer.rules.book import RuleBook
from composer.rules.books import GAME_BOOKS
from composer.rules.historic.tables import TABLES_BOOK

if TYPE_CHECKING:
    from composer.gui.games.desk.desk import GameDesk
    from composer.gui.games.export.window import GameExport
    from composer.gui.games.odds.window import OddsWindow


def connect_games(parts: StudioParts) -> None:
    """Let desks of games be opened from the File menu and the rules, and be seen."""
    games = parts.games
    menu = QMenu(tr("New problem of a game"), parts)
    for book in (*GAME_BOOKS, TABLES_BOOK):
        if book is TABLES_BOOK:
            menu.addSeparator()
        action = QAction(book_name(book), parts)
        action.setObjectName(f"new-game-{book.id}")
        action.triggered.connect(partial(_begin, parts, book))
        menu.addAction(action)
    odds = QAction(tr("Odds of dice …"), parts)
    odds.setObjectName("odds")
    odds.triggered.connect(lambda _=False: show_odds(parts))
    menu.addAction(odds)
    file_menu = parts.actions_by_name.menus["file"]
    listed = file_menu.actions()
    file_menu.insertMenu(listed[listed.index(parts.actions_by_name["new"]) + 1], menu)
    chooser = parts.rule_chooser
    chooser.chosen.connect(parts.bar.rules.chosen)
    chooser.tried.connect(parts.desk.open_example)
    chooser.game_chosen.connect(lambda book: _begin(parts, book))
    lay = partial(lay_example, parts.desk, parts.views, parts)
    show_book = partial(show_game_book, lay, parts.appearance, parts)
    chooser.book_requested.connect(show_book)
    games.book_requested.connect(show_book)
    parts.actions_by_name.on_trigger({"game-book": show_book})
    games.front_changed.connect(parts.views.show_in_front)
    games.front_changed.connect(lambda page: _note_front(parts, page is not None))
    games.pointed.connect(parts.status.show_square)
    games.worked.connect(parts.status.show_game_work)
    parts.actions_by_name.on_trigger(
        {"open-file": lambda: parts.opening.ask(parts), "rules": lambda: _choose_rules(parts)}
    )


def _choose_rules(parts: StudioParts) -> None:
    """Show the rules of the problem, over the board."""
    parts.rule_chooser.popeye_is_set = bool(parts.preferring.now.popeye.strip())
    parts.rule_chooser.open_over(parts.board, parts.twinning.problem.rules)


def new_problem(parts: StudioParts) -> None:
    """Put an empty board on the desk, of the game in front, in a tab of its own."""
    front = parts.games.front
    game = None if front is None else front.document.problem.game
    book = None if game is None else book_named(game.book)
    if book is None:
        parts.desk.new_problem()
    else:
        _begin(parts, book)


def _begin(parts: StudioParts, book: RuleBook, _: bool = False) -> None:
    """Open the empty board of a game."""
    parts.commit()
    parts.games.new_game(book)


def _note_front(parts: StudioParts, game: bool) -> None:
    """Let the foot and the keyboard belong to what is in front."""
    parts.status.show_game(game)
    if not game:
        parts.actions_by_name["flip"].setChecked(parts.board.is_flipped)
    if not parts.views.is_library:
        parts.front_board.setFocus()


def show_odds(parts: StudioParts) -> OddsWindow:
    """Show the odds of the games of dice, in a window that is made when it is first wanted."""
    from composer.gui.games.odds.window import OddsWindow

    window = parts.findChild(OddsWindow) or OddsWindow(parts)
    window.show()
    window.raise_()
    window.activateWindow()
    return window


def show_game_export(parts: StudioParts, desk: GameDesk) -> GameExport | None:
    """Show the export window of a desk, and let it follow what is worked on there."""
    from composer.gui.games.export.window import GameExport

    shown = desk.shown()
    if shown is None:
        return None
    found = desk.findChild(GameExport)
    if found is None:
        made = GameExport(*shown, parts.appearance, parts.prompts, desk)
        desk.closing.connect(made.shut)
        desk.document.problem_changed.connect(lambda _: _follow(desk, made))
        found = made
    found.show_problem(*shown)
    found.show()
    found.raise_()
    found.activateWindow()
    return found


def _follow(desk: GameDesk, export: GameExport) -> None:
    """Show what is worked on now; its solution is found when it is wanted."""
    shown = desk.shown() if export.isVisible() else None
    if shown is not None:
        export.show_problem(shown[0], None)


def show_game_book(
    lay: Callable[[Problem], None], appearance: Appearance, window: QWidget, name: str = ""
) -> None:
    """Show the game book, at the page of a game if one is named by the id of its rule book.

    Args:
        lay: puts a diagram of the book on a board.
        appearance: how it looks.
        window: that of the studio.
        name: of a rule book.
    """
    from composer.gui.games.book.window import BookWindow

    def put(problem: Problem | GameProblem | TablesProblem) -> None:
        if isinstance(problem, TablesProblem):
            problem = as_tables_record(problem)
        elif isinstance(problem, GameProblem):
            problem = as_problem(problem)
        lay(problem)

    book = window.findChild(BookWindow)
    if book is None:
        book = BookWindow(appearance, window)
        book.problem_opened.connect(put)
    book.open_at(name)


def lay_example(desk: Desk, views: Views, window: QWidget, problem: Problem) -> None:
    """Put a problem on the board, in a tab that may go as long as it stands so."""
    desk.open_example(problem)
    views.show_studio()
    window.activateWindow()
    window.raise_()
