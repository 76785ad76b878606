# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of chess: what is its own."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QMimeData
from PySide6.QtGui import QPainter

from composer.diagrams.board.ofrules import badges_of
from composer.gui.board import keys
from composer.gui.board.drawing import draw_board, draw_hint, draw_labels
from composer.gui.board.geometry import BoardGeometry, Layout
from composer.gui.board.menedits import CHESS
from composer.gui.board.mime import dragged_man, man_data
from composer.gui.board.overlays import Overlay, Sign, overlays_of
from composer.gui.board.pictures import MAN_ORDER
from composer.gui.board.sort import BoardSort, Ground, Offer, Typed
from composer.gui.board.words import man_name, square_words
from composer.gui.look.appearance import Appearance
from composer.problem.men import Colour, Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import Square
from composer.rules.book import ORTHODOX, Rules


class ChessSort(BoardSort):
    """Eight by eight squares, with men whom letters put: capitals White's."""

    handling = CHESS
    empty = EMPTY
    rules = ORTHODOX
    reads = True

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance

    def layout(self, width: float, height: float, ratio: float, flipped: bool) -> BoardGeometry:
        """Return the largest board that fits, its lines on whole device pixels."""
        return BoardGeometry.fitted(width, height, ratio, flipped)

    def draw_ground(self, painter: QPainter, layout: Layout, ground: Ground) -> None:
        """Draw squares and coordinates; on an empty board also how to begin."""
        assert isinstance(layout, BoardGeometry)
        colours, one = self._appearance.colours, ground.rules.book.one_colour
        tokens = self._appearance.tokens
        draw_board(painter, layout, colours, ground.ratio, one)
        draw_labels(painter, layout, tokens.muted, ground.font)
        if len(ground.position) == 0 and ground.gesture is None:
            hint = QCoreApplication.translate("BoardView", "Drag men here, or paste a position.")
            draw_hint(painter, layout, tokens, ground.font, hint)

    def overlays(self, rules: Rules) -> Iterable[Overlay]:
        """Return special squares and the lines of a grid."""
        return overlays_of(rules)

    def signs(self, position: Position, rules: Rules) -> Iterable[Sign]:
        """Return the signs beside men, such as of one who may still leap."""
        return (Sign(*badge) for badge in badges_of(position, rules))

    def words(self, position: Position, cell: Square, rules: Rules) -> str:
        """Return a square and what is on it."""
        return square_words(position, cell, rules)

    def hint(self, position: Position) -> str:
        """Return how many men there are, and what keys do."""
        words = QCoreApplication.translate(
            "BoardView",
            "{material}. Arrows move, capital letters put white men, small letters black ones,"
            " Space lifts and drops.",
        )
        return words.format(material=position.material())

    def typed(self, waiting: str, letter: str) -> Typed | None:
        """Return the man whom a letter names."""
        man = keys.man_named(letter, keys.capitals(self._appearance.letters))
        return None if man is None else Typed(man)

    def offer(self) -> Offer:
        """Return the men, White's at the left."""
        return Offer(MAN_ORDER, 2)

    def man_name(self, man: Man) -> str:
        """Return a name such as `white king`."""
        return man_name(man)

    def man_tip(self, man: Man) -> str:
        """Return what can be done with a man, and by which letter he is put."""
        translate = QCoreApplication.translate
        white = translate(
            "MenPalette",
            "{man}: drag him onto the board, or click to stamp him. On the board: capital {letter}",
        )
        black = translate(
            "MenPalette",
            "{man}: drag him onto the board, or click to stamp him. On the board: small {letter}",
        )
        tip = white if man.colour is Colour.WHITE else black
        letter = keys.key_of(man, self._appearance.letters)
        return tip.format(man=man_name(man), letter=letter)

    def data(self, man: Man) -> QMimeData:
        """Return the data of a man under way, as ours and as a plain letter."""
        return man_data(man)

    def dragged(self, data: QMimeData) -> Man | None:
        """Return the man who is dragged from the tray."""
        return dragged_man(data)
