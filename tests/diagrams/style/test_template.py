# SPDX-License-Identifier: GPL-3.0-or-later
"""Templates of captions: filled, shortened where fields are empty, refused with the place."""

from __future__ import annotations

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.diagrams.style.template import (
    FIELDS,
    LONGEST_TEMPLATE,
    MAGAZINE_CAPTION,
    TOURNAMENT_CAPTION,
    CaptionTemplate,
    TemplateError,
    TemplateLine,
    check_template,
    fields_of,
    filled,
)

VALUES = {"authors": "Jane Doe", "source": "The Field", "number": "123", "stipulation": "#2"}


@every(
    "text, expected",
    [
        ("{authors}", "Jane Doe"),
        ("{ AUTHORS }", "Jane Doe"),
        ("{authors}, {source}", "Jane Doe, The Field"),
        ("{source}, {date}", "The Field"),
        ("{date}, {source}", "The Field"),
        ("{source}[ ({number})][, {date}]", "The Field (123)"),
        ("{source}[ ({date})]", "The Field"),
        ("[{source}[ ({date})]]", "The Field"),
        ("[{title}: {source}]{stipulation}", "#2"),
        ("{[}{source}{]}", "[The Field]"),
        ("[[{source}]]", "The Field"),
        ("{{authors}}", "{authors}"),
        ("White mates in two", "White mates in two"),
        ("Dedicated to {dedication}", ""),
        ("[always ]{source}", "always The Field"),
        ("", ""),
    ],
)
def test_templates_are_filled(text: str, expected: str) -> None:
    assert filled(text, VALUES) == expected


@every(
    "text, words",
    [
        ("{autor}", "{autor} at character 1"),
        ("von {autor}", "{autor} at character 5"),
        ("{}", "{} at character 1"),
        ("{authors", "the { at character 1"),
        ("authors}", "the } at character 8"),
        ("a [b", "the [ at character 3"),
        ("a b]", "the ] at character 4"),
        ("{authors[0]}", "at character 1"),
        ("{authors.__class__}", "is no field"),
        ("[" * 5 + "]" * 5 + "x]", "closes nothing"),
        ("[ " * 20 + "]" * 20, "too many brackets"),
        ("a\nb", "character 2"),
        ("a\ud800", "character 2"),
        ("x" * (LONGEST_TEMPLATE + 1), "at most 300 characters"),
    ],
)
def test_templates_that_cannot_be_filled_are_refused_with_the_place(text: str, words: str) -> None:
    with pytest.raises(TemplateError) as caught:
        check_template(text)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_field_is_told_with_those_there_are() -> None:
    with pytest.raises(TemplateError, match="authors, source") as caught:
        check_template("{author}")
    assert all(name in str(caught.value) for name in FIELDS)


@given(st.text(st.sampled_from("{}[]ab ,") | st.characters(), max_size=40))
def test_any_text_is_a_template_or_is_refused(text: str) -> None:
    try:
        names = fields_of(text)
    except TemplateError:
        with pytest.raises(TemplateError):
            filled(text, VALUES)
    else:
        assert names <= set(FIELDS)
        assert filled(text, {}) == filled(text, dict.fromkeys(FIELDS, ""))


@given(st.dictionaries(st.sampled_from(FIELDS), st.text(max_size=20)))
def test_values_are_never_taken_for_templates(values: dict[str, str]) -> None:
    text = "".join(f"<{{{name}}}>" for name in FIELDS)
    whole = filled(text, {name: values.get(name) or "?" for name in FIELDS})
    assert whole == "".join(f"<{values.get(name) or '?'}>" for name in FIELDS)


def test_the_captions_of_the_program_are_templates() -> None:
    for caption in (MAGAZINE_CAPTION, TOURNAMENT_CAPTION):
        told = [fields_of(line.text) for line in (*caption.above, *caption.below)]
        assert {"authors", "source", "twins", "conditions", "label"} <= frozenset().union(*told)
        assert fields_of(caption.left) == {"stipulation"}
        assert fields_of(caption.right) == {"men"}


def test_lines_and_captions_are_checked() -> None:
    with pytest.raises(TemplateError, match="size"):
        TemplateLine("{authors}", size=0)
    with pytest.raises(TemplateError, match="size"):
        TemplateLine("{authors}", size=float("nan"))
    with pytest.raises(TemplateError, match="right: "):
        CaptionTemplate(right="{")
    with pytest.raises(TemplateError, match="at most 12 lines"):
        CaptionTemplate(above=(TemplateLine("x"),) * 13)
