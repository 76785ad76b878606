# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of commands about endgame studies."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from composer.cli.arguments.common import NUMBER, add_position, add_seconds, add_which, between

ENDING_SECONDS: Final = 120.0
"""How long tables may be made, unless `ending` is told otherwise."""

ZUGZWANGS: Final = 20
"""How many finds are listed, unless `ending` is told otherwise."""

FINDS: Final = ("zugzwang", "longest", "unique", "only-moves", "echo")
"""What may be looked for in an ending; the values of `composer.studies.mining.Find`."""

STUDY_SECONDS: Final = 300.0
"""How long `study` may take, unless it is told otherwise."""

ENGINE_NODES: Final = 300_000
"""How many nodes an engine looks at for a question, unless `study` is told otherwise."""


def add_study(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `study`."""
    command.description = (
        "Audit the line of an endgame study: whether each move of White is the only one that wins "
        "or draws, and how that is known: T by tables, K as the board shows it, W proved to come "
        "back to the line only, E as an engine sees it (no proof), O open."
    )
    add_position(command)
    add_which(command)
    command.add_argument(
        "--line",
        default="",
        metavar="MOVES",
        help=(
            "the main line, such as '1.Kg7 h4 2.Kf6' or 'h8g7 h5h4'; without it that of the "
            "solution that the file prints"
        ),
    )
    add_means(command)
    command.add_argument(
        "--no-positions", action="store_true", help="make no tables of the line's own positions"
    )
    add_seconds(command, STUDY_SECONDS, "the audit")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def add_means(command: argparse.ArgumentParser) -> None:
    """Add what is asked about the moves of studies beside our own tables."""
    command.add_argument(
        "--engine",
        nargs="?",
        const="",
        metavar="PATH",
        help="ask a UCI engine where nothing is proved; without a path the first that is found",
    )
    command.add_argument(
        "--nodes",
        type=between(100, 1_000_000_000),
        default=ENGINE_NODES,
        metavar="N",
        help=f"have it look at so many nodes for a question (default: {ENGINE_NODES})",
    )
    _add_syzygy(command)


def add_ending(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `ending`."""
    command.description = (
        "Tell who wins a position with at most four men, in how many moves, and what each first "
        "move leads to; or list what is found in an ending: its mutual zugzwangs, the longest "
        "wins, positions with one first move only or with several only moves in a row, echoes. The "
        "fifty-move rule and repetition do not count."
    )
    command.add_argument("what", nargs="+", metavar="FEN|MEN", help="a FEN, or men such as KRKN")
    command.add_argument(
        "--limit",
        type=NUMBER,
        metavar="N",
        help=f"list so many finds (default: {ZUGZWANGS})",
    )
    command.add_argument(
        "--find",
        choices=FINDS,
        help="what is looked for in an ending (default: its mutual zugzwangs)",
    )
    command.add_argument(
        "--claim",
        choices=("+", "="),
        help=(
            "with --before, or --find unique, only-moves or echo: whether White is to win (the "
            "default) or to draw"
        ),
    )
    command.add_argument(
        "--only",
        type=between(1, 40),
        metavar="N",
        help=(
            "with --find only-moves or echo: at least so many moves of White in a row are the only "
            "ones (default: 1)"
        ),
    )
    command.add_argument(
        "--before",
        action="store_true",
        help=(
            "of a FEN: list how a study may begin a move earlier, with one first move only "
            "(--claim, --limit)"
        ),
    )
    command.add_argument(
        "--kings",
        action="store_true",
        help=(
            "of a FEN: list the corresponding squares of the kings, of which both together are a "
            "mutual zugzwang with the other men where they are"
        ),
    )
    _add_syzygy(command, "with --kings: ")
    command.add_argument(
        "--task",
        metavar="TASK",
        help=(
            "list problems with these men instead, such as '#4' or 'h#2'; fairy men by their codes "
            "in a FEN: KGvKp"
        ),
    )
    command.add_argument(
        "--solutions",
        type=between(1, 99),
        metavar="N",
        help="with --task: just so many keys, or lines of help play and series (default: 1)",
    )
    add_seconds(command, ENDING_SECONDS, "the making of tables, and the search for finds,")
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _add_syzygy(command: argparse.ArgumentParser, when: str = "") -> None:
    command.add_argument(
        "--syzygy",
        action="append",
        default=[],
        type=Path,
        metavar="FOLDER",
        help=f"{when}Syzygy's tables of five to seven men; may be repeated",
    )
