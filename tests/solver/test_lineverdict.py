# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace

from cases import every
from moves import made_move

from composer.problem.intended import UNSTATED, Intended, intended_of
from composer.problem.men import Man
from composer.problem.stipulation import parse_stipulation
from composer.searched import Finished, Limit, Searched, Stopped
from composer.solver.lines import Line, shape_of
from composer.solver.lineverdict import line_message_of, line_verdict_of, moves_in_words
from composer.solver.options import SolveOptions
from composer.solver.solution import Verdict
from composer.solver.solve import solve


def _line(*targets: int) -> Line:
    return Line(tuple(made_move(Man.WHITE_QUEEN, 0, target) for target in targets))


def searched(lines: tuple[Line, ...], limit: Limit | None) -> Searched[tuple[Line, ...]]:
    return Finished(lines) if limit is None else Stopped(lines, limit)


ONE, OTHER, SHORT = _line(1, 2, 3, 4), _line(2, 2, 3, 4), _line(1, 2)
ASKED = parse_stipulation("h#2")


@every(
    "lines, intended, limit, verdict",
    [
        ((), 1, Limit.WORKING, Verdict.UNDECIDED),
        ((), 1, None, Verdict.NO_SOLUTION),
        ((ONE,), 1, Limit.WORKING, Verdict.UNDECIDED),
        ((ONE,), 1, None, Verdict.SOUND),
        ((ONE,), 2, None, Verdict.FEW),
        ((ONE, OTHER), 2, None, Verdict.SOUND),
        ((ONE, OTHER), 1, Limit.WORKING, Verdict.COOKED),
        ((ONE, OTHER), 2, Limit.LINES, Verdict.UNDECIDED),
        ((SHORT, ONE), 2, Limit.WORKING, Verdict.SHORT),
    ],
)
def test_a_verdict_is_given_when_it_is_certain(
    lines: tuple[Line, ...], intended: int, limit: Limit | None, verdict: Verdict
) -> None:
    assert line_verdict_of(searched(lines, limit), ASKED, Intended(intended)) is verdict


def test_a_forced_last_move_makes_no_solution_of_its_own() -> None:
    lines = (_line(1, 2, 3, 4), _line(1, 2, 3, 5))
    for sign, verdict in (("hs#2", Verdict.SOUND), ("h#2", Verdict.COOKED)):
        asked = parse_stipulation(sign)
        assert line_verdict_of(Finished(lines), asked, Intended(1)) is verdict


@every(
    "verdict, lines, limit, message",
    [
        (Verdict.UNDECIDED, (), Limit.LINES, "Not finished: no solution so far"),
        (Verdict.UNDECIDED, (ONE, OTHER), Limit.LINES, "Not finished: two solutions so far"),
        (Verdict.NO_SOLUTION, (), None, "No solution in two moves"),
        (Verdict.SOUND, (ONE, OTHER), None, "Sound: two solutions"),
        (Verdict.FEW, (ONE,), None, "Too few: one solution, two intended"),
        (Verdict.COOKED, (ONE,) * 3, None, "Cooked: three solutions, two intended"),
        (Verdict.COOKED, (ONE,) * 3, Limit.LINES, "Cooked: at least three solutions, two intended"),
        (Verdict.SHORT, (SHORT,), None, "Short: solved in one move, not two"),
    ],
)
def test_the_sentence(
    verdict: Verdict, lines: tuple[Line, ...], limit: Limit | None, message: str
) -> None:
    assert str(line_message_of(verdict, searched(lines, limit), ASKED, Intended(2))) == message


@every(
    "sign, halfmoves, words",
    [
        ("h#2", 4, "two moves"),
        ("h#2.5", 5, "2.5 moves"),
        ("h#3", 5, "2.5 moves"),
        ("ser-h#7", 8, "seven moves"),
        ("ser-h#7", 2, "one move"),
        ("ser-#5", 5, "five moves"),
    ],
)
def test_lengths_are_counted_as_the_field_does(sign: str, halfmoves: int, words: str) -> None:
    assert str(moves_in_words(parse_stipulation(sign), halfmoves)) == words


def test_the_shape_is_the_ways_at_each_half_move() -> None:
    assert shape_of(()) is None
    assert shape_of((ONE, OTHER)) == (2, 1, 1, 1)
    assert shape_of((ONE, _line(1, 2, 5, 4))) == (1, 1, 2, 1)
    assert shape_of((ONE, _line(1, 2, 3, 5)), is_forced=True) == (1, 1, 1, 1)


