# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions as sets of UCI moves, so that two of them can be compared exactly.

The same form is made of our `Solution` and of the records of ground truth, which are trees
of the reference program of the field: effective defences only, all answers.
"""

from __future__ import annotations

from typing import Any

from composer.analysis.report import analyse, analysed_object
from composer.problem.move import Move
from composer.solver.jsonform import Json
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution

Form = dict[str, Any]


def solution_form(solution: Solution) -> Form:
    """Return the parts of our solution that a record of ground truth has."""
    return {
        "keys": {_uci(key.move): _phase(key) for key in solution.keys},
        "tries": {
            _uci(phase.move): {**_phase(phase), "refutations": _names(phase.refutations)}
            for phase in solution.tries
        },
        "setplay": _variations(tuple(solution.set_play.defences())) if solution.set_play else {},
    }


def record_form(result: Form) -> Form:
    """Return the same parts of a record."""
    return {
        "keys": {key["move"]: _record_phase(key) for key in result["keys"]},
        "tries": {
            each["move"]: {**_record_phase(each), "refutations": frozenset(each["refutations"])}
            for each in result["tries"]
        },
        "setplay": _record_variations(result["setplay"]),
    }


def every_defence_form(solution: Solution) -> Form:
    """Return, for each key, every defence with all its answers."""
    return {
        _uci(key.move): {
            variation.defence.uci: _names(tuple(answer.move for answer in variation.continuations))
            for variation in key.variations
        }
        for key in solution.keys
    }


def record_every_defence(table: Form) -> Form:
    """Return the same of a record."""
    return {
        key: {defence: frozenset(answers) for defence, answers in defences.items()}
        for key, defences in table.items()
    }


def _uci(move: Move | None) -> str:
    assert move is not None
    return move.uci


def _names(moves: tuple[Move, ...]) -> frozenset[str]:
    return frozenset(move.uci for move in moves)


def _phase(phase: Phase) -> Form:
    if phase.ends:  # a mate at once has no play to compare
        return {"goal": True}
    return {
        "goal": False,
        "check": phase.check,
        "zugzwang": phase.zugzwang,
        "threats": _names(phase.threats),
        "variations": _variations(tuple(phase.defences())),
    }


def _variations(variations: tuple[Variation, ...]) -> Form:
    return {
        variation.defence.uci: {
            answer.move.uci: _continuation(answer) for answer in variation.continuations
        }
        for variation in variations
    }


def _continuation(answer: Continuation) -> Form | None:
    if answer.ends:
        return None
    return {
        "zugzwang": answer.zugzwang,
        "threats": _names(answer.threats),
        "variations": _variations(tuple(v for v in answer.variations if v.effective)),
    }


def _record_phase(phase: Form) -> Form:
    if phase["goal"]:
        return {"goal": True}
    return {
        "goal": False,
        "check": phase["check"],
        "zugzwang": phase["zugzwang"],
        "threats": _record_threats(phase["threats"]),
        "variations": _record_variations(phase["variations"]),
    }


def _record_threats(threats: list[Any]) -> frozenset[str]:
    """A threat is a move, or in longer problems a move with its own play."""
    return frozenset(threat if isinstance(threat, str) else threat["move"] for threat in threats)


def _record_variations(variations: list[Form]) -> Form:
    return {
        variation["defence"]: {
            **dict.fromkeys(variation.get("mates", ())),
            **{reply["move"]: _record_reply(reply) for reply in variation.get("replies", ())},
        }
        for variation in variations
    }


def _record_reply(reply: Form) -> Form | None:
    if reply.get("goal"):
        return None
    return {
        "zugzwang": reply["zugzwang"],
        "threats": _record_threats(reply["threats"]),
        "variations": _record_variations(reply["variations"]),
    }


def solution_with_themes(solution: Solution) -> Json:
    """Analyse a solution and return its JSON form with themes and quality."""
    analysis = analyse(solution)
    return analysed_object(solution, analysis.flags, analysis.quality)
