# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands around a position in a letter: task, counts, statement, twins, solution, names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from composer.formats.asking import normal_sign, statements
from composer.formats.mail.words import JOINED, NAME, NO_NAMES, SOLUTION_LABEL, TASK_LABEL
from composer.formats.menlists import ENGLISH, FRENCH, GERMAN, ITALIAN, RUSSIAN, SPANISH
from composer.problem.position import Position
from composer.problem.squares import parse_square
from composer.problem.stipulation import Stipulation, StipulationError, parse_task
from composer.problem.task import WrittenTask, written_task
from composer.problem.twins import (
    Change,
    Exchange,
    MoveMan,
    OtherStipulation,
    RemoveMan,
    Twin,
    Unread,
)

_SIGN: Final = (
    r"(?:(?:p?ser-|exact-)?(?:semi-r|hs|hr|h|s|r)?[ ]?[#=][ ]?\d{1,3}(?:[.,]5|½)?"
    r"|(?:p?ser-)?(?:hs|hr|h|s|r)?\d{1,3}(?:[.,]5|½)?[#=](?!\d)"
    r"|s?pg[ ]?\d{1,3}(?:[.,][05])?|(?:p?ser-)?h?[=]{2}\d{1,2})"
)
_TASK: Final = re.compile(
    rf"(?:^[ \t>*•-]*(?:(?:no|nr|n)?[.º°]?[ \t]?\d{{1,6}}[.):][ \t]+)?"
    rf"(?:{TASK_LABEL}[ \t]*:[ \t]*)?|[ \t(,;:|–—][ \t]?)"
    rf"(?P<sign>{_SIGN})(?![\w#=])(?P<behind>[^\n;|]{{0,80}})",
    re.IGNORECASE | re.MULTILINE,
)
_STOP: Final = re.compile(
    r"\(?\d{1,2}[ ]?\+|(?<!\w)C[+-]|(?<![\w.])1[ ]?\.(?!\d)|\t|[ ]{2,}|[–—:]|, ?by |\bpopeye\b",
    re.IGNORECASE,
)
_MOVES: Final = re.compile(
    r"(?<![\w.])\d{1,2}[ \t]?(?:\.{1,4}|…)[ \t.…]*[^\W\d_]{0,2}[a-h]?[1-8]?[x:*×-]?[a-h][1-8]"
    r"|(?<![\w.])\d{1,2}[ \t]?(?:\.{1,4}|…)[ \t.…]*[0O]-[0O]"
)
_TWIN: Final = re.compile(
    r"(?:(?<=^)|(?<=[\s;,(]))(?P<letter>[b-z])\)[ \t]*(?P<text>[^\n;]{1,120}?)"
    r"(?=[ \t]*(?:[,;][ \t]*|[ \t]+)[c-z]\)|[ \t]*[;\n]|[ \t]*$)",
    re.MULTILINE,
)
_AT: Final = r"(?P<{0}>(?:[wbsWBS]?[^\W\d_]{{1,2}})?)(?P<{0}at>[a-h][1-8])"
_ONE, _TWO = _AT.format("one"), _AT.format("two")
_MOVE: Final = re.compile(rf"{_ONE}[ ]?(?:→|-{{1,2}}>|=>|nach|to|a|à|en|на)[ ]?{_TWO}")
_EXCHANGE: Final = re.compile(rf"{_ONE}[ ]?(?:↔|<-{{1,2}}>|<=>)[ ]?{_TWO}")
_REMOVE: Final = re.compile(
    rf"(?:without|ohne|remove|sans|senza|sin|без|-|minus)[ ]?{_ONE}", re.IGNORECASE
)
_LETTERS: Final = (ENGLISH, GERMAN, FRENCH, ITALIAN, SPANISH, RUSSIAN)


def is_move_line(line: str) -> bool:
    """Return whether a line holds numbered moves."""
    return _MOVES.search(line) is not None


def tasks_in(
    text: str, start: int, end: int
) -> Iterator[tuple[int, int, Stipulation, WrittenTask]]:
    """Yield the tasks that a part of a text states by their signs, with their places."""
    for found in _TASK.finditer(text, start, end):
        line = text[text.rfind("\n", 0, found.start("sign")) + 1 : found.start("sign")]
        if is_move_line(line):
            continue
        behind = found["behind"]
        stop = _STOP.search(behind)
        words = (found["sign"] + (behind if stop is None else behind[: stop.start()])).split(" ")
        for count in range(len(words), 0, -1):
            written = " ".join(words[:count]).rstrip(" ,.(")
            read = _task(written)
            numbered = count > 1 and re.match(r"[\d.]", words[1]) is not None
            if read is None or (numbered and not (read[1].intended or read[1].set_play)):
                continue  # `h#2 2` is no h#22
            begin = found.start("sign")
            yield begin, begin + len(written), *read
            break


