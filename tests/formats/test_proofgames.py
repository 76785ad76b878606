# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games and other retro problems in files: what comes back is what went out."""

from __future__ import annotations

from pathlib import Path

import pytest

from composer.formats.entry import Entry
from composer.formats.forms import WRITTEN
from composer.formats.olv import scan_olv
from composer.formats.olvwriting import olv_document
from composer.formats.pgnwriting import pgn_game
from composer.formats.popeye.writing import popeye_text
from composer.formats.sniff import read_problems
from composer.formats.writing import write_problems
from composer.problem.edits import set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation, proof_game, stipulation_in_words
from composer.problem.twins import first_side

ORBAN = "rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR"  # PG 4.0
FROM = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR"
THERE = "r1bqkbnr/pp1ppppp/2n5/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R"
CORPUS = Path(__file__).parents[2] / "../shared/corpus/olv"


def problem_of(fen: str, asked: str) -> Problem:
    stipulation = stipulation_in_words(asked)
    return Problem(set_turn(parse_fen(fen), first_side(stipulation)), stipulation)


PROOF_GAMES = [
    (ORBAN, "PG 4.0"),
    ("rnbqk1nr/ppppppbp/8/7p/4P3/8/PPPPKPPP/RNBQ2NR", "PG 3.5"),
    (THERE, f"a=>b 1.0 from {FROM} w KQkq -"),
    (THERE, f"a=>b 1.5 from {FROM} b KQkq -"),
    (ORBAN, "PG 5.0 (Circe)"),
]
RETRO = [
    "Last move?",
    "-1(w & b) & #1",
    "Is castling legal?",
    "Release the position",
    "Last 18 single moves?",
    "Add a piece on e1, then -1w and #1",
    "-1w & #2",
    "a=>b8.5",
    "ser-PG 5",
]


@pytest.mark.parametrize("end", WRITTEN)
@pytest.mark.parametrize(("fen", "asked"), PROOF_GAMES)
def test_proof_games_come_back_from_every_form(
    tmp_path: Path, fen: str, asked: str, end: str
) -> None:
    problem = problem_of(fen, asked)
    write_problems(tmp_path / f"x{end}", [problem])
    (entry,) = read_problems(tmp_path / f"x{end}")
    assert entry.problem.position == problem.position
    assert entry.problem.stipulation == problem.stipulation


@pytest.mark.parametrize("end", WRITTEN)
@pytest.mark.parametrize("asked", RETRO)
def test_other_retro_problems_are_kept_in_their_words(tmp_path: Path, asked: str, end: str) -> None:
    problem = problem_of(ORBAN, asked)
    write_problems(tmp_path / f"x{end}", [problem])
    (entry,) = read_problems(tmp_path / f"x{end}")
    assert entry.problem.position == problem.position
    assert str(entry.problem.stipulation) == asked


def test_the_shortest_come_back_from_all_but_popeye_s(tmp_path: Path) -> None:
    problem = problem_of(ORBAN, "SPG 4.0")
    for end in WRITTEN:
        write_problems(tmp_path / f"x{end}", [problem])
        (entry,) = read_problems(tmp_path / f"x{end}")
        expected = proof_game(8) if end == ".inp" else problem.stipulation
        assert entry.problem.stipulation == expected  # Popeye knows `dia` only


def test_yacpdb_s_spelling_is_written_and_read(tmp_path: Path) -> None:
    assert 'stipulation: "PG4.0"' in olv_document(problem_of(ORBAN, "PG 4.0"))
    text = (
        "---\nauthors: [Somebody]\nalgebraic:\n  white: [Ke1]\n  black: [Ke8]\n"
        'stipulation: "PG7.5"\nsolution: ""\n'
    )
    path = tmp_path / "x.olv"
    path.write_text(text)
    (entry,) = scan_olv(path)
    assert isinstance(entry, Entry)
    assert entry.problem.stipulation == proof_game(15)
    assert entry.problem.position.turn is Colour.BLACK
    assert not entry.notes


def test_popeye_s_dia() -> None:
    text = popeye_text(problem_of("rnbqk1nr/ppppppbp/8/7p/4P3/8/PPPPKPPP/RNBQ2NR", "PG 3.5"))
    assert "Stipulation dia3.5" in text
    assert "HalfDuplex" not in text


@pytest.mark.parametrize(
    ("option", "turn"), [("", Colour.BLACK), ("Option WhiteToPlay\n", Colour.WHITE)]
)
def test_popeye_s_position_to_position(tmp_path: Path, option: str, turn: Colour) -> None:
    path = tmp_path / "x.inp"
    path.write_text(
        "BeginProblem\nForsyth rsbqkbsr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RSBQKBSR\n"
        f"Stipulation a=>b1\n{option}"
        "Pieces White Ke1 Qd1 Ra1h1 Bc1f1 Sb1f3 Pa2b2c2d2e4f2g2h2\n"
        "  Black Ke8 Qd8 Ra8h8 Bc8f8 Sc6g8 Pa7b7c5d7e7f7g7h7\nEndProblem\n"
    )
    (entry,) = read_problems(path)
    asked = entry.problem.stipulation
    assert asked == proof_game(2, set_turn(parse_fen(f"{FROM} w KQkq - 0 1"), turn))
    assert entry.problem.position.board == parse_fen(THERE).board
    written = popeye_text(entry.problem)
    assert ("WhiteToPlay" in written) is (turn is Colour.WHITE)
    assert written.index("Stipulation a=>b1") < written.rindex("Pieces")


def test_games_as_pgn_begin_where_games_begin() -> None:
    game = pgn_game(problem_of(ORBAN, "PG 4.0"))
    assert "1. e4 e6 2. Bb5 Ke7 3. Bxd7 c6 4. Be8 Kxe8 *" in game
    assert "[FEN " not in game  # any program plays it from the array
    assert f'[Diagram "{ORBAN} w ' in game
    between = pgn_game(problem_of(THERE, f"a=>b 1.0 from {FROM} w KQkq -"))
    assert f'[FEN "{FROM} w KQkq - 0 1"]' in between
    assert "1. Nf3 Nc6 *" in between


def test_every_stipulation_of_real_collections_is_kept(tmp_path: Path) -> None:
    files = sorted(CORPUS.glob("*.olv"))
    if not files:
        pytest.skip("the collections are not here")
    problems = [
        entry.problem
        for path in files
        for entry in scan_olv(path)
        if isinstance(entry, Entry) and entry.problem.stipulation.words
    ]
    assert len({str(problem.stipulation) for problem in problems}) > 10
    write_problems(tmp_path / "x.olv", problems)
    again = [problem.problem for problem in read_problems(tmp_path / "x.olv")]
    assert [str(problem.stipulation) for problem in again] == [
        str(problem.stipulation) for problem in problems
    ]
    assert [problem.position for problem in again] == [problem.position for problem in problems]


def test_a_stipulation_of_a_proof_game_is_no_other_s() -> None:
    assert parse_stipulation("PG 4.0") != parse_stipulation("h#4")
