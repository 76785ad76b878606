# SPDX-License-Identifier: GPL-3.0-or-later
"""The tab of parked men: a new white man who stands on a line in the diagram, and leaves it."""

from __future__ import annotations

from collections.abc import Iterator

from composer.analysis.schemes.moves import described
from composer.analysis.schemes.park import Parked, parked
from composer.analysis.schemes.question import BenchQuestion, Kind
from composer.analysis.schemes.sentences import first_text, parked_facts, parked_sentence
from composer.analysis.schemes.work import SchemeWork
from composer.gui.aids.seeker import Search
from composer.gui.schemes.cards import (
    Card,
    CardArrow,
    CardKind,
    heading,
    more_note,
    note,
    replacing,
    tags_of,
)
from composer.gui.schemes.cardtab import CardTab
from composer.gui.schemes.tab import LeftOpen, Workplace, guarded
from composer.gui.words.language import capital, fill
from composer.gui.words.sentences import worded
from composer.problem.position import Position
from composer.said.sentence import Notation, said
from composer.solver.options import Unsolvable
from composer.solver.schemeplay import step_of
from composer.solver.solution import Verdict

_MOST = 60


class ParkTab(CardTab):
    """Who may be added on one of White's lines so that leaving it is the key, best tries first."""

    works_behind = True

    def __init__(self, place: Workplace) -> None:
        super().__init__(place, self.tr("Park"))
        self._after: Position | None = None
        self._found: tuple[Parked, ...] = ()

    def title(self) -> str:
        """Return the tab's name."""
        return self.tr("Park")

    def search(self, question: BenchQuestion) -> Search | None:
        """Try a white man on each free square of each line."""
        if question.kind is not Kind.AFTER_KEY:
            return None

        def men(work: SchemeWork) -> Iterator[object]:
            yield parked(question.position, work=work)

        return guarded(self.place.bench, question, men)

    def begin(self, question: BenchQuestion) -> None:
        """Begin with another position."""
        super().begin(question)
        self.retitle(self.title())
        self._after = question.position if question.kind is Kind.AFTER_KEY else None
        if self._after is None:
            self.say(
                self.tr(
                    "A man is parked in a position after the key, in which Black is to move: "
                    "leaving his line is then the key."
                )
            )

    def take(self, finds: tuple[object, ...]) -> None:
        """Show what was found."""
        for find in finds:
            if isinstance(find, Unsolvable):
                self._after = None
                self.say(self.unsolvable(find))
            elif isinstance(find, LeftOpen):
                self.left_open = find.count
                self.refresh()
            elif isinstance(find, tuple) and self._after is not None:
                self._found = find
                count = len(find)
                self.retitle(fill(self.tr("Park (%1)"), count) if count else self.title())
                self.refresh()

    def finish(self) -> None:
        """Leave what is shown."""

    def cards(self) -> tuple[Card, ...]:
        """Return the men as cards."""
        return () if self._after is None else tuple(self._cards(self._after))

    def _cards(self, after: Position) -> Iterator[Card]:
        if not self._found:
            yield heading(self.tr("Nobody can be parked"))
            yield note(
                self.tr("No white man put on a line of White's would have his key in leaving it.")
            )
        for one in self._found[:_MOST]:
            yield self._card(after, one)
        yield from more_note(len(self._found) - _MOST)

    def _card(self, after: Position, one: Parked) -> Card:
        words = parked_sentence(one)
        tags = tags_of(parked_facts(one), self._letters)
        step = step_of(one.key)
        move = said("{move}", move=Notation(first_text(one.diagram, one.key, "!")))
        return Card(
            CardKind.CARD,
            worded(move, self._letters),
            beside=worded(words, self._letters),
            tags=tags,
            position=one.diagram,
            lit=(one.square,),
            arrows=(CardArrow(step.origin, step.target),),
            edit=replacing(
                after,
                one.diagram,
                words,
                self._letters,
                Verdict.SOUND,
                (described(one.diagram, one.key),),
                f"{capital(', '.join(tag.text for tag in tags))}." if tags else "",
            ),
            known_as=(one.man, one.square, one.key),
        )
