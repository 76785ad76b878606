# SPDX-License-Identifier: GPL-3.0-or-later
"""The signs of stipulations as text: `#2`, `s#4`, `h#2.5`, `ser-h#7`, `after #2`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from composer.problem.goals import GOAL_FORM, Goal, goal_of
from composer.problem.stipulations.play import Play

AFTER: Final = "after"
"""What stands before a sign where the diagram shows the position after the key."""

_FORM = re.compile(
    rf"(?P<after>{AFTER})?(?P<exact>exact-)?(?P<series>ser-)?(?P<play>semi-r|hs|hr|h|s|r)?"
    rf"(?P<goal>{GOAL_FORM})(?P<moves>\d{{1,3}})(?P<half>[.,]5|½)?",
    re.ASCII,
)
_NUMBER_FIRST = re.compile(
    rf"((?:{AFTER})?(?:exact-)?(?:ser-)?(?:semi-r|hs|hr|h|s|r)?)(\d{{1,3}}(?:[.,]5|½)?)(#|==?)",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class WrittenSign:
    """A sign in its parts, which need not fit together.

    Attributes:
        goal: what the last move reaches.
        play: how the sides play.
        moves: the number of moves.
        half: whether half a move is written behind it.
        series: whether one side makes all its moves in a row.
        exact: whether shorter solutions do not count.
        after_key: whether the diagram shows the position after the key.
    """

    goal: Goal
    play: Play
    moves: int
    half: bool
    series: bool
    exact: bool
    after_key: bool


def written_sign(text: str) -> WrittenSign | None:
    """Read a sign; spaces, capitals, `½` and a number before its sign are forgiven."""
    written = re.sub(r"\s+", "", text).lower()
    found = _FORM.fullmatch(_NUMBER_FIRST.sub(r"\1\3\2", written, count=1))
    if found is None:
        return None
    return WrittenSign(
        goal_of(found["goal"]),
        Play(found["play"] or ""),
        int(found["moves"]),
        half=found["half"] is not None,
        series=found["series"] is not None,
        exact=found["exact"] is not None,
        after_key=found["after"] is not None,
    )
