# SPDX-License-Identifier: GPL-3.0-or-later
"""Text to standard output and error, whatever these can show."""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from contextlib import suppress

from composer.cli.faults import OutputClosed, OutputFault
from composer.notation.letters import FIGURINES

PROGRAM = "chess-composer"


def prepare() -> None:
    """Let no character that the console lacks stop the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def say(text: str) -> None:
    """Write text and a newline to standard output.

    Raises:
        OutputClosed: nobody reads it any more.
        OutputFault: it cannot be written.
    """
    try:
        sys.stdout.write(text + "\n")
    except OSError as error:
        raise _output_error(error) from error


def say_json(line: str) -> None:
    """Write one line of JSON; where the output is not UTF-8, it is escaped to plain ASCII.

    Raises:
        OutputClosed: nobody reads it any more.
        OutputFault: it cannot be written.
    """
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    plain = line.isascii()
    if not plain and encoding == "utf8":
        try:
            line.encode("utf-8")
        except UnicodeEncodeError:  # half a character can only be written escaped
            encoding = "ascii"
    say(line if plain or encoding == "utf8" else json.dumps(json.loads(line)))


def say_bytes(content: bytes) -> None:
    """Write a file's content to standard output as it is.

    Raises:
        OutputClosed: nobody reads it any more.
        OutputFault: it cannot be written.
    """
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
    except OSError as error:
        raise _output_error(error) from error


def flush() -> None:
    """Write out what waits, so that a failure shows while it can be told.

    Raises:
        OutputClosed: nobody reads it any more.
        OutputFault: it cannot be written.
    """
    if sys.stdout is None:  # a program without a console has none
        return
    try:
        sys.stdout.flush()
    except OSError as error:
        raise _output_error(error) from error


def complain(message: str, shown: tuple[str, ...] = ()) -> None:
    """Write one line to standard error, and below it what was given, where there is a place."""
    if sys.stderr is None:
        return
    lines = [f"{PROGRAM}: {' '.join(message.split())}", *(f"    {each}" for each in shown)]
    with suppress(OSError):
        print("\n".join(lines), file=sys.stderr, flush=True)


def show_progress(text: str) -> None:
    """Show on a terminal how far something has come; an empty text clears the line.

    Where the answer goes to the terminal too, line for line, it shows the progress itself.
    """
    stream = sys.stderr
    if stream is None or not stream.isatty():
        return
    with suppress(OSError):
        stream.write(f"\r\x1b[K{text}")
        stream.flush()


def pointed_at(text: str, start: int, length: int) -> tuple[str, ...]:
    """Return a text of one line, and a line that points at a place in it."""
    plain = "".join(" " if each in "\t\r\n\v\f" else each for each in text)
    begin = max(0, start - 60)  # so that the place is seen, however long the text
    part = plain[begin : begin + 100]
    mark = "^" * max(1, min(length, len(part) - (start - begin)))
    return (part, " " * (start - begin) + mark)


def abandon() -> None:
    """Write nothing more, not even what Python would still flush at its end."""
    if sys.stdout is None:
        return
    with suppress(OSError, ValueError):  # ValueError: closed, or no real file beneath
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def shows_figurines() -> bool:
    """Tell whether standard output can show figurines."""
    try:
        "".join(FIGURINES.in_order()).encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _output_error(error: OSError) -> Exception:
    # Windows reports a closed pipe as an invalid argument.
    if isinstance(error, BrokenPipeError) or error.errno == errno.EINVAL:
        return OutputClosed()
    return OutputFault(f"the output cannot be written: {error.strerror}")
