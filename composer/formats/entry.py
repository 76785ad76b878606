# SPDX-License-Identifier: GPL-3.0-or-later
"""What reading a file of problems gives: entries, faults of single records, errors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, ParamSpec

from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation
from composer.said.sentence import Sentence, said, sentence_of

MOST_BYTES: Final = 200_000_000
"""A larger file is refused."""

LONGEST_LINE: Final = 1_000_000
"""Bytes; a longer line is refused."""


class FormatError(ValueError):
    """A file that cannot be read or written; one sentence with the file and the place.

    Attributes:
        path: the file.
        line: the line, counted from 1, or None if the whole file is meant.
    """

    def __init__(self, path: Path, wrong: Sentence, line: int | None = None) -> None:
        if line is None:
            super().__init__(said("{path}: {wrong}", path=str(path), wrong=wrong))
        else:
            super().__init__(
                said("{path}, line {line}: {wrong}", path=str(path), line=line, wrong=wrong)
            )
        self.path = path
        self.line = line


class RecordError(ValueError):
    """A record that is no problem; the sentence names the field, not the file."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A problem as it stood in a file.

    Attributes:
        problem: the problem.
        line: where it begins, counted from 1.
        id: the name the file gives it; empty if none.
        notes: what the user should know of the reading: what was guessed, or kept in words
            because it is not orthodox and not solved.
        within: the attached file of a message in which it stands, or which message of several it
            is; empty if none.
    """

    problem: Problem
    line: int
    id: str = ""
    notes: tuple[Sentence, ...] = ()
    within: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """A record that could not be read; those around it could.

    Attributes:
        line: where it begins, counted from 1.
        message: what is wrong, in one sentence without the place.
        within: the attached file of a message in which it stands, or which message of several it
            is; empty if none.
    """

    line: int
    message: Sentence
    within: str = ""

    @property
    def told(self) -> Sentence:
        """What is wrong, and in which attached file."""
        if not self.within:
            return self.message
        return said("in {file}: {wrong}", file=self.within, wrong=self.message)


def untold_note(default: Stipulation) -> Sentence:
    """Return the note of a record that does not say what is asked.

    Args:
        default: what was taken instead; `NO_TASK` where nothing was.
    """
    if not default.told:
        return said("no task is given")
    return said("no stipulation is given: {default} was taken", default=str(default))


def unread_note(stipulation: str) -> Sentence:
    """Return the note of a record whose stipulation is not of a known kind."""
    return said("stipulation {stipulation}: kept in words and not solved", stipulation=stipulation)


def unsolved_note(stipulation: Stipulation) -> Sentence:
    """Return the note of a record whose rules are understood and not solved yet; else nothing."""
    from composer.solver.conditions.table import unsolved_sentence  # few are unread

    return unsolved_sentence(stipulation.rules)


P = ParamSpec("P")


def entry_or_fault(
    line: int, read: Callable[P, Entry], *given: P.args, **named: P.kwargs
) -> Entry | Fault:
    """Read a record that begins at a line; where it is no problem, its fault."""
    try:
        return read(*given, **named)
    except RecordError as error:
        return Fault(line, sentence_of(error))
