# SPDX-License-Identifier: GPL-3.0-or-later
"""How long things move: the one place that says so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Motion:
    """Times in milliseconds; 0 means at once. All motion slows down towards its end.

    Attributes:
        drop: a man put down, and one that snaps back.
        step: a step in a line of play.
        fade: a theme won or lost.
        dock: a dock opening.
    """

    drop: int = 110
    step: int = 140
    fade: int = 180
    dock: int = 160


MOVING: Final = Motion()
STILL: Final = Motion(0, 0, 0, 0)  # "reduce motion", and tests
