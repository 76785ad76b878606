# SPDX-License-Identifier: GPL-3.0-or-later
"""Which part of a problem with twins a passage of a sheet belongs to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from composer.problem.forms import DUPLEX_LETTER

_HEAD: Final = re.compile(
    r"(?<![\w(])(?:(?P<letter>[a-z])\)(?P<again>\s*(?i:duplex)\b:?)?|(?P<alone>(?i:duplex)\b:?))"
    r"|^[ \t]*\((?P<bracketed>[a-z])\)",  # `(b)` where a line begins: elsewhere it is a theme's
    re.MULTILINE,
)


def part_texts(text: str, letters: Sequence[str]) -> dict[str, str]:
    """Return what is written of each part of a problem with twins, each in its place.

    What stands before the first head belongs to the first part. Where no part is named that the
    problem has, the text is that of all, under an empty letter.
    """
    heads = [found for found in _HEAD.finditer(text) if _part_named(found) in letters]
    if not heads or not letters:
        return {"": text}
    found: dict[str, str] = {}
    if text[: heads[0].start()].strip():
        found[letters[0]] = _only(text, 0, heads[0].start())
    ends = [*(head.start() for head in heads[1:]), len(text)]
    for head, end in zip(heads, ends, strict=True):
        part = _only(text, head.end(), end)
        name = _part_named(head)
        before = found.get(name)
        found[name] = part if before is None else _over(before, part)
    return found


def _part_named(head: re.Match[str]) -> str:
    """Return which part a head names: `a`, `a duplex` or `duplex`."""
    if head["alone"]:
        return DUPLEX_LETTER
    letter = str(head["letter"] or head["bracketed"])
    return f"{letter} {DUPLEX_LETTER}" if head["again"] else letter


def blanked(text: str, start: int, end: int) -> str:
    """Return a text with blanks in a place of it; every other sign stays where it is."""
    kept = "".join(sign if sign == "\n" else " " for sign in text[start:end])
    return text[:start] + kept + text[end:]


def _only(text: str, start: int, end: int) -> str:
    return blanked(blanked(text, 0, start), end, len(text))


def _over(one: str, other: str) -> str:
    return "".join(b if a == " " else a for a, b in zip(one, other, strict=True))
