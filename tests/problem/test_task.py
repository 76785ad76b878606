# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked in full: set play, intended solutions and conditions beside the sign."""

from __future__ import annotations

from dataclasses import replace

from cases import every

from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.stipulation import stipulation_in_words
from composer.problem.task import Duplex, Task, WrittenTask, task_of, task_text, written_task
from composer.problem.taskedits import with_task, with_words_read


def problem(words: str, **extras: str) -> Problem:
    told = tuple((name.replace("_", "-"), text) for name, text in extras.items())
    return Problem(stipulation=stipulation_in_words(words), extras=told)


@every(
    "given, expected",
    [
        (problem("#2"), Task("#2")),
        (problem("h#2", intended_solutions="2.1.1.1"), Task("h#2", intended="2.1.1.1")),
        (problem("h#2.5", intended_solutions="2.1.1.1.1"), Task("h#2.5", intended="2.1.1.1.1")),
        (problem("h#5", intended_solutions="2.1..."), Task("h#5", intended="2.1...")),
        (problem("h#3", intended_solutions="2.1.1.1"), Task("h#3")),  # it was for an h#2
        (problem("#2", intended_solutions="2.1.1.1"), Task("#2")),
        (problem("h#2", intended_solutions="4"), Task("h#2", count=4)),
        (problem("h#2", options="SetPlay\nTry"), Task("h#2", set_play=True)),
        (problem("#3", options="SetPlay"), Task("#3")),  # says what is to be printed
        (problem("s#8 (Maximummer)"), Task("s#8", conditions=("Maximummer",))),
        (
            problem("h#3 (Circe, Madrasi)", options="Madrasi\nCirce\nSetPlay"),
            Task("h#3", set_play=True, conditions=("Madrasi", "Circe")),
        ),
        (problem("+"), Task("+")),
        (problem("See text (in the book)"), Task("See text (in the book)")),
        (
            problem("h#2", twins='{"b": "Move  x9", "c)": "Add grasshopper"}'),
            Task("h#2", twins=("b) Move x9", "c) Add grasshopper")),
        ),
        (problem("h#2", twins='["b"]'), Task("h#2")),
        (problem("h#2", twins="{broken"), Task("h#2")),
    ],
)
def test_sign_set_play_solutions_and_conditions_are_parted(given: Problem, expected: Task) -> None:
    assert task_of(given) == expected


@every(
    "text, sign, set_play, intended",
    [
        ("h#2 2.1.1.1", "h#2", False, "2.1.1.1"),
        ("h#3*", "h#3", True, ""),
        ("h#2* 1.2.1.1", "h#2", True, "1.2.1.1"),
        ("h#2 2.1.1.1*", "h#2", True, "2.1.1.1"),
        ("h#2.5  2.1...", "h#2.5", False, "2.1..."),
        ("h#2 4 solutions", "h#2", False, "4"),  # as it is printed, in any language
        ("h#3* 2 Lösungen", "h#3", True, "2"),
        ("h#2 no solutions", "h#2 no solutions", False, ""),
        ("h#2 2.1", "h#2 2.1", False, ""),  # not a number for each half-move
        ("#2 2.1.1.1", "#2 2.1.1.1", False, ""),
        ("#2*", "#2*", False, ""),
        ("See text*", "See text*", False, ""),
    ],
)
def test_what_stands_behind_a_sign_is_read(
    text: str, sign: str, set_play: bool, intended: str
) -> None:
    assert written_task(text) == WrittenTask(sign, set_play, intended)


@every(
    "text, sign, set_play, intended, duplex",
    [
        ("h#2 duplex", "h#2", False, "", Duplex.BOTH),
        ("h#2* 2.1.1.1, Duplex", "h#2", True, "2.1.1.1", Duplex.BOTH),
        ("h#2 Duplex 2.1.1.1", "h#2", False, "2.1.1.1", Duplex.BOTH),
        ("h#2 (Duplex)", "h#2", False, "", Duplex.BOTH),
        ("#2(duplex)", "#2", False, "", Duplex.BOTH),
        ("s#3 (Circe, Duplex)", "s#3 (Circe)", False, "", Duplex.BOTH),
        ("s#3 Duplex (Circe, Madrasi)", "s#3 (Circe, Madrasi)", False, "", Duplex.BOTH),
        ("h#2.5 half-duplex", "h#2.5", False, "", Duplex.HALF),
        ("h#2 half duplex", "h#2", False, "", Duplex.HALF),
        ("h#3 Halbduplex", "h#3", False, "", Duplex.HALF),
        ("duplex", "duplex", False, "", Duplex.NONE),
        ("Win, duplex", "Win, duplex", False, "", Duplex.NONE),
        ("h#2 (Duplexity)", "h#2 (Duplexity)", False, "", Duplex.NONE),
    ],
)
def test_duplex_is_read_where_it_stands(
    text: str, sign: str, set_play: bool, intended: str, duplex: Duplex
) -> None:
    assert written_task(text) == WrittenTask(sign, set_play, intended, duplex)


def test_what_is_asked_is_told_in_one_line_and_read_again() -> None:
    asked = problem("h#2", options="SetPlay\nDuplex", intended_solutions="2.1.1.1")
    assert task_text(asked) == "h#2* 2.1.1.1 Duplex"
    again = with_task(problem("h#2"), written_task(task_text(asked)))
    assert task_of(again) == task_of(asked)


@every(
    "words, sign, turn, options",
    [
        ("h#2 (Duplex)", "h#2", Colour.BLACK, "Duplex"),
        ("h#2 (Circe, Duplex)", "h#2 (Circe)", Colour.BLACK, "Circe\nDuplex"),
        ("h#2 half duplex", "h#2", Colour.WHITE, "Circe"),
        ("h#2 (Circe)", "h#2 (Circe)", Colour.BLACK, "Circe"),
    ],
)
def test_duplex_kept_in_words_is_read(words: str, sign: str, turn: Colour, options: str) -> None:
    kept = "Duplex" if options == "Duplex" else "Circe"
    asked = problem(words, options=kept)
    read = with_words_read(replace(asked, position=set_turn(asked.position, Colour.BLACK)))
    assert (str(read.stipulation), read.position.turn) == (sign, turn)
    assert read.extra("options") == options
