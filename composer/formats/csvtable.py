# SPDX-License-Identifier: GPL-3.0-or-later
"""Tables of problems as CSV: a row of names, then one problem a row.

Comma, semicolon or tab parts the cells, whichever the first row has most of. Columns may
stand in any order and under the names that people give them; unknown ones are passed over.
Several authors or keywords stand in one cell, separated by semicolons or, where one has a
semicolon itself, by lines.
"""

from __future__ import annotations

import csv
import io
import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from composer.formats.asking import normal_sign
from composer.formats.entry import (
    Entry,
    Fault,
    FormatError,
    RecordError,
    unread_note,
    unsolved_note,
)
from composer.formats.jsonlines import OTHER_NAMES, entry_of
from composer.formats.lines import numbered_lines
from composer.formats.menlists import men_of, position_of
from composer.problem.fen import fen
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import (
    NO_TASK,
    Stipulation,
    StipulationError,
    stipulation_in_words,
)
from composer.problem.task import written_task
from composer.problem.twintext import twin_text
from composer.said.sentence import NOTHING, Sentence, said, sentence_of

COLUMNS: Final = (
    *("id", "fen", "stipulation", "authors", "source", "number", "date", "distinction"),
    *("tourney", "dedication", "title", "keywords", "comments", "twins", "extras"),
)
_ALIASES: Final = {
    **OTHER_NAMES,
    "position": "fen",
    "year": "date",
    "themes": "keywords",
    "weiss": "white",
    "schwarz": "black",
}
_LONGEST_ROW: Final = 10_000  # characters of the names of the columns
_SIGNS: Final = ",;\t"
_FORMULA: Final = frozenset("=+-@")  # what a spreadsheet calculates begins with one of these
_UNSEEN: Final = re.compile("[\\s\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]*")
"""What programs pass over at the start of a cell before they take it for a formula."""
_CONTROLS: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")


def looks_like_table(first: str) -> bool:
    """Return whether a line names the columns of such a table."""
    if len(first) > _LONGEST_ROW:
        return False
    names = _names(next(csv.reader([first], delimiter=_delimiter(first)), []))
    return len(names) > 1 and ("fen" in names or {"white", "black"} <= set(names))


def scan_csv(path: Path, default: Stipulation = NO_TASK) -> Iterator[Entry | Fault]:
    """Yield the problems of a table, and a fault for each row that is none.

    Raises:
        FormatError: the file itself cannot be read, or its first row names no position.
    """
    lines = numbered_lines(path)
    number, first = next(((n, line) for n, line in lines if line.strip()), (1, ""))
    if not looks_like_table(first):
        raise FormatError(path, said("expected names of columns, one of them fen"), number)
    rows = csv.reader((f"{line}\n" for _, line in lines), delimiter=_delimiter(first))
    names = _names(next(csv.reader([first], delimiter=_delimiter(first))))
    while True:
        at = number + rows.line_num + 1
        try:
            row = next(rows, None)
        except csv.Error as error:
            yield Fault(at, said("not CSV: {wrong}", wrong=sentence_of(error)))
            continue
        if row is None:
            return
        if any(cell.strip() for cell in row):
            yield _made(dict(zip(names, map(_meant, row), strict=False)), at, default)


def csv_row(problem: Problem) -> str:
    """Return a problem as a row of a table."""
    credits = problem.credits
    twins = [f"{twin.letter}) {twin_text(twin)}" for twin in problem.twins]
    extras = json.dumps(dict(problem.extras), ensure_ascii=False) if problem.extras else ""
    return _row(
        (
            *("", fen(problem.position), str(problem.stipulation), _joined(credits.authors)),
            *(credits.source, credits.number, credits.date, credits.distinction),
            *(credits.tourney, credits.dedication, problem.title),
            *(_joined(problem.keywords), "\n\n".join(problem.comments), "\n".join(twins)),
            extras,
        )
    )


