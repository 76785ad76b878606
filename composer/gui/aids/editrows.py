# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of a list of edits, as values. No widgets here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from composer.analysis.comparing.difference import Difference
from composer.analysis.comparing.edit import Step
from composer.analysis.composing.wording import (
    themes_gained,
    themes_lost,
    verdict_named,
    what_stays,
)
from composer.gui.words.language import counted, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.problem.defects import Defect
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import SQUARES, Square
from composer.said.sentence import Sentence
from composer.solver.solution import Verdict


class Applied(Protocol):
    """What is done to a position as one step; an edit is such."""

    @property
    def words(self) -> Sentence:
        """What is done, in a few words."""

    def apply(self, position: Position) -> Position:
        """Return the position after it; a `ValueError` says that it does not fit this one."""


class RowKind(Enum):
    """What a row shows."""

    EDIT = "edit"  # with a small board
    SHORT = "short"  # in one line
    HEADING = "heading"
    NOTE = "note"


class Tone(Enum):
    """What a tag means; it decides the colours."""

    GOOD = "good"
    FAULT = "fault"
    BAD = "bad"
    PLAIN = "plain"


@dataclass(frozen=True, slots=True)
class Tag:
    """A fact about a row, in a word or two."""

    text: str
    tone: Tone = Tone.PLAIN
    icon: str = ""


@dataclass(frozen=True, slots=True)
class EditRow:
    """A row: an edit with what it makes of the problem, or words between such rows.

    Attributes:
        kind: what it shows.
        title: the edit in words.
        also: the second edit in words, where two are made together.
        detail: what stays of the play.
        tags: facts about the position after the edit.
        end: what stands at the right end.
        step: the edit; None for words only.
        after: the position after it.
        lit: the squares that differ.
        verdict: of that position.
        keys: its keys.
    """

    kind: RowKind
    title: str
    also: str = ""
    detail: str = ""
    tags: tuple[Tag, ...] = ()
    end: str = ""
    step: Applied | None = None
    after: Position | None = None
    lit: tuple[Square, ...] = ()
    verdict: Verdict = Verdict.UNDECIDED
    keys: tuple[Move, ...] = ()

    @property
    def text(self) -> str:
        """The row in words, for screen readers and for copying."""
        parts = (self.title, self.also, self.detail, *(tag.text for tag in self.tags), self.end)
        return ", ".join(part for part in parts if part)

    @property
    def is_offered(self) -> bool:
        """Whether it is an edit that may be applied; else it is words only."""
        return self.step is not None

    @property
    def name(self) -> Applied | None:
        """What it is known by when the rows are made anew: the edit."""
        return self.step

    @property
    def whole(self) -> str:
        """What is done, in words."""
        return f"{self.title}, {self.also}" if self.also else self.title

    def verdict_words(self, letters: Letters) -> str:
        """Return what the position after the edit is, in a few words."""
        return worded(verdict_named(self.verdict, self.keys), letters)


def heading(title: str, end: str = "") -> EditRow:
    """Return words above other rows."""
    return EditRow(RowKind.HEADING, title, end=end)


def note(words: str) -> EditRow:
    """Return a sentence below other rows."""
    return EditRow(RowKind.NOTE, words)


def differing(before: Position, after: Position) -> tuple[Square, ...]:
    """Return the squares on which two positions differ."""
    return tuple(square for square in SQUARES if before[square] is not after[square])


def edit_row(
    title: str,
    step: Step,
    before: Position,
    comparison: Difference,
    verdict: Verdict,
    keys: tuple[Move, ...],
    defects: tuple[Defect, ...] = (),
    names_key: bool = True,
    also: str = "",
    detail: str = "",
) -> EditRow:
    """Return the row of an edit whose position was solved in full.

    Args:
        title: the edit in words.
        step: the edit.
        before: the position as it is.
        comparison: what it keeps of the play.
        verdict: of the position after it.
        keys: its keys.
        defects: what makes it impossible and did not before.
        names_key: whether a tag says if the key is the same.
        also: the second edit in words, where two are made together.
        detail: what stays of the play in words, if it is not to be the usual.
    """
    after = step.apply(before)
    return EditRow(
        kind=RowKind.EDIT,
        title=title,
        also=also,
        detail=detail or worded(what_stays(comparison)),
        tags=tuple(_tags(comparison, after, defects, names_key)),
        step=step,
        after=after,
        lit=differing(before, after),
        verdict=verdict,
        keys=keys,
    )


def _tags(
    found: Difference, after: Position, defects: tuple[Defect, ...], names_key: bool
) -> list[Tag]:
    tags = []
    if defects:
        tags.append(Tag(tr("illegal"), Tone.BAD, "invalid"))
    if names_key and found.same_key:
        tags.append(Tag(_same(found), Tone.GOOD, "check"))
    tags += _dual_tags(found)
    tags += [Tag(worded(sentence), Tone.FAULT, "down") for sentence in themes_lost(found)]
    if names_key:  # of an unsound problem it was not known what it shows
        tags += [Tag(worded(sentence), Tone.GOOD, "up") for sentence in themes_gained(found)]
    if found.kept and found.same_key and found.keeps_themes and names_key:
        tags.append(Tag(tr("themes kept")))
    if found.coarser:
        tags.append(Tag(tr("coarser key"), Tone.FAULT, "down"))
    if found.men_saved > 0:
        tags.append(
            Tag(
                counted(
                    found.men_saved, tr("one man saved"), tr("%1 men saved", "", found.men_saved)
                )
            )
        )
    tags.append(Tag(after.material()))
    return tags


def _same(found: Difference) -> str:
    """Return that what is asked for is the same, as a tag."""
    if found.finding:
        return tr("same answer")
    return tr("same solutions") if found.lines.before else tr("same key")


def _dual_tags(found: Difference) -> list[Tag]:
    fewer = found.duals_fewer
    if fewer > 0:
        words = counted(fewer, tr("one dual fewer"), tr("%1 duals fewer", "", fewer))
        return [Tag(words, Tone.GOOD, "up")]
    if fewer < 0:
        words = counted(-fewer, tr("one dual more"), tr("%1 duals more", "", -fewer))
        return [Tag(words, Tone.FAULT, "dual")]
    if found.duals:
        words = counted(found.duals, tr("one dual stays"), tr("%1 duals stay", "", found.duals))
        return [Tag(words, Tone.FAULT, "dual")]
    return []
