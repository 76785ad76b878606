# SPDX-License-Identifier: GPL-3.0-or-later
"""The judge's file: entries without names, and what the judge says of them.

One program writes it at a time, as with a tourney's file: the second that opens it reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from composer.files.places import absolute
from composer.files.sessionlock import SessionLock
from composer.said.sentence import said, sentence_of
from composer.tourneys.judging import JudgeSheet
from composer.tourneys.onefile import lock_of, read_json, write_json
from composer.tourneys.plainform import (
    FORMAT,
    entry_from,
    entry_object,
    opinion_from,
    opinion_object,
    require_format,
)
from composer.tourneys.tourney import Section, TourneyFault

ENDING: Final = ".judge"
"""How names of judges' files end."""


class SheetFile:
    """A judge's file, open.

    Attributes:
        path: the file.
        sheet: what it holds.
        writable: whether it can be saved; not where another program has it open, or where the
            place can only be read.
    """

    def __init__(self, path: Path, sheet: JudgeSheet, lock: SessionLock | None) -> None:
        self.path = path
        self.sheet = sheet
        self._lock = lock

    @property
    def writable(self) -> bool:
        """Whether it can be saved."""
        return self._lock is not None

    def save(self, sheet: JudgeSheet) -> None:
        """Keep a sheet in the place of the one before.

        Raises:
            TourneyFault: the file can only be read, or cannot be written.
        """
        if self._lock is None:
            raise _taken(self.path)
        write_json(self.path, sheet_object(sheet))
        self.sheet = sheet

    def close(self) -> None:
        """Let others write; closing twice does nothing."""
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release()


def open_sheet(path: Path | str) -> SheetFile:
    """Open a judge's file, to be read only where another program has it.

    Raises:
        TourneyFault: it cannot be read, or is none.
    """
    path = absolute(path)
    if not path.is_file():
        raise TourneyFault(said("{path} is not there", path=str(path)))
    lock = SessionLock.take_if_free(lock_of(path))
    try:
        return SheetFile(path, read_sheet_file(path), lock)
    except BaseException:
        if lock is not None:
            lock.release()
        raise


def _taken(path: Path) -> TourneyFault:
    return TourneyFault(
        said("{path} is open in another program: here it can only be read", path=path.name)
    )


def sheet_object(sheet: JudgeSheet) -> dict[str, Any]:
    """Return a judge's file as plain values."""
    return {
        "format": FORMAT,
        "kind": "judge",
        "tourney": sheet.tourney,
        "section": asdict(sheet.section),
        "judge": sheet.judge,
        "language": sheet.language,
        "entries": [entry_object(entry) for entry in sheet.entries],
        "opinions": [opinion_object(opinion) for opinion in sheet.opinions],
    }


def write_sheet_file(path: Path, sheet: JudgeSheet) -> None:
    """Write a judge's file, unless a program has it open.

    Raises:
        TourneyFault: one has, or it cannot be written.
    """
    try:
        lock = SessionLock.take(lock_of(path))
    except OSError as error:
        raise TourneyFault(
            said("{path}: {wrong}", path=str(path), wrong=error.strerror or sentence_of(error))
        ) from error
    if lock is None:
        raise _taken(path)
    try:
        write_json(path, sheet_object(sheet))
    finally:
        lock.release()


def read_sheet_file(path: Path) -> JudgeSheet:
    """Read a judge's file.

    Raises:
        TourneyFault: it cannot be read, or is none.
    """
    form = read_json(path)
    if (
        not isinstance(form, Mapping)
        or form.get("kind") != "judge"
        or not str(form.get("judge", "")).strip()  # nobody's word is the director's last one
    ):
        raise TourneyFault(said("{path} is no judge's file", path=path.name))
    require_format(form)
    try:
        section = form["section"]
        return JudgeSheet(
            str(form["tourney"]),
            Section(**{**section, "judges": tuple(section["judges"])}),
            str(form["judge"]),
            str(form["language"]),
            tuple(entry_from(each) for each in form["entries"]),
            tuple(opinion_from(each) for each in form["opinions"]),
        )
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        if isinstance(error, TourneyFault):
            raise
        raise TourneyFault(
            said("{path} is damaged: {wrong}", path=path.name, wrong=sentence_of(error))
        ) from error