def _row(cells: Iterable[str]) -> str:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerow([_harmless(cell) for cell in cells])
    return stream.getvalue().removesuffix("\n")


def _harmless(cell: str) -> str:
    """Return a cell that no spreadsheet takes for a formula: `=3` asks for stalemate."""
    text = _CONTROLS.sub(" ", cell.encode("utf-8", "replace").decode("utf-8"))
    return f" {text}" if _is_formula(text) else text


def _meant(cell: str) -> str:
    """Return a cell without the space that `_harmless` put before it."""
    return cell[1:] if cell[:1] == " " and _is_formula(cell[1:]) else cell


def _is_formula(cell: str) -> bool:
    """Return whether a spreadsheet may calculate a cell: also one with blanks or wide signs."""
    unseen = _UNSEEN.match(cell)
    first = cell[unseen.end() :][:1] if unseen else cell[:1]
    return cell[:1] in {"\t", "\r"} or unicodedata.normalize("NFKC", first)[:1] in _FORMULA


def _made(cells: dict[str, str], line: int, default: Stipulation) -> Entry | Fault:
    try:
        return _entry(cells, line, default)
    except (RecordError, StipulationError) as error:
        return Fault(line, sentence_of(error))


def _entry(cells: dict[str, str], line: int, default: Stipulation) -> Entry:
    """Read a row as the JSON object that it would be."""
    record: dict[str, object] = {**cells}
    notes: tuple[Sentence, ...] = ()
    asked = cells.get("stipulation", "").strip()
    if asked:
        task = written_task(normal_sign(asked))
        stipulation = stipulation_in_words(task.sign)
        if stipulation.in_words:
            record |= {"stipulation": "", "asked": asked}
            unread = unsolved_note(stipulation)
            if stipulation.words:
                unread = unread_note(str(asked)) if stipulation.is_kept_in_words else NOTHING
            notes = (unread,) if unread else ()
    if not cells.get("fen", "").strip():
        record["fen"] = fen(_position(cells))
    record["authors"] = _separated(cells.get("authors", ""))
    record["options"] = _separated(cells.get("options", ""))
    record["keywords"] = _separated(cells.get("keywords", ""))
    record["comments"] = [word for word in cells.get("comments", "").split("\n\n") if word]
    rows = (row.partition(")") for row in cells.get("twins", "").splitlines())
    record["twins"] = {letter.strip(): text.strip() for letter, bracket, text in rows if bracket}
    record["extras"] = _extras(cells.get("extras", ""))
    entry = entry_of(record, line, default)
    return Entry(entry.problem, line, entry.id, notes or entry.notes)


def _position(cells: dict[str, str]) -> Position:
    sides = ((Colour.WHITE, cells.get("white", "")), (Colour.BLACK, cells.get("black", "")))
    men = [man for colour, text in sides for man in men_of(text.replace(",", " ").split(), colour)]
    if not men:
        raise RecordError(said("fen: expected a FEN, got nothing"))
    return position_of(men)


def _extras(text: str) -> object:
    try:
        return json.loads(text) if text.startswith("{") else {}
    except (ValueError, RecursionError):
        return {}


def _names(cells: list[str]) -> list[str]:
    names = [cell.strip().lower().removeprefix("\ufeff") for cell in cells]
    return [_ALIASES.get(name, name) for name in names]


def _delimiter(first: str) -> str:
    return max(_SIGNS, key=first.count)


def _joined(texts: tuple[str, ...]) -> str:
    if any(";" in text for text in texts):
        return "".join(f"{text}\n" for text in texts)
    return "; ".join(texts)


def _separated(cell: str) -> list[str]:
    parts = cell.split("\n") if "\n" in cell else cell.split(";")
    return [part.strip() for part in parts if part.strip()]


HEAD: Final = "\ufeff" + _row(COLUMNS)
"""The first row of a table, with the mark by which spreadsheets know UTF-8."""
