# SPDX-License-Identifier: GPL-3.0-or-later
"""The folder of searches: those that were given a name, and the journals of those that ran."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from composer.explore.explorer import KEPT
from composer.explore.finds import Best, Find, Tally
from composer.explore.journal import Journal
from composer.explore.space import Space
from composer.explore.spec import Spec, SpecError
from composer.explore.specfile import read_spec, spec_object
from composer.files.beside import write_beside
from composer.gui.exploring.journals import free_journals
from composer.pools.journal import JournalError
from composer.said.sentence import said, sentence_of

SPEC_END: Final = ".search.json"
MOST_JOURNALS: Final = 40
_NOT_IN_NAMES: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f]')


class ShelfError(Exception):
    """The folder of searches cannot be used; the text is a sentence."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A search that ran, as its journal reports it.

    Attributes:
        path: its journal.
        spec: what was asked.
        tally: what the candidates came to.
        all: how many there are to try.
        best: the best finds, the best first.
        written_at: when it was last worked on, in UTC.
    """

    path: Path
    spec: Spec
    tally: Tally
    all: int
    best: tuple[Find, ...]
    written_at: datetime

    @property
    def is_finished(self) -> bool:
        """Whether all candidates were tried."""
        return self.tally.tried >= self.all

    @property
    def percent(self) -> int:
        """How far it came; 100 only when it is finished."""
        if self.is_finished:
            return 100
        return min(99, self.tally.tried * 100 // max(1, self.all))


def read_kept(path: Path) -> Kept:
    """Read the journal of a search that ran.

    Raises:
        JournalError: it cannot be read, or is no journal.
    """
    spec, chunks = Journal.read(path)
    best, tally = Best(KEPT), Tally()
    for done in chunks:
        tally += done.tally
        best.add(done.finds)
    try:
        whole = Space(spec).tried
        written = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (SpecError, OSError) as error:
        raise JournalError(
            said("{path}: {wrong}", path=str(path), wrong=sentence_of(error))
        ) from error
    return Kept(path, spec, tally, whole, best.ranked(), written)


class Shelf:
    """One program's view of the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def past(self) -> tuple[Kept, ...]:
        """Return the searches that ran and are not under way, the newest first.

        Those that found nothing although they were finished are removed; damaged journals, and
        the oldest of very many, are left alone.
        """
        found: list[Kept] = []
        for path in free_journals(self.folder):
            if len(found) >= MOST_JOURNALS:
                break
            try:
                kept = read_kept(path)
                if kept.is_finished and not kept.best:
                    path.unlink(missing_ok=True)
                else:
                    found.append(kept)
            except (JournalError, OSError):
                continue
        return tuple(found)

    def remove(self, path: Path) -> None:
        """Remove a journal, or a search with a name.

        Raises:
            ShelfError: it does not let itself be removed.
        """
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise ShelfError(f"{path}: {error.strerror or error}") from error

    def named(self) -> tuple[tuple[str, Path], ...]:
        """Return the searches that were given a name, by name."""
        paths = self.folder.glob(f"*{SPEC_END}")
        return tuple(
            sorted((path.name.removesuffix(SPEC_END), path) for path in paths if path.is_file())
        )

    def save(self, name: str, spec: Spec) -> Path:
        """Keep a search under a name, in place of one that has it already.

        Raises:
            ShelfError: it cannot be written, the name is empty, or what has it cannot be read and
                would be lost: a newer program may have written it.
        """
        plain = _NOT_IN_NAMES.sub("_", name).strip(" .")[:80]
        if not plain:
            raise ShelfError("a search needs a name")
        path = self.folder / f"{plain}{SPEC_END}"
        if path.exists():
            try:
                read_spec(path)
            except SpecError as error:
                raise ShelfError(
                    said("{path} cannot be read; choose another name", path=path.name)
                ) from error
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            text = json.dumps(spec_object(spec), indent=2, ensure_ascii=False)
            write_beside(path, f"{text}\n".encode())
        except OSError as error:
            raise ShelfError(f"{path}: {error.strerror or error}") from error
        return path

    @staticmethod
    def open(path: Path) -> Spec:
        """Read a search that was saved.

        Raises:
            SpecError: it cannot be read; the text says where.
        """
        return read_spec(path)
