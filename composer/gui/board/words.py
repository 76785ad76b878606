# SPDX-License-Identifier: GPL-3.0-or-later
"""Men and squares in words, for tool tips, screen readers and the undo history."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from composer.gui.board.tools import OF_MEN, OF_SQUARES, is_set, tool_name
from composer.gui.words.sentences import worded
from composer.problem import named
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.rules.book import ORTHODOX, Rules


def man_name(man: Man) -> str:
    """Return the name of a man in the user's language, such as `white knight`."""
    return worded(named.man_name(man))


def kind_name(kind: Kind) -> str:
    """Return the name of a kind of men in the user's language, such as `knight`."""
    return worded(named.kind_name(kind))


def square_words(position: Position, square: Square, rules: Rules = ORTHODOX) -> str:
    """Return what is on a square, such as `e4, white knight` or `e4, empty, hole`."""
    man = position[square]
    content = QCoreApplication.translate("Board", "empty") if man is None else man_name(man)
    words = QCoreApplication.translate("Board", "{square}, {content}")
    found = words.format(square=square_name(square), content=content)
    special = [
        board_tool
        for board_tool in (*OF_SQUARES, *OF_MEN)  # what is special about the man is in his name
        if is_set(board_tool, square, position, rules)
    ]
    return ", ".join([found, *(tool_name(tool) for tool in special)])
