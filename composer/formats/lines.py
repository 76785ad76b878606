# SPDX-License-Identifier: GPL-3.0-or-later
"""Text files read line by line, and written so that they are never half there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from composer.formats.entry import LONGEST_LINE, MOST_BYTES, FormatError

_BREAK = re.compile(r"\r\n?|\n")
_BOM = b"\xef\xbb\xbf"


def numbered_lines(path: Path) -> Iterator[tuple[int, str]]:
    """Yield (number from 1, line without its end) of a UTF-8 text; any line ends will do.

    Raises:
        FormatError: the file is missing, too large, no text, not UTF-8, or has a line that
            is too long.
    """
    number = 0
    for chunk in _chunks(path):
        text = _decoded(path, number + 1, chunk)
        lines = _BREAK.split(text)
        if lines[-1] == "":
            lines.pop()
        for line in lines:
            number += 1
            yield number, line


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
        raise FormatError(path, "this is a folder; a file of problems is expected")
    if not regular:
        raise FormatError(path, "this is a device; a file of problems is expected")
    if size > MOST_BYTES:
        raise FormatError(
            path, f"the file has {size:,} bytes; files of up to {MOST_BYTES:,} bytes are read"
        )


def write_lines(path: Path, lines: Iterable[str], overwrite: bool = False) -> None:
    """Write lines as UTF-8: to a file beside the target, which is then renamed.

    Raises:
        FormatError: the target exists and is not to be overwritten, or cannot be written.
    """
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        if path.exists() and not overwrite:
            raise FormatError(path, "the file exists already")
        with beside.open("w", encoding="utf-8", newline="\n") as stream:
            stream.writelines(f"{line}\n" for line in lines)
        beside.replace(path)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise FormatError(path, f"the file cannot be written: {reason}") from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def _chunks(path: Path) -> Iterator[bytes]:
    """Yield the lines as bytes, each with its end; they end at line feeds only."""
    require_file(path)
    total = number = 0
    try:
        with path.open("rb") as stream:
            while chunk := stream.readline(LONGEST_LINE + 1):
                number += 1
                total += len(chunk)
                if len(chunk) > LONGEST_LINE:
                    raise FormatError(path, f"longer than {LONGEST_LINE:,} bytes", number)
                if total > MOST_BYTES:  # it grows while it is read
                    raise FormatError(path, f"more than {MOST_BYTES:,} bytes", number)
                yield chunk.removeprefix(_BOM) if number == 1 else chunk
    except OSError as error:
        raise _unreadable(path, error) from error


def _decoded(path: Path, number: int, chunk: bytes) -> str:
    if b"\0" in chunk:
        raise FormatError(path, "not a text file: it has a zero byte here", number)
    try:
        return chunk.decode("utf-8")
    except UnicodeDecodeError as error:
        found = f"byte 0x{chunk[error.start]:02X} at column {error.start + 1}"
        raise FormatError(path, f"not UTF-8 text: {found}", number) from error


def _unreadable(path: Path, error: Exception) -> FormatError:
    if isinstance(error, FileNotFoundError):
        return FormatError(path, "there is no such file")
    reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return FormatError(path, f"the file cannot be read: {reason}")
