# SPDX-License-Identifier: GPL-3.0-or-later
"""Structured stipulations as Popeye writes them, and the older signs that mean such play."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from composer.problem.goals import GOAL_FORM, Goal, goal_of
from composer.problem.men import Colour
from composer.problem.stipulations.structure import (
    Branch,
    Expression,
    Fork,
    Joined,
    Joint,
    Leaf,
    Manner,
    Structure,
    Symbol,
)

_SIDES: Final = {
    Colour.WHITE: "white|weiss|weiß|blanc|blanco|bianco|белые",
    Colour.BLACK: "black|schwarz|noir|negro|nero|чёрные|черные",
}
_BEGINNING: Final = re.compile(
    rf"(?:(?P<white>{_SIDES[Colour.WHITE]})|(?P<black>{_SIDES[Colour.BLACK]}))[\s(!-]*\d", re.I
)
_GOAL: Final = re.compile(GOAL_FORM)
_LENGTH: Final = re.compile(r"(?:(?P<least>\d{1,3}):)?(?P<most>\d{1,3})")
_LONGEST: Final = 400  # characters
_DEEPEST: Final = 12
_NOTHING: Final = Symbol()


def begins_structure(text: str) -> bool:
    """Tell whether a text is structured and begins with the side to move, as Popeye has it."""
    return _BEGINNING.match(text.strip()) is not None and written_structure(text) is not None


class _NotRead(ValueError):  # noqa: N818 - it reads as what it is
    """A text that is no structured stipulation."""


@lru_cache(maxsize=512)
def written_structure(text: str) -> Structure | None:
    """Return the play that a text asks for; None if it is no structured stipulation."""
    if len(text) > _LONGEST:
        return None
    begins = _BEGINNING.match(text.strip())
    try:
        if begins is None:
            return _by_sign("".join(text.split()).lower())
        side = Colour.WHITE if begins["white"] else Colour.BLACK
        word = begins["white"] or begins["black"]
        reader = _Reader("".join(text.strip()[len(word) :].split()).lower())
        root = reader.expression(0)
        reader.require_end()
    except ValueError:
        return None
    return Structure(side, root)


class _Reader:
    """Reads one text, without spaces, from left to right."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def require_end(self) -> None:
        """Refuse what is left.

        Raises:
            ValueError: something is.
        """
        if self._at < len(self._text):
            raise _NotRead(self._text[self._at :])

    def expression(self, depth: int) -> Expression:
        """Read operands with `&` and `|` between them, which bind alike, from the left."""
        if depth > _DEEPEST:
            raise _NotRead(self._text)
        found = self._operand(depth)
        while (sign := self._one_of("&|")) is not None:
            found = Joined(Joint(sign), (found, self._operand(depth)))
        return found

    def _operand(self, depth: int) -> Expression:
        if self._one_of("("):
            found = self.expression(depth + 1)
            self._require(")")
            return found
        if (sign := self._one_of("!-")) is not None:
            return Joined(Joint(sign), (self._operand(depth + 1),))
        goal = _GOAL.match(self._text, self._at)  # of numbers only `00`, which no length is
        if goal is None:
            return self._branch(depth)
        self._at = goal.end()
        return Leaf(goal_of(goal[0]))

    def _branch(self, depth: int) -> Branch:
        length = _LENGTH.match(self._text, self._at)
        if length is None:
            raise _NotRead(self._text[self._at :])
        self._at = length.end()
        manner = Manner(self._one_of("adhs") or "")
        most, least = int(length["most"]), int(length["least"] or 0)
        if not most > 0 or least > most:
            raise _NotRead(self._text)
        first = self._symbol(depth)
        if manner is Manner.SERIES:
            return Branch(manner, most, first, _NOTHING, least)
        parries = self._text.startswith("?+?", self._at) and manner is not Manner.DEFENCE
        self._at += 3 if parries else 0
        other = {Manner.ATTACK: "d", Manner.DEFENCE: "a", Manner.HELP: "h"}[manner]
        second = self._symbol(depth) if self._one_of(other) else _NOTHING
        return Branch(manner, most, first, second, least, parries)

    def _symbol(self, depth: int) -> Symbol:
        forks: list[Fork] = []
        constraints: list[Expression] = []
        while True:
            if self._one_of("["):
                forced, hidden = self._one_of(">") is not None, self._one_of("/") is not None
                forks.append(Fork(self.expression(depth + 1), forced, hidden))
                self._require("]")
            elif self._one_of("{"):
                constraints.append(self.expression(depth + 1))
                self._require("}")
            else:
                return Symbol(tuple(forks), tuple(constraints))

    def _one_of(self, signs: str) -> str | None:
        sign = self._text[self._at : self._at + 1]
        if not sign or sign not in signs:
            return None
        self._at += 1
        return sign

    def _require(self, sign: str) -> None:
        if self._one_of(sign) is None:
            raise _NotRead(self._text[self._at :])


# The older signs: reciprocal help play, parry series, and moves that lead to a series.

_SIGN: Final = re.compile(
    rf"(?:(?P<intro>\d{{1,3}})->)?(?P<play>reci-h|ser-reci-h|pser-[shr]?|phser-[sr]?"
    rf"|ser-[hsr]?)(?:\((?P<other>{GOAL_FORM})\))?(?P<goal>{GOAL_FORM})(?P<moves>\d{{1,3}})"
    r"(?P<half>[.,]5|½)?",
    re.ASCII,
)


