# SPDX-License-Identifier: GPL-3.0-or-later
"""The query language of the library: a text becomes a `Query`, and a query a text again.

    author:Mansfield theme:grimshaw men<=12 #2 year:1900-1930 key:Q* has:dual -checking

What stands side by side must hold together, with `and` between or without; `or` and brackets,
`-`, `!` or `not` for what must not hold, `|` between alternatives of one field, quotation marks
around words in just this order. A word with no field is looked for in all texts of a problem,
and may be begun only. Blanks may stand around the sign of a field: `men <= 12`. The names of
fields and `and`, `or` and `not` are understood in every language of the window.

What looks like more than words and is not understood is refused with its place; it is never
looked for as words.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from typing import Final

from composer.library.index.indexing import folded
from composer.library.query.fields import connectives, fields_by_name
from composer.library.query.terms import (
    All,
    Field,
    Node,
    Not,
    QueryError,
    QueryFault,
    Some,
    Span,
    Term,
    Text,
    Value,
    ValueShape,
)
from composer.library.query.values import Misread, can_compare, close_to, read_value, task_of
from composer.library.query.writer import is_bare, node_text

__all__ = ["Query", "QueryError", "QueryFault", "parse_query", "parse_term"]

LONGEST: Final = 20_000
"""Characters of a query."""

MOST_TERMS: Final = 200
"""Values in a query; SQLite reads expressions up to a depth of 1000."""

DEEPEST: Final = 25
"""Brackets in one another."""


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for: parts that must all hold. With no parts, everything is found.

    Attributes:
        parts: the parts in the order of the text.
    """

    parts: tuple[Node, ...] = ()

    @property
    def text(self) -> str:
        """The query as text; read again, it gives an equal query."""
        return " ".join(node_text(part, inner=len(self.parts) > 1) for part in self.parts)

    @property
    def is_plain(self) -> bool:
        """Whether it is made of plain words only."""
        return all(isinstance(part, Term) and part.field is Field.WORD for part in self.parts)

    def including(self, *parts: Node) -> Query:
        """Return the query with more parts; what is in it already is not doubled."""
        return Query(self.parts + tuple(part for part in parts if part not in self.parts))

    def without(self, part: Node) -> Query:
        """Return the query without a part, as the × of its token asks."""
        return Query(tuple(other for other in self.parts if other != part))

    def of_field(self, field: Field) -> tuple[Term, ...]:
        """Return the terms of a field that stand at the top, not in brackets or negated."""
        return tuple(part for part in self.parts if isinstance(part, Term) and part.field is field)

    def putting(self, field: Field, *terms: Node) -> Query:
        """Return the query with the terms of a field replaced by others, as a form does."""
        kept = tuple(e for e in self.parts if not (isinstance(e, Term) and e.field is field))
        return Query(kept + terms)


EVERYTHING: Final = Query()


def parse_query(text: str) -> Query:
    """Read a query.

    A quotation mark that is not closed reaches to the end, for the user is still typing.

    Raises:
        QueryError: it cannot be understood; says what and where.
    """
    if len(text) > LONGEST:
        raise QueryError(QueryFault.LONG, LONGEST, len(text) - LONGEST)
    found = _Reader(text).read()
    return Query(found.parts if isinstance(found, All) else (found,))


def parse_term(field: Field, text: str) -> Term | None:
    """Return the term of a field with a text as a form gives it; None for a blank text.

    The text may hold alternatives with `|` and begin with a sign such as `<=`.

    Raises:
        QueryError: the text is no value of the field; places are those in the text.
    """
    if not text.strip():
        return None
    begin = len(text) - len(text.lstrip())
    sign, start = ":", begin
    if field.shape is not ValueShape.TEXT and (found := _SIGN.match(text, start)):
        sign, start = _SIGNS.get(found[0], found[0]), found.end()
    reader = _Reader(text)
    if field.shape in _IN_BLANKS and "|" not in text and '"' not in text:
        value = text.strip()
        return reader.term(field, sign, [_Raw(value, begin, " " in value)], Span(0, len(text)))
    reader.place = start
    values = reader.values(blanks=True)
    if reader.place < len(text):
        rest = text[reader.place :]
        raise QueryError(QueryFault.EXTRA, reader.place, len(rest), rest)
    return reader.term(field, sign, values, Span(0, len(text)))


