# SPDX-License-Identifier: GPL-3.0-or-later
"""Choices written down and read again, whatever stands in the settings."""

from __future__ import annotations

import json
from dataclasses import fields, replace

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.diagrams.files.forms import Format, LatexPackage
from composer.diagrams.pages.sheetstyle import GRIDS, Comments, Index, Solutions
from composer.diagrams.style.style import STYLES
from composer.gui.publishing.choices import (
    Choices,
    ExportRequest,
    OutputKind,
    Unit,
    What,
    choices_text,
    parse_choices,
)
from composer.notation.printed import Extent
from composer.problem.problem import Problem

WORDS = st.text(st.characters(codec="utf-8"), max_size=40)

CHOICES = st.builds(
    Choices,
    what=st.sampled_from(What),
    kind=st.sampled_from(OutputKind),
    form=st.sampled_from(Format),
    package=st.sampled_from(LatexPackage),
    paper=st.sampled_from(("A4", "A5", "Letter")),
    across=st.booleans(),
    per_page=st.sampled_from(tuple(GRIDS)),
    heading=WORDS,
    subheading=WORDS,
    numbered=st.booleans(),
    first_number=st.integers(0, 99_999),
    fitted=st.booleans(),
    diagram=st.sampled_from(tuple(STYLES.values())),
    unit=st.sampled_from(Unit),
    pixels=st.integers(50, 8000),
    dpi=st.integers(30, 1200),
    transparent=st.booleans(),
    marked=st.booleans(),
    solutions=st.sampled_from(Solutions),
    compact=st.booleans(),
    set_play=st.sampled_from(Extent),
    tries=st.sampled_from(Extent),
    lettered=st.booleans(),
    comments=st.sampled_from(Comments),
    own_numbers=st.booleans(),
    running_head=st.booleans(),
    references=st.booleans(),
    indexes=st.sets(st.sampled_from(Index)).map(
        lambda some: tuple(index for index in Index if index in some)
    ),
    booklet=st.booleans(),
    tourney=WORDS,
    address=WORDS,
    anonymous=st.booleans(),
    number=WORDS,
)


@given(CHOICES)
def test_they_come_back_equal_and_make_styles(choices: Choices) -> None:
    kept = choices.in_a_form()
    assert parse_choices(choices_text(kept)) == kept
    asked = ExportRequest(kept, (Problem(),), language="de")
    assert asked.sheet.per_page == kept.per_page
    assert asked.entry_form.is_anonymous == kept.anonymous
    assert asked.output.dpi == kept.dpi


@every("text", ["", "{", "[]", "null", "[" * 100_000, '{"what": 3, "per_page": 5}', "x" * 400_000])
def test_nonsense_is_the_usual(text: str) -> None:
    assert parse_choices(text) == Choices()


JUNK = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5), st.lists(st.none()))


@given(st.dictionaries(st.sampled_from([field.name for field in fields(Choices)]), JUNK))
def test_any_value_can_be_read(told: dict[str, object]) -> None:
    choices = parse_choices(json.dumps(told))
    assert parse_choices(choices_text(choices)) == choices
    asked = ExportRequest(choices, (Problem(),))
    assert asked.sheet
    assert asked.entry_form
    assert asked.output


def test_figurines_take_the_words_of_the_window() -> None:
    style = replace(Choices().diagram, letters="figurine")
    asked = ExportRequest(replace(Choices(), diagram=style), (Problem(),), language="de")
    assert (
        asked.options.printed_words.solutions
        == ExportRequest(
            replace(Choices(), diagram=replace(style, letters="de")), ()
        ).options.printed_words.solutions
    )
    assert asked.options.letters.king == "♔"
