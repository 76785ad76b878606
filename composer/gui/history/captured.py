# SPDX-License-Identifier: GPL-3.0-or-later
"""The menu that asks what a move captured: a row of men, each with his letter."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QWidget

from composer.gui.board.pictures import MenPictures
from composer.gui.history.lastmoves import option_words
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import capital, fill, tr
from composer.problem.men import Kind
from composer.retro.unmoves.unmove import UnMove
from composer.said.signs import NOTHING

_SIDE = 24


def captured_menu(
    moves: tuple[UnMove, ...],
    appearance: Appearance,
    pictures: MenPictures,
    take: Callable[[UnMove], None],
    parent: QWidget,
) -> QMenu:
    """Return the menu; a letter of a man is enough to choose him.

    Args:
        moves: moves by one way that captured different men, or none.
        appearance: in which letters men are named.
        pictures: of the men.
        take: is called with the move that was chosen.
        parent: its owner.
    """
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(tr("What was captured"))
    ratio = parent.devicePixelRatioF()
    for unmove in moves:
        words = capital(option_words(unmove))
        if unmove.unpromotes:
            words = fill(tr("%1, by a pawn that promoted"), words)
        elif _both(unmove, moves):
            words = fill(tr("%1, by an officer"), words)
        action = menu.addAction(_keyed(words, unmove, appearance))
        if unmove.uncaptured is not None:
            action.setIcon(QIcon(pictures.pixmap(unmove.uncaptured, _SIDE, ratio)))
            action.setIconVisibleInMenu(True)
        action.triggered.connect(lambda _=False, unmove=unmove: take(unmove))
    first = menu.actions()
    if first:
        menu.setActiveAction(first[0])
    return menu


def _both(unmove: UnMove, moves: tuple[UnMove, ...]) -> bool:
    return any(move.unpromotes != unmove.unpromotes for move in moves)


def _keyed(words: str, unmove: UnMove, appearance: Appearance) -> str:
    """Add the letter that chooses an entry; in a menu `&` stands before it."""
    if unmove.en_passant or unmove.unpromotes:
        return words
    kind: Kind | None = None if unmove.uncaptured is None else unmove.uncaptured.kind
    letter = NOTHING if kind is None else appearance.letters.letter(kind)
    if kind is not None and not letter.isascii():
        letter = kind.letter
    return f"{words}\t&{letter}" if kind is not None else words
