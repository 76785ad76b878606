# SPDX-License-Identifier: GPL-3.0-or-later
"""What may follow while a query is typed: fields, and what the library has of their values."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from composer.analysis.themes.catalogue import catalogue
from composer.library.access.store import Library
from composer.library.index.indexing import folded, words_key
from composer.library.names.looking import people_written
from composer.library.query.days import DAY_WORDS
from composer.library.query.fields import field_names, word_in
from composer.library.query.parser import field_at
from composer.library.query.terms import Field, ValueShape
from composer.library.query.vocabulary import (
    FEATURES,
    LEGALITIES,
    STATES,
    STATUSES,
    ZONES,
    theme_words,
)
from composer.library.query.writer import is_bare
from composer.library.search.byname import game_names, goal_names

_SHORTEST: Final = 2  # letters of a word before people and sources are looked up for it


@dataclass(frozen=True, slots=True)
class Completion:
    """What may be put in the place of what is being typed.

    Attributes:
        start: where it begins in the query's text.
        length: how many characters it replaces.
        text: what is put there; for a field it ends with a colon, and a value follows.
        label: what is shown, such as a name without quotation marks.
        field: the field it is, or a value of.
        count: how many problems have it, where that is known.
    """

    start: int
    length: int
    text: str
    label: str
    field: Field
    count: int | None = None


@dataclass(frozen=True, slots=True)
class _Typed:
    """What stands at the cursor.

    Attributes:
        start: where what may be replaced begins.
        end: where it ends.
        text: the part of it before the cursor, without quotation marks.
        field: the field it is a value of; None for a word.
    """

    start: int
    end: int
    text: str
    field: Field | None


def completions(
    library: Library, text: str, cursor: int, limit: int = 12, language: str = "en"
) -> tuple[Completion, ...]:
    """Return what may stand where the cursor is, the likeliest first.

    Args:
        text: the whole query, finished or not.
        cursor: the place of the cursor, from 0.
        limit: how many at most.
        language: the language in which fields are named.

    Raises:
        LibraryFault: the file cannot be read.
    """
    typed = _typed_at(text, max(0, min(cursor, len(text))))
    with library.reading() as connection:
        if typed.field is None:
            found = list(_for_word(connection, typed, limit, field_names(language)))
        else:
            found = [
                Completion(
                    typed.start, typed.end - typed.start, _value(label), label, typed.field, count
                )
                for label, count in _labels(connection, typed.field, typed.text, limit, language)
            ]
    whole = text[typed.start : typed.end]
    return tuple(completion for completion in found if completion.text != whole)[:limit]


def _typed_at(text: str, cursor: int) -> _Typed:
    """Find the word or value at the cursor."""
    start, quoted = 0, False
    for place in range(cursor):
        sign = text[place]
        if sign == '"':
            quoted = not quoted
        elif not quoted and (sign.isspace() or sign in "()"):
            start = place + 1
    while text.startswith("-", start) and start < cursor:
        start += 1
    field, value = field_at(text, start)
    if field is None or value > cursor:
        return _Typed(start, _end(text, cursor, quoted), text[start:cursor].strip('"'), None)
    bar = text.rfind("|", value, cursor)
    if bar >= 0 and not text.count('"', bar, cursor) % 2:
        value = bar + 1
    typed = text[value:cursor].replace('"', "").lstrip("<>=")
    return _Typed(value, _end(text, cursor, quoted), typed, field)


def _end(text: str, cursor: int, quoted: bool) -> int:
    """Return where a value ends that the cursor stands in."""
    end = cursor
    while end < len(text):
        sign = text[end]
        if quoted and sign == '"':
            return end + 1
        if not quoted and (sign.isspace() or sign in "()|"):
            return end
        end += 1
    return end


def _value(label: str) -> str:
    return label if is_bare(label) else '"' + label.replace('"', '""') + '"'


Labels = Iterable[tuple[str, int | None]]


def _for_word(
    connection: sqlite3.Connection, typed: _Typed, limit: int, names: Mapping[Field, str]
) -> Iterator[Completion]:
    """Yield fields whose names begin with a word, then values that have it.

    A field may be begun by its name in the language or by the English one.
    """
    length, word = typed.end - typed.start, folded(typed.text)
    for field, name in names.items():
        if folded(name).startswith(word) or field.value.startswith(word):
            yield Completion(typed.start, length, f"{name}:", f"{name}:", field)
    if len(word) < _SHORTEST:
        return
    for field, most in ((Field.AUTHOR, 4), (Field.THEME, 4), (Field.SOURCE, 3), (Field.KEYWORD, 3)):
        for label, count in _labels(connection, field, typed.text, min(most, limit)):
            text = f"{names[field]}:{_value(label)}"
            yield Completion(typed.start, length, text, label, field, count)


def _labels(
    connection: sqlite3.Connection, field: Field, typed: str, limit: int, language: str = "en"
) -> Labels:
    """Return the values of a field that begin so, with their numbers of problems."""
    if field in _KINDS:
        return _choices(field, typed, limit, language)
    match field:
        case Field.AUTHOR:
            return _people(connection, typed, limit)
        case Field.SOURCE:
            return _sources(connection, typed, limit)
        case Field.KEYWORD:
            return _keywords(connection, typed, limit)
        case Field.TOURNEY:
            return _tourneys(connection, typed, limit)
        case Field.GAME:
            return _beginning(typed, game_names(language), limit)
        case Field.GOAL:
            return _beginning(typed, goal_names(language), limit)
        case Field.COLLECTION:
            names = connection.execute("SELECT name FROM collection ORDER BY name").fetchall()
            return _beginning(typed, (name for (name,) in names), limit)
    if field.shape is ValueShape.THEME:
        return _themes(connection, typed, limit)
    return _beginning(typed, _WORDS.get(field, _WORDS_OF_SHAPES.get(field.shape, ())), limit)


_MEN: Final = tuple(f"{letter}*" for letter in "KQRBNP")
_WORDS: Final = {
    Field.HAS: FEATURES,
    Field.IS: STATES,
    Field.LEGALITY: LEGALITIES,
    Field.STATUS: STATUSES,
}
_WORDS_OF_SHAPES: Final[dict[ValueShape, tuple[str, ...]]] = {
    ValueShape.SQUARES: tuple(zone for zone in ZONES if zone != "center"),
    ValueShape.KEY: _MEN,
    ValueShape.AWARD: ("prize", "1st prize", "hm", "comm", "1st", "any"),
    ValueShape.TASK: (
        "#2",
        "#3",
        "#4",
        "h#2",
        "h#2.5",
        "h#3",
        "s#2",
        "s#3",
        "r#2",
        "=2",
        "ser-h#",
        "none",
    ),
    ValueShape.DAYS: DAY_WORDS,
}


def _choices(field: Field, typed: str, limit: int, language: str) -> Labels:
    """Return the words of `is:` and `has:` in a language; they may be begun in English, too."""
    called = {word: word_in(_KINDS[field], word, language) for word in _WORDS[field]}
    begun = [name for name, _ in _beginning(typed, called.values(), len(called))]
    begun += [called[word] for word, _ in _beginning(typed, called, len(called))]
    return [(name, None) for name in dict.fromkeys(begun)][:limit]


_KINDS: Final = {
    Field.HAS: "features",
    Field.IS: "states",
    Field.LEGALITY: "legality",
    Field.STATUS: "statuses",
}


def _beginning(typed: str, words: Iterable[str], limit: int) -> Labels:
    """Return words that begin so, then those of which a later word does."""
    wanted = folded(typed).strip()
    first, later = list[str](), list[str]()
    for word in words:
        name = folded(word)
        if name.startswith(wanted):
            first.append(word)
        elif any(f"{sign}{wanted}" in name for sign in " -"):
            later.append(word)
    return [(word, None) for word in (*first, *later)[:limit]]


_NAMED: Final = """
    SELECT person.name, count(*) FROM authorship JOIN person ON person.id = person_id
    WHERE person_id IN (SELECT value FROM json_each(?))
    GROUP BY person_id ORDER BY count(*) DESC, person.name LIMIT ?
