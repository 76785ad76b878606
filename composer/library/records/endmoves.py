# SPDX-License-Identifier: GPL-3.0-or-later
"""The moves of a line that a library keeps as text, found again on the board."""

from __future__ import annotations

from dataclasses import replace

from composer.library.records.ends import EndsError, FoundEnd, end_position
from composer.problem.forms import forms_of
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.play import play
from composer.problem.position import Board, Position
from composer.problem.problem import Problem
from composer.problem.twins import TwinError
from composer.rules.book import Rules, RulesError
from composer.solver.legal import legal_moves
from composer.solver.options import Unsolvable, UnsupportedStipulation


def place_of_part(problem: Problem, end: FoundEnd) -> int | None:
    """Return which part of a problem a line belongs to, from 0; None if it is not there."""
    letters = [letter for letter, _ in forms_of(problem)]
    return letters.index(end.part) if end.part in letters else None


def end_moves(problem: Problem, end: FoundEnd) -> tuple[Move, ...] | None:
    """Return the moves that lead to an end; None where the board has no such line any more.

    Args:
        problem: the problem with its twins, as the record has it.
        end: where the line ends.
    """
    place = place_of_part(problem, end)
    part = None if place is None else forms_of(problem)[place][1]
    if part is None or isinstance(part, TwinError):
        return None
    try:
        goal = end_position(problem.position, end).board
    except EndsError:
        return None
    restrained = part.stipulation.restrained(part.position.turn)
    return _line(part.position, end.moves, goal, part.stipulation.rules, restrained)


def _line(
    position: Position, sans: tuple[str, ...], goal: Board, rules: Rules, restrained: Colour
) -> tuple[Move, ...] | None:
    """Return the moves with these names that lead to a board, tried in each order of sides.

    In series and before a threat one side moves twice, set play begins with the other one.
    """
    if not sans:
        return () if position.board == goal else None
    for turn in (position.turn, position.turn.other):
        there = position if turn is position.turn else replace(position, turn=turn, en_passant=None)
        try:
            moves = legal_moves(there, rules, restrained)
        except (Unsolvable, UnsupportedStipulation, RulesError):
            continue
        for move in moves:
            if _bare(move.san) == _bare(sans[0]):
                rest = _line(play(there, move), sans[1:], goal, rules, restrained)
                if rest is not None:
                    return (move, *rest)
    return None


def _bare(san: str) -> str:
    return san.replace(" ", "").rstrip("+#")
