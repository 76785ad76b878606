# SPDX-License-Identifier: GPL-3.0-or-later
"""The tab of smaller forms: men left out, cheaper men, men who may stand elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from composer.analysis.comparing.edit import Edit, Edits
from composer.analysis.schemes.moves import described
from composer.analysis.schemes.phasesasked import PhasesAsked, phases_asked
from composer.analysis.schemes.question import BenchQuestion, Changed
from composer.analysis.schemes.smaller import Smaller, moved_elsewhere, smaller
from composer.analysis.schemes.work import SchemeWork
from composer.gui.aids.editrows import EditRow, RowKind, Tag, Tone, differing
from composer.gui.aids.seeker import Search
from composer.gui.schemes.cards import Card, CardKind, fold, heading, more_note, note
from composer.gui.schemes.cardtab import CardTab
from composer.gui.schemes.tab import LeftOpen, Workplace, guarded
from composer.gui.words.language import counted, fill, in_figures
from composer.gui.words.sentences import worded
from composer.problem.edits import set_turn
from composer.problem.position import Position
from composer.solver.options import Unsolvable
from composer.solver.solution import Verdict

_MOST = 60
_MOVED = "moved"


@dataclass(frozen=True)
class _Asked:
    """What is asked: the position, and what is held of it."""

    position: Position
    phases: PhasesAsked
    is_long: bool


@dataclass(frozen=True)
class _ElsewhereNow:
    """From here on men are put elsewhere."""


class SmallerTab(CardTab):
    """Forms with the same ticked play, the smallest first."""

    asks_on = Changed.ALL

    def __init__(self, place: Workplace) -> None:
        super().__init__(place, self.tr("Smaller"))
        self._asked: _Asked | None = None
        self._forms: list[Smaller] = []
        self._moved: list[Smaller] = []
        self._stage = ""  # what is being tried; empty when all is done
        self._open = False

    def title(self) -> str:
        """Return the tab's name."""
        return self.tr("Smaller")

    def search(self, question: BenchQuestion) -> Search | None:
        """Look for forms in which the play of all phases is as it is."""

        def forms(work: SchemeWork) -> Iterator[object]:
            held = phases_asked(question, work)
            yield _Asked(question.position, held, work.is_long)
            if not held.phases:
                return
            first = held.key or held.phases[0]
            others = tuple(phase for phase in held.phases if phase is not first)
            sound = held.key is not None
            position = question.position
            yield from smaller(position, first, sound, also=others, work=work)
            yield _ElsewhereNow()
            yield from moved_elsewhere(position, first, sound, others, work)

        return guarded(self.place.bench, question, forms)

    def begin(self, question: BenchQuestion) -> None:
        """Begin with another position or other ticks."""
        super().begin(question)
        self.retitle(self.title())
        self._stage = self.tr("Men are being left out, up to four together …")

    def take(self, finds: tuple[object, ...]) -> None:
        """Show forms as they are found."""
        for find in finds:
            match find:
                case Unsolvable():
                    self._asked = None
                    self.say(self.unsolvable(find))
                    return
                case LeftOpen():
                    self.left_open = find.count
                case _Asked():
                    self._asked, self._forms, self._moved = find, [], []
                case _ElsewhereNow():
                    self._stage = self.tr("Every man is being put elsewhere …")
                case Smaller() if find.moved is not None:
                    self._moved.append(find)
                case Smaller():
                    self._forms.append(find)
        self.refresh()

    def finish(self) -> None:
        """Say that all is known."""
        self._stage = ""
        if self._asked is not None:
            self.refresh()

    def refresh(self) -> None:
        """Show what is known, and how many forms are smaller."""
        super().refresh()
        count = len(self._forms)
        self.retitle(fill(self.tr("Smaller (%1)"), count) if count else self.title())

    def cards(self) -> tuple[Card, ...]:
        """Return the forms as cards."""
        return () if self._asked is None else tuple(self._cards(self._asked))

    def _cards(self, asked: _Asked) -> Iterator[Card]:
        if not asked.phases.phases:
            words = self.tr("Tick a defence with its mate: smaller forms keep that play.")
            if asked.is_long:
                words = self.tr(
                    "Tick a defence with its continuation: smaller forms keep that play."
                )
            yield note(words)
            return
        best = sorted(self._forms, key=lambda form: form.rank)
        if best:
            men = len(tuple(best[0].position))
            words = in_figures(men, self.tr("Down to one man"), self.tr("Down to %1 men", "", men))
            yield heading(words if best[0].removed else self.tr("Cheaper men"))
        for form in best[:_MOST]:
            yield self._card(asked, form)
        yield from more_note(len(best) - _MOST)
        if not best and not self._stage:
            yield heading(self.tr("Nobody can go, or be cheaper"))
        if self._moved:
            count = len(self._moved)
            words = in_figures(
                count,
                self.tr("one way to put a man elsewhere"),
                self.tr("%1 ways to put a man elsewhere", "", count),
            )
            yield fold(words, _MOVED, self._open)
            if self._open:
                yield from (self._card(asked, form) for form in self._moved[: 3 * _MOST])
                yield from more_note(count - 3 * _MOST)
        if self._stage:
            yield note(self._stage)

    def _card(self, asked: _Asked, form: Smaller) -> Card:
        row = self._row(asked, form)
        saved = len(form.removed)
        tags = [Tag(form.position.material())]
        if saved:
            words = counted(saved, self.tr("one man saved"), self.tr("%1 men saved", "", saved))
            tags.insert(0, Tag(words, Tone.GOOD))
        if row.verdict is Verdict.SOUND:
            tags.append(Tag(self.tr("sound"), Tone.GOOD))
        return Card(
            CardKind.CARD,
            row.title,
            tags=tuple(tags),
            position=form.position,
            lit=row.lit,
            edit=row,
            known_as=row.step,
        )

    def _row(self, asked: _Asked, form: Smaller) -> EditRow:
        before = self.place.board.position
        before = before if before.board == asked.position.board else asked.position
        edits = [Edit.remove(before, square) for square in form.removed]
        edits += [Edit.put(before, square, man) for square, man in form.replaced]
        if form.moved is not None:
            edits.append(Edit.move(before, *form.moved))
        step = edits[0] if len(edits) == 1 else Edits(tuple(edits))
        key = asked.phases.key
        white = set_turn(form.position, asked.position.turn)
        return EditRow(
            kind=RowKind.EDIT,
            title=worded(step.words),
            detail=self.tr("the ticked play stays"),
            step=step,
            after=step.apply(before),
            lit=differing(before, form.position),
            verdict=Verdict.SOUND if key and not before.castling else Verdict.UNDECIDED,
            keys=() if key is None else (described(white, key.first),),
        )

    def _toggle(self, card: Card) -> None:
        self._open = not self._open
        self.refresh()
