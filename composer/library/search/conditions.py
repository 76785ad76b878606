# SPDX-License-Identifier: GPL-3.0-or-later
"""What each value of a query means in SQL: texts that are constant, with parameters."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from composer.library.index.indexing import folded, task_key
from composer.library.index.traits import LEGALITY
from composer.library.names.romanising import in_latin, latin_forms
from composer.library.query.parser import counts
from composer.library.query.terms import (
    Award,
    Field,
    Force,
    KeyMove,
    Numbers,
    Published,
    SideForce,
    Squares,
    Task,
    Text,
)
from composer.problem.squares import SQUARES
from composer.solver.verdicts import FAULTS, VERDICTS

Parameter = str | int | float | bytes


@dataclass(frozen=True, slots=True)
class Condition:
    """An SQL expression about `record` and `classification`.

    Attributes:
        sql: the expression.
        parameters: what its question marks stand for.
    """

    sql: str
    parameters: tuple[Parameter, ...] = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """Records that a table of its own lists.

    Attributes:
        select: a SELECT of the numbers of records, that ends in a WHERE clause.
        tie: the condition that ties it to the record at hand.
        parameters: what the question marks of `select` stand for.
        is_slow_beside: whether asking for one record after the other takes long.
        select_beside: the SELECT that is quicker then, where it is another.
    """

    select: str
    tie: str
    parameters: tuple[Parameter, ...] = ()
    is_slow_beside: bool = False
    select_beside: str = ""

    def inside(self) -> Condition:
        """Return the condition that works the list out once; best if it is short."""
        return Condition(f"record.id IN ({self.select})", self.parameters)

    def beside(self) -> Condition:
        """Return the condition that asks for one record after the other."""
        select = self.select_beside or self.select
        return Condition(f"EXISTS ({select} AND {self.tie})", self.parameters)


NEVER: Final = Condition("record.id < 0")  # with a plain 0 SQLite takes no index it is told to take
ALWAYS: Final = Condition("1")

NUMBER_COLUMNS: Final = {
    Field.MEN: "record.men",
    Field.WHITE: "record.white_men",
    Field.BLACK: "record.black_men",
    Field.MOVES: "record.moves",
    Field.LENGTH: """(
        SELECT CAST(name AS INTEGER) FROM trait
        WHERE trait.record_id = record.id AND kind = 'length'
    )""",
    Field.TWINS: "record.twins",
    Field.YEAR: "record.year",
    Field.ID: "record.id",
    Field.KEYS: "classification.keys",
    Field.THREATS: "classification.threats",
    Field.VARIATIONS: "classification.variations",
    Field.MATES: "classification.mates",
    Field.DUALS: "classification.duals",
    Field.SET_MATES: "classification.set_mates",
    Field.CHANGED: "classification.changed",
    Field.TRIES: "classification.tries",
    Field.REFUTATIONS: "classification.refutations",
    Field.PURE: "classification.pure",
    Field.MODEL: "classification.model",
    Field.IDEAL: "classification.ideal",
}
"""The columns of the fields that are numbers."""

DAY_COLUMNS: Final = {
    Field.SAVED: "record.changed_at",
    Field.ADDED: "record.created_at",
    Field.OPENED: "record.opened_at",
}

WORD_COLUMNS: Final = {
    Field.WORD: "",
    Field.SOURCE: "source : ",
    Field.TITLE: "title : ",
    Field.KEYWORD: "keywords : ",
    Field.COMMENT: "comments : ",
    Field.DEDICATION: "dedication : ",
}
"""The columns of the index of words in which each field is looked for."""

FEATURE_COLUMNS: Final = {
    "dual": "classification.duals > 0",
    "set-play": "classification.set_mates > 0",
    "try": "classification.tries > 0",
    "changed-mate": "classification.changed > 0",
    "threat": "classification.zugzwang = 0 AND classification.threats > 0",
    "zugzwang": "classification.zugzwang = 1",
    "model-mate": "classification.model > 0",
    "ideal-mate": "classification.ideal > 0",
    # Several solutions of help play may all be intended; keys are more than one by mistake only.
    "cook": "(classification.verdict = 'cooked'"
    " OR classification.keys > 1 AND classification.key_text <> '')",
    "twin": "record.twins > 0",
    "award": "record.award IS NOT NULL",
    "title": "(record.title_order = '') = 0",
    "author": "(record.authors_order = '') = 0",
    "source": "(record.source_order = '') = 0",
    "year": "record.year IS NOT NULL",
    "comment": "record.comments > 0",
}

FEATURE_LISTS: Final = {
    "remark": Listed(
        "SELECT record_id FROM trait WHERE kind = 'told' AND name = 'remark'",
        "trait.record_id = record.id",
    ),
    "duplex": Listed(
        "SELECT record_id FROM trait WHERE kind = 'told' AND name = 'duplex'",
        "trait.record_id = record.id",
    ),
    "statement": Listed(
        "SELECT record_id FROM trait WHERE kind = 'told' AND name = 'statement'",
        "trait.record_id = record.id",
    ),
    "version": Listed(
        "SELECT record_id FROM version WHERE parent_id > 0", "version.record_id = record.id"
    ),
    "note": Listed(
        "SELECT record_id FROM version WHERE note <> ''", "version.record_id = record.id"
    ),
    "link": Listed(
        "SELECT id FROM (SELECT record_id AS id FROM link UNION ALL SELECT other_id FROM link) "
        "AS linked WHERE 1",
        "linked.id = record.id",
        is_slow_beside=True,
    ),
    "keyword": Listed("SELECT record_id FROM keyword WHERE 1", "keyword.record_id = record.id"),
}
"""Features that tables of their own list: several versions, a note on any of them."""

FEATURE_TRAITS: Final = {
    "check": ("checking_key",),
    "capture": ("capture_key_pawn", "capture_key_piece"),
    "flight": (
        "flight_giving",
        "give_and_take",
        "flight_giving_key",
        "two_flights_giving_key",
        "three_flights_giving_key",
        "give_and_take_key",
    ),
    "promotion": (
        "promotion_key",
        "promotion_mate",
        "black_promotion_defence",
        "allumwandlung_white",
        "allumwandlung_black",
        "babson",
    ),
    "castling": ("castling_key", "castling_mate"),
    "en-passant": ("ep_defence", "ep_mate", "key_needs_proof"),
}
"""The themes and points that a feature stands for."""

_KNOWN: Final = "(classification.verdict IS NULL) = 0 AND "  # as the index begins

_FAULTS: Final = ", ".join(f"'{verdict.value}'" for verdict in FAULTS)

_NO_SCHEME: Final = """
     AND NOT EXISTS (SELECT 1 FROM trait AS kept
        WHERE kept.kind = 'told' AND kept.name = 'scheme' AND kept.record_id = record.id)
