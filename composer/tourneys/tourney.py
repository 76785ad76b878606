# SPDX-License-Identifier: GPL-3.0-or-later
"""A tourney as a value: what is announced, what came in, what the judges say.

How tourneys are run: an entry gets a number when it comes in, which its author is told. When the
tourney closes, each entry gets another one, drawn by lot: of this one alone the judge is told, for
the order of arrival would say which entries came together, and so are by one composer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from composer.problem.problem import Problem
from composer.said.sentence import said

MARKS: Final = tuple(half / 2 for half in range(9))
"""The marks of the FIDE Album: 0 to 4 in steps of a half."""


class Distinction(Enum):
    """What an award gives; the value is the word of the file, in the order of an award."""

    PRIZE = "prize"
    MENTION = "mention"
    COMMENDATION = "commendation"


class State(Enum):
    """How an entry stands; the value is the word of the file."""

    ENTERED = "entered"
    WITHDRAWN = "withdrawn"
    REPLACED = "replaced"
    """A version of the same author's stands in its place."""


class TourneyFault(ValueError):  # noqa: N818 - the fault is not the program's
    """Something cannot be done with a tourney; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a tourney.

    Attributes:
        name: `A`, `#2`, `Helpmates`: what it is called.
        task: what is asked in it, as it is announced: `#2`, `h#2 to h#3`.
        theme: the theme in words; empty where it is free.
        judges: who judges it.
        most: how many entries a composer may send; 0 for any number.
    """

    name: str
    task: str = ""
    theme: str = ""
    judges: tuple[str, ...] = ()
    most: int = 0


