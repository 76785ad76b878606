# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions as a file stated them, set for print where they are not solved here.

Solving programs write a tree, a move a line, further to the right with each half-move and in
long notation (`1...Kd3-c3`, `2.Qf5*a5 + !`). A move with a single answer takes it along on its
line. Databases of studies write moves as PGN does, with variations in brackets, comments in
braces and signs as numbers (`$1`). Letters, signs and words become the reader's. Where a letter
of a man is not understood none is changed; any other text stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from types import MappingProxyType
from typing import Final

from composer.notation.letters import Letters
from composer.notation.sources import Source, any_source_of
from composer.notation.spans import Line, Span, joined
from composer.notation.words import ENGLISH as ENGLISH_WORDS
from composer.notation.words import Words
from composer.problem.problem import Problem

_AT_THE_MOVE: Final = MappingProxyType({1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"})
_OF_THE_POSITION: Final = MappingProxyType(
    {
        **dict.fromkeys((7, 8), "□"),  # the only move
        **dict.fromkeys((10, 11, 12), "="),
        13: "∞",
        14: "+/=",
        15: "=/+",
        16: "±",
        17: "∓",
        **dict.fromkeys((18, 20), "+–"),
        **dict.fromkeys((19, 21), "–+"),
        **dict.fromkeys((22, 23), "zz"),
        **dict.fromkeys((36, 37), "↑"),
        **dict.fromkeys((40, 41), "→"),
        **dict.fromkeys((132, 133), "↔"),
        140: "Δ",  # with the idea
        142: "≥",  # better is
        143: "≤",  # worse is
        144: "==",  # as good is
        146: "N",
    }
)

_TREE: Final = re.compile(r"(?<![A-Za-z0-9])[KQRBSN]?[a-h][1-8][-*][a-h][1-8]")
_MOVE_LINE: Final = re.compile(r"[0-9]+\.(?:\.\.)?\S")
_NOTED: Final = re.compile(r"\$[0-9]|[{}]|\([ \t]*[0-9]+[ \t]*\.")
_SIGN: Final = re.compile(r"(?<![ \t])[ \t]*\$([0-9]{1,3})(?![0-9])")
_COMMENT: Final = re.compile(r"(?<![ \t])[ \t]*\{([^{}]*)\}")
_BEFORE_CLOSING: Final = re.compile(r"(?<=\()[ \t]+|(?<![ \t])[ \t]+(?=\))")
_RESULT: Final = re.compile(r"(?<![ \t])[ \t]+\*[ \t]*$")
_WORD: Final = re.compile(
    r"(?<![^\W_])(?:(zugzwang)\.?(?=[ \t]*(?:[,;)\]]|$))|(threat):?(?=[ \t]*(?:[0-9]+\.|$))"
    r"|(but)(?=[ \t]*(?:[0-9]+[ \t]*\.|$)))"
)
_AFTER_EFFECT: Final = re.compile(r"\][ \t]+(?=[+#!?])")
_MOST: Final = 5000  # lines
_DEEPEST: Final = 12
_DEFENCE: Final = re.compile(r"[0-9]+\.\.\.")
_ANSWERED: Final = re.compile(r"(?<![0-9.])([0-9]{1,3}\.\.\.[^\s,;()\[\]]+) (?=[0-9]{1,3}\.[^.\s])")
_REPLIED: Final = re.compile(r"(?<![0-9.])([0-9]{1,3}\.[^.\s,;()\[\]]+) (?=[^\W0-9_]*[a-h][1-8])")
_NO_BREAK: Final = "\u00a0"
_SLACK: Final = 8  # characters: not every program wraps as late as it can
_HALF: Final = "1/2-1/2"


def told_lines(problem: Problem) -> tuple[str, ...]:
    """Return the lines of the solution that a problem's file told."""
    stored = problem.extra("solution").strip("\n")
    if stored.strip().startswith('"') and stored.rstrip().endswith('"'):
        stored = stored.strip().strip('"')  # some collections quote what is quoted already
    return tuple(line.rstrip() for line in stored.splitlines()) if stored.strip() else ()


def stored_lines(
    told: Iterable[str], letters: Letters, words: Words, is_fairy: bool = False
) -> tuple[Line, ...]:
    """Return the lines of a solution that a file stated.

    Args:
        told: the lines, with the spaces at their beginnings; empty ones part paragraphs.
        letters: the letters of the men.
        words: the words for threat, zugzwang and but.
        is_fairy: whether the problem has fairy men, so that N is one of them.
    """
    given = [line.expandtabs(8).rstrip() for line in told][:_MOST]
    whole = "\n".join(given)
    rows = list(_rows(given, bool(_NOTED.search(whole)) and not _TREE.search(whole)))
    source = any_source_of(whole, is_fairy)
    found: list[tuple[int, tuple[Span, ...]]] = []
    before = ""
    for level, text, is_joined in _tree(rows):
        shown = tuple(_set(text, source, letters, words))
        if is_joined:
            tie = Span(_NO_BREAK if _DEFENCE.match(before) else " ")
            found[-1] = (found[-1][0], (*found[-1][1], tie, *shown))
        else:
            found.append((level, shown))
        before = text
    return tuple(Line(joined(spans), min(level, _DEEPEST)) for level, spans in found if spans)


def _rows(lines: list[str], noted: bool) -> Iterator[tuple[int, str]]:
    """Yield the lines with their depths; those that a program has wrapped are brought together.

    A program has wrapped a paragraph where no line had room for the first word of the next.
    """
    paragraph: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            paragraph.append(line)
            continue
        if noted and _is_wrapped(paragraph):
            paragraph = [" ".join(line.strip() for line in paragraph)]
        paragraph = list(_with_whole_remarks(paragraph))
        yield from ((len(line) - len(line.lstrip()), line.strip()) for line in paragraph)
        paragraph = []


def _with_whole_remarks(lines: list[str]) -> Iterator[str]:
    """Yield lines so that each remark in braces ends on the line where it begins."""
    begun: list[str] = []
    opened = 0
    for line in lines:
        begun.append(line)
        opened = max(0, opened + line.count("{") - line.count("}"))
        if not opened:
            yield " ".join((begun[0], *(line.strip() for line in begun[1:])))
            begun = []
    yield from begun  # one that ends nowhere is none


def _is_wrapped(lines: list[str]) -> bool:
    if len(lines) < 2 or any(line.startswith(" ") for line in lines):
        return False
    widest = max(map(len, lines))
    return all(
        len(line) + 1 + len(following.split()[0]) > widest - _SLACK
        for line, following in pairwise(lines)
    )


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
        joined = alone and all(_MOVE_LINE.match(rows[row][1]) for row in (parent, place))
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


def _set(text: str, source: Source | None, letters: Letters, words: Words) -> Iterator[Span]:
    """Yield the runs of a line: its moves, and what is said of them in italics."""
    end = 0
    for comment in _COMMENT.finditer(text):
        yield Span(_play(text[end : comment.start()], source, letters, words))
        end = comment.end()
        said = " ".join(comment[1].split())
        if said.strip("+#"):  # a bare sign repeats that of the move
            before = text[: comment.start()].rstrip()
            yield Span(" " if before and not before.endswith("(") else "")
            yield Span(_moves(said, source, letters), italic=True)
    yield Span(_play(text[end:], source, letters, words))


def _play(text: str, source: Source | None, letters: Letters, words: Words) -> str:
    """Return moves with their signs in the reader's letters and words."""
    theirs = {
        ENGLISH_WORDS.zugzwang: words.zugzwang,
        ENGLISH_WORDS.threat: words.threat,
        ENGLISH_WORDS.but: words.but,
    }
    if source is not None:
        text = _WORD.sub(lambda found: theirs[found[1] or found[2] or found[3]], text)
    text = _SIGN.sub(lambda found: sign_of(int(found[1])) or found[0], text)
    text = _RESULT.sub("", text).replace(_HALF, "½-½")
    text = _BEFORE_CLOSING.sub("", _moves(text, source, letters))
    if source is None:
        return text
    return _REPLIED.sub(rf"\1{_NO_BREAK}", _ANSWERED.sub(rf"\1{_NO_BREAK}", text))


def _moves(text: str, source: Source | None, letters: Letters) -> str:
    if source is None:
        return text
    moves = source.pattern.sub(lambda found: source.move(found, letters), text)
    return _AFTER_EFFECT.sub("]", moves)


def sign_of(number: int) -> str:
    """Return the sign of a glyph of PGN (`$1`), with the space before it; empty if not known.

    The numbers are those of the PGN standard of 1994, section 10, and beyond 139 those that
    databases of games have added.
    """
    if number == 0:
        return ""
    at_the_move = _AT_THE_MOVE.get(number)
    if at_the_move is not None:
        return at_the_move
    other = _OF_THE_POSITION.get(number)
    return f" {other}" if other is not None else ""
