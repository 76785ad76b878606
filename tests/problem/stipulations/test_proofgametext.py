# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.edits import game_array, set_turn
from composer.problem.fen import parse_fen
from composer.problem.goals import DIAGRAM, MATE
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.stipulation import (
    Stipulation,
    StipulationError,
    parse_stipulation,
    parse_task,
    proof_game,
    stipulation_in_words,
)
from composer.problem.stipulations.play import Play
from composer.problem.twins import first_side

START = parse_fen("rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w Kq - 0 1")
PAWN_PASSED = parse_fen("rnbqkbnr/pp1ppppp/8/2pP4/8/8/PPP1PPPP/RNBQKBNR w KQkq c6 0 1")


@given(
    halfmoves=st.integers(1, 1999),
    start=st.sampled_from([None, START, set_turn(START, Colour.BLACK), PAWN_PASSED]),
    shortest=st.booleans(),
)
def test_what_is_written_is_read_back(
    halfmoves: int, start: Position | None, shortest: bool
) -> None:
    asked = proof_game(halfmoves, start, shortest)
    assert parse_stipulation(str(asked)) == asked
    assert stipulation_in_words(str(asked)) == asked


@every(
    "text, halfmoves, shortest",
    [
        ("PG 7.5", 15, False),
        ("PG7.5", 15, False),  # YACPDB
        ("pg 8", 16, False),
        ("PG 8.0", 16, False),
        ("dia7.5", 15, False),  # Popeye
        ("dia 4", 8, False),
        ("BP 7,5", 15, False),
        ("Beweispartie in 7,5 Zügen", 15, False),
        ("Proof game in 7.5", 15, False),
        ("Proof game in exactly 4.0 moves", 8, False),
        ("PG in 7½", 15, False),
        ("UPG 9", 18, False),
        ("Partita giustificativa in 6,5 mosse", 13, False),
        ("SPG 9.0", 18, True),
        ("Shortest proof game in 7.5 moves?", 15, True),
        ("Kürzeste Beweispartie in 6.5", 13, True),
        ("PG 0.5", 1, False),
    ],
)
def test_the_field_s_forms_are_read(text: str, halfmoves: int, shortest: bool) -> None:
    asked = parse_stipulation(text)
    assert asked == proof_game(halfmoves, shortest=shortest)
    assert (asked.is_proof_game, asked.has_lines, asked.told) == (True, True, True)


@every(
    "text",
    [
        "PG",
        "PG 0",
        "PG 7.55",
        "PG 7.25",
        "a=>b8.5",  # from which position?
        "PG 7.5 from here",
        "PG 7.5 from 8/8/8/8/8/8/8/9",
        "ser-PG 4",
        "Last move?",
        "Add a piece on e1, then -1w and #1",
    ],
)
def test_what_asks_for_none_stays_in_words(text: str) -> None:
    kept = stipulation_in_words(text)
    assert str(kept) == text
    assert not kept.is_proof_game


def test_its_signs() -> None:
    asked = parse_stipulation("a=>b 3 from rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w Kq -")
    assert asked.start == START
    assert (asked.short_sign, asked.genre, asked.moves) == ("a=>b 3.0", "a=>b", 3)
    assert asked.sign == str(asked)
    asked = parse_stipulation("pg7,5")
    assert (asked.sign, str(asked), asked.genre, asked.in_words) == ("PG 7.5", "PG 7.5", "PG", "")
    assert parse_stipulation("SPG 7.5").genre == "SPG"


def test_conditions_may_stand_behind() -> None:
    for text in ("PG 5.0 Circe", "PG 5.0 (Circe)", "dia5 circe"):
        asked = parse_task(text)
        assert (str(asked), asked.halfmoves) == ("PG 5.0 (Circe)", 10)
    assert stipulation_in_words("PG 5.0 (Nonesuch)").words == "PG 5.0 (Nonesuch)"


@every(
    "text, turn",
    [
        ("PG 7.5", Colour.BLACK),
        ("PG 8.0", Colour.WHITE),
        ("a=>b 1.5 from rnbqkbnr/8/8/8/8/8/8/RNBQKBNR b - -", Colour.WHITE),
        ("a=>b 2 from rnbqkbnr/8/8/8/8/8/8/RNBQKBNR b - -", Colour.BLACK),
    ],
)
def test_the_length_says_who_has_the_move_in_the_diagram(text: str, turn: Colour) -> None:
    asked = parse_stipulation(text)
    assert asked.turn_at_end is turn
    assert first_side(asked) is turn


def test_lines_begin_at_the_array_or_at_the_start() -> None:
    diagram = parse_fen("8/8/8/8/8/8/8/K1k5")
    assert proof_game(3).first_position(diagram) == game_array()
    assert proof_game(3, START).first_position(diagram) == START
    assert parse_stipulation("h#2").first_position(diagram) == diagram


def test_only_proof_games_lead_to_the_diagram() -> None:
    with pytest.raises(StipulationError, match="lead to the diagram"):
        Stipulation(DIAGRAM, Play.HELP, False, 4)
    with pytest.raises(StipulationError, match="lead to the diagram"):
        Stipulation(MATE, Play.PROOF, False, 4)
    with pytest.raises(StipulationError, match="lead to the diagram"):
        replace(parse_stipulation("h#2"), start=START)
    with pytest.raises(StipulationError, match="no proof games in series play"):
        Stipulation(DIAGRAM, Play.PROOF, True, 4)
