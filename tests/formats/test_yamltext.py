# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from contextlib import suppress

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.yamltext import LARGEST, YamlError, documents, parse_yaml, yaml_document

VALUES = st.recursive(
    st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=10,
)


@given(st.dictionaries(st.text(max_size=6), VALUES, min_size=1, max_size=4))
def test_what_is_written_is_read_back(value) -> None:
    stream = yaml_document(value) + "\n" + yaml_document({"next": "one"})
    lines = list(enumerate(stream.split("\n"), start=1))
    first, second = documents(lines)
    assert parse_yaml(first[1]) == value
    assert parse_yaml(second[1]) == {"next": "one"}


@every(
    "text, value",
    [
        ("a: no", {"a": "no"}),
        ("a: 1.10\nb: 1914-04", {"a": "1.10", "b": "1914-04"}),
        ("a: !!python/unicode 'x'", {"a": "x"}),
        ("a: !!python/object/apply:os.system ['ls']", {"a": ["ls"]}),
        ("a:\nb: ~", {"a": "", "b": "~"}),
        ("a: |\n  x\n   y\n", {"a": "x\n y\n"}),
        ("", ""),
        ("# nothing\n", ""),
        ("- a\n- b", ["a", "b"]),
        ("<<: {a: b}", {"<<": {"a": "b"}}),
    ],
)
def test_every_scalar_is_a_text(text: str, value: object) -> None:
    assert parse_yaml(text) == value


@every(
    "text, message, line",
    [
        ("a: &x [y]\nb: *x", "references", 1),
        ("a: b\nc: *x", "references", 2),
        ("[" * 100_000, "nested deeper", 1),
        ("? " * 100_000, "nested deeper", 1),
        ("a: 1\nb: 2\na: 3", "'a' stands twice", 3),
        ("a: 'x", "not YAML", 1),
        ("a: b\n\tc: d", "not YAML", 2),
        ("a: \x01", "not YAML", 1),
        ("? [a]\n: b", "expected a name", 1),
        ("a\n---\nb", "one document", 2),
        ("x" * (LARGEST + 1), "more than 5,000,000 characters", 1),
    ],
)
def test_what_is_refused_is_told_with_its_line(text: str, message: str, line: int) -> None:
    with pytest.raises(YamlError, match=message) as caught:
        parse_yaml(text)
    assert abs(caught.value.line - line) <= 1


def test_a_bomb_of_references_goes_out_at_once() -> None:
    rows = ["a0: &a0 [lol]"] + [f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]" for n in range(1, 60)]
    with pytest.raises(YamlError, match="references"):
        parse_yaml("\n".join(rows))


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(YamlError):
        assert isinstance(parse_yaml(text), (str, list, dict))


def test_a_stream_is_parted_into_documents() -> None:
    stream = "%YAML 1.1\n---\na: b\n...\n---\n\n--- c\n---x: y\n"
    found = list(documents(enumerate(stream.split("\n"), start=1)))
    assert [number for number, _ in found] == [2, 7]


def test_an_endless_document_is_not_gathered() -> None:
    lines = ((number, "x" * 1000) for number in range(1, 20_000))
    ((_, text),) = documents(lines)
    assert LARGEST < len(text) < LARGEST + 2000
