# SPDX-License-Identifier: GPL-3.0-or-later
"""What a judge works on: entries without names, and what is said of them; marks put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean
from typing import Final

from composer.said.sentence import said
from composer.tourneys.sealing import sealed_entries, sealed_problem
from composer.tourneys.tourney import (
    Opinion,
    Section,
    Tourney,
    TourneyEntry,
    TourneyFault,
)

FAR: Final = 2.0
"""From so much on marks of one entry lie far apart, and the director may ask the judges again."""


@dataclass(frozen=True, slots=True)
class JudgeSheet:
    """What a judge works on.

    Attributes:
        tourney: what the tourney is called.
        section: the section, without the names of other judges.
        judge: whose it is.
        language: of the tourney.
        entries: those of the section; their numbers are those drawn by lot.
        opinions: what the judge says.
    """

    tourney: str
    section: Section
    judge: str
    language: str
    entries: tuple[TourneyEntry, ...]
    opinions: tuple[Opinion, ...] = ()

    def opinion(self, sealed: int) -> Opinion:
        """Return what the judge says of an entry; an empty opinion where that is nothing yet."""
        for opinion in self.opinions:
            if opinion.sealed == sealed:
                return opinion
        return Opinion(self.judge, sealed)

    def with_opinion(self, opinion: Opinion) -> JudgeSheet:
        """Return the sheet with what is said of an entry in place of what was."""
        others = tuple(each for each in self.opinions if each.sealed != opinion.sealed)
        told = () if opinion.is_empty else (replace(opinion, judge=self.judge),)
        found = sorted((*others, *told), key=lambda each: each.sealed)
        return replace(self, opinions=tuple(found))

    def ranked(self) -> tuple[TourneyEntry, ...]:
        """Return the entries in the judge's order: ranked ones first, then by mark and number."""

        def place(entry: TourneyEntry) -> tuple[bool, int, float, int]:
            opinion = self.opinion(entry.sealed)
            mark = -1.0 if opinion.mark is None else opinion.mark
            return not opinion.rank, opinion.rank, -mark, entry.sealed

        return tuple(sorted(self.entries, key=place))

    def with_order(self, numbers: Sequence[int]) -> JudgeSheet:
        """Return the sheet with the entries of these numbers ranked so, others without a rank."""
        places = {number: place for place, number in enumerate(numbers, start=1)}
        sheet = self
        for entry in self.entries:
            opinion = self.opinion(entry.sealed)
            sheet = sheet.with_opinion(replace(opinion, rank=places.get(entry.sealed, 0)))
        return sheet


def sheet_for(tourney: Tourney, section: str, judge: str) -> JudgeSheet:
    """Return the file of a judge; entries must have the judges' numbers.

    Raises:
        TourneyFault: there is no such section, or an entry would tell a name.
    """
    chosen = tourney.section(section)
    entries = sealed_entries(tourney, chosen.name)
    if not entries:
        raise TourneyFault(said("section {section} has no entries", section=chosen.name))
    opinions = tuple(
        each
        for each in tourney.opinions
        if each.judge == judge and each.sealed in {entry.sealed for entry in entries}
    )
    alone = replace(chosen, judges=(judge,))
    return JudgeSheet(tourney.name, alone, judge, tourney.language, entries, opinions)


def with_opinions(tourney: Tourney, sheet: JudgeSheet) -> Tourney:
    """Take what a judge says into the tourney, in place of what this judge said before.

    Raises:
        TourneyFault: it is the file of another tourney, or of entries that are not there.
    """
    if sheet.tourney != tourney.name:
        raise TourneyFault(said("this is the file of another tourney: {name}", name=sheet.tourney))
    ours = {sealed_problem(entry.problem) for entry in tourney.entries}
    if sheet.entries and not any(entry.problem in ours for entry in sheet.entries):
        raise TourneyFault(said("this is the file of another tourney: {name}", name=sheet.tourney))
    tourney.section(sheet.section.name)
    mine = {entry.sealed for entry in sheet.entries}
    for opinion in sheet.opinions:
        tourney.sealed_entry(opinion.sealed)
        if opinion.sealed not in mine:
            raise TourneyFault(said("there is no entry {number}", number=opinion.sealed))
    others = tuple(
        each for each in tourney.opinions if each.judge != sheet.judge or each.sealed not in mine
    )
    told = {each.sealed: replace(each, judge=sheet.judge) for each in sheet.opinions}
    return replace(tourney, opinions=(*others, *told.values()))


@dataclass(frozen=True, slots=True)
class Standing:
    """What the judges together say of an entry.

    Attributes:
        entry: the entry.
        marks: by judge, those who gave one.
        ranks: by judge, likewise.
    """

    entry: TourneyEntry
    marks: Mapping[str, float] = field(default_factory=dict)
    ranks: Mapping[str, int] = field(default_factory=dict)

    @property
    def sum(self) -> float:
        """All marks together: for the FIDE Album 8 of three judges enter."""
        return sum(self.marks.values())

    @property
    def mean(self) -> float | None:
        """The mean of the marks; None where there are none."""
        return fmean(self.marks.values()) if self.marks else None

    @property
    def spread(self) -> float:
        """From the lowest mark to the highest."""
        return max(self.marks.values()) - min(self.marks.values()) if self.marks else 0.0

    @property
    def is_far(self) -> bool:
        """Whether the marks lie far apart."""
        return self.spread >= FAR

    @property
    def middle(self) -> float:
        """All marks together, of five and more judges without the highest and the lowest."""
        marks = sorted(self.marks.values())
        return sum(marks[1:-1]) if len(marks) >= 5 else sum(marks)


def standings(tourney: Tourney, section: str) -> tuple[Standing, ...]:
    """Return the entries of a section in the order of the marks, then of the judges' ranks."""
    found = []
    for entry in tourney.judged(section):
        told = [each for each in tourney.opinions if entry.sealed and each.sealed == entry.sealed]
        marks = {each.judge: each.mark for each in told if each.judge and each.mark is not None}
        found.append(Standing(entry, marks, {each.judge: each.rank for each in told if each.rank}))
    return tuple(sorted(found, key=_order))


def _order(standing: Standing) -> tuple[float, float, int]:
    mean = -1.0 if standing.mean is None else standing.mean
    ranks = standing.ranks.values()
    return -mean, fmean(ranks) if ranks else float("inf"), standing.entry.sealed


def judges_of(opinions: Iterable[Opinion]) -> tuple[str, ...]:
    """Return who has said something, in the order in which they did."""
    return tuple(dict.fromkeys(opinion.judge for opinion in opinions))


def judges_of_standings(tourney: Tourney, found: Iterable[Standing]) -> tuple[str, ...]:
    """Return the judges, without the last word, who have said something of some entries."""
    numbers = {standing.entry.sealed for standing in found if standing.entry.sealed}
    return judges_of(o for o in tourney.opinions if o.judge and o.sealed in numbers)