"""
"""A position that is no problem yet has holes, and is not unsound for that."""

STATE_COLUMNS: Final = {
    **{
        row.state: f"{_KNOWN}classification.verdict = '{row.verdict.value}'"
        + (_NO_SCHEME if row.is_fault else "")
        for row in VERDICTS
    },
    "unsound": f"{_KNOWN}classification.verdict IN ({_FAULTS}){_NO_SCHEME}",
    "unsupported": _KNOWN + "classification.verdict = 'unsupported'",
    "unchecked": "classification.verdict IS NULL",
    "checked": "classification.verdict IS NOT NULL",
}

STATE_MARKS: Final = {
    "conditional": "mark",
    "differs": "mark",
    "c+": "told",
    "scheme": "told",
    "unfinished": "told",
} | dict.fromkeys(("legal", "illegal"), LEGALITY)
"""The states that are traits, and of what kind: found here, or reported by the user."""

_OF_THE_USER: Final = "person_id IN (SELECT id FROM person WHERE mine <> 0)"
_UNSIGNED: Final = """
    origin = 'composed' AND (
        NOT EXISTS (SELECT 1 FROM authorship AS any_author WHERE any_author.record_id = {id})
        OR NOT EXISTS (SELECT 1 FROM person WHERE mine <> 0)
    )
