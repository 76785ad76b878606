# SPDX-License-Identifier: GPL-3.0-or-later
"""Entries come in: from files and mail of all forms that are read; each gets a number.

A folder is gone through with all that lies in it. A damaged entry is listed with its place, and the
rest goes on. In which section an entry is to be is not guessed: where its task fits into none or
into several, it stays outside until the director says.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.sniff import scan_problems
from composer.problem.originals.status import Stage, original_of
from composer.problem.problem import Problem
from composer.problem.stipulation import StipulationError, parse_task
from composer.problem.task import task_text
from composer.said.plain import plain
from composer.said.sentence import Sentence, said, sentence_of
from composer.tourneys.tourney import (
    Damaged,
    State,
    Tourney,
    TourneyEntry,
    TourneyFault,
)

Scan = Callable[[Path], Iterable[Entry | Fault]]
"""Reads a file."""

MOST_FILES: Final = 20_000
"""Files of a folder that are read."""

_UNSEEN: Final = ("thumbs.db", "desktop.ini")

_TASK: Final = re.compile(r"[^\s,;()]+")


@dataclass(frozen=True, slots=True)
class TakenIn:
    """What came in.

    Attributes:
        tourney: the tourney with it.
        entries: the new entries.
        damaged: what could not be read.
        again: entries that were there already, by the same authors with the same problem; the
            new ones were left out.
    """

    tourney: Tourney
    entries: tuple[TourneyEntry, ...] = ()
    damaged: tuple[Damaged, ...] = ()
    again: tuple[TourneyEntry, ...] = ()


def take_in(
    tourney: Tourney,
    paths: Iterable[Path],
    section: str = "",
    team: str = "",
    scan: Scan = scan_problems,
) -> TakenIn:
    """Take entries from files and folders into a tourney.

    Args:
        section: in which section they are; by default that which their task says.
        team: the country or team that sends them.
        scan: reads a file.

    Raises:
        TourneyFault: there is no such section.
    """
    if section:
        section = tourney.section(section).name
    found: list[tuple[str, Entry]] = []
    damaged: list[Damaged] = []
    read: set[str] = set()
    for name, file in files_of(paths):
        read.add(name)
        for place, record in records_of(name, file, scan):
            if isinstance(record, Entry):
                found.append((place, record))
            else:
                damaged.append(Damaged(place, str(record), plain(record), name))
    number = max((entry.number for entry in tourney.entries), default=0)
    known = {(entry.problem, entry.team): entry for entry in tourney.entries}
    new: list[TourneyEntry] = []
    again: list[TourneyEntry] = []
    for place, record in found:
        problem = record.problem
        if (same := known.get((problem, team))) is not None:
            again.append(same)
            continue
        number += 1
        entry = TourneyEntry(
            number,
            section or section_for(tourney, problem),
            problem,
            address=_address(problem),
            team=team,
            came=place,
            notes=tuple(map(plain, record.notes)),
        )
        known[problem, team] = entry
        new.append(entry)
    whole = replace(
        tourney,
        entries=(*tourney.entries, *new),
        damaged=(*(each for each in tourney.damaged if _file_of(each) not in read), *damaged),
    )
    return TakenIn(whole, tuple(new), tuple(damaged), tuple(again))


def files_of(paths: Iterable[Path]) -> Iterator[tuple[str, Path]]:
    """Yield files, those of folders in the order of their names, each with its name."""
    for path in paths:
        if not path.is_dir():
            yield path.name, path
            continue
        count = 0
        for folder, inner, names in os.walk(path):
            inner[:] = sorted(each for each in inner if not each.startswith("."))
            for name in sorted(names):
                if name.startswith(".") or name.casefold() in _UNSEEN:
                    continue  # what systems lay down by themselves
                count += 1
                if count > MOST_FILES:
                    return
                file = Path(folder) / name
                yield file.relative_to(path.parent).as_posix(), file


def _file_of(damaged: Damaged) -> str:
    """Return the file in which something could not be read: read again, it is told anew."""
    return damaged.file or damaged.place.partition(":")[0]


def _address(problem: Problem) -> str:
    """Return who sent a problem and where that person is reached, where its letter says so."""
    original = original_of(problem)
    sender = next((step.by for step in original.steps if step.stage is Stage.RECEIVED), "")
    return "\n".join(filter(None, (sender, original.address)))


def records_of(name: str, path: Path, scan: Scan) -> Iterator[tuple[str, Entry | Sentence]]:
    """Yield the entries of a file and what is wrong with others, each with its place."""
    try:
        for record in scan(path):
            within = f"{name}/{record.within}" if record.within else name
            place = f"{within}:{record.line}"
            yield place, record if isinstance(record, Entry) else record.message
    except FormatError as error:
        place = name if error.line is None else f"{name}:{error.line}"
        wrong = dict(sentence_of(error).parts).get("wrong")  # the place goes apart
        yield place, wrong if isinstance(wrong, Sentence) else sentence_of(error)
    except OSError as error:
        yield name, said("it cannot be read: {wrong}", wrong=error.strerror or str(error))


def section_for(tourney: Tourney, problem: Problem) -> str:
    """Return the section whose task is that of a problem; empty where none or several have it."""
    task = str(problem.stipulation) if problem.game is None else ""
    fits = [each.name for each in tourney.sections if task and task in _TASK.findall(each.task)]
    if len(fits) == 1:
        return fits[0]
    only = tourney.sections[0] if len(tourney.sections) == 1 else None
    return only.name if only is not None and not only.task else ""


def fits_section(tourney: Tourney, entry: TourneyEntry) -> bool | None:
    """Tell whether an entry's task is one of its section's; None where they are not plain tasks."""
    if not entry.section:
        return False
    tasks = _TASK.findall(tourney.section(entry.section).task)
    if not any("#" in task or "=" in task for task in tasks):
        return None
    problem = entry.problem
    asked = {str(problem.stipulation), task_text(problem)} if problem.game is None else set()
    if asked & set(tasks):
        return True
    return False if all(map(_is_task, tasks)) else None  # `#2-4`, `h#2 to h#3`


def _is_task(text: str) -> bool:
    try:
        parse_task(text)
    except StipulationError:
        return False
    return True


def moved(tourney: Tourney, number: int, section: str) -> Tourney:
    """Put an entry into a section.

    Raises:
        TourneyFault: there is no such entry or section.
    """
    entry = tourney.entry(number)
    return tourney.with_entries([replace(entry, section=tourney.section(section).name)])


def withdrawn(tourney: Tourney, number: int, *, back: bool = False) -> Tourney:
    """Take an entry out of the tourney, or back into it; it keeps its number.

    Raises:
        TourneyFault: there is no such entry.
    """
    state = State.ENTERED if back else State.WITHDRAWN
    return tourney.with_entries([replace(tourney.entry(number), state=state)])


def replaced(tourney: Tourney, old: int, new: int) -> Tourney:
    """Let a version take the place of an entry.

    The judges then see it under the number of the old one; where it has one already, both keep
    theirs, for opinions stand under them.

    Raises:
        TourneyFault: there is no such entry, or it is the same.
    """
    one, other = tourney.entry(old), tourney.entry(new)
    if old == new:
        raise TourneyFault(said("an entry cannot take its own place"))
    if not one.takes_part:
        raise TourneyFault(said("entry {number} takes no part any more", number=old))
    kept = one.sealed if other.sealed else 0
    return tourney.with_entries(
        [
            replace(one, state=State.REPLACED, sealed=kept),
            replace(other, section=other.section or one.section, sealed=other.sealed or one.sealed),
        ]
    )
