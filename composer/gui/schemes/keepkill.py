# SPDX-License-Identifier: GPL-3.0-or-later
"""The tab of keep and kill: the best of all men who may be added, and its map on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QHideEvent, QShowEvent

from composer.analysis.comparing.edit import Edit
from composer.analysis.schemes.keepandkill import Effect, Judged, judged, keep_and_kill
from composer.analysis.schemes.moves import described
from composer.analysis.schemes.phasesasked import PhasesAsked, phases_asked
from composer.analysis.schemes.question import BenchQuestion, Changed
from composer.analysis.schemes.sentences import (
    hole_sentences,
    judged_sentence,
    kept_sentence,
    lost_sentences,
    rivals_sentence,
)
from composer.analysis.schemes.work import SchemeWork
from composer.gui.aids.editrows import EditRow, RowKind, Tag, Tone, differing
from composer.gui.aids.seeker import Search
from composer.gui.schemes.cards import Card, CardKind, fold, heading, more_note, note
from composer.gui.schemes.cardtab import CardTab
from composer.gui.schemes.keepmap import KeepMap, effect_detail
from composer.gui.schemes.tab import LeftOpen, Workplace, guarded
from composer.gui.words.language import counted, fill, in_figures
from composer.gui.words.sentences import worded
from composer.problem.edits import put
from composer.problem.move import Move
from composer.problem.position import Position
from composer.solver.options import Unsolvable
from composer.solver.solution import Verdict

_BEST = 5
_MOST_INVERTED = 24
_MOST = 60
_REST = "rest"


@dataclass(frozen=True)
class _Asked:
    """What is asked: the position, and what is held of it."""

    position: Position
    held: PhasesAsked
    work: SchemeWork


class KeepKillTab(CardTab):
    """The best five of all men, those who turn key and try, and the others who keep and kill."""

    asks_on = Changed.ALL
    works_behind = True

    def __init__(self, place: Workplace) -> None:
        super().__init__(place, self.tr("Keep and kill"))
        self.map = KeepMap(place, self)
        self._asked: _Asked | None = None
        self._effects: list[Effect] = []
        self._judged: dict[tuple[object, int], Judged] = {}
        self._done = False
        self._open = False

    def title(self) -> str:
        """Return the tab's name."""
        return self.tr("Keep and kill")

    def search(self, question: BenchQuestion) -> Search | None:
        """Try every man on every free square; then ask what solves with those who keep and kill."""

        def men(work: SchemeWork) -> Iterator[object]:
            held = phases_asked(question, work)
            yield _Asked(question.position, held, work)
            if not held.phases:
                return
            effects = []
            for effect in keep_and_kill(question.position, held.phases, work=work):
                if work.is_over:
                    return
                effects.append(effect)
            effects.sort(key=lambda effect: effect.rank)
            yield tuple(effects)
            yield from judged(question.position, held.phases, effects, work)

        return guarded(self.place.bench, question, men)

    def begin(self, question: BenchQuestion) -> None:
        """Begin with another position, other phases, or other ticks."""
        super().begin(question)
        self._done = False
        self.retitle(self.title())

    def take(self, finds: tuple[object, ...]) -> None:
        """Show what was found."""
        for find in finds:
            match find:
                case Unsolvable():
                    self._asked = None
                    self.say(self.unsolvable(find))
                    return
                case LeftOpen():
                    self.left_open = find.count
                case _Asked():
                    self._asked, self._effects, self._judged = find, [], {}
                case tuple():
                    self._effects = list(find)
                case Judged():
                    self._judged[find.effect.man, find.effect.square] = find
        if self._effects:
            self.refresh()

    def finish(self) -> None:
        """Say that all is known."""
        self._done = True
        if self._asked is not None:
            self.refresh()

    def refresh(self) -> None:
        """Show what is known, and how many placements keep and kill."""
        super().refresh()
        count = sum(effect.keeps_and_kills for effect in self._effects)
        self.retitle(fill(self.tr("Keep and kill (%1)"), count) if count else self.title())

    def end_all(self) -> None:
        """End the work of the map, too."""
        self.map.close()

    def cards(self) -> tuple[Card, ...]:
        """Return the men as cards."""
        return () if self._asked is None else tuple(self._cards(self._asked))

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Let the map lie on the board for the chosen man."""
        super().showEvent(event)
        self.map.set_always(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the map be seen only while a man is in hand."""
        super().hideEvent(event)
        self.map.set_always(False)

    def _cards(self, asked: _Asked) -> Iterator[Card]:
        if not asked.held.phases:
            words = self.tr("Tick a defence with its mate: men are tried who keep it.")
            if asked.work.is_long:
                words = self.tr("Tick a defence with its continuation: men are tried who keep it.")
            yield note(words)
            return
        first = sorted(self._effects, key=self._rank)
        if not first:
            return
        yield heading(self.tr("The best of all men"))
        for effect in first[:_BEST]:
            yield self._card(asked, effect)
        turned = [
            effect
            for effect in first[_BEST:]
            if (one := self._judgement(effect)) is not None and one.is_inverted
        ]
        if turned:
            yield heading(self.tr("The key becomes a try, another move the key"))
            yield from (self._card(asked, effect) for effect in turned[:_MOST_INVERTED])
            yield from more_note(len(turned) - _MOST_INVERTED)
        others = [
            effect for effect in first[_BEST:] if effect.keeps_and_kills and effect not in turned
        ]
        if others:
            count = len(others)
            words = in_figures(
                count,
                self.tr("one more keeps all and stops the rest"),
                self.tr("%1 more keep all and stop the rest", "", count),
            )
            yield fold(words, _REST, self._open)
            if self._open:
                yield from (self._card(asked, effect) for effect in others[:_MOST])
                yield from more_note(count - _MOST)
        if not self._done:
            yield note(self.tr("What solves with them is being asked …"))

    def _judgement(self, effect: Effect) -> Judged | None:
        return self._judged.get((effect.man, effect.square))

    def _rank(self, effect: Effect) -> tuple[object, ...]:
        """Return the order: those with whom the key is the only one first, then that of effects."""
        one = self._judgement(effect)
        return (one is None or not one.is_stopper, *effect.rank)

    def _card(self, asked: _Asked, effect: Effect) -> Card:
        row = self._row(asked, effect)
        return Card(
            CardKind.CARD,
            row.title,
            tags=tuple(self._tags(asked, effect)),
            position=put(asked.position, effect.square, effect.man),
            lit=(effect.square,),
            edit=row,
            known_as=(effect.man, effect.square),
        )

    def _tags(self, asked: _Asked, effect: Effect) -> Iterator[Tag]:
        one = self._judgement(effect)
        if one is not None and one.key is not None:
            words = worded(judged_sentence(asked.position, one), self._letters)
            yield Tag(words, Tone.GOOD if one.is_stopper else Tone.FAULT)
        elif one is not None:
            yield Tag(self.tr("not sound"), Tone.BAD)
        yield Tag(
            worded(kept_sentence(effect, asked.work)), Tone.FAULT if effect.lost else Tone.GOOD
        )
        if not effect.rivals:
            yield Tag(worded(rivals_sentence(effect)))
        else:
            yield Tag(worded(rivals_sentence(effect)), Tone.BAD)
        for sentence in lost_sentences(asked.position, asked.held.phases, effect):
            yield Tag(worded(sentence, self._letters), Tone.FAULT)
        for sentence in hole_sentences(asked.position, asked.held.phases, effect):
            yield Tag(worded(sentence, self._letters))
        if not all(phase.same_threats for phase in effect.phases):
            yield Tag(self.tr("other threats"), Tone.BAD)
        more = effect.new_black_moves
        if more > 0:
            words = counted(
                more, self.tr("one new black move"), self.tr("%1 new black moves", "", more)
            )
            yield Tag(words)

    def _row(self, asked: _Asked, effect: Effect) -> EditRow:
        before = self.place.board.position
        before = before if before.board == asked.position.board else asked.position
        step = Edit.put(before, effect.square, effect.man)
        after = step.apply(before)
        one = self._judgement(effect)
        verdict = Verdict.UNDECIDED
        keys: tuple[Move, ...] = ()
        if one is not None and one.key is not None and not before.castling:
            verdict = Verdict.SOUND
            keys = (described(put(asked.position, effect.square, effect.man), one.key),)
        return EditRow(
            kind=RowKind.EDIT,
            title=worded(step.words),
            detail=effect_detail(asked.position, asked.held.phases, effect, self._letters),
            step=step,
            after=after,
            lit=differing(before, after),
            verdict=verdict,
            keys=keys,
        )

    def _toggle(self, card: Card) -> None:
        self._open = not self._open
        self.refresh()
