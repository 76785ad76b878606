# SPDX-License-Identifier: GPL-3.0-or-later
"""What reading a letter gives: problems, who sent them, and where in the text each thing stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from composer.problem.problem import Problem
from composer.said.sentence import NOTHING, Sentence


class Part(Enum):
    """What a place in a letter says."""

    SENDER = "sender"
    ADDRESS = "address"
    DATE = "date"
    AUTHOR = "author"
    POSITION = "position"
    TASK = "stipulation"
    COUNT = "number of men"
    TESTED = "tested"
    TWIN = "twin"
    SOLUTION = "solution"
    DEDICATION = "dedication"
    RECORD = "record"  # a problem in a form of another program, as a whole
    FAULT = "fault"  # what looks like a position and is none


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in a letter that was understood.

    Attributes:
        part: what it says.
        start: where it begins, in characters of the text.
        end: where it ends.
        problem: which problem it belongs to, from 0; None for the letter itself.
        note: what is wrong there, if anything.
    """

    part: Part
    start: int
    end: int
    problem: int | None = None
    note: Sentence = NOTHING


@dataclass(frozen=True, slots=True)
class Sent:
    """A problem of a letter.

    What the letter does not say is left open: a problem without a stipulation has none, one whose
    author is not named has none, even where the letter is signed.

    Attributes:
        problem: as far as it was understood; the printed solution stands among its extras.
        start: where what belongs to it begins in the text.
        end: where it ends.
        notes: what is not said, or contradicts itself.
        stated: the numbers of white and black men (and neutral ones) that the letter states.
    """

    problem: Problem
    start: int
    end: int
    notes: tuple[Sentence, ...] = ()
    stated: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter as it was read.

    Attributes:
        text: the whole text.
        problems: those that were found, in order.
        marks: the places that were understood, in order; they do not overlap.
        sender: who wrote it, by its head or its signature; empty if nobody is named.
        address: the sender's address for mail; empty if none is stated.
        date: the day of its head, `2026-11-29`; empty if none is stated.
        notes: what concerns the whole letter, such as an attachment that is not read.
    """

    text: str
    problems: tuple[Sent, ...] = ()
    marks: tuple[Mark, ...] = ()
    sender: str = ""
    address: str = ""
    date: str = ""
    notes: tuple[Sentence, ...] = ()

    @property
    def faults(self) -> tuple[Mark, ...]:
        """The places that look like positions and are none."""
        return tuple(mark for mark in self.marks if mark.part is Part.FAULT)

    def of(self, problem: int) -> tuple[Mark, ...]:
        """Return the marks of one problem."""
        return tuple(mark for mark in self.marks if mark.problem == problem)

    def text_of(self, problem: int) -> str:
        """Return the part of the text that belongs to a problem."""
        sent = self.problems[problem]
        return self.text[sent.start : sent.end]

    def noting(self, *notes: Sentence) -> Letter:
        """Return it with more notes."""
        return replace(self, notes=(*self.notes, *notes))
