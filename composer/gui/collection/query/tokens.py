# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands in the query bar: terms that are understood, and text still being typed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from composer.analysis.themes.catalogue import theme_name
from composer.gui.collection.endwords import sought_words
from composer.gui.collection.pattern.words import pattern_words
from composer.gui.words.language import tr
from composer.library.index.indexing import folded
from composer.library.query.ends import EndSought
from composer.library.query.fields import connectives, word_in
from composer.library.query.parser import Query, QueryError, parse_query
from composer.library.query.pattern import Pattern
from composer.library.query.terms import (
    Choice,
    Field,
    Model,
    Node,
    Not,
    Numbers,
    Some,
    Span,
    Term,
    ThemeValue,
    Value,
)
from composer.library.query.vocabulary import LEGALITIES, STATES, STATUSES
from composer.library.query.writer import node_text, value_text
from composer.said.signs import ranged

_EMPTY: Final = re.compile(r"\(\s*\)")
_FIRST: Final = re.compile(r"\s*(\S+)\s")


def _connective(word: str) -> str:
    """Return `and`, `or` or `not` where a word means it; else nothing."""
    return connectives().get(folded(word), "")


@dataclass(frozen=True, slots=True)
class BarState:
    """The state of the bar.

    Attributes:
        tokens: the parts of the query that are understood, each shown as a token.
        text: what is still text, behind the tokens.
    """

    tokens: tuple[Node, ...] = ()
    text: str = ""

    @property
    def whole(self) -> str:
        """The query as one text."""
        return self._head + self._tail

    @property
    def shift(self) -> int:
        """Where `text` begins in `whole`: behind the tokens, and behind a bracket put round it."""
        tail = self._tail
        return len(self._head) + (1 if tail and tail != self.text else 0)

    @property
    def query(self) -> Query:
        """The query.

        Raises:
            QueryError: it cannot be understood; the place is that in `whole`.
        """
        return parse_query(self.whole)

    def in_text(self, start: int, length: int) -> Span | None:
        """Return the part of `text` that a part of `whole` is; None if it is no part of it."""
        offset = self.shift
        low, high = max(0, start - offset), min(len(self.text), start - offset + length)
        return Span(low, high - low) if high > low else None

    def understood(self, upto: int) -> BarState:
        """Return the entry with what is typed to the end before a place turned into tokens.

        Plain words stay text, and so does all where anything in it cannot be understood.
        """
        text = self._text_behind
        try:
            parts = parse_query(text).parts
        except QueryError:
            return self
        ready = [part for part in parts if not _is_word(part) and part.span.end <= upto]
        rest = _without(text, [part.span for part in ready])
        kept = tuple(part for part in parts if part not in ready)
        try:
            if not ready or parse_query(rest).parts != kept:
                return self
        except QueryError:  # what was cut out held the rest together
            return self
        fresh = tuple(part for part in ready if part not in self.tokens)
        return BarState(self.tokens + fresh, rest)

    def opened(self, place: int = -1, language: str = "en") -> tuple[BarState, int]:
        """Return the entry with a token turned into text, and the cursor's place behind it."""
        tokens = list(self.tokens)
        text = node_text(tokens.pop(place), language=language)
        between = " " if self.text and not self.text.startswith(" ") else ""
        return BarState(tuple(tokens), text + between + self.text), len(text)

    def without(self, place: int) -> BarState:
        """Return the entry without a token."""
        return BarState(self.tokens[:place] + self.tokens[place + 1 :], self.text)

    def joined(self) -> BarState:
        """Return the entry with the last token as text, where the text goes on with `or`."""
        first = _FIRST.match(self.text)
        if self.tokens and first and (first[1] == "|" or _connective(first[1]) == "or"):
            return self.opened()[0]
        return self

    @property
    def _text_behind(self) -> str:
        """The text behind the tokens, with blanks for an `and` that ties it to them."""
        first = _FIRST.match(self.text)
        if self.tokens and first and _connective(first[1]) == "and":
            return " " * first.end() + self.text[first.end() :]
        return self.text

    @property
    def _head(self) -> str:
        if not self.tokens:
            return ""
        if len(self.tokens) == 1 and not self.text.strip():
            return Query(self.tokens).text
        return " ".join(node_text(token) for token in self.tokens) + (
            " " if self.text.strip() else ""
        )

    @property
    def _tail(self) -> str:
        """The text, in brackets where `or` in it would reach over to the tokens."""
        if not self.text.strip():
            return ""
        if not self.tokens:
            return self.text
        try:
            (part,) = parse_query(self.text).parts
        except (QueryError, ValueError):
            return self.text
        bare = isinstance(part, Some) and not self.text.lstrip().startswith("(")
        return f"({self.text})" if bare else self.text


@dataclass(frozen=True, slots=True)
class Face:
    """What a token says.

    Attributes:
        label: the name of the field, in plain letters; may be empty.
        value: what is asked of it, in strong letters.
        icon: the name of an icon, or empty.
    """

    label: str
    value: str
    icon: str = ""

    @property
    def words(self) -> str:
        """The whole in one line."""
        return f"{self.label} {self.value}".strip()