_IN_BLANKS: Final = (ValueShape.TEXT, ValueShape.PATTERN, ValueShape.END)
_FIELD: Final = re.compile(r"([^\W\d_][\w-]*)(:|!=|<>|≠|<=|>=|==|≤|≥|<|>|=)")
_SPACED: Final = re.compile(r"([^\W\d_][\w-]*)\s+(:|!=|<>|≠|<=|>=|==|≤|≥|<|>|=)")
_SIGN: Final = re.compile(r"!=|<>|≠|<=|>=|==|≤|≥|<|>|=|:")
_SIGNS: Final = {"≤": "<=", "≥": ">=", "==": "="}
_UNLIKE: Final = ("!=", "<>", "≠")
_COMPARING: Final = re.compile(r"[<>≤≥≠:]|==|=(?![\d\s()|]|$)")
_BOARD: Final = re.compile(
    r"[1-8pnbrqksPNBRQKS]+(?:/[1-8pnbrqksPNBRQKS]+){7}"
    r"(?:\s+[wb](?:\s+(?:[KQkq]+|-)(?:\s+(?:[a-h][36]|-)(?:\s+\d+){0,2})?)?)?(?:@\S*)?(?!\S)"
)
_QUOTES: Final = {'"': '"', "“": "”", "„": "“", "«": "»"}
_MARKS: Final = "".join(_QUOTES)
_ENDS: Final = " ()|" + _MARKS
_NEGATING: Final = ("-", "!")


def field_at(text: str, place: int) -> tuple[Field | None, int]:
    """Return the field whose word stands at a place, and where its value begins."""
    found = _FIELD.match(text, place)
    if found is None:
        return None, place
    return _field(found[1]), found.end()


def _field(word: str) -> Field | None:
    return fields_by_name().get(folded(word))


@dataclass(frozen=True, slots=True)
class _Raw:
    """A value as it stands: its text, its place, whether it is in quotation marks."""

    text: str
    place: int
    quoted: bool = False
    unclosed: bool = False


