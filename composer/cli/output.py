# SPDX-License-Identifier: GPL-3.0-or-later
"""Text to standard output and error, whatever these can show."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import sys
from contextlib import suppress
from typing import Any, Final

from composer.cli.faults import OutputClosed, OutputFault

PROGRAM = "chess-composer"

_STEERING: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls, but for tab and line feed
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # which way a line runs
    "\u2028\u2029\ufff9-\ufffb\U000e0000-\U000e007f]"  # ends of lines; notes and tags unseen
)


def prepare() -> None:
    """Let no character that the console lacks stop the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="replace")


def plain_text(text: str) -> str:
    """Return a text that a terminal can only show: what would steer it is written out.

    Imported records may hold anything: escape sequences that move the cursor or set a title,
    and marks that turn the direction of what follows, so that it reads otherwise than it is.
    Line feeds and tabs stay.
    """
    return _STEERING.sub(lambda found: _written_out(found[0]), text)


def _written_out(character: str) -> str:
    number = ord(character)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def say(text: str) -> None:
    """Write text and a newline to standard output, as `plain_text`.

    Raises:
        OutputClosed: nobody reads it any more.
        OutputFault: it cannot be written.
    """
    try:
        sys.stdout.write(plain_text(text) + "\n")
    except OSError as error:
        raise _output_error(error) from error


def say_json(value: object) -> None:
    """Write a value as one line of JSON; where the output is not UTF-8, in plain ASCII.

    Raises:
        OutputClosed: nobody reads it any more.
        OutputFault: it cannot be written.
    """
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    line = json.dumps(value, ensure_ascii=False)
    plain = line.isascii()
    if not plain and encoding == "utf8":
        try:
            line.encode("utf-8")
        except UnicodeEncodeError:  # half a character can only be written escaped
            encoding = "ascii"
    if not plain and (encoding != "utf8" or _STEERING.search(line)):
        line = json.dumps(value)
    say(line.replace("\x7f", "\\u007f"))


def tell(answer: str | dict[str, Any]) -> None:
    """Write a line of text, or one of JSON; raises as `say`."""
    if isinstance(answer, str):
        say(answer)
    else:
        say_json(answer)


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
    """Write out what waits, so that a failure shows while it can be reported.

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
    lines = [f"{PROGRAM}: {' '.join(message.split())}", *(f"    {line}" for line in shown)]
    with suppress(OSError):
        print("\n".join(map(plain_text, lines)), file=sys.stderr, flush=True)


def show_progress(text: str) -> None:
    """Show on a terminal how far something has come; an empty text clears the line.

    Where the answer goes to the terminal too, line for line, it shows the progress itself.
    """
    stream = sys.stderr
    if stream is None or not stream.isatty():
        return
    with suppress(OSError):
        stream.write(f"\r\x1b[K{plain_text(text)}")
        stream.flush()


def pointed_at(text: str, start: int, length: int) -> tuple[str, ...]:
    """Return a text of one line, and a line that points at a place in it."""
    plain = "".join(" " if sign in "\t\r\n\v\f" else sign for sign in text)
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
    """Return whether standard output can show figurines."""
    from composer.notation.letters import FIGURINES  # loads all men

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
