# SPDX-License-Identifier: GPL-3.0-or-later
"""Flaws that a composer may want to mend: cooks, refutations, duals, moves unprovided for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from composer.analysis.board import board_of
from composer.analysis.comparing.carried import carried_code, carried_move, is_carried
from composer.analysis.comparing.edit import Step
from composer.analysis.comparing.playtree import PlayTree
from composer.analysis.composing.baseline import Baseline, phase_of, same_move
from composer.analysis.phaseplay import KEY, PhasePlay, move_code
from composer.problem.men import Kind
from composer.problem.move import Mark, Move
from composer.problem.stipulations.play import Play
from composer.solver.phases import Phase
from composer.solver.solution import Solution


class FlawKind(Enum):
    """The kinds of flaws."""

    COOK = "cook"  # another first move solves
    REFUTED = "refuted"  # the first move that should be the key has a refutation
    DUAL = "dual"  # after the key a full defence has several answers
    FLIGHT = "flight"  # a step of the king has no set mate
    CHECK = "check"  # a check to the attacker has no set mate


@dataclass(frozen=True, slots=True)
class Flaw:
    """One flaw.

    Attributes:
        kind: what it is.
        move: the cook; the refutation; the defence with the dual; the flight or check.
        key: the key that is meant.
        answers: the answers after a defence with a dual.
    """

    kind: FlawKind
    move: Move
    key: Move
    answers: tuple[Move, ...] = ()


def keys_to_mean(solution: Solution) -> tuple[Move, ...]:
    """Return the first moves that a composer may mean as the key.

    These are the keys, those of full length first; without any the tries, those with the
    fewest refutations and the most mates first.
    """
    keys = sorted(solution.keys, key=lambda key: -key.length)
    tries = sorted(
        (phase for phase in solution.tries if not phase.trivial),
        key=lambda phase: (len(phase.refutations), -len(phase.variations)),
    )
    return tuple(phase.move for phase in keys or tries if phase.move is not None)


def flaws(baseline: Baseline) -> tuple[Flaw, ...]:
    """Return what may be mended, the gravest first; nothing if no key is meant."""
    key = baseline.key
    if key is None:
        return ()
    solution = baseline.solution
    found = [
        Flaw(FlawKind.COOK, phase.move, key)
        for phase in solution.keys
        if phase.move is not None and not same_move(phase.move, key)
    ]
    phase = phase_of(solution, key)
    if phase is not None:
        found += [Flaw(FlawKind.REFUTED, refutation, key) for refutation in phase.refutations]
        found += _duals(baseline, phase, key)
    return (*found, *_unprovided(solution, key))


def _duals(baseline: Baseline, phase: Phase, key: Move) -> list[Flaw]:
    play = PhasePlay(KEY, phase, board_of(baseline.position))
    return [
        Flaw(FlawKind.DUAL, variation.defence, key, tuple(variation.mates.values()))
        for variation in play.full
        if variation.mates and not variation.unique  # none where the defence ends the play
    ]


def _unprovided(solution: Solution, key: Move) -> list[Flaw]:
    found: list[Flaw] = []
    if solution.stipulation.play is not Play.DIRECT:
        return found  # where the defender ends the play, neither asks for a set answer
    for move in () if solution.set_play is None else solution.set_play.unprovided:
        if move.man.kind is Kind.KING:
            found.append(Flaw(FlawKind.FLIGHT, move, key))
        elif move.mark is Mark.CHECK:
            found.append(Flaw(FlawKind.CHECK, move, key))
    return found


def is_mended(flaw: Flaw, baseline: Baseline, step: Step, solution: Solution) -> bool:
    """Return whether an edit mends a flaw, by the whole solution after it.

    A cook must no longer solve. A refuted first move must be the only key. A defence with a
    dual must still be there, with one answer. A flight or check must have a set mate: it is
    not provided for by being taken away.
    """
    if flaw.kind is FlawKind.COOK:
        wanted = carried_move(flaw.move, step)
        return not any(is_carried(key.move, wanted) for key in solution.keys)
    if flaw.kind is FlawKind.REFUTED:
        return len(solution.keys) == 1
    code = carried_code(move_code(flaw.move), step)
    if flaw.kind is FlawKind.DUAL:
        return len(PlayTree.of(baseline.kept_phase(solution, step)).answers_to((code,))) == 1
    before = solution.set_play
    return before is not None and any(move_code(v.defence) == code for v in before.variations)
