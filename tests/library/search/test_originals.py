# SPDX-License-Identifier: GPL-3.0-or-later
"""Searching for numbers in a source, tourneys, status and unfinished ones, as an editor does."""

from __future__ import annotations

from dataclasses import replace

from composer.analysis.schemes.marks import UNFINISHED, SchemeMarks, with_marks
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, save_over
from composer.library.search.completion import completions
from composer.library.search.search import find
from composer.problem.credits import Credits
from composer.problem.originals.status import Stage, Step, with_step
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, stipulation_in_words


def _numbers(library: Library, numbers: tuple[str, ...], mate: Problem) -> dict[str, int]:
    found = {}
    for number in numbers:
        problem = replace(mate, credits=Credits(("A",), "The Problemist", number=number))
        found[number] = add_problem(library, problem).record_id
    return found


def test_numbers_in_the_source_are_found_whole_and_by_their_last_part(
    library: Library, mate: Problem
) -> None:
    ids = _numbers(library, ("18403", "97/1164", "Nr. 1165", "1184", "C11640", "3-1166"), mate)
    for text, numbers in {
        "no:18403": ("18403",),
        "no:97/1164": ("97/1164",),
        "no:1164": ("97/1164",),
        "no:1165": ("Nr. 1165",),
        'no:"No. 1165"': ("Nr. 1165",),
        "no:c11640": ("C11640",),
        "no:84": (),
        "no:1160-1170": ("97/1164", "Nr. 1165", "3-1166"),
        "no:118*": ("1184",),
        "no:1184|18403": ("18403", "1184"),
        "no:-": (),
        "nr:1184": ("1184",),
    }.items():
        assert sorted(find(library, text)) == sorted(ids[number] for number in numbers), text


def test_tourneys_and_dedications_are_found_by_their_words(library: Library, mate: Problem) -> None:
    one = Credits(
        ("A",), distinction="1st Prize", tourney="Smith-JT 50", dedication="to B. Lindgren"
    )
    two = Credits(("A",), tourney="Конкурс Журнала")
    first, second = (
        add_problem(library, replace(mate, credits=each)).record_id for each in (one, two)
    )
    for text, found in {
        'tourney:"smith jt"': first,
        "tourney:jt": first,
        'tourney="Smith JT 50"': first,
        "tourney:журнал": second,
        "tourney:zhurnala": second,
        "dedication:lindgren": first,
        "-tourney:smith": second,
    }.items():
        assert find(library, text) == [found], text
    assert find(library, 'tourney="Smith JT"') == find(library, "tourney:prize") == []
    offered = completions(library, "tourney:smi", 11)
    assert [(each.text, each.count) for each in offered] == [
        ('"Smith-JT 50"' if " " in each.text else each.text, 1) for each in offered
    ]
    assert offered


def test_originals_are_found_by_where_they_stand(library: Library, mate: Problem) -> None:
    received = with_step(mate, Step(Stage.RECEIVED, "2026-11-29"))
    ids = {
        "none": add_problem(library, mate).record_id,
        "received": add_problem(library, received).record_id,
        "returned": add_problem(library, with_step(received, Step(Stage.RETURNED))).record_id,
    }
    for text, names in {
        "status:received": ("received",),
        "status:open": ("received",),
        "status:any": ("received", "returned"),
        "status:none": ("none",),
        "-status:open": ("none", "returned"),
        "stand:eingegangen": ("received",),
    }.items():
        assert sorted(find(library, text)) == sorted(ids[name] for name in names), text
    save_over(library, ids["received"], with_step(received, Step(Stage.ACCEPTED, by="TP")))
    assert find(library, "status:received") == []
    assert find(library, "status:accepted") == [ids["received"]]


def test_unfinished_ones_are_schemes_and_what_has_no_stipulation(
    library: Library, mate: Problem
) -> None:
    whole = add_problem(library, mate).record_id
    scheme = add_problem(library, with_marks(mate, SchemeMarks(UNFINISHED))).record_id
    untold = add_problem(library, replace(mate, stipulation=NO_TASK)).record_id
    assert sorted(find(library, "is:unfinished")) == [scheme, untold]
    assert find(library, "-is:unfinished") == [whole]


def test_studies_are_found_by_their_codes(library: Library, mate: Problem) -> None:
    study = replace(mate, stipulation=stipulation_in_words("+"))
    extras = (("codes", "U1 (c) 0000.11"), ("solution", "1. Kd5 (1. Kd4 {<minor_dual>}) 1-0"))
    first = add_problem(library, replace(study, extras=extras)).record_id
    other = (("solution", "1. Kd5 {<main> a remark}"),)
    second = add_problem(library, replace(study, extras=other)).record_id
    add_problem(library, replace(mate, extras=extras))  # no study
    for text, wanted in {
        "code:U1": [first],
        'code:"(c)"': [first],
        "codes:minor_dual": [first],
        "code:main": [second],
        "code:cook": [],
        "kennung:u1": [first],
    }.items():
        assert find(library, text) == wanted, text
