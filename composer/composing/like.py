# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished problem as what is asked: the same theme, but another problem."""

from __future__ import annotations

from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.flag import Flag, Grade
from composer.analysis.themes.grammar.table import GRAMMARS
from composer.composing.ask import Ask
from composer.composing.prover import named_by
from composer.composing.refusals import Refused, why_not
from composer.problem.edits import set_squares
from composer.problem.position import Position
from composer.problem.stipulation import TWO_MOVER
from composer.said.sentence import said
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve


def like(position: Position, theme: str, token: Token, session: Session) -> Ask:
    """Return a search for another problem with a theme of this one.

    The men whom the theme's proof names stay where they are, and the others may be added anew.

    Args:
        position: a sound two-mover.
        theme: the theme's id; empty for the first that it is known of what it needs.
        token: stops the work.
        session: the solver's memory.

    Raises:
        Refused: it is not sound, or shows no such theme.
        Cancelled: it was stopped.
    """
    solution = solve(position, TWO_MOVER, SolveOptions(decide=False), token, session)
    if solution.verdict is not Verdict.SOUND:
        raise Refused(said("the problem is no sound two-mover"))
    flags = [
        flag
        for flag in themes_of(Study.of(solution))
        if flag.grade is Grade.THEME and (flag.id == theme if theme else flag.id in GRAMMARS)
    ]
    if not flags and theme:
        raise Refused(said("the problem does not show {theme}", theme=theme))
    for flag in flags:
        ask = _of_flag(position, flag)
        reason = why_not(ask)
        if reason is None:
            return ask
        if theme:
            raise Refused(reason)
    raise Refused(said("the problem shows no theme of which it is known what it needs"))


def _of_flag(position: Position, flag: Flag) -> Ask:
    others = [(square, man) for square, man in position if square not in named_by(flag)]
    return Ask(
        set_squares(position, {square: None for square, _ in others}),
        tuple(man for _, man in others),
        flag.id,
        flag.squares,
        unlike=(position,),
    )
