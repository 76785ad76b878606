# SPDX-License-Identifier: GPL-3.0-or-later
"""The text of a PDF document, read by pypdf in a process of its own.

What is sent may be damaged, or made to do harm: the process has little memory and little time, and
ends with the document.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from itertools import pairwise
from typing import Any, Final

from composer.said.sentence import Sentence, said
from composer.solver.processes import Processes, bound_memory

MOST_BYTES: Final = 50_000_000
"""A larger document is not read."""

MOST_PAGES: Final = 200
"""Pages that are read."""

_LONGEST: Final = 400_000  # characters of all pages
_MEMORY: Final = 1_500_000_000
_SECONDS: Final = 20  # of the processor
_PATIENCE: Final = 90.0  # seconds by the clock: the machine may have other work


class PdfFault(ValueError):  # noqa: N818 - the fault is the document's
    """A document that cannot be read; the message is one sentence."""


def pdf_text(content: bytes) -> str:
    """Return the text of a document, page by page.

    Raises:
        PdfFault: it is damaged, is locked by a password, or takes too much.
    """
    if len(content) > MOST_BYTES:
        raise _fault(said("it is too large"))
    processes = Processes(1, low=False)
    try:
        text, wrong = processes.submit(_extracted, content).result(_PATIENCE)
    except (BrokenExecutor, TimeoutError) as error:
        raise _fault(said("it takes too long or too much memory")) from error
    finally:
        processes.close(at_once=True)
    if wrong == _LOCKED:
        raise _fault(said("it is locked by a password"))
    if wrong:
        raise _fault(said("it is damaged ({words})", words=wrong[:200]))
    return text


_LOCKED: Final = "locked"


def _fault(wrong: Sentence) -> PdfFault:
    return PdfFault(said("this PDF document cannot be read: {wrong}", wrong=wrong))


def _extracted(content: bytes) -> tuple[str, str]:
    """Return the text of a document and what is wrong with it: the work of the process."""
    import logging

    bound_memory(_MEMORY)
    _bound_time(_SECONDS)
    logging.disable(logging.CRITICAL)  # pypdf tells of each small fault
    try:
        from pypdf import PdfReader

        reader = PdfReader(io.BytesIO(content))
        if reader.is_encrypted and not reader.decrypt(""):
            return "", _LOCKED
        pages: list[str] = []
        length = 0
        for number, page in enumerate(reader.pages):
            if number == MOST_PAGES or length > _LONGEST:
                break
            pieces: list[Piece] = []
            text = page.extract_text(visitor_text=partial(_note, pieces))
            pages.append(spaced(pieces) or text)
            length += len(pages[-1])
        return "\n\n".join(pages)[:_LONGEST], ""
    except Exception as error:  # noqa: BLE001 - whatever it is, the document is at fault
        return "", f"{type(error).__name__}: {error}"


Piece = tuple[str, float, float]
"""A run of letters, how high its line stands on the page, and the size of its letters."""


def _note(
    pieces: list[Piece],
    text: str,
    page: Sequence[float],
    line: Sequence[float],
    _: Any,
    size: float,
) -> None:
    """Keep a run of letters that pypdf tells of, with its place; the matrices are as in PDF."""
    if text:
        height = line[4] * page[1] + line[5] * page[3] + page[5]
        pieces.append((text, height, abs(size * line[3] * page[3])))


def spaced(pieces: Sequence[Piece]) -> str:
    """Return a text with a blank line where more is left free than between the other lines.

    pypdf leaves blank lines out; by them one problem of a letter ends and the next begins.
    """
    steps = sorted(
        above[1] - below[1] for above, below in pairwise(pieces) if above[1] - below[1] > 0.5
    )
    usual = steps[len(steps) // 4] if steps else 0.0
    text = ""
    before: Piece | None = None
    for piece in pieces:
        if before is not None and text:
            down = before[1] - piece[1]
            is_apart = down > _APART * max(usual, piece[2]) or down < -_APART * piece[2]
            if is_apart and text.strip():
                text = text.rstrip("\n") + "\n\n"
        text += piece[0]
        before = piece
    return text


_APART: Final = 1.35  # so many times what lies between two lines of one paragraph


def _bound_time(seconds: int) -> None:
    """Let the system end the process when it has used so much, where it can."""
    if sys.platform == "win32":
        return
    import resource

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
