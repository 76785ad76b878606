# SPDX-License-Identifier: GPL-3.0-or-later
"""The game book beside the studio, and its diagrams on the board."""

from __future__ import annotations

from composer.games.tables import TablesProblem
from composer.games.tablesrecord import as_tables_record
from composer.games.task import GameProblem
from composer.gui.program.parts import StudioParts
from composer.problem.problem import Problem


def connect_game_book(parts: StudioParts) -> None:
    """Let the rules of a game be read from its window, and from where rules are chosen."""
    parts.rule_chooser.book_requested.connect(lambda name: show_game_book(parts, name))
    parts.game_windows.book_requested.connect(lambda name: show_game_book(parts, name))


def show_game_book(parts: StudioParts, name: str = "") -> None:
    """Show the game book, at the page of a game if one is named by the id of its rule book."""
    from composer.gui.games.book.window import BookWindow

    book = parts.findChild(BookWindow)
    if book is None:
        book = BookWindow(parts.appearance, parts)
        book.problem_opened.connect(lambda problem: _open(parts, problem))
    book.open_at(name)


def _open(parts: StudioParts, problem: Problem | GameProblem | TablesProblem) -> None:
    """Put a diagram of the game book on a board."""
    if isinstance(problem, Problem):
        parts.desk.open_example(problem)
        parts.views.show_studio()
        parts.activateWindow()
        parts.raise_()
        return
    if isinstance(problem, TablesProblem):
        parts.tables_windows.open_example(as_tables_record(problem))
        return
    parts.game_windows.open_example(problem)
