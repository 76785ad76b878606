# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that come into their places whole: written beside, then renamed; several all or none."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final

from composer.diagrams.faults import DiagramFault


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
            target = path.resolve()
            if target.is_dir():
                raise DiagramFault(f"{path} is a folder, not a file.")
            beside = target.with_name(f".diagram-{secrets.token_hex(8)}.part")
            self._waiting.append((path, beside, target))
            with beside.open("xb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())

    def put(self) -> None:
        """Rename all files to their places.

        Raises:
            DiagramFault: one of them cannot be renamed.
        """
        while self._waiting:
            path, beside, target = self._waiting[0]
            with _told(path):
                beside.replace(target)
            self._waiting.pop(0)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, RuntimeError, ValueError) as error:  # loops of links; a NUL in the name
        raise DiagramFault(f"{path} cannot be written: {reason_of(error)}.") from error


def reason_of(error: Exception) -> str:
    """Return in words why a file cannot be written, without a full stop."""
    if isinstance(error, UnicodeError):
        return "its name has a character that no file's name can have"
    number = error.errno if isinstance(error, OSError) else None
    known = _REASONS.get(number) if number is not None else None
    if known is not None:
        return known
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return words[:1].lower() + words[1:].rstrip(".")


_REASONS: Final[Mapping[int, str]] = MappingProxyType(
    {
        errno.ENOENT: "the folder does not exist",
        errno.ENOTDIR: "a part of its path is a file, not a folder",
        errno.EACCES: "writing is not allowed there",
        errno.EPERM: "writing is not allowed there",
        errno.EROFS: "the disk can only be read",
        errno.ENOSPC: "the disk is full",
        errno.ENAMETOOLONG: "the name is too long",
    }
)
