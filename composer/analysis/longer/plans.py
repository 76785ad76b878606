# SPDX-License-Identifier: GPL-3.0-or-later
"""Plans of longer problems: tries that fail to one move, and what a foreplan does to that move.

A *plan* is a try without check that has exactly one refutation. It is *carried out* in a line of
the actual play where White makes its move later, not with check. The *foreplan* is what came
before: it has done its work if the refutation is gone, for the unit that made it was drawn away,
captured, blocked, pinned, or its line was shut.

Definitions: the books of the logical school (Kohtz and Kockelkorn, Grasemann).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from composer.analysis.board import Board, between, line_through, lowest
from composer.analysis.phaseplay import Code, code_of, move_code
from composer.analysis.playlines import PlayLine, Ply, only
from composer.analysis.study import Study
from composer.analysis.themes.flag import unit
from composer.problem.men import Kind
from composer.problem.move import CHECKING, Move
from composer.problem.squares import Square, square_name
from composer.said.sentence import Sentence, said


class Plan(NamedTuple):
    """A try with its single refutation.

    Attributes:
        move: the plan's move.
        refutation: the black move that refutes it.
        threats: what it threatens, by number.
        threatened: what it threatens.
    """

    move: Move
    refutation: Move
    threats: frozenset[Code]
    threatened: tuple[Move, ...]

    @property
    def code(self) -> Code:
        """The number of the plan's move."""
        return move_code(self.move)


def plans_of(study: Study) -> list[Plan]:
    """Return the tries that are plans; the king's steps are no defence to be drawn away."""
    return [
        Plan(play.first, refutation, frozenset(play.threats), play.source.threats)
        for play in study.tries
        for refutation in play.source.refutations
        if refutation.man.kind is not Kind.KING
    ]


@dataclass(frozen=True, slots=True)
class Carried:
    """A plan that is carried out in a line.

    Attributes:
        plan: the plan.
        line: the line.
        number: which of White's moves the plan's move is there, 2 or later and not the last.
    """

    plan: Plan
    line: PlayLine
    number: int

    @property
    def plies(self) -> Sequence[Ply]:
        """The half-moves of the line up to the plan's move."""
        return self.line.plies[: 2 * self.number - 1]

    @property
    def board(self) -> Board:
        """The board after the plan's move."""
        return self.line.white(self.number).after


def carried_out(study: Study) -> Iterator[Carried]:
    """Yield each plan that a line of the actual play carries out, without check.

    It captures what it would have captured at first: to take the unit that refutes is no plan.
    """
    plans = {plan.code: plan for plan in plans_of(study)}
    if not plans:
        return
    for line in study.full:
        for number in range(2, line.length):
            ply = line.white(number)
            plan = plans.get(ply.code)
            if plan is None or ply.move.mark in CHECKING:
                continue
            if ply.move.capture == plan.move.capture:
                yield Carried(plan, line, number)


def foreplan_did(study: Study, carried: Carried) -> Sentence | None:
    """Return what became of the refuting unit, in words; None where it still could refute."""
    home, goal = carried.plan.refutation.origin, carried.plan.refutation.target
    man, square = unit(study.diagram, home), home
    for ply in carried.plies:
        if ply.move.castling is not None:
            return None
        square = ply.move.target if ply.home == home else square
        if not ply.after.black >> square & 1:
            return said("{unit} is captured on {square}", unit=man, square=square_name(square))
    board = carried.board
    if _may_go(board, square, goal):
        return None
    if square != home:
        return said("{unit} is drawn to {square}", unit=man, square=square_name(square))
    if board.pinned() >> square & 1:
        return said("{unit} is pinned", unit=man)
    shut = between(home, goal) & board.occupied
    if shut:
        return said("{unit} shuts the line of {other}", unit=unit(board, lowest(shut)), other=man)
    if board.occupied >> goal & 1:
        return said("{unit} blocks {square}", unit=unit(board, goal), square=square_name(goal))
    return None


def _may_go(board: Board, square: Square, goal: Square) -> bool:
    if not board.steps(square) >> goal & 1:
        return False
    held = board.pinned() >> square & 1
    return not held or bool(line_through(board.king, square) >> goal & 1)


def is_needed(study: Study, carried: Carried) -> bool:
    """Return whether a plan needed what came before it, and Black's last move above all.

    - It threatens, at first and now, and was itself no threat before.
    - Black was forced, for White's move before checked or threatened; a move of an officer will
      do without. He did not check, which the plan's move would only parry.
    - His move did away with the refutation: had he passed, it would still be there. Not so where
      White's check forced him, or where he took the unit that White had just moved.
    """
    plan, line, number = carried.plan, carried.line, carried.number
    before, answer = line.white(number - 1), line.black(number - 1).move
    known = _threats(study, line, number - 1)
    if not plan.threats or not _threats(study, line, number) or plan.code in known:
        return False
    checked = before.move.mark in CHECKING
    forced = bool(known) or checked or answer.man.kind is not Kind.PAWN
    if answer.mark in CHECKING or not forced:
        return False
    move = line.white(number).move
    if checked or answer.target == before.move.target or not before.after.is_possible(move):
        return True
    square = plan.refutation.origin
    for ply in carried.plies[:-2]:
        square = ply.move.target if ply.home == plan.refutation.origin else square
    board, goal = before.after.after(move), plan.refutation.target
    if plan.refutation.capture is not None and not board.white >> goal & 1:
        return False  # White moved away what it would have taken
    return bool(board.black >> square & 1) and _may_go(board, square, goal)


def threatens_again(study: Study, carried: Carried) -> bool:
    """Return whether a plan threatens in its line what it threatened at first."""
    return bool(carried.plan.threats & _threats(study, carried.line, carried.number))


def _threats(study: Study, line: PlayLine, number: int) -> frozenset[Code]:
    """Return what White's move of a number threatens in a line, men known by the diagram."""
    threats, variations = study.actual.threats, study.actual.variations
    for at in range(1, number):
        code = move_code(line.black(at).move)
        found = next((v for v in variations if move_code(v.defence) == code), None)
        answer = None if found is None else only(found.continuations)
        if answer is None:
            return frozenset()
        threats, variations = answer.threats, answer.variations
    plies = line.plies[: 2 * number - 1]
    return frozenset(code_of(_home(m.origin, plies), m.target, m.promotion) for m in threats)


def _home(square: Square, plies: Sequence[Ply]) -> Square:
    """Return where the man on a square stands in the diagram."""
    return next((ply.home for ply in reversed(plies) if ply.move.target == square), square)
