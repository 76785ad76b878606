# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of sound positions that differ from the one on the board by one man."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent

from composer.analysis.composing.dropmap import Drop
from composer.gui.games.board.changes import Change, Sort, Tried
from composer.gui.games.board.men import offered_men
from composer.gui.games.board.words import man_name, owned_name
from composer.gui.games.panels.cards import Card
from composer.gui.games.panels.turnlist import PointedList
from composer.gui.look.appearance import Appearance
from composer.gui.words.language import capital, fill, grouped, in_figures, tr
from composer.rules.book import RuleBook

_MOST = 200
_ICONS = {
    Sort.REMOVE: "minus",
    Sort.ADD: "plus",
    Sort.CHANGE: "exchange",
    Sort.MOVE: "right",
}


def man_words(book: RuleBook, letter: str) -> str:
    """Return what a man is called, with his owner where another has a man of that name."""
    game = book.game
    if game is None:
        return letter
    name = man_name(game, letter)
    alike = [other for row in offered_men(book) for other in row if man_name(game, other) == name]
    owners = {game.man(other).owner for other in alike}
    return owned_name(book, letter) if len(owners) > 1 else name


def change_words(named: Callable[[str], str], placed: Callable[[int], str], change: Change) -> str:
    """Return a change in words, such as `King from e5 to d5`.

    Args:
        named: returns what a man is called within a sentence.
        placed: returns what a cell is called.
        change: what is done.
    """
    label, man = placed(change.cell), named(change.man)
    if change.sort is Sort.REMOVE:
        return fill(tr("Without %1 on %2"), man, label)
    if change.sort is Sort.CHANGE:
        return fill(tr("%1 becomes %2", "a cell and a man"), label, man)
    if change.sort is Sort.ADD:
        return fill(tr("Add %1 on %2"), man, label)
    origin = placed(change.origin)
    return fill(tr("%1 from %2 to %3", "a man and cells"), capital(man), origin, label)


def cell_label(book: RuleBook, cell: int) -> str:
    """Return what a cell is called."""
    return book.geometry.cells[cell].label


class NeighboursCard(Card):
    """What changes of one man are sound, as they become known."""

    def __init__(self, appearance: Appearance, words: Callable[[Change], str]) -> None:
        """List nothing yet; `words` returns a change in words."""
        super().__init__("")
        self.title.setText(self.tr("Neighbours"))
        self._appearance, self.words = appearance, words
        self._looks = False
        self._sound = self._done = self._every = 0
        self.list = PointedList(self.tr("Neighbours"))
        self.list.setFixedHeight(180)
        self.list.setIconSize(QSize(14, 14))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.inner.addWidget(self.list)
        self.begin(None)

    def begin(self, every: int | None, why: str = "") -> None:
        """Begin again with another position.

        Args:
            every: how many changes are tried; None where there is nothing to look for.
            why: why there is nothing.
        """
        self._looks = every is not None
        self._sound, self._done, self._every = 0, 0, every or 0
        self.list.clear()
        self.list.setVisible(False)
        none = why or self.tr("none while there is no task")
        self.note.setText("" if self._looks else none)

    def add(self, tried: Sequence[Tried]) -> None:
        """List what else was found."""
        self._done += len(tried)
        if not self._looks:
            return
        for neighbour in tried:
            if neighbour.found.drop is not Drop.SOUND:
                continue
            self._sound += 1
            if self._sound > _MOST:
                continue
            words = self.words(neighbour.change)
            colour = self._appearance.tokens.accent
            icon = self._appearance.icons.icon(_ICONS[neighbour.change.sort], colour)
            self.list.add(f"{words}   1.{neighbour.found.key}!", neighbour.change, icon)
        self.list.setVisible(self.list.count() > 0)
        sound_words = in_figures(self._sound, tr("one sound"), tr("%1 sound", "", self._sound))
        self.note.setText(
            fill(
                tr("%1 of %2 tried"), f"{sound_words}, {grouped(self._done)}", grouped(self._every)
            )
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys that are not the list's to the window."""
        event.ignore()