def face_of(node: Node, language: str = "en") -> Face:
    """Return what a token of a part of a query says."""
    if isinstance(node, Not):
        inner, denied = face_of(node.part, language), tr("not")
        return Face(f"{denied} {inner.label}".strip(), inner.value, inner.icon)
    if not isinstance(node, Term):
        return Face("", node_text(node, inner=False, language=language))
    values = tr(" or ", "between values").join(
        value_words(value, language) for value in node.values
    )
    label = "" if node.field in (Field.STIPULATION, Field.WORD) else field_name(node.field)
    return Face(label, values, _ICONS.get(node.field, ""))


def field_name(field: Field) -> str:
    """Return the name of a field as its tokens say it."""
    return {
        Field.AUTHOR: tr("author"),
        Field.SOURCE: tr("source"),
        Field.SOURCE_NUMBER: tr("number in the source"),
        Field.TITLE: tr("title"),
        Field.KEYWORD: tr("keyword"),
        Field.COMMENT: tr("comment"),
        Field.THEME: tr("theme"),
        Field.HAS: tr("has"),
        Field.IS: tr("is"),
        Field.LEGALITY: tr("legality"),
        Field.STIPULATION: tr("stipulation"),
        Field.MOVES: tr("moves"),
        Field.LENGTH: tr("length"),
        Field.MEN: tr("men"),
        Field.WHITE: tr("white men"),
        Field.BLACK: tr("black men"),
        Field.PIECES: tr("pieces"),
        Field.PIECE: tr("fairy man"),
        Field.RULES: tr("rules"),
        Field.GAME: tr("game"),
        Field.GOAL: tr("goal"),
        Field.PLACED: tr("man placed"),
        Field.WHITE_KING: tr("white king"),
        Field.BLACK_KING: tr("black king"),
        Field.KEY: tr("key"),
        Field.KEYS: tr("keys"),
        Field.THREATS: tr("threats"),
        Field.VARIATIONS: tr("variations"),
        Field.MATES: tr("mates"),
        Field.DUALS: tr("duals"),
        Field.SET_MATES: tr("set mates"),
        Field.CHANGED: tr("changed mates"),
        Field.TRIES: tr("tries"),
        Field.REFUTATIONS: tr("refutations"),
        Field.PURE: tr("pure mates"),
        Field.MODEL: tr("model mates"),
        Field.IDEAL: tr("ideal mates"),
        Field.TWINS: tr("twins"),
        Field.YEAR: tr("year"),
        Field.AWARD: tr("award"),
        Field.TOURNEY: tr("tourney"),
        Field.DEDICATION: tr("dedication"),
        Field.CODE: tr("code"),
        Field.STATUS: tr("status"),
        Field.COLLECTION: tr("in"),
        Field.PATTERN: tr("pattern"),
        Field.END: tr("ends"),
        Field.MATE: tr("mate"),
        Field.LIKE: tr("like"),
        Field.ID: tr("number"),
        Field.LINKED: tr("linked with"),
        Field.IMPORT: tr("import"),
        Field.SAVED: tr("saved"),
        Field.ADDED: tr("added"),
        Field.OPENED: tr("opened"),
    }.get(field, field.value)


def value_words(value: Value, language: str = "en") -> str:
    """Return a value as a token says it."""
    if isinstance(value, Pattern):
        return pattern_words(value)
    if isinstance(value, EndSought):
        squares = "" if value.pattern is None else pattern_words(value.pattern)
        return sought_words(value, squares)
    if isinstance(value, ThemeValue) and len(value.ids) == 1:
        sure = theme_name(value.ids[0], language)
        return f"~ {sure}" if value.perhaps else f"= {sure}" if value.full else sure
    if isinstance(value, Choice):
        if value.word in LEGALITIES and value.word not in STATES:
            return word_in("legality", value.word, language)
        if value.word in STATUSES and value.word not in STATES:
            return word_in("statuses", value.word, language)
        kind = "states" if value.word in STATES else "features"
        return word_in(kind, value.word, language)
    if isinstance(value, Model):
        model = value.fen.split()[0] if value.record_id is None else str(value.record_id)
        return f"{model} ≥ {value.least} %" if value.least else model
    if isinstance(value, Numbers):
        low, high = (None if end is None else f"{end:g}" for end in (value.low, value.high))
        if low is None or high is None:
            return f"≤ {high}" if low is None else f"≥ {low}"
        return low if low == high else ranged(low, high)
    return value_text(value)


_ICONS: Final = {
    Field.THEME: "tag",
    Field.PATTERN: "grid",
    Field.END: "grid",
    Field.MATE: "grid",
    Field.COLLECTION: "library",
    Field.LIKE: "target",
}


def _is_word(node: Node) -> bool:
    if isinstance(node, Not):
        return _is_word(node.part)
    if isinstance(node, Term):
        return node.field is Field.WORD
    return all(_is_word(part) for part in node.parts)


def _without(text: str, spans: list[Span]) -> str:
    """Return a text without some parts; what remains is separated by single blanks."""
    pieces, place = list[str](), 0
    for span in sorted(spans, key=lambda span: span.start):
        pieces.append(text[place : span.start])
        place = span.end
    pieces.append(text[place:])
    left = " ".join(piece.strip() for piece in pieces if piece.strip())
    while (bare := _EMPTY.sub(" ", left)) != left:
        left = bare.strip()
    return left + (" " if left and text.endswith(" ") and pieces[-1].strip() else "")
