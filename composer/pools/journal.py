# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal of a search: what was done, so that it goes on after a stop or a crash.

A file with one JSON object a line: first the search, then each chunk that was worked through
with its counts and finds. A chunk is written whole before it counts; a line torn by a crash is
cut off when the journal is opened again, and its chunk is done again.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, fields
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Generic, Self, TypeVar

from composer.files.sessionlock import lock_descriptor
from composer.pools.handout import Done, Summed
from composer.said.sentence import said

S = TypeVar("S")
T = TypeVar("T", bound=Summed)


F = TypeVar("F")

_FIRST: Final = b'{"search":'
_LONGEST: Final = 64_000_000  # characters of a line; a chunk with every candidate found has 1

_DAMAGE: Final = (ValueError, KeyError, TypeError, RecursionError)
"""What comes of reading a line that is not as it was written."""


class JournalError(Exception):
    """A journal that cannot be read, written or gone on with; the text is a sentence."""


class Journal(ABC, Generic[S, T, F]):
    """An open journal, which one search writes to; its kind tells how searches and finds look."""

    tally: type[T]
    """The counts of a chunk, whole numbers all."""

    @staticmethod
    @abstractmethod
    def search_object(search: S) -> dict[str, Any]:
        """Return a search as plain values that JSON knows."""

    @staticmethod
    @abstractmethod
    def search_of(found: Any) -> S:
        """Return a search from its plain values.

        Raises:
            ValueError: it is none.
        """

    @staticmethod
    @abstractmethod
    def find_object(find: F) -> dict[str, object]:
        """Return a find as plain values."""

    @staticmethod
    @abstractmethod
    def find_of(found: Mapping[str, object]) -> F:
        """Return a find from its plain values.

        Raises:
            ValueError: it is none.
        """

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
    def begin(cls, path: Path, search: S) -> Self:
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
            journal._write({"search": cls.search_object(search)})
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
    def resume(cls, path: Path) -> tuple[Self, S]:
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
            search, end = None, 0
            for found, _, place in cls._lines(path):
                search, end = found, place
            if search is None:
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
        return cls(path, file), search

    @classmethod
    def read(
        cls, path: Path, damaged: Callable[[int], None] = lambda line: None
    ) -> tuple[S, Iterator[Done[T, F]]]:
        """Return the search and, one after the other, what was done; each chunk once.

        A damaged line is passed over: what it held is done again when the search goes on.

        Args:
            path: the journal.
            damaged: is told the number of each damaged line, from 1, as it is come to.

        Raises:
            JournalError: it cannot be read, or is no journal.
        """
        lines = cls._lines(path, damaged)
        try:
            search, _, _ = next(lines)
        except StopIteration:
            raise JournalError(said("{path} is no journal of a search", path=str(path))) from None

        def chunks() -> Iterator[Done[T, F]]:
            seen: set[int] = set()
            for _, done, _ in lines:
                if done is not None and done.number not in seen:
                    seen.add(done.number)
                    yield done

        return search, chunks()

    def keep(self, done: Done[T, F]) -> None:
        """Write a chunk down; it is on the disk when this returns.

        Raises:
            JournalError: it cannot be written.
        """
        self._write(
            {
                "chunk": done.number,
                "tally": asdict(done.tally),
                "finds": [self.find_object(find) for find in done.finds],
            }
        )

    def close(self) -> None:
        """Close the file; closing twice does nothing."""
        self._file.close()

    def _write(self, found: dict[str, object]) -> None:
        line = json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"
        left = memoryview(line.encode("utf-8", "surrogatepass"))  # of names that are no UTF-8
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

    @classmethod
    def _lines(
        cls, path: Path, damaged: Callable[[int], None] = lambda line: None
    ) -> Iterator[tuple[S, Done[T, F] | None, int]]:
        """Yield the search, then the search with each chunk, and where in the file its line ends.

        A damaged line after the first comes with nothing done.
        """
        search: S | None = None
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
                    if search is None:
                        search = cls.search_of(json.loads(line)["search"])
                        yield search, None, end
                        continue
                    try:
                        done = cls._done(json.loads(line))
                    except _DAMAGE:
                        damaged(number)
                        done = None
                    yield search, done, end
        except OSError as error:
            raise JournalError(
                said("{path}: {reason}", path=str(path), reason=str(error.strerror or error))
            ) from error
        except _DAMAGE as error:
            raise JournalError(
                said("{path} is no journal of a search, or is damaged", path=str(path))
            ) from error

    @classmethod
    def _done(cls, found: dict[str, object]) -> Done[T, F]:
        chunk, tally, finds = found["chunk"], found["tally"], found["finds"]
        if not isinstance(chunk, int) or not isinstance(tally, dict) or not isinstance(finds, list):
            raise ValueError("a chunk without number, counts or finds")
        counts = [
            tally.get(field.name, 0) for field in fields(cls.tally)
        ]  # journals of before have fewer
        if not all(isinstance(count, int) for count in counts):
            raise ValueError("counts that are no numbers")
        return Done(chunk, cls.tally(*counts), tuple(cls.find_of(find) for find in finds))


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
