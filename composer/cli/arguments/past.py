# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of commands that ask where a position comes from, and where it can lead."""

from __future__ import annotations

import argparse
from typing import Final

from composer.cli.arguments.common import add_position, add_seconds, add_which, between

RETRO_SECONDS: Final = 10.0
"""How long `retro` may take, unless it is told otherwise."""

RETRO_POSITIONS: Final = 3_000_000
"""How many positions `retro` looks at for a game, unless it is told otherwise."""

DEAD_POSITIONS: Final = 1_000_000
"""How many positions `dead` keeps for each side, unless it is told otherwise."""


def add_retro(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `retro`."""
    command.description = (
        "Tell whether a game can lead to a diagram, by which last moves, and what its history "
        "proves of castling and en passant."
    )
    add_position(command)
    add_which(command)
    add_seconds(command, RETRO_SECONDS, "the search")
    command.add_argument(
        "--budget",
        type=between(0, 1_000_000_000),
        default=RETRO_POSITIONS,
        metavar="N",
        help="look at so many positions for a game that leads there; 0 for no such search "
        f"(default: {RETRO_POSITIONS})",
    )
    how = "whether fairy men stood in the array (default), or each was a pawn"
    command.add_argument("--fairy-men", choices=("given", "promoted"), default="given", help=how)
    command.add_argument("--json", action="store_true", help="print one JSON object")


def add_dead(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `dead`."""
    command.description = (
        "Tell whether a position is dead: whether no sequence of legal moves leads to mate by "
        "either side. Repetition and the fifty-move rule do not count."
    )
    add_position(command)
    add_which(command)
    add_seconds(command, RETRO_SECONDS, "the search")
    command.add_argument(
        "--budget",
        type=between(0, 10_000_000),  # a gigabyte
        default=DEAD_POSITIONS,
        metavar="N",
        help="keep so many positions for each side at most, some 100 bytes each; 0 for no search "
        f"(default: {DEAD_POSITIONS})",
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")
