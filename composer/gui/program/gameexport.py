# SPDX-License-Identifier: GPL-3.0-or-later
"""Export windows of games, one beside each game window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from composer.gui.program.parts import StudioParts

if TYPE_CHECKING:
    from composer.gui.games.desk.window import GameWindow
    from composer.gui.games.export.window import GameExport
    from composer.gui.games.tables.window import TablesWindow


def connect_game_export(parts: StudioParts) -> None:
    """Let the diagram of a game window be exported."""
    parts.game_windows.export_requested.connect(lambda window: show_game_export(parts, window))
    parts.tables_windows.export_requested.connect(lambda window: show_tables_export(parts, window))


def show_tables_export(parts: StudioParts, window: TablesWindow) -> GameExport:
    """Show the export window of a window of tables, and let it follow the board."""
    from composer.gui.games.export.window import GameExport

    problem = window.problem
    answer = window.answer_to(window.document.tables)
    found = window.findChild(GameExport)
    if found is None:
        made = GameExport(problem, answer, parts.appearance, parts.prompts, window)
        window.closing.connect(made.shut)
        window.document.changed.connect(
            lambda now: made.show_problem(now, None) if made.isVisible() else None
        )
        found = made
    found.show_problem(problem, answer)
    found.show()
    found.raise_()
    found.activateWindow()
    return found


def show_game_export(parts: StudioParts, window: GameWindow) -> GameExport:
    """Show the export window of a game window, and let it follow the board."""
    from composer.gui.games.export.window import GameExport

    found = window.findChild(GameExport)
    solved = window.showing.solved
    answer = None if solved is None else solved.answer
    if found is None:
        made = GameExport(window.problem, answer, parts.appearance, parts.prompts, window)
        window.closing.connect(made.shut)
        window.document.changed.connect(lambda _: _follow(window, made))
        found = made
    found.show_problem(window.problem, answer)
    found.show()
    found.raise_()
    found.activateWindow()
    return found


def _follow(window: GameWindow, export: GameExport) -> None:
    """Show what is on the board now; its solution is found when it is wanted."""
    if export.isVisible():
        export.show_problem(window.document.problem, None)
