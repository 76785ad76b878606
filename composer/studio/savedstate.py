# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a problem is kept, the steps that led to it, and a whole document as a value."""

from __future__ import annotations

from dataclasses import dataclass, replace

from composer.problem.problem import Problem


@dataclass(frozen=True, slots=True)
class RecordPlace:
    """Where in the library a problem is kept; all None while it is not."""

    record_id: int | None = None
    version_id: int | None = None


NOWHERE = RecordPlace()


@dataclass(frozen=True, slots=True)
class SavedState:
    """Where a problem is kept, and what is kept there, as far as the program knows.

    Attributes:
        place: where.
        saved: what is kept there.
        foreign: the problem that the work began with, where that is not the user's own.
    """

    place: RecordPlace = NOWHERE
    saved: Problem | None = None
    foreign: Problem | None = None


@dataclass(frozen=True, slots=True)
class VersionChange:
    """A step that leads to another version: where the problem is kept before and after it."""

    before: SavedState
    after: SavedState


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the history as a value.

    Attributes:
        after: the problem after it.
        words: what was done.
        move: to another version, if it was one.
    """

    after: Problem
    words: str
    move: VersionChange | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A document as a value: all that another one needs to go on from here.

    Attributes:
        first: the problem before the first step.
        steps: what was done.
        index: how many steps are taken; the others can be redone.
        saved_state: where the problem is kept, and what is kept there.
        settled: the problem that counts as saved; None for none.
    """

    first: Problem
    steps: tuple[Step, ...]
    index: int
    saved_state: SavedState
    settled: Problem | None

    def homeless(self) -> Snapshot:
        """Return it without a place: the library, whose numbers it names, is not there."""
        steps = tuple(replace(step, move=None) for step in self.steps)
        return replace(self, steps=steps, saved_state=SavedState(foreign=self.saved_state.foreign))
