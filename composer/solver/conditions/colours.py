# SPDX-License-Identifier: GPL-3.0-or-later
"""Andernach and its family: men who change sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from composer.rules.book import Condition
from composer.solver.conditions.condition import Draft, Played, PlayedCondition


class Andernach(PlayedCondition):
    """A man, but a king, who captures changes sides."""

    engine = "andernach"

    def effects(self, draft: Draft) -> None:
        """Turn the capturer."""
        if draft.victim is None or draft.at is None:
            return
        if not draft.man_at(draft.at).is_royal:
            draft.turn(draft.at)


def _andernach(condition: Condition) -> PlayedCondition | None:
    return None if condition.words else Andernach()


ROWS: Final[Mapping[str, Played]] = {"andernach": _andernach}
