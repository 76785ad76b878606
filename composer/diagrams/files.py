# SPDX-License-Identifier: GPL-3.0-or-later
"""Diagrams written to files. A file is there whole or not at all, and SVG needs no Qt."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from composer.diagrams.faults import DiagramFault
from composer.diagrams.style import MAGAZINE, DiagramStyle
from composer.diagrams.svg import diagram_svg
from composer.problem.problem import Problem

Draw = Callable[[Problem, DiagramStyle], bytes]


def write_diagram(
    problem: Problem,
    path: Path | str,
    style: DiagramStyle = MAGAZINE,
    *,
    overwrite: bool = True,
) -> None:
    """Write a diagram as .svg, .png or .pdf, as the end of the file's name says.

    It is written beside its place and then renamed, so that an older file stays whole
    whatever happens.

    Raises:
        DiagramFault: the ending is none of these, the file is there and may not be replaced,
            or it cannot be written; the sentence says which and where.
    """
    path = Path(path)
    draw = _DRAWINGS.get(path.suffix.lower())
    if draw is None:
        raise DiagramFault(f"{path.name}: a diagram is written as .svg, .png or .pdf.")
    if not overwrite and os.path.lexists(path):
        raise DiagramFault(f"{path} is there already.")
    replace_file(path, draw(problem, style))


def replace_file(path: Path, content: bytes) -> None:
    """Put a file in its place at once: write it beside, then rename it.

    A link is followed, so that it stays a link.

    Raises:
        DiagramFault: the folder is missing, shut or full, or the path is a folder.
    """
    try:
        target = path.resolve()
        if target.is_dir():
            raise DiagramFault(f"{path} is a folder, not a file.")
        beside = target.with_name(f".diagram-{secrets.token_hex(8)}.part")
        try:
            with beside.open("xb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
    except (OSError, RuntimeError, ValueError) as error:  # loops of links; a NUL in the name
        raise DiagramFault(f"{path} cannot be written: {_reason(error)}.") from error


def _reason(error: Exception) -> str:
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


def _svg(problem: Problem, style: DiagramStyle) -> bytes:
    return diagram_svg(problem, style).encode("utf-8")


def _png(problem: Problem, style: DiagramStyle) -> bytes:
    return _painting()[0](problem, style)


def _pdf(problem: Problem, style: DiagramStyle) -> bytes:
    return _painting()[1](problem, style)


def _painting() -> tuple[Draw, Draw]:
    """Load Qt only when it is needed; it may lack libraries of the system."""
    try:
        from composer.diagrams.paint import diagram_pdf, diagram_png
    except ImportError as error:
        raise DiagramFault(f"PNG and PDF need Qt, which does not load: {error}.") from error
    return diagram_png, diagram_pdf


_DRAWINGS: Final[Mapping[str, Draw]] = MappingProxyType({".svg": _svg, ".png": _png, ".pdf": _pdf})
