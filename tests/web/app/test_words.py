# SPDX-License-Identifier: GPL-3.0-or-later
"""What the page says with numbers and moves in each language; in Node, where it is there."""

from __future__ import annotations

import pytest
from pageline import called

from composer.notation.letters import letters_of
from composer.notation.sentences import relettered
from composer.problem.fen import parse_fen
from composer.solver.solve import solve


def said(language: str, *calls: tuple[object, ...]) -> list[str]:
    """Call functions of the page's words, each given as its name and its arguments."""
    return [str(each) for each in called("words.js", language, *calls)]


@pytest.mark.parametrize(
    ("language", "keys"),
    [
        ("en", ["0 keys", "one key", "2 keys", "5 keys", "21 keys"]),
        ("fr", ["0 clés", "une clé", "2 clés", "5 clés", "21 clés"]),
        (
            "ru",
            ["0 вступлений", "одно вступление", "2 вступления", "5 вступлений", "21 вступление"],
        ),
    ],
)
def test_numbers_have_the_forms_of_the_language(language: str, keys: list[str]) -> None:
    assert said(language, *(("count", "keyCount", number) for number in (0, 1, 2, 5, 21))) == keys


def test_the_numbers_from_eleven_to_fourteen_are_many_in_russian() -> None:
    found = said("ru", *(("count", "tryCount", number) for number in (11, 12, 14, 22, 111, 1000)))
    assert found == [
        "11 ложных следов",
        "12 ложных следов",
        "14 ложных следов",
        "22 ложных следа",
        "111 ложных следов",
        "1000 ложных следов",
    ]


def test_a_million_has_a_form_in_every_language() -> None:
    """Some have one of their own for it, which the page does not need."""
    for language in ("es", "fr", "it"):
        (found,) = said(language, ("count", "solutionCount", 1_000_000))
        assert found.startswith("1000000 ")


def test_moves_are_written_in_the_letters_of_the_language() -> None:
    moves = ("Kd4", "Qxe5#", "Rad1+", "Bf1", "Nge7", "e8=Q#", "exd8=N", "O-O", "e4")
    assert said("ru", *(("lettered", move) for move in moves)) == [
        "Крd4",
        "Фxe5#",
        "Лad1+",
        "Сf1",
        "Кge7",
        "e8=Ф#",
        "exd8=К",
        "O-O",
        "e4",
    ]


def test_the_verdict_line_is_the_finding_of_the_desk() -> None:
    two = solve("7k/5K2/8/8/8/R7/6R1/8 b - - 0 1", "h#1")
    key = solve("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1", "#2")
    after = solve("4B3/1p1PkP1p/pP2p2P/K3N3/p3Q3/P7/8/8 b - - 0 1", "after #2")
    found = (two, key, after)
    calls = [("sentence", solution.json_object(), True) for solution in found]
    told = [dict(each) for each in called("verdict.js", "en", *calls) if isinstance(each, dict)]
    assert [each["first"] for each in told] == [str(solution.message) for solution in found]


def test_men_within_effects_have_the_letters_of_the_language() -> None:
    moves = ("Kxb4[wKb4->Na3]", "Qe5[+bPe7]", "Kxf3[a1=rB]", "Bd4[f6=b]")
    assert said("ru", *(("relettered", move, "ru") for move in moves)) == [
        "Крxb4[бКрb4->Кa3]",
        "Фe5[+чПe7]",
        "Крxf3[a1=rС]",
        "Сd4[f6=ч]",
    ]
    assert said("fr", ("relettered", moves[0], "fr")) == ["Rxb4[bRb4->Ca3]"]


@pytest.mark.parametrize("language", ["de", "es", "fr", "it", "ru"])
def test_moves_are_in_the_letters_that_the_desk_writes(language: str) -> None:
    moves = ("nNd5", "nc1=nQ", "nNb4+", "nRxb4[+nPa7]", "Nb1=n+", "Nxc3[+bPc7]", "Q7e4", "bxa1=N")
    found = said(language, *(("relettered", move, language) for move in moves))
    assert found == [relettered(move, letters_of(language)) for move in moves]


def test_neutral_men_are_counted_as_at_the_desk() -> None:
    position = parse_fen("=b7/7=p/8/8/8/8/k1=n5/5K2 b - - 0 1")
    board = ["=b", "=p", "k", "=n", "K"]
    assert called("position.js", "en", ("material", board)) == [position.material()] == ["1+1+3n"]
