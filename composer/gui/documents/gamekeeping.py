# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems of games that are no chess, saved into the library as problems of chess are."""

from __future__ import annotations

from collections.abc import Callable

from composer.games.record import as_problem
from composer.games.task import GameProblem
from composer.gui.threads.librarian import Librarian
from composer.library.access.store import Library
from composer.library.changes.operations import Saved
from composer.library.records.gamefindings import finding_of_game
from composer.library.records.values import Finding
from composer.problem.problem import Problem
from composer.solver.games.answer import GameAnswer
from composer.studio.savedstate import NOWHERE, RecordPlace
from composer.studio.saving import save_beside, save_in_place

Then = Callable[[int, int], None]
"""Is called in the window's thread with the record and the version that hold what was saved."""


def save_game(
    librarian: Librarian,
    problem: GameProblem,
    answer: GameAnswer | None,
    then: Then,
    *,
    place: RecordPlace = NOWHERE,
    known: GameProblem | None = None,
    as_version: bool = False,
) -> None:
    """Save a problem of a game in the librarian's thread: in its record, or as a new one.

    What others changed there in the meantime stays, as with chess (see `saving`).

    Args:
        librarian: owns the library; one must be open.
        problem: what is to be saved.
        answer: what is known of it; None where it was not solved.
        then: is called when it is on the disk; where that failed the librarian says so.
        place: where it was opened from, or saved last.
        known: what that place held then.
        as_version: keep the older version beside it.
    """
    finding = None if answer is None else finding_of_game(problem, answer)
    kept, before = as_problem(problem), None if known is None else as_problem(known)
    librarian.change(
        lambda library: _saved(library, place, kept, finding, before, as_version),
        lambda saved: then(saved.record_id, saved.version_id),
    )


def _saved(
    library: Library,
    place: RecordPlace,
    problem: Problem,
    finding: Finding | None,
    known: Problem | None,
    as_version: bool,
) -> Saved:
    save = save_beside if as_version else save_in_place
    return save(library, place, problem, finding, known)
