# SPDX-License-Identifier: GPL-3.0-or-later
"""The tab of the key finder."""

from __future__ import annotations

from composer.analysis.schemes.keysearch import look_for_keys
from composer.analysis.schemes.question import BenchQuestion, Kind
from composer.gui.aids.seeker import Search
from composer.gui.schemes.cards import Card
from composer.gui.schemes.cardtab import CardTab
from composer.gui.schemes.keysfound import PATCHES, KeysFound
from composer.gui.schemes.tab import LeftOpen, Workplace, guarded
from composer.gui.words.language import fill, grouped
from composer.solver.options import Unsolvable


class KeysTab(CardTab):
    """Every key that leads to what stands on the board, the best first."""

    works_behind = True

    def __init__(self, place: Workplace) -> None:
        super().__init__(place, self.tr("Keys"))
        self._found: KeysFound | None = None
        self._wants_patches = False

    def title(self) -> str:
        """Return the tab's name."""
        return self.tr("Keys")

    def search(self, question: BenchQuestion) -> Search | None:
        """Look for keys of a position after the key."""
        if question.kind is not Kind.AFTER_KEY:
            return None
        after, patched = question.position, self._wants_patches

        return guarded(self.place.bench, question, lambda work: look_for_keys(after, work, patched))

    def begin(self, question: BenchQuestion) -> None:
        """Begin with another position, or with patches of the same."""
        super().begin(question)
        found = self._found
        if found is None or (found.after, found.asked) != (question.position, question.asked):
            self._wants_patches = False
            self._found = KeysFound(question.position, question.asked)
        self.retitle(self.title())
        if question.kind is not Kind.AFTER_KEY:
            self._found = None
            self.say(self.tr("Keys lead to a position after the key, in which Black is to move."))

    def take(self, finds: tuple[object, ...]) -> None:
        """Show finds."""
        for find in finds:
            if isinstance(find, Unsolvable):
                self._found = None
                self.say(self.unsolvable(find))
                return
            if isinstance(find, LeftOpen):
                self.left_open = find.count
            elif self._found is not None:
                self._found.take(find)
        self.refresh()

    def refresh(self) -> None:
        """Show what is known, and how many keys there are."""
        found = self._found
        if found is None or found.rows is None:
            return
        self.list.set_faded(False)
        super().refresh()
        if found.left:
            return
        words = self.tr("Keys (%1 quiet, %2 by capture)")
        quiet, by_capture = len(found.quiet), len(found.by_capture)
        self.retitle(fill(words, grouped(quiet), grouped(by_capture)))

    def cards(self) -> tuple[Card, ...]:
        """Return the keys as cards."""
        return () if self._found is None else self._found.cards(self._letters)

    def _toggle(self, card: Card) -> None:
        found, name = self._found, card.known_as
        if found is None or not isinstance(name, str):
            return
        found.open ^= {name}
        if name == PATCHES and name in found.open and not found.patches_done:
            self._wants_patches = True
            self.asked_anew.emit()
        self.refresh()

    def _choose_square(self, card: Card, number: int) -> None:
        if self._found is not None:
            self._found.chosen = {**self._found.chosen, card.known_as: number}
            self.refresh()
            self._point(self.list.current)
