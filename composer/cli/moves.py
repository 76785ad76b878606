# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer moves`: the legal moves of the side to move."""

from __future__ import annotations

import argparse
import json

from composer.cli.faults import BadInput, Exit
from composer.cli.given import one_problem
from composer.cli.output import say, say_json
from composer.problem.defects import fatal_defects
from composer.problem.fen import fen
from composer.solver.jsonform import FORMAT, move_object
from composer.solver.legal import legal_moves
from composer.solver.options import UnsupportedStipulation, require_men
from composer.solver.popeyemoves import popeye_text
from composer.solver.verdict import invalid_message


def run_moves(arguments: argparse.Namespace) -> Exit:
    """List the moves of what was given.

    Raises:
        BadInput: it is no position, or one in which nobody can move by these rules.
    """
    problem = one_problem(arguments.what, arguments.stipulation, arguments.number)
    position = problem.position
    wrong = fatal_defects(position)
    if wrong:
        raise BadInput(str(invalid_message(wrong)))
    if problem.stipulation.is_fairy:
        raise BadInput(f"{problem.rules}: moves are listed by the rules of orthodox chess only")
    try:
        require_men(position, problem.stipulation)
    except UnsupportedStipulation as error:
        raise BadInput(str(error)) from error
    moves = sorted(legal_moves(position), key=popeye_text)
    if arguments.json:
        found = [move_object(move, popeye=True) for move in moves]
        say_json(json.dumps({"format": FORMAT, "fen": fen(position), "moves": found}))
    else:
        say("\n".join(map(popeye_text, moves)) or "no legal move")
    return Exit.DONE
