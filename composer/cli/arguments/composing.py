# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of the theme composer."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from composer.cli.arguments.common import MOST_JOBS, NUMBER, add_cluster, add_seconds, between

COMPOSE_SECONDS: Final = 60.0
"""How long `compose` searches, unless it is told otherwise."""

BEST: Final = 10
"""How many finds `compose` lists at the end, unless it is told otherwise."""


def add_compose(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `compose`."""
    command.description = (
        "Add men to a core until it is a sound problem that shows a theme, every man of the "
        "core in the theme's proof; the best finds are printed at the end, with --json all as they "
        "come."
    )
    command.add_argument("core", nargs="*", metavar="FEN", help="the men that stay")
    command.add_argument(
        "-s",
        "--stipulation",
        default="#2",
        metavar="STIPULATION",
        help="what is composed: #2 (if not given), #3, s#2, h#2, h#2.5 or h#3",
    )
    command.add_argument(
        "--solutions",
        type=NUMBER,
        default=2,
        metavar="N",
        help="how many solutions a helpmate is to have (default: 2)",
    )
    command.add_argument(
        "--theme",
        action="append",
        default=[],
        metavar="ID[:SQUARES]",
        help="the theme, such as grimshaw, and squares that it means, such as grimshaw:f7,f8,e8; "
        "given several times, all are to be shown",
    )
    command.add_argument(
        "--like",
        action="store_true",
        help="the FEN is a finished problem: the men of its theme stay, all others may be added "
        "anew, and the problem itself is no find",
    )
    command.add_argument(
        "--list", action="store_true", help="list the themes of which it is known what they need"
    )
    command.add_argument(
        "--add",
        metavar="MEN",
        help="men that may be added, such as KRNPPkbpp: White's in capitals "
        "(default: what each side has in the game and not in the core)",
    )
    command.add_argument(
        "--squares",
        nargs="+",
        default=[],
        metavar="SQUARE",
        help="squares that the first theme means",
    )
    command.add_argument(
        "--phase",
        action="append",
        default=[],
        metavar="PHASE",
        help="a phase with its wanted mates, as 'b7b3 e6c6=d5f6 c4c6=d5c3', with - for set play; "
        "of several first moves one is to be the key, the others tries",
    )
    command.add_argument(
        "--after-key",
        action="store_true",
        help="the FEN is a position after the key, and --phase with - is of the play after it",
    )
    command.add_argument("--shift", action="store_true", help="the core may stand elsewhere")
    command.add_argument(
        "--mirror", action="store_true", help="left and right of the core may be exchanged"
    )
    command.add_argument(
        "--no",
        action="append",
        default=[],
        metavar="FLAW",
        help="a flaw that no find may have, such as multiple_threats, or fatal for all that cost a "
        "distinction; other flaws are weighed",
    )
    command.add_argument(
        "--any-core", action="store_true", help="men of the core may stand outside the proof"
    )
    command.add_argument(
        "--most-men", type=between(0, 32), default=0, metavar="N", help="men at most"
    )
    command.add_argument("-o", "--output", type=Path, help="the journal: all finds, to go on with")
    command.add_argument(
        "--resume", action="store_true", help="go on with the journal of -o, which knows the rest"
    )
    command.add_argument("--seed", type=NUMBER, default=1, metavar="N", help="where chance begins")
    add_seconds(command, COMPOSE_SECONDS, "the search")
    command.add_argument(
        "--turns",
        type=NUMBER,
        default=0,
        metavar="N",
        help="make so many turns in all, those of a journal among them, whatever they take",
    )
    command.add_argument(
        "--jobs", type=between(1, MOST_JOBS), default=0, help="processes (default: one a core)"
    )
    add_cluster(command)
    command.add_argument(
        "--best", type=NUMBER, default=BEST, metavar="N", help=f"how many to list (default: {BEST})"
    )
    command.add_argument("--json", action="store_true", help="print every find as JSON, at once")
    command.add_argument("--quiet", action="store_true", help="show no progress")
