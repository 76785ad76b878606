# SPDX-License-Identifier: GPL-3.0-or-later
"""What a text for people says is asked: `mate in three`, `Matt in 3 Zügen`, `2#`, `White wins`.

Only what is said outright counts. A sign such as `#99` before or behind other words may number
a column as well, and says nothing unless it stands alone, in brackets or behind a comma.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from composer.problem.men import Colour
from composer.problem.named import side_name
from composer.problem.position import Position
from composer.problem.stipulation import (
    NO_TASK,
    Stipulation,
    StipulationError,
    parse_stipulation,
    stipulation_in_words,
)
from composer.said.sentence import NOTHING, Sentence, said

_NUMBERS: Final = (
    ("one", "einem", "ein", "un", "una", "uno"),
    ("two", "zwei", "deux", "due", "dos"),
    ("three", "drei", "trois", "tre", "tres"),
    ("four", "vier", "quatre", "quattro", "cuatro"),
    ("five", "fünf", "cinq", "cinque", "cinco"),
    ("six", "sechs", "sei", "seis"),
    ("seven", "sieben", "sept", "sette", "siete"),
    ("eight", "acht", "huit", "otto", "ocho"),
    ("nine", "neun", "neuf", "nove", "nueve"),
    ("ten", "zehn", "dix", "dieci", "diez"),
)
_VALUES: Final = {word: place for place, words in enumerate(_NUMBERS, start=1) for word in words}
_COUNT: Final = rf"(?P<count>\d{{1,3}}(?:[.,]5)?(?![\w.,]*\d)|(?:{'|'.join(_VALUES)})(?!\w))"
_KINDS: Final = {
    "#": r"(?:(?:check|schach)?(?:mates?|matte?|mat)|(?:scacco )?matto|matta)",
    "s#": r"(?:self[- ]?mates?|selbstmatt|automatt[oi]|mat inverse|automate)",
    "h#": r"(?:help[- ]?mates?|hilfsmatt|aiutomatt[oi]|mat aid[ée]|mate ayudado)",
    "r#": r"(?:reflex[- ]?mates?|reflexmatt)",
    "=": r"(?:stale[- ]?mates?|patt|pat|stallo)",
    "h=": r"(?:help[- ]?stale[- ]?mates?|hilfspatt)",
}
_IN: Final = r"[\s-]+(?:in|en|dans)[\s-]+(?:exactly\s+)?"
_SERIES: Final = r"(?P<series>(?:serial|series|serien)[- ]?(?:zug)?[- ]?)?"
_NOT: Final = (
    r"(?<![\w-])(?<!no )(?<!not )(?<!avoid )(?<!kein )(?<!pas de )"
    r"(?<!self )(?<!help )(?<!reflex )(?<!stale )(?<!series )"
)
_SIGN: Final = (
    r"(?:(?:ser-)?(?:semi-r|hs|hr|h|s|r)?\s?[#=]\s?\d{1,3}(?:[.,]5|½)?"
    r"|(?:ser-)?(?:semi-r|hs|hr|h|s|r)?\s?\d{1,3}(?:[.,]5|½)?\s?[#=])"
)
_SIDES: Final = {
    Colour.WHITE: r"(?:white|weiss|weiß|les blancs|il bianco|bianco|blancas)",
    Colour.BLACK: r"(?:black|schwarz|les noirs|il nero|nero|negras)",
}
_BEGINS: Final = (
    r"(?:to (?:play|move),?|zieht|am zug|jouent|muove|juegan)?\s*(?:and|und|et|e|y)?\s*"
    r"(?:can|to)?\s*"
)
_WINS: Final = r"(?:wins?|gewinnt|gewinnen|gagnent|vince|ganan)"
_DRAWS: Final = (
    r"(?:draws?|hält remis|remis|font nulle|annulent|patta|pareggia|hacen tablas|entablan)"
)
_LONGEST: Final = 2000  # characters looked at


class _Forms(NamedTuple):
    """What is looked for; compiled when it is wanted, which takes as long as a short command."""

    worded: tuple[tuple[str, re.Pattern[str]], ...]
    ends_in: re.Pattern[str]
    movers: re.Pattern[str]
    alone: re.Pattern[str]
    fairly_alone: re.Pattern[str]
    studies: tuple[tuple[Colour, str, re.Pattern[str]], ...]
    attackers: tuple[tuple[Colour, re.Pattern[str]], ...]


@cache
def _forms() -> _Forms:
    return _Forms(
        worded=tuple(
            (sign, re.compile(rf"{_NOT}{_SERIES}{kind}{_IN}{_COUNT}", re.IGNORECASE))
            for sign, kind in _KINDS.items()
        ),
        ends_in=re.compile(rf"(?<!\w)in {_COUNT} (?:zügen|zug) matt(?!\w)", re.IGNORECASE),
        movers=re.compile(
            r"(?<!\w)(?:(?P<count>two|three|four|five|six)[- ]?mover|"
            r"(?P<zug>zwei|drei|vier|fünf|sechs)züger)(?!\w)",
            re.IGNORECASE,
        ),
        alone=re.compile(
            rf"(?:^|[(\[,;]\s*)(?P<sign>{_SIGN})\s*(?=$|[)\],;.!](?!\d))", re.IGNORECASE
        ),
        fairly_alone=re.compile(
            r"(?<![\w#=-])(?:ser-)?(?:semi-r|hs|hr|h|s|r)[#=]\d{1,3}(?:[.,]5|½)?(?![\w#=])",
            re.IGNORECASE,
        ),
        studies=tuple(
            (colour, sign, re.compile(rf"(?<!\w){side}\s+{_BEGINS}{ends}(?!\w)", re.IGNORECASE))
            for colour, side in _SIDES.items()
            for sign, ends in (("+", _WINS), ("=", _DRAWS))
        ),
        attackers=tuple(
            (
                colour,
                re.compile(
                    rf"(?<!\w){side}\s+"
                    r"(?:(?:to (?:play|move),?|zieht|setzt|jouent|muove|juegan)\s*)?"
                    r"(?:and|und|et|e|y)?\s*"
                    r"(?:gives?\s+|force[sd]?\s+|setzt\s+|font\s+|fa\s+|dan\s+|in\s+)?"
                    r"(?:check)?(?:mates?|mat|matta|matt)(?!\w)",
                    re.IGNORECASE,
                ),
            )
            for colour, side in _SIDES.items()
        ),
    )


@dataclass(frozen=True, slots=True)
class Statement:
    """What one text says is asked.

    Attributes:
        stipulation: the task.
        attacker: who mates, wins or draws, where that is said.
        words: as it is written.
    """

    stipulation: Stipulation
    attacker: Colour | None = None
    words: str = ""


def statements(text: str, signs: bool = True) -> tuple[Statement, ...]:
    """Return what a text says is asked; several where it says several things.

    Args:
        text: any text.
        signs: whether plain signs such as `#3` count where they stand alone; without them only
            words do, and signs of help play and the like, which number nothing.
    """
    text = " ".join(text[:_LONGEST].split())
    found: dict[str, Statement] = {}
    for statement in _found(text, signs):
        found.setdefault(str(statement.stipulation), statement)
    return tuple(found.values())


def agreed(position: Position, told: Iterable[Statement]) -> tuple[Stipulation, Sentence]:
    """Return what all statements ask of a position, and a sentence where that is nothing.

    Where two differ, or who is to mate is not the side to move, there is no task; the sentence
    then says so. Where nothing is stated both are empty.
    """
    found = {str(statement.stipulation): statement for statement in told}
    if not found:
        return NO_TASK, NOTHING
    if len(found) > 1:
        first, *others = found
        tasks = said("{one} and {other}", one=first, other=" and ".join(others))
        return NO_TASK, said("two tasks are given, {tasks}: none was taken", tasks=tasks)
    (one,) = found.values()
    if one.attacker not in (None, position.turn):
        wrong = said(
            "{words}, but {side} is to move: no task was taken",
            words=one.words,
            side=side_name(position.turn),
        )
        return NO_TASK, wrong
    return one.stipulation, NOTHING


def normal_sign(text: str) -> str:
    """Return the sign of a stipulation that is `mate in 2` or the like; other texts stay."""
    words = " ".join(text.split())
    for sign, form in _forms().worded:
        told = form.match(words)
        if told is not None and re.fullmatch(_AFTER, words[told.end() :], re.IGNORECASE):
            stipulation = _worded(sign, told)
            return text if stipulation is None else str(stipulation)
    return text


_AFTER: Final = r"\s*(?:moves?|zügen?|zug|coups?|mosse|mossa|jugadas?)?\s*[.!]?"


def _found(text: str, signs: bool) -> Iterator[Statement]:
    known = _forms()
    attacker = next((side for side, form in known.attackers if form.search(text)), None)
    for sign, first in known.worded:
        several = (first, known.ends_in) if sign == "#" else (first,)
        for found in (hit for form in several for hit in form.finditer(text)):
            stipulation = _worded(sign, found)
            if stipulation is not None:
                side = attacker if stipulation.is_direct else None
                yield Statement(stipulation, side, text[:100] if side else found[0])
    for found in known.movers.finditer(text):
        count = (found["count"] or found["zug"]).lower()
        yield Statement(parse_stipulation(f"#{_VALUES[count]}"), None, found[0])
    for colour, sign, form in known.studies:
        study = form.search(text)
        if study is not None:
            asked = sign if colour is Colour.WHITE else study[0]
            yield Statement(stipulation_in_words(asked), colour, study[0])
    for found in known.fairly_alone.finditer(text):
        yield from _signed(found[0])
    if signs:
        for found in known.alone.finditer(text):
            yield from _signed(found["sign"])


def _signed(text: str) -> Iterator[Statement]:
    try:
        yield Statement(parse_stipulation(text), None, text)
    except StipulationError:
        return


def _worded(sign: str, found: re.Match[str]) -> Stipulation | None:
    count = found["count"].lower()
    has_series = "series" in found.re.groupindex and found["series"]
    series = "ser-" if has_series else ""
    try:
        return parse_stipulation(f"{series}{sign}{_VALUES.get(count, count)}")
    except StipulationError:
        return None
