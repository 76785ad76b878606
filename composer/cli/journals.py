# SPDX-License-Identifier: GPL-3.0-or-later
"""Journals of searches as commands begin them and go on with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

from composer.cli.faults import BadInput
from composer.cli.output import complain
from composer.pools.journal import Journal, JournalError, is_unbegun

J = TypeVar("J", bound=Journal[Any, Any, Any])


def begun(kind: type[J], path: Path, search: Any, resume: bool) -> tuple[J, Any, bool]:
    """Return the journal of a search, the search, and whether something was done before.

    Args:
        kind: what kind of journal it is.
        path: its file.
        search: what is asked; None where the journal knows it.
        resume: whether it may go on with what is there.

    Raises:
        BadInput: it cannot be had, or there is another search in it.
    """
    try:
        if not path.exists() or is_unbegun(path):
            if search is None:
                raise BadInput(f"{path}: there is no journal to go on with")
            return kind.begin(path, search), search, False
        if not resume:
            raise BadInput(f"{path} is there already; --resume goes on with it")
        journal, known = kind.resume(path)
        if search not in (None, known):
            journal.close()
            raise BadInput(f"{path} is the journal of another search")
        return journal, known, True
    except JournalError as error:
        raise BadInput(str(error)) from error


def restored(journal: Journal[Any, Any, Any]) -> Any:
    """Return what was done before; of damaged lines it is said that they are passed over.

    Raises:
        JournalError: it cannot be read.
    """
    path = journal.path

    def damaged(line: int) -> None:
        complain(f"{path}, line {line}: damaged and passed over; what it held is tried again")

    return journal.read(path, damaged)[1]
