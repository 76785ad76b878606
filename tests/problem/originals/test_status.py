# SPDX-License-Identifier: GPL-3.0-or-later
"""What is written down of an original, kept among a problem's extras."""

from __future__ import annotations

import json

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.extras import kept_text, kept_value
from composer.problem.originals.status import (
    MOST_STEPS,
    NO_ORIGINAL,
    ORIGINAL,
    Original,
    Stage,
    Step,
    joined_original,
    original_of,
    with_amended_step,
    with_original,
    with_step,
    without_original,
)
from composer.problem.problem import Problem

TEXTS = st.text(max_size=40)
STEPS = st.builds(
    Step, st.sampled_from(Stage), st.sampled_from(("", "2026", "2026-11-29")), TEXTS, TEXTS
)
ORIGINALS = st.builds(Original, TEXTS, st.lists(STEPS, max_size=5).map(tuple), TEXTS)


@given(ORIGINALS)
def test_what_is_written_down_comes_back_and_so_does_its_text_in_files(original: Original) -> None:
    problem = with_original(Problem(extras=(("solution", "1.Qb5!"),)), original)
    assert original_of(problem) == original
    assert problem.extra("solution") == "1.Qb5!"
    assert with_original(problem, original) is problem
    text = problem.extra(ORIGINAL)
    assert not text or kept_text(kept_value(text)) == text
    assert with_original(problem, NO_ORIGINAL).extras == (("solution", "1.Qb5!"),)


@given(
    st.text(max_size=200) | st.sampled_from(('{"steps":[{"stage":"sold"},7,{"stage":"tested"}]}',))
)
def test_a_damaged_text_is_no_original_and_breaks_nothing(text: str) -> None:
    found = original_of(Problem(extras=((ORIGINAL, text),)))
    assert all(isinstance(step.stage, Stage) for step in found.steps)
    if "sold" in text:
        assert found.steps == (Step(Stage.TESTED),)


def test_the_last_step_is_where_it_stands_and_the_oldest_go() -> None:
    problem = Problem()
    for day in range(MOST_STEPS + 3):
        problem = with_step(problem, Step(Stage.RECEIVED, note=str(day)))
    problem = with_step(problem, Step(Stage.TESTED, by="B", note="Popeye 4.87"))
    found = original_of(problem)
    assert found.stage is Stage.TESTED
    assert len(found.steps) == MOST_STEPS
    assert found.step(Stage.RECEIVED) == Step(Stage.RECEIVED, note=str(MOST_STEPS + 2))
    assert found.step(Stage.PRINTED) is None


def test_a_step_more_keeps_what_is_not_understood_of_the_others() -> None:
    form = {"steps": [{"stage": "received"}, {"stage": "framed", "note": "gold"}], "shelf": "3"}
    problem = with_step(Problem(extras=((ORIGINAL, json.dumps(form)),)), Step(Stage.TESTED))
    assert [step.stage for step in original_of(problem).steps] == [Stage.RECEIVED, Stage.TESTED]
    kept = json.loads(problem.extra(ORIGINAL))
    assert kept == {**form, "steps": [*form["steps"], {"stage": "tested"}]}


def test_a_step_that_is_amended_keeps_what_is_not_understood() -> None:
    steps = [
        {"stage": "received", "date": "spring"},
        {"stage": "tested", "by": "A", "note": "x", "hours": 3},
        {"stage": "framed", "note": "gold"},
    ]
    before = Problem(extras=((ORIGINAL, json.dumps({"steps": steps, "shelf": "3"})),))
    step = original_of(before).steps[-1]
    after = with_amended_step(before, step, "B", "")
    kept = json.loads(after.extra(ORIGINAL))
    tested = {"stage": "tested", "by": "B", "hours": 3}
    assert kept == {"steps": [steps[0], tested, steps[2]], "shelf": "3"}
    assert with_amended_step(after, step, "C", "") is after  # it is another step by now


def test_two_letters_about_one_problem_are_one_record_that_stands_where_the_first_stood() -> None:
    first = Original(
        "ann@example.org", (Step(Stage.RECEIVED, "2026-01-02"), Step(Stage.ACCEPTED)), "Dear editor"
    )
    second = Original("ann@example.com", (Step(Stage.RECEIVED, "2026-03-04"),), "Once more")
    kept, come = (with_original(Problem(), each).extra(ORIGINAL) for each in (first, second))
    strange = come.replace("{", '{"seen": 1, ', 1)
    both = joined_original(kept, strange)
    assert both is not None
    assert '"seen": 1' in both
    assert joined_original(both, strange) == both
    assert original_of(Problem(extras=((ORIGINAL, both),))) == Original(
        "ann@example.org",
        (first.steps[0], second.steps[0], first.steps[1]),
        "Dear editor\n\nann@example.com\n\nOnce more",
    )
    assert joined_original(kept, "{") is joined_original("[]", come) is None
    assert (
        joined_original('{"letter": 5}', come) is joined_original(kept, '{"letter": [1]}') is None
    )


@every(
    "kept, come, address, letter",
    [
        ({"address": "a@x", "letter": "L"}, {"address": "b@x"}, "a@x", "L\n\nb@x"),
        ({"address": "a@x", "letter": "L"}, {"address": "b@x", "letter": "L"}, "a@x", "L\n\nb@x"),
        ({"address": "", "letter": "L"}, {"address": "b@x", "letter": "L"}, "b@x", "L"),
        ({"address": "a@x", "letter": "Dear all"}, {"letter": "Dear"}, "a@x", "Dear all\n\nDear"),
    ],
)
def test_no_address_and_no_letter_is_lost_in_joining(
    kept: dict[str, str], come: dict[str, str], address: str, letter: str
) -> None:
    both = joined_original(json.dumps(kept), json.dumps(come))
    assert both is not None
    joined = original_of(Problem(extras=((ORIGINAL, both),)))
    assert (joined.address, joined.letter) == (address, letter)
    assert joined_original(both, json.dumps(come)) == both


def test_no_record_of_a_letter_is_published_not_even_a_second_one() -> None:
    extras = (("original", "{"), ("original 2", "{}"), ("originality", "5"))
    assert without_original(Problem(extras=extras)).extras == (("originality", "5"),)
