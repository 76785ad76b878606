# SPDX-License-Identifier: GPL-3.0-or-later
"""Which parts of the window listen to which where special squares and marks are concerned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from composer.gui.board.tools import OF_MEN, BoardTool, is_set, tool_name
from composer.gui.board.words import square_words
from composer.gui.program.parts import StudioParts
from composer.problem.edits import may_be_fresh
from composer.problem.problem import Problem
from composer.problem.squares import Square


def square_menu(
    problem: Problem,
    square: Square,
    turn: Callable[[BoardTool, Square], None],
    parent: QWidget | None = None,
) -> QMenu:
    """Return the menu of a square of a problem.

    Args:
        problem: what lies on the board.
        square: of which square.
        turn: sets what an entry stands for, or takes it away.
        parent: its owner.
    """
    menu = QMenu(parent)
    head = menu.addAction(square_words(problem.position, square))
    head.setEnabled(False)
    menu.addSeparator()
    man = problem.position[square]
    marks = problem.rules.book.marks_men
    for tool in BoardTool:
        there = is_set(tool, square, problem.position, problem.rules)
        fits = tool.special is not None or (tool in OF_MEN and marks and man is not None)
        if not (fits or there):
            continue
        if tool is BoardTool.LEAPS and not (there or may_be_fresh(man)):
            continue
        action = menu.addAction(tool_name(tool))
        action.setCheckable(True)
        action.setChecked(there)
        action.triggered.connect(lambda _=False, tool=tool: turn(tool, square))
    return menu


def connect_squares(parts: StudioParts) -> None:
    """Let tools follow the problem, and clicks with them change it."""
    board, tools, by_hand = parts.board, parts.square_tools, parts.board_tools
    tools.picked.connect(board.input.set_tool)
    tools.grid_chosen.connect(by_hand.set_grid)
    tools.intact_chosen.connect(by_hand.set_intact)
    board.tool_changed.connect(tools.show_tool)
    board.tool_used.connect(by_hand.use)
    board.menu_requested.connect(lambda square, place: _open_menu(parts, square, place))
    parts.twinning.problem_changed.connect(tools.show_problem)
    parts.actions_by_name.on_trigger({"board-tools": lambda: _show(parts)})


def _open_menu(parts: StudioParts, square: Square, place: QPoint) -> None:
    """Open the menu of a square, where edits are possible now."""
    if parts.board.input.editable:
        by_hand = parts.board_tools
        menu = square_menu(by_hand.problem, square, by_hand.turn, parts.board)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)


def _show(parts: StudioParts) -> None:
    """Show the tools, with the keyboard at the first of them."""
    parts.pane.body.show_page(parts.men_page)
    first = next(iter(parts.square_tools.tiles.values()))
    first.setFocus()
