# SPDX-License-Identifier: GPL-3.0-or-later
"""The men of lines followed where they are reborn, change places and go on by conditions."""

from __future__ import annotations

from composer.analysis.courses.course import course_of
from composer.problem.fen import parse_fen
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import parse_square
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.legal import legal_moves, position_after


def line(fen: str, condition: str, *moves: str) -> tuple[Position, tuple[Move, ...]]:
    rules = Rules.of(conditions=[condition_of(condition)])
    diagram = position = parse_fen(fen)
    played = []
    for san in moves:
        [move] = [
            legal_move
            for legal_move in legal_moves(position, rules)
            if legal_move.san.rstrip("+#") == san
        ]
        played.append(move)
        position = position_after(position, move, rules)
    return diagram, tuple(played)


def test_a_man_reborn_is_who_was_captured() -> None:
    diagram, moves = line("7k/8/8/3r4/8/8/8/3R2K1 w - - 0 1", "Circe", "Rxd5[+bRa8]", "Ra1")
    course = course_of(diagram, moves)
    assert course.steps[0].taken == parse_square("d5")
    assert course.steps[1].who == parse_square("d5")
    assert course.man(course.steps[1].who).kind is Kind.ROOK
    assert course.whence[parse_square("a1")] == parse_square("d5")


def test_no_model_mates_are_told_of_by_conditions() -> None:
    mate = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"
    for condition, found in (("Madrasi", True), ("", False)):
        rules = Rules.of(conditions=[condition_of(condition)] if condition else [])
        diagram = parse_fen(mate)
        [move] = [
            legal_move for legal_move in legal_moves(diagram, rules) if legal_move.san == "Qg7#"
        ]
        assert (course_of(diagram, (move,)).picture is None) is found
