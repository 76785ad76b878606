# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tabs with cards have in common: preview, taking over, keeping beside."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from composer.analysis.comparing.edit import Edit, Edits
from composer.analysis.schemes.question import BenchQuestion
from composer.gui.look.widgets import column, row, side_note
from composer.gui.schemes.cardlist import CardList
from composer.gui.schemes.cards import Card, note
from composer.gui.schemes.tab import BenchTab, Workplace
from composer.gui.words.language import counted, fill
from composer.gui.words.sentences import worded
from composer.solver.solution import Verdict


class CardTab(BenchTab):
    """Cards that are previewed where they are pointed at; Enter takes over, Space keeps beside."""

    keeps: bool = True
    """Whether Space keeps a card beside."""

    def __init__(self, place: Workplace, name: str) -> None:
        super().__init__(place)
        self._letters = place.appearance.letters
        self.left_open = 0  # diagrams of longer play that were given up
        self._due = False  # whether what is known is to be shown once the tab is seen
        self.list = CardList(place.appearance, place.thumbnails, place.board.drawing.pictures, name)
        self.list.pointed.connect(self._point)
        self.list.chosen.connect(self._choose)
        self.list.kept.connect(self._keep)
        self.list.toggled.connect(self._toggle)
        self.list.square_chosen.connect(self._choose_square)
        place.appearance.writing_changed.connect(self._rewrite)
        self.hint = side_note(self._hint())
        foot = row((self.hint, 1), margins=(10, 3, 10, 5))
        column((self.list, 1), foot, on=self)
        self.setFocusProxy(self.list)

    def cards(self) -> tuple[Card, ...]:
        """Return the cards for what is known."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show what is known; behind another tab once this one is seen."""
        self.list.set_faded(False)
        self._due = self.isHidden()
        if not self._due:
            self.list.show_cards((*self.cards(), *self._open_notes()))

    def _open_notes(self) -> Iterator[Card]:
        """Yield what is to be said of longer play that was left open."""
        if self.left_open:
            count = self.left_open
            words = counted(
                count,
                self.tr("One diagram was given up, for it takes too long."),
                self.tr("%1 diagrams were given up, for they take too long.", "", count),
            )
            yield note(words)

    def say(self, words: str) -> None:
        """Show a sentence in the place of cards."""
        self._due = False
        self.list.set_faded(False)
        self.list.show_cards((note(words),))

    def pale(self) -> None:
        """Let what was found for another position go pale."""
        self.put_out()
        self.left_open = 0
        self.list.set_faded(True)

    def begin(self, question: BenchQuestion) -> None:
        """Show what was found before pale, until more is known."""
        self.pale()

    def stop(self) -> QWidget:
        """Return where Tab stops: at the cards."""
        return self.list

    def finish(self) -> None:
        """Show what was found, though it may be nothing."""
        self.refresh()

    def put_out(self) -> None:
        """Preview nothing."""
        self.place.preview.clear()

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what the keys do where the words find no room: the manual says it, too."""
        super().resizeEvent(event)
        words = self.hint.fontMetrics().horizontalAdvance(self.hint.text())
        self.hint.setVisible(words <= self.width() - 20)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what was found meanwhile."""
        super().showEvent(event)
        if self._due:
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Preview nothing that cannot be seen."""
        super().hideEvent(event)
        self.put_out()

    def _hint(self) -> str:
        if self.keeps:
            return self.tr("Enter takes over, Space keeps beside")
        return self.tr("Enter takes over")

    def _rewrite(self) -> None:
        self._letters = self.place.appearance.letters
        if self.list.cards:
            self.refresh()

    def _point(self, card: Card | None) -> None:
        self.place.preview.show(None if card is None else card.edit)

    def _choose(self, card: Card) -> None:
        edit = card.edit
        if edit is None or edit.step is None or edit.after is None:
            return
        place = self.place
        try:
            fits = edit.step.apply(place.board.position) == edit.after
        except ValueError:
            fits = False
        self.put_out()
        if not fits:
            words = self.tr("The position has changed meanwhile; the list is being made again.")
            place.notices.report(words, seconds=4)
        elif isinstance(edit.step, Edit | Edits):
            place.preview.apply(edit)
        else:
            place.bench.take(edit.after, worded(edit.step.words, self._letters))

    def _keep(self, card: Card) -> None:
        edit = card.edit
        if not self.keeps or edit is None or edit.after is None:
            return
        if edit.verdict is Verdict.UNDECIDED:
            words = self.tr("Whether it is sound is not known: take it over.")
            self.place.notices.report(words, seconds=4)
            return
        key = edit.keys[0] if edit.keys else None
        kept = self.place.keep(edit.after, key, edit.verdict)
        words = self.tr("Kept beside: %1.") if kept else self.tr("%1 is kept already.")
        self.place.notices.report(fill(words, edit.whole), seconds=4)

    def _toggle(self, card: Card) -> None:
        """Open a fold, or close it."""

    def _choose_square(self, card: Card, number: int) -> None:
        """Take another square of a card."""
