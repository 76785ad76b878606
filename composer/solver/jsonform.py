# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON form of moves and phases: with `Solution.json_object` a contract, see `docs/json.md`.

`format` is raised whenever a field is removed or changes its meaning; fields may be added.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from composer.problem.men import Man
from composer.problem.move import Consequences, Effect, Move
from composer.problem.squares import square_name
from composer.solver.lines import Line, Shorter
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.popeyemoves import popeye_text

FORMAT = 1

Json = dict[str, Any]

Further = Callable[[], bool]
"""Is asked at each move of the play whether what follows it is told too. Whoever says no to one
must not give the form away as whole."""


def everything() -> bool:
    """Tell the whole play."""
    return True


def move_object(move: Move, popeye: bool = False) -> Json:
    """Return a move as the plain values that JSON knows.

    Args:
        move: the move.
        popeye: whether it is also given as Popeye writes it: where men or rules are not orthodox.
    """
    found: Json = {"uci": move.uci, "san": move.san}
    if move.is_written_apart:
        found["text"] = move.text
    if popeye:
        found["popeye"] = popeye_text(move)
    if move.consequences is not None:
        found["effects"] = [_effect(effect) for effect in move.consequences.effects]
        found |= _way(move, move.consequences)
    return found


def _effect(effect: Effect) -> Json:
    """Return an effect as plain values; men are the letter of their side and Popeye's letters."""
    found: Json = {"kind": effect.kind.value, "square": square_name(effect.square)}
    if effect.man is not None:
        found["man"] = _man(effect.man)
    if effect.other is not None:
        found["other"] = square_name(effect.other)
    if effect.other_man is not None:
        found["other_man"] = _man(effect.other_man)
    if effect.sign:
        found["sign"] = effect.sign
    return found


def _way(move: Move, added: Consequences) -> Json:
    """Return what the squares of a move do not tell of its way."""
    found: Json = {}
    if added.captured is not None and added.captured != move.target:
        found["captured"] = square_name(added.captured)
    if added.via is not None:
        found["via"] = square_name(added.via)
    if added.exchanged is not None:
        found["exchanged"] = _man(added.exchanged)
    return found


def _man(man: Man) -> str:
    return man.colour.value + man.kind.code


def move_objects(moves: tuple[Move, ...], popeye: bool = False) -> list[Json]:
    """Return moves as the plain values that JSON knows."""
    return [move_object(move, popeye) for move in moves]


def line_object(line: Line, popeye: bool = False) -> list[Json]:
    """Return a line as the plain values that JSON knows."""
    return move_objects(line.moves, popeye)


def shorter_object(shorter: Shorter, popeye: bool = False) -> Json:
    """Return shorter proof games of one length as the plain values that JSON knows."""
    return {
        "halfmoves": shorter.halfmoves,
        "count": shorter.count,
        "all": not shorter.stopped,
        "lines": [line_object(line, popeye) for line in shorter.lines],
    }


def phase_object(phase: Phase, popeye: bool = False, further: Further = everything) -> Json:
    """Return a phase with its play as the plain values that JSON knows."""
    return {
        "move": None if phase.move is None else move_object(phase.move, popeye),
        "check": phase.check,
        "mate": phase.ends,
        "threats": move_objects(phase.threats, popeye),
        **_threat_play(phase.threat_play, popeye, further),
        "zugzwang": phase.zugzwang,
        "refutations": move_objects(phase.refutations, popeye),
        "trivial": phase.trivial,
        "variations": [_variation(variation, popeye, further) for variation in phase.variations],
    }


def _threat_play(threats: tuple[Continuation, ...], popeye: bool, further: Further) -> Json:
    """Return what follows the threats; nothing where they reach the goal."""
    if not threats:
        return {}
    return {"threat_play": [_continuation(threat, popeye, further) for threat in threats]}


def _variation(variation: Variation, popeye: bool, further: Further) -> Json:
    return {
        "defence": move_object(variation.defence, popeye),
        "effective": variation.effective,
        "parries": move_objects(variation.parries, popeye),
        "continuations": [
            _continuation(continuation, popeye, further) for continuation in variation.continuations
        ],
    }


def _continuation(continuation: Continuation, popeye: bool, further: Further) -> Json:
    if not further():
        return {"move": move_object(continuation.move, popeye)}
    return {
        "move": move_object(continuation.move, popeye),
        "mate": continuation.ends,
        "threats": move_objects(continuation.threats, popeye),
        **_threat_play(continuation.threat_play, popeye, further),
        "zugzwang": continuation.zugzwang,
        "variations": [
            _variation(variation, popeye, further) for variation in continuation.variations
        ],
    }
