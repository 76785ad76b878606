# SPDX-License-Identifier: GPL-3.0-or-later
"""Text files read line by line, and written so that they are never half there."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from composer.files.beside import writing_beside
from composer.formats.entry import LONGEST_LINE, MOST_BYTES, FormatError
from composer.said.sentence import NOTHING, Grouped, Sentence, said

_UTF8: Final = "utf-8-sig"
_CHUNK: Final = 1 << 20
_HIGH: Final = re.compile(rb"[\x80-\xff]+")
_MARKS: Final = ((codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_ENOUGH: Final = 20_000  # bytes that are no ASCII, from which an old code page is guessed
_MOSTLY: Final = 0.8
_WORDS: Final = {"cp1251": "Cyrillic Windows (cp1251)", "cp1252": "Western Windows (cp1252)"}

_BREAK = re.compile(r"\r\n?|\n")
_BOM = b"\xef\xbb\xbf"


def numbered_lines(path: Path) -> Iterator[tuple[int, str]]:
    """Yield (number from 1, line without its end) of a text; any line ends will do.

    Raises:
        FormatError: the file is missing, too large, no text, or has a line that is too long.
    """
    number = 0
    require_file(path)
    try:
        encoding = encoding_of(path)
    except OSError as error:
        raise _unreadable(path, error) from error
    for text in _wide(path, encoding) if encoding.is_wide else _narrow(path, encoding):
        lines = _BREAK.split(text)
        if lines[-1] == "":
            lines.pop()
        for line in lines:
            number += 1
            yield number, line


def encoding_note(path: Path) -> Sentence:
    """Return what the user should know of the encoding of a file; empty if nothing.

    Raises:
        FormatError: the file cannot be read.
    """
    require_file(path)
    try:
        return encoding_of(path).note
    except OSError as error:
        raise _unreadable(path, error) from error


def first_bytes(path: Path, count: int) -> bytes:
    """Return how a file begins.

    Raises:
        FormatError: the file is missing, too large or unreadable.
    """
    require_file(path)
    try:
        with path.open("rb") as stream:
            return stream.read(count)
    except OSError as error:
        raise _unreadable(path, error) from error


def require_file(path: Path) -> None:
    """Refuse what is no file or too large.

    Raises:
        FormatError: it is so.
    """
    try:
        size = path.stat().st_size
        folder, regular = path.is_dir(), path.is_file()
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error
    if folder:
        raise FormatError(path, said("this is a folder; a file of problems is expected"))
    if not regular:
        raise FormatError(path, said("this is a device; a file of problems is expected"))
    if size > MOST_BYTES:
        raise FormatError(
            path,
            said(
                "the file has {size} bytes; files of up to {most} bytes are read",
                size=Grouped(size),
                most=Grouped(MOST_BYTES),
            ),
        )


def write_lines(path: Path, lines: Iterable[str], overwrite: bool = False) -> None:
    """Write lines as UTF-8: to a file beside the target, which is then renamed.

    Half a character, which UTF-8 cannot write, becomes a question mark.

    Raises:
        FormatError: the target exists and is not to be overwritten, or cannot be written.
    """
    try:
        if path.exists() and not overwrite:
            raise FormatError(path, said("the file exists already"))
        with writing_beside(path) as stream:
            for line in lines:
                stream.write(f"{line}\n".encode("utf-8", "replace"))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise FormatError(
            path, said("the file cannot be written: {reason}", reason=reason)
        ) from error


def _narrow(path: Path, encoding: Encoding) -> Iterator[str]:
    """Yield the lines of a text in which a line feed is one byte."""
    for number, chunk in enumerate(_chunks(path), start=1):
        if b"\0" in chunk:
            raise FormatError(path, said("not a text file: it has a zero byte here"), number)
        yield chunk.decode(encoding.name, "replace")


def _wide(path: Path, encoding: Encoding) -> Iterator[str]:
    """Yield the lines of a text in UTF-16."""
    number = 1
    try:
        with path.open(encoding=encoding.name, errors="replace", newline="\n") as stream:
            while line := stream.readline(LONGEST_LINE + 1):
                if len(line) > LONGEST_LINE:
                    raise FormatError(
                        path,
                        said(
                            "longer than {most} characters",
                            most=Grouped(LONGEST_LINE),
                        ),
                        number,
                    )
                if "\0" in line:
                    raise FormatError(path, said("not a text file: it has a zero here"), number)
                yield line
                number += 1
    except OSError as error:
        raise _unreadable(path, error) from error


def _chunks(path: Path) -> Iterator[bytes]:
    """Yield the lines as bytes, each with its end; they end at line feeds only."""
    total = number = 0
    try:
        with path.open("rb") as stream:
            while chunk := stream.readline(LONGEST_LINE + 1):
                number += 1
                total += len(chunk)
                if len(chunk) > LONGEST_LINE:
                    raise FormatError(
                        path,
                        said("longer than {most} bytes", most=Grouped(LONGEST_LINE)),
                        number,
                    )
                if total > MOST_BYTES:  # it grows while it is read
                    raise FormatError(
                        path,
                        said("more than {most} bytes", most=Grouped(MOST_BYTES)),
                        number,
                    )
                yield chunk.removeprefix(_BOM) if number == 1 else chunk
    except OSError as error:
        raise _unreadable(path, error) from error


def _unreadable(path: Path, error: Exception) -> FormatError:
    if isinstance(error, FileNotFoundError):
        return FormatError(path, said("there is no such file"))
    reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return FormatError(path, said("the file cannot be read: {reason}", reason=reason))


@dataclass(frozen=True, slots=True)
class Encoding:
    """How a file is to be decoded: UTF-8, UTF-16 with its mark, or an old code page.

    UTF-8 is certain when the whole file is valid in it. Where it is not, the file is of an older
    program: Cyrillic letters come in runs in cp1251, accented letters alone in cp1252. That is a
    guess, and is reported.

    Attributes:
        name: as Python calls it.
        note: what the user should know; empty where nothing was guessed.
    """

    name: str = _UTF8
    note: Sentence = NOTHING

    @property
    def is_wide(self) -> bool:
        """Whether a letter takes two bytes, so that lines are found by decoding only."""
        return self.name == "utf-16"


def encoding_of(path: Path) -> Encoding:
    """Return the encoding of a file; the whole of it is looked at, a part at a time.

    Raises:
        OSError: it cannot be read.
    """
    decoder = codecs.getincrementaldecoder("utf-8")()
    with path.open("rb") as stream:
        head = stream.read(_CHUNK)
        for mark, name in _MARKS:
            if head.startswith(mark):
                return Encoding(name, said("the file is UTF-16, not UTF-8, and was read as such"))
        try:
            chunk = head
            while chunk:
                decoder.decode(chunk)
                chunk = stream.read(_CHUNK)
            decoder.decode(b"", final=True)
        except UnicodeDecodeError:
            return _guessed(head if _HIGH.search(head) else chunk)
    return Encoding()


def _guessed(sample: bytes) -> Encoding:
    high, alone = 0, 0
    if _bytes_above(sample.decode("utf-8", "ignore").encode("utf-8")) > _MOSTLY * _bytes_above(
        sample
    ):
        return Encoding(note=said("the file is not all UTF-8; a mark stands for what is not"))
    for found in _HIGH.finditer(sample):
        high += len(found[0])
        alone += len(found[0]) <= 2
        if high > _ENOUGH:
            break
    name = "cp1251" if high > 4 * alone else "cp1252"
    note = said(
        "the file is not UTF-8; it was read as {encoding}, by its looks", encoding=_WORDS[name]
    )
    return Encoding(name, note)


def _bytes_above(sample: bytes) -> int:
    return sum(map(len, _HIGH.findall(sample)))
