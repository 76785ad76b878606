# SPDX-License-Identifier: GPL-3.0-or-later
"""The course of an import of one file or many, step by step, without a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from composer.formats.entry import Entry, Fault, FormatError
from composer.library.access.store import Library
from composer.said.sentence import NOTHING, Sentence, sentence_of

if TYPE_CHECKING:
    from composer.library.arriving.report import Intake, Joint, Reason, Tie

BATCH = 500
"""Problems between two breaths of the library."""


@dataclass(frozen=True, slots=True)
class FileReport:
    """What became of a file.

    Attributes:
        path: the file.
        intake: what came of it so far.
        fault: why it could not be read, or not to its end; empty if it could.
    """

    path: Path
    intake: Intake
    fault: Sentence = NOTHING


@dataclass(frozen=True, slots=True)
class Report:
    """What became of an import of files, so far."""

    files: tuple[FileReport, ...] = ()

    @property
    def added(self) -> int:
        """How many problems are new."""
        return sum(file.intake.added for file in self.files)

    @property
    def merged(self) -> int:
        """How many were there and know more now."""
        return sum(file.intake.merged for file in self.files)

    @property
    def skipped(self) -> int:
        """How many were there and stay as they are."""
        return sum(file.intake.skipped for file in self.files)

    @property
    def unread(self) -> int:
        """How many records could not be read."""
        return sum(file.intake.unread for file in self.files)

    @property
    def tied(self) -> int:
        """How many new ones were linked."""
        return sum(file.intake.tied for file in self.files)

    @property
    def seen(self) -> int:
        """How many records have been looked at."""
        return sum(file.intake.seen for file in self.files)

    @property
    def faults(self) -> tuple[Sentence, ...]:
        """Why files could not be read, or not to their end."""
        return tuple(file.fault for file in self.files if file.fault)

    def joints(self) -> Iterator[tuple[Path, Joint]]:
        """Yield what was joined with what."""
        yield from ((file.path, joint) for file in self.files for joint in file.intake.joints)

    def ties(self) -> Iterator[tuple[Path, Tie]]:
        """Yield what was linked with what."""
        yield from ((file.path, tie) for file in self.files for tie in file.intake.ties)

    def reasons(self) -> Iterator[tuple[Path, Reason]]:
        """Yield why records were not read."""
        yield from ((file.path, why) for file in self.files for why in file.intake.reasons)

    def notes(self) -> Iterator[tuple[Path, Reason]]:
        """Yield what is to be known of problems."""
        yield from ((file.path, note) for file in self.files for note in file.intake.notes)

    @property
    def tells(self) -> bool:
        """Whether there is more to tell than numbers."""
        told = (self.joints(), self.ties(), self.reasons(), self.notes())
        return bool(self.faults) or any(next(sentences, None) is not None for sentences in told)


def course(library: Library, paths: tuple[Path, ...], intake_id: int) -> Iterator[Report]:
    """Bring files in, one after the other; what is reported is on the disk.

    A file that cannot be read is reported and does not keep the others out.

    Raises:
        LibraryFault: a batch could not be written; the batches before it are kept.
    """
    from composer.library.changes.intake import bring_in

    return _each(paths, partial(bring_in, library, batch=BATCH, intake_id=intake_id))


def _each(
    paths: tuple[Path, ...], taken: Callable[[Iterator[Entry | Fault]], Iterator[Intake]]
) -> Iterator[Report]:
    from composer.formats.sniff import scan_problems
    from composer.library.arriving.report import Intake

    done: list[FileReport] = []
    for path in paths:
        intake, fault = Intake(), NOTHING
        try:
            for intake in taken(scan_problems(path)):
                yield Report((*done, FileReport(path, intake, intake.broken)))
        except FormatError as error:
            fault = sentence_of(error)
        done.append(FileReport(path, intake, fault or intake.broken))
        yield Report(tuple(done))


def tried(
    library: Path,
    paths: tuple[Path, ...],
    progress: Callable[[Report], None],
    stopped: Callable[[], bool],
) -> Report | None:
    """Return what an import would do; it changes nothing. None if it was stopped.

    Raises:
        LibraryFault: the library cannot be read.
    """
    from composer.library.changes.intake import try_in
    from composer.library.changes.trial import trying

    report = Report()
    with Library.open(library, read_only=True) as opened, trying(opened) as trial:
        for report in _each(paths, partial(try_in, trial, batch=BATCH)):
            progress(report)
            if stopped():
                return None
    return report
