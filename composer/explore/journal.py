# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal of a search: what was done, so that it goes on after a stop or a crash.

A file with one JSON object a line: first the search, then each chunk that was worked through
with its counts and finds. A chunk is written whole before it counts; a line torn by a crash is
cut off when the journal is opened again, and its chunk is done again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

from composer.explore.finds import Find, Tally
from composer.explore.spec import Spec, SpecError
from composer.explore.specfile import spec_object, spec_of
from composer.explore.work import Done

_LONGEST: Final = 64_000_000  # characters of a line; a chunk with every candidate found has 1


class JournalError(Exception):
    """A journal that cannot be read, written or gone on with; the text is a sentence."""


class Journal:
    """An open journal, which one search writes to."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self._file = file

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @classmethod
    def begin(cls, path: Path, spec: Spec) -> Journal:
        """Begin the journal of a new search.

        Raises:
            JournalError: there is a file already, or it cannot be written.
        """
        try:
            file = path.open("xb")
        except FileExistsError:
            raise JournalError(f"{path} is there already") from None
        except OSError as error:
            raise JournalError(f"{path}: {error.strerror or error}") from error
        journal = cls(path, file)
        journal._write({"search": spec_object(spec)})
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple[Journal, Spec]:
        """Open a journal to go on with, and return its search; a torn line is cut off.

        Raises:
            JournalError: it cannot be read, or is no journal.
        """
        spec, end = None, 0
        for search, _, place in _lines(path):
            spec, end = search, place
        if spec is None:
            raise JournalError(f"{path} is no journal of a search")
        try:
            file = path.open("r+b")
            file.truncate(end)
            file.seek(end)
        except OSError as error:
            raise JournalError(f"{path}: {error.strerror or error}") from error
        return cls(path, file), spec

    def keep(self, done: Done) -> None:
        """Write a chunk down; it is on the disk when this returns.

        Raises:
            JournalError: it cannot be written.
        """
        self._write(
            {
                "chunk": done.chunk,
                "tally": asdict(done.tally),
                "finds": [find.to_object() for find in done.finds],
            }
        )

    def close(self) -> None:
        """Close the file; closing twice does nothing."""
        self._file.close()

    def _write(self, found: dict[str, object]) -> None:
        line = json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"
        try:
            self._file.write(line.encode("utf-8"))
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise JournalError(f"{self.path}: {error.strerror or error}") from error


def read_journal(path: Path) -> tuple[Spec, Iterator[Done]]:
    """Return the search of a journal and, one after the other, what was done; each chunk once.

    Raises:
        JournalError: it cannot be read, or is no journal.
    """
    lines = _lines(path)
    try:
        spec, _, _ = next(lines)
    except StopIteration:
        raise JournalError(f"{path} is no journal of a search") from None

    def chunks() -> Iterator[Done]:
        seen: set[int] = set()
        for _, done, _ in lines:
            if done is not None and done.chunk not in seen:
                seen.add(done.chunk)
                yield done

    return spec, chunks()


def _lines(path: Path) -> Iterator[tuple[Spec, Done | None, int]]:
    """Yield the search, then the search with each chunk, and where in the file its line ends."""
    spec: Spec | None = None
    end = 0
    try:
        with path.open("rb") as file:
            while line := file.readline(_LONGEST):
                if not line.endswith(b"\n"):
                    break  # torn by a crash, or no journal
                end += len(line)
                found = json.loads(line)
                if spec is None:
                    spec = spec_of(found["search"])
                    yield spec, None, end
                else:
                    yield spec, _done(found), end
    except OSError as error:
        raise JournalError(f"{path}: {error.strerror or error}") from error
    except (ValueError, KeyError, TypeError, RecursionError, SpecError) as error:
        raise JournalError(f"{path} is no journal of a search, or is damaged") from error


def _done(found: dict[str, object]) -> Done:
    chunk, tally, finds = found["chunk"], found["tally"], found["finds"]
    if not isinstance(chunk, int) or not isinstance(tally, dict) or not isinstance(finds, list):
        raise ValueError("a chunk without number, counts or finds")
    counts = [tally[each.name] for each in fields(Tally)]
    if not all(isinstance(count, int) for count in counts):
        raise ValueError("counts that are no numbers")
    return Done(chunk, Tally(*counts), tuple(Find.from_object(each) for each in finds))
