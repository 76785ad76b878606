# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands with the name of a condition, read: `RexInclusive`, squares, kinds, numbers.

An engine asks `options_of(condition)` and reads values, never words:

    options = options_of(condition_of("MirrorCirce RexInclusive"))
    options.base                # "circe": named forms are options of what they are a form of
    options.flags               # frozenset({"Mirror", "RexInclusive"}), in Popeye's spelling
    "Mirror" in options         # True
    options_of(condition_of("Imitator e4f5")).squares         # (28, 37)
    options_of(condition_of("PromOnly Q G")).kinds            # ("queen", "grasshopper")
    options_of(condition_of("Sentinelles MaximumWhite 4")).number("MaximumWhite")   # 4

What a condition takes stands in the column `options` of `conditions.tsv`, as forms with blanks
between them. A form is a flag, alternatives of which at most one may stand (`TypeB|TypeC`), or a
list: `squares`, `kinds`, `number`, `cells`, `lines`, `files`, `lengths` (one or two numbers to the
hundredth, `-` for none). `squares!` must be there. A list
behind a flag is written with a colon: `MaximumWhite:number`; behind `Chameleon:kinds?` it may be
missing. `as:Circe` takes what Circe takes.

Of two ways to say the same only one is returned: `Parrain` is `Equipollents` and `LastMove`,
`ContraParrain` these and `Mirror`. What the rule is without any option (kings are spared in
Circe, and included in Anticirce; `Relaxed`, `Strict`, `Calvet`) is not put among the flags.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from composer.geometry.geometry import CHESSBOARD
from composer.rules.book import Condition, RulesError
from composer.rules.conditiontable import condition_row
from composer.rules.kinds import kinds_by_code
from composer.said.sentence import Sentence, joined, said

_ORTHODOX: Final = {
    "K": "king",
    "Q": "queen",
    "R": "rook",
    "B": "bishop",
    "S": "knight",
    "P": "pawn",
}
_SQUARES: Final = re.compile(r"(?:[a-h][1-8])+", re.ASCII | re.IGNORECASE)
_PATTERNS: Final[Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {
        "squares": _SQUARES,
        "cells": _SQUARES,
        "kinds": re.compile(r"[A-Za-z0-9]{1,2}", re.ASCII),
        "number": re.compile(r"[0-9]{1,3}", re.ASCII),
        "lines": re.compile(r"[HV][a-h][1-8][1-8]", re.ASCII | re.IGNORECASE),
        "files": re.compile(r"[a-h1-8]+", re.ASCII | re.IGNORECASE),
        "lengths": re.compile(r"-|[0-9]{1,3}(?:[.,][0-9]{0,2})?", re.ASCII),
    }
)
_SHORTEST: Final = 3  # letters of a shortened flag
_MOST: Final = MappingProxyType({"number": 1, "files": 1, "lengths": 2})
LISTS: Final = tuple(_PATTERNS)
"""The sorts of lists that conditions take."""

_SAME: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "Parrain": ("Equipollents", "LastMove"),
        "ContraParrain": ("Equipollents", "LastMove", "Mirror"),
    }
)


@dataclass(frozen=True, slots=True)
class OptionForm:
    """One thing that may stand with a condition's name.

    Attributes:
        flags: the words of which one may stand; none where a list stands by itself.
        takes: the sort of the list behind each of them, empty if none; of a list by itself its
            sort.
        needed: of a list by itself whether it must be there.
        optional: the flags behind which the list may be missing.
    """

    flags: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    needed: bool = False
    optional: frozenset[str] = frozenset()

    def sort(self, flag: str = "") -> str:
        """Return the sort of the list behind a flag, or of the list by itself."""
        return self.takes[self.flags.index(flag)] if flag else self.takes[0]


