# SPDX-License-Identifier: GPL-3.0-or-later
"""What goes with a document and is no part of its problem: how it is looked at, what was met."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from composer.analysis.courses.judgement import NO_LINE_MARKS, LineMarks
from composer.analysis.phasechoice import NO_CHOICE, TableChoice
from composer.library.changes.remembered import Memory
from composer.library.records.values import Version
from composer.problem.problem import Problem


@dataclass(slots=True)
class Outlook:
    """How a document is looked at, kept while another one is in front.

    Attributes:
        twin: which twin lies on the board; 0 for the diagram.
        marks: the keys marked as meant, as UCI, the newest last.
        keys: the keys of the sound positions that were met, as UCI, the newest last.
        line: the row selected in the solution, from its section down.
        opened: the rows of the solution that were opened by hand.
        closed: those that were closed.
        table: which tries the phase table shows, and in what order.
        lines: which lines of help play were marked, and those of sound positions.
    """

    twin: int = 0
    marks: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    line: tuple[str, ...] = ()
    opened: frozenset[tuple[str, ...]] = frozenset()
    closed: frozenset[tuple[str, ...]] = frozenset()
    table: TableChoice = NO_CHOICE
    lines: LineMarks = NO_LINE_MARKS


@dataclass(slots=True)
class Recollection:
    """The sound positions that were met in a document.

    Attributes:
        memory: the positions, the oldest first.
        highest: the highest number ever given to one.
        here: the number of the one that stood on the board last.
        record: the record whose memory this is, once it is kept in a library.
        is_joined: whether what the library has of that record is in it; before that it may not
            take its place.
        is_barred: whether what the library has of that record cannot be read, and stays there.
        begun: whether it was begun for the problem of the document.
    """

    memory: Memory = ()
    highest: int = 0
    here: int | None = None
    record: int | None = None
    is_joined: bool = False
    is_barred: bool = False
    begun: bool = False


@dataclass(slots=True)
class WorkState:
    """What belongs to the problem of a document, and goes with it.

    Attributes:
        outlook: how it is looked at.
        recollection: the sound positions that were met.
        versions: its saved versions, as they were when it was last in front.
        path: the file that it is saved to.
        origin: the file that it came from or was saved to last, with the problem that lies there.
    """

    outlook: Outlook = field(default_factory=Outlook)
    recollection: Recollection = field(default_factory=Recollection)
    versions: tuple[Version, ...] = ()
    path: Path | None = None
    origin: tuple[Path, Problem] | None = None
