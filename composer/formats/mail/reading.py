# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading a letter: every problem in it, with the places of what was understood.

`read_mail` takes a text as it was pasted, `read_mail_file` a file of text; messages with what is
attached to them are read by `composer.formats.sniff.read_post`.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from composer.formats.entry import Entry, Fault
from composer.formats.lines import numbered_lines, require_file
from composer.formats.mail import words
from composer.formats.mail.letter import Letter, Mark, Part, Sent
from composer.formats.mail.parts import (
    is_move_line,
    name_of,
    names_in,
    solution_in,
    tasks_in,
    twins_in,
    worded_tasks,
)
from composer.formats.mail.positions import Placed, positions_in
from composer.formats.mail.records import Record, records_in
from composer.problem.credits import Credits
from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.originals.status import Original, Stage, Step, with_original
from composer.problem.position import EMPTY
from composer.problem.problem import Problem
from composer.problem.questionturn import usual_turn
from composer.problem.statement import with_statement
from composer.problem.stipulation import NO_TASK, Stipulation
from composer.problem.task import WrittenTask
from composer.problem.taskedits import with_task
from composer.problem.twins import Twin, Unread
from composer.said.sentence import NOTHING, Sentence, said

LONGEST: Final = 200_000
"""Characters of a letter that are read."""

_KEPT: Final = 20_000  # characters of a letter that are kept with each of its problems
_HEAD_LINES: Final = 40
_BREAKS: Final = re.compile(r"\r\n?|[\u2028\u2029\x85]")


def read_mail_file(path: Path) -> Letter:
    """Read a file of plain text.

    Raises:
        FormatError: the file cannot be read.
    """
    require_file(path)
    return read_mail("\n".join(line for _, line in numbered_lines(path)))


def read_mail(text: str) -> Letter:
    """Read a letter. Nothing is guessed: what it does not say is left open, and noted.

    Line ends become `\\n`; the marks are places in `Letter.text`.
    """
    whole = _BREAKS.sub("\n", text.lstrip("\ufeff"))
    text = whole[:LONGEST]
    letter = Letter(text)
    if len(whole) > LONGEST:
        letter = letter.noting(
            said("the letter is longer than {most} characters: the rest was not read", most=LONGEST)
        )
    marks, letter = _head(text, letter)
    records = records_in(text)
    blank = _without(text, records)
    placed, repeated = _distinct(positions_in(blank))
    marks += [Mark(Part.FAULT, p.start, p.end, note=p.note) for p in placed if p.position is None]
    found: list[Placed | Record] = [*records, *(p for p in placed if p.position is not None)]
    found.sort(key=lambda each: each.start)
    starts = [_begin(blank, each, found[n - 1].end if n else 0) for n, each in enumerate(found)]
    problems = []
    for number, each in enumerate(found):
        end = starts[number + 1] if number + 1 < len(found) else len(text)
        if isinstance(each, Record):
            problems.append(Sent(each.entry.problem, each.start, each.end, each.entry.notes))
            marks.append(Mark(Part.RECORD, each.start, each.end, number))
            continue
        sent, its = _sent(blank, each, starts[number], end, number)
        problems.append(sent)
        marks += its
    marks += [Mark(Part.POSITION, p.start, p.end, n) for p, n in _repeats(repeated, found)]
    return replace(letter, problems=tuple(problems), marks=_apart(marks))


def original_of_letter(letter: Letter, number: int) -> Problem:
    """Return a problem of a letter as an original that was received, with its part of the letter.

    Args:
        letter: the letter.
        number: which of its problems, from 0.
    """
    text = letter.text if len(letter.text) <= _KEPT else letter.text_of(number)
    step = Step(Stage.RECEIVED, letter.date, letter.sender)
    return with_original(
        letter.problems[number].problem, Original(letter.address, (step,), text[:_KEPT])
    )


def entries_of(letter: Letter, told: Container[int] | None = None) -> Iterator[Entry | Fault]:
    """Yield the originals of a letter as those of a file, and what looks like one and is none.

    Args:
        letter: the letter.
        told: which of its problems, from 0; by default all.
    """
    for mark in letter.marks:
        if mark.part is Part.FAULT:
            yield Fault(_line(letter, mark.start), mark.note)
    for number, sent in enumerate(letter.problems):
        if told is not None and number not in told:
            continue
        yield Entry(original_of_letter(letter, number), _line(letter, sent.start), notes=sent.notes)


def _line(letter: Letter, place: int) -> int:
    return letter.text.count("\n", 0, place) + 1


