# SPDX-License-Identifier: GPL-3.0-or-later
"""A finished problem as what is asked: the same theme, but another problem."""

from __future__ import annotations

from dataclasses import replace

from composer.analysis.help.grammar import solution_roles
from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.analysis.themes.flag import Flag
from composer.composing.ask import Ask
from composer.composing.naming import acting, grades_of, named_by
from composer.composing.refusals import (
    MOST_SOLUTIONS,
    Refused,
    grammars_of,
    play_wrong,
    why_not,
)
from composer.problem.edits import set_squares
from composer.problem.intended import intended_of
from composer.problem.men import Kind
from composer.problem.position import Position
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.problem.stipulations.play import Play
from composer.said.sentence import said
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve


def like(
    position: Position,
    theme: str,
    token: Token,
    session: Session,
    stipulation: Stipulation = TWO_MOVER,
) -> Ask:
    """Return a search for another problem with a theme of this one.

    The men whom the theme's proof names stay where they are, of a helpmate those who move or are
    taken, and the others may be added anew.

    Args:
        position: a sound problem.
        theme: the theme's id; empty for the first that it is known of what it needs.
        token: stops the work.
        session: the solver's memory.
        stipulation: what is asked of it.

    Raises:
        Refused: it is not sound, or shows no such theme.
        Cancelled: it was stopped.
    """
    reason = play_wrong(Ask(position, (), theme, stipulation=stipulation, solutions=1))
    if reason is not None:
        raise Refused(reason)
    options = SolveOptions(decide=False)
    solution = solve(position, stipulation, options, token, session)
    if stipulation.play is Play.HELP and solution.lines:
        intended = intended_of(str(len(solution.lines)))
        solution = solve(position, stipulation, replace(options, intended=intended), token, session)
    if solution.verdict is not Verdict.SOUND or len(solution.lines) > MOST_SOLUTIONS:
        raise Refused(said("the problem is not sound as {asked}", asked=str(stipulation)))
    study, known = Study.of(solution), grammars_of(stipulation)
    flags = [
        flag
        for flag in themes_of(study)
        if flag.grade in grades_of(stipulation, flag.id)
        and (flag.id == theme if theme else flag.id in known)
    ]
    if not flags and theme:
        raise Refused(said("the problem does not show {theme}", theme=theme))
    for flag in flags:
        ask = _of_flag(position, study, flag)
        reason = why_not(ask)
        if reason is None:
            return ask
        if theme:
            raise Refused(reason)
    raise Refused(said("the problem shows no theme of which it is known what it needs"))


def _of_flag(position: Position, study: Study, flag: Flag) -> Ask:
    asked, lines = study.solution.stipulation, study.solution.lines
    named = named_by(flag)
    if asked.play is Play.HELP:
        named = frozenset().union(*(solution_roles(line.moves).men for line in lines))
    elif not asked.is_two_mover:
        named |= acting(study, (flag,))
    if not asked.is_two_mover:  # where it is not known what a king is for
        named |= {square for square, man in position if man.kind is Kind.KING}
    others = [(square, man) for square, man in position if square not in named]
    return Ask(
        set_squares(position, {square: None for square, _ in others}),
        tuple(man for _, man in others),
        flag.id,
        flag.squares if asked.is_two_mover else (),
        unlike=(position,),
        stipulation=asked,
        solutions=max(1, len(lines)),
    )
