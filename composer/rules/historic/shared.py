# SPDX-License-Identifier: GPL-3.0-or-later
"""What several books of old games have: White and Black, and goals."""

from __future__ import annotations

from typing import Final

from composer.rules.game import GameGoal, Player

LEPORE: Final = "F. Lepore, Il gioco nel Medioevo"

WHITE: Final = Player("white", (("en", "White"), ("de", "Weiß"), ("it", "Bianco")))
BLACK: Final = Player("black", (("en", "Black"), ("de", "Schwarz"), ("it", "Nero")))
BOTH: Final = ("white", "black")

WIN: Final = GameGoal(
    "win",
    (("en", "wins"), ("de", "gewinnt"), ("it", "vince")),
    "The game is won by its own rules.",
    BOTH,
)
TAKE: Final = GameGoal(
    "take",
    (("en", "takes men"), ("de", "schlägt Steine"), ("it", "cattura pezzi")),
    "The other side has lost so many men since the diagram.",
    BOTH,
    ("k",),
)
BLOCK: Final = GameGoal(
    "block",
    (("en", "blocks"), ("de", "setzt fest"), ("it", "blocca")),
    "The other side has men, and none can move.",
    BOTH,
)
