# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters to composers: every template can be filled, and says nothing that is not known."""

from __future__ import annotations

from dataclasses import replace

import pytest

from composer.library.arriving.links import Linked, LinkKind
from composer.problem.credits import Credits
from composer.problem.fen import parse_fen
from composer.problem.originals.status import Original, Stage, Step, with_original
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.studio.claims import tried
from composer.studio.letters import (
    LANGUAGES,
    LetterKind,
    LetterTemplate,
    facts_of,
    letter_fault,
    mail_address,
    template_fault,
    usual_template,
    written,
)

PROBLEM = with_original(
    Problem(
        parse_fen("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1"),
        parse_stipulation("#1"),
        Credits(("A. Bee",), "Olden", "2027-02", "2nd Prize", number="97"),
    ),
    Original(
        "",
        (
            Step(Stage.RECEIVED, "2026-11-01", "A. Bee"),
            Step(Stage.ANTICIPATED, "2026-11-03", "", "compare Shinkman"),
            Step(Stage.ACCEPTED, "2026-11-05", "The Magazine", "February"),
            Step(Stage.RETURNED, "2026-11-06", "", "too small"),
        ),
    ),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_template_is_filled_in_every_language(language: str) -> None:
    for kind in LetterKind:
        template = usual_template(kind, language)
        assert not template_fault(template), (kind, language)
        found = tried(PROBLEM, language)
        subject, text = written(template, facts_of(kind, PROBLEM, language, found))
        assert "#1" in subject
        assert "A. Bee" in text
        assert "{" not in text
        assert "\n\n\n" not in text
        bare = facts_of(kind, Problem(credits=Credits(("A. Bee",))), language)
        assert "{" not in written(template, bare)[1]


def test_a_letter_that_would_be_wrong_is_refused() -> None:
    found = tried(PROBLEM)
    assert found.sound is False  # four mates
    assert letter_fault(LetterKind.TESTED, PROBLEM, found)
    assert not letter_fault(LetterKind.COOKED, PROBLEM, found)
    assert letter_fault(LetterKind.COOKED, PROBLEM, None)
    assert letter_fault(LetterKind.RECEIVED, replace(PROBLEM, credits=Credits()), None)
    bare = replace(PROBLEM, credits=Credits(("A. Bee",)), extras=())
    for kind in (LetterKind.ANTICIPATED, LetterKind.PRINTED, LetterKind.AWARDED):
        assert letter_fault(kind, bare, None), kind
        assert not letter_fault(kind, PROBLEM, None), kind
    earlier = Linked(3, LinkKind.ANTICIPATED, True, PROBLEM)
    assert not letter_fault(LetterKind.ANTICIPATED, bare, None, (earlier,))
    same = Linked(3, LinkKind.SAME, False, PROBLEM)  # that appeared, and so is earlier
    assert not letter_fault(LetterKind.ANTICIPATED, bare, None, (same,))
    other = replace(same, problem=replace(PROBLEM, stipulation=parse_stipulation("#3")))
    assert letter_fault(LetterKind.ANTICIPATED, bare, None, (other,))  # nothing is anticipated
    undated = replace(same, problem=bare)
    assert letter_fault(LetterKind.ANTICIPATED, bare, None, (undated,))
    facts = facts_of(LetterKind.ANTICIPATED, bare, "de", None, (earlier,), "Eddy Tor")
    assert written(usual_template(LetterKind.ANTICIPATED, "de"), facts)[1].endswith("\nEddy Tor\n")
    assert facts["earlier"].startswith("A. Bee, Olden (97) 02/2027, #1, 7k/")


def test_templates_that_cannot_be_filled_and_addresses() -> None:
    assert template_fault(LetterTemplate("a", "Dear {nobody},"))
    assert template_fault(LetterTemplate("a", "x" * 20_000))
    kept = LetterTemplate("Ihr Original", "Guten Tag {name},\n\nbis bald")
    assert LetterTemplate.of(kept.whole()) == kept
    assert mail_address("a@b.org", "ä & b", "1\n2") == (
        "mailto:a@b.org?subject=%C3%A4%20%26%20b&body=1%0D%0A2"
    )
    assert mail_address("Street 1", "a", "b").startswith("mailto:?")
