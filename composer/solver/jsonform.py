# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON form of a solution: a contract, documented in `docs/json.md`.

`format` is raised whenever a field is removed or changes its meaning; fields may be added.
"""

from __future__ import annotations

import json
from typing import Any

from composer.problem.fen import fen
from composer.problem.move import Move
from composer.solver.solution import Continuation, Phase, Solution, Variation

FORMAT = 1

Json = dict[str, Any]


def solution_json(solution: Solution) -> str:
    """Return the solution as one line of JSON text."""
    return json.dumps(solution_object(solution), ensure_ascii=False)


def solution_object(solution: Solution) -> Json:
    """Return the solution as the plain values that JSON knows."""
    return {
        "format": FORMAT,
        "fen": fen(solution.position),
        "stipulation": str(solution.stipulation),
        "verdict": solution.verdict.value,
        "message": solution.message,
        "complete": solution.complete,
        "set_play": None if solution.set_play is None else _phase(solution.set_play),
        "tries": [_phase(each) for each in solution.tries],
        "keys": [_phase(each) for each in solution.keys],
        "lines": [],
        "set_lines": [],
        "themes": [],
        "quality": {},
        "nodes": solution.nodes,
        "seconds": round(solution.seconds, 6),
        "solver": solution.solver,
    }


def _move(move: Move) -> Json:
    return {"uci": move.uci, "san": move.san}


def _moves(moves: tuple[Move, ...]) -> list[Json]:
    return [_move(move) for move in moves]


def _phase(phase: Phase) -> Json:
    return {
        "move": None if phase.move is None else _move(phase.move),
        "check": phase.check,
        "mate": phase.ends,
        "threats": _moves(phase.threats),
        "zugzwang": phase.zugzwang,
        "refutations": _moves(phase.refutations),
        "trivial": phase.trivial,
        "variations": [_variation(each) for each in phase.variations],
    }


def _variation(variation: Variation) -> Json:
    return {
        "defence": _move(variation.defence),
        "effective": variation.effective,
        "parries": _moves(variation.parries),
        "continuations": [_continuation(each) for each in variation.continuations],
    }


def _continuation(continuation: Continuation) -> Json:
    return {
        "move": _move(continuation.move),
        "mate": continuation.ends,
        "threats": _moves(continuation.threats),
        "zugzwang": continuation.zugzwang,
        "variations": [_variation(each) for each in continuation.variations],
    }