@dataclass(frozen=True, slots=True)
class ConditionOptions:
    """What is chosen of a condition.

    Attributes:
        base: the id of the condition of which it is a form, mostly its own.
        flags: the words that stand there, in Popeye's spelling, with those that the form means.
        lists: by the flag before it, empty if none, the words of each list, as Popeye has them.
    """

    base: str
    flags: frozenset[str] = frozenset()
    lists: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def __contains__(self, flag: object) -> bool:
        """Tell whether a flag stands there."""
        return flag in self.flags

    def words_of(self, flag: str = "") -> tuple[str, ...]:
        """Return the list behind a flag, or the one without a flag, as it is written."""
        return dict(self.lists).get(flag, ())

    @property
    def squares(self) -> tuple[int, ...]:
        """The squares, by their numbers on the board, in the order in which they are written."""
        return tuple(map(CHESSBOARD.number, _pairs("".join(self.words_of()))))

    @property
    def cells(self) -> tuple[tuple[int, ...], ...]:
        """The squares of each cell of an irregular grid."""
        words = self.words_of("Irregular")
        return tuple(tuple(map(CHESSBOARD.number, _pairs(word))) for word in words)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The ids of the kinds of men, in the order in which they are written."""
        codes = self.words_of("April") or self.words_of("Chameleon") or self.words_of()
        return tuple(_kind(code) or "" for code in codes)

    @property
    def hundredths(self) -> tuple[int | None, ...]:
        """The lengths, in hundredths; None for one without a limit."""
        words = self.words_of()
        return tuple(None if word == "-" else round(100 * float(word)) for word in words)

    def number(self, flag: str = "") -> int | None:
        """Return the number behind a flag, or the one without a flag; None where none stands."""
        words = self.words_of(flag)
        return int(words[0]) if words else None


def option_forms(text: str) -> tuple[OptionForm, ...]:
    """Return what a condition takes, from the column of the table."""
    return tuple(_form(word) for word in text.split())


def options_of(condition: Condition) -> ConditionOptions:
    """Return what is chosen of a condition, the flags that its name means among it.

    Of a condition that is not in the table nothing is read.

    Raises:
        RulesError: it does not take a word that stands there, or one that it needs is missing.
    """
    row = condition_row(condition)
    if row is None:
        return ConditionOptions(condition.id)
    forms = option_forms(row.options)
    meant, _ = _read(forms, row.means.split())
    found, left = _read(forms, condition.words.split())
    name = row.condition.keyword
    if left:
        raise RulesError(_not_taken(name, left[0], forms))
    chosen = [flag for flag, _ in found if flag]
    twice = next((option for option in chosen if chosen.count(option) > 1), "")
    alike = [set(form.flags) & {*chosen, *(f for f, _ in meant)} for form in forms]
    if twice:
        raise RulesError(said("{condition}: {word} stands there twice", condition=name, word=twice))
    for both in alike:
        if len(both) > 1:
            one, other = sorted(both)[:2]
            raise RulesError(
                said(
                    "{condition}: {one} and {other} exclude each other",
                    condition=name,
                    one=one,
                    other=other,
                )
            )
    for form in forms:
        _require(name, form, found)
    every = {**dict(meant), **dict(found)}
    flags = (same for flag in every if flag for same in _SAME.get(flag, (flag,)))
    return ConditionOptions(
        row.base,
        frozenset(flags),
        tuple((flag, words) for flag, words in every.items() if words),
    )


def read_words(options: str, words: list[str]) -> ConditionOptions:
    """Return what some words say where a condition takes these options, as far as they fit."""
    found, _ = _read(option_forms(options), words)
    return ConditionOptions(
        "", frozenset(flag for flag, _ in found if flag), tuple(pair for pair in found if pair[1])
    )


def words_taken(options: str, words: list[str]) -> tuple[str, int]:
    """Return the words at the beginning of a list that a condition takes, and how many they are.

    They are returned as Popeye writes them, in the order in which the table has them; squares
    stand together, for of squares with blanks between them Popeye takes only the first.
    """
    forms = option_forms(options)
    found, left = _read(forms, words)
    said_words = [word for form in forms for word in _written(form, found)]
    return " ".join(said_words), len(words) - len(left)


@cache
def _form(text: str) -> OptionForm:
    if text.removesuffix("!") in LISTS:
        return OptionForm((), (text.removesuffix("!"),), text.endswith("!"))
    parts = [part.partition(":") for part in text.split("|")]
    return OptionForm(
        tuple(flag for flag, _, _ in parts),
        tuple(sort.removesuffix("?") for _, _, sort in parts),
        optional=frozenset(flag for flag, _, sort in parts if sort.endswith("?")),
    )


_Found = list[tuple[str, tuple[str, ...]]]


def _read(forms: tuple[OptionForm, ...], words: list[str]) -> tuple[_Found, list[str]]:
    """Return the flags and lists of some words, and the words from the first not taken."""
    flags = {flag.lower(): (flag, form) for form in forms for flag in form.flags}
    alone = next((form for form in forms if not form.flags), None)
    found: _Found = []
    at = 0
    while at < len(words):
        flag, form = flags.get(_whole(words[at], flags), ("", alone))
        sort = form.sort(flag) if form is not None else ""
        start = end = at + 1 if flag else at
        most = start + _MOST.get(sort, len(words))
        while sort and end < min(most, len(words)) and _fits(sort, words[end], flags):
            end += 1
        if end == at or (not flag and any(not flag_there for flag_there, _ in found)):
            break
        found.append((flag, _as_written(sort, words[start:end])))
        at = end
    return found, words[at:]


def _whole(word: str, flags: Iterable[str]) -> str:
    """Return the flag that a word, perhaps shortened as Popeye allows, means; or the word."""
    small = word.lower()
    begun = [flag for flag in flags if flag.startswith(small)]
    return begun[0] if len(begun) == 1 and len(small) >= _SHORTEST and small not in flags else small


def _fits(sort: str, word: str, flags: Mapping[str, object]) -> bool:
    if word.lower() in flags or not _PATTERNS[sort].fullmatch(word):
        return False
    return sort != "kinds" or _kind(word) is not None


def _as_written(sort: str, words: list[str]) -> tuple[str, ...]:
    if sort == "squares":
        return ("".join(words).lower(),) if words else ()
    if sort == "kinds":
        return tuple(word.upper() for word in words)
    if sort == "lines":
        return tuple(word.capitalize() for word in words)
    if sort == "lengths":
        return tuple(map(_length, words))
    return tuple(word.lower() for word in words)


def _length(word: str) -> str:
    """Return a length as it is written, without what says nothing: `4,50` is `4.5`."""
    whole, _, part = word.replace(",", ".").partition(".")
    part = part.rstrip("0")
    whole = whole if whole == "-" else whole.lstrip("0") or "0"
    return f"{whole}.{part}" if part else whole


def _written(form: OptionForm, found: _Found) -> list[str]:
    wanted = form.flags or ("",)
    return [
        word
        for flag, words in found
        if flag in wanted
        for word in ((flag, *words) if flag else words)
    ]


def _require(name: str, form: OptionForm, found: _Found) -> None:
    """Refuse a list that is missing.

    Raises:
        RulesError: it is.
    """
    there = dict(found)
    if form.needed and "" not in there:
        raise RulesError(_missing(name, form.sort()))
    for flag in form.flags:
        if form.sort(flag) and flag not in form.optional and there.get(flag) == ():
            raise RulesError(_missing(f"{name} {flag}", form.sort(flag)))


def _missing(where: str, sort: str) -> Sentence:
    """Return the sentence that says which list a condition needs."""
    if sort == "squares":
        return said("{condition}: say on which squares, as in e4f5", condition=where)
    if sort == "kinds":
        return said("{condition}: say which kinds of men, as in Q S", condition=where)
    if sort == "number":
        return said("{condition}: say which number", condition=where)
    if sort == "lengths":
        return said("{condition}: say which lengths, as in 7 3.5", condition=where)
    return said("{condition}: say which lines of the board", condition=where)


def _not_taken(name: str, word: str, forms: tuple[OptionForm, ...]) -> Sentence:
    """Return the sentence that names a word that a condition does not take, and those it does."""
    flags = [flag for form in forms for flag in form.flags]
    if not flags:
        return said("{condition} does not take {word}", condition=name, word=repr(word[:40]))
    return said(
        "{condition} does not take {word}; its options are {options}",
        condition=name,
        word=repr(word[:40]),
        options=joined(flags),
    )


def _kind(code: str) -> str | None:
    """Return the id of the kind of Popeye's letters; None if there is none."""
    letters = code.upper()
    row = kinds_by_code().get(letters)
    return _ORTHODOX.get(letters) or (row.id if row else None)


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]