class _Reader:
    """Reads one text from left to right.

    Attributes:
        text: the text.
        place: how far it has come.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self._terms = 0

    def read(self) -> Node:
        found = self._either(0)
        if self.place < len(self.text):
            raise QueryError(QueryFault.BRACKET_CLOSED, self.place, 1)
        return found

    def _either(self, depth: int) -> Node:
        """Read parts that `or` stands between, up to a closing bracket or the end."""
        begun = self.place
        parts = [self._together(depth)]
        while (found := self._take("or", parts[-1])) is not None:
            if parts[-1] == All():
                raise self._between(found)
            parts.append(self._together(depth))
            if parts[-1] == All():
                raise self._between(found)
        if len(parts) == 1:
            return parts[0]
        flat = [alternative for part in parts for alternative in _alternatives(part)]
        return Some(tuple(flat), Span(begun, self.place - begun))

    def _together(self, depth: int) -> Node:
        """Read parts that must hold together, up to `or`, a closing bracket or the end."""
        begun, parts = self.place, list[Node]()
        part = self._part(depth, None)
        if part is None and (found := self._take("and", None)) is not None:
            raise self._between(found)
        while part is not None:
            if isinstance(part, All):
                parts.extend(part.parts)
            else:
                parts.append(part)
            found, before = self._take("and", part), part
            part = self._part(depth, before)
            if part is None and found is not None:
                raise self._between(found)
        if len(parts) == 1:
            return parts[0]
        return All(tuple(parts), Span(begun, self.place - begun))

    def _part(self, depth: int, before: Node | None) -> Node | None:
        """Read the next part; None before `and`, `or`, a closing bracket and the end."""
        while True:
            self._skip_blanks()
            if self.place >= len(self.text) or self._rest_begins(")"):
                return None
            if self._at("or", before) or self._at("and", before):
                return None
            part = self._single(depth)
            if part is not None:
                return part

    def _single(self, depth: int) -> Node | None:
        """Read a term, what is negated or in brackets; None for signs that are no word."""
        if depth > DEEPEST:
            raise QueryError(QueryFault.DEEP, self.place, 1)
        if self._rest_begins("("):
            return self._bracket(depth)
        start = self.place
        denied = None if self._names_field() else self._at("not", None)
        if denied is not None:
            self.place = denied.end
            self._skip_blanks()
            followed = self._at("or", None) or self._at("and", None)
            if followed or self._ends_or_blank(self.place, ")"):
                raise self._fault(QueryFault.NOT, denied)
        elif self.text[start] in _NEGATING:
            self.place += 1
            if self._ends_or_blank(self.place, ")"):
                if not self.text[self.place :].strip(" )"):
                    return None  # still being typed
                raise self._fault(QueryFault.NOT, Span(start, 1))
        else:
            return self._term()
        part = self._single(depth + 1)
        if part is None or part == All():
            return part
        return Not(part, Span(start, self.place - start))

    def _names_field(self) -> bool:
        """Return whether a field stands next that is called as `not` is: `no : 1164`, Spanish."""
        found = _SPACED.match(self.text, self.place)
        return found is not None and _field(found[1]) is not None and self._is_field(found)

    def _bracket(self, depth: int) -> Node:
        start = self.place
        self.place += 1
        found = self._either(depth + 1)
        if not self._rest_begins(")"):
            raise QueryError(QueryFault.BRACKET_OPEN, start, 1)
        self.place += 1
        return replace(found, span=Span(start, self.place - start))

    def _term(self) -> Node | None:
        """Read one term; None for signs that are no word."""
        start = self.place
        word = _until(self.text, start, _ENDS)
        if task_of(word) is not None:
            values = self.values()
            if all(task_of(value.text) and not value.quoted for value in values):
                return self.term(Field.STIPULATION, ":", values, self._since(start))
            self.place = start
        found = _FIELD.match(self.text, start) or _SPACED.match(self.text, start)
        if found is None or not self._is_field(found):
            self._refuse_signs(word)
            return self._words(start)
        field = _field(found[1])
        if field is None:
            meant = close_to(folded(found[1]), [field for field in fields_by_name() if field[2:]])
            fault = QueryFault.FIELD_MEANT if meant else QueryFault.FIELD
            raise QueryError(fault, start, len(found[1]), found[1], meant)
        unlike = found[2] in _UNLIKE
        sign = "=" if unlike else _SIGNS.get(found[2], found[2])
        if sign not in ":=" and not can_compare(field.shape):
            raise QueryError(QueryFault.SIGN, found.start(2), len(found[2]), found[1])
        self.place = found.end()
        values = self._values_of(field, start, found[0])
        term = self.term(field, sign, values, self._since(start))
        return Not(term, term.span) if unlike else term

    def _is_field(self, found: re.Match[str]) -> bool:
        """Return whether a word and a sign are meant as a field; `x=y` is a word."""
        if _field(found[1]) is not None:
            return True
        spaced = found.end(1) < found.start(2)
        if found[2] != "=":
            return True
        if not spaced:
            return len(found[1]) > 2 and found[1].isalpha()
        return self._word_follows(found.end())  # else `=` is any stalemate: `Loyd =`

    def _values_of(self, field: Field, start: int, named: str) -> list[_Raw]:
        """Read the values of a field, also behind blanks; something must stand there."""
        behind = self.place
        self._skip_blanks()
        is_task = task_of(_until(self.text, self.place, _ENDS)) is not None
        misses = is_task and field.shape is ValueShape.TEXT
        if self.place > behind and (misses or not self._word_follows(behind)):
            self.place = behind
        board = _BOARD.match(self.text, self.place) if field.shape is ValueShape.LIKE else None
        if board is not None:
            values = [_Raw(board[0], self.place)]
            self.place = board.end()
        else:
            values = self.values()
        if len(values) == 1 and not values[0].text.strip():
            raise QueryError(QueryFault.NOTHING, start, len(named), named)
        return values

    def _word_follows(self, place: int) -> bool:
        """Return whether something that can be a value stands next, not another term."""
        while place < len(self.text) and _is_blank(self.text[place]):
            place += 1
        if self._ends_or_blank(place, "()|"):
            return False
        word = _until(self.text, place, _ENDS)
        if word.startswith(_NEGATING):
            return word[1:2].isdigit()  # `men: -8` is a range
        if len(word) > 1 and folded(word) in connectives():
            return False
        found = _FIELD.match(self.text, place)
        return found is None or _field(found[1]) is None

    def _refuse_signs(self, word: str) -> None:
        """Refuse a word that is meant as more, and is none.

        Raises:
            QueryError: it begins with a sign of comparison, or looks like a stipulation.
        """
        if _COMPARING.match(word):
            raise QueryError(QueryFault.EXTRA, self.place, len(word), word)
        if "#" in word and task_of(word.rstrip("!?.,;:")) is None:
            raise QueryError(QueryFault.TASK, self.place, len(word), word)

    def _words(self, start: int) -> Term | None:
        values = [raw for raw in self.values() if any(map(counts, folded(raw.text)))]
        if self.place == start:  # a sign that stands alone, such as |
            self.place += 1
        return self.term(Field.WORD, ":", values, self._since(start)) if values else None

    def values(self, blanks: bool = False) -> list[_Raw]:
        """Read one value or several with `|` between them."""
        found = [self._value(blanks)]
        while self._rest_begins("|") and (blanks or not self._ends_or_blank(self.place + 1)):
            self.place += 1
            found.append(self._value(blanks))
        return found

    def _value(self, blanks: bool) -> _Raw:
        if blanks:
            self._skip_blanks()
        start = self.place
        closing = _QUOTES.get(self.text[start : start + 1])
        if closing is not None:
            return self._quoted(closing)
        text = _until(self.text, start, _MARKS + "|" if blanks else _ENDS)
        self.place += len(text)
        return _Raw(text.strip() if blanks else text, start)

    def _quoted(self, closing: str) -> _Raw:
        """Read what stands in quotation marks; a doubled mark stands for one."""
        start, parts, unclosed = self.place + 1, list[str](), False
        self.place += 1
        while True:
            end = self.text.find(closing, self.place)
            if end < 0:
                parts.append(self.text[self.place :])
                self.place, unclosed = len(self.text), True
                break
            parts.append(self.text[self.place : end])
            self.place = end + 1
            if closing != '"' or not self._rest_begins('"'):
                break
            parts.append('"')
            self.place += 1
        return _Raw("".join(parts), start, True, unclosed)

    def term(self, field: Field, sign: str, values: list[_Raw], span: Span) -> Term:
        """Make a term of values as they stand, or raise a `QueryError` with the place."""
        self._terms += len(values)
        if self._terms > MOST_TERMS:
            raise QueryError(QueryFault.LONG, span.start, span.length)
        read = [self._read_value(field, sign, raw) for raw in values]
        return Term(field, tuple(read), span)

    def _read_value(self, field: Field, sign: str, raw: _Raw) -> Value:
        text, place = raw.text, raw.place
        if not text.strip():
            raise QueryError(QueryFault.NOTHING, place, len(text), "|" if place else field.value)
        if raw.unclosed and field.shape is ValueShape.TEXT and not text.endswith("*"):
            text += "*"  # the user is still typing
        if field is Field.WORD:
            if len(text) == 1 and not raw.quoted and text.lower() in connectives():
                return Text(f"{text}*")  # an initial, which cannot be read otherwise then
            return Text(text, raw.quoted or _needs_quotes(text))
        try:
            return read_value(field.shape, text, sign, raw.quoted or not is_bare(text))
        except Misread as error:
            start = place + error.start
            fault = error.fault
            if not error.meant:
                fault = _WITHOUT_MEANT.get(fault, fault)
            length = len(error.found) if error.start else len(text)
            raise QueryError(fault, start, length, error.found, error.meant) from error

    def _take(self, connective: str, before: Node | None) -> Span | None:
        """Take an `and` or `or` that stands here."""
        self._skip_blanks()
        found = self._at(connective, before)
        if found is not None:
            self.place = found.end
        return found

    def _at(self, connective: str, before: Node | None) -> Span | None:
        """Return where a connective stands here, in whatever language.

        One letter (`e`, `o`) is one only beside a term that is no plain word: names have
        initials.
        """
        for sign in _STROKES.get(connective, ()):
            if self._rest_begins(sign) and self._ends_or_blank(self.place + len(sign)):
                return Span(self.place, len(sign))
        word = _until(self.text, self.place, _ENDS)
        if not word:
            return None
        end = self.place + len(word)
        if connectives().get(folded(word)) != connective or self.text[end : end + 1] == "|":
            return None
        if len(word) == 1 and not self._is_between_terms(before, end):
            return None
        return Span(self.place, len(word))

    def _is_between_terms(self, before: Node | None, place: int) -> bool:
        if before is None or not self.text[place:].strip(" )"):
            return False
        if not (isinstance(before, Term) and before.field is Field.WORD):
            return True
        while place < len(self.text) and _is_blank(self.text[place]):
            place += 1
        if self.text[place] in _TERM_BEGINS:
            return True
        found = _FIELD.match(self.text, place) or _SPACED.match(self.text, place)
        if found is not None and _field(found[1]) is not None:
            return True
        return task_of(_until(self.text, place, _ENDS)) is not None

    def _between(self, span: Span) -> QueryError:
        return self._fault(QueryFault.OR, span)

    def _fault(self, fault: QueryFault, span: Span) -> QueryError:
        return QueryError(fault, span.start, span.length, self.text[span.start : span.end])

    def _skip_blanks(self) -> None:
        while self.place < len(self.text) and _is_blank(self.text[self.place]):
            self.place += 1

    def _rest_begins(self, sign: str) -> bool:
        return self.text.startswith(sign, self.place)

    def _ends_or_blank(self, place: int, signs: str = "()") -> bool:
        return place >= len(self.text) or _is_blank(self.text[place]) or self.text[place] in signs

    def _since(self, start: int) -> Span:
        return Span(start, self.place - start)


_STROKES: Final = {"or": ("||", "|")}
_TERM_BEGINS: Final = ("(", *_NEGATING)
_WITHOUT_MEANT: Final = {
    QueryFault.THEME_MEANT: QueryFault.THEME,
    QueryFault.FEATURE_MEANT: QueryFault.FEATURE,
    QueryFault.STATE_MEANT: QueryFault.STATE,
}


def _needs_quotes(text: str) -> bool:
    """Return whether a word would be read as something else if it stood alone."""
    return (
        folded(text) in connectives()
        or text.startswith(_NEGATING)
        or "#" in text
        or _COMPARING.match(text) is not None
        or task_of(text) is not None
        or _FIELD.match(text) is not None
    )


def _alternatives(node: Node) -> tuple[Node, ...]:
    return node.parts if isinstance(node, Some) else (node,)


def _until(text: str, start: int, signs: str) -> str:
    """Return the text from a place to the first of some signs; a blank stands for all blanks."""
    end = start
    blanks = " " in signs
    while end < len(text) and text[end] not in signs and not (blanks and _is_blank(text[end])):
        end += 1
    return text[start:end]


def _is_blank(character: str) -> bool:
    return character.isspace() or character == "\0"


def counts(character: str) -> bool:
    """Return whether the index of words keeps a character (see the tokenizer in the schema)."""
    return character in "#=" or unicodedata.category(character)[0] in "LN"
