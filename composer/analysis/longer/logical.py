# SPDX-License-Identifier: GPL-3.0-or-later
"""Logical tries: a plan that fails to one move at once, and works after the key has done its work.

A *plan* is a try without check that has exactly one refutation. It is *carried out* in a line of
the actual play where White makes its move later, not with check. The *foreplan* is what came
before: it has done its work if the refutation is gone, for the unit that made it was drawn away,
captured, blocked, pinned, or its line was shut. What the foreplan did gives the theme its name,
where White's second move is the plan's:

- *Roman*: the unit that refutes was drawn elsewhere by its first defence; it defends again from
  there, and in vain. Without its second defence it is a *decoy*.
- *Dresden*: another unit made the first defence, and a substitute defence, by it or by a third
  one, fails.
- *Hamburg*: another unit made the first defence, the refutation is gone, and the plan's own
  threat is carried out.

Whatever did away with the refutation, it is a *logical foreplan*, an element.

Definitions: the books of the logical school (Kohtz and Kockelkorn, Grasemann).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from composer.analysis.board import Board, between, line_through, lowest
from composer.analysis.phaseplay import Code, code_of, move_code
from composer.analysis.playlines import PlayLine, Ply, only
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade, texts, unit
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import CHECKING, Move
from composer.problem.squares import Square, square_name
from composer.said.sentence import Notation, Sentence, Template, joined, said

_MOST_PLANS: Final = 2  # in the sentence of a flag


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


class Fate(Enum):
    """What became of the refutation; the value is the theme's id."""

    ROMAN = "roman"
    DECOY = "decoy"
    DRESDEN = "dresden"
    HAMBURG = "hamburg"


_NAMES: Final = {
    Fate.ROMAN: Template("Roman"),
    Fate.DECOY: Template("Decoy"),
    Fate.DRESDEN: Template("Dresden"),
    Fate.HAMBURG: Template("Hamburg"),
}
Shown = dict[Plan, list[Carried]]


def logical_tries(study: Study) -> Iterator[Flag]:
    """Roman, decoy, Dresden, Hamburg, and every logical foreplan: plan, refutation and line."""
    named: dict[Fate, Shown] = {}
    foreplans: Shown = {}
    for carried in carried_out(study):
        if foreplan_did(study, carried) is None or not is_needed(study, carried):
            continue
        fate = _fate(carried) if carried.number == 2 else None
        if fate is not None:
            named.setdefault(fate, {}).setdefault(carried.plan, []).append(carried)
        if fate is not None or threatens_again(study, carried):
            foreplans.setdefault(carried.plan, []).append(carried)
    if Fate.ROMAN in named:
        named.pop(Fate.DECOY, None)
    if Fate.DRESDEN in named and Fate.HAMBURG in named:
        named[Fate.HAMBURG] = _without(named[Fate.HAMBURG], named[Fate.DRESDEN])
    for fate, shown in named.items():
        if not shown:
            continue
        grade = Grade.ELEMENT if fate is Fate.DECOY else Grade.THEME
        yield _flag(study, fate.value, grade, _NAMES[fate].said(), shown)
    if foreplans:
        word = said("Logical foreplan")
        yield _flag(study, "logical_foreplan", Grade.ELEMENT, word, foreplans)


def _without(shown: Shown, others: Shown) -> Shown:
    """Return the lines whose plan and first defence are not those of others.

    Where a substitute defence was found, what does not defend makes no Hamburg beside it.
    """
    known = {(plan, carried.line.black(1).code) for plan in others for carried in others[plan]}
    left = {
        plan: [line for line in lines if (plan, line.line.black(1).code) not in known]
        for plan, lines in shown.items()
    }
    return {plan: lines for plan, lines in left.items() if lines}


def _fate(carried: Carried) -> Fate | None:
    """Return what became of a plan's refutation in a line, if that has a name."""
    plan, line = carried.plan, carried.line
    refuter, first, second = plan.refutation.origin, line.black(1), line.black(2)
    if Kind.KING in (first.move.man.kind, second.move.man.kind):
        return None
    new = line.white(3).code not in plan.threats
    if first.home == refuter:
        if first.move.target == plan.refutation.target:
            return None
        return Fate.ROMAN if second.home == refuter and new else Fate.DECOY
    if any(ply.move.target == refuter for ply in carried.plies[::2]):
        return None  # White captured it himself
    if not new:
        return Fate.HAMBURG
    return Fate.DRESDEN if second.home != refuter else None


def _flag(study: Study, theme: str, grade: Grade, word: Sentence, shown: Shown) -> Flag:
    plans = list(shown)[:_MOST_PLANS]
    parts = joined((_described(study, plan, shown[plan]) for plan in plans), "; ")
    sentence = said("{theme}: {plans}.", theme=word, plans=parts)
    moves: list[Move] = []
    for plan in plans:
        moves += (plan.move, *plan.threatened, plan.refutation)
        moves += (move for carried in shown[plan] for move in carried.line.moves)
    squares = (s for p in plans for s in (p.refutation.origin, p.refutation.target))
    unique = tuple(dict.fromkeys(squares))
    return Flag(theme, grade, "phases", unique, tuple(dict.fromkeys(moves)), (), sentence)


def _described(study: Study, plan: Plan, shown: Sequence[Carried]) -> Sentence:
    """Return a plan, its threat and refutation, the line that carries it out, and why it may."""
    reason = foreplan_did(study, shown[0])
    alike = [carried.line for carried in shown if foreplan_did(study, carried) == reason]
    threats = "/".join(f"2.{written(move)}" for move in plan.threatened)
    tried = f"1.{written(plan.move)}?" + (f" ({threats})" if threats else "")
    return said(
        "the plan {plan} fails to {refutation}; {key} {lines}: {reason}",
        plan=Notation(tried),
        refutation=Notation(f"1...{written(plan.refutation)}!"),
        key=Notation(f"1.{written(study.first.move)}!"),
        lines=texts(alike, after_key=True),
        reason=reason or "",
    )


RULES: Final = (logical_tries,)
