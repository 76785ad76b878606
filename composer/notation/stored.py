# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions as a file told them, set for print where they are not solved here.

Solving programs write a tree, a move a line, further to the right with each half-move and in
long notation (`1...Kd3-c3`, `2.Qf5*a5 + !`). A move with a single answer takes it along on its
line; signs stand at their moves, and letters and words are the reader's. Any other text stays as
it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from composer.notation.letters import ENGLISH, ENGLISH_S, Letters
from composer.notation.spans import Line, Span
from composer.notation.words import ENGLISH as ENGLISH_WORDS
from composer.notation.words import Words

_LONG: Final = re.compile(
    r"(?<![A-Za-z0-9])(?P<man>[KQRBSN]?)(?P<origin>[a-h][1-8])(?P<way>[-*])(?P<target>[a-h][1-8])"
    r"(?:=(?P<promotion>[QRBSN]))?"
)
_MOVE_LINE: Final = re.compile(r"[0-9]+\.(?:\.\.)?\S")
_LOOSE_SIGNS: Final = re.compile(r"(?<=\S)[ \t]+(?=[+#!?]+(?:[ \t]|$))")
_WORD: Final = re.compile(r"\b(zugzwang|threat|but)\b(?:(?<=g)\.|(?<=t):)?")
_MOST: Final = 5000  # lines
_DEEPEST: Final = 12


def stored_lines(told: Iterable[str], letters: Letters, words: Words) -> tuple[Line, ...]:
    """Return the lines of a solution that a file told.

    Args:
        told: the lines, with the spaces at their beginnings.
        letters: the letters of the men, for moves in long notation.
        words: the words for threat, zugzwang and but.
    """
    given = [line.expandtabs(8) for line in told][:_MOST]
    rows = [(len(line) - len(line.lstrip()), line.strip()) for line in given if line.strip()]
    is_tree = any(_LONG.search(text) for _, text in rows)
    found: list[tuple[int, str]] = []
    for level, text, is_joined in _tree(rows):
        shown = _in_words(text, letters, words) if is_tree else text
        if is_joined:
            found[-1] = (found[-1][0], f"{found[-1][1]} {shown}")
        else:
            found.append((level, shown))
    return tuple(Line((Span(text),), min(level, _DEEPEST)) for level, text in found)


def _tree(rows: list[tuple[int, str]]) -> Iterator[tuple[int, str, bool]]:
    """Yield each row with its level, and whether it goes on the line of the row before."""
    parents = list(_parents(rows))
    children = [0] * len(rows)
    for parent in parents:
        if parent is not None:
            children[parent] += 1
    levels: list[int] = []
    for place, ((_, text), parent) in enumerate(zip(rows, parents, strict=True)):
        if parent is None:
            levels.append(0)
            yield 0, text, False
            continue
        alone = children[parent] == 1 and parent == place - 1
        joined = alone and all(_MOVE_LINE.match(rows[each][1]) for each in (parent, place))
        levels.append(levels[parent] + (0 if joined else 1))
        yield levels[place], text, joined


def _parents(rows: list[tuple[int, str]]) -> Iterator[int | None]:
    """Yield for each row the last one before it that begins further to the left."""
    above: list[int] = []
    for place, (depth, _) in enumerate(rows):
        while above and rows[above[-1]][0] >= depth:
            above.pop()
        yield above[-1] if above else None
        above.append(place)


def _in_words(text: str, letters: Letters, words: Words) -> str:
    theirs = {
        ENGLISH_WORDS.zugzwang: words.zugzwang,
        ENGLISH_WORDS.threat: words.threat,
        ENGLISH_WORDS.but: words.but,
    }
    text = _WORD.sub(lambda found: theirs[found[1]], text)
    text = _LONG.sub(lambda found: _move(found, letters), text)
    return _LOOSE_SIGNS.sub("", text)


def _move(found: re.Match[str], letters: Letters) -> str:
    way = "x" if found["way"] == "*" else "-"
    promotion = f"={_letter(found['promotion'], letters)}" if found["promotion"] else ""
    man = _letter(found["man"], letters) if found["man"] else ""
    return f"{man}{found['origin']}{way}{found['target']}{promotion}"


def _letter(sign: str, letters: Letters) -> str:
    theirs = ENGLISH_S if sign == ENGLISH_S.knight else ENGLISH
    return letters.in_order()[theirs.in_order().index(sign)]
