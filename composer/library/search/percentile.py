# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a problem stands among those of a library: the share that shows less, and the nearest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from composer.library.access.store import Library
from composer.library.index.traits import CONTENT
from composer.library.likeness.ranking import like_this
from composer.library.records.values import Finding, Row
from composer.library.search.search import rows
from composer.problem.problem import Problem
from composer.said.sentence import Sentence, as_it_is, joined, said

_NEAREST: Final = 3
_ENOUGH: Final = 20
"""Problems with which a share is told, one in a hundred at least; else it says nothing."""

_COUNT: Final = """
    SELECT count(*), coalesce(sum(CAST(name AS INTEGER) < ?), 0)
    FROM trait JOIN record ON record.id = record_id
    WHERE kind = ? AND deleted_at IS NULL AND record_id <> ?
"""


@dataclass(frozen=True, slots=True)
class Near:
    """A problem that is like another one.

    Attributes:
        row: the problem.
        score: how much it is like it, from 0 to 1.
    """

    row: Row
    score: float

    @property
    def sentence(self) -> Sentence:
        """Who made it, when, and what it won: `L. Kubbel, 64 1941, 1st Prize (63 %)`."""
        credits = self.row.problem.credits
        words = (credits.caption_authors(), credits.caption_source(), credits.caption_distinction())
        known = ", ".join(word for word in words if word)
        name = as_it_is(known) if known else said("problem {number}", number=self.row.record_id)
        return said("{name} ({share} %)", name=name, share=round(100 * self.score))


def nearest_sentence(nearest: Iterable[Near]) -> Sentence:
    """Return which problems are nearest, in one sentence."""
    problems = joined((near.sentence for near in nearest), "; ")
    return said("Nearest in the library: {problems}.", problems=problems)


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a problem stands among those of a library.

    Attributes:
        others: the mates in two whose content is known.
        less: those of them that show less.
        nearest: the problems most like it, the nearest first.
    """

    others: int = 0
    less: int = 0
    nearest: tuple[Near, ...] = ()

    @property
    def sentences(self) -> Iterator[Sentence]:
        """What is to be said of it."""
        if self.others >= _ENOUGH and 100 * self.less >= self.others:
            yield said(
                "It shows more than {share} % of the {others} mates in two of the library.",
                share=100 * self.less // self.others,
                others=self.others,
            )
        if self.nearest:
            yield nearest_sentence(self.nearest)


def standing_of(
    library: Library,
    problem: Problem,
    finding: Finding | None,
    content: int | None = None,
    besides: int | None = None,
) -> Standing:
    """Return where a problem stands; its own record is left out.

    Args:
        library: the library.
        problem: the problem.
        finding: what an analysis found about it, if anything is known.
        content: how much it shows, if it is a mate in two (`composer.analysis.judging.content`).
        besides: its own record, if it has one.

    Raises:
        LibraryFault: the file cannot be read.
    """
    others = less = 0
    if content is not None:
        with library.reading() as connection:
            asked = (content, CONTENT, besides or 0)
            others, less = connection.execute(_COUNT, asked).fetchone()
    return Standing(others, less, nearest_to(library, problem, finding, besides))


def nearest_to(
    library: Library,
    problem: Problem,
    finding: Finding | None = None,
    besides: int | None = None,
) -> tuple[Near, ...]:
    """Return the few problems most like one, the nearest first; its own record is left out.

    Raises:
        LibraryFault: the file cannot be read.
    """
    alike = like_this(library, problem, finding, _NEAREST, besides)
    shown = {row.record_id: row for row in rows(library, [found.record_id for found in alike])}
    return tuple(Near(shown[a.record_id], a.score) for a in alike if a.record_id in shown)