def _head(text: str, letter: Letter) -> tuple[list[Mark], Letter]:
    """Read who wrote the letter, and when: by its head, else by what stands below it."""
    marks, place, sender, date = list[Mark](), 0, "", ""
    for line in text.split("\n")[:_HEAD_LINES]:
        found = words.HEAD.match(line)
        if found is not None and found["from"] and "@" in found["text"] and not sender:
            name = found["text"].partition("<")[0].strip(" \"'")
            if name and "@" not in name:
                sender = name
                at = place + line.index(name)
                marks.append(Mark(Part.SENDER, at, at + len(name)))
        elif found is not None and found["date"] and not date:
            date = _day(found["text"])
            if date:
                marks.append(
                    Mark(Part.DATE, place + found.start("text"), place + found.end("text"))
                )
        place += len(line) + 1
    mail = words.MAIL.search(text)
    if mail is not None:
        marks.append(Mark(Part.ADDRESS, mail.start(), mail.end()))
    closings = list(words.CLOSING.finditer(text))
    closing = closings[-1] if closings else None
    if closing is not None and not sender:
        for below in re.finditer(r"[^\n]+", text[closing.start("behind") : closing.end() + 200]):
            named = name_of(below[0])
            if named is not None:
                start = closing.start("behind") + below.start()
                marks.append(Mark(Part.SENDER, start + named[0], start + named[1]))
                sender = below[0][named[0] : named[1]]
                break
    address = "" if mail is None else mail[0]
    return marks, replace(letter, sender=sender, address=address, date=date)


def _day(text: str) -> str:
    from email.utils import parsedate_to_datetime

    iso = re.search(r"(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)", text)
    if iso is not None:
        return iso[0]
    try:
        return parsedate_to_datetime(text).date().isoformat()
    except (TypeError, ValueError, IndexError, OverflowError):
        return ""


def _without(text: str, records: tuple[Record, ...]) -> str:
    """Return the text with blanks where records of other forms stand; places stay."""
    for record in records:
        inner = re.sub(r"[^\n]", " ", text[record.start : record.end])
        text = text[: record.start] + inner + text[record.end :]
    return text


def _distinct(placed: tuple[Placed, ...]) -> tuple[list[Placed], list[Placed]]:
    """Part positions from those that repeat an earlier one, as a FEN beside a list of men."""
    seen, first, again = set[object](), list[Placed](), list[Placed]()
    for each in placed:
        board = None if each.position is None else each.position.board
        (again if board is not None and board in seen else first).append(each)
        seen.add(board)
    return first, again


def _repeats(repeated: list[Placed], found: list[Placed | Record]) -> Iterator[tuple[Placed, int]]:
    numbers = {
        each.position.board: number
        for number, each in enumerate(found)
        if isinstance(each, Placed) and each.position is not None
    }
    for each in repeated:
        if each.position is not None and each.position.board in numbers:
            yield each, numbers[each.position.board]


def _begin(text: str, each: Placed | Record, before: int) -> int:
    """Return where the heading of a problem begins: above its position, below the one before."""
    if isinstance(each, Record):
        return each.start
    if not before:
        return 0
    place = max(before, text.rfind("\n", 0, each.start) + 1)
    below = text.find("\n", before) + 1  # what is asked of the one before often stands there
    blanks = lines = 0
    while place > before and lines < 8:
        start = max(before, text.rfind("\n", 0, place - 1) + 1)
        line = text[start : place - 1]
        if not line.strip():
            blanks += 1
            if blanks > 1 and lines:
                break
        elif (
            is_move_line(line)
            or start == before
            or (start == below and _asks(line))
            or (
                blanks and (words.COUNT.search(line) or words.TESTED.search(line) or len(line) > 80)
            )
        ):
            break
        else:
            lines += 1
        place = start
    return place


def _asks(line: str) -> bool:
    """Return whether a line tells a task or the number of men."""
    return words.COUNT.search(line) is not None or any(True for _ in tasks_in(line, 0, len(line)))


def _sent(text: str, placed: Placed, start: int, end: int, number: int) -> tuple[Sent, list[Mark]]:
    position = placed.position or EMPTY
    notes = [placed.note] if placed.note else []
    marks = [Mark(Part.POSITION, placed.start, placed.end, number, placed.note)]
    closing = words.CLOSING.search(text, placed.end, end)
    last = end if closing is None else closing.start()
    solution = solution_in(text, placed.end, last)
    below = last if solution is None else solution[0]
    asked, written, mark = _asked(text, (start, placed.start), (placed.end, below), notes)
    if mark is not None:
        marks.append(Mark(Part.TASK, *mark, number))
    twins: list[Twin] = []
    for begun, done, twin in twins_in(text, placed.end, below, position):
        twins.append(twin)
        is_read = not any(isinstance(change, Unread) for change in twin.changes)
        note = NOTHING if is_read else _not_understood(twin)
        marks.append(Mark(Part.TWIN, begun, done, number, note))
    if not placed.told_turn:
        places = ((placed.end, below), (max(start, placed.start - 200), placed.start))
        is_black = any(words.BLACK_MOVES.search(text, *where) for where in places)
        turn = Colour.BLACK if is_black else usual_turn(position, asked)
        position = set_turn(position, turn)
    problem = Problem(position, asked, _credits(text, start, placed, last, marks, number))
    problem = with_task(replace(problem, twins=tuple(twins)), written)
    if solution is not None:
        marks.append(Mark(Part.SOLUTION, solution[0], solution[2], number))
        kept = (*problem.extras, ("solution", text[solution[1] : solution[2]].strip()))
        problem = replace(problem, extras=kept)
    problem, stated = _tested_and_counted(text, problem, (start, below), marks, notes, number)
    notes += _open(problem, twins)
    return Sent(problem, start, last, tuple(notes), stated), marks


