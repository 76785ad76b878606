# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of an import: what was joined, what was linked, what was not read."""

from __future__ import annotations

from dataclasses import dataclass

from composer.library.arriving.links import LinkKind
from composer.said.sentence import NOTHING, Sentence


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a record was not read, or what is to be known of it.

    Attributes:
        line: where it begins in the file.
        message: one sentence without the place.
    """

    line: int
    message: Sentence


@dataclass(frozen=True, slots=True)
class Joint:
    """A problem that came in is one that was there, which now knows more.

    Attributes:
        line: where it begins in the file.
        record_id: the record that it was joined with.
        come: the problem that came in, in few words.
        kept: the problem that was there, in few words.
        reprint: where the one that came in stood, if that is another place.
    """

    line: int
    record_id: int
    come: str
    kept: str
    reprint: str = ""


@dataclass(frozen=True, slots=True)
class Tie:
    """A problem that came in is a record of its own and has to do with one that was there.

    Attributes:
        line: where it begins in the file.
        record_id: the new record.
        other_id: the one that was there.
        kind: what the new one is to it.
        backward: whether it is the one that was there that is so to the new one.
        come: the problem that came in, in few words.
        other: the problem that was there, in few words.
    """

    line: int
    record_id: int
    other_id: int
    kind: LinkKind
    backward: bool
    come: str
    other: str

    @property
    def words(self) -> str:
        """What the new one is to the one that was there, in English."""
        return self.kind.backward if self.backward else self.kind.forward


@dataclass(frozen=True, slots=True)
class Intake:
    """What an import has done so far; all that it counts is on the disk.

    Attributes:
        added: new problems.
        merged: problems that were there and now know more.
        skipped: problems that were there and stay as they are.
        unread: records that could not be read.
        noted: problems of which something is to be known.
        tied: new problems that were linked with some that were there.
        ids: the records that were added by the last batch.
        reasons: why records were not read, the first of them.
        notes: what is to be known of problems, the first of it.
        joints: what was joined with what, the first of them.
        ties: what was linked with what, the first of them.
        broken: what ended the reading before the end of the file; empty if nothing did.
    """

    added: int = 0
    merged: int = 0
    skipped: int = 0
    unread: int = 0
    noted: int = 0
    tied: int = 0
    ids: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()
    notes: tuple[Reason, ...] = ()
    joints: tuple[Joint, ...] = ()
    ties: tuple[Tie, ...] = ()
    broken: Sentence = NOTHING

    @property
    def seen(self) -> int:
        """How many records have been looked at."""
        return self.added + self.merged + self.skipped + self.unread
