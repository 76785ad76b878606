# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search comes to, as a type: its answer, or what was known where it stopped.

`none`, `sound`, `all` are said of a `Finished` answer only. Who has a `Stopped` one has to say what
is open, and by which limit.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

_Answer = TypeVar("_Answer", covariant=True)


class Limit(Enum):
    """What ended a search before its end."""

    WORKING = "working"
    """Nothing yet: it is still at work, and this is what it has found so far."""
    LINES = "lines"
    """So much was found that more was not wanted."""
    POSITIONS = "positions"
    """So many positions were looked at as were granted."""
    CANCELLED = "cancelled"
    """Nobody wanted the rest, or its time was over."""


@dataclass(frozen=True, slots=True)
class Finished(Generic[_Answer]):
    """A search that came to its end: what it has not found is not there.

    Attributes:
        known: what it found.
    """

    known: _Answer


@dataclass(frozen=True, slots=True)
class Stopped(Generic[_Answer]):
    """A search that did not come to its end: there may be more than it found.

    Attributes:
        known: what it found.
        limit: what ended it.
    """

    known: _Answer
    limit: Limit


Searched = Finished[_Answer] | Stopped[_Answer]
"""Either of them; `known` is what was found."""
