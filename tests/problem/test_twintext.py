# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins as commands: a round trip, what people write, and what is kept though not understood."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st
from twins import twin_values

from composer.problem.twins import Twin, Unread
from composer.problem.twintext import parse_twin, twin_text


@given(twin_values())
def test_a_twin_read_back_is_equal(twin: Twin) -> None:
    assert parse_twin(twin.letter, twin_text(twin)) == twin


@given(st.text() | st.text(alphabet="abcdefgh12345678 movexchangrstipul#=<>-"))
def test_any_text_is_read_and_what_is_written_of_it_means_the_same(text: str) -> None:
    twin = parse_twin("b", text)
    assert parse_twin("b", twin_text(twin)) == twin


@every(
    "text, written",
    [
        ("Move c3 d4", "Move c3 d4"),
        ("mov C3 D4", "Move c3 d4"),
        ("move c3-->d4", "move c3-->d4"),  # Popeye does not read it either
        ("move c3 --> d4", "Move c3 d4"),
        (
            "Continued move d7 d8 remove g2 add black pf2",
            "Continued Move d7 d8 Remove g2 Add black Pf2",
        ),
        ("exch a1 b2", "Exchange a1 b2"),
        ("Remove a1b2 c3", "Remove a1 Remove b2 Remove c3"),
        ("Add White Pd6", "Add white Pd6"),
        ("add black Sa1b2 white Kc3", "Add black Sa1 Add black Sb2 Add white Kc3"),
        ("substitute b s", "Substitute B S"),
        ("Substitute B ==> S", "Substitute B S"),
        ("Rotate 90", "Rotate 90"),
        ("mirror h1<-->a1", "Mirror a1<-->h1"),
        ("Mirror a8<-->h1", "Mirror a8<-->h1"),
        ("Shift h1 g1", "Shift h1 g1"),
        ("polish", "PolishType"),
        ("stip h#3", "Stipulation h#3"),
        ("Stipulation ser-zug5", "Stipulation ser-zug5"),
        ("stip White to play and Win remove a1", "Stipulation White to play and Win Remove a1"),
        ("", ""),
        ("Continued", "Continued"),
    ],
)
def test_what_people_write(text: str, written: str) -> None:
    assert twin_text(parse_twin("b", text)) == written


@every(
    "text, kept",
    [
        ("Condition of mine", "Condition of mine"),
        ("Move a1 b2  Condition  of mine", "Condition of mine"),
        ("Move a1 i9", "Move a1 i9"),
        ("Move a1", "Move a1"),
        ("Rotate 45", "Rotate 45"),
        ("Mirror a1<-->b2", "Mirror a1<-->b2"),
        ("Add white XXa1", "Add white XXa1"),  # a nightrider
        ("Add green Qa1", "Add green Qa1"),
        ("Stipulation", "Stipulation"),
        ("con Move a1 b2", "con Move a1 b2"),  # condition or continued?
    ],
)
def test_what_is_not_understood_is_kept(text: str, kept: str) -> None:
    assert parse_twin("b", text).changes[-1] == Unread(kept)
