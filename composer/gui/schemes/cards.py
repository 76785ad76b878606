# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of the bench's tabs, as values: a small diagram with arrows, words, tags."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from composer.analysis.schemes.sentences import Fact, Weight
from composer.gui.aids.editrows import EditRow, RowKind, Tag, Tone, differing
from composer.gui.words.language import in_figures, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Square
from composer.said.sentence import Sentence
from composer.solver.solution import Verdict

_TONES = {
    Weight.GOOD: Tone.GOOD,
    Weight.PLAIN: Tone.PLAIN,
    Weight.FAULT: Tone.FAULT,
    Weight.BAD: Tone.BAD,
}


class CardKind(Enum):
    """What a card is."""

    CARD = "card"
    FOLD = "fold"  # a line that others are folded behind
    HEADING = "heading"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class CardArrow:
    """An arrow on a small diagram; a number tells several apart, 0 is none."""

    origin: Square
    target: Square
    number: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """A card, or a line between cards.

    Attributes:
        kind: what it is.
        title: a move, or what is done; a sentence of a line.
        beside: what follows upon the title, such as where a man comes from.
        choices: the squares that can be chosen between; empty where there is one.
        chosen: which of them is chosen.
        tags: facts in a word or two.
        position: what the diagram shows.
        lit: the squares of it that are lit.
        arrows: the arrows on it.
        edit: what is previewed, and taken over; None where that is no position.
        known_as: what it is known by when the cards are made anew.
        is_open: of a fold, whether what it hides is shown.
    """

    kind: CardKind
    title: str
    beside: str = ""
    choices: tuple[str, ...] = ()
    chosen: int = 0
    tags: tuple[Tag, ...] = ()
    position: Position | None = None
    lit: tuple[Square, ...] = ()
    arrows: tuple[CardArrow, ...] = ()
    edit: EditRow | None = None
    known_as: object = None
    is_open: bool = False

    @property
    def name(self) -> object:
        """What it is known by when the cards are made anew."""
        return self.known_as

    @property
    def is_offered(self) -> bool:
        """Whether something can be done with it: taken over, held, or opened."""
        return self.kind in (CardKind.CARD, CardKind.FOLD)

    @property
    def text(self) -> str:
        """The card in words."""
        parts = [self.title, self.beside]
        if self.choices:
            words = tr("%1, one of %2").replace("%1", self.choices[self.chosen])
            parts[1] = words.replace("%2", " ".join(self.choices))
        if self.kind is CardKind.FOLD:
            parts.append(tr("open") if self.is_open else tr("folded"))
        return ", ".join(part for part in (*parts, *(tag.text for tag in self.tags)) if part)


def note(words: str) -> Card:
    """Return a sentence between cards."""
    return Card(CardKind.NOTE, words)


def more_note(count: int) -> Iterator[Card]:
    """Yield a line that says how many are not shown; nothing where all are."""
    if count > 0:
        yield note(in_figures(count, tr("One more."), tr("%1 more.", "", count)))


def heading(words: str) -> Card:
    """Return words above cards."""
    return Card(CardKind.HEADING, words)


def fold(words: str, name: str, is_open: bool) -> Card:
    """Return a line behind which cards are folded; without words no line."""
    return Card(CardKind.FOLD, words, known_as=name, is_open=is_open)


def tags_of(facts: Iterable[Fact], letters: Letters) -> tuple[Tag, ...]:
    """Return facts as tags."""
    return tuple(Tag(worded(fact.words, letters), _TONES[fact.weight]) for fact in facts)


@dataclass(frozen=True, slots=True)
class Replaced:
    """A position in the place of another, as one step.

    Attributes:
        before: what must stand on the board.
        after: what stands there then.
        words: what is done.
    """

    before: Position
    after: Position
    words: Sentence

    def apply(self, position: Position) -> Position:
        """Return the other position.

        Raises:
            ValueError: something else stands on the board now.
        """
        if position.board != self.before.board:
            raise ValueError("the list is older than the board")
        return self.after


def replacing(
    before: Position,
    after: Position,
    words: Sentence,
    letters: Letters,
    verdict: Verdict = Verdict.UNDECIDED,
    keys: tuple[Move, ...] = (),
    detail: str = "",
) -> EditRow:
    """Return what previews another position on the board."""
    return EditRow(
        kind=RowKind.EDIT,
        title=worded(words, letters),
        detail=detail,
        step=Replaced(before, after, words),
        after=after,
        lit=differing(before, after),
        verdict=verdict,
        keys=keys,
    )
