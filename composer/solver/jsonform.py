# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON form of moves and phases: with `Solution.json_object` a contract, see `docs/json.md`.

`format` is raised whenever a field is removed or changes its meaning; fields may be added.
"""

from __future__ import annotations

from typing import Any

from composer.problem.move import Move
from composer.solver.lines import Line
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.popeyemoves import popeye_text

FORMAT = 1

Json = dict[str, Any]


def move_object(move: Move, popeye: bool = False) -> Json:
    """Return a move as the plain values that JSON knows.

    Args:
        move: the move.
        popeye: whether it is also given as Popeye writes it: where men or rules are not orthodox.
    """
    found = {"uci": move.uci, "san": move.san}
    return {**found, "popeye": popeye_text(move)} if popeye else found


def move_objects(moves: tuple[Move, ...], popeye: bool = False) -> list[Json]:
    """Return moves as the plain values that JSON knows."""
    return [move_object(move, popeye) for move in moves]


def line_object(line: Line, popeye: bool = False) -> list[Json]:
    """Return a line as the plain values that JSON knows."""
    return move_objects(line.moves, popeye)


def phase_object(phase: Phase, popeye: bool = False) -> Json:
    """Return a phase with its play as the plain values that JSON knows."""
    return {
        "move": None if phase.move is None else move_object(phase.move, popeye),
        "check": phase.check,
        "mate": phase.ends,
        "threats": move_objects(phase.threats, popeye),
        "zugzwang": phase.zugzwang,
        "refutations": move_objects(phase.refutations, popeye),
        "trivial": phase.trivial,
        "variations": [_variation(each, popeye) for each in phase.variations],
    }


def _variation(variation: Variation, popeye: bool) -> Json:
    return {
        "defence": move_object(variation.defence, popeye),
        "effective": variation.effective,
        "parries": move_objects(variation.parries, popeye),
        "continuations": [_continuation(each, popeye) for each in variation.continuations],
    }


def _continuation(continuation: Continuation, popeye: bool) -> Json:
    return {
        "move": move_object(continuation.move, popeye),
        "mate": continuation.ends,
        "threats": move_objects(continuation.threats, popeye),
        "zugzwang": continuation.zugzwang,
        "variations": [_variation(each, popeye) for each in continuation.variations],
    }
