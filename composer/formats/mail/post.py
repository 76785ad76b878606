# SPDX-License-Identifier: GPL-3.0-or-later
"""Post as it comes: messages with attached files, boxes of messages, PDF documents.

What an attached file holds is read by whoever reads files; the problems of one message are told
once, even where its text repeats what is attached.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Final

from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.mail.letter import Letter
from composer.formats.mail.pdftext import PdfFault, pdf_text
from composer.formats.mail.reading import entries_of, read_mail
from composer.formats.mail.unpacking import is_message, opened
from composer.problem.originals.status import Original, Stage, Step, original_of, with_original
from composer.problem.problem import Problem
from composer.said.sentence import Sentence, said, sentence_of

Scan = Callable[[Path], Iterable[Entry | Fault]]
"""Reads a file."""

PDF: Final = b"%PDF"
"""How a PDF document begins; some have a few other bytes before it."""

MOST_MESSAGES: Final = 5_000
"""Messages of a box that are read."""

_BOX: Final = re.compile(rb"^From [^\r\n]{1,200}\r?\n(?=[A-Za-z][A-Za-z0-9-]{1,60}:)", re.MULTILINE)
_KEPT: Final = 20_000  # characters of a letter that are kept with each of its problems


def is_box(head: bytes) -> bool:
    """Return whether a file is a box of messages (mbox), by its beginning."""
    return _BOX.match(head) is not None


def scan_box(content: bytes, scan: Scan) -> Iterator[Entry | Fault]:
    """Yield what the messages of a box hold; `within` says which message it is, from 1."""
    starts = [found.start() for found in _BOX.finditer(content)]
    for number, start in enumerate(starts, start=1):
        if number > MOST_MESSAGES:
            yield Fault(1, said("the box has more messages: the rest was not read"), str(number))
            return
        end = starts[number] if number < len(starts) else len(content)
        message = content[start:end].partition(b"\n")[2]
        for record in read_message(message, scan).entries():
            within = f"{number}/{record.within}" if record.within else str(number)
            yield replace(record, within=within)


@dataclass(frozen=True, slots=True)
class Post:
    """A letter with what came with it.

    Attributes:
        letter: what its text tells.
        attached: what the files tell that came with it; `within` says which.
        notes: what of it is not read.
    """

    letter: Letter
    attached: tuple[Entry | Fault, ...] = ()
    notes: tuple[Sentence, ...] = ()

    @property
    def told(self) -> tuple[int, ...]:
        """The problems of the letter's text, by number, without those that are attached as well."""
        boards = {each.problem.position.board for each in self.attached if isinstance(each, Entry)}
        return tuple(
            number
            for number, sent in enumerate(self.letter.problems)
            if sent.problem.position.board not in boards
        )

    def entries(self) -> Iterator[Entry | Fault]:
        """Yield its problems as originals, each once: those of files first, then those of text."""
        for record in self.attached:
            if isinstance(record, Entry):
                yield replace(record, problem=_of_letter(record, self.letter))
            else:
                yield record
        told = tuple(entries_of(self.letter, self.told))
        notes = [Fault(1, note) for note in (*self.notes, *self.letter.notes)]
        yield from told
        yield from notes
        if not (self.attached or told or notes):
            yield Fault(1, said("no diagram was found in this message"))


def read_message(raw: bytes, scan: Scan) -> Post:
    """Read a message: its text, and each attached file in its own form."""
    message = opened(raw)
    attached = (_of_file(name, content, scan) for name, content in message.attached)
    return Post(read_mail(message.text), tuple(chain(*attached)), tuple(message.notes))


def _of_file(name: str, content: bytes, scan: Scan) -> Iterator[Entry | Fault]:
    """Yield what an attached file holds."""
    with tempfile.TemporaryDirectory(prefix="composer-mail-") as folder:
        path = Path(folder) / "attached"
        path.write_bytes(content)
        try:
            for record in scan(path):
                yield replace(record, within=f"{name}/{record.within}" if record.within else name)
        except FormatError as error:
            wrong = dict(sentence_of(error).parts).get("wrong")  # the place is told apart
            sentence = wrong if isinstance(wrong, Sentence) else sentence_of(error)
            yield Fault(error.line or 1, sentence, name)


def _of_letter(entry: Entry, letter: Letter) -> Problem:
    """Return a problem of an attached file as an original that came with a letter."""
    known = original_of(entry.problem)
    if known.address or len(known.steps) > 1 or any(step.by for step in known.steps):
        return entry.problem  # an editor has written down what became of it
    step = Step(Stage.RECEIVED, letter.date, letter.sender)
    text = "\n\n".join(filter(None, (letter.text, known.letter)))
    return with_original(entry.problem, Original(letter.address, (step,), text[:_KEPT]))


def _pdf(path: Path, content: bytes) -> Post:
    try:
        letter = read_mail(pdf_text(content))
    except PdfFault as error:
        raise FormatError(path, sentence_of(error)) from error
    if not letter.problems and not letter.faults:
        raise FormatError(
            path, said("this is a PDF document: no FEN and no list of men stands in its text")
        )
    return Post(letter)


def read_post(path: Path, head: bytes, scan: Scan) -> Post | None:
    """Read a message, or the text of a PDF document; None of another file.

    Args:
        path: the file.
        head: how it begins.
        scan: reads attached files.

    Raises:
        FormatError: it cannot be read, or is a PDF document that tells of no problem.
    """
    if PDF in head[:1024]:
        return _pdf(path, path.read_bytes())
    return read_message(path.read_bytes(), scan) if is_message(head) else None


def scan_post(path: Path, head: bytes, scan: Scan) -> Iterator[Entry | Fault] | None:
    """Return the problems of a message, a box of them or a PDF document; None of another file.

    Arguments and faults are those of `read_post`.
    """
    if is_box(head) and PDF not in head[:1024]:
        return scan_box(path.read_bytes(), scan)
    post = read_post(path, head, scan)
    return None if post is None else post.entries()
