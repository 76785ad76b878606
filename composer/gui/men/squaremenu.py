# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu of a square: what is special on it, and how its man is marked."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QMenu, QWidget

from composer.gui.board.tools import OF_MEN, BoardTool, is_set, tool_name
from composer.gui.board.words import square_words
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
