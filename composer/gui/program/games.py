# SPDX-License-Identifier: GPL-3.0-or-later
"""What connects the studio with the desks of games that are no chess, and with their book."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from composer.games.record import AnyGame, as_problem, book_named
from composer.gui.board.view import BoardView
from composer.gui.documents.desk import Desk
from composer.gui.documents.twins import Twinning
from composer.gui.frame.arrangement import Arrangement, Front
from composer.gui.frame.positionbar import PositionBar
from composer.gui.frame.statusline import StatusLine
from composer.gui.frame.views import Views
from composer.gui.games.desks import GameDesks
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import come_forward
from composer.gui.rules.chooser import RuleChooser
from composer.gui.rules.words import book_name
from composer.gui.user.actionset import ActionSet
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.words.language import tr
from composer.problem.problem import Problem
from composer.rules.book import ORTHODOX_BOOK, RuleBook
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.tables.books import TABLES_BOOKS

if TYPE_CHECKING:
    from composer.gui.games.desk.desk import GameDesk
    from composer.gui.games.odds.window import OddsWindow


def install_game_desks(
    games: GameDesks,
    desk: Desk,
    chooser: RuleChooser,
    commit: Callable[[], None],
    actions: ActionSet,
    window: QWidget,
) -> None:
    """Let desks of games be opened from the File menu and the rules."""

    def begin(book: RuleBook, _: bool = False) -> None:
        """Open the empty board of a game."""
        commit()
        games.new_game(book)

    def begin_alike() -> None:
        """Put an empty board on the desk, of the game in front, in a tab of its own."""
        game = None if games.front is None else games.front.document.problem.game
        book = None if game is None else book_named(game.book)
        if book is None:
            desk.new_problem()
        else:
            begin(book)

    menu = QMenu(tr("New problem of a game"), window)
    chess = QAction(book_name(ORTHODOX_BOOK), window)
    chess.setObjectName("new-chess")
    chess.triggered.connect(lambda _=False: desk.new_problem())
    menu.addAction(chess)
    menu.addSeparator()
    tables = QMenu(tr("Tables games"), menu)
    for shelf, books in ((menu, GAME_BOOKS), (tables, TABLES_BOOKS)):
        for book in books:
            action = QAction(book_name(book), window)
            action.setObjectName(f"new-game-{book.id}")
            action.triggered.connect(partial(begin, book))
            shelf.addAction(action)
    menu.addSeparator()
    menu.addMenu(tables)
    odds = QAction(tr("Odds of dice …"), window)
    odds.setObjectName("odds")
    odds.triggered.connect(lambda _=False: show_odds(window))
    menu.addAction(odds)
    file_menu = actions.menus["file"]
    listed = file_menu.actions()
    file_menu.insertMenu(listed[listed.index(actions["new"]) + 1], menu)
    chooser.game_chosen.connect(begin)
    actions.on_trigger({"new": begin_alike})


def install_front(
    games: GameDesks,
    views: Views,
    arrangement: Arrangement,
    status: StatusLine,
    board: BoardView,
    take_keyboard: Callable[[], None],
    actions: ActionSet,
) -> None:
    """Let the window, its foot and the keyboard belong to what is in front."""

    def note(front: GameDesk | None) -> None:
        parts = None if front is None else Front(front.column, front.head, front.pane)
        arrangement.show_front(parts)
        if front is not None:
            front.order_tabs()
        status.show_game(front is not None)
        if front is None:
            actions["flip"].setChecked(board.is_flipped)
        if not views.is_library:
            take_keyboard()

    games.front_changed.connect(note)
    games.pointed.connect(status.show_square)
    games.worked.connect(status.show_game_work)


def install_rules(
    chooser: RuleChooser,
    bar: PositionBar,
    board: BoardView,
    twinning: Twinning,
    preferring: Preferring,
    desk: Desk,
    actions: ActionSet,
) -> None:
    """Let the rules of the problem be chosen, over the board."""

    def choose() -> None:
        chooser.popeye_is_set = bool(preferring.now.popeye.strip())
        chooser.open_over(board, twinning.problem.rules)

    chooser.chosen.connect(bar.rules.chosen)
    chooser.tried.connect(desk.open_example)
    actions.on_trigger({"rules": choose})


def show_odds(parent: QWidget) -> OddsWindow:
    """Show the odds of the games of dice, in a window that is made when it is first wanted."""
    from composer.gui.games.odds.window import OddsWindow

    window = parent.findChild(OddsWindow) or OddsWindow(parent)
    come_forward(window)
    return window


def install_game_book(
    desk: Desk,
    views: Views,
    chooser: RuleChooser,
    games: GameDesks,
    appearance: Appearance,
    settings: Settings,
    prompts: Prompts,
    window: QWidget,
    actions: ActionSet,
) -> Callable[[Problem], None]:
    """Show the game book where a game is asked about, made when it is first wanted.

    Returns:
        what puts a diagram of a book on the board.
    """

    def lay(problem: Problem) -> None:
        """Put a problem on the board, in a tab that may go as long as it stands so."""
        desk.open_example(problem)
        views.show_studio()
        window.activateWindow()
        window.raise_()

    def put(problem: Problem | AnyGame) -> None:
        lay(problem if isinstance(problem, Problem) else as_problem(problem))

    def show(name: str = "") -> None:
        """Show the book, at the page of a game if one is named by the id of its rule book."""
        from composer.gui.manual.gamebook import GameBookWindow

        book = window.findChild(GameBookWindow)
        if book is None:
            book = GameBookWindow(appearance, prompts, window)
            book.problem_opened.connect(put)
            book.keep_size(settings)
        book.open_at(name)

    for source in (chooser, games):
        source.book_requested.connect(show)
    actions.on_trigger({"game-book": show})
    return lay
