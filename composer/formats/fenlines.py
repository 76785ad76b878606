# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts with one FEN or EPD a line.

After the FEN may stand a stipulation, separated by spaces, a tab or a semicolon, and EPD
operations such as `dm 2;`, `bm #3;` or `id "No. 5";`. Stipulation, `dm`, `bm` and `asked` say
what is asked, else the texts of `c0` to `c9` and `id` where they are plain; other operations are
passed over. Where nothing is said, two tasks are, or the side to move is mated (`bm #-3`), there
is no task. Empty lines and lines that begin with `#` are passed over; so is what follows a `#`
that stands before a space.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from composer.formats.asking import Statement, agreed, normal_sign, statements
from composer.formats.cleaning import one_line
from composer.formats.entry import (
    Entry,
    Fault,
    FormatError,
    RecordError,
    entry_or_fault,
    untold_note,
)
from composer.formats.lines import numbered_lines
from composer.problem.edits import set_turn
from composer.problem.fen import FenError, castling_note, fen, parse_fen
from composer.problem.problem import Problem
from composer.problem.questionturn import usual_turn
from composer.problem.stipulation import (
    NO_TASK,
    Stipulation,
    StipulationError,
    parse_stipulation,
    stipulation_in_words,
)
from composer.problem.task import WrittenTask, task_text, written_task
from composer.problem.taskedits import with_task, with_words_read
from composer.said.sentence import NOTHING, Sentence, said, sentence_of

_MARK = r"(?:(?:fresh|immune|immovable)=(?:[a-h][1-8])+|intact)"  # of men in an old game
_PARTS = re.compile(
    r"(?P<fen>[^\s;]+(?:[ \t]+[wWbB](?:[ \t]+(?:-|[KQkq]+)"
    r"(?:[ \t]+(?:-|[a-h][1-8])(?:[ \t]+[0-9]{1,5}(?:[ \t]+[0-9]{1,5}"
    rf"(?:[ \t]+{_MARK}(?:;{_MARK})*)?)?)?)?)?)?(?=[\s;]|$))"
    r"(?P<rest>.*)",
    re.DOTALL,
)
_COMMENT = re.compile(r"(?:^|(?<=\s))#(?=\s|$).*")
_OPERATION = re.compile(r"(?P<name>[A-Za-z][A-Za-z0-9_]*):?(?:[ \t]+(?P<operand>.*))?", re.DOTALL)
_PIECES = re.compile(r'((?:[^;"]|"[^"]*"?)*)(;|$)')
_MATE_IN = re.compile(r"#\+?[1-9][0-9]{0,2}")
_MATED_IN = re.compile(r"#?-[0-9]{1,3}")
_COUNT = re.compile(r"0*[1-9][0-9]{0,2}", re.ASCII)
_COMMENT_NAME = re.compile(r"c[0-9]")
_TIME = re.compile(r"[0-9]{1,3}(?::[0-9]{2})*")
_KNOWN = ("dm", "bm", "am", "pm", "sm", "pv", "id", "ce", "acd", "acn", "acs", "hmvc", "fmvn")


@dataclass(slots=True)
class _Rest:
    """What stands after the FEN of a line, while it is read.

    Attributes:
        signs: what is said of the task by a stipulation or by an operation meant for it.
        words: what texts say of it.
        comments: the texts of `c0` to `c9`.
        id: the name of the line.
        note: why there is no task, where something is said of it.
        task: what is asked besides the sign, where a stipulation stands by itself.
    """

    signs: list[Statement] = field(default_factory=list)
    words: list[Statement] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    id: str = ""
    note: Sentence = NOTHING
    task: WrittenTask | None = None


def read_fenlines(path: Path, default: Stipulation = NO_TASK) -> list[tuple[int, Problem]]:
    """Read a whole file and return (line number, problem) for each.

    Raises:
        FormatError: the file cannot be read, or a line is no FEN; it names the line.
    """
    found = []
    for line in scan_fenlines(path, default):
        if isinstance(line, Fault):
            raise FormatError(path, line.message, line.line)
        found.append((line.line, line.problem))
    return found


def scan_fenlines(path: Path, default: Stipulation = NO_TASK) -> Iterator[Entry | Fault]:
    """Yield the problems of a file, and a fault for each line that is none.

    Raises:
        FormatError: the file itself cannot be read.
    """
    for number, line in numbered_lines(path):
        text = uncommented(line)
        if text:
            yield entry_or_fault(number, parse_fenline, text, number, default)


def uncommented(line: str) -> str:
    """Return a line without its comment; empty if nothing else is in it."""
    text = line.strip()
    return "" if text.startswith("#") else _COMMENT.sub("", text).rstrip()