def _asked(
    text: str, heading: tuple[int, int], tail: tuple[int, int], notes: list[Sentence]
) -> tuple[Stipulation, WrittenTask, tuple[int, int] | None]:
    """Return what is asked, if all that is said of it says the same."""
    heading = (max(heading[0], text.rfind("\n\n", 0, heading[1]) - 200), heading[1])
    found = [*tasks_in(text, *tail)][:1] + [*tasks_in(text, *heading)][-1:]
    found = found or [*worded_tasks(text, *tail), *worded_tasks(text, *heading)]
    rules = words.RULES_LABEL.search(text, *tail)
    if not found:
        notes.append(said("no task is given"))
        return NO_TASK, WrittenTask(""), None
    if len({str(asked) for _, _, asked, _ in found}) > 1:
        one, two = (str(asked) for _, _, asked, _ in found[:2])
        notes.append(said("both {one} and {two} stand here", one=one, two=two))
        return NO_TASK, WrittenTask(""), (found[0][0], found[0][1])
    start, end, asked, written = found[0]
    if rules is not None:
        for more in tasks_in(f"{written.sign} {rules['text']}", 0, 400):
            asked = more[2]
        if not asked.is_fairy:
            notes.append(said("the conditions are not understood: {words}", words=rules["text"]))
    return asked, written, (start, end)


def _credits(
    text: str, start: int, placed: Placed, last: int, marks: list[Mark], number: int
) -> Credits:
    """Return the authors and the dedication that are named."""
    authors: tuple[str, ...] = ()
    labelled = words.AUTHOR.search(text, start, last) or words.BY.search(text, start, last)
    if labelled is not None:
        authors = names_in(labelled["text"])
        marks.append(Mark(Part.AUTHOR, labelled.start("text"), labelled.end("text"), number))
    else:
        place = placed.start
        for line in reversed(text[max(start, placed.start - 400) : placed.start].split("\n")):
            place -= len(line)
            named = name_of(line) if not words.HEAD.match(line) else None
            if named is not None:
                authors = names_in(line[named[0] : named[1]])
                marks.append(Mark(Part.AUTHOR, place + named[0], place + named[1], number))
                break
            place -= 1
    given = words.DEDICATION.search(text, start, last)
    dedication = "" if given is None else (given["text"] or given["name"]).strip()
    if given is not None:
        marks.append(Mark(Part.DEDICATION, given.start(), given.end(), number))
    return Credits(authors, dedication=dedication)


def _tested_and_counted(
    text: str,
    problem: Problem,
    where: tuple[int, int],
    marks: list[Mark],
    notes: list[Sentence],
    number: int,
) -> tuple[Problem, tuple[int, ...]]:
    tested = words.TESTED.search(text, *where)
    if tested is not None:
        sign = f"C{tested['how']}" if tested["sign"] else ""
        tool = " ".join((tested["tool"] or "").split())
        problem = with_statement(problem, " ".join(filter(None, (sign, tool))))
        marks.append(Mark(Part.TESTED, tested.start(), tested.end(), number))
    counted = words.COUNT.search(text, *where)
    if counted is None:
        return problem, ()
    groups = (counted["w"] or counted["w2"], counted["b"] or counted["b2"], counted["n"])
    stated = tuple(int(group) for group in groups if group)
    men = [man.colour for _, man in problem.position]
    stand = tuple(men.count(side) for side in (Colour.WHITE, Colour.BLACK, Colour.NEUTRAL))
    note = NOTHING
    if stated != stand[: len(stated)]:
        note = said(
            "{stated} men are stated, {found} stand on the board",
            stated="+".join(map(str, stated)),
            found="+".join(map(str, stand[: max(2, len(stated))])),
        )
        notes.append(note)
    marks.append(Mark(Part.COUNT, counted.start(), counted.end(), number, note))
    return problem, stated


def _open(problem: Problem, twins: list[Twin]) -> Iterator[Sentence]:
    if not problem.credits.authors:
        yield said("no author is named")
    for twin in twins:
        if any(isinstance(change, Unread) for change in twin.changes):
            yield _not_understood(twin)


def _not_understood(twin: Twin) -> Sentence:
    return said("twin {letter} is not understood", letter=f"{twin.letter})")


def _apart(marks: list[Mark]) -> tuple[Mark, ...]:
    """Return marks in order, without those that begin inside of another."""
    kept: list[Mark] = []
    for mark in sorted(marks, key=lambda each: (each.start, -each.end)):
        if not kept or mark.start >= kept[-1].end:
            kept.append(mark)
    return tuple(kept)