"""

MINE: Final = Listed(
    f"SELECT own.id FROM (SELECT record_id AS id FROM authorship WHERE {_OF_THE_USER}"  # noqa: S608
    f" UNION SELECT id FROM record AS r WHERE {_UNSIGNED.format(id='r.id')}) AS own WHERE 1",
    "own.id = record.id",
    select_beside=f"SELECT 1 FROM record AS own WHERE ({_UNSIGNED.format(id='own.id')}"  # noqa: S608
    f" OR EXISTS (SELECT 1 FROM authorship WHERE record_id = own.id AND +{_OF_THE_USER}))",
)
"""What is the user's own, as `composer.library.access.reading.is_own` reports one record."""


def between(column: str, numbers: Numbers) -> Condition:
    """Return the condition that a column lies in a range."""
    if numbers.low is not None and numbers.low == numbers.high:
        return Condition(f"{column} = ?", (numbers.low,))
    parts, parameters = [], list[Parameter]()
    for end, sign in ((numbers.low, ">= ?"), (numbers.high, "<= ?")):
        if end is not None:
            parts.append(f"{column} {sign}")
            parameters.append(end)
    return Condition(" AND ".join(parts), tuple(parameters))


def published(value: Published) -> Condition:
    """Return the condition that a problem was published in a month, or on a day."""
    begun = f"{value.date}-"
    return Condition(
        "record.year = ? AND (record.date = ? OR substr(record.date, 1, ?) = ?)",
        (int(value.date[:4]), value.date, len(begun), begun),
    )


def by_number(field: Field, value: Numbers) -> Listed | None:
    """Return the list of what a table of its own knows by a number; None for other fields."""
    parts = _NUMBERED.get(field)
    if parts is None:
        return None
    select, column = parts
    wanted = between(column, value)
    sql = " ".join((select, wanted.sql))
    return Listed(sql, "numbered.id = record.id", wanted.parameters, is_slow_beside=True)


_NUMBERED: Final = {
    Field.LINKED: (
        "SELECT id FROM (SELECT record_id AS id, other_id AS number FROM link "
        "UNION ALL SELECT other_id, record_id FROM link) AS numbered WHERE",
        "numbered.number",
    ),
    Field.IMPORT: (
        "SELECT id FROM (SELECT record_id AS id, intake_id AS number FROM arrival) "
        "AS numbered WHERE",
        "numbered.number",
    ),
}


def by_index(field: Field, condition: Condition) -> Listed | None:
    """Return the list of what a condition holds for, where a narrow index knows it."""
    if field not in (Field.YEAR, Field.AWARD, Field.ID):
        return None
    return Listed(
        " ".join(("SELECT id FROM record WHERE", condition.sql)), "1", condition.parameters
    )


def by_people(people: Iterable[int]) -> Listed:
    """Return the problems of some people."""
    return Listed(
        "SELECT record_id FROM authorship WHERE person_id IN (SELECT value FROM json_each(?))",
        "authorship.record_id = record.id",
        (json.dumps(list(people)),),
        # With the plus SQLite looks at the few authors of the record at hand; without it, for
        # each record, at each of the people.
        select_beside="SELECT 1 FROM authorship"
        " WHERE +person_id IN (SELECT value FROM json_each(?))",
    )


def exactly(field: Field, value: Text) -> Condition | Listed | None:
    """Return the condition that a text is all that a field says; None for other fields."""
    if field is Field.SOURCE:
        return Condition(
            "(record.source_order = '') = 0 AND record.source_order = ?", (folded(value.text),)
        )
    if field is Field.TITLE:
        return Condition(
            "(record.title_order = '') = 0 AND record.title_order = ?", (folded(value.text),)
        )
    if field is Field.KEYWORD:
        return Listed(
            "SELECT record_id FROM keyword WHERE word_folded = ?",
            "keyword.record_id = record.id",
            (folded(value.text).strip(),),
        )
    return None


