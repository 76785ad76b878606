# SPDX-License-Identifier: GPL-3.0-or-later
"""Rights that a problem rests on and its diagram does not show: their words and their button."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QToolButton

from composer.gui.words.language import capital, fill, tr
from composer.problem.position import Castling
from composer.problem.squares import Square, square_name


class RightsButton(QToolButton):
    """Offers to set a right: at once if there is one, from a menu if there are several.

    Signals:
        chosen: one was chosen; carries its place, from 0.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("rights")
        self._names: tuple[str, ...] = ()
        self._menu = QMenu(self)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.clicked.connect(self._choose_only)
        self.setVisible(False)

    @property
    def names(self) -> tuple[str, ...]:
        """What is offered."""
        return self._names

    def show_names(self, names: tuple[str, ...]) -> None:
        """Offer rights by their names; the button is not seen where there are none."""
        self.setVisible(bool(names))
        if names == self._names:
            return
        self._names = names
        self._menu.clear()
        several = len(names) > 1
        for place, name in enumerate(names):
            self._menu.addAction(name).triggered.connect(partial(self._choose, place))
        self.setMenu(self._menu if several else None)  # type: ignore[arg-type]
        words = tr("Set a right") if several else "".join(names)
        self.setText(f"{words} ▾" if several else _in_two_lines(words))
        self.setAccessibleName(words)
        self.setToolTip(tr("Sets what the solution rests on; one step of the history"))

    def _choose_only(self) -> None:
        if len(self._names) == 1:
            self.chosen.emit(0)

    def _choose(self, place: int, checked: bool = False) -> None:
        del checked
        self.chosen.emit(place)


def right_name(square: Square | None, off: frozenset[Castling]) -> str:
    """Return what is done to set a right, such as `Allow e.p. on c6`.

    Args:
        square: where a capture in passing is allowed; None for none.
        off: the castlings that are not allowed.
    """
    if square is not None:
        return fill(tr("Allow e.p. on %1"), square_name(square))
    return capital(_not_allowed(off))


def _not_allowed(off: frozenset[Castling]) -> str:
    words = {
        Castling.WHITE_SHORT: tr("White may not castle short"),
        Castling.WHITE_LONG: tr("White may not castle long"),
        Castling.BLACK_SHORT: tr("Black may not castle short"),
        Castling.BLACK_LONG: tr("Black may not castle long"),
    }
    return tr(" and ").join(words[castling] for castling in Castling if castling in off)


def _in_two_lines(words: str) -> str:
    """Break words in their middle, so that the button takes little from the sentence."""
    gaps = [place for place, letter in enumerate(words) if letter == " "]
    if len(words) <= 12 or not gaps:
        return words
    middle = min(gaps, key=lambda place: abs(place - len(words) // 2))
    return f"{words[:middle]}\n{words[middle + 1 :]}"
