# SPDX-License-Identifier: GPL-3.0-or-later
"""In which encoding a text file is written: UTF-8, UTF-16 with its mark, or an old code page.

UTF-8 is certain when the whole file is valid in it. Where it is not, the file is of an older
program: Cyrillic letters come in runs in cp1251, accented letters alone in cp1252. That is a
guess, and is reported.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from composer.said.sentence import NOTHING, Sentence, said

_UTF8: Final = "utf-8-sig"
_CHUNK: Final = 1 << 20
_HIGH: Final = re.compile(rb"[\x80-\xff]+")
_MARKS: Final = ((codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_ENOUGH: Final = 20_000  # bytes that are no ASCII, from which an old code page is guessed
_MOSTLY: Final = 0.8
_WORDS: Final = {"cp1251": "Cyrillic Windows (cp1251)", "cp1252": "Western Windows (cp1252)"}


@dataclass(frozen=True, slots=True)
class Encoding:
    """How a file is to be decoded.

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
