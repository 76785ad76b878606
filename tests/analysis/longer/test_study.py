# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import chess
from cases import every

from composer import solve
from composer.analysis.board import board_of
from composer.analysis.matepicture import picture_of
from composer.analysis.playlines import PlayLine
from composer.analysis.report import analyse
from composer.analysis.study import Study
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.solver.solution import Stage

INDIAN = "8/8/5B1N/3B4/3p1k2/7K/3P4/8 w - - 0 1"
FENS = [
    (record["fen"], record["stipulation"])
    for record in json.loads(
        Path(__file__).parent.joinpath("golden.json").read_text(encoding="utf-8")
    )
]


def study_of(text: str, stipulation: str = "#3") -> Study:
    study = Study.of(solve(text, stipulation))
    assert study.is_longer_mate
    return study


@every("text, stipulation", FENS)
def test_lines_are_games_that_end_in_mate(text: str, stipulation: str) -> None:
    study = study_of(text, stipulation)
    assert study.lines
    for line in study.lines:
        board = chess.Board(text)
        for move in line.moves:
            board.push_uci(move.uci)
        assert board.is_checkmate()
        assert line.final.occupied == int(board.occupied)


def test_men_are_followed_from_the_diagram() -> None:
    study = study_of(INDIAN)
    (line,) = [line for line in study.full if line.text() == "1...d3 2.Kg2 Ke4 3.Kg3#"]
    assert line.length == 3
    assert line.white(1).home == line.white(1).move.origin
    assert line.white(2).home == line.white(3).home != line.white(3).move.origin
    assert line.mate is line.plies[-1]
    assert line.text(2) == "2...Ke4 3.Kg3#"


def test_only_longer_direct_mates_that_are_known_are_laid_out() -> None:
    solution = solve(INDIAN, "#3")
    assert not Study.of(replace(solution, stage=Stage.KEYS)).is_longer_mate
    assert not Study.of(solve(INDIAN, "#2")).is_longer_mate
    assert not Study.of(solve("8/8/8/8/8/5k2/7q/7K b - - 0 1", "h#3")).is_longer_mate


def test_of_several_keys_the_one_that_is_meant_is_laid_out() -> None:
    solution = solve("7k/8/5K2/8/8/8/8/R6R w - - 0 1", "#3")
    keys = [phase.move for phase in solution.keys if phase.move is not None]
    assert len(keys) != 1
    assert not Study.of(solution).is_longer_mate
    longest = [phase for phase in solution.keys if not phase.ends]
    for phase in longest:
        study = Study.of(solution, phase.move)
        assert study.is_longer_mate
        assert study.first.move == phase.move


def test_the_report_carries_the_themes_and_the_key() -> None:
    analysis = analyse(solve(INDIAN, "#3"))
    assert "indian" in {flag.id for flag in analysis.flags}
    assert analysis.key is not None


def _picture(text: str) -> object:
    return picture_of(board_of(parse_fen(text)))


@every(
    "one, other, same",
    [
        ("7k/6Q1/6K1/8/8/8/8/8 w - - 0 1", "8/8/8/8/8/1K6/1Q6/k7 w - - 0 1", True),
        ("8/6Qk/6K1/8/8/8/8/8 w - - 0 1", "7k/6Q1/6K1/8/8/8/8/8 w - - 0 1", False),
        ("k6R/8/1K6/8/8/8/8/8 w - - 0 1", "k4R2/8/1K6/8/8/8/8/8 w - - 0 1", True),
        ("k6R/8/1K6/8/8/8/8/8 w - - 0 1", "k6Q/8/1K6/8/8/8/8/8 w - - 0 1", False),
    ],
)
def test_pictures_are_equal_under_the_symmetries_of_the_board(
    one: str, other: str, same: bool
) -> None:
    assert (_picture(one) == _picture(other)) is same


def test_a_picture_does_not_change_as_the_board_is_turned() -> None:
    position = parse_fen("8/8/4N3/3k4/5R2/2KB4/8/8 w - - 0 1")
    turned = Position.of(
        {(square % 8) * 8 + 7 - square // 8: man for square, man in position}, position.turn
    )
    mirrored = Position.of({square ^ 7: man for square, man in position}, position.turn)
    expected = picture_of(board_of(position))
    assert picture_of(board_of(turned)) == expected
    assert picture_of(board_of(mirrored)) == expected


def test_a_line_knows_its_black_moves() -> None:
    line: PlayLine = study_of(INDIAN).full[0]
    assert line.black(1).move is line.moves[1]


def test_the_threat_is_a_line_and_any_move_of_black_is_written_so() -> None:
    # Loyd 1858: 1.Ba8 (2.Qb7 and 3.Qh1); a move that parries nothing stands for all
    study = study_of("2n5/6p1/8/5p2/8/7N/3pp1B1/KQ1bk3 w - - 0 1")
    assert [line.text(0) for line in study.threatened] == ["1.Ba8 ~ 2.Qb7 ~ 3.Qh1#"]
    assert "1...f4 2.Qg6 ~ 3.Qg1#" in {line.text() for line in study.full}
    assert study_of(INDIAN).threatened == ()


def test_nothing_is_laid_out_where_the_only_key_mates_too_soon() -> None:
    # Mrs W. J. Baird, Womanhood 1899: a mate in two
    solution = solve("8/2R1BB2/8/4k3/8/2K2P2/8/8 w - - 0 1", "#3")
    assert [phase.move.san for phase in solution.keys if phase.move] == ["Bg5"]
    assert not Study.of(solution).is_longer_mate
    assert Study.of(solution, solution.keys[0].move).is_longer_mate  # unless it is meant


def test_where_nothing_parries_the_threat_its_line_is_the_solution() -> None:
    study = study_of("8/6B1/4p3/4Pp2/1Np5/2Kp4/3N4/k7 w - - 0 1", "#4")
    assert [line.text(0) for line in study.lines] == ["1.Bf8 f4 2.Bc5 f3 3.Bd4 f2 4.Kxc4#"]
    assert study.threatened == ()
    themes = {flag.id for flag in analyse(study.solution).flags}
    assert {"quiet_continuations", "model_mate", "royal_battery"} <= themes


def test_a_key_that_lets_black_check_is_told_in_longer_mates_too() -> None:
    """E. E. H. Baird 1900: 1.Kg5!"""
    (flag,) = [
        flag
        for flag in analyse(solve("4N3/5p1p/2p2K2/3k1P2/5pp1/8/2Q1PP2/B7", "#3")).flags
        if flag.id == "check_provoking_key"
    ]
    assert [move.san for move in flag.moves[1:]] == ["h6+", "f6+"]
