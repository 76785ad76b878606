# SPDX-License-Identifier: GPL-3.0-or-later
"""What leaves for the judges: entries under numbers drawn by lot, without what tells a name.

An entry loses authors, publication, title, comments, keywords and all that a file stated besides.
What a person has written and must stay (words of twins and of tasks that are not understood, men of
one's own, the director's remark) is compared with the names of all who take part; where one is in
it, nothing leaves until the director has changed it. Records of the library which an entry is like
are named, but not by the name of anybody who takes part.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random, SystemRandom
from typing import Final

from composer.diagrams.letters.lettering import cleaned
from composer.formats.objects.ownkinds import defined_kinds
from composer.formats.objects.problemobject import json_text
from composer.formats.objects.rulesobject import kind_object
from composer.library.names.forms import folded
from composer.notation.printedwords import SOLUTION_WORDS
from composer.problem.credits import NO_CREDITS
from composer.problem.problem import Problem
from composer.problem.task import INTENDED, OPTIONS, TWINS
from composer.problem.twins import OtherStipulation, Unread
from composer.said.sentence import said
from composer.tourneys.persons import composers
from composer.tourneys.tourney import Near, Tourney, TourneyEntry, TourneyFault

_WORD: Final = re.compile(r"[^\W\d_]{3,}")  # initials and particles are no names by themselves
_SHORT: Final = re.compile(r"[^\W\d_]+")
_PARTICLES: Final = frozenset(
    (
        *("van", "von", "vom", "der", "den", "dem", "del", "della", "des", "dos", "das"),
        *("les", "los", "las", "ten", "ter", "zur", "und", "and"),
    )
)
_KEPT: Final = (TWINS, OPTIONS, INTENDED)
"""What a file stated besides and belongs to what is asked."""

_NO_NAMES: Final = SOLUTION_WORDS | _PARTICLES


def with_lots(tourney: Tourney, lots: Random | None = None) -> Tourney:
    """Give those entries numbers for the judges that have none, drawn by lot.

    Args:
        lots: what draws; the system's own by default, which nobody can tell again.
    """
    chosen = [entry for entry in tourney.judged() if not entry.sealed]
    first = max((entry.sealed for entry in tourney.entries), default=0) + 1
    numbers = list(range(first, first + len(chosen)))
    (lots or SystemRandom()).shuffle(numbers)
    return tourney.with_entries(
        replace(entry, sealed=number) for entry, number in zip(chosen, numbers, strict=True)
    )


def sealed_problem(problem: Problem) -> Problem:
    """Return what is asked and nothing else: no people, publication, title or comments."""
    kept = tuple((name, text) for name, text in problem.extras if name in _KEPT)
    return replace(problem, credits=NO_CREDITS, title="", comments=(), keywords=(), extras=kept)


def sealed_entry(
    entry: TourneyEntry, names: Sequence[str], lots: Mapping[int, int]
) -> TourneyEntry:
    """Return an entry as the judges get it; its number is the one drawn by lot.

    Args:
        names: everybody who takes part.
        lots: the judges' numbers of the entries that take part, by those of their arrival.

    Raises:
        TourneyFault: it has no such number, or a name stands where it cannot be left out.
    """
    if not entry.sealed:
        raise TourneyFault(
            said("entry {number} has no number for the judges yet", number=entry.number)
        )
    bare = replace(
        entry,
        number=entry.sealed,
        problem=sealed_problem(entry.problem),
        address="",
        team="",
        came="",
        note="",
        notes=(),
        near=tuple(
            replace(_sealed_near(near, names), number=lots.get(near.number, 0))
            for near in entry.near
            if not near.number or near.number in lots
        ),
    )
    for text in _written(bare):
        if told := betrayed(text, names):
            raise TourneyFault(
                said(
                    "entry {number} would tell a name: {name} stands in {text}",
                    number=entry.number,
                    name=told[0],
                    text=text[:80],
                )
            )
    return bare


def sealed_entries(tourney: Tourney, section: str = "") -> tuple[TourneyEntry, ...]:
    """Return the entries that take part as the judges get them, in the order of their numbers.

    Raises:
        TourneyFault: one has no number, or would tell a name.
    """
    names = sealed_names(tourney)
    lots = {entry.number: entry.sealed for entry in tourney.judged()}
    return tuple(sealed_entry(entry, names, lots) for entry in tourney.judged(section))


def sealed_names(tourney: Tourney) -> tuple[str, ...]:
    """Return what must not be told: who sends entries, and for which teams."""
    teams = dict.fromkeys(entry.team for entry in tourney.entries if entry.team)
    return (*composers(tourney), *teams)


def betrayed(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """Return which names, or words of names, stand in a text, in whatever letters."""
    words = set(_words(text))
    return tuple(
        name
        for name in names
        if words.intersection(_words(name)) - _NO_NAMES or _stands_whole(name, text)
    )


def _stands_whole(name: str, text: str) -> bool:
    """Return whether a name of short words alone (`Li Wu`) stands in a text as a whole."""
    if set(_words(name)) - _NO_NAMES:
        return False
    whole = " ".join(_SHORT.findall(folded(name)))
    return bool(whole) and f" {whole} " in f" {' '.join(_SHORT.findall(folded(text)))} "


def _words(text: str) -> Iterator[str]:
    for word in _WORD.findall(cleaned(text)):
        yield word.casefold()
        yield folded(word)


def _written(entry: TourneyEntry) -> Iterator[str]:
    """Yield what a person wrote of what is left of an entry."""
    problem = entry.problem
    yield entry.remark
    yield problem.stipulation.in_words
    for _, text in problem.extras:
        yield text
    if problem.game is not None:
        yield problem.game.text
    for twin in problem.twins:
        for change in twin.changes:
            if isinstance(change, Unread):
                yield change.text
            elif isinstance(change, OtherStipulation):
                yield change.stipulation.in_words
    for kind in defined_kinds(problem):
        yield json_text(kind_object(kind))


def _sealed_near(near: Near, names: Sequence[str]) -> Near:
    """Return a record of the library; what names one who takes part is left out of its words."""
    parts = near.named.split(", ")
    kept = ", ".join(part for part in parts if not betrayed(part, names))
    return replace(near, named=kept)
