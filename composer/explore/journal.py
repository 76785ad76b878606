# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal of a search: what was done, so that it goes on after a stop or a crash.

A file with one JSON object a line: first the search, then each chunk that was worked through
with its counts and finds. A chunk is written whole before it counts; a line torn by a crash is
cut off when the journal is opened again, and its chunk is done again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, fields
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

from composer.explore.finds import Find, Tally
from composer.explore.judging import Done
from composer.explore.spec import Spec, SpecError
from composer.explore.specfile import spec_object, spec_of
from composer.files.sessionlock import lock_descriptor
from composer.said.sentence import said

_FIRST: Final = b'{"search":'
_LONGEST: Final = 64_000_000  # characters of a line; a chunk with every candidate found has 1

_DAMAGE: Final = (ValueError, KeyError, TypeError, RecursionError)
"""What comes of reading a line that is not as it was written."""


class JournalError(Exception):
    """A journal that cannot be read, written or gone on with; the text is a sentence."""


class Journal:
    """An open journal, which one search writes to."""

    def __init__(self, path: Path, file: FileIO) -> None:
        """Take over an open file, which nothing is held back from (`buffering=0`)."""
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
        """Begin the journal of a new search; nothing is left behind if it cannot be written.

        Raises:
            JournalError: there is a file already, or it cannot be written.
        """
        try:
            file = path.open("r+b" if is_unbegun(path) else "xb", buffering=0)
        except FileExistsError:
            raise JournalError(said("{path} is there already", path=str(path))) from None
        except OSError as error:
            raise JournalError(
                said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
            ) from error
        _hold(path, file)
        journal = cls(path, file)
        try:
            file.truncate(0)
            journal._write({"search": spec_object(spec)})
        except (JournalError, OSError) as error:
            journal.close()
            with suppress(OSError):
                path.unlink()
            raise (
                error
                if isinstance(error, JournalError)
                else JournalError(
                    said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
                )
            ) from error
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple[Journal, Spec]:
        """Open a journal to go on with, and return its search; a torn line is cut off.

        Nobody else can go on with it before it is closed, or its program has ended.

        Raises:
            JournalError: it cannot be read, is no journal, or another program goes on with it.
        """
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise JournalError(
                said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
            ) from error
        try:
            _hold(path, file)
            spec, end = None, 0
            for search, _, place in _lines(path):
                spec, end = search, place
            if spec is None:
                raise JournalError(said("{path} is no journal of a search", path=str(path)))
            file.truncate(end)
            file.seek(end)
        except OSError as error:
            file.close()
            raise JournalError(
                said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
            ) from error
        except BaseException:
            file.close()
            raise
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
        left = memoryview(line.encode("utf-8"))
        begin = self._file.tell()
        try:
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):  # no part of a line: what is there can be gone on with
                self._file.truncate(begin)
                self._file.seek(begin)
            raise JournalError(
                said("{path}: {reason}", path=str(self.path), reason=str(error.strerror or error))
            ) from error


def is_unbegun(path: Path) -> bool:
    """Return whether a file is empty, or holds a part of a journal's first line and no more.

    So a full disk or a crash may have left it when the journal was begun; nothing is lost in it.

    Raises:
        JournalError: it cannot be read.
    """
    try:
        if not path.is_file():
            return False
        with path.open("rb") as file:
            line = file.readline(_LONGEST)
    except OSError as error:
        raise JournalError(
            said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
        ) from error
    begin = line[: len(_FIRST)]
    return not line.endswith(b"\n") and begin == _FIRST[: len(begin)] and len(line) < _LONGEST


def _hold(path: Path, file: IO[bytes]) -> None:
    """Keep other programs from writing to a journal, until it is closed.

    Raises:
        JournalError: one does.
    """
    try:
        is_free = lock_descriptor(file.fileno())
    except OSError:
        return  # a drive that knows no locks
    if not is_free:
        file.close()
        raise JournalError(said("{path}: another program goes on with this search", path=str(path)))


def read_journal(
    path: Path, damaged: Callable[[int], None] = lambda line: None
) -> tuple[Spec, Iterator[Done]]:
    """Return the search of a journal and, one after the other, what was done; each chunk once.

    A damaged line is passed over: what it held is done again when the search goes on.

    Args:
        path: the journal.
        damaged: is told the number of each damaged line, from 1, as it is come to.

    Raises:
        JournalError: it cannot be read, or is no journal.
    """
    lines = _lines(path, damaged)
    try:
        spec, _, _ = next(lines)
    except StopIteration:
        raise JournalError(said("{path} is no journal of a search", path=str(path))) from None

    def chunks() -> Iterator[Done]:
        seen: set[int] = set()
        for _, done, _ in lines:
            if done is not None and done.chunk not in seen:
                seen.add(done.chunk)
                yield done

    return spec, chunks()


def _lines(
    path: Path, damaged: Callable[[int], None] = lambda line: None
) -> Iterator[tuple[Spec, Done | None, int]]:
    """Yield the search, then the search with each chunk, and where in the file its line ends.

    A damaged line after the first comes with nothing done.
    """
    spec: Spec | None = None
    end = number = 0
    try:
        with path.open("rb") as file:
            while line := file.readline(_LONGEST):
                while len(line) >= _LONGEST and not line.endswith(b"\n"):
                    end += len(line)
                    line = b"-" + file.readline(_LONGEST - 1)  # no JSON, whatever follows
                    end -= 1
                if not line.endswith(b"\n"):
                    break  # torn by a crash, or no journal
                end += len(line)
                number += 1
                if spec is None:
                    spec = spec_of(json.loads(line)["search"])
                    yield spec, None, end
                    continue
                try:
                    done = _done(json.loads(line))
                except _DAMAGE:
                    damaged(number)
                    done = None
                yield spec, done, end
    except OSError as error:
        raise JournalError(
            said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
        ) from error
    except (*_DAMAGE, SpecError) as error:
        raise JournalError(
            said("{path} is no journal of a search, or is damaged", path=str(path))
        ) from error


def _done(found: dict[str, object]) -> Done:
    chunk, tally, finds = found["chunk"], found["tally"], found["finds"]
    if not isinstance(chunk, int) or not isinstance(tally, dict) or not isinstance(finds, list):
        raise ValueError("a chunk without number, counts or finds")
    counts = [tally.get(field.name, 0) for field in fields(Tally)]  # journals of before have fewer
    if not all(isinstance(count, int) for count in counts):
        raise ValueError("counts that are no numbers")
    return Done(chunk, Tally(*counts), tuple(Find.from_object(find) for find in finds))
