# SPDX-License-Identifier: GPL-3.0-or-later
"""Men and squares in words, for tool tips, screen readers and the undo history."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from composer.gui.board.tools import BoardTool, is_set, tool_name
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.rules.book import ORTHODOX, Rules


def man_name(man: Man) -> str:
    """Return the name of a man in the user's language, such as `white knight`."""
    translate = QCoreApplication.translate  # the name that the translators' tool looks for
    names = {
        Man.WHITE_KING: translate("Men", "white king"),
        Man.WHITE_QUEEN: translate("Men", "white queen"),
        Man.WHITE_ROOK: translate("Men", "white rook"),
        Man.WHITE_BISHOP: translate("Men", "white bishop"),
        Man.WHITE_KNIGHT: translate("Men", "white knight"),
        Man.WHITE_PAWN: translate("Men", "white pawn"),
        Man.BLACK_KING: translate("Men", "black king"),
        Man.BLACK_QUEEN: translate("Men", "black queen"),
        Man.BLACK_ROOK: translate("Men", "black rook"),
        Man.BLACK_BISHOP: translate("Men", "black bishop"),
        Man.BLACK_KNIGHT: translate("Men", "black knight"),
        Man.BLACK_PAWN: translate("Men", "black pawn"),
    }
    found = names.get(man)
    return _fairy_name(man) if found is None else found


def _fairy_name(man: Man) -> str:
    """Return a name such as `grasshopper (neutral, royal)`: no language has to bend a word."""
    translate = QCoreApplication.translate
    colours = {
        Colour.WHITE: translate("Men", "white"),
        Colour.BLACK: translate("Men", "black"),
        Colour.NEUTRAL: translate("Men", "neutral"),
    }
    words = [colours[man.colour]]
    if ROYAL in man.qualities:
        words.append(translate("Men", "royal"))
    words += sorted(man.qualities - {ROYAL})
    return f"{kind_name(man.kind)} ({', '.join(words)})"


def kind_name(kind: Kind) -> str:
    """Return the name of a kind of men in the user's language, such as `knight`."""
    if kind.row is not None:
        return kind.row.name(QLocale().name().partition("_")[0])
    translate = QCoreApplication.translate
    names = {
        Kind.KING: translate("Men", "king"),
        Kind.QUEEN: translate("Men", "queen"),
        Kind.ROOK: translate("Men", "rook"),
        Kind.BISHOP: translate("Men", "bishop"),
        Kind.KNIGHT: translate("Men", "knight"),
        Kind.PAWN: translate("Men", "pawn"),
    }
    return names[kind]


def square_words(position: Position, square: Square, rules: Rules = ORTHODOX) -> str:
    """Return what is on a square, such as `e4, white knight` or `e4, empty, hole`."""
    man = position[square]
    content = QCoreApplication.translate("Board", "empty") if man is None else man_name(man)
    words = QCoreApplication.translate("Board", "{square}, {content}")
    found = words.format(square=square_name(square), content=content)
    special = [
        board_tool for board_tool in BoardTool if is_set(board_tool, square, position, rules)
    ]
    return ", ".join([found, *(tool_name(tool) for tool in special)])