@dataclass(frozen=True, slots=True)
class Trial:
    """What a test found of an entry.

    Attributes:
        finding: what the analysis keeps, as the library keeps it (plain values).
        verdict: the sentence about it, in English.
        told: the same, to be said in another language: for each part its letter and a sentence in
            plain values (`composer.said.plain`).
        lines: the solution, printed: runs of letters as `[text, bold, italic]` with indent and gap;
            in the language that the tourney had.
        printed: the same in the other languages, by their codes.
        seconds: how long it was solved at most.
    """

    finding: dict[str, object] = field(default_factory=dict)
    lines: tuple[object, ...] = ()
    verdict: str = ""
    seconds: float = 0.0
    told: tuple[object, ...] = ()
    printed: dict[str, tuple[object, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Near:
    """A problem that an entry is like.

    Attributes:
        score: how much, from 0 to 1.
        why: what both have in common, in English.
        number: the entry that it is; 0 for a problem of the library.
        named: what the library calls it: authors, source, year; its number there.
        record: its number in the library; 0 for an entry.
        fen: its diagram.
        reasons: what both have in common, to be said in another language: sentences in plain
            values (`composer.said.plain`).
    """

    score: float
    why: str
    number: int = 0
    named: str = ""
    record: int = 0
    fen: str = ""
    reasons: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class TourneyEntry:
    """What was sent.

    Attributes:
        number: in the order of arrival, from 1; never given again.
        section: the name of its section.
        problem: the problem with its authors.
        sealed: the number that the judge sees, drawn by lot; 0 until then.
        address: where its author is reached, a line or several.
        team: the country or team that sends it; empty for none.
        came: where it came from: file and line.
        remark: what the judge shall read of it; the director writes it.
        note: of the director's own.
        state: whether it takes part.
        tested: what the test found; None until then.
        near: the problems that it is most like, the nearest first.
        notes: what was not said or contradicts itself where it was read: sentences in plain values
            (`composer.said.plain`).
    """

    number: int
    section: str
    problem: Problem
    sealed: int = 0
    address: str = ""
    team: str = ""
    came: str = ""
    remark: str = ""
    note: str = ""
    state: State = State.ENTERED
    tested: Trial | None = None
    near: tuple[Near, ...] = ()
    notes: tuple[object, ...] = ()

    @property
    def takes_part(self) -> bool:
        """Whether it is judged."""
        return self.state is State.ENTERED


@dataclass(frozen=True, slots=True)
class Damaged:
    """Something that was sent and could not be read: where it stood, and why.

    Attributes:
        place: file and line.
        why: one sentence, in plain values (`composer.said.plain`).
        english: the same in English.
        file: the file alone.
    """

    place: str
    english: str
    why: object = None
    file: str = ""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a judge says of an entry.

    Attributes:
        judge: who.
        sealed: the number of the entry.
        mark: 0 to 4 in steps of a half; None for none.
        distinction: what it gets; None for nothing.
        special: whether that is a special one.
        rank: its place in the judge's order, from 1; 0 for none.
        comment: for the award.
    """

    judge: str
    sealed: int
    mark: float | None = None
    distinction: Distinction | None = None
    special: bool = False
    rank: int = 0
    comment: str = ""

    def __post_init__(self) -> None:
        if self.mark is not None and self.mark not in MARKS:
            raise TourneyFault(
                said("a mark is 0 to 4 in steps of a half, got {mark}", mark=f"{self.mark:g}")
            )

    @property
    def is_empty(self) -> bool:
        """Whether nothing is said."""
        said_words = self.comment or self.rank or self.distinction
        return self.mark is None and not said_words


@dataclass(frozen=True, slots=True)
class Tourney:
    """A tourney.

    Attributes:
        name: what it is called.
        director: to whom entries are sent.
        address: where, a line or several.
        closing: the last day, as `2027-03-31`.
        language: of what is written for it: `en`, `de`, `es`, `fr`, `it`, `ru`.
        text: what else is announced, paragraphs.
        sections: in order.
        entries: in the order of arrival.
        damaged: what could not be read.
        opinions: what the judges say.
        claims: corrections of the award after it was published, in order, a sentence each.
        claim_until: the last day for claims.
    """

    name: str
    director: str = ""
    address: str = ""
    closing: str = ""
    language: str = "en"
    text: str = ""
    sections: tuple[Section, ...] = ()
    entries: tuple[TourneyEntry, ...] = ()
    damaged: tuple[Damaged, ...] = ()
    opinions: tuple[Opinion, ...] = ()
    claims: tuple[str, ...] = ()
    claim_until: str = ""

    def section(self, name: str) -> Section:
        """Return a section by its name.

        Raises:
            TourneyFault: there is none.
        """
        for section in self.sections:
            if section.name.casefold() == name.casefold():
                return section
        raise TourneyFault(said("there is no section {name}", name=name))

    def entry(self, number: int) -> TourneyEntry:
        """Return an entry by the number of its arrival.

        Raises:
            TourneyFault: there is none.
        """
        for entry in self.entries:
            if entry.number == number:
                return entry
        raise TourneyFault(said("there is no entry {number}", number=number))

    def sealed_entry(self, sealed: int) -> TourneyEntry:
        """Return an entry by the number that the judges see.

        Raises:
            TourneyFault: there is none.
        """
        for entry in self.entries:
            if sealed and entry.sealed == sealed:
                return entry
        raise TourneyFault(said("no entry was given to the judges as {number}", number=sealed))

    def judged(self, section: str = "") -> tuple[TourneyEntry, ...]:
        """Return what takes part, of one section or of all, in the order of the judges' numbers.

        What has no such number yet comes last, in the order of arrival.
        """
        chosen = [
            entry for entry in self.entries if entry.takes_part and section in ("", entry.section)
        ]
        return tuple(sorted(chosen, key=lambda e: (not e.sealed, e.sealed, e.number)))

    def with_entries(self, changed: Iterable[TourneyEntry]) -> Tourney:
        """Return the tourney with some entries changed, those that it had by their numbers."""
        new = {entry.number: entry for entry in changed}
        kept = tuple(new.pop(entry.number, entry) for entry in self.entries)
        return replace(self, entries=(*kept, *new.values()))
