# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins in the field's words, in each language."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions
from twins import twin_rows

from composer.notation.letters import (
    ALL_LETTERS,
    ENGLISH_S,
    FIGURINES,
    FRENCH,
    GERMAN,
    ITALIAN,
    SPANISH,
    Letters,
    letters_of,
)
from composer.notation.twins import twin_words, twins_words
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.twins import Twin, lettered
from composer.problem.twintext import parse_twin

START = parse_fen("4k3/8/8/4n3/8/2P5/8/R3K3 w Q -")


def words(text: str, letters: Letters = ENGLISH_S) -> str:
    return twin_words(Problem(START, twins=(parse_twin("b", text),)), 0, letters)


@every(
    "text, expected",
    [
        ("", "b)"),
        ("Move c3 d4", "b) wPc3→d4"),
        ("Exchange c3 e5", "b) wPc3 ↔ bSe5"),
        ("Remove e5", "b) without bSe5"),
        ("Add black Pa4", "b) +bPa4"),
        ("Add white Qe5", "b) wQ instead of bSe5"),
        ("Substitute R Q", "b) R → Q"),
        ("Rotate 90", "b) rotate 90° anticlockwise"),
        ("Rotate 180", "b) rotate 180°"),
        ("Rotate 270", "b) rotate 90° clockwise"),
        ("Mirror a1<-->h1", "b) mirror a1↔h1"),
        ("Shift a1 b2", "b) shift a1 to b2"),
        ("PolishType", "b) colours exchanged"),
        ("Stipulation h#3", "b) h#3"),
        ("Move c3 d4 Remove d4", "b) wPc3→d4, without wPd4"),
        ("Continued Remove e5", "b) = a), without bSe5"),
        ("Condition Circe", "b) Circe"),
        ("Move h7 h6 Remove e5", "b) h7→h6, without e5"),
    ],
)
def test_the_words_below_a_diagram(text: str, expected: str) -> None:
    assert words(text) == expected


@every(
    "letters, expected",
    [
        (GERMAN, "b) wBc3→d4, ohne sSe5"),
        (ITALIAN, "b) bPc3→d4, senza nCe5"),
        (FRENCH, "b) bPc3→d4, sans nCe5"),
        (SPANISH, "b) bPc3→d4, sin nCe5"),
        (FIGURINES, "b) ♙c3→d4, without ♞e5"),
    ],
)
def test_each_language_has_its_letters(letters: Letters, expected: str) -> None:
    assert words("Move c3 d4 Remove e5", letters) == expected


def test_a_twin_that_goes_on_names_the_one_before() -> None:
    twins = (parse_twin("b", "Move c3 d4"), parse_twin("c", "Continued Move d4 d5"))
    assert twins_words(Problem(START, twins=twins)) == (
        "b) wPc3→d4",
        "c) = b), wPd4→d5",
    )


def test_a_zero_position_is_named() -> None:
    problem = Problem(START, twins=lettered([Twin("x"), Twin("x")], "a"))
    assert twins_words(problem) == ("Zeroposition", "a)", "b)")
    assert twins_words(problem, GERMAN)[0] == "Nullstellung"
    told = [twins_words(problem, letters_of(code))[0] for code in ("it", "fr", "es", "en-s")]
    assert told == ["Posizione zero", "Position zéro", "Posición cero", "Zeroposition"]


@given(any_positions(), twin_rows(), st.sampled_from(ALL_LETTERS))
def test_every_twin_has_its_line(
    position: Position, twins: tuple[Twin, ...], letters: Letters
) -> None:
    problem = Problem(position, twins=twins)
    for index, twin in enumerate(twins):
        line = twin_words(problem, index, letters)
        assert line.startswith(f"{twin.letter})")
        assert "%" not in line
        assert bool(twin.changes or twin.continued) == (len(line) > len(twin.letter) + 1)
