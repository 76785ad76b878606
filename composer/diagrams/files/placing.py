# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that come into their places whole: written beside, then renamed; several all or none."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final

from composer.diagrams.files.forms import DiagramFault
from composer.files.beside import name_beside, new_beside, tidy
from composer.files.places import real
from composer.said.sentence import Sentence, as_it_is, said


def replace_file(path: Path, content: bytes) -> None:
    """Put a file in its place at once: write it beside, then rename it.

    A link is followed, so that it stays a link.

    Raises:
        DiagramFault: the folder is missing, shut or full, or the path is a folder.
    """
    with Placing() as placing:
        placing.add(path, content)
        placing.put()


class Placing:
    """Files that wait beside their places until all are written; what is not put is removed."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Path, Path, Path]] = []  # as named, beside, its place

    def __enter__(self) -> Placing:
        return self

    def __exit__(self, *_: object) -> None:
        for _path, beside, _target in self._waiting:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
        self._waiting.clear()

    def add(self, path: Path, content: bytes) -> None:
        """Write a file beside its place.

        Raises:
            DiagramFault: the folder is missing, shut or full, or the path is a folder.
        """
        with _told(path):
            target = real(path)
            if target.is_dir():
                raise DiagramFault(said("{path} is a folder, not a file.", path=str(path)))
            tidy(target.parent)
            beside, descriptor = new_beside(target)
            self._waiting.append((path, beside, target))
            with os.fdopen(descriptor, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(descriptor)

    def put(self) -> None:
        """Rename all files to their places; where one cannot be, those before it go back.

        Raises:
            DiagramFault: one of them cannot be renamed, as where another program holds the file
                that is there; all that was there is there again.
        """
        former: list[tuple[Path, Path | None]] = []  # a place, and what was there
        placed = 0
        try:
            for path, _, target in self._waiting[:-1]:  # after the last nothing can fail
                with _told(path):
                    former.append((target, _second_name(target)))
            for path, beside, target in self._waiting:
                with _told(path):
                    beside.replace(target)
                placed += 1
        except BaseException:
            for target, second in reversed(former[:placed]):
                with suppress(OSError):  # what was there keeps its second name
                    _put_back(target, second)
            _forget(former[placed:])
            raise
        _forget(former)
        self._waiting.clear()


def _forget(former: list[tuple[Path, Path | None]]) -> None:
    """Take second names away again."""
    for _target, second in former:
        if second is not None:
            with suppress(OSError):
                second.unlink(missing_ok=True)


def _second_name(target: Path) -> Path | None:
    """Give a file another name beside it, so that it can be put back; None if there is none."""
    if not target.exists():
        return None
    second = name_beside(target)
    try:
        second.hardlink_to(target)
    except OSError:  # not every file system has second names
        try:
            shutil.copy2(target, second)
        except OSError:
            second.unlink(missing_ok=True)
            raise
    return second


def _put_back(target: Path, second: Path | None) -> None:
    if second is None:
        target.unlink(missing_ok=True)
    else:
        second.replace(target)
        second.unlink(missing_ok=True)  # nothing is renamed where both are one file already


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, RuntimeError, ValueError) as error:  # loops of links; a NUL in the name
        raise DiagramFault(
            said("{path} cannot be written: {reason}.", path=str(path), reason=reason_of(error))
        ) from error


def reason_of(error: Exception) -> Sentence:
    """Return in words why a file cannot be written, without a full stop."""
    if isinstance(error, UnicodeError):
        return said("its name has a character that no file's name can have")
    number = error.errno if isinstance(error, OSError) else None
    if isinstance(error, FileNotFoundError) and (
        _is_too_long(error.filename) or _is_too_long(error.filename2)
    ):
        number = errno.ENAMETOOLONG
    known = _REASONS.get(number) if number is not None else None
    if known is not None:
        return known
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return as_it_is(words[:1].lower() + words[1:].rstrip("."))


def _is_too_long(name: object) -> bool:
    """Tell whether Windows says for a file's name that its folder is missing, which is there."""
    return isinstance(name, str) and len(name) >= _MOST_ON_WINDOWS and Path(name).parent.is_dir()


_MOST_ON_WINDOWS: Final = 260  # signs of a path, with one that ends it
_REASONS: Final[Mapping[int, Sentence]] = MappingProxyType(
    {
        errno.ENOENT: said("the folder does not exist"),
        errno.ENOTDIR: said("a part of its path is a file, not a folder"),
        errno.EACCES: said("writing is not allowed there"),
        errno.EPERM: said("writing is not allowed there"),
        errno.EROFS: said("the disk can only be read"),
        errno.ENOSPC: said("the disk is full"),
        errno.ENAMETOOLONG: said("the name is too long"),
    }
)
