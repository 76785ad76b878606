# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems solved for print: diagram and twins, with the letters of their phase tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from composer.analysis.phases import PhaseTable, phase_table
from composer.analysis.twins import Part
from composer.notation.printed import PhaseLetters, Solved, ThematicLetters
from composer.problem.forms import forms_of
from composer.problem.move import Move
from composer.problem.problem import Problem
from composer.problem.task import task_of
from composer.problem.twins import TwinError
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.solver.solve import solve


def solved_problem(
    problem: Problem, token: Token | None = None, session: Session | None = None
) -> tuple[Solved, ...]:
    """Solve a problem with all its twins; what cannot be solved has no solution.

    A cancelled token ends it early; the answers are then not complete.
    """
    found = []
    for shown, form in forms_of(problem):
        if isinstance(form, TwinError):
            found.append(Solved(shown))
            continue
        # Of help play, set play is printed only where it is requested: `h#2*`.
        ready = not form.stipulation.has_lines or task_of(form).set_play
        options = SolveOptions(set_play=ready)
        try:
            solution = solve(form, options=options, cancel=token, session=session)
        except UnsupportedStipulation:
            found.append(Solved(shown))
            continue
        found.append(solved_solution(solution, shown))
    return tuple(found)


def solved_solution(
    solution: Solution, letter: str = "", table: PhaseTable | None = None
) -> Solved:
    """Return a solution with its thematic letters.

    Args:
        solution: the solver's answer.
        letter: that of the twin, or none.
        table: its phase table, if it is made already.
    """
    made = phase_table(solution) if table is None else table
    return Solved(letter, solution, {} if made.is_longer else thematic_letters(made))


def solved_parts_of(problem: Problem, parts: Iterable[Part]) -> tuple[Solved, ...]:
    """Return what was found of a problem's parts, as it is printed.

    Set play of lines is printed only where it is asked for.
    """
    found = []
    for part in parts:
        solution = part.solution
        if solution is None:
            found.append(Solved(part.letter))
            continue
        form = part.problem or problem
        if form.stipulation.has_lines and not task_of(form).set_play:
            solution = replace(solution, set_lines=(), set_lines_cut=False)
        found.append(solved_solution(solution, part.letter))
    return tuple(found)


def thematic_letters(table: PhaseTable) -> ThematicLetters:
    """Return the letters of a phase table, phase by phase, as it shows them."""
    found: dict[str, PhaseLetters] = {}
    for place, column in enumerate(table.columns):
        first = column.phase.move
        defences: dict[str, str] = {}
        mates: dict[tuple[str, str], str] = {}
        for row in table.rows:
            cell, defence = row.cells[place], row.defence.uci
            if row.letter and cell.legal:
                defences[defence] = row.letter
            for mate, letter in zip(cell.mates, cell.letters, strict=True):
                if letter:
                    mates[defence, mate.uci] = letter
        found["" if first is None else first.uci] = PhaseLetters(
            _lettered(column.threats, column.letters), defences, mates
        )
    return found


def _lettered(moves: tuple[Move, ...], letters: tuple[str, ...]) -> Mapping[str, str]:
    return {move.uci: letter for move, letter in zip(moves, letters, strict=True) if letter}