def words_expression(field: Field, values: tuple[Text, ...]) -> str:
    """Return the FTS5 expression for a term of words; empty if there is no word in it.

    Each word is quoted, so that nothing in it is read as syntax.
    """
    found = [_phrase(value) for value in values if any(map(counts, folded(value.text)))]
    if not found:
        return ""
    return f"{WORD_COLUMNS[field]}({' OR '.join(found)})"


def _phrase(value: Text) -> str:
    """Return a text as FTS5 looks for it: also in Latin letters, where it is in Cyrillic ones."""
    begun = not value.phrase or value.text.endswith("*")
    plain = value.text.removesuffix("*").strip()
    ways = dict.fromkeys([plain, *(in_latin(plain, reader) for reader in _READERS)])
    ways |= dict.fromkeys(latin_forms(plain))
    quoted = dict.fromkeys('"' + folded(way).replace('"', '""') + '"' for way in ways)
    return " OR ".join(word + "*" if begun else word for word in quoted)


_READERS: Final = ("en", "de", "it")


def words(expression: str, spellings: Iterable[str] = ()) -> Listed:
    """Return the records whose words an FTS5 expression matches.

    Args:
        spellings: names, as they are compared, whose records are found besides.
    """
    keys = json.dumps(list(spellings))
    if keys == "[]":
        return Listed(_MATCHING, "words.rowid = record.id", (expression,), is_slow_beside=True)
    return Listed(
        " ".join((_MATCHING, "UNION ALL", _WRITTEN_SO)),
        "",
        (expression, keys, keys),
        is_slow_beside=True,
    )


_MATCHING: Final = "SELECT rowid FROM words WHERE words MATCH ?"
_WRITTEN_SO: Final = """
    SELECT record_id FROM authorship WHERE person_id IN (
        SELECT person_id FROM spelling WHERE folded IN (SELECT value FROM json_each(?))
    ) AND spelling IN (SELECT value FROM json_each(?))
"""


def traits(names: tuple[str, ...], kinds: tuple[str, ...], grades: tuple[str, ...]) -> Listed:
    """Return the records that show one of some themes or points."""
    wanted = [_one_of("kind", kinds), _one_of("name", names)]
    if grades:
        wanted.append(_one_of("grade", grades))
    select = " ".join((_TRAITS, " AND ".join(wanted)))
    return Listed(select, "trait.record_id = record.id", (*kinds, *names, *grades))


_TRAITS: Final = "SELECT record_id FROM trait WHERE"


def _one_of(column: str, values: tuple[str, ...]) -> str:
    return f"{column} IN ({', '.join('?' * len(values))})"


def squares(column: str, value: Squares) -> Condition:
    """Return the condition that a king stands on one of some squares."""
    found = tuple(square for square in SQUARES if value.mask >> square & 1)
    return Condition(f"{column} IN ({', '.join('?' * len(found))})", found)


def award(value: Award) -> Condition:
    """Return the condition for a distinction."""
    group = {"prize": 100, "hm": 200, "comm": 300, "other": 400}.get(value.group)
    if group is None:
        if value.places is None:
            return Condition("record.award IS NOT NULL")
        return Condition("record.award IS NOT NULL AND record.award % 100 = ?", (value.places,))
    if value.places is None:
        return Condition("record.award BETWEEN ? AND ?", (group, group + 99))
    return Condition("record.award = ?", (group + value.places,))


def task(value: Task) -> Condition:
    """Return the condition for a stipulation; where there is none its kind is empty."""
    if value.words:
        return Condition(
            "replace(lower(record.genre), ' ', '') = ?",
            (task_key(value.words),),
        )
    if value.moves is None:
        return Condition("record.genre = ?", (value.genre,))
    return Condition("record.genre = ? AND record.moves = ?", (value.genre, value.moves))


