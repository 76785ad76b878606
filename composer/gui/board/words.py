# SPDX-License-Identifier: GPL-3.0-or-later
"""Men and squares in words, for tool tips, screen readers and the undo history."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from composer.gui.words.sentences import worded
from composer.problem import named
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import Square, square_name


def man_name(man: Man) -> str:
    """Return the name of a man in the user's language, such as `white knight`."""
    return worded(named.man_name(man))


def square_words(position: Position, square: Square) -> str:
    """Return what is on a square, such as `e4, white knight` or `e4, empty`."""
    man = position[square]
    content = QCoreApplication.translate("Board", "empty") if man is None else man_name(man)
    words = QCoreApplication.translate("Board", "{square}, {content}")
    return words.format(square=square_name(square), content=content)
