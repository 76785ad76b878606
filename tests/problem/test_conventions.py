# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import pytest
from cases import every

from composer.problem.conventions import Convention, convention_behind
from composer.problem.stipulation import (
    TWO_MOVER,
    StipulationError,
    parse_task,
    stipulation_in_words,
)
from composer.problem.task import Duplex, written_task


@every(
    "text, sign, convention",
    [
        ("#2", "#2", Convention.CODEX),
        ("#2 pRA", "#2", Convention.PARTIAL),
        ("#2 (PRA)", "#2", Convention.PARTIAL),
        ("h#2.5 p.R.A.", "h#2.5", Convention.PARTIAL),
        ("#3 RS", "#3", Convention.STRATEGY),
        ("#3 AP", "#3", Convention.A_POSTERIORI),
        ("#2 rights as given", "#2", Convention.AS_GIVEN),
    ],
)
def test_a_convention_stands_behind_the_stipulation(
    text: str, sign: str, convention: Convention
) -> None:
    assert convention_behind(text) == (sign, convention)
    for read in (parse_task, stipulation_in_words):
        found = read(text)
        assert (found.sign, found.convention) == (sign, convention)
        assert read(str(found)) == found


def test_what_is_asked_stays_a_two_mover() -> None:
    asked = parse_task("#2 AP")
    assert asked.is_two_mover
    assert asked.is_direct
    assert not asked.in_words
    assert asked != TWO_MOVER


@every("text", ["#2 Circe AP", "h#2 Circe"])
def test_fairy_rules_have_no_convention(text: str) -> None:
    assert stipulation_in_words(text).convention is Convention.CODEX


def test_other_words_are_no_convention() -> None:
    with pytest.raises(StipulationError):
        parse_task("#2 ARS")


@every(
    "text, sign, intended, duplex",
    [
        ("#2 RS", "#2 RS", "", Duplex.NONE),
        ("h#2 AP 2.1.1.1", "h#2 AP", "2.1.1.1", Duplex.NONE),
        ("h#2* (PRA) 2.1.1.1 duplex", "h#2 pRA", "2.1.1.1", Duplex.BOTH),
        ("#2 rights as given", "#2 rights as given", "", Duplex.NONE),
        ("h#2 2.1.1.1", "h#2", "2.1.1.1", Duplex.NONE),
    ],
)
def test_a_task_is_read_around_it(text: str, sign: str, intended: str, duplex: Duplex) -> None:
    task = written_task(text)
    assert (task.sign, task.intended, task.duplex) == (sign, intended, duplex)
