# SPDX-License-Identifier: GPL-3.0-or-later
"""What a mate in two shows: its mates, those of its largest family of themes, its changes.

Its *content* is the number of different mates of the actual play that are forced alone, and of the
mates that are changed in the two other phases that change most. Changes are pairs of which no two
share their old or their new mate: one mate for another is one change, however many defences have
it. Promotions of one pawn on one square beside that to a queen are no further mates
(`composer.analysis.phaseplay`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from composer.analysis.matching import most_pairs
from composer.analysis.phasechoice import ThemeMoves
from composer.analysis.phaseplay import Answer, Code, PhasePlay, grouped
from composer.analysis.study import Study
from composer.analysis.themes.catalogue import catalogue
from composer.analysis.themes.changes import changed
from composer.analysis.themes.flag import THEME, Flag
from composer.said.sentence import Sentence, said

_PHASES: Final = 2
"""Phases beside the actual play that count: three in all make a full work."""

FAMILIES: Final[Mapping[str, Sentence]] = MappingProxyType(
    {
        "king flights": said("flights of the king"),
        "defence motives and errors": said("errors of the defence"),
        "line play": said("line play"),
        "changed play": said("changed play"),
        "threat themes": said("play of the threats"),
        "tries": said("tries and corrections"),
        "task themes": said("tasks and geometry"),
    }
)
"""The families of themes whose variations count as content, by their groups in the catalogue."""

_NO_CONTENT: Final = frozenset({"four_mates_same_square", "defences_on_same_square"})
"""Themes of those groups that three moves to one square make: no content of their own."""


@dataclass(frozen=True, slots=True)
class Changes:
    """The mates of another phase that the actual play changes.

    Attributes:
        phase: the other phase.
        defences: the defences, one for each pair of mates.
    """

    phase: PhasePlay
    defences: tuple[Answer, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """What a mate in two shows after its key.

    Attributes:
        mates: the different mates of the actual play that are forced alone.
        family: the largest family of themes, a group of the catalogue; empty if there is none.
        thematic: the variations of that family, one for each mate.
        changes: what is changed from set play and tries that do not check: the two phases that
            change most, the second without what is changed from the first.
    """

    mates: int
    family: str = ""
    thematic: tuple[Answer, ...] = ()
    changes: tuple[Changes, ...] = ()

    @property
    def changed(self) -> int:
        """How many mates are changed."""
        return sum(len(changes.defences) for changes in self.changes)

    @property
    def size(self) -> int:
        """Mates shown and changed: by this problems of one kind are compared."""
        return self.mates + self.changed

    @property
    def unity(self) -> float:
        """The share of the mates that the largest family of themes has."""
        return len(self.thematic) / self.mates if self.mates else 0.0


def family_of(flag: Flag) -> str:
    """Return the family whose content a theme or element is; empty where it is none."""
    theme = None if flag.id in _NO_CONTENT else catalogue().get(flag.id)
    return theme.group if theme is not None and theme.group in FAMILIES else ""


def content_of(
    study: Study, key: PhasePlay, tries: Iterable[PhasePlay], flags: Iterable[Flag]
) -> Content:
    """Return what a mate in two shows.

    Args:
        study: the solution laid out.
        key: the actual play.
        tries: the tries whose changes count.
        flags: the themes found.
    """
    certain = (flag for flag in flags if flag.grade is THEME)
    families = grouped(certain, family_of)
    shown = {
        family: variations_named(key, ThemeMoves.of(key, families.get(family, ()), study.solution))
        for family in FAMILIES
    }
    family, thematic = max(shown.items(), key=lambda found: len(found[1]))
    before = [] if study.set_play is None else [study.set_play]
    changes = tuple(_most_changed([*before, *tries], key))
    return Content(len(key.single_mates), family if thematic else "", thematic, changes)


def variations_named(key: PhasePlay, named: ThemeMoves) -> tuple[Answer, ...]:
    """Return the variations that themes name, one for each mate."""
    found: dict[Code, Answer] = {}
    for answer in key.variations:
        if named.names(key, answer.code):
            found.setdefault(answer.unique, answer)
    return tuple(found.values())


def _most_changed(phases: Sequence[PhasePlay], key: PhasePlay) -> Iterator[Changes]:
    """Yield the phases that change most, without the changes of those before them."""
    seen: set[tuple[Code, Code]] = set()
    for _ in range(_PHASES):
        found = [Changes(phase, _changes(phase, key, seen)) for phase in phases]
        most = max(found, key=lambda changes: len(changes.defences), default=None)
        if most is None or not most.defences:
            return
        yield most
        seen |= {(most.phase.unique[d], key.unique[d]) for d in changed(most.phase, key)}


def _changes(
    phase: PhasePlay, key: PhasePlay, seen: Collection[tuple[Code, Code]]
) -> tuple[Answer, ...]:
    """Return the defences of the most new pairs of mates of which no two share a mate."""
    pairs: dict[Code, dict[Code, Code]] = {}
    for defence in changed(phase, key):
        old, new = phase.unique[defence], key.unique[defence]
        if (old, new) not in seen:
            pairs.setdefault(old, {}).setdefault(new, defence)
    return tuple(phase.answers[pairs[old][new]] for old, new in most_pairs(pairs))
