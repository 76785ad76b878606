# SPDX-License-Identifier: GPL-3.0-or-later
"""What is derived from a problem so that it can be sorted, searched by word and by pattern."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable, Iterator
from string import ascii_lowercase, ascii_uppercase
from types import TracebackType
from typing import Final, Self

from composer.analysis.schemes.marks import SCHEME, UNFINISHED, is_scheme
from composer.library.index.awards import award
from composer.library.index.endings import NOTE_ENDS_UNPLANED
from composer.library.index.games import game_stipulation, game_words, kept_game
from composer.library.index.shape import Shape
from composer.library.names.forms import folded as folded
from composer.library.names.forms import in_all_forms, indexed
from composer.library.names.forms import spelling_key as spelling_key
from composer.library.names.forms import storable as storable
from composer.library.names.joining import People
from composer.library.records.values import Origin
from composer.problem.attacks import all_orthodox
from composer.problem.forms import is_duplex
from composer.problem.men import Colour
from composer.problem.originals.status import original_of
from composer.problem.position import EMPTY
from composer.problem.problem import Problem
from composer.problem.statement import is_stated_tested, remarks, statement
from composer.problem.stipulation import Stipulation
from composer.rules.book import ORTHODOX_BOOK
from composer.studies.codes import codes_in

_UPDATE_RECORD: Final = """
    UPDATE record SET authors_order = ?, source = ?, source_order = ?, title_order = ?, date = ?,
        year = ?, genre = ?, moves = ?, stipulation = ?, men = ?, white_men = ?,
        black_men = ?, pieces = ?, wk = ?, bk = ?, award = ?, twins = ?, comments = ?,
        canonical = ?
    WHERE id = ?
"""
_INSERT_RECORD: Final = """
    INSERT INTO record (id, current_version, created_at, changed_at,
        authors_order, source, source_order, title_order, date, year, genre, moves,
        stipulation, men, white_men, black_men, pieces, wk, bk, award, twins, comments,
        canonical, origin)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_LAST_NUMBER: Final = "SELECT seq FROM sqlite_sequence WHERE name = ?"
_ADD_DIAGRAM: Final = "INSERT INTO diagram VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_NOTE_UNPLANED: Final = "INSERT OR IGNORE INTO unplaned VALUES (?)"
_CLEAR: Final = (
    "DELETE FROM diagram WHERE record_id = ?",
    "DELETE FROM keyword WHERE record_id = ?",
    "DELETE FROM authorship WHERE record_id = ?",
    "DELETE FROM trait WHERE record_id = ? AND kind = 'told'",
)
_DROP_WORDS: Final = "DELETE FROM words WHERE rowid = ?"
_ADD_WORDS: Final = """
    INSERT INTO words (rowid, authors, source, title, date, distinction, dedication, keywords,
        comments, stipulation)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_ADD_KEYWORD: Final = "INSERT INTO keyword VALUES (?, ?, ?)"
_ADD_TOLD: Final = "INSERT INTO trait VALUES ('told', ?, ?, ?)"
_ADD_AUTHORSHIP: Final = "INSERT INTO authorship VALUES (?, ?, ?, ?)"


class Index:
    """Writes what is derived, within one transaction of the caller, who uses it in a `with` block.

    New rows are gathered and written table by table; all is written when the block ends. Words
    are written last and in the order of their records: of a record that lies before the one
    written last FTS5 could take them only after a write of all that it has gathered, which takes
    longer than everything else.

    Attributes:
        people: those who are met.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.people = People(connection)
        self._next: dict[str, int] = {}
        # By statement, in the order of use; records before all that belongs to one, for what
        # belongs to a record that was there already may be met first.
        self._rows: dict[str, list[tuple[object, ...]]] = {_INSERT_RECORD: []}
        self._words: dict[int, tuple[str, ...]] = {}
        self._entered: set[int] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self.write_rows()
            self._write_words()

    def next_version_id(self) -> int:
        """Return the number that the next version gets: within a transaction nobody takes it."""
        return self._number("version")

    def add(self, statement: str, rows: Iterable[tuple[object, ...]]) -> None:
        """Gather rows that a statement writes: after those of the statements met before it."""
        self._rows.setdefault(statement, []).extend(rows)

    def insert(
        self, problem: Problem, version_id: int, now: int, shape: Shape | None, origin: Origin
    ) -> int:
        """Gather a new record and all that is derived of its problem; return its number.

        Args:
            version_id: the version that the caller adds next; it becomes the current one.
            now: the time, in microseconds.
            shape: the shape of the position, if it is known already.
            origin: where the record comes from.
        """
        shape = shape or Shape.of_problem(problem)
        record_id = self._number("record")
        row = (record_id, version_id, now, now, *_columns(problem, shape), origin.value)
        self.add(_INSERT_RECORD, (row,))
        self._entered.add(record_id)
        self._derive(record_id, problem, shape)
        return record_id

    def update(self, record_id: int, problem: Problem) -> None:
        """Write all that is derived from a record's current problem, replacing what was there."""
        self.write_rows()
        shape = Shape.of_problem(problem)
        self._connection.execute(_UPDATE_RECORD, (*_columns(problem, shape), record_id))
        for clearing in _CLEAR:
            self._connection.execute(clearing, (record_id,))
        self._connection.execute(NOTE_ENDS_UNPLANED, (record_id,))
        self._derive(record_id, problem, shape)

    def write_rows(self) -> None:
        """Write what was gathered, so that it can be read; words are not."""
        for sql, rows in self._rows.items():
            if rows:
                self._connection.executemany(sql, rows)
                rows.clear()

    def _write_words(self) -> None:
        ordered = sorted(self._words.items())
        replaced = [(number,) for number, _ in ordered if number not in self._entered]
        self._connection.executemany(_DROP_WORDS, replaced)
        self._connection.executemany(_ADD_WORDS, [(number, *words) for number, words in ordered])
        self._words.clear()

    def _number(self, table: str) -> int:
        """Return the number that the next row of a table gets."""
        number = self._next.get(table)
        if number is None:
            number = last_number(self._connection, table) + 1
        self._next[table] = number + 1
        return number

    def _derive(self, record_id: int, problem: Problem, shape: Shape) -> None:
        if shape.is_chess:
            self.add(_ADD_DIAGRAM, ((record_id, *shape.boards),))
            self.add(_NOTE_UNPLANED, ((record_id,),))
        self._words[record_id] = tuple(_words(problem))
        if problem.keywords:
            words = {keyword_key(word): storable(word) for word in problem.keywords}
            self.add(_ADD_KEYWORD, ((key, record_id, word) for key, word in words.items() if key))
        told = dict.fromkeys(_told(problem), "") | dict(_published(problem))
        self.add(_ADD_TOLD, ((name, record_id, text) for name, text in told.items()))
        for place, author in enumerate(problem.credits.authors):
            if found := self.people.named(author):
                key, person_id = found
                self.add(_ADD_AUTHORSHIP, ((record_id, place, person_id, key),))


