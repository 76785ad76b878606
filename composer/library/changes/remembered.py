# SPDX-License-Identifier: GPL-3.0-or-later
"""The positions that were met while a problem was composed, kept beside its versions.

They are no versions: nobody saved them, they are not searched, and only so many are kept: of each
problem sixty sound ones and forty that are not, besides those of which the composer said something.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final

from composer.formats.objects.problemobject import Json, json_text, problem_object
from composer.library.access.store import Library
from composer.library.file.faults import LibraryFault
from composer.library.records.problemform import ProblemFormError, parse_json, problem_from_object
from composer.problem.forms import is_duplex
from composer.problem.problem import Problem
from composer.problem.task import Duplex
from composer.problem.taskedits import with_option
from composer.said.sentence import Template, said

MOST: Final = 60
"""Sound positions that are kept besides those that were pinned, named or annotated."""

MOST_LOOKED: Final = 20
"""Lines that are kept of a position on which they were played."""

MOST_UNSOUND: Final = 40
"""Unsound positions that are kept besides those."""

SOUND: Final = "sound"


@dataclass(frozen=True, slots=True)
class Remembered:
    """A position that was met.

    Attributes:
        number: which one of its problem it is, from 1; never given to another.
        parent: the number of the one it was made from; None for the first.
        version_id: the version it was made from, where it was made from none of these.
        problem: position, stipulation and twins, or those of another game; nothing else is kept.
        key_text: its key in short notation with English letters.
        themes: ids of its themes.
        name: what the composer calls it.
        note: the composer's remark.
        pinned: whether it stays however many others come.
        met_at: when, in UTC.
        verdict: what was found of it.
        returned: how often it came back onto the board after another one.
        looked: the lines that were played on it without an edit, each once, the first one first.
    """

    number: int
    problem: Problem
    parent: int | None = None
    version_id: int | None = None
    key_text: str = ""
    themes: tuple[str, ...] = ()
    name: str = ""
    note: str = ""
    pinned: bool = False
    met_at: datetime = datetime(1970, 1, 1, tzinfo=UTC)
    verdict: str = SOUND
    returned: int = 0
    looked: tuple[str, ...] = ()

    @property
    def is_sound(self) -> bool:
        """Whether it was found to be sound."""
        return self.verdict == SOUND

    @property
    def is_wanted(self) -> bool:
        """Whether the composer said something of it, so that it never goes by itself."""
        return self.pinned or bool(self.name) or bool(self.note)


Memory = tuple[Remembered, ...]
"""What is remembered of one problem, the oldest first."""


def bare(problem: Problem) -> Problem:
    """Return what is remembered of a problem."""
    plain = Problem(problem.position, problem.stipulation, twins=problem.twins, game=problem.game)
    return with_option(plain, Duplex.BOTH.value, is_duplex(problem))


def found_in(memory: Memory, problem: Problem) -> Remembered | None:
    """Return what is remembered of a position, if it was met."""
    sought = bare(problem)
    return next((entry for entry in memory if entry.problem == sought), None)


def remember(memory: Memory, fresh: Remembered) -> Memory:
    """Return the memory with one more; the oldest spare ones go where there are many.

    Of unsound ones first those go that only led from one to the next. A position that is known is
    not remembered again.
    """
    if found_in(memory, fresh.problem) is not None:
        return memory
    longer = (*memory, replace(fresh, problem=bare(fresh.problem)))
    for sound, most in ((True, MOST), (False, MOST_UNSOUND)):
        while len(spare := _unwanted(longer, sound)) > most:
            steps = () if sound else _steps(longer)
            longer = forget(longer, (*steps, *spare)[0].number)
    return longer


def let_go(memory: Memory) -> int:
    """Return how many positions met before the last one are remembered no longer.

    Their numbers are gone, whether they were let go or forgotten by hand.
    """
    return max((entry.number for entry in memory), default=0) - len(memory)


def came_back(memory: Memory, number: int) -> Memory:
    """Return the memory where one of the positions stands on the board once more."""
    return tuple(
        replace(entry, returned=entry.returned + 1) if entry.number == number else entry
        for entry in memory
    )


def looked_at(memory: Memory, number: int, line: str) -> Memory:
    """Return the memory where a line was played on a position; one that is known stays.

    Where there are many, the oldest line goes.
    """
    return tuple(
        replace(entry, looked=(*entry.looked, line)[-MOST_LOOKED:])
        if entry.number == number and line not in entry.looked
        else entry
        for entry in memory
    )


def thinned(memory: Memory, number: int) -> Memory:
    """Return the memory with one run of unsound positions merged into the last of the run.

    The run is what leads to the position and on from it without a branch, a sound position, or
    one of which the composer said something.
    """
    run = {number}
    steps = {step.number: step for step in _steps(memory)}
    children = {entry.parent: entry.number for entry in memory if entry.parent in steps}
    known = {entry.number: entry for entry in memory}
    at: int | None = number
    while at in steps and (at := children.get(at)) is not None and at not in run:
        run.add(at)
    at = known[number].parent if number in known else None
    while at in steps and at not in run:
        run.add(at)
        at = known[at].parent
    for entry in memory:
        if entry.number in run and entry.number in steps:
            memory = forget(memory, entry.number)
    return memory


def without_branch(memory: Memory, number: int) -> Memory:
    """Return the memory without an unsound position and the unsound ones made from it.

    What is sound, or was pinned, named or annotated, stays; it counts as made from the position
    before.
    """
    gone = {number}
    for entry in memory:  # the oldest first: who it was made from is reported already
        if entry.parent in gone and not entry.is_sound and not entry.is_wanted:
            gone.add(entry.number)
    for entry in memory:
        if entry.number in gone and not entry.is_sound:
            memory = forget(memory, entry.number)
    return memory


def _unwanted(memory: Memory, sound: bool) -> Memory:
    return tuple(entry for entry in memory if not entry.is_wanted and entry.is_sound == sound)


def _steps(memory: Memory) -> Memory:
    """Return the unsound positions from which only one other was made, unsound as well."""
    made: dict[int | None, list[Remembered]] = {}
    for entry in memory:
        made.setdefault(entry.parent, []).append(entry)
    return tuple(
        entry
        for entry in _unwanted(memory, sound=False)
        if len(next_ones := made.get(entry.number, [])) == 1 and not next_ones[0].is_sound
    )


def forget(memory: Memory, number: int) -> Memory:
    """Return the memory without one; those made from it count as made from its parent."""
    gone = next((entry for entry in memory if entry.number == number), None)
    if gone is None:
        return memory
    return tuple(
        replace(entry, parent=gone.parent, version_id=entry.version_id or gone.version_id)
        if entry.parent == number
        else entry
        for entry in memory
        if entry.number != number
    )


def united(first: Memory, second: Memory) -> Memory:
    """Return both memories as one; numbers of the second that are taken are given again."""
    whole, numbers = first, {entry.number: entry.number for entry in first}
    highest = max((entry.number for entry in (*first, *second)), default=0)
    renumbered: dict[int, int] = {}
    for entry in second:
        known = found_in(whole, entry.problem)
        if known is not None:
            renumbered[entry.number] = known.number
            if entry.is_wanted and not known.is_wanted:
                better = replace(known, name=entry.name, note=entry.note, pinned=entry.pinned)
                whole = tuple(better if one is known else one for one in whole)
            continue
        number = entry.number
        if number in numbers:
            highest += 1
            number = highest
        numbers[number] = renumbered[entry.number] = number
        parent = None if entry.parent is None else renumbered.get(entry.parent)
        whole = remember(whole, replace(entry, number=number, parent=parent))
    return whole


@dataclass(frozen=True, slots=True)
class MemoryKept:
    """What is remembered of a record was written down.

    Attributes:
        record_id: the record.
    """

    record_id: int


class MemoryUnreadable(LibraryFault):
    """What is remembered of a record has a form that is not known; `detail` is its number."""

    sentence = Template(
        "The positions that were remembered of problem {detail} of the library {path} cannot be "
        "read; they were left as they are, and none is added to them. Perhaps a newer version of "
        "this program has written them."
    )


def keep_memory(library: Library, record_id: int, memory: Memory) -> MemoryKept:
    """Write down what is remembered of a record, in place of what was; of none that has gone.

    Raises:
        MemoryUnreadable: what was written cannot be read, so nothing may take its place.
        LibraryFault: it could not be written.
    """
    with library.writing() as connection:
        _stored(connection, library, record_id)
        connection.execute("DELETE FROM remembered WHERE record_id = ?", (record_id,))
        if memory:
            connection.execute(
                "INSERT INTO remembered (record_id, form) SELECT id, ? FROM record WHERE id = ?",
                (json_text(memory_object(memory)), record_id),
            )
    return MemoryKept(record_id)


def join_memory(library: Library, record_id: int, memory: Memory) -> Memory:
    """Return what is remembered of a record with what was met elsewhere, and write it all down.

    Raises:
        MemoryUnreadable: what is written there cannot be read; nothing was changed.
        LibraryFault: it could not be read or written.
    """
    known = memory_of(library, record_id)
    whole = united(known, memory)
    if whole != known:
        keep_memory(library, record_id, whole)
    return whole


def memory_of(library: Library, record_id: int) -> Memory:
    """Return what is remembered of a record.

    Raises:
        MemoryUnreadable: what is written there cannot be read.
        LibraryFault: the library could not be read.
    """
    with library.reading() as connection:
        return _stored(connection, library, record_id)


def _stored(connection: sqlite3.Connection, library: Library, record_id: int) -> Memory:
    row = connection.execute(
        "SELECT form FROM remembered WHERE record_id = ?", (record_id,)
    ).fetchone()
    try:
        if row is None:
            return ()
        row[0].encode()  # bytes that are no text could not be written again
        return memory_from_object(parse_json(row[0]))
    except (ValueError, TypeError, AttributeError) as error:
        raise MemoryUnreadable(library.path, str(record_id)) from error


def memory_object(memory: Memory) -> list[Json]:
    """Return a memory as plain values that JSON knows."""
    return [
        {
            "number": entry.number,
            "parent": entry.parent,
            "version": entry.version_id,
            "problem": problem_object(entry.problem),
            "key": entry.key_text,
            "themes": list(entry.themes),
            "name": entry.name,
            "note": entry.note,
            "pinned": entry.pinned,
            "met_at": entry.met_at.isoformat(),
            "verdict": entry.verdict,
            "returned": entry.returned,
            "looked": list(entry.looked),
        }
        for entry in memory
    ]


def memory_from_object(form: object) -> Memory:
    """Return a memory from the plain values of `memory_object`.

    Raises:
        ProblemFormError: they are none.
    """
    if not isinstance(form, list):
        raise ProblemFormError(said("expected a list of positions"))
    found = tuple(_one(entry) for entry in form)
    if len({entry.number for entry in found}) < len(found):
        raise ProblemFormError(said("expected a number of its own for each position"))
    return found


_NAMES: Final = memory_object((Remembered(1, Problem()),))[0].keys()
"""What may be said of a position."""


def _one(form: object) -> Remembered:
    if not isinstance(form, dict) or form.keys() - _NAMES:  # more would be lost when it is written
        raise ProblemFormError(said("expected a position with what is known of it"))
    themes = form.get("themes", [])
    if not isinstance(themes, list):
        raise ProblemFormError(said("themes: expected a list"))
    number, parent, version = (form.get(name) for name in ("number", "parent", "version"))
    looked, returned = form.get("looked", []), form.get("returned", 0)
    if not isinstance(looked, list):
        raise ProblemFormError(said("looked: expected a list"))
    own = 0 if parent is None else parent, 0 if version is None else version
    numbers = (number, *own, returned)
    if not all(isinstance(number, int) and not isinstance(number, bool) for number in numbers):
        raise ProblemFormError(said("expected whole numbers"))
    try:
        met_at = datetime.fromisoformat(str(form.get("met_at"))).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise ProblemFormError(
            said("expected a moment as met_at: {reason}", reason=str(error))
        ) from error
    return Remembered(
        int(str(number)),
        bare(problem_from_object(form.get("problem"))),
        parent,
        version,
        str(form.get("key", "")),
        tuple(str(theme) for theme in themes),
        str(form.get("name", "")),
        str(form.get("note", "")),
        form.get("pinned") is True,
        met_at,
        str(form.get("verdict", SOUND)),
        int(str(returned)),
        tuple(str(line) for line in looked),
    )
