# SPDX-License-Identifier: GPL-3.0-or-later
"""The file in which a tourney or contest travels: one, of JSON, to be copied and sent as it is.

It is written beside its place and renamed. One program writes it at a time: the second that opens
it reads.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

from composer.files.beside import write_beside
from composer.files.places import absolute, real
from composer.files.sessionlock import SessionLock
from composer.said.sentence import said, sentence_of
from composer.tourneys.tourney import TourneyFault

MOST_BYTES: Final = 100_000_000
"""A larger file is refused."""

Held = TypeVar("Held")


class OneFile(Generic[Held]):
    """Such a file, open.

    Attributes:
        path: the file.
        held: what it holds.
        writable: whether it can be saved; not where another program has it open, or where the
            place can only be read.
    """

    def __init__(self, path: Path, held: Held, lock: SessionLock | None) -> None:
        self.path = path
        self.held = held
        self._lock = lock

    @staticmethod
    @abstractmethod
    def read(form: object, name: str) -> Held:
        """Return what plain values are.

        Args:
            form: the values.
            name: of the file, for what is said of it.

        Raises:
            TourneyFault: they are nothing of the kind.
        """

    @staticmethod
    @abstractmethod
    def form(held: Held) -> dict[str, Any]:
        """Return what is held as plain values."""

    @classmethod
    def open(cls, path: Path | str) -> Self:
        """Open a file, to be read only where another program has it.

        Raises:
            TourneyFault: it cannot be read.
        """
        path = absolute(path)
        if not path.is_file():
            raise TourneyFault(said("{path} is not there", path=str(path)))
        lock = SessionLock.take_if_free(lock_of(path))
        try:
            return cls(path, cls.read(read_json(path), path.name), lock)
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    @classmethod
    def new(cls, path: Path | str, held: Held) -> Self:
        """Make a file and open it.

        Raises:
            TourneyFault: there is a file already, or none can be written there.
        """
        path = absolute(path)
        with _told(path):
            lock = SessionLock.take(lock_of(path))
        if path.exists() or lock is None:
            if lock is not None:
                lock.release()
            raise TourneyFault(said("{path} is there already", path=str(path)))
        made = cls(path, held, lock)
        try:
            made.save(held)
        except BaseException:
            made.close()
            raise
        return made

    @classmethod
    def write(cls, path: Path, held: Held) -> None:
        """Write a file, over one that is there, unless a program has that open.

        Raises:
            TourneyFault: one has, or it cannot be written.
        """
        with _told(path):
            lock = SessionLock.take(lock_of(path))
        if lock is None:
            raise _taken(path)
        try:
            write_json(path, cls.form(held))
        finally:
            lock.release()

    @property
    def writable(self) -> bool:
        """Whether it can be saved."""
        return self._lock is not None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def save(self, held: Held) -> None:
        """Keep something in the place of what was held before.

        Raises:
            TourneyFault: the file can only be read, or cannot be written.
        """
        if self._lock is None:
            raise _taken(self.path)
        write_json(self.path, self.form(held))
        self.held = held

    def close(self) -> None:
        """Let others write; closing twice does nothing."""
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release()

    @property
    def name(self) -> str:
        """The file's name."""
        return self.path.name


def _taken(path: Path) -> TourneyFault:
    return TourneyFault(
        said("{path} is open in another program: here it can only be read", path=path.name)
    )


def read_json(path: Path) -> object:
    """Return what a file of JSON holds.

    Raises:
        TourneyFault: it cannot be read, or is none.
    """
    with _told(path):
        if path.stat().st_size > MOST_BYTES:
            raise TourneyFault(said("{path} is too large", path=path.name))
        content = path.read_bytes()
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as error:
        raise TourneyFault(
            said("{path} cannot be read: {wrong}", path=path.name, wrong=str(error))
        ) from error


def write_json(path: Path, value: object) -> None:
    """Write plain values beside a file's place and rename them.

    Raises:
        TourneyFault: they cannot be written.
    """
    text = json.dumps(value, ensure_ascii=False, indent=1)
    with _told(path):
        write_beside(path, text.encode("utf-8", "replace"))


def lock_of(path: Path) -> Path:
    """Return the file whose lock the one who writes a file holds."""
    found = real(path)
    return found.with_name(found.name + ".lock")


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Report what the system refuses as a fault of the file."""
    try:
        yield
    except OSError as error:
        raise TourneyFault(
            said("{path}: {wrong}", path=str(path), wrong=error.strerror or sentence_of(error))
        ) from error
