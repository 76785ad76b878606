# SPDX-License-Identifier: GPL-3.0-or-later
"""The tab of the separator: first moves that leave one distinct mate to each ticked defence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from composer.analysis.schemes.phasesasked import phases_asked
from composer.analysis.schemes.question import BenchQuestion, Changed, Kind, as_asked
from composer.analysis.schemes.sentences import (
    TRIPLES,
    Fact,
    Weight,
    pair_facts,
    refuted,
    reply_text,
    separated_mates,
    separated_name,
)
from composer.analysis.schemes.separator import (
    SET_PLAY,
    Pair,
    Separated,
    Separation,
    separate,
)
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.gui.aids.editrows import Tag, Tone
from composer.gui.aids.seeker import Search
from composer.gui.board.overlays import Arrow, Role
from composer.gui.schemes.cards import (
    Card,
    CardArrow,
    CardKind,
    fold,
    heading,
    more_note,
    note,
    tags_of,
)
from composer.gui.schemes.cardtab import CardTab
from composer.gui.schemes.tab import LeftOpen, Workplace, guarded
from composer.gui.words.language import capital, fill, in_figures
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.problem.position import Position
from composer.said.sentence import Listed, Notation, said
from composer.solver.options import Unsolvable
from composer.solver.schemeplay import Number

_OWNER = "separate"
_MOST_PAIRS = 60
_MOST_TRIPLES = 12
_MOST_PHASES = 60
_FEWEST = 2
_PARTIAL = "partial"


@dataclass(frozen=True)
class Parted:
    """What the separator found.

    Attributes:
        position: the diagram that was asked about, White to move.
        defences: the defences told apart.
        found: the phases and pairs.
        work: what is asked.
    """

    position: Position
    defences: tuple[Number, ...]
    found: Separation
    work: SchemeWork = TWO


class SeparateTab(CardTab):
    """Pairs of first moves with all mates changed, the best first; Enter holds them as phases."""

    asks_on = Changed.ALL
    works_behind = True
    keeps = False

    def __init__(self, place: Workplace) -> None:
        super().__init__(place, self.tr("Separate"))
        self._parted: Parted | None = None
        self._open = False  # whether partial pairs are shown

    def title(self) -> str:
        """Return the tab's name."""
        return self.tr("Separate")

    def search(self, question: BenchQuestion) -> Search | None:
        """Look for first moves that tell the ticked defences apart."""

        def parted(work: SchemeWork) -> Iterator[object]:
            defences = phases_asked(question, work).defences
            diagram = as_asked(question.position, Kind.DIAGRAM)
            found = Separation((), ())
            if len(defences) >= _FEWEST:
                found = separate(diagram, defences, least=1, work=work)
            if not work.is_over:
                yield Parted(diagram, defences, found, work)

        return guarded(self.place.bench, question, parted)

    def take(self, finds: tuple[object, ...]) -> None:
        """Show what was found."""
        for find in finds:
            if isinstance(find, Unsolvable):
                self._parted = None
                self.retitle(self.title())
                self.say(self.unsolvable(find))
            elif isinstance(find, LeftOpen):
                self.left_open = find.count
                self.refresh()
            elif isinstance(find, Parted):
                self._parted = find
                count = len(find.found.pairs)
                words = in_figures(
                    count, self.tr("Separate (one pair)"), self.tr("Separate (%1 pairs)", "", count)
                )
                self.retitle(words if count else self.title())
                self.refresh()

    def finish(self) -> None:
        """Leave what is shown."""

    def cards(self) -> tuple[Card, ...]:
        """Return pairs, triples and single first moves as cards."""
        return () if self._parted is None else tuple(self._cards(self._parted))

    def put_out(self) -> None:
        """Show no arrows."""
        self.place.board.overlays.clear(_OWNER)

    def _cards(self, parted: Parted) -> Iterator[Card]:
        is_long = parted.work.is_long
        if len(parted.defences) < _FEWEST:
            words = self.tr("Tick two defences or more that are to have mates of their own.")
            if is_long:
                words = self.tr(
                    "Tick two defences or more that are to have continuations of their own."
                )
            yield note(words)
            return
        named = Listed(
            tuple(
                Notation(reply_text(parted.position, SET_PLAY, reply)) for reply in parted.defences
            )
        )
        about = worded(said("Told apart: {moves}.", moves=named), self._letters)
        found = parted.found
        yield note(about)
        for triple in found.triples[:_MOST_TRIPLES]:
            facts = (Fact(TRIPLES[triple.change].said(), Weight.GOOD),)
            yield phases_card(parted, triple.phases, facts, self._letters)
        left = len(found.triples) - _MOST_TRIPLES
        if left > 0:
            words = self.tr("%1 more triples, or more") if found.more_triples else ""
            yield note(fill(words or self.tr("%1 more triples."), left))
        yield from self._pair_cards(parted, found.pairs)
        if not found.pairs:
            words = self.tr("No two phases change every mate")
            yield heading(self.tr("No two phases change every continuation") if is_long else words)
        if not found.pairs and found.phases:
            words = self.tr("First moves that leave each defence a mate of its own:")
            if is_long:
                words = self.tr("First moves that leave each defence a continuation of its own:")
            yield note(words)
            for phase in found.phases[:_MOST_PHASES]:
                yield phases_card(parted, (phase,), (), self._letters)
            yield from more_note(len(found.phases) - _MOST_PHASES)
        elif not found.phases:
            words = self.tr("No first move leaves each defence one mate of its own.")
            if is_long:
                words = self.tr("No first move leaves each defence one continuation of its own.")
            yield note(words)
        if found.partial:
            count = len(found.partial)
            words = in_figures(
                count,
                self.tr("one pair changes some of the mates"),
                self.tr("%1 pairs change some of the mates", "", count),
            )
            yield fold(words, _PARTIAL, self._open)
            if self._open:
                yield from self._pair_cards(parted, found.partial)

    def _pair_cards(self, parted: Parted, pairs: tuple[Pair, ...]) -> Iterator[Card]:
        for pair in pairs[:_MOST_PAIRS]:
            facts = tuple(pair_facts(pair, len(parted.defences)))
            yield phases_card(parted, (pair.one, pair.other), facts, self._letters)
        yield from more_note(len(pairs) - _MOST_PAIRS)

    def _toggle(self, card: Card) -> None:
        self._open = not self._open
        self.refresh()

    def _hint(self) -> str:
        return self.tr("Enter holds them as phases")

    def _point(self, card: Card | None) -> None:
        arrows = () if card is None else card.arrows
        marks = [Arrow(each.origin, each.target, Role.WHITE, each.number) for each in arrows]
        self.place.board.overlays.set(_OWNER, marks)

    def _choose(self, card: Card) -> None:
        phases = card.known_as
        bench = self.place.bench
        if not isinstance(phases, tuple) or bench.question is None:
            return
        self.put_out()
        if bench.question.kind is Kind.AFTER_KEY:
            bench.set_kind(Kind.DIAGRAM)
        for first in phases:
            if first != SET_PLAY:
                bench.hold(first)