"""
_MOST_PEOPLE: Final = 300  # whose problems are counted


def _people(connection: sqlite3.Connection, typed: str, limit: int) -> Labels:
    """Return people one of whose spellings has words that begin so, the busiest first.

    They are looked for in all forms of their names, and offered by the name that is shown.
    """
    found = people_written(connection, typed, _MOST_PEOPLE)
    return connection.execute(_NAMED, (json.dumps(found), limit)).fetchall()


# Goes from one source to the next along the index, without reading what lies between.
_SOURCES: Final = """
    WITH RECURSIVE each (name) AS (
        SELECT min(source_order) FROM record
        WHERE deleted_at IS NULL AND (source_order = '') = 0 AND source_order >= ?
        UNION ALL
        SELECT (
            SELECT min(source_order) FROM record
            WHERE deleted_at IS NULL AND (source_order = '') = 0 AND source_order > each.name
        ) FROM each WHERE each.name < ? LIMIT ?
    )
    SELECT (
            SELECT source FROM record WHERE deleted_at IS NULL AND (source_order = '') = 0
            AND source_order = each.name LIMIT 1
        ), (
            SELECT count(*) FROM record WHERE deleted_at IS NULL AND (source_order = '') = 0
            AND source_order = each.name
        )
    FROM each WHERE each.name >= ? AND each.name < ?
