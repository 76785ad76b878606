# SPDX-License-Identifier: GPL-3.0-or-later
"""Texts with one FEN or EPD a line.

After the FEN may stand a stipulation, parted by spaces, a tab or a semicolon, and EPD
operations such as `dm 2;`, `bm #3;` or `id "No. 5";`. Empty lines and lines that begin with
`#` are passed over; so is what follows a `#` that stands before a space.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from composer.formats.entry import Entry, Fault, FormatError, RecordError, entry_or_fault
from composer.formats.lines import numbered_lines, write_lines
from composer.problem.fen import FenError, fen, parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import (
    TWO_MOVER,
    Stipulation,
    StipulationError,
    parse_stipulation,
    stipulation_in_words,
)

_PARTS = re.compile(
    r"(?P<fen>[^\s;]+(?:[ \t]+[wWbB](?:[ \t]+(?:-|[KQkq]+)"
    r"(?:[ \t]+(?:-|[a-h][1-8])(?:[ \t]+[0-9]{1,5}(?:[ \t]+[0-9]{1,5})?)?)?)?)?(?=[\s;]|$))"
    r"(?P<rest>.*)",
    re.DOTALL,
)
_COMMENT = re.compile(r"(?:^|(?<=\s))#(?=\s|$).*")
_OPERATION = re.compile(r"(?P<name>[A-Za-z][A-Za-z0-9_]*)(?:[ \t]+(?P<operand>.*))?", re.DOTALL)
_PIECES = re.compile(r'((?:[^;"]|"[^"]*"?)*)(;|$)')
_MATE_IN = re.compile(r"#[1-9][0-9]{0,2}")


@dataclass(frozen=True, slots=True)
class _Rest:
    """What stands after the FEN of a line."""

    stipulation: Stipulation | None = None
    id: str = ""


def read_fenlines(path: Path, default: Stipulation = TWO_MOVER) -> list[tuple[int, Problem]]:
    """Read a whole file and return (line number, problem) for each.

    Raises:
        FormatError: the file cannot be read, or a line is no FEN; it names the line.
    """
    found = []
    for each in scan_fenlines(path, default):
        if isinstance(each, Fault):
            raise FormatError(path, each.message, each.line)
        found.append((each.line, each.problem))
    return found


def scan_fenlines(path: Path, default: Stipulation = TWO_MOVER) -> Iterator[Entry | Fault]:
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


def parse_fenline(line: str, number: int = 1, default: Stipulation = TWO_MOVER) -> Entry:
    """Read one line that is not empty.

    Raises:
        RecordError: it is no FEN, or what follows is neither stipulation nor EPD operation.
    """
    parts = _PARTS.match(line.strip())
    if parts is None:
        raise RecordError("expected a FEN")
    try:
        position = parse_fen(parts["fen"])
    except FenError as error:
        raise RecordError(str(error)) from error
    rest = _read_rest(parts["rest"])
    return Entry(Problem(position, rest.stipulation or default), number, rest.id)


def fenline(problem: Problem) -> str:
    """Return a problem as a line: the FEN, a tab, the stipulation.

    What is asked in words stands as an operation: `asked "+";`.
    """
    words = problem.stipulation.words.replace('"', "'")
    asked = f'asked "{words}";' if words else str(problem.stipulation)
    return f"{fen(problem.position)}\t{asked}"


def write_fenlines(path: Path, problems: Iterable[Problem], overwrite: bool = False) -> None:
    """Write problems, one a line; only position and stipulation are kept.

    Raises:
        FormatError: the file exists and is not to be overwritten, or cannot be written.
    """
    write_lines(path, (fenline(each) for each in problems), overwrite)


def _read_rest(text: str) -> _Rest:
    stipulation: Stipulation | None = None
    name = ""
    for found in _PIECES.finditer(text):
        piece = found[1].strip()
        if not piece:
            continue
        if " " not in piece and ("#" in piece or "=" in piece):
            stipulation = _stipulation(piece)
            continue
        first, _, others = piece.partition(" ")
        if others and not name and _is_stipulation(first):
            stipulation, piece = _stipulation(first), others.strip()
        operation = _OPERATION.fullmatch(piece)
        if operation is None or (found[2] != ";" and not _is_operation(operation)):
            raise RecordError(
                f"expected a stipulation or EPD operation after the FEN, {_got(piece)}"
            )
        operand = (operation["operand"] or "").strip()
        if operation["name"] == "id":
            name = operand.strip('"').strip()
        stipulation = _asked_by(operation["name"], operand, stipulation)
    return _Rest(stipulation, name)


def _asked_by(name: str, operand: str, known: Stipulation | None) -> Stipulation | None:
    """Return the stipulation that an EPD operation means: `dm 2`, `bm #2`, or words."""
    if name == "asked" and operand.strip('" '):
        return _in_words(operand.strip('" '))
    if known is not None:
        return known
    if name == "dm" and operand.isascii() and operand.isdigit() and 1 <= int(operand[:4]) <= 999:
        return parse_stipulation(f"#{int(operand[:4])}")
    if name == "bm" and _MATE_IN.fullmatch(operand):
        return parse_stipulation(operand)
    return None


def _in_words(text: str) -> Stipulation:
    try:
        return stipulation_in_words(text)
    except StipulationError as error:
        raise RecordError(f"stipulation: {error}") from error


def _is_operation(operation: re.Match[str]) -> bool:
    """Tell whether it is an operation even without the semicolon that EPD asks for."""
    return operation["name"] in ("dm", "bm", "am", "id") and bool(operation["operand"])


def _is_stipulation(text: str) -> bool:
    try:
        parse_stipulation(text)
    except StipulationError:
        return False
    return True


def _stipulation(text: str) -> Stipulation:
    try:
        return parse_stipulation(text)
    except StipulationError as error:
        raise RecordError(f"stipulation: {error}") from error


def _got(text: str) -> str:
    return f"got {text[:40]!r}"
