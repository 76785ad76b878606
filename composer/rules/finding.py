# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy men and conditions found by what users type.

Names and letters in any language, steps of men, or words of a rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, TypeVar

from composer.rules.conditiontable import ConditionRow, condition_rows, folded_name, rows_by_name
from composer.rules.kinds import FAIRY_KINDS, FairyKind
from composer.said.accents import without_accents

_Row = TypeVar("_Row")
_MOST_NEAR: Final = 5
_NEAR: Final = 0.7  # of difflib's measure: a letter wrong in five, or two that changed places
_SHORTEST: Final = 4  # letters of what is compared: all short words are near each other


def families(kinds: Iterable[FairyKind] = FAIRY_KINDS) -> tuple[tuple[str, int], ...]:
    """Return the families in their order, each with the number of its men."""
    counts: dict[str, int] = {}
    for kind in kinds:
        counts[kind.family] = counts.get(kind.family, 0) + 1
    return tuple(counts.items())


def find_kinds(
    text: str,
    family: str = "",
    kinds: Iterable[FairyKind] = FAIRY_KINDS,
    language: str = "en",
) -> tuple[FairyKind, ...]:
    """Return the kinds that a text means, of one family or of all; no text means every kind.

    Letters as Popeye has them (`G`, `RL`) come first, then those of any language, then names
    that begin with the text, then those that have it anywhere, in their name, their rules (in
    English or the language asked for) or their step, such as `1,3`. Accents and capitals do not
    matter, nor of names and letters the language.
    """
    wanted = _plain(text)
    found = [
        (rank, place, kind)
        for place, kind in enumerate(kinds)
        if (not family or kind.family == family)
        and (rank := _rank(wanted, kind, language)) is not None
    ]
    return tuple(kind for _, _, kind in sorted(found, key=lambda rated: rated[:2]))


def _rank(wanted: str, kind: FairyKind, language: str) -> int | None:
    """Return how well a kind fits, from 0; None where it does not."""
    if not wanted:
        return 0
    if wanted == _plain(kind.code):
        return 0
    if wanted in {_plain(text) for _, text in kind.letters}:
        return 1
    names = [_plain(name) for _, name in kind.names]
    if any(name.startswith(wanted) for name in names):
        return 2
    rules = (_plain(kind.text), _plain(kind.rule(language)))
    words = (*names, kind.id, *rules, _steps(kind))
    return 3 if any(wanted in word for word in words) else None


def _steps(kind: FairyKind) -> str:
    """Return the sizes of a man's steps as composers write them: `(1,2)`, `(1,3)`."""
    sizes = {
        tuple(sorted((abs(dx), abs(dy))))
        for part in kind.movement
        for dx, dy in getattr(part, "offsets", ())
    }
    return " ".join(f"({one},{other}) {kind.family}" for one, other in sorted(sizes))


def _plain(text: str) -> str:
    return without_accents(text.strip().replace("’", "'"))  # as keyboards have it


def find_conditions(text: str, language: str = "en") -> tuple[ConditionRow, ...]:
    """Return the conditions that a text means; no text means all, by family.

    The condition of that very name comes first, then those whose name in any language begins
    with the text, then those that have each of its words anywhere: in their names, their rule (in
    English or the language asked for), their family or where they were published. Accents and
    capitals do not matter, nor of names the language.
    """
    words = _plain(text).split()
    name = folded_name(text)
    found = [
        (rank, place, row)
        for place, row in enumerate(condition_rows())
        if (rank := _condition_rank(row, name, words, language)) is not None
    ]
    return tuple(row for _, _, row in sorted(found, key=lambda rated: rated[:2]))


def _condition_rank(row: ConditionRow, name: str, words: list[str], language: str) -> int | None:
    """Return how well a condition fits, from 0; None where it does not."""
    if not words:
        return 0
    names = _names(row)
    if name and name in names:
        return 0 if rows_by_name().get(name) is row else 1
    if name and any(each.startswith(name) for each in names):
        return 2
    about = _about(row, language)
    if not all(word in about for word in words):
        return None
    named = " ".join(names)
    return 3 if all(word in named for word in words) else 4


@lru_cache(maxsize=1024)
def _names(row: ConditionRow) -> tuple[str, ...]:
    named = (row.condition.keyword, *(name for _, name in row.names), *row.also)
    return tuple(map(folded_name, named))


@lru_cache(maxsize=1024)
def _about(row: ConditionRow, language: str) -> str:
    named = (row.condition.keyword, *(name for _, name in row.names), *row.also)
    rules = (row.text, row.rule(language))
    return _plain(" ".join((*named, *_names(row), *rules, row.family, row.published)))


def near_conditions(text: str) -> tuple[ConditionRow, ...]:
    """Return the conditions whose name in some language is a text but for a mistake, best first.

    Meant for a text by which `find_conditions` finds nothing: `madrassi`, `anticirze`, `kökö`.
    """
    return _near(folded_name(text), {name: row for row in condition_rows() for name in _names(row)})


def near_kinds(text: str, kinds: Iterable[FairyKind] = FAIRY_KINDS) -> tuple[FairyKind, ...]:
    """Return the kinds whose name in some language is a text but for a mistake, best first."""
    return _near(_plain(text), {_plain(name): kind for kind in kinds for _, name in kind.names})


def _near(wanted: str, named: Mapping[str, _Row]) -> tuple[_Row, ...]:
    if len(wanted) < _SHORTEST:
        return ()
    near = get_close_matches(wanted, named, 2 * _MOST_NEAR, _NEAR)
    found = {id(named[name]): named[name] for name in near}  # once, though near by two names
    return tuple(found.values())[:_MOST_NEAR]
