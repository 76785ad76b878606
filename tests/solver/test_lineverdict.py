# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from moves import made_move

from composer.problem.intended import UNSTATED, Intended
from composer.problem.men import Man
from composer.problem.stipulation import parse_stipulation
from composer.solver.lines import Line, shape_of
from composer.solver.lineverdict import line_message_of, line_verdict_of, moves_in_words
from composer.solver.solution import Stage, Verdict


def _line(*targets: int) -> Line:
    return Line(tuple(made_move(Man.WHITE_QUEEN, 0, target) for target in targets))


ONE, OTHER, SHORT = _line(1, 2, 3, 4), _line(2, 2, 3, 4), _line(1, 2)
ASKED = parse_stipulation("h#2")


@pytest.mark.parametrize(
    ("lines", "intended", "stage", "cut", "verdict"),
    [
        ((), 1, Stage.NOTHING, False, Verdict.UNDECIDED),
        ((), 1, Stage.KEYS, False, Verdict.NO_SOLUTION),
        ((ONE,), 1, Stage.NOTHING, False, Verdict.UNDECIDED),
        ((ONE,), 1, Stage.KEYS, False, Verdict.SOUND),
        ((ONE,), 2, Stage.KEYS, False, Verdict.FEW),
        ((ONE, OTHER), 2, Stage.PLAY, False, Verdict.SOUND),
        ((ONE, OTHER), 1, Stage.NOTHING, False, Verdict.COOKED),
        ((ONE, OTHER), 2, Stage.KEYS, True, Verdict.UNDECIDED),
        ((SHORT, ONE), 2, Stage.NOTHING, False, Verdict.SHORT),
    ],
)
def test_a_verdict_is_given_when_it_is_certain(
    lines: tuple[Line, ...], intended: int, stage: Stage, cut: bool, verdict: Verdict
) -> None:
    assert line_verdict_of(lines, ASKED, Intended(intended), stage, cut) is verdict


def test_a_forced_last_move_makes_no_solution_of_its_own() -> None:
    lines = (_line(1, 2, 3, 4), _line(1, 2, 3, 5))
    for sign, verdict in (("hs#2", Verdict.SOUND), ("h#2", Verdict.COOKED)):
        asked = parse_stipulation(sign)
        assert line_verdict_of(lines, asked, Intended(1), Stage.KEYS) is verdict


@pytest.mark.parametrize(
    ("verdict", "lines", "whole", "message"),
    [
        (Verdict.UNDECIDED, (), False, "Not finished: no solution so far"),
        (Verdict.UNDECIDED, (ONE, OTHER), False, "Not finished: two solutions so far"),
        (Verdict.NO_SOLUTION, (), True, "No solution in two moves"),
        (Verdict.SOUND, (ONE, OTHER), True, "Sound: two solutions"),
        (Verdict.FEW, (ONE,), True, "Too few: one solution, two intended"),
        (Verdict.COOKED, (ONE,) * 3, True, "Cooked: three solutions, two intended"),
        (Verdict.COOKED, (ONE,) * 3, False, "Cooked: at least three solutions, two intended"),
        (Verdict.SHORT, (SHORT,), True, "Short: solved in one move, not two"),
    ],
)
def test_the_sentence(verdict: Verdict, lines: tuple[Line, ...], whole: bool, message: str) -> None:
    assert str(line_message_of(verdict, lines, ASKED, Intended(2), whole)) == message


@pytest.mark.parametrize(
    ("sign", "halfmoves", "words"),
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
    assert shape_of(()) == ()
    assert shape_of((ONE, OTHER)) == (2, 1, 1, 1)
    assert shape_of((ONE, _line(1, 2, 5, 4))) == (1, 1, 2, 1)


def test_where_nothing_is_stated_all_solutions_may_be_meant() -> None:
    for lines, words in (
        ((ONE,), "Sound: one solution"),
        ((ONE, OTHER), "Sound if all are intended: two solutions"),
    ):
        verdict = line_verdict_of(lines, ASKED, UNSTATED, Stage.KEYS)
        assert verdict is Verdict.SOUND
        assert str(line_message_of(verdict, lines, ASKED, UNSTATED, True)) == words
    assert line_verdict_of((ONE, OTHER), ASKED, UNSTATED, Stage.NOTHING) is Verdict.UNDECIDED
    assert line_verdict_of((SHORT, ONE), ASKED, UNSTATED, Stage.KEYS) is Verdict.SHORT
    assert line_verdict_of((), ASKED, UNSTATED, Stage.KEYS) is Verdict.NO_SOLUTION