def force(value: Force) -> Condition:
    """Return the condition for the men of both sides (see `composer.library.index.shape`)."""
    patterns = tuple(
        f"{white}-{black}" for white in _side(value.white) for black in _side(value.black)
    )
    roughly = f"{_officers(value.white)}*-{_officers(value.black)}*"  # sooner told than the rest
    exactly = " OR ".join(["record.pieces GLOB ?"] * len(patterns))
    return Condition(f"record.pieces GLOB ? AND ({exactly})", (roughly, *patterns))


def is_exact(value: Force) -> bool:
    """Return whether the officers of both sides are reported, as few problems have them."""
    return all(side and not side.or_more for side in (value.white, value.black))


def _side(side: SideForce | None) -> list[str]:
    """Return the patterns of one side's half of the column `pieces`."""
    if side is None:
        return ["*"]
    return [_officers(side) + pawns for pawns in _pawns(side)]


def _officers(side: SideForce | None) -> str:
    if side is None:
        return "*"
    gap = "*" if side.or_more else ""
    return gap + "".join(letter + gap for letter in side.officers)


def _pawns(side: SideForce) -> list[str]:
    if side.pawns is None:
        return ["", "P*"]
    counts = range(side.pawns, 9) if side.or_more else range(side.pawns, side.pawns + 1)
    signs = ["" if count == 0 else "P" if count == 1 else f"P{count}" for count in counts]
    return signs if side.pawns or not side.or_more else ["", "P*"]


_END: Final = "[,+#=]*"


def key(value: KeyMove) -> Condition:
    """Return the condition for a key: any of the keys, where there are more."""
    parts: list[Condition] = []
    if value.origin:
        uci = value.origin + value.target + value.promotion.lower()
        parts.append(Condition(_UCI, (f"* {uci} *",)))
    whole = _of_many_keys(value)
    if whole is not None:
        return whole
    if value.target and not value.origin:  # sooner told than the rest
        parts.append(Condition("instr(classification.key_text, ?)", (value.target,)))
    patterns = _key_patterns(value)
    if patterns:
        parts.append(Condition(" OR ".join([_SAN] * len(patterns)), patterns))
    return Condition(
        " AND ".join(f"({part.sql})" for part in parts),
        tuple(parameter for part in parts for parameter in part.parameters),
    )


def _of_many_keys(value: KeyMove) -> Condition | None:
    """Return the condition where only the man or only the square is requested.

    The text of the keys reports the first of them; men and squares are known of all.
    """
    if value.origin or value.castling or value.promotion or bool(value.man) == bool(value.target):
        return None
    if value.man:
        told = _key_patterns(value)
        sql = " OR ".join([_SAN] * len(told) + ["instr(classification.key_men, ?)"])
        return Condition(sql, (*told, value.man))
    told = _key_patterns(value)
    sql = f"instr(classification.key_text, ?) AND {_SAN} OR classification.keys > 3 AND {_UCI}"
    return Condition(sql, (value.target, *told, f"* ??{value.target}*"))


_SAN: Final = "' ' || classification.key_text || ',' GLOB ?"
_UCI: Final = (
    "EXISTS (SELECT 1 FROM finding WHERE finding.version_id = record.current_version"
    " AND ' ' || finding.keys || ' ' GLOB ?)"
)


def _key_patterns(value: KeyMove) -> tuple[str, ...]:
    if value.castling:
        return (f"* {value.castling}{_END}",)
    end = f"={value.promotion}{_END}" if value.promotion else _END
    if value.man == "P":
        if not value.target:
            return ("* [a-h]*",)
        return tuple(f"* {capture}{value.target}{end}" for capture in ("", "[a-h]x"))
    if not value.man:
        return () if value.origin else (f"*{value.target}{end}",)
    if not value.target:
        return ("* K*", "* O-O*") if value.man == "K" else (f"* {value.man}*",)
    return tuple(f"* {value.man}{'[a-h1-8x]' * between}{value.target}{end}" for between in range(4))
