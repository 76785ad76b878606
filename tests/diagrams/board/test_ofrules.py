# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards of one colour, and the signs beside men that the rules of a game give."""

from __future__ import annotations

from dataclasses import replace

from composer.diagrams.board.ofrules import badges_of, shown_by_rules
from composer.diagrams.latex.diagram import diagram_latex
from composer.diagrams.style.annotations import PLAIN, Badge
from composer.diagrams.style.style import MAGAZINE, SCREEN
from composer.diagrams.svg import diagram_svg, surround
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_task
from composer.rules.state import read_state

MEN = {
    "e1": Man.WHITE_KING,
    "e8": Man.BLACK_KING,
    "d1": Man.of(Colour.WHITE, Kind.of("fers")),
    "b8": Man.WHITE_PAWN,
    "c8": Man.BLACK_PAWN,
    "h4": Man.BLACK_ROOK,
}


def problem(task: str, state: str = "") -> Problem:
    placed = Position.of({parse_square(square): man for square, man in MEN.items()})
    return Problem(replace(placed, state=read_state(state)), parse_task(task))


def test_a_medieval_board_has_one_colour_and_lines() -> None:
    style, _ = shown_by_rules(problem("#2 medieval"), SCREEN, PLAIN)
    assert (style.dark, style.lines) == (SCREEN.light, True)
    assert shown_by_rules(problem("#2"), SCREEN, PLAIN) == (SCREEN, PLAIN)
    told = diagram_svg(problem("#2 medieval"), MAGAZINE)
    assert "hatch" not in told
    assert "M45 0V360M0 45H360" in told
    assert "hatch" in diagram_svg(problem("#2 ponziani"), MAGAZINE)


def test_signs_follow_the_state_and_the_waiting_pawns() -> None:
    told = problem("#2 medieval", "fresh=d1a3;immovable=h4")
    assert dict(badges_of(told.position, told.rules)) == {  # nobody stands on a3
        parse_square("d1"): Badge.LEAPS,
        parse_square("h4"): Badge.IMMOVABLE,
    }
    waits = problem("#2 ponziani")
    assert dict(badges_of(waits.position, waits.rules)) == {parse_square("b8"): Badge.WAITS}
    orthodox = problem("#2")
    assert dict(badges_of(orthodox.position, orthodox.rules)) == {}


def test_signs_are_drawn_where_their_men_stand() -> None:
    told = problem("#2 ponziani")
    sign = '<g transform="translate(45 0)"><circle cx="37.5"'
    assert sign in diagram_svg(told)
    assert sign in surround(told, MAGAZINE).svg
    assert '<g transform="translate(270 315)"><circle' in diagram_svg(
        told, replace(MAGAZINE, flipped=True)
    )
    assert r"\usetikzlibrary{svg.path}" in diagram_latex(told)
