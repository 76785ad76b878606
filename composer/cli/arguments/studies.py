# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of commands about endgame studies."""

from __future__ import annotations

import argparse
from typing import Final

from composer.cli.arguments.common import NUMBER, add_seconds

ENDING_SECONDS: Final = 120.0
"""How long tables may be made, unless `ending` is told otherwise."""

ZUGZWANGS: Final = 20
"""How many mutual zugzwangs are listed, unless `ending` is told otherwise."""


def add_ending(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `ending`."""
    command.description = (
        "Tell who wins a position with at most four men, in how many moves, and what each first "
        "move leads to; or list the mutual zugzwangs of an ending. The fifty-move rule and "
        "repetition do not count."
    )
    command.add_argument("what", nargs="+", metavar="FEN|MEN", help="a FEN, or men such as KRKN")
    command.add_argument(
        "--limit",
        type=NUMBER,
        default=ZUGZWANGS,
        metavar="N",
        help=f"list so many mutual zugzwangs (default: {ZUGZWANGS})",
    )
    add_seconds(command, ENDING_SECONDS, "the making of tables")
    command.add_argument("--json", action="store_true", help="print one JSON object")
