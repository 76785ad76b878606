# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of problems read by looking at what is in them; their names do not matter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.fenlines import uncommented
from composer.formats.forms import READ, Beginning, Form
from composer.formats.lines import encoding_note, first_bytes, numbered_lines
from composer.formats.mail.letter import Letter
from composer.formats.mail.post import Post, is_box, read_post, scan_post
from composer.formats.mail.reading import LONGEST, entries_of, read_mail_file
from composer.problem.stipulation import NO_TASK, Stipulation
from composer.said.sentence import Sentence, said

EXPECTED: Final = said(
    "FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, "
    "LaTeX diagrams and lists of men are read"
)
_MAGIC: Final = (
    (b"\x89PNG", said("a picture (PNG)")),
    (b"\xff\xd8\xff", said("a picture (JPEG)")),
    (b"GIF8", said("a picture (GIF)")),
    (b"PK\x03\x04", said("a ZIP archive or office document")),
    (b"\x1f\x8b", said("a compressed file (gzip)")),
    (b"\xd0\xcf\x11\xe0", said("an old office document")),
    (b"SQLite format 3\0", said("a library or other SQLite database")),
)


_DEEPEST: Final = 3
"""So many times a message is read that is attached to another."""


def read_problems(path: Path, default: Stipulation = NO_TASK) -> tuple[Entry, ...]:
    """Read all problems of a file; `default` is asked where a record does not say.

    Raises:
        FormatError: the file cannot be read, or a record in it is no problem.
    """
    found = []
    for entry in scan_problems(path, default):
        if isinstance(entry, Fault):
            raise FormatError(path, entry.told, entry.line)
        found.append(entry)
    return tuple(found)


def scan_problems(path: Path, default: Stipulation = NO_TASK) -> Iterator[Entry | Fault]:
    """Return the problems of a file as they are read, with a fault for each bad record.

    What the file is, is looked at before this returns; the rest is read as it is requested.
    The first entry's notes tell if the encoding was guessed.

    Raises:
        FormatError: the file is no file of problems; later, that it cannot be read further.
    """
    return _scanned(path, default, _DEEPEST)


MOST_OF_A_LETTER: Final = 1000
"""Problems of a file that are read as those of a letter: more are brought in as a file."""


def read_letter(path: Path) -> Post:
    """Read a file as a letter, with what is attached to it.

    A message, a PDF document and what people write by hand have a text; any other file, such as
    one of Olive or a box of messages, is taken as attached to an empty letter.

    Raises:
        FormatError: it cannot be read.
    """
    scan = partial(_scanned, default=NO_TASK, deepest=_DEEPEST - 1)
    head = first_bytes(path, 100_000)
    post = None if is_box(head) else read_post(path, head, scan)
    if post is not None:
        return post
    if not is_box(head) and _is_by_hand(path):
        return Post(read_mail_file(path))
    found = tuple(islice(_scanned(path, NO_TASK, _DEEPEST), MOST_OF_A_LETTER + 1))
    notes = (said("only the first {most} problems were read", most=MOST_OF_A_LETTER),)
    return Post(
        Letter(""),
        tuple(
            replace(each, within=f"{path.name}/{each.within}" if each.within else path.name)
            for each in found[:MOST_OF_A_LETTER]
        ),
        notes if len(found) > MOST_OF_A_LETTER else (),
    )


def _is_by_hand(path: Path) -> bool:
    """Return whether a file has the form of what people write, or none that is known."""
    _refuse_binary(path)
    number, beginning = _beginning(path)
    try:
        return _form(path, number, beginning).by_hand
    except FormatError:
        return True


def _scanned(path: Path, default: Stipulation, deepest: int) -> Iterator[Entry | Fault]:
    """Read a file; what is attached to a message is read likewise, so many times over."""

    def attached(file: Path) -> Iterator[Entry | Fault]:
        if not deepest:
            raise FormatError(file, said("a message within a message: it was not read"))
        return _scanned(file, default, deepest - 1)

    post = scan_post(path, first_bytes(path, 100_000), attached)
    if post is not None:
        return post
    _refuse_binary(path)
    number, beginning = _beginning(path)
    try:
        form = _form(path, number, beginning)
        found = form.scan(path, default)
        if form.by_hand and default is NO_TASK and path.stat().st_size <= LONGEST:
            found = _or_letter(path, list(found))
    except FormatError:
        letter = read_mail_file(path)  # what is no file of problems may be a letter with some
        if not letter.marks or not (letter.problems or letter.faults):
            raise
        found = entries_of(letter)
    note = encoding_note(path)
    return _with_note(found, note) if note else found


def _or_letter(path: Path, found: list[Entry | Fault]) -> Iterator[Entry | Fault]:
    """Return what was found in a file, or what it tells as a letter where that asks for more.

    A FEN with `#2 (7+8)` in the line below it is a letter: in a list of FENs that is a remark.
    """
    entries = [each for each in found if isinstance(each, Entry)]
    if all(each.problem.stipulation.told for each in entries):
        return iter(found)
    letter = read_mail_file(path)
    asked = sum(sent.problem.stipulation.told for sent in letter.problems)
    is_more = asked > sum(each.problem.stipulation.told for each in entries)
    return entries_of(letter) if is_more and asked >= len(entries) else iter(found)


def _form(path: Path, number: int, beginning: Beginning) -> Form:
    for form in READ:
        if form.begins(beginning):
            return form
    if beginning.first.startswith("<"):
        raise FormatError(
            path, said("this looks like a web page or XML; {expected}", expected=EXPECTED), number
        )
    first = repr(beginning.first[:40])
    raise FormatError(
        path,
        said("expected a FEN, got {first}; {expected}", first=first, expected=EXPECTED),
        number,
    )


def _with_note(found: Iterator[Entry | Fault], note: Sentence) -> Iterator[Entry | Fault]:
    waiting = True
    for entry in found:
        if waiting and isinstance(entry, Entry):
            waiting = False
            yield replace(entry, notes=(note, *entry.notes))
        else:
            yield entry


def _refuse_binary(path: Path) -> None:
    head = first_bytes(path, 512)
    if not head:
        raise FormatError(path, said("the file is empty"))
    for magic, kind in _MAGIC:
        if head.startswith(magic):
            raise FormatError(
                path, said("this is {kind}; {expected}", kind=kind, expected=EXPECTED)
            )


def _beginning(path: Path) -> tuple[int, Beginning]:
    """Return the number of the first line that says something, and the beginning."""
    found: list[tuple[int, str]] = []
    for number, line in numbered_lines(path):
        text = line.strip()
        if text and (found or uncommented(text)):
            found.append((number, text))
        if len(found) == 2:
            break
    if not found:
        raise FormatError(path, said("the file holds no problem; {expected}", expected=EXPECTED))
    number, first = found[0]
    return number, Beginning(path, first, found[1][1] if len(found) == 2 else "")
