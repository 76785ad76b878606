# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer dead`: whether a position is dead, and who can still mate."""

from __future__ import annotations

import argparse

from composer.cli.faults import BadInput, Exit
from composer.cli.given import one_problem
from composer.cli.output import say, say_json
from composer.cli.stopping import stopping
from composer.problem.fen import fen
from composer.retro.dead import Chance, NotJudged, Prospect, who_can_mate
from composer.solver.deadline import Deadline
from composer.solver.jsonform import FORMAT
from composer.solver.options import Token

_DEAD = {
    Chance.YES: "dead: nobody can mate any more",
    Chance.NO: "not dead",
    Chance.UNKNOWN: "not known whether dead",
}


def run_dead(arguments: argparse.Namespace) -> Exit:
    """Print who can still mate, with a line of each side that can.

    Raises:
        BadInput: there is not one problem of chess, or nobody can play on from its diagram.
    """
    problem = one_problem(arguments.what, arguments.stipulation, arguments.number)
    if not problem.rules.is_orthodox:
        raise BadInput("dead positions are only known of orthodox chess")
    position, token = problem.position, Token()
    with stopping(token) as stop, Deadline(token, arguments.seconds):
        try:
            found = who_can_mate(position, arguments.budget, token)
        except NotJudged as error:
            raise BadInput(str(error)) from None
    if arguments.json:
        told = {
            "dead": found.dead.value,
            "white": _object(found.white),
            "black": _object(found.black),
        }
        say_json({"format": FORMAT, "fen": fen(position), **told})
    else:
        say(f"{_DEAD[found.dead]}\n{_line('White', found.white)}\n{_line('Black', found.black)}")
    stop.end()
    return Exit.DONE


def _line(side: str, prospect: Prospect) -> str:
    return f"{side}: {prospect.chance.value}: {prospect.reason}"


def _object(prospect: Prospect) -> dict[str, object]:
    return {
        "can_mate": prospect.chance.value,
        "reason": str(prospect.reason),
        "moves": list(prospect.line),
        "positions": prospect.positions,
    }
