# SPDX-License-Identifier: GPL-3.0-or-later
"""A query as SQL: one expression about `record` and `classification`, with its parameters."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from composer.library.index.games import GAME
from composer.library.index.indexing import folded
from composer.library.index.planes import marks, numbers, together
from composer.library.index.traits import LEGALITY
from composer.library.names.looking import other_spellings, people_called, people_written
from composer.library.query.days import moments
from composer.library.query.ends import EndSought
from composer.library.query.parser import Query, parse_query
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
    QueryError,
    QueryFault,
    Span,
    Squares,
    Task,
    Term,
    Text,
    ThemeValue,
    Value,
)
from composer.library.query.values import close_to
from composer.library.search import conditions
from composer.library.search.byname import (
    named_traits,
    of_code,
    of_games,
    of_publication,
    of_status,
)
from composer.library.search.conditions import ALWAYS, NEVER, Condition, Listed

SHORT_LIST: Final = 5_000
"""Records up to which a list is worked out before anything else is looked at."""


RARE: Final = 2_500
"""Records up to which what several lists have in common is looked for in the lists."""

_MEASURED: Final = 30_000  # records up to which the length of a list is reported


@dataclass(frozen=True, slots=True)
class Finders:
    """What gives the records of a value that no statement finds, as bits.

    Attributes:
        pattern: those that a pattern lies on.
        like: those that are like a problem; None where it is one of the library and is not there.
        end: those with a line that ends so, as a mate or in any way.
    """

    pattern: Callable[[Pattern], int]
    like: Callable[[Model], int | None]
    end: Callable[[EndSought, bool], int]


class Translation:
    """Turns the parts of one query into SQL.

    Attributes:
        is_sparse: whether something that must hold is known to hold for few records only.
        is_listed: whether a list of records that must hold is worked out at once.
        share: the share of all records that the lists which must hold have in common, if they
            have nothing to do with each other; 1 where their lengths were not measured.
    """

    def __init__(
        self,
        connection: sqlite3.Connection,
        now: datetime,
        find: Finders,
        within: tuple[str, ...] = (),
        by_lists: bool = True,
    ) -> None:
        """Prepare.

        Args:
            connection: where collections are looked up and lists are measured.
            now: the present, for `saved:week`.
            find: what gives records as bits.
            within: the collections that are being searched already.
            by_lists: work out every list, as is best when all records are wanted; otherwise
                only the short ones.
        """
        self._connection = connection
        self._now = now
        self._find = find
        self._within = within
        self._by_lists = by_lists
        self._others: dict[Term, list[str]] = {}
        self.is_sparse = False
        self.is_listed = False
        self.share = 1.0

    @property
    def is_rare(self) -> bool:
        """Whether all that must hold is likely to hold for few records only."""
        return self.share < 1.0 and self.share * self._records() <= RARE

    def condition(self, query: Query) -> Condition:
        """Return what must hold for a record.

        Raises:
            QueryError: a collection is not there, or contains itself; or a problem is not there
                that others are to be like.
        """
        return self._all(query.parts, certain=True)

    def _node(self, node: Node, certain: bool = False) -> Condition:
        """Return the condition of a part; `certain` if it must hold whatever else does."""
        if isinstance(node, Term):
            return self._term(node, certain)
        if isinstance(node, Not):
            part = self._node(node.part)
            return Condition(f"NOT ifnull(({part.sql}), 0)", part.parameters)
        if isinstance(node, All):
            return self._all(node.parts, certain)
        return _joined(" OR ", [self._node(part) for part in node.parts], NEVER)

    def _all(self, parts: tuple[Node, ...], certain: bool) -> Condition:
        """Join what must hold together; all words are looked up at once."""
        texts = [
            (part, words)
            for part in parts
            if (words := _as_words(part)) and not self._other_spellings(part)
        ]
        if len(texts) < 2:
            return _joined(" AND ", [self._node(part, certain) for part in parts], ALWAYS)
        together = " AND ".join(words for _, words in texts)
        others = [part for part in parts if all(part is not text for text, _ in texts)]
        found = [self._listed(conditions.words(together), certain)]
        found += [self._node(part, certain) for part in others]
        return _joined(" AND ", found, ALWAYS)

    def _term(self, term: Term, certain: bool) -> Condition:
        expression = _as_words(term)
        if expression:
            others = self._other_spellings(term)
            return self._listed(conditions.words(expression, others), certain)
        single = certain and len(term.values) == 1
        found = [self._value(term, value, single) for value in term.values]
        return _joined(" OR ", found, NEVER)

    def _value(self, term: Term, value: Value, certain: bool) -> Condition:
        match value:
            case Text():
                return self._text(term, value, certain)
            case Numbers():
                listed = conditions.by_number(term.field, value)
                if listed is not None:
                    return self._listed(listed, certain)
                column = conditions.NUMBER_COLUMNS[term.field]
                return self._column(term.field, conditions.between(column, value), certain)
            case ThemeValue():
                grades = ("theme",) if value.full else () if value.perhaps else _SHOWN
                return self._listed(conditions.traits(value.ids, ("theme",), grades), certain)
            case Choice():
                return self._choice(term.field, value.word, certain)
            case Squares():
                column = "record.wk" if term.field is Field.WHITE_KING else "record.bk"
                return conditions.squares(column, value)
            case Force():
                self.is_sparse = self.is_sparse or (certain and conditions.is_exact(value))
                return conditions.force(value)
            case KeyMove():
                return conditions.key(value)
            case Award():
                return self._column(term.field, conditions.award(value), certain)
            case Task():
                return conditions.task(value)
            case Published():
                return self._column(term.field, conditions.published(value), certain)
            case Days():
                return self._days(term.field, value)
            case Pattern():
                return self._marked(self._find.pattern(value), certain)
            case EndSought():
                bits = self._find.end(value, term.field is Field.MATE)
                return self._marked(bits, certain)
            case Model():
                return self._like(value, term.span, certain)

    def _people(self, value: Text) -> list[int]:
        """Return who bears a name, by any of their spellings and its forms."""
        if not value.exact:
            return people_written(self._connection, value.text)
        return people_called(self._connection, value.text)

    def _other_spellings(self, node: Node) -> list[str]:
        """Return the other spellings of people whose names have the words of a term."""
        if not isinstance(node, Term) or node.field is not Field.WORD:
            return []
        if node not in self._others:
            texts = [value for value in node.values if isinstance(value, Text)]
            found = (other_spellings(self._connection, text.text, text.phrase) for text in texts)
            self._others[node] = [key for keys in found for key in keys]
        return self._others[node]

    def _like(self, value: Model, span: Span, certain: bool) -> Condition:
        bits = self._find.like(value)
        if bits is None:
            number = str(value.record_id)
            if self._connection.execute(_IS_GAME, (value.record_id, GAME)).fetchone():
                raise QueryError(QueryFault.GAME, span.start, span.length, number)
            raise QueryError(QueryFault.RECORD, span.start, span.length, number)
        return self._marked(bits, certain)

    def _text(self, term: Term, value: Text, certain: bool) -> Condition:
        if term.field is Field.AUTHOR:
            return self._listed(conditions.by_people(self._people(value)), certain)
        if term.field in (Field.PIECE, Field.RULES):
            return self._listed(named_traits(term.field, value), certain)
        if term.field in (Field.GAME, Field.GOAL, Field.PLACED):
            return self._listed(of_games(term.field, value), certain)
        if term.field in (Field.SOURCE_NUMBER, Field.TOURNEY):
            return self._listed(of_publication(term.field, value), certain)
        if term.field is Field.CODE:
            return self._listed(of_code(value), certain)
        if term.field is Field.COLLECTION:
            return self._collection(value, term.span, certain)
        if value.exact:
            found = conditions.exactly(term.field, value)
            if isinstance(found, Listed):
                return self._listed(found, certain)
            if found is not None:
                return found
        expression = conditions.words_expression(term.field, (value,))
        return self._listed(conditions.words(expression), certain) if expression else NEVER

    def _choice(self, field: Field, word: str, certain: bool) -> Condition:
        if field is Field.LEGALITY:
            return self._listed(conditions.traits((word,), (LEGALITY,), ()), certain)
        if field is Field.STATUS:
            if word == "none":
                part = self._listed(of_status("any"), certain=False)
                return Condition(f"NOT ifnull(({part.sql}), 0)", part.parameters)
            return self._listed(of_status(word), certain)
        if field is Field.IS:
            if word == "mine":
                return self._listed(conditions.MINE, certain)
            if word in conditions.STATE_MARKS:
                return self._listed(
                    conditions.traits((word,), (conditions.STATE_MARKS[word],), ()), certain
                )
            return Condition(conditions.STATE_COLUMNS[word])
        column = conditions.FEATURE_COLUMNS.get(word)
        if column is not None:
            return Condition(column)
        names = conditions.FEATURE_TRAITS.get(word)
        if word in conditions.FEATURE_LISTS:
            found = conditions.FEATURE_LISTS[word]
        elif names is None:
            found = conditions.traits((word.replace("-", "_"),), ("point",), ())
        else:
            found = conditions.traits(names, ("theme", "point"), ())
        return self._listed(found, certain)

    def _days(self, field: Field, value: Days) -> Condition:
        first, after = moments(value, self._now)
        last = None if after is None else after - 1
        return conditions.between(conditions.DAY_COLUMNS[field], Numbers(first, last))

    def _collection(self, value: Text, span: Span, certain: bool) -> Condition:
        name = folded(value.text).strip()
        found = self._connection.execute("SELECT id, name, query FROM collection").fetchall()
        by_name = {folded(written).strip(): (id, query) for id, written, query in found}
        if name not in by_name:
            name = name.removesuffix("*").strip()
        if name not in by_name:
            meant = close_to(name, list(by_name))
            written = next((each for _, each, _ in found if folded(each).strip() == meant), "")
            fault = QueryFault.COLLECTION_MEANT if written else QueryFault.COLLECTION
            raise QueryError(fault, span.start, span.length, value.text, written)
        collection_id, query = by_name[name]
        if query is None:
            return self._listed(
                Listed(
                    "SELECT record_id FROM membership WHERE collection_id = ?",
                    "membership.record_id = record.id",
                    (collection_id,),
                ),
                certain,
            )
        if name in self._within:
            raise QueryError(QueryFault.CIRCLE, span.start, span.length, value.text)
        return self._inner(name, query, span, certain)

    def _inner(self, name: str, query: str, span: Span, certain: bool) -> Condition:
        """Return the condition of a kept search; what is wrong in it is reported at its name."""
        inner = Translation(
            self._connection,
            self._now,
            self._find,
            (*self._within, name),
            self._by_lists,
        )
        try:
            found = inner.condition(parse_query(query))
        except QueryError as error:
            raise QueryError(
                error.fault, span.start, span.length, error.found, error.meant
            ) from error
        self.is_sparse = self.is_sparse or (certain and inner.is_sparse)
        self.is_listed = self.is_listed or (certain and inner.is_listed)
        self.share *= inner.share if certain else 1.0
        return found

    def _marked(self, bits: int, certain: bool) -> Condition:
        """Return the condition of being one of some records, given as bits."""
        if bits.bit_count() > SHORT_LIST:
            return Condition(_MARKED, (marks(bits),))
        self._note(certain, is_short=True)
        return Condition(
            "record.id IN (SELECT value FROM json_each(?))", (json.dumps(numbers(bits)),)
        )

    def _listed(self, listed: Listed, certain: bool) -> Condition:
        """Choose how a list is looked at, by its length."""
        if self._by_lists:
            self._note(certain, is_short=False)
            return listed.inside()
        if self._is_short(listed, certain):
            self._note(certain, is_short=True)
            return listed.inside()
        if listed.is_slow_beside:
            found = self._connection.execute(listed.select, listed.parameters).fetchall()
            return Condition(_MARKED, (marks(together(number for (number,) in found)),))
        return listed.beside()

    def _column(self, field: Field, condition: Condition, certain: bool) -> Condition:
        """Return a condition on a column, as a list if that is known to be short."""
        listed = conditions.by_index(field, condition) if certain else None
        if listed is None or not self._is_short(listed, certain):
            return condition
        self._note(certain, is_short=True)
        return listed.inside()

    def _is_short(self, listed: Listed, certain: bool) -> bool:
        """Return whether a list is short; remember how long one is that must hold."""
        most = max(_MEASURED, SHORT_LIST) if certain else SHORT_LIST
        statement = " ".join(("SELECT count(*) FROM (", listed.select, "LIMIT ?)"))
        (count,) = self._connection.execute(statement, (*listed.parameters, most + 1)).fetchone()
        if certain and count <= most:
            self.share *= count / max(1, count, self._records())
        return int(count) <= SHORT_LIST

    def _records(self) -> int:
        (last,) = self._connection.execute("SELECT ifnull(max(id), 0) FROM record").fetchone()
        return int(last)

    def _note(self, certain: bool, is_short: bool) -> None:
        self.is_listed = self.is_listed or certain
        self.is_sparse = self.is_sparse or (certain and is_short)


_IS_GAME: Final = "SELECT 1 FROM trait WHERE record_id = ? AND kind = 'told' AND name = ?"
_SHOWN: Final = ("theme", "element")  # grades of what a problem is said to show
_MARKED: Final = "substr(?, record.id + 1, 1) = x'01'"


def _as_words(node: Node) -> str:
    """Return the FTS5 expression of a term of words; empty for anything else."""
    if not isinstance(node, Term) or node.field not in conditions.WORD_COLUMNS:
        return ""
    texts = tuple(value for value in node.values if isinstance(value, Text))
    if any(value.exact for value in texts):
        return ""
    return conditions.words_expression(node.field, texts)


def _joined(word: str, parts: list[Condition], otherwise: Condition) -> Condition:
    if not parts:
        return otherwise
    if len(parts) == 1:
        return parts[0]
    return Condition(
        word.join(f"({part.sql})" for part in parts),
        tuple(parameter for part in parts for parameter in part.parameters),
    )
