# SPDX-License-Identifier: GPL-3.0-or-later
"""Which part of a problem with twins a passage of a sheet belongs to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from composer.problem.forms import DUPLEX_LETTER

_HEAD: Final = re.compile(
    r"(?<![\w(])(?:(?P<letter>[a-z])\)(?P<again>\s*(?i:duplex)\b:?)?|(?P<alone>(?i:duplex)\b:?))"
)
# `(b)` is a theme's letter, too: it is a head where a line begins, and within one before `1.`.
_BRACKETED: Final = re.compile(
    r"^[ \t]*\((?P<begun>[a-z])\)(?![ \t]*[2-9])"
    r"|\((?P<within>[a-z])\)(?=[ \t]*1[ \t]*\.(?![ \t]*\.))",
    re.MULTILINE,
)
_LETTER: Final = re.compile(r"\(([a-z])\)")


def part_texts(text: str, letters: Sequence[str]) -> dict[str, str]:
    """Return what is written of each part of a problem with twins, each in its place.

    What stands before the first head belongs to the first part. Where no part is named that the
    problem has, or it is not certain where one begins, the text is that of all, under an empty
    letter.
    """
    heads = _heads(text, letters)
    if not heads:
        return {"": text}
    found: dict[str, str] = {}
    if text[: heads[0][0]].strip():
        found[letters[0]] = _only(text, 0, heads[0][0])
    ends = [*(start for start, _, _ in heads[1:]), len(text)]
    for (_, start, name), end in zip(heads, ends, strict=True):
        part = _only(text, start, end)
        before = found.get(name)
        found[name] = part if before is None else _over(before, part)
    return found


def _heads(text: str, letters: Sequence[str]) -> list[tuple[int, int, str]]:
    """Return where heads begin and end, and which parts they name; `(b)` only where no `b)` is."""
    heads = [(*found.span(), _part_named(found)) for found in _HEAD.finditer(text)]
    heads = [head for head in heads if head[2] in letters]
    if any(name != DUPLEX_LETTER for _, _, name in heads):
        return heads
    every = [found for found in _BRACKETED.finditer(text) if _letter_of(found) in letters]
    if not any(found["begun"] for found in every):
        return heads
    named = sum(letter in letters for letter in _LETTER.findall(text))
    if named > len(every):  # a theme's letter, or a head
        return []
    return sorted([*heads, *((*found.span(), _letter_of(found)) for found in every)])


def _letter_of(found: re.Match[str]) -> str:
    return str(found["begun"] or found["within"])


def _part_named(head: re.Match[str]) -> str:
    """Return which part a head names: `a`, `a duplex` or `duplex`."""
    if head["alone"]:
        return DUPLEX_LETTER
    return f"{head['letter']} {DUPLEX_LETTER}" if head["again"] else str(head["letter"])


def blanked(text: str, start: int, end: int) -> str:
    """Return a text with blanks in a place of it; every other sign stays where it is."""
    kept = "".join(sign if sign == "\n" else " " for sign in text[start:end])
    return text[:start] + kept + text[end:]


def _only(text: str, start: int, end: int) -> str:
    return blanked(blanked(text, 0, start), end, len(text))


def _over(one: str, other: str) -> str:
    return "".join(b if a == " " else a for a, b in zip(one, other, strict=True))
