# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace

import pytest
from cases import every

from composer.diagrams.style.style import MAGAZINE
from composer.diagrams.textboard import diagram_text
from composer.diagrams.web.page import WebOptions, problem_page
from composer.notation.letters import (
    ALL_LETTERS,
    CODES,
    ENGLISH_S,
    LanguageError,
    Letters,
    letters_beside,
    letters_of,
)
from composer.notation.letters import ENGLISH as ENGLISH_LETTERS
from composer.notation.printed import PrintOptions, Solved, printed_solution
from composer.notation.spans import plain_text
from composer.notation.text import TextOptions, solution_lines
from composer.notation.twins import twins_words
from composer.notation.words import ALL_WORDS, ENGLISH, words_of
from composer.problem.fen import parse_fen
from composer.problem.men import FAIRY, ORTHODOX_KINDS, ORTHODOX_MEN, Colour, Kind, Man
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.twintext import parse_twin
from composer.solver.solve import solve


def test_the_letters_of_each_language() -> None:
    officers = {
        letter.code: letter.king + letter.queen + letter.rook + letter.bishop + letter.knight
        for letter in ALL_LETTERS
    }
    assert officers == {
        "en": "KQRBN",
        "en-s": "KQRBS",
        "it": "RDTAC",
        "de": "KDTLS",
        "fr": "RDTFC",
        "es": "RDTAC",
        "ru": "КрФЛСК",
        "figurine": "♔♕♖♗♘",
    }


@every("letters", ALL_LETTERS)
def test_no_two_men_share_a_letter(letters: Letters) -> None:
    assert len({letters.letter(kind) for kind in ORTHODOX_KINDS}) == 6


def test_a_letter_follows_its_kind() -> None:
    assert letters_of("it").letter(Kind.KNIGHT) == "C"
    assert letters_of("de").letter(Kind.PAWN) == "B"


@every("code", ["EN-S", " en_s ", "en-s"])
def test_codes_are_read_generously(code: str) -> None:
    assert letters_of(code).knight == "S"


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(LanguageError, match=r"^language: expected one of en, en-s, .* got 'xx'$"):
        letters_of("xx")


def test_words_go_with_the_language_and_are_english_else() -> None:
    assert words_of("de").threat == "droht"
    assert {words_of(code) for code in CODES} == set(ALL_WORDS)
    assert words_of("figurine") == words_of("en-s") == ENGLISH


NIGHTRIDERS = "5B2/7K/8/2k1.N-3/8/8/N7/8 b - - 0 1"


def test_beside_nightriders_the_knight_is_s_in_english() -> None:
    men = [man for _, man in parse_fen(NIGHTRIDERS)]
    assert letters_beside(ENGLISH_LETTERS, men) is ENGLISH_S
    assert letters_beside(letters_of("de"), men) is letters_of("de")
    assert letters_beside(ENGLISH_LETTERS, ORTHODOX_MEN) is ENGLISH_LETTERS


@every("letters", ALL_LETTERS)
def test_no_two_men_of_the_table_share_a_letter(letters: Letters) -> None:
    told_apart = letters_beside(letters, (Man.of(Colour.WHITE, kind) for kind in FAIRY))
    shown = [told_apart.letter(kind) for kind in (*ORTHODOX_KINDS, *FAIRY)]
    assert not {each for each in shown if shown.count(each) > 1}


@every(
    "code, line",
    [
        ("en", "1.Kb5 Nc1 2.Ka4 Sc3#"),
        ("en-s", "1.Kb5 Nc1 2.Ka4 Sc3#"),
        ("de", "1.Kb5 Nc1 2.Ka4 Sc3#"),
        ("it", "1.Rb5 Nc1 2.Ra4 Cc3#"),
    ],
)
def test_knights_and_nightriders_are_told_apart_in_every_text(code: str, line: str) -> None:
    problem = Problem(parse_fen(NIGHTRIDERS), parse_stipulation("h#2"))
    solution = solve(problem.position, problem.stipulation)
    assert solution_lines(solution, TextOptions.of(code)) == [line]
    printed = printed_solution(problem, [Solved(solution=solution)], PrintOptions.of(code))
    assert plain_text(printed).replace("\u00a0", " ").strip() == line
    page = problem_page(problem, [Solved(solution=solution)], WebOptions.of(code))
    assert line[2:5] in page
    assert line.split()[-1] in page
    drawing = diagram_text(problem, replace(MAGAZINE, letters=code))
    assert sum(line.startswith("|") and "N" in line for line in drawing.splitlines()) == 1


@every("letters", ALL_LETTERS)
def test_each_colour_has_a_letter_of_its_own(letters: Letters) -> None:
    assert len({letters.colour(colour) for colour in Colour}) == 3
    assert "".join(map(letters.colour, Colour)) == letters.colours


@every(
    "code, text",
    [
        ("en-s", "b) bS instead of wRc6, +nQa1"),
        ("de", "b) sS statt wTc6, +nDa1"),
        ("it", "b) nC invece di bTc6, +xDa1"),
        ("fr", "b) nC au lieu de bTc6, +xDa1"),
        ("es", "b) nC en vez de bTc6, +xDa1"),
        ("ru", "b) чК вместо бЛc6, +нФa1"),
    ],
)
def test_twins_and_moves_call_colours_alike(code: str, text: str) -> None:
    twin = parse_twin("b", "Add black Sc6 Add neutral Qa1")
    problem = Problem(parse_fen("8/8/2R5/8/8/8/8/8"), parse_stipulation("h#2"), twins=(twin,))
    assert twins_words(problem, letters_of(code)) == (text,)
