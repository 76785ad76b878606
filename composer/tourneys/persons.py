# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is who in a tourney: one person in several spellings, as the library knows them apart."""

from __future__ import annotations

from collections.abc import Iterable

from composer.library.names.forms import (
    is_transcription,
    known_spellings,
    name_words,
    spelling_key,
)
from composer.tourneys.tourney import Tourney, TourneyEntry


def is_one_person(one: str, other: str) -> bool:
    """Return whether two names certainly are one person's: by spelling, or in another alphabet."""
    first, second = spelling_key(one), spelling_key(other)
    if not first or not second:
        return False
    return first == second or second in known_spellings(first) or is_transcription(one, other)


def may_be_one_person(one: str, other: str) -> bool:
    """Return whether two names may be one person's: the family name and the initial agree."""
    if is_one_person(one, other):
        return True
    first, second = name_words(one), name_words(other)
    if not first or not second or spelling_key(first[-1]) != spelling_key(second[-1]):
        return False
    if len(first) == 1 or len(second) == 1:
        return True
    return first[0][0] == second[0][0] and 1 in (len(first[0]), len(second[0]))


def share_an_author(one: TourneyEntry, other: TourneyEntry) -> bool:
    """Return whether two entries have an author in common, or are of one team."""
    if one.team and one.team.casefold() == other.team.casefold():
        return True
    return any(
        may_be_one_person(a, b)
        for a in one.problem.credits.authors
        for b in other.problem.credits.authors
    )


def composers(tourney: Tourney) -> tuple[str, ...]:
    """Return everybody who sends something, each spelling once."""
    names = (author for entry in tourney.entries for author in entry.problem.credits.authors)
    return tuple(dict.fromkeys(names))


def by_composer(entries: Iterable[TourneyEntry]) -> dict[str, list[TourneyEntry]]:
    """Return entries by composer, under the name first met; joint ones stand with each."""
    found: dict[str, list[TourneyEntry]] = {}
    for entry in entries:
        for author in entry.problem.credits.distinct_authors:
            name = next((known for known in found if is_one_person(known, author)), author)
            found.setdefault(name, []).append(entry)
    return found


def conflicts(tourney: Tourney) -> tuple[tuple[str, TourneyEntry], ...]:
    """Return the judges who sent an entry to their own section, or to whom one is dedicated.

    For the director alone: to tell a judge would tell whose the entry is.
    """
    found = []
    for entry in tourney.entries:
        if not entry.takes_part or not entry.section:
            continue
        credits = entry.problem.credits
        for judge in tourney.section(entry.section).judges:
            named = (*credits.authors, credits.dedication)
            if any(may_be_one_person(judge, name) for name in named if name):
                found.append((judge, entry))
    return tuple(found)
