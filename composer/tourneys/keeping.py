# SPDX-License-Identifier: GPL-3.0-or-later
"""The file in which a tourney travels: one, of JSON, to be copied and sent as it is.

It is written beside its place and renamed. One program writes it at a time: the second that opens
it reads.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from composer.files.beside import write_beside
from composer.files.sessionlock import SessionLock
from composer.said.sentence import said, sentence_of
from composer.tourneys.plainform import tourney_from, tourney_object
from composer.tourneys.tourney import Tourney, TourneyFault

ENDING: Final = ".tourney"
"""How names of such files end."""

MOST_BYTES: Final = 100_000_000
"""A larger file is refused."""


class TourneyFile:
    """A tourney's file, open.

    Attributes:
        path: the file.
        tourney: what it holds.
        writable: whether it can be saved; not where another program has it open, or where the
            place can only be read.
    """

    def __init__(self, path: Path, tourney: Tourney, lock: SessionLock | None) -> None:
        self.path = path
        self.tourney = tourney
        self._lock = lock

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

    def save(self, tourney: Tourney) -> None:
        """Keep a tourney in the place of the one before.

        Raises:
            TourneyFault: the file can only be read, or cannot be written.
        """
        if self._lock is None:
            raise TourneyFault(
                said("{path} is open in another program: here it can only be read", path=self.name)
            )
        write_json(self.path, tourney_object(tourney))
        self.tourney = tourney

    def close(self) -> None:
        """Let others write; closing twice does nothing."""
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release()

    @property
    def name(self) -> str:
        """The file's name."""
        return self.path.name


def open_tourney(path: Path | str) -> TourneyFile:
    """Open a tourney's file, to be read only where another program has it.

    Raises:
        TourneyFault: it cannot be read.
    """
    path = Path(path).absolute()
    if not path.is_file():
        raise TourneyFault(said("{path} is not there", path=str(path)))
    lock = SessionLock.take_if_free(lock_of(path))
    try:
        return TourneyFile(path, tourney_from(read_json(path)), lock)
    except BaseException:
        if lock is not None:
            lock.release()
        raise


def new_tourney(path: Path | str, tourney: Tourney) -> TourneyFile:
    """Make a file for a tourney and open it.

    Raises:
        TourneyFault: there is a file already, or none can be written there.
    """
    path = Path(path).absolute()
    with _told(path):
        lock = SessionLock.take(lock_of(path))
    if path.exists() or lock is None:
        if lock is not None:
            lock.release()
        raise TourneyFault(said("{path} is there already", path=str(path)))
    made = TourneyFile(path, tourney, lock)
    try:
        made.save(tourney)
    except BaseException:
        made.close()
        raise
    return made


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
    real = path.resolve()
    return real.with_name(real.name + ".lock")


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Report what the system refuses as a fault of the file."""
    try:
        yield
    except OSError as error:
        raise TourneyFault(
            said("{path}: {wrong}", path=str(path), wrong=error.strerror or sentence_of(error))
        ) from error
