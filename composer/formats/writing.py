# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of problems written in the form that their name asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from composer.formats.csvtable import write_csv
from composer.formats.entry import FormatError
from composer.formats.fenlines import write_fenlines
from composer.formats.jsonlines import write_jsonlines
from composer.formats.olvwriting import write_olv
from composer.formats.pgnwriting import write_pgn
from composer.formats.popeyewriting import write_popeye
from composer.problem.problem import Problem
from composer.said.sentence import joined, said

Write = Callable[[Path, Iterable[Problem], bool], None]

FORMS: Final[dict[str, Write]] = {
    ".olv": write_olv,
    ".jsonl": write_jsonlines,
    ".pgn": write_pgn,
    ".csv": write_csv,
    ".inp": write_popeye,
    ".txt": write_fenlines,
}
"""What can be written, by the end of a file's name; `.olv` and `.jsonl` keep everything."""

_OTHER_NAMES: Final = {".yaml": ".olv", ".yml": ".olv", ".fen": ".txt"}


def write_problems(path: Path, problems: Iterable[Problem], overwrite: bool = False) -> int:
    """Write problems as the end of the file's name asks for; return how many.

    They are taken one after the other; the file is there when all of it is written, not before.

    Raises:
        FormatError: the name's end is none of `FORMS`, the file exists and is not to be
            overwritten, or it cannot be written.
    """
    end = path.suffix.lower()
    write = FORMS.get(_OTHER_NAMES.get(end, end))
    if write is None:
        raise FormatError(path, said("expected a name that ends in {forms}", forms=joined(FORMS)))
    counted = _Counted(problems)
    write(path, counted.passed(), overwrite)
    return counted.count


class _Counted:
    """Counts what passes."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.count = 0
        self._problems = problems

    def passed(self) -> Iterable[Problem]:
        """Yield the problems."""
        for problem in self._problems:
            self.count += 1
            yield problem
