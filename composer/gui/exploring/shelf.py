# SPDX-License-Identifier: GPL-3.0-or-later
"""The folder of searches: those that were given a name, and the journals of those that ran."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from composer.explore.explorer import KEPT
from composer.explore.finds import Best, Find, Tally
from composer.explore.journal import Journal
from composer.explore.space import Space
from composer.explore.spec import Spec, SpecError
from composer.explore.specfile import read_spec, spec_object
from composer.files.beside import write_beside
from composer.gui.exploring.keptruns import MOST, KeptRun, kept_runs, read_run
from composer.pools.journal import JournalError
from composer.said.sentence import said, sentence_of

SPEC_END: Final = ".search.json"
_NOT_IN_NAMES: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f]')


class ShelfError(Exception):
    """The folder of searches cannot be used; the text is a sentence."""


@dataclass(frozen=True, slots=True)
class Kept(KeptRun[Spec, Tally, Find]):
    """A search that ran.

    Attributes:
        all: how many candidates there are to try.
    """

    all: int

    @property
    def spec(self) -> Spec:
        """What was asked."""
        return self.asked

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
    run = read_run(path, Journal, Tally(), Best(KEPT))
    try:
        whole = Space(run.asked).tried
    except SpecError as error:
        raise JournalError(
            said("{path}: {wrong}", path=str(path), wrong=sentence_of(error))
        ) from error
    return Kept(run.path, run.asked, run.tally, run.best, run.written_at, whole)


class Shelf:
    """One program's view of the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def past(self, most: int = MOST) -> tuple[Kept, ...]:
        """Return the searches that ran and are not under way, those last worked on first.

        Those that found nothing although they were finished are removed.
        """
        return kept_runs(
            self.folder, read_kept, lambda kept: kept.is_finished and not kept.best, most
        )

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
