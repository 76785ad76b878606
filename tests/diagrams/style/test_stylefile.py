# SPDX-License-Identifier: GPL-3.0-or-later
"""Styles as JSON: a round trip, and a sentence for all that is no style."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from typing import Any

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.diagrams.style.style import (
    MAGAZINE,
    PRINT,
    STYLES,
    CaptionPart,
    DiagramStyle,
    Frame,
    Hatch,
    Lettering,
    PieceSet,
)
from composer.diagrams.style.stylefile import (
    LARGEST_STYLE,
    StyleError,
    parse_style,
    style_json,
    with_settings,
)
from composer.diagrams.style.template import FIELDS, Align, CaptionTemplate, TemplateLine
from composer.notation.letters import CODES

colours = st.integers(0, 0xFFFFFF).map(lambda code: f"#{code:06x}")
texts = st.lists(
    st.sampled_from([*(f"{{{name}}}" for name in FIELDS), "[, {date}]", " ж <&>\"' ", "}}", "{[}"]),
    max_size=4,
).map("".join)
lines = st.builds(
    TemplateLine, texts, st.booleans(), st.booleans(), st.floats(0.3, 4), st.sampled_from(Align)
)
captions = st.lists(lines, max_size=3).map(tuple)
styles = st.builds(
    DiagramStyle,
    name=st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=20),
    light=colours,
    dark=colours | st.builds(Hatch, colours, st.floats(1.5, 45), st.floats(0.1, 10)),
    frame=st.none() | st.builds(Frame, colours, st.floats(0.1, 20)),
    coordinates=st.booleans(),
    flipped=st.booleans(),
    square_mm=st.floats(1, 200),
    caption=st.frozensets(st.sampled_from(CaptionPart)),
    template=st.builds(CaptionTemplate, captions, texts, texts, captions, st.booleans()),
    letters=st.sampled_from(CODES),
    text_pt=st.floats(3, 200),
    lettering=st.sampled_from(Lettering),
    ink=colours,
    paper=st.none() | colours,
    pieces=st.sampled_from(PieceSet),
    halo=st.floats(0, 10),
    mark=colours,
)


@given(styles)
def test_a_style_written_is_read_back_equal(style: DiagramStyle) -> None:
    assert parse_style(style_json(style)) == style


def test_every_attribute_of_a_style_is_written() -> None:
    written = json.loads(style_json(MAGAZINE))
    assert set(written) == {"format", *(field.name for field in fields(DiagramStyle))}


def test_what_is_missing_is_as_in_the_magazine() -> None:
    assert parse_style('{"name": "mine"}') == replace(MAGAZINE, name="mine", halo=0.0)


def changed(**parts: Any) -> str:
    return json.dumps({**json.loads(style_json(MAGAZINE)), **parts})


@every(
    "text, words",
    [
        ("", "no JSON"),
        ("{", "line 1, character 2"),
        ("[]", "expected an object in braces, got []"),
        ("[" * 100_000, "at most|brackets"),
        ('{"name": "a", ' + '"x":' + "[" * 40_000, "brackets|no JSON"),
        (" " * (LARGEST_STYLE + 1), "at most 100,000 characters"),
        ('{"square_mm": NaN}', "a number in it cannot be used"),
        ('{"square_mm": ' + "9" * 5000 + "}", "a number"),
        (changed(format=2), "format: expected 1"),
        (changed(colour="red"), "colour: not known"),
        (changed(name=""), "expected a name"),
        (changed(name="x" * 61), "expected a name"),
        (changed(light="white"), "expected a colour such as"),
        (changed(dark=5), "dark: expected text, got 5"),
        (changed(dark={"gap": "wide"}), "dark.gap: expected a number"),
        (changed(dark={"gap": 0}), "dark: expected the gap"),
        (changed(dark={"color": "#000000"}), "dark.color: not known"),
        (changed(frame=[]), "frame: expected an object"),
        (changed(frame={"width": True}), "frame.width: expected a number"),
        (changed(coordinates=1), "coordinates: expected true or false"),
        (changed(square_mm=1e308), "square_mm: expected a number"),
        (changed(square_mm=300), "expected the square to measure 1 to 200, got 300"),
        (changed(caption="authors"), "caption: expected a list"),
        (changed(caption=["author"]), "caption: expected one of title, authors"),
        (changed(template={"left": "{x}"}), "template: left: {x} at character 1"),
        (changed(template={"above": [{"bold": True}]}), "template.above.0: expected text"),
        (changed(template={"above": [{"text": "{"}]}), "template.above.0: the {"),
        (changed(template={"above": [{"text": "", "align": "top"}]}), "expected one of left"),
        (changed(letters="xx"), "expected one of en"),
        (changed(lettering="comic"), "lettering: expected one of serif"),
        (changed(pieces="wooden"), "pieces: expected one of classic"),
        (changed(paper=0), "paper: expected text"),
    ],
)
def test_what_is_no_style_is_refused_in_a_sentence(text: str, words: str) -> None:
    with pytest.raises(StyleError) as caught:
        parse_style(text)
    assert any(word in str(caught.value) for word in words.split("|")), str(caught.value)
    assert "\n" not in str(caught.value)


leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10)
names = st.sampled_from(["text", "bold", "above", "colour", "gap", "width"]) | st.text(max_size=4)
branches = leaves | st.lists(leaves, max_size=3) | st.dictionaries(names, leaves, max_size=3)
json_values = branches | st.dictionaries(names, branches | st.lists(branches), max_size=3)


@given(st.sampled_from([field.name for field in fields(DiagramStyle)]), json_values)
def test_any_value_is_taken_or_refused(name: str, value: object) -> None:
    text = json.dumps({"name": "x", name: value})
    try:
        style = parse_style(text)
    except StyleError:
        return
    assert parse_style(style_json(style)) == style


@every(
    "settings, expected",
    [
        (["square_mm=5"], replace(MAGAZINE, square_mm=5.0)),
        (["dark=#D0D0D0"], replace(MAGAZINE, dark="#D0D0D0")),
        (["dark.gap=4", "dark.width=1"], replace(MAGAZINE, dark=Hatch(gap=4, width=1))),
        (['dark={"gap": 4}'], replace(MAGAZINE, dark=Hatch(gap=4))),
        (["frame=none"], replace(MAGAZINE, frame=None)),
        (["frame=null"], replace(MAGAZINE, frame=None)),
        (["coordinates=true", "flipped=true"], replace(MAGAZINE, coordinates=True, flipped=True)),
        (["name=12"], replace(MAGAZINE, name="12")),
        (["paper=null"], replace(MAGAZINE, paper=None)),
        (["caption=men, authors"], None),
        (["template.left={authors}=x"], None),
        (["template.above.1.bold=false"], None),
        ([], MAGAZINE),
    ],
)
def test_parts_of_a_style_are_set(settings: list[str], expected: DiagramStyle | None) -> None:
    style = with_settings(MAGAZINE, settings)
    if expected is not None:
        assert style == expected
    assert with_settings(style, settings) == style


def test_parts_of_the_caption_are_set() -> None:
    style = with_settings(
        MAGAZINE,
        ["caption=men, authors", "template.left={authors}=x", "template.above.1.bold=false"],
    )
    assert style.caption == {CaptionPart.MEN, CaptionPart.AUTHORS}
    assert style.template.left == "{authors}=x"
    assert style.template.above[1] == replace(MAGAZINE.template.above[1], bold=False)


@every(
    "setting, words",
    [
        ("square_mm", "expected name=value"),
        ("colour=red", "colour: there is nothing of that name"),
        ("dark.gap=x", "dark.gap: expected a number"),
        ("dark.gap.x=1", "dark.gap.x: there is nothing"),
        ("template.above.9.text=x", "template.above.9.text: there is nothing"),
        ("template.above.text=x", "there is nothing"),
        ("template.above.0=x", "expected an object"),
        (f"template.above.{'9' * 5000}.bold=1", "there is nothing"),
        ("square_mm=1e999", "a number"),
        ("", "expected name=value"),
        ("=", "there is nothing"),
    ],
)
def test_senseless_settings_are_refused(setting: str, words: str) -> None:
    with pytest.raises(StyleError) as caught:
        with_settings(MAGAZINE, [setting])
    assert words in str(caught.value)


def test_a_hatching_that_is_not_there_cannot_be_set() -> None:
    with pytest.raises(StyleError, match=r"dark\.gap: there is nothing"):
        with_settings(PRINT, ["dark.gap=4"])


@given(st.text(max_size=60))
def test_any_setting_is_taken_or_refused(setting: str) -> None:
    for name in ("", "name=", "template.left=", "dark=", "caption="):
        try:
            style = with_settings(MAGAZINE, [name + setting])
        except StyleError:
            continue
        assert parse_style(style_json(style)) == style


def test_the_styles_of_the_program_have_their_names() -> None:
    assert {"magazine", "screen", "tournament"} <= set(STYLES)
    assert all(style.name == name for name, style in STYLES.items())
