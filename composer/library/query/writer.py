# SPDX-License-Identifier: GPL-3.0-or-later
"""A query written as text, so that reading the text gives an equal query."""

from __future__ import annotations

import re
from typing import Final

from composer.library.query.ends import EndSought
from composer.library.query.fields import field_names
from composer.library.query.pattern import Pattern
from composer.library.query.terms import (
    All,
    Award,
    Choice,
    Days,
    Field,
    Force,
    KeyMove,
    Model,
    Node,
    Not,
    Numbers,
    Published,
    SideForce,
    Squares,
    Task,
    Term,
    Text,
    ThemeValue,
    Value,
)
from composer.library.query.vocabulary import NO_TASK_WORDS

_BARE: Final = re.compile(r'[^\s\0()|"“„«]+')


def is_bare(text: str) -> bool:
    """Return whether a value can stand without quotation marks."""
    return _BARE.fullmatch(text) is not None


def node_text(node: Node, inner: bool = True, language: str = "en") -> str:
    """Return a part of a query as text.

    Args:
        inner: whether it stands beside others, so that `or` needs brackets.
        language: the language of the fields' names; what is kept is written in English.
    """
    if isinstance(node, Term):
        return term_text(node, language)
    if isinstance(node, Not):
        return "-" + node_text(node.part, language=language)
    if isinstance(node, All):
        text = " ".join(node_text(part, language=language) for part in node.parts)
        return f"({text})" if inner else text
    text = " or ".join(node_text(part, False, language) for part in node.parts)
    return f"({text})" if inner else text


def term_text(term: Term, language: str = "en") -> str:
    """Return a term as text, such as `author:"Loyd, Samuel"`."""
    values = "|".join(_quoted(value) for value in term.values)
    if term.field is Field.WORD or (
        term.field is Field.STIPULATION
        and all(isinstance(value, Task) and _is_sign(value.genre) for value in term.values)
    ):
        return values
    return f"{field_names(language)[term.field]}{_sign(term)}{values}"


def _is_sign(genre: str) -> bool:
    """Tell whether a kind of stipulation stands alone; `after #` is two words."""
    return bool(genre) and " " not in genre


def value_text(value: Value) -> str:
    """Return a value as it is typed after the colon, without quotation marks."""
    match value:
        case Text() | ThemeValue() | Squares():
            return value.text
        case Choice():
            return value.word
        case Numbers():
            return _range(_number(value.low), _number(value.high), "-")
        case Force():
            return _force(value)
        case KeyMove():
            return _key(value)
        case Award():
            place = "" if value.places is None else f"{value.places}."
            return " ".join(part for part in (place, value.group) if part) or "any"
        case Task():
            if value.none:
                return NO_TASK_WORDS[0]
            return value.words or value.genre + _number(value.moves)
        case Published():
            return value.date
        case Days():
            return _range(value.low.lstrip(">"), value.high.lstrip("<"), "..")
        case Pattern() | EndSought():
            return str(value)
        case Model():
            least = f"@{value.least}" if value.least else ""
            return (value.fen if value.record_id is None else str(value.record_id)) + least


def _sign(term: Term) -> str:
    first = term.values[0]
    if (isinstance(first, Text) and first.exact) or (isinstance(first, ThemeValue) and first.full):
        return "="
    if isinstance(first, Days) and first.low.startswith(">"):
        return ">"
    if isinstance(first, Days) and first.high.startswith("<"):
        return "<"
    return ":"


def _quoted(value: Value) -> str:
    text = _open_ended(value) or value_text(value)
    phrase = isinstance(value, Text) and value.phrase
    if not phrase and is_bare(text):
        return text
    return '"' + text.replace('"', '""') + '"'


def _open_ended(value: Value) -> str:
    """Return the time of `<` or `>` without the dots of a range."""
    if isinstance(value, Days):
        return (
            value.low[1:]
            if value.low[:1] == ">"
            else value.high[1:]
            if value.high[:1] == "<"
            else ""
        )
    return ""


def _range(low: str, high: str, dash: str) -> str:
    return low if low == high else f"{low}{dash}{high}"


def _number(number: float | None) -> str:
    return "" if number is None else f"{number:g}" if number % 1 else str(int(number))


def _force(force: Force) -> str:
    white = _side(force.white)
    return (
        white
        if force.black is None and force.white is not None
        else f"{white}-{_side(force.black)}"
    )


def _side(side: SideForce | None) -> str:
    if side is None:
        return "*"
    pawns = "" if side.pawns is None else f"P{side.pawns}"
    return (side.officers + pawns or "K") + ("+" if side.or_more else "")


def _key(key: KeyMove) -> str:
    if key.castling:
        return key.castling
    if key.origin:
        return key.man + key.origin + key.target + key.promotion
    return (key.man or "*") + (key.target or "*") + (f"={key.promotion}" if key.promotion else "")
