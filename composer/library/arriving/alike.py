# SPDX-License-Identifier: GPL-3.0-or-later
"""The records that ask the same of the same position as a problem does."""

from __future__ import annotations

from composer.library.access.store import Library
from composer.library.arriving.candidates import Candidates
from composer.library.arriving.deciding import Candidate
from composer.library.index.shape import Shape
from composer.problem.problem import Problem


def asked_alike(library: Library, problem: Problem) -> tuple[Candidate, ...]:
    """Return the records with this very position and task, the oldest first; none in the bin.

    Raises:
        LibraryFault: the file cannot be read.
    """
    with library.reading() as connection:
        candidates = Candidates(connection, library)
        return candidates.with_same_task(problem, Shape.of_problem(problem).canonical)
