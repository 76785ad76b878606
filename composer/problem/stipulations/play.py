# SPDX-License-Identifier: GPL-3.0-or-later
"""How the two sides play: direct, self, reflex and help play, and proof games."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Play(Enum):
    """How the two sides play; its value is the field's prefix."""

    DIRECT = ""
    SELF = "s"
    REFLEX = "r"
    SEMI_REFLEX = "semi-r"
    HELP = "h"
    HELP_SELF = "hs"
    HELP_REFLEX = "hr"
    PROOF = "PG"
    """Both sides play from the game array, or another position, until the diagram stands."""


HELPING: Final = (Play.HELP, Play.HELP_SELF, Play.HELP_REFLEX)
"""The kinds of play in which the sides help each other, at least until near the end."""
IN_LINES: Final = (*HELPING, Play.PROOF)
"""The kinds of play whose solutions are lines; half moves are counted in all of them."""