def parse_fenline(line: str, number: int = 1, default: Stipulation = NO_TASK) -> Entry:
    """Read one line that is not empty.

    Raises:
        RecordError: it is no FEN, or what follows is neither stipulation nor EPD operation.
    """
    parts = _PARTS.match(line.strip())
    if parts is None:
        raise RecordError(said("expected a FEN"))
    try:
        position = parse_fen(parts["fen"])
    except FenError as error:
        raise RecordError(sentence_of(error)) from error
    rest = _read_rest(parts["rest"])
    stipulation, note = agreed(position, rest.signs or rest.words)
    note = rest.note or note
    if not stipulation.told and not note:
        stipulation, note = default, untold_note(default)
    elif note:
        stipulation = NO_TASK
    if " " not in parts["fen"].strip():  # nothing is said of who begins
        position = set_turn(position, usual_turn(position, stipulation))
    problem = Problem(position, stipulation, comments=tuple(rest.comments))
    if rest.task is not None and stipulation.told:
        problem = with_task(problem, rest.task)
    problem = with_words_read(problem)
    notes = (castling_note(parts["fen"], position), note)
    return Entry(problem, number, rest.id, tuple(filter(None, notes)))


def fenline(problem: Problem) -> str:
    """Return a problem as a line: the FEN, a tab, what is asked; the FEN alone without a task.

    What is asked in words, or by a convention, stands as an operation: `asked "+";`.
    """
    stipulation, asked = problem.stipulation, task_text(problem)
    if stipulation.convention.value or stipulation.in_words:
        asked = 'asked "{}";'.format(asked.replace('"', "'"))
    return f"{fen(problem.position)}\t{asked}".rstrip()


def _read_rest(text: str) -> _Rest:
    rest = _Rest()
    pieces = [(found[1].strip(), found[2] == ";") for found in _PIECES.finditer(text)]
    for place, (piece, is_ended) in enumerate(pieces):
        if not piece:
            continue
        first, _, others = piece.partition(" ")
        task = written_task(normal_sign(piece))
        if not place and _reads(task.sign):
            rest.signs.append(_sign(task.sign))
            rest.task = task
            continue
        if _reads(first):
            rest.signs.append(_sign(first))
            piece = others.strip()
        elif not others and set(piece) & set("#=") and not is_ended:
            _sign(piece)  # says what is wrong with it
        operation = _OPERATION.fullmatch(piece)
        if operation is not None and (is_ended or place or _is_operation(operation)):
            _take(rest, operation["name"], (operation["operand"] or "").strip())
        elif piece and not (is_ended or place):
            raise RecordError(
                said(
                    "expected a stipulation or EPD operation after the FEN, got {found}",
                    found=repr(piece[:40]),
                )
            )
    return rest


def _take(rest: _Rest, name: str, operand: str) -> None:
    """Take an EPD operation; those that say nothing of the task are passed over."""
    text = one_line(operand.strip('"')).strip()
    count = _COUNT.fullmatch(operand)
    if name == "asked" and text:
        rest.task = written_task(text)
        rest.signs.append(Statement(_in_words(rest.task.sign)))
    elif name == "dm" and count is not None:
        rest.signs.append(_sign(f"#{int(operand)}"))
    elif name == "bm" and _MATE_IN.fullmatch(operand):
        rest.signs.append(_sign(operand.replace("+", "")))
    elif name in ("bm", "dm") and _MATED_IN.fullmatch(operand):
        rest.note = said(
            "{name} {operand}: the side to move is mated, no task was taken",
            name=name,
            operand=operand,
        )
    elif name == "id":
        rest.id = text
        rest.words += statements(text, signs=False)
    elif _COMMENT_NAME.fullmatch(name) and text and not _TIME.fullmatch(text):
        told = statements(text)
        rest.words += told
        if not _reads(normal_sign(text)):
            rest.comments.append(text)


def _sign(text: str) -> Statement:
    try:
        return Statement(parse_stipulation(text), None, text)
    except StipulationError as error:
        raise RecordError(said("stipulation: {wrong}", wrong=sentence_of(error))) from error


def _in_words(text: str) -> Stipulation:
    try:
        return stipulation_in_words(text)
    except StipulationError as error:
        raise RecordError(said("stipulation: {wrong}", wrong=sentence_of(error))) from error


def _is_operation(operation: re.Match[str]) -> bool:
    """Return whether it is an operation even without the semicolon that EPD asks for."""
    name = operation["name"]
    known = name in _KNOWN or _COMMENT_NAME.fullmatch(name) is not None
    return known and bool(operation["operand"])


def _reads(text: str) -> bool:
    try:
        parse_stipulation(text)
    except StipulationError:
        return False
    return True
