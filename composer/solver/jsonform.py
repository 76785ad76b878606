# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON form of moves and phases: with `Solution.json_object` a contract, see `docs/json.md`.

`format` is raised whenever a field is removed or changes its meaning; fields may be added.
"""

from __future__ import annotations

from typing import Any

from composer.problem.move import Move
from composer.solver.lines import Line
from composer.solver.phases import Continuation, Phase, Variation

FORMAT = 1

Json = dict[str, Any]


def move_object(move: Move) -> Json:
    """Return a move as the plain values that JSON knows."""
    return {"uci": move.uci, "san": move.san}


def move_objects(moves: tuple[Move, ...]) -> list[Json]:
    """Return moves as the plain values that JSON knows."""
    return [move_object(move) for move in moves]


def line_object(line: Line) -> list[Json]:
    """Return a line as the plain values that JSON knows."""
    return move_objects(line.moves)


def phase_object(phase: Phase) -> Json:
    """Return a phase with its play as the plain values that JSON knows."""
    return {
        "move": None if phase.move is None else move_object(phase.move),
        "check": phase.check,
        "mate": phase.ends,
        "threats": move_objects(phase.threats),
        "zugzwang": phase.zugzwang,
        "refutations": move_objects(phase.refutations),
        "trivial": phase.trivial,
        "variations": [_variation(each) for each in phase.variations],
    }


def _variation(variation: Variation) -> Json:
    return {
        "defence": move_object(variation.defence),
        "effective": variation.effective,
        "parries": move_objects(variation.parries),
        "continuations": [_continuation(each) for each in variation.continuations],
    }


def _continuation(continuation: Continuation) -> Json:
    return {
        "move": move_object(continuation.move),
        "mate": continuation.ends,
        "threats": move_objects(continuation.threats),
        "zugzwang": continuation.zugzwang,
        "variations": [_variation(each) for each in continuation.variations],
    }