def _forks(*into: Expression, forced: bool = False) -> Symbol:
    return Symbol(tuple(Fork(each, forced) for each in into))


def _one(manner: Manner, goal: Goal) -> Branch:
    return Branch(manner, 1, _forks(Leaf(goal)))


def _must(goal: Goal) -> Symbol:
    """What stands with the second letter of reflex play: who can reach the goal must do so."""
    return Symbol(constraints=(Joined(Joint.NOT, (_one(Manner.ATTACK, goal),)),))


def _direct_ends(play: str, goal: Goal) -> tuple[Symbol, Symbol]:
    """Return what stands with the letters of a branch that ends as a kind of play has it."""
    if play == "h":
        return _forks(_one(Manner.HELP, goal)), _NOTHING
    if play == "s":
        return _forks(_one(Manner.DEFENCE, goal), forced=True), _NOTHING
    if play == "r":
        return _forks(_one(Manner.ATTACK, goal), forced=True), _must(goal)
    return _forks(Leaf(goal)), _NOTHING


def _reciprocal(goal: Goal, other: Goal) -> Expression:
    at_once = Branch(Manner.HELP, 1, _forks(Leaf(other)), least=1)
    later = Branch(Manner.HELP, 2, _NOTHING, _forks(Leaf(goal)), least=2)
    return Joined(Joint.BOTH, (at_once, later))


def _reci(goal: Goal, other: Goal, moves: int, half: bool) -> Structure:
    left = 2 * moves + half - 2
    end = _reciprocal(goal, other)
    side = Colour.WHITE if half else Colour.BLACK
    if left < 0:
        raise _NotRead("no move is left")
    if not left:
        return Structure(side, end)
    symbols = (_forks(end), _NOTHING) if left % 2 else (_NOTHING, _forks(end))
    return Structure(side, Joined(Joint.EITHER, _shorter(Branch(Manner.HELP, left, *symbols), end)))


def _shorter(branch: Branch, end: Expression) -> tuple[Expression, ...]:
    """Return a branch with the same of no half-move, which whole moves less may leave."""
    return (branch,) if branch.most % 2 else (end, branch)


def _series_reci(goal: Goal, other: Goal, moves: int) -> Structure:
    end = _reciprocal(goal, other)
    if moves == 1:
        return Structure(Colour.BLACK, end)
    turned = Joined(Joint.OTHER_SIDE, (end,))
    return Structure(Colour.BLACK, Branch(Manner.SERIES, moves - 1, _forks(turned)))


def _parry(play: str, goal: Goal, moves: int, helps: bool) -> Structure:
    first, second = _direct_ends(play, goal)
    if play == "s" and not helps:
        second = Symbol((*second.forks, Fork(Leaf(goal))), second.constraints)
    manner = Manner.HELP if helps or play == "h" else Manner.ATTACK
    side = Colour.BLACK if play == "h" else Colour.WHITE
    return Structure(side, Branch(manner, 2 * moves - 1, first, second, parries=True))


def _series(play: str, goal: Goal, moves: int) -> Structure:
    first, second = _direct_ends(play, goal)
    branch = Branch(Manner.SERIES, moves, Symbol(first.forks, second.constraints))
    return Structure(Colour.BLACK if play == "h" else Colour.WHITE, branch)


_EXACT: Final = re.compile(
    rf"exact-(?P<play>semi-r|r|s)(?P<goal>{GOAL_FORM})(?P<moves>\d{{1,3}})", re.ASCII
)


def _exact(play: str, goal: Goal, moves: int) -> Structure:
    """Return self or reflex play in which the goal must not be reached before the last move."""
    if moves < 1:
        raise _NotRead("no move is left")
    if play == "s":
        most = 2 * moves
        branch = Branch(Manner.ATTACK, most, _NOTHING, _forks(Leaf(goal)), least=most)
    else:
        most, forks, must = 2 * moves - 1, _forks(_one(Manner.ATTACK, goal)).forks, _must(goal)
        first = Symbol(forks, must.constraints)
        branch = Branch(Manner.ATTACK, most, first, must if play == "r" else _NOTHING, least=most)
    return Structure(Colour.WHITE, branch)


def _by_sign(text: str) -> Structure | None:
    exact = _EXACT.fullmatch(text)
    if exact is not None:
        return _exact(exact["play"], goal_of(exact["goal"]), int(exact["moves"]))
    found = _SIGN.fullmatch(text)
    if found is None:
        return None
    goal, moves, play = goal_of(found["goal"]), int(found["moves"]), found["play"]
    other = goal_of(found["other"]) if found["other"] else None
    reciprocal = play.endswith("reci-h")
    half = found["half"] is not None
    if moves < 1 or (other is not None and not reciprocal) or (half and play != "reci-h"):
        return None
    made: Structure
    if play == "reci-h":
        made = _reci(goal, other or goal, moves, half)
    elif play == "ser-reci-h":
        made = _series_reci(goal, other or goal, moves)
    else:
        make: Callable[[str, Goal, int], Structure] = _series
        family, _, kind = play.partition("-")
        if family != "ser":
            made = _parry(kind, goal, moves, helps=family == "phser")
        else:
            made = make(kind, goal, moves)
    if not found["intro"]:
        return None if play.startswith("ser-") and not reciprocal else made
    intro = int(found["intro"])
    if intro < 1:
        return None
    return Structure(made.side.other, Branch(Manner.SERIES, intro, _forks(made.root)))
