# SPDX-License-Identifier: GPL-3.0-or-later
"""Stipulations as the field writes them: `#2`, `=3`, `s#4`, `h#2.5`, `r#3`, `ser-h#7`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum


class Goal(Enum):
    """What the play aims at; its value is the field's sign."""

    MATE = "#"
    STALEMATE = "="


class Play(Enum):
    """How the two sides play; its value is the field's prefix."""

    DIRECT = ""
    SELF = "s"
    REFLEX = "r"
    SEMI_REFLEX = "semi-r"
    HELP = "h"
    HELP_SELF = "hs"
    HELP_REFLEX = "hr"


class StipulationError(ValueError):
    """A stipulation that cannot be read; the message says what was expected."""


_MOST = 999  # moves; as many as three digits tell
_MOST_WORDS = 1000  # characters
_HALVES = (Play.HELP, Play.HELP_SELF, Play.HELP_REFLEX)
_FORM = re.compile(
    r"(?P<series>ser-)?(?P<play>semi-r|hs|hr|h|s|r)?(?P<goal>[#=])(?P<moves>\d{1,3})(?P<half>[.,]5|½)?",
    re.ASCII,
)


_NUMBER_FIRST = re.compile(
    r"((?:ser-)?(?:semi-r|hs|hr|h|s|r)?)(\d{1,3}(?:[.,]5|½)?)([#=])", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Stipulation:
    """A goal to be reached in a number of moves.

    Attributes:
        goal: mate or stalemate.
        moves: the number of whole moves, at least 1 (0 only for `h#0.5`).
        play: direct, self, reflex or help play.
        series: one side makes all its moves in a row.
        half: help play begins with White, half a move more.
        words: what is asked, where that is more than the fields above say: `+` of a study, or
            `s#8 (Maximummer)` with a condition. Such a task is kept as it is and not solved.
        told: whether it is known what is asked. Of `NO_TASK` it is not, and nothing else of it
            has a meaning.

    Raises:
        StipulationError: no whole move, too many, or half a move outside help play.
    """

    goal: Goal
    moves: int
    play: Play = Play.DIRECT
    series: bool = False
    half: bool = False
    words: str = ""
    told: bool = True

    def __post_init__(self) -> None:
        if self.half and self.play not in _HALVES:
            raise StipulationError(f"only help play has half moves, got {str(self)!r}")
        if not (0 if self.half else 1) <= self.moves <= _MOST:
            raise StipulationError(f"expected 1 to {_MOST} moves, got {str(self)!r}")

    def __str__(self) -> str:
        if self.words or not self.told:
            return self.words
        series = "ser-" if self.series else ""
        half = ".5" if self.half else ""
        return f"{series}{self.play.value}{self.goal.value}{self.moves}{half}"

    @property
    def is_direct(self) -> bool:
        """Whether it is an orthodox direct problem: one side attacks, the other defends."""
        return self.told and self.play is Play.DIRECT and not self.series and not self.words


def parse_stipulation(text: str) -> Stipulation:
    """Read a stipulation; spaces, capitals, `½` and a number before its sign are forgiven.

    Raises:
        StipulationError: the text is no stipulation of a known kind.
    """
    written = re.sub(r"\s+", "", text).lower()
    found = _FORM.fullmatch(_NUMBER_FIRST.sub(r"\1\3\2", written, count=1))
    if found is None:
        raise StipulationError(f"expected a stipulation such as #2, =3, s#4 or h#2.5, got {text!r}")
    play = Play(found["play"] or "")
    half, moves = found["half"] is not None, int(found["moves"])
    return Stipulation(Goal(found["goal"]), moves, play, found["series"] is not None, half)


def told_stipulation(text: str) -> Stipulation:
    """Return the stipulation of a text as `stipulation_in_words` does; no task for no text.

    Raises:
        StipulationError: there is more text than a caption could hold.
    """
    return stipulation_in_words(text) if text.strip() else NO_TASK


def stipulation_in_words(text: str) -> Stipulation:
    """Return the stipulation of any text; what is not of a known kind is kept in words.

    A sign before conditions in brackets is read, as in `s#8 (Maximummer)`. A text that is a
    stipulation of a known kind gives just that.

    Raises:
        StipulationError: there is no text, or more than a caption could hold.
    """
    words = " ".join(text.split())
    if not 0 < len(words) <= _MOST_WORDS:
        raise StipulationError(f"expected 1 to {_MOST_WORDS} characters, got {len(words)}")
    try:
        return parse_stipulation(words)
    except StipulationError:
        sign, bracket, _ = words.partition(" (")
        return replace(_sign_or_mate(sign if bracket else ""), words=words)


def _sign_or_mate(sign: str) -> Stipulation:
    try:
        return parse_stipulation(sign)
    except StipulationError:
        return Stipulation(Goal.MATE, 1)


TWO_MOVER = Stipulation(Goal.MATE, 2)

NO_TASK = Stipulation(Goal.MATE, 1, told=False)
"""What a file asks that does not say: nothing. It is written as an empty text."""
