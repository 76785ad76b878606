# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing that a record holds may steer the terminal."""

from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from composer.cli.output import complain, plain_text, say, say_json, show_progress

TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
hostile = (
    st.text(st.sampled_from(f"ab\x00\x07\x08\r\x1b\x7f\x85\x9b\n\t\u2028{TURNING}")) | st.text()
)

Capture = pytest.CaptureFixture[str]


def steers(character: str) -> bool:
    if character in "\n\t":
        return False
    return unicodedata.category(character) == "Cc" or unicodedata.bidirectional(character) in {
        *("LRE", "RLE", "PDF", "LRO", "RLO", "LRI", "RLI", "FSI", "PDI")
    }


@given(hostile)
def test_no_character_steers(text: str) -> None:
    assert not any(map(steers, plain_text(text)))


@given(st.text(st.characters(categories=("L", "N", "P", "S", "Zs"))))
def test_what_is_only_shown_stays(text: str) -> None:
    assert plain_text(text) == text


def test_it_is_so_wherever_the_program_writes(capsys: Capture) -> None:
    say("Loyd\u202edyoL\x1b]0;owned\x07")
    complain("no such file: \x9b2J\u2066.pgn", ("shown \x1b[2J",))
    show_progress("\u202e")
    out, err = capsys.readouterr()
    assert out == "Loyd\\u202edyoL\\x1b]0;owned\\x07\n"
    assert "\\x9b2J\\u2066.pgn" in err
    assert "shown \\x1b[2J" in err
    assert not any(map(steers, out + err))


@pytest.mark.parametrize("text", ["Loyd\u202e", "a\x7fb", "\x9b2J", "\u2028", "Шапиро \u2066"])
def test_json_says_the_same_with_nothing_that_steers(capsys: Capture, text: str) -> None:
    say_json({"title": text})
    out = capsys.readouterr().out
    assert not any(map(steers, out))
    assert json.loads(out) == {"title": text}
