# SPDX-License-Identifier: GPL-3.0-or-later
"""Logical tries: a plan that fails to one move at once, and works after the key has done its work.

What the foreplan did gives the theme its name, where White's second move is the plan's:

- *Roman*: the unit that refutes was drawn elsewhere by its first defence; it defends again from
  there, and in vain. Without its second defence it is a *decoy*.
- *Dresden*: another unit made the first defence, and a substitute defence, by it or by a third
  one, fails.
- *Hamburg*: another unit made the first defence, the refutation is gone, and the plan's own
  threat is carried out.

Whatever did away with the refutation, it is a *logical foreplan*, an element.

Definitions: Grasemann's and others' books on the logical school.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from composer.analysis.longer.flags import texts
from composer.analysis.longer.plans import (
    Carried,
    Plan,
    carried_out,
    foreplan_did,
    is_needed,
    threatens_again,
)
from composer.analysis.study import Study
from composer.analysis.themes.flag import Flag, Grade
from composer.analysis.written import written
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.said.sentence import Notation, Sentence, Template, joined, said

_MOST_PLANS: Final = 2  # in the sentence of a flag


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
