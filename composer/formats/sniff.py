# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of problems read by looking at what is in them; their names do not matter."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.fenlines import scan_fenlines, uncommented
from composer.formats.jsonlines import scan_document, scan_jsonlines
from composer.formats.lines import first_bytes, numbered_lines
from composer.problem.stipulation import TWO_MOVER, Stipulation

_EXPECTED = "FEN lines and JSON are read"
_MAGIC: Final = (
    (b"\x89PNG", "a picture (PNG)"),
    (b"\xff\xd8\xff", "a picture (JPEG)"),
    (b"GIF8", "a picture (GIF)"),
    (b"%PDF", "a PDF document"),
    (b"PK\x03\x04", "a ZIP archive or office document"),
    (b"\x1f\x8b", "a compressed file (gzip)"),
    (b"SQLite format 3\0", "a library or other SQLite database"),
    (b"\xff\xfe", "text in UTF-16; save it as UTF-8"),
    (b"\xfe\xff", "text in UTF-16; save it as UTF-8"),
)
_PGN = re.compile(r'\[\w+\s+"')
_POPEYE = re.compile(r"(begin|anfang|debut|inicio)problem", re.IGNORECASE)


def read_problems(path: Path, default: Stipulation = TWO_MOVER) -> tuple[Entry, ...]:
    """Read all problems of a file; `default` is asked where a record does not say.

    Raises:
        FormatError: the file cannot be read, or a record in it is no problem.
    """
    found = []
    for each in scan_problems(path, default):
        if isinstance(each, Fault):
            raise FormatError(path, each.message, each.line)
        found.append(each)
    return tuple(found)


def scan_problems(path: Path, default: Stipulation = TWO_MOVER) -> Iterator[Entry | Fault]:
    """Return the problems of a file as they are read, with a fault for each bad record.

    What the file is, is looked at before this returns; the rest is read as it is asked for.

    Raises:
        FormatError: the file is no file of problems; later, that it cannot be read further.
    """
    _refuse_binary(path)
    number, first, second = _first_lines(path)
    if first.startswith("{"):
        by_line = _is_json(first) or not second or second.startswith("{")
        return scan_jsonlines(path, default) if by_line else scan_document(path, default)
    if first.startswith("[") and not _PGN.match(first):
        return scan_document(path, default)
    kind = _other_kind(first)
    if kind:
        raise FormatError(path, f"this looks like {kind}; {_EXPECTED}", number)
    if "/" not in first.split(maxsplit=1)[0]:
        raise FormatError(path, f"expected a FEN, got {first[:40]!r}; {_EXPECTED}", number)
    return scan_fenlines(path, default)


def _refuse_binary(path: Path) -> None:
    head = first_bytes(path, 512)
    if not head:
        raise FormatError(path, "the file is empty")
    for magic, kind in _MAGIC:
        if head.startswith(magic):
            raise FormatError(path, f"this is {kind}; {_EXPECTED}")


def _first_lines(path: Path) -> tuple[int, str, str]:
    """Return the number and text of the first line that says something, and the next such."""
    found: list[tuple[int, str]] = []
    for number, line in numbered_lines(path):
        text = line.strip()
        if text and (found or uncommented(text)):
            found.append((number, text))
        if len(found) == 2:
            break
    if not found:
        raise FormatError(path, f"the file holds no problem; {_EXPECTED}")
    number, first = found[0]
    return number, first, found[1][1] if len(found) == 2 else ""


def _other_kind(first: str) -> str:
    if _PGN.match(first):
        return "PGN"
    if first.startswith(("---", "%YAML")):
        return "YAML or a file of Olive"
    if _POPEYE.match(first):
        return "input for Popeye"
    return "a web page or XML" if first.startswith("<") else ""


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True
