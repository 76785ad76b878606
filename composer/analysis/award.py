# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said for and against a problem, as the report of an award says it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from composer.analysis.points import FAULTS, Point, Weight
from composer.said.sentence import Sentence, joined, said

NOT_JUDGED: Final = said("Not judged: originality, and how hard it is to solve.")
"""What outweighs all else, and no program sees."""


def award_sentences(points: Iterable[Point]) -> tuple[Sentence, ...]:
    """Return what speaks for a problem, what speaks against it, and what is not judged.

    Args:
        points: read from the top; what only counts or describes is left out. Nothing speaks for
            what is no sound problem.
    """
    known = tuple(points)
    out = any(point.weight is Weight.DISQUALIFIES for point in known)
    merits = [] if out else [point.sentence for point in known if point.weight is Weight.MERIT]
    faults = [point.sentence for point in known if point.weight in FAULTS]
    found = []
    if merits:
        found.append(said("For: {points}", points=_together(merits)))
    if faults:
        found.append(said("Against: {points}", points=_together(faults)))
    return (*found, NOT_JUDGED)


def _together(sentences: Sequence[Sentence]) -> Sentence:
    return said("{points}", points=joined(sentences, " "))
