# SPDX-License-Identifier: GPL-3.0-or-later
"""The JSON form of problems: an exact round trip, and refusals that say where."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from library.strategies import BROKEN_TEXT, problems

from composer.library.records.problemform import (
    ProblemFormError,
    parse_problem,
    problem_from_object,
    problem_object,
    problem_text,
)
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import NO_TASK
from composer.problem.twins import MoveMan, Twin


@given(problems())
def test_a_problem_read_back_is_equal(problem: Problem) -> None:
    assert parse_problem(problem_text(problem)) == problem


@given(problems(BROKEN_TEXT))
def test_halves_of_characters_survive(problem: Problem) -> None:
    text = problem_text(problem)
    assert parse_problem(text.encode("utf-8").decode("utf-8")) == problem


def test_the_form_is_one_readable_line(mate: Problem) -> None:
    text = problem_text(mate)
    assert "\n" not in text
    assert "Réti, Richard" in text
    assert "Ещё одно замечание." in text


def test_what_is_empty_is_left_out() -> None:
    assert problem_text(Problem()) == '{"fen": "8/8/8/8/8/8/8/8 w - - 0 1", "stipulation": "#2"}'


def test_no_task_is_written_so_that_a_lost_one_is_told() -> None:
    problem = Problem(stipulation=NO_TASK)
    text = problem_text(problem)
    assert text == '{"fen": "8/8/8/8/8/8/8/8 w - - 0 1", "stipulation": ""}'
    assert parse_problem(text) == problem
    with pytest.raises(ProblemFormError):
        parse_problem('{"fen": "8/8/8/8/8/8/8/8 w - - 0 1"}')


@every(
    "text, complaint",
    [
        ("", "expected JSON"),
        ("{", "expected JSON"),
        ("[" * 100_000, "expected JSON"),
        ("[]", "a problem, got a list"),
        ("null", "a problem, got nothing"),
        ("{}", "FEN: expected a placement"),
        ('{"fen": 3, "stipulation": "#2"}', "fen: expected text, got a number"),
        ('{"fen": "8/8/8/8/8/8/8/7 w", "stipulation": "#2"}', "FEN, rank 1"),
        ('{"fen": "8/8/8/8/8/8/8/8 w", "stipulation": "mate"}', "expected a stipulation"),
        (
            '{"fen": "8/8/8/8/8/8/8/8 w", "stipulation": "#2", "authors": "Loyd"}',
            "authors: expected a list of texts, got text",
        ),
        (
            '{"fen": "8/8/8/8/8/8/8/8 w", "stipulation": "#2", "keywords": [true]}',
            "keywords: expected a list of texts, got true or false in it",
        ),
        (
            '{"fen": "8/8/8/8/8/8/8/8 w", "stipulation": "#2", "twins": ["b"]}',
            "twins: expected an object of texts, got a list",
        ),
        (
            '{"fen": "8/8/8/8/8/8/8/8 w", "stipulation": "#2", "twins": {"b": 1}}',
            "twins: expected text for 'b', got a number",
        ),
        (
            '{"fen": "8/8/8/8/8/8/8/8 w", "stipulation": "#2", "twins": {"B)": ""}}',
            "twins: expected the letter of a twin",
        ),
    ],
)
def test_a_wrong_form_is_refused_with_the_field(text: str, complaint: str) -> None:
    with pytest.raises(ProblemFormError, match=complaint.replace("[", r"\[")):
        parse_problem(text)


def test_twins_stand_in_the_form_as_commands() -> None:
    form = '{"fen": "8/8/8/8/8/8/2P5/8 w", "stipulation": "#2", "twins": {"b": "mov c2 c4"}}'
    problem = parse_problem(form)
    assert problem.twins == (Twin("b", (MoveMan(parse_square("c2"), parse_square("c4")),)),)
    assert problem_text(problem).endswith('"twins": {"b": "Move c2 c4"}}')


def test_a_task_beside_its_rules_is_not_lost() -> None:
    """Others write `stipulation` where form 2 has `sign`."""
    form = {
        "fen": "8/8/8/8/8/2K5/5R2/k7 w - - 0 1",
        "stipulation": "#2",
        "rules": {"conditions": ["Circe"]},
    }
    problem = problem_from_object(form)
    assert str(problem.stipulation) == "#2 (Circe)"
    assert problem_from_object(problem_object(problem)) == problem
