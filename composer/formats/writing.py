# SPDX-License-Identifier: GPL-3.0-or-later
"""Files of problems written in the form that their name asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from composer.formats.csvtable import write_csv
from composer.formats.entry import FormatError
from composer.formats.fenlines import write_fenlines
from composer.formats.jsonlines import write_jsonlines
from composer.formats.olvwriting import write_olv
from composer.formats.pgnwriting import write_pgn
from composer.formats.popeye.writing import write_popeye
from composer.problem.problem import Problem
from composer.said.sentence import Sentence, counted, joined, said

Write = Callable[[Path, Iterable[Problem], bool], None]

FORMS: Final[dict[str, Write]] = {
    ".olv": write_olv,
    ".jsonl": write_jsonlines,
    ".pgn": write_pgn,
    ".csv": write_csv,
    ".inp": write_popeye,
    ".txt": write_fenlines,
}
"""What can be written, by the end of a name; `.jsonl` keeps everything, `.olv` all of chess."""

_OTHER_NAMES: Final = {".yaml": ".olv", ".yml": ".olv", ".fen": ".txt"}


FOR_GAMES: Final = ".jsonl"
"""The form that problems of games that are no chess have, and only it."""


def write_problems(
    path: Path,
    problems: Iterable[Problem],
    overwrite: bool = False,
    leave_out: Callable[[Problem], None] | None = None,
) -> int:
    """Write problems as the end of the file's name asks for; return how many.

    They are taken one after the other; the file is there when all of it is written, not before.

    Args:
        path: the file.
        problems: what is written.
        overwrite: whether a file that is there is replaced.
        leave_out: is called with each problem that has no form there, and is not written; see
            `left_out_sentence`. Without it such a problem is a fault.

    Raises:
        FormatError: the name's end is none of `FORMS`, the file exists and is not to be
            overwritten, it cannot be written, or a problem has no form there.
    """
    end = path.suffix.lower()
    write = FORMS.get(_OTHER_NAMES.get(end, end))
    if write is None:
        raise FormatError(path, said("expected a name that ends in {forms}", forms=joined(FORMS)))
    if FORMS[FOR_GAMES] is not write:
        problems = _only_chess(path, problems, leave_out)
    passing = _Counted(problems)
    write(path, passing.passed(), overwrite)
    return passing.count


def _only_chess(
    path: Path, problems: Iterable[Problem], leave_out: Callable[[Problem], None] | None
) -> Iterator[Problem]:
    for problem in problems:
        if problem.game is None:
            yield problem
        elif leave_out is None:
            raise FormatError(path, left_out_sentence(1))
        else:
            leave_out(problem)


def left_out_sentence(count: int) -> Sentence:
    """Return the sentence about problems of other games that a file cannot hold."""
    return counted(
        count,
        "one problem of another game is left out: only .jsonl has a form for it",
        "{count} problems of other games are left out: only .jsonl has a form for them",
    )


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
