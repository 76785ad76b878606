# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of the command that works a scheme."""

from __future__ import annotations

import argparse

from composer.cli.arguments.common import NUMBER


def add_scheme(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `scheme`."""
    command.description = (
        "Work a scheme, a problem without its key: what White threatens and what answers Black's "
        "replies, as the position stands or after first moves. With the other options: keys that "
        "lead here, first moves that separate defences, men who keep wanted mates and stop others. "
        "Moves are given by their squares, such as e7e8q."
    )
    command.add_argument(
        "what", nargs="+", metavar="FEN", help="a FEN; White's king may be missing"
    )
    command.add_argument(
        "-s",
        "--stipulation",
        default="#2",
        metavar="STIPULATION",
        help="what is asked: #2 (if not given), #3, s#2 or s#3; in longer play continuations "
        "stand in the place of mates",
    )
    command.add_argument(
        "--first",
        action="append",
        default=[],
        metavar="MOVE",
        help="show the replies after this first move too; may be repeated",
    )
    command.add_argument(
        "--why",
        action="store_true",
        help="say of each defence why it defends, why its mates work, and why those of the others "
        "do not",
    )
    command.add_argument(
        "--keys", action="store_true", help="list the keys that lead to it, Black to move"
    )
    command.add_argument(
        "--cooks",
        type=int,
        choices=range(4),
        default=0,
        metavar="N",
        help="with --keys: near misses too, which have at most so many cooks (up to 3)",
    )
    command.add_argument(
        "--patch",
        action="store_true",
        help="list near misses made sound by a man added, moved, or exchanged for another",
    )
    command.add_argument(
        "--park",
        nargs="?",
        const="",
        metavar="LINE",
        help="list white men who may stand on a line (such as d2-d7; else on those of White's "
        "line men) in the diagram and leave it with the key",
    )
    command.add_argument(
        "--separate",
        metavar="DEFENCES",
        help="list the first moves that leave one distinct mate to each, as c7c6,c7c5",
    )
    command.add_argument(
        "--changed",
        type=NUMBER,
        metavar="K",
        help="with --separate: also the pairs of first moves after which only so many of the "
        "defences, or more, have another mate",
    )
    command.add_argument(
        "--phase",
        action="append",
        default=[],
        metavar="PHASE",
        help="a phase with its wanted mates, as 'b7b3 e6c6=d5f6 c4c6=d5c3', with - for set play: "
        "list the men who keep them and leave no other; may be repeated",
    )
    command.add_argument(
        "--sound",
        action="store_true",
        help="with one --phase: only men who make its key the only one",
    )
    command.add_argument(
        "--smaller",
        action="store_true",
        help="with one --phase: list forms with fewer or cheaper men that keep its mates",
    )
    command.add_argument("--limit", type=NUMBER, metavar="N", help="list only the first N")
    command.add_argument("--json", action="store_true", help="print one JSON object")
