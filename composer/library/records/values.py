# SPDX-License-Identifier: GPL-3.0-or-later
"""What a library gives out: records, their versions, the rows of the table. Immutable values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from typing import Final

from composer.library.records.details import Details
from composer.library.records.ends import FoundEnd, FoundEnds
from composer.problem.problem import Problem

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


UNSUPPORTED: Final = "unsupported"
"""The word in the place of a verdict where what is asked is not solved by this program."""


class Origin(Enum):
    """Where a record comes from."""

    COMPOSED = "composed"
    SAMPLE = "sample"
    IMPORTED = "imported"
    UNKNOWN = "unknown"


_FIRST, _LAST = datetime.min, datetime.max


@dataclass(frozen=True, slots=True)
class Finding:
    """What an analysis found about the position and stipulation of one version.

    Attributes:
        verdict: the verdict word, such as `sound` or `cooked`; `UNSUPPORTED` where it is not
            solved here.
        keys: the key moves as UCI, such as `e3e4`; several where the problem is cooked.
        complete: whether the analysis ran to its end; without it nothing is proved.
        solver: which solver found it.
        analysis_version: the version of the analysis, so that it can be redone later.
        key_text: the keys in short notation with English letters, for the table.
        details: counts, themes and points; None where only verdict and keys are known.
        ends: the last positions of its lines; None where they were not looked for, or not read.
    """

    verdict: str
    keys: tuple[str, ...] = ()
    complete: bool = True
    solver: str = ""
    analysis_version: int = 0
    key_text: str = ""
    details: Details | None = None
    ends: FoundEnds | None = None


@dataclass(frozen=True, slots=True)
class Version:
    """One version of a problem; the versions of a record form a tree.

    Attributes:
        version_id: its number in the library.
        record_id: the record it belongs to.
        parent_id: the version it was made from; None for the first.
        problem: what was saved.
        finding: what an analysis found about it, if one was kept.
        note: the composer's remark on this version.
        saved_at: when it was last written, in UTC.
    """

    version_id: int
    record_id: int
    parent_id: int | None
    problem: Problem
    finding: Finding | None
    note: str
    saved_at: datetime


@dataclass(frozen=True, slots=True)
class Record:
    """A problem of the library with its current version.

    Attributes:
        record_id: its number in the library; never given to another problem.
        version_id: the current version.
        problem: the current version's problem.
        finding: what an analysis found about it, if one was kept.
        note: the current version's remark.
        created_at: when the problem was first saved, in UTC.
        changed_at: when it was last saved, in UTC.
        deleted_at: when it was put into the bin; None while it is not there.
        is_own: whether it is the user's own (see `composer.library.access.reading`).
    """

    record_id: int
    version_id: int
    problem: Problem
    finding: Finding | None
    note: str
    created_at: datetime
    changed_at: datetime
    deleted_at: datetime | None = None
    is_own: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table of problems.

    Attributes:
        record_id: the record's number.
        problem: the current version's problem.
        finding: what an analysis found about it, if one was kept, with its details.
        version_count: how many versions the record has.
        changed_at: when it was last saved, in UTC.
        created_at: when it was first saved, in UTC.
        opened_at: when it was last put on the board, in UTC; None if never.
        deleted_at: when it was put into the bin, in UTC; None while it is not there.
        award: the rank of its distinction (see `composer.library.index.awards`), if it has one.
        note: the remark on the current version.
        ends: the last positions of its lines for which it was found (see
            `composer.library.search.ends`).
    """

    record_id: int
    problem: Problem
    finding: Finding | None
    version_count: int
    changed_at: datetime
    created_at: datetime = _EPOCH
    opened_at: datetime | None = None
    deleted_at: datetime | None = None
    award: int | None = None
    note: str = ""
    ends: tuple[FoundEnd, ...] = ()

    @property
    def details(self) -> Details | None:
        """Counts, themes and points of the current version, if they are known."""
        return None if self.finding is None else self.finding.details

    @property
    def themes(self) -> tuple[str, ...]:
        """The ids of the themes that are shown in full: no elements, no doubtful ones."""
        found = () if self.details is None else self.details.themes
        return tuple(dict.fromkeys(theme.id for theme in found if theme.grade == "theme"))


def moment(microseconds: int) -> datetime:
    """Return the time that a library keeps as microseconds since 1970, in UTC.

    A damaged one becomes the first or the last that there is: what it belongs to can be read.
    """
    try:
        return _EPOCH + timedelta(microseconds=microseconds)
    except OverflowError:
        return (_LAST if microseconds > 0 else _FIRST).replace(tzinfo=UTC)
    except TypeError:  # no number at all
        return _EPOCH