def last_number(connection: sqlite3.Connection, table: str) -> int:
    """Return the highest number that a row of a table ever had; 0 where there was none."""
    found = connection.execute(_LAST_NUMBER, (table,)).fetchone()
    return 0 if found is None else int(found[0])


def index_record(connection: sqlite3.Connection, record_id: int, problem: Problem) -> None:
    """Write all that is derived from one record's current problem."""
    with Index(connection) as index:
        index.update(record_id, problem)


_SMALL: Final = str.maketrans(ascii_uppercase, ascii_lowercase)


def keyword_key(word: str) -> str:
    """Return what is equal for a keyword whatever its capitals, accents and blanks."""
    return " ".join(folded(word).split())


def genre(stipulation: Stipulation) -> str:
    """Return a stipulation without its number of moves, such as `#` or `ser-h#`.

    What is asked in words, or by other rules, is given as it is; where there is no task it is
    empty: `h#2 (Circe)` is no `h#2` to a search, nor in figures.
    """
    if stipulation.in_words or not stipulation.told:
        return storable(stipulation.in_words)
    return stipulation.genre


def task_key(words: str) -> str:
    """Return what is equal for a stipulation, whatever its blanks and its capitals A to Z.

    SQLite's `lower` knows no others.
    """
    return storable(words).translate(_SMALL).replace(" ", "")


def moves(stipulation: Stipulation) -> float:
    """Return the number of moves; half a move counts 0.5, no task 0."""
    if not stipulation.told:
        return 0.0
    return stipulation.moves + (0.5 if stipulation.half else 0.0)


def _columns(problem: Problem, shape: Shape) -> tuple[object, ...]:
    """Return the columns of a record that are derived, in the order of `_INSERT_RECORD`."""
    credits = problem.credits
    return (
        folded(" & ".join(credits.authors)),
        storable(credits.source),
        folded(credits.source),
        folded(problem.title),
        storable(credits.date),
        credits.year,
        *_task(problem),
        shape.white_men + shape.black_men + shape.neutral_men,
        shape.white_men,
        shape.black_men,
        shape.pieces,
        shape.white_king,
        shape.black_king,
        award(credits.distinction),
        len(problem.twins),
        len(problem.comments),
        shape.canonical,
    )


