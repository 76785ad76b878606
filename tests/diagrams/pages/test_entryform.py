# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace

import pytest
from cases import every
from diagrams.sheets import BLOCK, HOSTILE, LOYD, SAMPLES, TWINS, check_page

from composer.diagrams.pages.entryform import EntryForm, form_pages
from composer.diagrams.pages.formwords import form_words_of
from composer.diagrams.pages.page import A4, A5, LETTER, Page
from composer.notation.printed import PrintOptions

FORM = EntryForm(
    tourney="Seventh Memorial Tourney",
    section="Two-movers",
    theme="Changed mates after star flights",
    address="Via Roma 12\nVillafranca di Verona",
)


def words_of(pages: tuple[Page, ...]) -> str:
    return "\n".join(page.words() for page in pages)


def test_a_form_tells_who_sends_what_to_which_tourney() -> None:
    (page, *_) = form_pages([BLOCK], FORM)
    words = page.words()
    for told in (
        "Seventh Memorial Tourney",
        "Section: Two-movers",
        "Anna Köhler",
        "Фёдор Одинец",
        "Via Roma 12",
        "Villafranca di Verona",
        "Changed mates after star flights",
        "Computer tested (C+)",
        "#2",
        "9+6",
    ):
        assert told in words
    assert "1.Qe4! zugzwang" in words_of(form_pages([BLOCK], FORM))
    assert len(page.boards) == 1


def test_an_anonymous_form_names_nobody() -> None:
    problem = replace(BLOCK, title="By Anna Köhler", comments=("Köhler",))
    form = replace(FORM, number="17", sender="Anna Köhler")
    words = words_of(form_pages([problem], form))
    assert "17" in words
    for name in ("Köhler", "Одинец", "Via Roma", "Échiquier", "1925"):
        assert name not in words


def test_a_problem_that_is_not_sound_is_not_called_tested() -> None:
    assert "C+" in words_of(form_pages([LOYD], FORM))
    assert "C+" not in words_of(form_pages([TWINS], FORM))  # c) has no solution


@pytest.mark.parametrize(
    ("first", "second"), [("17", "18"), ("A-09", "A-10"), ("blue", "blue-2"), ("", "")]
)
def test_further_entries_have_the_numbers_that_follow(first: str, second: str) -> None:
    pages = form_pages([LOYD, LOYD], replace(FORM, number=first))
    assert len(pages) == 2
    if first:
        assert first in pages[0].words().split("\n")
        assert second in pages[1].words().split("\n")
    else:
        assert "No." not in words_of(pages)


@every("paper", [A4, A5, LETTER])
@every("compact", [True, False])
def test_nothing_overlaps_or_leaves_the_sheet(paper, compact: bool) -> None:
    long, german = "Wörter " * 500, form_words_of("de")
    for form in (
        replace(FORM, paper=paper, words=german, solution=PrintOptions(compact=compact)),
        EntryForm(paper=paper),
        EntryForm("T" * 300, "s " * 150, "", "n" * 500, long, long, long, paper=paper),
    ):
        for page in form_pages((*SAMPLES, HOSTILE), form):
            check_page(page)


def test_long_texts_go_on_upon_further_sheets_and_none_is_lost() -> None:
    remarks = " ".join(f"word{number}" for number in range(500))
    pages = form_pages([LOYD], replace(FORM, remarks=remarks, paper=A5))
    assert len(pages) > 1
    words = words_of(pages)
    assert all(f"word{number}" in words for number in range(500))
    assert "1.Nb5!" in words
    assert pages[1].texts[-1].text == "Samuel Loyd – 2"


def test_texts_beyond_reason_are_refused() -> None:
    for wrong in ({"tourney": "x" * 301}, {"remarks": "x" * 4001}, {"margin_mm": 2}):
        with pytest.raises(ValueError, match=r"expected|at most"):
            EntryForm(**wrong)


@pytest.mark.parametrize("number", ["\x1b", " ", "\u200b\x00"])
def test_a_number_that_prints_as_nothing_names_nobody_either(number: str) -> None:
    form = EntryForm(number=number, sender="Given Family", address="Here")
    words = words_of(form_pages([LOYD], form))
    assert form.is_anonymous
    assert "Family" not in words
    assert "Loyd" not in words
