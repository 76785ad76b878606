# SPDX-License-Identifier: GPL-3.0-or-later
"""The problem: a position with what is asked of it and what is known about it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from composer.problem.credits import NO_CREDITS, Credits
from composer.problem.position import EMPTY, Position
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.problem.twins import Twin
from composer.rules.book import Rules


@dataclass(frozen=True, slots=True)
class Problem:
    """A chess problem, as a value.

    Attributes:
        position: the diagram.
        stipulation: what is asked.
        credits: authors, source, date, distinction, dedication.
        title: a name of the composer's own, such as a working title.
        keywords: words typed by the user; themes found by analysis are kept elsewhere.
        comments: remarks, one paragraph each.
        twins: further problems made from the diagram, in order.
        extras: what a file states besides, such as a printed `solution` or `reprints`, so that it
            can be given back: pairs of a name and a text; what was no text stands as JSON.

    Raises:
        ValueError: two twins have one letter, or two extras one name.
    """

    position: Position = EMPTY
    stipulation: Stipulation = TWO_MOVER
    credits: Credits = NO_CREDITS
    title: str = ""
    keywords: tuple[str, ...] = ()
    comments: tuple[str, ...] = ()
    twins: tuple[Twin, ...] = ()
    extras: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        letters = [twin.letter for twin in self.twins]
        if len(set(letters)) < len(letters):
            raise ValueError(f"expected a letter of its own for each twin, got {letters}")
        names = [name for name, _ in self.extras]
        if len(set(names)) < len(names):
            raise ValueError(f"expected a name of its own for each extra, got {names}")

    @property
    def rules(self) -> Rules:
        """By what rules it is played: those of its stipulation."""
        return self.stipulation.rules

    def under(self, rules: Rules) -> Problem:
        """Return the problem by other rules."""
        return replace(self, stipulation=replace(self.stipulation, rules=rules))

    def extra(self, name: str) -> str:
        """Return what a file states under a name; empty if nothing."""
        return dict(self.extras).get(name, "")