def phases_card(
    parted: Parted,
    phases: tuple[Separated, ...],
    facts: tuple[Fact, ...],
    letters: Letters,
) -> Card:
    """Return phases as a card: their first moves, and the mates of each defence side by side.

    What is said of them first are `facts`.
    """
    position = parted.position
    names = [capital(worded(separated_name(position, phase), letters)) for phase in phases]
    mates = [separated_mates(position, phase, parted.defences, parted.work) for phase in phases]
    tags = list(tags_of(facts, letters))
    for place, defence in enumerate(parted.defences):
        row = Listed(tuple(Notation(each[place]) for each in mates), " / ")
        reply = Notation(reply_text(position, SET_PLAY, defence))
        tags.append(Tag(worded(said("{reply}: {mates}", reply=reply, mates=row), letters)))
    for phase in phases:
        told = refuted(phase)
        if told:
            move = separated_name(position, phase)
            words = said("{move} {refuted}", move=move, refuted=told)
            tags.append(
                Tag(worded(words, letters), Tone.FAULT if phase.refuted > 1 else Tone.PLAIN)
            )
    shown = [phase for phase in phases if phase.first != SET_PLAY]
    several = len(shown) > 1
    return Card(
        CardKind.CARD,
        " / ".join(names),
        tags=tuple(tags),
        position=position,
        arrows=tuple(
            CardArrow(phase.first & 63, phase.first >> 6 & 63, number if several else 0)
            for number, phase in enumerate(shown, 1)
        ),
        known_as=tuple(phase.first for phase in phases),
    )
