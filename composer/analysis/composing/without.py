# SPDX-License-Identifier: GPL-3.0-or-later
"""What becomes of a problem without some of its men: the one judgement of what men are for.

Without men rights are those of the convention: no game is looked for that decides one, which
would take seconds a man.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.analysis.composing.baseline import Baseline, compare, compare_lines
from composer.analysis.composing.carried import is_carried, strange_lines
from composer.analysis.composing.difference import Difference
from composer.analysis.composing.edit import Step
from composer.problem.move import Move
from composer.problem.position import Position
from composer.solver.judging import Judgement
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Stage, Verdict
from composer.solver.solve import solve

_PLAY: Final = SolveOptions(tries=False, set_play=False, decide=False)


class Need(Enum):
    """What men are needed for.

    *Only* means that all else stays: each variation with its answer, each mate and threat, each
    solution. What a man's own moves are goes with him.
    """

    CAN_GO = "can-go"  # without them all stays: key, play, set play, tries; or all solutions
    SAME_KEY = "same-key"  # without them it is sound with the same key, but loses some play
    STOPS_COOK = "stops-cook"  # they only stop other keys or solutions
    STOPS_DUAL = "stops-dual"  # they only stop duals
    REFUTES = "refutes"  # they only refute tries, which would be keys without them
    NEEDED = "needed"  # for the key, its play or a solution
    UNKNOWN = "unknown"  # not finished


@dataclass(frozen=True, slots=True)
class Loss:
    """What becomes of a problem without some men.

    Attributes:
        need: what they are for.
        cooks: the first moves that solve without them, and are not meant.
        duals: the defences that have more answers without them.
    """

    need: Need
    cooks: tuple[Move, ...] = ()
    duals: tuple[Move, ...] = ()


NEEDED: Final = Loss(Need.NEEDED)
_OPEN: Final = Loss(Need.UNKNOWN)


def loss_of(
    baseline: Baseline, removal: Step, judged: Judgement, token: Token, session: Session
) -> Loss:
    """Return what becomes of a sound problem when men are taken off.

    Args:
        baseline: the problem.
        removal: what takes them off.
        judged: what the keys or lines say of the position without them.
        token: a token that stops the work; what comes of it then is not to be used.
        session: what solves keep in common.
    """
    if judged.verdict is Verdict.INVALID:
        return NEEDED
    position = removal.apply(baseline.position)
    if baseline.stipulation.has_lines:
        return _of_lines(baseline, removal, position, judged, token, session)
    if not judged.complete:
        return _OPEN
    wanted = baseline.carried_key(removal)
    cooks = tuple(key for key in judged.keys if not is_carried(key, wanted))
    if len(cooks) == len(judged.keys):
        return NEEDED
    found = _beside(baseline, removal, position, _PLAY, token, session)
    if found is None:
        return _OPEN
    loss = Loss(Need.NEEDED, cooks, found.new_duals)
    if found.variations.spoilt or found.mates_gone or found.threats.lost:
        return loss
    if not found.complete:
        return _OPEN  # what was not looked at may be lost
    own = found.variations.gone
    if cooks:
        return loss if own else replace(loss, need=_stops(baseline, cooks))
    if own:
        return replace(loss, need=Need.SAME_KEY)
    if found.new_duals:
        return replace(loss, need=Need.STOPS_DUAL)
    tries = baseline.solution.stage >= Stage.TRIES
    whole = SolveOptions(tries=tries, decide=False)
    virtual = _beside(baseline, removal, position, whole, token, session)
    if virtual is None:
        return _OPEN
    return replace(loss, need=Need.CAN_GO if virtual.same_virtual else Need.SAME_KEY)


def _stops(baseline: Baseline, cooks: tuple[Move, ...]) -> Need:
    tries = {phase.move.uci for phase in baseline.solution.tries if phase.move is not None}
    return Need.REFUTES if all(cook.uci in tries for cook in cooks) else Need.STOPS_COOK


def _beside(
    baseline: Baseline,
    removal: Step,
    position: Position,
    options: SolveOptions,
    token: Token,
    session: Session,
) -> Difference | None:
    """Solve and compare the play of the same key; None if that was not finished."""
    solution = solve(position, baseline.stipulation, options, token, session)
    phase = baseline.kept_phase(solution, removal)
    if not solution.complete or phase is None:
        return None
    virtual = options.set_play
    return compare(
        baseline, removal, solution, phase, token, themes=False, deep=True, virtual=virtual
    )


def _of_lines(
    baseline: Baseline,
    removal: Step,
    position: Position,
    judged: Judgement,
    token: Token,
    session: Session,
) -> Loss:
    """Judge men by the solutions there are without them; moves are the first ones of cooks."""
    cooks = strange_lines(baseline.lines, judged.lines, removal)
    if len(judged.lines) - len(cooks) < len(baseline.lines):
        return NEEDED if judged.complete else _OPEN
    if cooks:
        return Loss(Need.STOPS_COOK, tuple(dict.fromkeys(line.moves[0] for line in cooks)))
    if not judged.complete:
        return _OPEN
    if not baseline.solution.set_lines:
        return Loss(Need.CAN_GO)
    options = SolveOptions(tries=False, decide=False, intended=baseline.meant)
    solution = solve(position, baseline.stipulation, options, token, session)
    if not solution.complete:
        return _OPEN
    found = compare_lines(baseline, removal, solution, themes=False)
    return Loss(Need.CAN_GO if found.same_virtual else Need.SAME_KEY)
