# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems with the men of a class have just the solutions that are told."""

from __future__ import annotations

from itertools import islice

import pytest

from composer.explore import classes
from composer.explore.classes import parse_men, problems_of
from composer.problem.defects import is_solvable
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Man
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.problem.taskedits import with_intended
from composer.solver.options import Token, UnsupportedStipulation
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve, solve_keys
from composer.studies.endings import Endings
from composer.studies.values import Value


@pytest.fixture(autouse=True)
def compiled() -> None:
    pytest.importorskip("composer.studies.kernel.endings")


def test_tables_and_solver_find_the_same_keys() -> None:
    task, men = parse_task("#3"), parse_men("KRK")
    endings = Endings()
    for number in (1, 2):
        for found in islice(problems_of(men, task, number, Token(), endings), 12):
            told = {line[0].uci for line in found.solutions}
            keys = {key.move.uci for key in solve_keys(found.problem).keys if key.move}
            assert told == keys
            assert len(told) == number
    endings._tables = None  # the solver looks at placements
    for found in islice(problems_of(men, parse_task("#1"), 1, Token(), endings), 3):
        known = Endings().moves(found.problem.position) or ()
        mates = [move.uci for move, value in known if value == Value(Colour.WHITE, 0)]
        assert mates == [line[0].uci for line in found.solutions]


@pytest.mark.parametrize(
    ("men", "task", "solutions"), [("KRKN", "h#2", 1), ("KQGvK", "h#1", 1), ("KRKP", "h#1.5", 1)]
)
def test_lines_are_as_many_as_wanted(men: str, task: str, solutions: int) -> None:
    (found,) = islice(problems_of(parse_men(men), parse_task(task), solutions, Token()), 1)
    answer = solve(found.problem)
    assert answer.verdict is Verdict.SOUND
    assert tuple(line.moves for line in answer.lines) == found.solutions
    assert len(found.solutions) == solutions
    assert found.solutions[0][-1].man.colour is Colour.WHITE


def test_no_placement_is_passed_over_as_a_mirror_where_the_task_names_a_square() -> None:
    """The white king stands on the right half too, for nothing leads to h5 from the left alike."""
    task, men = parse_task("zh51"), parse_men("KRK")
    found = [each.problem.position for each in islice(problems_of(men, task, 1, Token()), 5)]
    files = {square % 8 for each in found for square, man in each if man is Man.WHITE_KING}
    assert max(files) > 3


def test_lines_that_differ_in_a_forced_end_only_are_one_solution(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = parse_fen("k1b5/8/8/8/8/8/1Q6/2K5 w - - 0 1")
    monkeypatch.setattr(classes, "_placements", lambda *_: iter((position,)))
    men, task = parse_men("KQKB"), parse_task("hsx1")
    (found,) = problems_of(men, task, 2, Token())
    told = [[move.san for move in line] for line in found.solutions]
    assert told == [["Qb8+", "Kxb8"], ["Qb7+", "Kxb7"], ["Qb7+", "Bxb7"]]
    assert solve(found.problem).verdict is Verdict.SOUND
    assert not list(problems_of(men, task, 3, Token()))


def test_what_is_no_class_or_not_solved_is_said() -> None:
    assert [man.letter for man in parse_men("KNvKp")] == ["K", "N", "k", "p"]
    for text in ("", "KX", "RvK", "KKK", "KQQQvKQQQ", "K8vK"):
        with pytest.raises(ValueError, match="kings among them"):
            parse_men(text)
    with pytest.raises(UnsupportedStipulation):
        next(problems_of(parse_men("KRK"), parse_task("+"), 1, Token()))
    token = Token()
    token.cancel()
    assert not list(problems_of(parse_men("KRKN"), parse_task("h#2"), 1, token))


@pytest.mark.parametrize(
    ("men", "task", "solutions"),
    [
        ("KRKN", "h#2", 1),
        ("KRKN", "h#2", 2),
        ("KQGvKp", "h#1.5", 1),
        ("KQGvK", "#2", 2),
        ("KQRvKp", "s#2", 1),
    ],
)
def test_judging_first_passes_over_nothing_that_solving_finds(
    men: str, task: str, solutions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, token, session = parse_task(task), Token(), Session(threads=1)
    some = list(islice(classes._placements(parse_men(men), Colour.WHITE, False), 120))
    if asked.has_lines and not asked.half:
        some = [set_turn(position, Colour.BLACK) for position in some]
        some = [position for position in some if is_solvable(position)]
    monkeypatch.setattr(classes, "_placements", lambda *_: iter(some))
    found = [each.problem.position for each in problems_of(parse_men(men), asked, solutions, token)]
    solved = [
        position
        for position in some
        if classes._solved(
            with_intended(Problem(position, asked), str(solutions))
            if asked.has_lines
            else Problem(position, asked),
            solutions,
            token,
            session,
        )
    ]
    assert found == solved
