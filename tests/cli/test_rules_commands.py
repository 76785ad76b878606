# SPDX-License-Identifier: GPL-3.0-or-later
"""Fairy men and other rules on the command line: `moves`, `--rules`, `--set`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from composer.launcher import main

Capture = pytest.CaptureFixture[str]
FAIRY = "8/2G5/1=N6/8/7K/1.LI6/2k5/8"
FREE = "8/8/8/8/8/k1K5/8/7R w - - 0 1"


def said(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def refused(capsys: Capture, *arguments: str) -> str:
    assert main(arguments) == 2
    return capsys.readouterr().err.strip()


def test_moves_are_listed_as_popeye_writes_them(capsys: Capture) -> None:
    assert said(capsys, "moves", FAIRY).split() == [
        *("Gc7-a5", "Gc7-c1", "Kh4-g3", "Kh4-g4", "Kh4-g5", "Kh4-h3", "Kh4-h5", "LIb3-b7"),
        *("LIb3-b8", "LIb3-d1", "nSb6-a4", "nSb6-a8", "nSb6-c4", "nSb6-c8", "nSb6-d5", "nSb6-d7"),
    ]


def test_moves_stand_in_json_with_all_texts(capsys: Capture) -> None:
    found = json.loads(said(capsys, "moves", "4k3/8/8/8/8/8/5p2/K6N w", "--json"))
    assert found["fen"] == "4k3/8/8/8/8/8/5p2/K6N w - - 0 1"
    assert {"uci": "h1f2", "san": "Nxf2", "popeye": "Sh1*f2"} in found["moves"]
    assert {"uci": "h1g3", "san": "Ng3", "popeye": "Sh1-g3"} in found["moves"]


def test_input_for_popeye_is_solved_and_moves_are_given_as_popeye_has_them(
    capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / "one.inp"
    path.write_text(
        "BeginProblem\nPieces White Kc3 Rh1 Ga8 Black Ka3\nStipulation #1\nEndProblem\n", "utf-8"
    )
    found = json.loads(said(capsys, "solve", str(path), "--json"))
    assert found["fen"] == "G7/8/8/8/8/k1K5/8/7R w - - 0 1"
    assert [key["move"] for key in found["keys"]] == [
        {"uci": "h1a1", "san": "Ra1#", "popeye": "Rh1-a1"}
    ]


def test_moves_of_an_orthodox_problem_stay_as_they_were(capsys: Capture) -> None:
    found = json.loads(said(capsys, "solve", FREE, "-s", "#1", "--json"))
    assert [key["move"] for key in found["keys"]] == [{"uci": "h1a1", "san": "Ra1#"}]


def test_a_book_and_its_options_are_chosen(capsys: Capture) -> None:
    shown = said(
        capsys, "solve", FREE, "-s", "#1", "--rules", "Ponziani", "--set", "king_min=2", "--json"
    )
    assert json.loads(shown)["stipulation"] == "#1 (Ponziani, king_min=2)"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("-s", "h#2 Circe Moonlight"), "Circe does not take 'Moonlight'; its options are"),
        (("-s", "h#2 Foo"), "no rules are called 'Foo'"),
        (("-s", "h#2 Madrasi, Isardam"), "Isardam and Madrasi exclude each other"),
        (("--rules", "martian"), "--rules: no rule book is called 'martian'"),
        (("--rules", "ponziani", "--set", "wall=2"), "--rules: Ponziani has no option 'wall'"),
        (("--set", "wall"), "--set: expected OPTION=VALUE, got 'wall'"),
        (("--rules", "ponziani"), "Ponziani has no such man as .LI (b3)"),
        (("-s", "#2 RS", "--rules", "ponziani"), "--rules: RS is for castling and en passant"),
    ],
)
def test_what_is_no_rule_is_refused_in_a_sentence(
    capsys: Capture, arguments: tuple[str, ...], message: str
) -> None:
    assert message in refused(capsys, "solve", FAIRY, *arguments)


def test_men_with_qualities_that_are_not_played_are_refused(capsys: Capture) -> None:
    found = refused(capsys, "solve", "8/8/8/8/8/k1K5/8/6QR{anda} w")
    assert found.endswith("anda men are not solved yet (h1)")


def test_moves_are_listed_by_the_laws_of_old_games(capsys: pytest.CaptureFixture[str]) -> None:
    castling = said(capsys, "moves", "8/8/7k/8/8/8/3PPP2/R3K2R w KQ -", "--rules", "ponziani")
    assert sum(line.startswith("O-O") for line in castling.splitlines()) == 16
    medieval = ("moves", "8/8/6b1/1K6/2NR4/8/8/k2Q4 w", "--rules", "medieval")
    assert "FEd1-c2" in said(capsys, *medieval).splitlines()


def test_no_moves_are_listed_where_the_laws_void_the_game(capsys: Capture) -> None:
    void = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK4B w"
    assert "two bishops on squares of one colour" in refused(
        capsys, "moves", void, "--rules", "ponziani"
    )
    assert "Ba8-b7" in said(capsys, "moves", "P6k/8/8/8/8/8/8/1N2K3 w", "--rules", "ponziani")
