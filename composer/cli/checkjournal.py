# SPDX-License-Identifier: GPL-3.0-or-later
"""The journal of `check`: which files are checked, and the line that was found of each record.

A journal goes on only with the same files, where the same is asked of them, and by a program that
analyses as the one that began it.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from composer.analysis.report import ANALYSIS_VERSION
from composer.cli.faults import BadInput
from composer.pools import journal
from composer.solver.jsonform import Json

_ASIDE: Final = ("action", "output", "resume", "jobs", "cluster", "tls_ca", "tls_cert", "tls_key")
"""Arguments that change nothing of what is found."""


@dataclass(frozen=True, slots=True)
class Checked:
    """How many records were checked."""

    records: int = 0

    def __add__(self, other: Checked) -> Checked:
        return Checked(self.records + other.records)


@dataclass(frozen=True, slots=True)
class CheckSearch:
    """What is checked.

    Attributes:
        files: the files by their contents, as SHA-256.
        asked: the arguments by name, as texts.
        analysis: the version of the analysis.
    """

    files: tuple[str, ...]
    asked: tuple[tuple[str, str], ...]
    analysis: int


def search_of(arguments: argparse.Namespace) -> CheckSearch:
    """Return what the arguments of `check` ask.

    Raises:
        BadInput: a file cannot be read.
    """
    asked = vars(arguments)
    told = sorted(
        (name, str(value))
        for name, value in asked.items()
        if name not in (*_ASIDE, "files") and not callable(value)
    )
    files = tuple(map(_digest, map(Path, arguments.files)))
    return CheckSearch(files, tuple(told), ANALYSIS_VERSION)


def _digest(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from error


class Journal(journal.Journal[CheckSearch, Checked, str | Json]):
    """An open journal, which one check writes to."""

    tally = Checked

    @staticmethod
    def search_object(search: CheckSearch) -> dict[str, Any]:
        """Return what is checked as plain values."""
        files, asked = list(search.files), dict(search.asked)
        return {"files": files, "asked": asked, "analysis": search.analysis}

    @staticmethod
    def search_of(found: Any) -> CheckSearch:
        """Return what is checked from its plain values."""
        files, asked, analysis = found["files"], found["asked"], found["analysis"]
        if not isinstance(files, list) or not isinstance(asked, dict):
            raise ValueError("files and what is asked of them")
        return CheckSearch(tuple(map(str, files)), tuple(sorted(asked.items())), int(analysis))

    @staticmethod
    def find_object(find: str | Json) -> dict[str, object]:
        """Return a line as plain values."""
        return {"line": find}

    @staticmethod
    def find_of(found: Mapping[str, object]) -> str | Json:
        """Return a line from its plain values."""
        line = found["line"]
        if not isinstance(line, str | dict):
            raise ValueError("a line that is neither text nor an object")
        return line
