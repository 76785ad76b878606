# SPDX-License-Identifier: GPL-3.0-or-later
"""Files dropped on the board: the first problem of one is put there."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from composer.formats.entry import Entry, FormatError
from composer.formats.sniff import scan_problems
from composer.gui.desk import Desk
from composer.gui.language import fill, tr
from composer.gui.notices import NoticeBar
from composer.gui.sentences import told
from composer.gui.session import Session
from composer.problem.problem import Problem


def put_file_on_board(name: str, session: Session, desk: Desk, notices: NoticeBar) -> None:
    """Put the first problem of a file on the board; a sentence tells what is wrong, or more."""
    path = Path(name)
    try:
        problem, is_only = first_problem(path)
    except FormatError as error:
        notices.tell(told(str(error)), fault=True)
        return

    def put() -> None:
        session.open(problem, saved=False, foreign=problem)
        if not is_only:
            words = tr("%1 holds more than one problem; the first is on the board.")
            notices.tell(fill(words, path.name), seconds=8)

    desk.unless_unsaved(put)


def first_problem(path: Path) -> tuple[Problem, bool]:
    """Return the first problem of a file, and whether it is the only one.

    Raises:
        FormatError: the file cannot be read, or its first record is no problem.
    """
    found = list(islice(scan_problems(path), 2))
    if not found:
        raise FormatError(path, "the file holds no problem")
    first = found[0]
    if not isinstance(first, Entry):
        raise FormatError(path, first.message, first.line)
    return first.problem, len(found) == 1