def test_lines_that_branch_unevenly_have_no_shape() -> None:
    assert shape_of((ONE, _line(1, 2, 5, 4), OTHER)) is None
    assert shape_of((ONE, SHORT)) is None


@every(
    "lines, stated, verdict, words",
    [
        ((ONE, OTHER), "2.1.1.1", Verdict.SOUND, "Sound: two solutions"),
        ((ONE, OTHER), "2...", Verdict.SOUND, "Sound: two solutions"),
        ((ONE, OTHER), "2", Verdict.SOUND, "Sound: two solutions"),
        (
            (ONE, _line(1, 3, 3, 4)),
            "2.1.1.1",
            Verdict.OTHER_SHAPE,
            "Other shape: 1.2.1.1, 2.1.1.1 intended",
        ),
        ((ONE, OTHER), "1.2...", Verdict.OTHER_SHAPE, "Other shape: 2.1.1.1, 1.2... intended"),
        (
            (ONE, _line(1, 3, 3, 4), _line(1, 4, 3, 4), OTHER),
            "2.2.1.1",
            Verdict.OTHER_SHAPE,
            "Other shape: it branches unevenly, 2.2.1.1 intended",
        ),
        (
            (ONE, OTHER),
            "1.1.1.1",
            Verdict.COOKED,
            "Cooked: two solutions (2.1.1.1), 1.1.1.1 intended",
        ),
        (
            (ONE, OTHER),
            "1.3.1.1",
            Verdict.FEW,
            "Too few: two solutions (2.1.1.1), 1.3.1.1 intended",
        ),
        ((ONE,), "2...", Verdict.FEW, "Too few: one solution, 2... intended"),
        (
            (ONE, _line(1, 3, 3, 4), OTHER),
            "2.1.1.1",
            Verdict.COOKED,
            "Cooked: three solutions, 2.1.1.1 intended",
        ),
    ],
)
def test_the_shape_that_is_stated_must_be_found(
    lines: tuple[Line, ...], stated: str, verdict: Verdict, words: str
) -> None:
    intended = intended_of(stated)
    assert line_verdict_of(Finished(lines), ASKED, intended) is verdict
    assert str(line_message_of(verdict, Finished(lines), ASKED, intended)) == words


def test_a_shape_of_series_that_has_not_a_number_for_each_move_states_the_number_only() -> None:
    lines, asked = (ONE, _line(1, 3, 3, 4)), parse_stipulation("ser-h#3")
    for stated in ("2.1.1.1", "2.1"):
        found = line_verdict_of(Finished(lines), asked, intended_of(stated))
        assert found is (Verdict.SOUND if stated == "2.1" else Verdict.OTHER_SHAPE)


def test_where_nothing_is_stated_all_solutions_may_be_meant() -> None:
    for lines, words in (
        ((ONE,), "Sound: one solution"),
        ((ONE, OTHER), "Sound if all are intended: two solutions"),
    ):
        verdict = line_verdict_of(Finished(lines), ASKED, UNSTATED)
        assert verdict is Verdict.SOUND
        assert str(line_message_of(verdict, Finished(lines), ASKED, UNSTATED)) == words
    assert (
        line_verdict_of(searched((ONE, OTHER), Limit.WORKING), ASKED, UNSTATED) is Verdict.UNDECIDED
    )
    assert line_verdict_of(Finished((SHORT, ONE)), ASKED, UNSTATED) is Verdict.SHORT
    assert line_verdict_of(Finished(()), ASKED, UNSTATED) is Verdict.NO_SOLUTION


def test_the_solver_counts_the_shape_and_compares_it() -> None:
    """The two solutions begin with the same move: the problem is 1.2.1.1."""
    fen = "6B1/3P4/R7/2n5/1p6/1k1p4/8/1K6 b"
    for stated, verdict in (
        ("2.1.1.1", Verdict.OTHER_SHAPE),
        ("1.2.1.1", Verdict.SOUND),
        ("1.2...", Verdict.SOUND),
        ("2", Verdict.SOUND),
        ("3", Verdict.FEW),
    ):
        solution = solve(fen, "h#2", SolveOptions(intended=intended_of(stated)))
        assert (solution.verdict, solution.shape) == (verdict, (1, 2, 1, 1))
        assert solution.json_object()["shape"] == "1.2.1.1"
        assert solution.json_object()["intended"] == stated


def test_lines_of_a_search_that_was_stopped_have_no_shape() -> None:
    found = solve("7k/5K2/8/8/8/R7/6R1/8 b - - 0 1", "h#1")
    assert found.shape == (1, 2)
    assert replace(found, verdict=Verdict.UNDECIDED).shape is None
