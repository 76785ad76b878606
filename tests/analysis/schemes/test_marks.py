# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept of a scheme with its problem."""

from __future__ import annotations

from cases import every

from composer.analysis.schemes.marks import (
    AFTER_KEY,
    NO_MARKS,
    UNFINISHED,
    SchemeMarks,
    is_scheme,
    marks_of,
    with_marks,
)
from composer.formats.objects.problemobject import problem_object
from composer.library.records.problemform import problem_from_object
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER, parse_stipulation

DIAGRAM = Problem(parse_fen("2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1"), TWO_MOVER)
MARKS = SchemeMarks(UNFINISHED, ("c7c6", "c7c5"), ("c8e6", "f5e4"), (("c8e6", "c7c6", "e7c8"),))


def test_marks_are_read_back_also_from_a_file() -> None:
    kept = with_marks(DIAGRAM, MARKS)
    assert marks_of(kept) == MARKS
    assert marks_of(problem_from_object(problem_object(kept))) == MARKS
    assert with_marks(kept, MARKS) is kept
    assert with_marks(kept, NO_MARKS) == DIAGRAM


@every(
    "stage, asked, expected",
    [
        ("", "#2", False),
        (AFTER_KEY, "#2", True),
        (UNFINISHED, "#2", True),
        ("", "after #2", True),
    ],
)
def test_a_scheme_is_what_is_called_so_or_stands_after_its_key(
    stage: str, asked: str, expected: bool
) -> None:
    problem = Problem(DIAGRAM.position, parse_stipulation(asked))
    assert is_scheme(with_marks(problem, SchemeMarks(stage, phases=("c8e6",)))) is expected


@every("text", ["", "{", "[]", '{"stage": "sound"}', '{"phases": ["e2"], "ticked": 1}', "[" * 9999])
def test_what_is_no_mark_counts_as_nothing(text: str) -> None:
    assert marks_of(Problem(DIAGRAM.position, extras=(("scheme", text),))) == NO_MARKS