def _task(problem: Problem) -> tuple[object, ...]:
    """Return genre, moves and stipulation."""
    if problem.game is not None:
        words = storable(game_stipulation(problem.game))  # what figures name is asked for so, too
        return words, float(kept_game(problem.game).turns), words
    asked = problem.stipulation
    return genre(asked), moves(asked), storable(str(asked))


def _words(problem: Problem) -> Iterator[str]:
    """Yield the texts of `_ADD_WORDS`, folded; behind them what they may be looked for as.

    Words in Cyrillic letters are found in Latin ones, too, and authors in all their forms.
    """
    credits = problem.credits
    authors = "\n".join(credits.authors)
    yield "\n=\n".join((folded(authors), *map(indexed, map(storable, credits.authors))))
    yield _with_forms(" ".join(part for part in (credits.source, credits.number) if part))
    yield _with_forms(problem.title)
    yield folded(credits.date)
    yield _with_forms(credits.caption_distinction())
    yield _with_forms(credits.dedication)
    yield _with_forms("\n".join(problem.keywords))
    yield _with_forms("\n".join(problem.comments))
    asked = str(problem.stipulation) if problem.game is None else game_words(problem.game)
    yield folded(asked)


def _told(problem: Problem) -> Iterator[str]:
    """Yield what is said of a problem beside its stipulation, as traits of the kind `told`."""
    if problem.game is not None:
        yield from dict.fromkeys(storable(trait) for trait in kept_game(problem.game).traits())
        return
    stage = original_of(problem).stage
    if stage is not None:
        yield f"status:{stage.value}"
    if is_scheme(problem) or not problem.stipulation.told or problem.position == EMPTY:
        yield UNFINISHED
    if is_duplex(problem):
        yield "duplex"
    if is_stated_tested(problem):
        yield "c+"
    if statement(problem):
        yield "statement"
    if remarks(problem):
        yield "remark"
    if is_scheme(problem):
        yield SCHEME
    yield from _fairy(problem)


def _published(problem: Problem) -> Iterator[tuple[str, str]]:
    """Yield traits for number in the source, tourney and codes, with what is written there.

    A number such as `97/1164` is found by its last part, too.
    """
    number = problem.credits.number
    if key := number_key(number):
        yield f"no:{key}", storable(number)
        yield f"no:{key.rpartition('/')[2]}", storable(number)
    tourney = problem.credits.tourney
    for text in (tourney, in_all_forms(tourney)) if tourney else ():
        if key := words_key(text):
            yield f"tourney:{key}", storable(tourney)
    if problem.stipulation.claim is not None:
        for code in codes_in(problem.extra("codes"), problem.extra("solution")):
            yield f"code:{words_key(code)}", storable(code)


def words_key(text: str) -> str:
    """Return what is equal for words, whatever their capitals, accents and the signs between."""
    return " ".join(re.findall(r"\w+", storable(folded(text))))


_OF_NUMBER: Final = re.compile(r"[^\W_]+")
_BEFORE_NUMBER: Final = re.compile(r"^(?:no|nr|n|num|nummer|number|№|#)[.º°ª\s]*(?=\d)")


def number_key(text: str) -> str:
    """Return what is equal for a number in a source, such as `97/1164` for `No. 97 / 1164`."""
    plain = _BEFORE_NUMBER.sub("", storable(folded(text)).strip(), count=1)
    return "/".join(_OF_NUMBER.findall(plain))


def _fairy(problem: Problem) -> Iterator[str]:
    """Yield `piece:` with each kind and quality of fairy men, `rules:` with book and conditions."""
    if not all_orthodox(problem.position.board):
        men = {man for _, man in problem.position if not man.is_orthodox}
        found = {man.kind.id for man in men if not man.kind.is_orthodox}
        found.update(*(man.qualities for man in men))
        found.update("neutral" for man in men if man.colour is Colour.NEUTRAL)
        yield from (f"piece:{storable(name)}" for name in sorted((*found, "fairy")))
    if problem.stipulation.is_fairy:
        rules = problem.rules
        names = [] if rules.book == ORTHODOX_BOOK else [rules.book.id]
        names += [condition.id for condition in rules.conditions]
        yield from (f"rules:{storable(name)}" for name in sorted({*names, "fairy"}))


def _with_forms(text: str) -> str:
    """Return a text folded, and behind it the Latin forms of its Cyrillic words."""
    forms = in_all_forms(text)
    return f"{folded(text)}\n=\n{forms}" if forms else folded(text)
