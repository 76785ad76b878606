# SPDX-License-Identifier: GPL-3.0-or-later
"""Plus chess and Danger Circe: men with other squares to start from, or to go to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.solver.conditions.condition import Played, PlayedCondition, ShownStep, wordless


class Plus(PlayedCondition):
    """A man on one of the four central squares captures from the others as well, if empty.

    Source: as Popeye has it, where kings do so, too.
    """

    engine = "plus"

    def via(self, step: ShownStep) -> int | None:
        """Return the square where a capture started."""
        return step.choice


class DangerCirce(PlayedCondition):
    """A man whom an enemy observes may go to his home square, too, or capture there.

    The home square is that of Circe, for kings as well. Observation is by a man's own way of
    capture, whether he may capture or not. Source: as Popeye has it.
    """

    engine = "danger-circe"


ROWS: Final[Mapping[str, Played]] = {
    "plus": wordless(Plus),
    "dangercirce": wordless(DangerCirce),
}
