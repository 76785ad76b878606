# SPDX-License-Identifier: GPL-3.0-or-later
"""A typed task is the whole task: nothing of what was asked before stays, and all of it is told."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from cases import every
from hypothesis import example, given
from hypothesis import strategies as st

from composer.problem.edits import set_turn
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.stipulation import StipulationError, parse_task
from composer.problem.task import SET_PLAY, Duplex, task_of, task_text
from composer.problem.taskedits import (
    Gone,
    beside_sign,
    has_option,
    stated_intended,
    typed_task,
    what_goes,
    with_asked,
)
from composer.problem.twins import OtherStipulation, Twin, first_side
from composer.rules.book import ORTHODOX

SIGNS = (
    *("#2", "#3", "s#2", "r#2", "=2", "h#2", "h#2.5", "h=2", "hs#3", "h#1.5"),
    *("ser-#4", "ser-h#3", "ser-s#2", "exact-h#2", "PG 7.5", "SPG 4.0", "zd53", "h#5"),
)
TASKS = st.builds(
    lambda *parts: " ".join("".join(parts[:2]).split(maxsplit=0) + [p for p in parts[2:] if p]),
    st.sampled_from(SIGNS),
    st.sampled_from(["", "*"]),
    st.sampled_from(["", "2.1.1.1", "2.1.1.1.1", "2.1...", "1.2", "2 solutions", "1 solution"]),
    st.sampled_from(["", "duplex", "halfduplex", "Duplex"]),
    st.sampled_from(["", "", "RS", "pRA", "AP", "rights as given", "(Circe)", "Madrasi"]),
)


def typed(problem: Problem, text: str) -> Problem:
    """Type a task over a problem; what cannot be read is refused, as at every door."""
    try:
        return with_asked(problem, *typed_task(text))
    except StipulationError:
        return problem


@given(st.lists(TASKS, max_size=6), TASKS)
@example(["h#2* 2.1.1.1 duplex", "PG 7.5", "#2 RS"], "#2")
@example(["h#2 duplex"], "PG 7.5 duplex")
@example(["#2 RS"], "#2 (Circe)")
def test_nothing_of_what_was_typed_before_stays(before: list[str], text: str) -> None:
    worn = Problem()
    for each in before:
        worn = typed(worn, each)
    fresh = typed(replace(worn, extras=(), position=Problem().position), text)
    # Who begins is shown beside the task; half duplex is said by it.
    begun = replace(worn, position=set_turn(worn.position, first_side(worn.stipulation)))
    try:
        typed_task(text)
    except StipulationError:
        return
    after = typed(begun, text)
    expected = typed(Problem(), text)
    assert (after.stipulation, after.extras) == (expected.stipulation, expected.extras)
    assert after.position == expected.position
    assert fresh.extras == expected.extras


@given(st.lists(TASKS, min_size=1, max_size=6))
def test_what_is_shown_is_all_that_is_kept(texts: list[str]) -> None:
    problem = Problem()
    for text in texts:
        problem = typed(problem, text)
    bare = problem.under(ORTHODOX)
    shown = task_text(bare)
    again = with_asked(bare, *typed_task(shown))
    assert again == bare, shown
    assert task_text(again) == shown
    # And what is not shown is not there.
    assert bool(stated_intended(problem)) == bool(beside_sign(problem).intended)
    assert has_option(problem, SET_PLAY) == task_of(problem).set_play
    assert has_option(problem, Duplex.BOTH.value) == ("Duplex" in shown)
    assert not has_option(problem, Duplex.HALF.value)


def test_who_begins_by_convention_begins_where_that_changes() -> None:
    """A helpmate pasted under `#2` has Black to move, and must keep it when `h#2` is typed."""
    black = replace(Problem(), position=set_turn(Problem().position, Colour.BLACK))
    assert typed(black, "h#2").position.turn is Colour.BLACK
    assert typed(black, "h#2.5").position.turn is Colour.BLACK  # asked as before: White begins
    white = typed(typed(black, "h#2"), "#2")
    assert white.position.turn is Colour.WHITE
    half = replace(Problem(), extras=(("options", "HalfDuplex"),))
    assert typed(half, "h#2").position.turn is Colour.WHITE


def test_what_goes_is_told() -> None:
    full = typed(Problem(), "h#2* 2.1.1.1 duplex")
    assert full.extras
    assert what_goes(full, typed(full, "PG 7.5")) == Gone(True, ("2.1.1.1", "Duplex"))
    assert what_goes(full, typed(full, "h#3* 2.1.1.1.1.1 duplex")) == Gone()
    strategy = typed(Problem(), "#2 RS")
    assert what_goes(strategy, typed(strategy, "#2")) == Gone(False, ("RS",))
    assert what_goes(strategy, typed(strategy, "PG 7.5")) == Gone(False, ("RS",))


@pytest.mark.parametrize(
    "text", ["PG 7.5 RS", "SPG 7.5 rights as given", "#2 RS (Circe)", "#2 Circe pRA"]
)
def test_a_convention_is_refused_where_nothing_follows_from_the_past(text: str) -> None:
    with pytest.raises(StipulationError, match="for castling and en passant in orthodox play, not"):
        typed_task(text)
    assert parse_task("PG 7.5 RS").is_proof_game  # as files have it


def test_a_convention_is_refused_beside_rules_that_hold_already() -> None:
    circe = parse_task("#2 Circe")
    assert typed_task("#3", circe.rules)[0] == parse_task("#3 Circe")
    with pytest.raises(StipulationError, match="for castling and en passant in orthodox play, not"):
        typed_task("#2 RS", circe.rules)


def test_other_rules_and_another_length_keep_what_fits() -> None:
    full = typed(Problem(), "h#2* 2.1.1.1 duplex")
    circe = with_asked(full, parse_task("h#2 (Circe)"))
    assert beside_sign(circe) == beside_sign(full)
    longer = with_asked(full, parse_task("h#3"))
    assert (beside_sign(longer).set_play, stated_intended(longer)) == (True, "")
    assert with_asked(typed(Problem(), "#2 RS"), parse_task("#2 (Circe)")).stipulation == (
        parse_task("#2 (Circe)")
    )


def test_what_fits_a_twin_only_stays_where_the_task_is_not_typed() -> None:
    twin = Twin("b", (OtherStipulation(parse_task("h#2.5")),))
    of_both = replace(typed(Problem(), "h#2"), twins=(twin,))
    stated = replace(of_both, extras=(("intended-solutions", "2.1.1.1.1"),))
    assert stated_intended(with_asked(stated, parse_task("h#2 (Circe)"))) == "2.1.1.1.1"
    assert stated_intended(typed(stated, "h#3")) == ""


def test_options_that_ask_nothing_and_other_extras_stay() -> None:
    kept = (("reprints", "FIDE Album"), ("options", "Variation\nSetPlay\nTry\nDuplex"))
    after = typed(replace(typed(Problem(), "h#2"), extras=kept), "#3")
    assert after.extras == (("reprints", "FIDE Album"), ("options", "Variation\nTry"))


def test_conditions_in_words_go_with_their_stipulation() -> None:
    from composer.problem.stipulation import stipulation_in_words

    worded = Problem(
        stipulation=stipulation_in_words("h#3 (Foo, Bar)"),
        extras=(("options", "Foo\nBar\nTry"),),
    )
    assert typed(worded, "h#2").extras == (("options", "Try"),)


@every(
    "text", ["#2*", "s#3*", "#2 2.1.1.1", "h#2 2.1", "#2 foo", "", "#2* (Circe)", "foo* (Circe)"]
)
def test_an_asterisk_is_forgiven_where_set_play_is_told_anyhow(text: str) -> None:
    if text.endswith("*"):
        stipulation, task = typed_task(text)
        assert (f"{stipulation}*", task.set_play) == (text, False)
    else:
        with pytest.raises(StipulationError):
            typed_task(text)


@every("text", ["PG 7.5 duplex", "SPG 4.0 2 solutions Duplex", "PG 7.5 (duplex)"])
def test_a_proof_game_has_no_duplex_and_says_so(text: str) -> None:
    with pytest.raises(StipulationError, match="a proof game has no duplex"):
        typed_task(text)


@every(
    "text, why",
    [
        ("h#2 2.1", "2.1 must have a number for each half-move: h#2 has 4"),
        ("h#2.5* 2.1.1.1", "2.1.1.1 must have a number for each half-move: h#2.5 has 5"),
        ("#2 2.1.1.1", "2.1.1.1 is for help play, not for #2"),
    ],
)
def test_a_shape_that_does_not_fit_is_named(text: str, why: str) -> None:
    with pytest.raises(StipulationError, match=re.escape(why)):
        typed_task(text)
