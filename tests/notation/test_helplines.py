# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import chess
import pytest
from cases import every

from composer.notation.helplines import help_lines
from composer.notation.printed import PrintOptions, printed_solution
from composer.notation.spans import plain_text
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.problem.twins import MoveMan, Twin

CORNER = "7k/Q7/5K2/8/8/8/8/8 b - - 0 1"
TWIN = (Twin("b", (MoveMan(48, 49),)),)  # the queen to b7


def problem(text: str, fen: str = CORNER, stipulation: str = "h#1") -> Problem:
    extras = (("solution", text),)
    return Problem(parse_fen(fen), parse_stipulation(stipulation), extras=extras)


def printed(asked: Problem, language: str = "en") -> str:
    return plain_text(printed_solution(asked, (), PrintOptions.of(language)))


@every(
    "text",
    [
        "1.Kh8-g8 Qa7-g7 #",
        "  1.Kg8 Qg7#\n",
        '"1.Kh8-g8   Qa7-g7 # "',
        "1. Kg8 Qg7#!",
    ],
)
def test_a_line_is_read_however_it_is_written(text: str) -> None:
    assert printed(problem(text)) == "1.Kg8 Qg7#"
    assert printed(problem(text), "it") == "1.Rg8 Dg7#"
    assert printed(problem(text), "figurine") == "1.♔g8 ♕g7#"


def test_several_lines_are_read_in_their_order() -> None:
    asked = problem("1...Qa7-g7 #\n\n1.Kh8-g8 Qa7-g7 #")
    assert printed(asked) == "1...Qg7#\n1.Kg8 Qg7#"


def test_half_a_move_begins_with_the_second_side() -> None:
    asked = problem("1...Kf5-f6   2.Kh8-g8 Qa7-g7 #", "7k/Q7/8/5K2/8/8/8/8 w - - 0 1", "h#1.5")
    assert printed(asked) == "1...Kf6 2.Kg8 Qg7#"


@every("lead", ["1...... 2.", "1...  ...  2.", "1.… … 2.", "1...... 2. "])
def test_set_play_of_half_a_move_leaves_out_two(lead: str) -> None:
    asked = problem(f"{lead}Kg8 Qg7#", CORNER.replace(" b ", " w "), "h#1.5")
    assert printed(asked) == "1...... 2.Kg8 Qg7#"


@every("head", ["b) wQa7-->b7", "+b) wQa7--b7", "b)"])
def test_twins_are_read_by_their_letters(head: str) -> None:
    asked = replace(problem(f"a)\n1.Kg8 Qg7#\n\n{head}\n\n 1.Kh8-g8 Qb7-g7 #"), twins=TWIN)
    assert [letter for letter, _ in help_lines(asked)] == ["a", "b"]
    assert printed(asked) == "a) 1.Kg8 Qg7#\nb) 1.Kg8 Qg7#"


def test_a_part_that_is_missing_or_wrong_leaves_all_as_it_is() -> None:
    for text in ("b) 1.Kg8 Qg7#", "1.Kg8 Qg7#", "a) 1.Kg8 Qg7#\nb) 1.Kh8-g8 Qb7-b8 #"):
        asked = replace(problem(text), twins=TWIN)
        assert help_lines(asked) == ()
        assert printed(asked) == text.replace(" #", "#")


@every(
    "text",
    [
        "1.Kg8 Qg7# and more",
        "1.Kh8-g8 Qa7-a6",
        "1.Kh8-g8",
        "by hand",
        "1.Ke4 Qg7#",
        "1." * 3000,
        "1.\ud800 Qg7#",
    ],
)
def test_what_is_not_understood_stays_as_it_is(text: str) -> None:
    asked = problem(text)
    assert help_lines(asked) == ()
    assert printed(asked) == text


def test_only_help_play_is_read() -> None:
    for stipulation in ("#2", "s#2", "ser-h#2", "hs#2"):
        assert help_lines(problem("1.Kg8 Qg7#", stipulation=stipulation)) == ()
    assert help_lines(problem("")) == ()
    assert help_lines(problem("1.Kg8 Qg7#", "8/8/8/8/8/8/8/8 b - - 0 1")) == ()
    fairy = CORNER.replace("8/8/8/8/8 ", "8/8/8/8/7G ")
    assert help_lines(problem("1.Kg8 Qg7#", fairy)) == ()  # a grasshopper stands there


@pytest.mark.corpus
def test_the_lines_of_many_help_problems_are_printed_as_the_board_has_them(corpus: Path) -> None:
    read = 0
    with (corpus / "popeye-orthodox.jsonl").open(encoding="utf-8") as file:
        records = [json.loads(line) for line in file]
    for record in records:
        result = record["result"]
        if not record["stipulation"].startswith("h#") or result["kind"] != "lines":
            continue
        lines = [[uci for uci in line if uci] for line in result["solutions"]][:20]
        if not lines or {"WhiteToPlay", "HalfDuplex", "Duplex"} & set(record["options"]):
            continue
        board = chess.Board(record["fen"])
        board.turn = "." in record["stipulation"]
        texts, wanted = [], []
        for line in lines:
            played, long, short = board.copy(), [], []
            for uci in line:
                move = chess.Move.from_uci(uci)
                piece = played.piece_at(move.from_square)
                assert piece is not None
                castling = played.is_castling(move)
                letter = "" if piece.piece_type == chess.PAWN else piece.symbol().upper()
                sign = "*" if played.is_capture(move) else "-"
                promoted = f"={uci[4].upper()}" if len(uci) == 5 else ""
                short.append(played.san(move))
                name = "0-0-0" if uci[2] == "c" else "0-0"
                long.append(name if castling else f"{letter}{uci[:2]}{sign}{uci[2:4]}{promoted}")
                played.push(move)
            first = "1..." if board.turn else "1."
            texts.append(first + " ".join(long) + " #")
            wanted.append(short)
        asked = problem("\n".join(texts), record["fen"], record["stipulation"])
        if str(asked.stipulation) != record["stipulation"]:
            continue
        found = plain_text(printed_solution(asked, ()))
        for line, short in zip(found.split("\n"), wanted, strict=True):
            words = [word.split(".")[-1] for word in line.replace(" e.p.", "").split(" ")]
            assert words == [word.replace("O-O", "0-0").replace("-O", "-0") for word in short]
            read += 1
    assert read > 20