def worded_tasks(
    text: str, start: int, end: int
) -> Iterator[tuple[int, int, Stipulation, WrittenTask]]:
    """Yield the tasks that lines state in words: `mate in three`, `White to play and win`."""
    place = start
    for line in text[start:end].split("\n"):
        if line.strip() and len(line) < 120 and not is_move_line(line):
            for told in statements(line, signs=False):
                inner = len(line) - len(line.lstrip())
                stated = WrittenTask(str(told.stipulation))
                yield place + inner, place + len(line.rstrip()), told.stipulation, stated
        place += len(line) + 1


def _task(text: str) -> tuple[Stipulation, WrittenTask] | None:
    written = written_task(normal_sign(re.sub(r"([#=])[ ](?=\d)", r"\1", text)))
    try:
        return parse_task(written.sign), written
    except StipulationError:
        return None


def solution_in(text: str, start: int, end: int) -> tuple[int, int, int] | None:
    """Return where a solution stands: where its mark begins, its moves begin, and its end."""
    label = SOLUTION_LABEL.search(text, start, end)
    first = _first_moves(text, start, end)
    if label is not None and (first is None or label.start() <= first):
        begun, begin = label.start(), label.end()
    elif first is not None:
        begun = begin = first
    else:
        return None
    last, place, blank = begin, begin, False
    for line in text[begin:end].split("\n"):
        moves = is_move_line(line) or re.search(r"[a-h][1-8]", line) is not None
        if line.strip() and (moves or not blank):
            if blank and not moves:
                break
            last = place + len(line.rstrip())
        elif line.strip():
            break
        blank = not line.strip()
        place += len(line) + 1
    return (begun, begin, last) if last > begin else None


def _first_moves(text: str, start: int, end: int) -> int | None:
    place = start
    for line in text[start:end].split("\n"):
        found = _MOVES.search(line)
        if found is not None:
            before = line[: found.start()]
            inner = found.start() if re.search(r"[#=]\d|\d\+\d", before) else 0
            return place + inner + (len(line) - len(line.lstrip()) if not inner else 0)
        place += len(line) + 1
    return None


def twins_in(
    text: str, start: int, end: int, position: Position
) -> Iterator[tuple[int, int, Twin]]:
    """Yield the twins whose changes a part of a text states; the rest is kept in words."""
    wanted = "b"
    for found in _TWIN.finditer(text, start, end):
        words = found["text"].strip().rstrip(".,)")
        if found["letter"] != wanted or not words or re.match(r"[\d*I]", words):
            continue
        change = _change(words, position)
        yield found.start(), found.end("text"), Twin(wanted, (change or Unread(words),))
        wanted = chr(ord(wanted) + 1)


def _change(text: str, position: Position) -> Change | None:
    for pattern in (_MOVE, _EXCHANGE, _REMOVE):
        found = pattern.fullmatch(text)
        if found is None:
            continue
        one = parse_square(found["oneat"])
        if not _stands(found["one"], one, position):
            return None
        if pattern is _REMOVE:
            return RemoveMan(one)
        two = parse_square(found["twoat"])
        if pattern is _EXCHANGE:
            return Exchange(one, two) if _stands(found["two"], two, position) else None
        return MoveMan(one, two)
    read = _task(text)
    return None if read is None else OtherStipulation(read[0])


def _stands(code: str, square: int, position: Position) -> bool:
    """Return whether the man that a letter names, in some language, stands on a square."""
    man = position.board[square]
    if man is None:
        return False
    names = {code, code[1:] if code[:1].islower() else code}
    return not code.strip() or any(
        letters.get(name.upper()) == man.kind for letters in _LETTERS for name in names if name
    )


def name_of(line: str) -> tuple[int, int] | None:
    """Return where a name stands that a line consists of, beside a number or a place; or None."""
    found = NAME.search(line)
    if found is None or re.search(r"[?!@/=#]", line) or len(line.split()) > 9:
        return None
    before, behind = line[: found.start()].strip(" \t>*•"), line[found.end() :].strip()
    first = found[0].split()[0].lower().strip(".,")
    plain = re.fullmatch(r"(?:(?:no|nr|n|№)?[.º°]?[ ]?\d{0,6}[.):]?)?", before, re.IGNORECASE)
    if (
        plain is None
        or first in NO_NAMES
        or (behind and not behind.startswith((",", "(", "&", ";")))
    ):
        return None
    return found.start(), found.end()


def names_in(text: str) -> tuple[str, ...]:
    """Return the names of several authors, parted at `&`, `and` and their like."""
    return tuple(name.strip(" .") for name in JOINED.split(text) if name.strip(" ."))