"""
_SOURCES_INSIDE: Final = """
    SELECT source, NULL FROM record WHERE deleted_at IS NULL AND id IN (
        SELECT rowid FROM words WHERE words MATCH ? LIMIT 400
    ) GROUP BY source_order ORDER BY count(*) DESC LIMIT ?
"""
_LAST: Final = "\U0010ffff"


def _sources(connection: sqlite3.Connection, typed: str, limit: int) -> Labels:
    key = folded(typed).strip()
    after = key + _LAST
    found = dict(connection.execute(_SOURCES, (key, after, limit + 1, key, after)).fetchall())
    if len(found) < limit and any(map(str.isalnum, key)):
        expression = 'source : "' + key.replace('"', '""') + '"*'
        for name, count in connection.execute(_SOURCES_INSIDE, (expression, limit)):
            found.setdefault(name, count)
    return list(found.items())[:limit]


_KEYWORDS: Final = """
    WITH RECURSIVE each (name) AS (
        SELECT min(word_folded) FROM keyword
        UNION ALL
        SELECT (SELECT min(word_folded) FROM keyword WHERE word_folded > each.name)
        FROM each WHERE each.name IS NOT NULL
    )
    SELECT (SELECT word FROM keyword WHERE word_folded = each.name LIMIT 1),
        (SELECT count(*) FROM keyword WHERE word_folded = each.name)
    FROM each WHERE each.name IS NOT NULL AND instr(' ' || each.name, ' ' || ?) LIMIT ?
"""


def _keywords(connection: sqlite3.Connection, typed: str, limit: int) -> Labels:
    key = " ".join(folded(typed).split())
    return connection.execute(_KEYWORDS, (key, limit)).fetchall()


_TOURNEYS: Final = """
    SELECT min(grade), count(*) FROM trait
    WHERE kind = 'told' AND name >= 'tourney:' AND name < 'tourney;'
    AND instr(' ' || substr(name, 9), ' ' || ?) GROUP BY name ORDER BY count(*) DESC, name LIMIT ?
"""


def _tourneys(connection: sqlite3.Connection, typed: str, limit: int) -> Labels:
    found = connection.execute(_TOURNEYS, (words_key(typed), limit)).fetchall()
    return list(dict(found).items())


def _themes(connection: sqlite3.Connection, typed: str, limit: int) -> Labels:
    """Return the names of themes that begin so, those that the library has first."""
    perhaps = "~" if typed.startswith("~") else ""
    wanted = folded(typed.removeprefix("~")).replace("-", " ").replace("_", " ").strip()
    ids = dict.fromkeys(id for name, id in theme_words().items() if f" {wanted}" in f" {name}")
    shown = {
        id
        for id in ids
        if connection.execute(
            "SELECT 1 FROM trait WHERE kind = 'theme' AND name = ? LIMIT 1", (id,)
        ).fetchone()
    }
    names = catalogue()
    ordered = sorted(
        ids, key=lambda id: (id not in shown, not folded(names[id].name()).startswith(wanted))
    )
    return [(perhaps + names[id].name(), None) for id in ordered[:limit]]
