# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences as values, and their English."""

from __future__ import annotations

import copy

import pytest
from cases import every

from composer.said.sentence import (
    NOTHING,
    Grouped,
    InWords,
    Notation,
    Part,
    Template,
    as_it_is,
    counted,
    joined,
    listed,
    said,
    sentence_of,
)


@every(
    "part, english",
    [
        (said("The key checks."), "The key checks."),
        (said("The key {move} checks.", move=Notation("1.Qe4")), "The key 1.Qe4 checks."),
        (said("{two}, {one}, {two}", one="a", two=said("b")), "b, a, b"),
        (counted(1, "one phase", "{count} phases"), "one phase"),
        (counted(2, "one phase", "{count} phases"), "2 phases"),
        (counted(0, "one {what}", "{count} {what}s", what="x"), "0 xs"),
        (listed([]), ""),
        (listed(["a"]), "a"),
        (listed(["a", "b"]), "a and b"),
        (listed(["a", said("b"), 3]), "a, b and 3"),
        (joined(["a", "b", "c"], "; "), "a; b; c"),
        (InWords(2), "two"),
        (InWords(13), "13"),
        (Grouped(1234567), "1,234,567"),
        (as_it_is("{not} a place"), "{not} a place"),
        (said("{file}: {wrong}", file="{wrong}", wrong="x"), "{wrong}: x"),
        (Template("{b} and no a").said(a="1", b="2"), "2 and no a"),
        (NOTHING, ""),
    ],
)
def test_english(part: Part, english: str) -> None:
    assert str(part) == english
    assert copy.deepcopy(part) == part


def test_sentences_are_equal_by_what_they_say() -> None:
    one = said("The key {move} checks.", move=Notation("1.Qe4"))
    assert one == said("The key {move} checks.", move=Notation("1.Qe4"))
    assert len({one, said("The key {move} checks.", move="1.Qe4")}) == 2
    assert counted(1, "one", "{count}") != counted(2, "one", "{count}")


def test_a_template_needs_all_its_parts() -> None:
    with pytest.raises(KeyError):
        str(said("{one} and {two}", one="1"))


def test_only_nothing_is_false() -> None:
    assert said("x")
    assert as_it_is("x")
    assert not NOTHING
    assert not as_it_is("")


def test_faults_carry_their_sentence() -> None:
    wrong = said("expected {what}", what="a FEN")
    assert sentence_of(ValueError(wrong)) is wrong
    assert str(ValueError(wrong)) == "expected a FEN"
    assert sentence_of(ValueError("{x}")) == as_it_is("{x}")
    assert sentence_of(ValueError()) == NOTHING
