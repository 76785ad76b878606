# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer moves`: the legal moves of the side to move."""

from __future__ import annotations

import argparse
from dataclasses import replace

from composer.cli.faults import BadInput, Exit
from composer.cli.games.records import holds_games
from composer.cli.given import one_problem
from composer.cli.output import complain, say, say_json
from composer.problem.defects import Fault
from composer.problem.fen import fen
from composer.problem.move import Move
from composer.problem.task import rules_in_words
from composer.said.sentence import NOTHING
from composer.solver.conditions.table import (
    is_apart,
    uncertain_men_sentence,
    uncertain_sentence,
    unsolved_sentence,
)
from composer.solver.jsonform import FORMAT, move_object
from composer.solver.lawdefects import fatal_by_rules
from composer.solver.laws import laws_of, with_men_of
from composer.solver.legal import legal_moves
from composer.solver.options import Unsolvable, UnsupportedStipulation, require_men
from composer.solver.popeyemoves import popeye_text
from composer.solver.verdict import invalid_message


def run_moves(arguments: argparse.Namespace) -> Exit:
    """List the moves of what was given.

    Raises:
        BadInput: it is no position, or one in which nobody can move by these rules.
    """
    if holds_games(arguments.what):
        from composer.cli.games.commands import list_turns

        return list_turns(arguments)
    problem = one_problem(arguments.what, arguments.stipulation, arguments.number)
    rules = rules_in_words(problem.stipulation)
    if rules is None:
        raise BadInput(f"the conditions of {problem.stipulation} are not known here")
    position = with_men_of(problem.position, rules)
    for uncertain in (
        uncertain_sentence(rules),
        uncertain_men_sentence(position.board, rules.conditions),
    ):
        if uncertain and is_apart(position.board, rules):
            raise BadInput(str(uncertain))
        if uncertain:
            complain(str(uncertain))
    rules = replace(rules, untried=True)
    unsolved = unsolved_sentence(rules)
    if unsolved != NOTHING:
        raise BadInput(str(unsolved))
    by_laws = laws_of(rules) is not None  # which know defects of their own
    wrong = fatal_by_rules(position, rules)
    if by_laws:  # they let a side move though the other stands in check
        wrong = tuple(defect for defect in wrong if defect.fault is not Fault.KING_EN_PRISE)
    if wrong:
        raise BadInput(str(invalid_message(wrong)))
    try:
        require_men(position, replace(problem.stipulation, rules=rules))
        restrained = problem.stipulation.restrained(position.turn)
        found = legal_moves(position, rules, restrained)
    except (UnsupportedStipulation, Unsolvable) as error:
        raise BadInput(str(error)) from error
    text = Move.full if by_laws else popeye_text
    moves = sorted(found, key=text)
    if arguments.json:
        objects = [move_object(move, popeye=True) for move in moves]
        say_json({"format": FORMAT, "fen": fen(position), "moves": objects})
    else:
        say("\n".join(map(text, moves)) or "no legal move")
    return Exit.DONE
