# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for solutions that are lines: help and series play."""

from __future__ import annotations

from dataclasses import replace

from composer.gui.words.language import decimal, decimal_moves, fill, in_figures, tr
from composer.problem.goals import Aim
from composer.problem.squares import square_name
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play


def lines_words(number: int) -> str:
    """Return how many solutions there are."""
    if number == 0:
        return tr("no solution")
    return in_figures(number, tr("1 solution"), tr("%1 solutions", "", number))


def moves_words(stipulation: Stipulation, halfmoves: int) -> str:
    """Return how many moves a line of some half-moves has, as the field counts: `1.5 moves`."""
    if stipulation.series:
        number = halfmoves - (stipulation.halfmoves - stipulation.moves)
        return _whole_moves(number)
    if halfmoves == 1:
        return tr("half a move")
    if halfmoves % 2:
        return _broken_moves(halfmoves)
    return _whole_moves(halfmoves // 2)


def _whole_moves(number: int) -> str:
    return in_figures(number, tr("1 move"), tr("%1 moves", "", number))


def _broken_moves(halfmoves: int) -> str:
    return fill(tr("%1 moves", "a number such as 2.5"), decimal(halfmoves / 2, 1))


def stipulation_words(stipulation: Stipulation) -> str:
    """Return what is asked in words: `helpmate in 2.5 moves`; empty where words ask it already."""
    if stipulation.is_proof_game:
        return _proof_game(stipulation)
    if stipulation.in_words or not stipulation.told:
        return ""
    if not stipulation.half:
        length = _whole_moves(stipulation.moves)
    elif stipulation.moves:
        length = _broken_moves(2 * stipulation.moves + 1)
    else:
        length = tr("half a move")
    if stipulation.exact:
        length = fill(tr("exactly %1"), length)
    if stipulation.after_key:
        bare = replace(stipulation, after_key=False)
        return fill(tr("after the key: %1"), stipulation_words(bare))
    if stipulation.goal.aim is Aim.MATE:
        return fill(_mates(stipulation), length)
    play = _plays(stipulation.play)
    if stipulation.series:
        play = fill(tr("series, %1"), play)
    return fill(tr("%1 in %2: %3"), play, length, _goal(stipulation))


def _proof_game(stipulation: Stipulation) -> str:
    length = decimal_moves(stipulation.halfmoves)
    if stipulation.start is not None:
        return fill(tr("from a position to this one in exactly %1 moves"), length)
    if stipulation.exact:
        return fill(tr("proof game in exactly %1 moves"), length)
    return fill(tr("shortest proof game in %1 moves"), length)


def _mates(stipulation: Stipulation) -> str:
    if stipulation.series:
        return {
            Play.DIRECT: tr("series mate in %1"),
            Play.HELP: tr("series helpmate in %1"),
            Play.SELF: tr("series selfmate in %1"),
            Play.REFLEX: tr("series reflex mate in %1"),
        }.get(stipulation.play, tr("series in %1"))
    return {
        Play.DIRECT: tr("mate in %1"),
        Play.SELF: tr("selfmate in %1"),
        Play.REFLEX: tr("reflex mate in %1"),
        Play.SEMI_REFLEX: tr("semi-reflex mate in %1"),
        Play.HELP: tr("helpmate in %1"),
        Play.HELP_SELF: tr("help-selfmate in %1"),
        Play.HELP_REFLEX: tr("help-reflex mate in %1"),
    }[stipulation.play]


def _plays(play: Play) -> str:
    return {
        Play.DIRECT: tr("direct play"),
        Play.SELF: tr("self play"),
        Play.REFLEX: tr("reflex play"),
        Play.SEMI_REFLEX: tr("semi-reflex play"),
        Play.HELP: tr("help play"),
        Play.HELP_SELF: tr("help-self play"),
        Play.HELP_REFLEX: tr("help-reflex play"),
    }[play]


def _goal(stipulation: Stipulation) -> str:
    goal = stipulation.goal
    if goal.square is not None:
        touches = goal.aim is Aim.KISS
        text = tr("the man from %1 is touched") if touches else tr("a man arrives on %1")
        return fill(text, square_name(goal.square))
    return {
        Aim.STALEMATE: tr("stalemate"),
        Aim.DOUBLE_STALEMATE: tr("double stalemate"),
        Aim.CHECK: tr("check"),
        Aim.CAPTURE: tr("a capture"),
        Aim.PROMOTION: tr("a promotion"),
        Aim.ANY: tr("any move"),
        Aim.CASTLING: tr("castling"),
        Aim.IN_PASSING: tr("a capture en passant"),
        Aim.BOTH_MATED: tr("both sides are mated"),
        Aim.COUNTER_MATE: tr("a mated side mates"),
        Aim.NO_MOVE: tr("mate or stalemate"),
        Aim.OWN_STALEMATE: tr("the side that moves is stalemated"),
        Aim.OWN_MATE: tr("the side that moves is mated"),
        Aim.LAST_RANK: tr("a man reaches the last rank"),
        Aim.WON_MAN: tr("a man is won"),
        Aim.CIRCUIT: tr("a man is back where it began"),
        Aim.EXCHANGE: tr("two men have changed places"),
        Aim.CIRCUIT_BY_REBIRTH: tr("a man is back where it began, by a rebirth"),
        Aim.EXCHANGE_BY_REBIRTH: tr("two men have changed places, by a rebirth"),
    }.get(goal.aim, tr("mate"))
