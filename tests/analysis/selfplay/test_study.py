# SPDX-License-Identifier: GPL-3.0-or-later
"""Self play laid out: lines down to Black's mate, tables of second moves, men shut off."""

from __future__ import annotations

from cases import every

from composer import solve
from composer.analysis.board import board_of
from composer.analysis.playlines import PlayLine, Ply
from composer.analysis.selfplay.errors import _is_shut
from composer.analysis.study import Study, is_self_play
from composer.problem.fen import parse_fen
from composer.problem.move import Mark
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_task

BAIRD = "6r1/5Npb/6k1/2pB2q1/2ppK3/5PRP/6N1/8 w - - 0 1"  # Boy's Own Paper 1902


def study_of(fen: str, stipulation: str) -> Study:
    study = Study.of(solve(fen, stipulation))
    assert study.is_self_play
    return study


def test_lines_end_with_blacks_mate() -> None:
    study = study_of(BAIRD, "s#2")
    assert study.mated
    for line in study.mated:
        assert len(line.plies) == 4
        assert line.mate.move.mark is Mark.MATE
        assert line.length == study.moves
    for line, final in study.ends:
        assert final.is_mate()
        assert final == line.final.exchanged()
        assert final.exchanged() == line.final


def test_tables_hold_the_second_moves() -> None:
    study = study_of("2N1k1bn/R3NnPp/pB2KP1p/rr2R2Q/B5P1/8/8/8 w - - 0 1", "s#2")
    key = study.key
    assert key is not None
    single = {str(a.defence.san): a.mate.san for a in key.unique_answers()}
    assert single["Rxa4"] == "Nxg8+"


@every(
    "task, expected",
    [
        ("s#3", True),
        ("r#2", True),
        ("semi-r#2", True),
        ("s=2", False),
        ("#3", False),
        ("h#2", False),
        ("hs#2", False),
        ("ser-s#3", False),
    ],
)
def test_what_is_self_play(task: str, expected: bool) -> None:
    assert is_self_play(parse_task(task)) is expected


def test_other_rules_are_left_aside() -> None:
    assert not Study.of(solve(BAIRD, "s#2 (Circe)")).is_self_play


def before_the_mate(fen: str) -> PlayLine:
    """Return a line in which Black is to mate in a position, nobody having moved before."""
    board = board_of(parse_fen(fen)).exchanged()  # White is the side that is mated
    ply = Ply(None, 0, board, board)  # type: ignore[arg-type]  # which moves led there is all one
    return PlayLine((ply, ply, ply, ply), {})


@every(
    "fen, expected",
    [
        # Bishop b8 could take the checking knight f4 but for the rook d6.
        ("1b6/8/3r4/8/5N2/7k/8/K7 b - - 0 1", True),
        # It could not end the check of the knight g5 from anywhere on its line.
        ("1b6/8/3r4/6N1/8/7k/8/K7 b - - 0 1", False),
        # Nobody stands between.
        ("1b6/8/8/3r4/5N2/7k/8/K7 b - - 0 1", False),
    ],
)
def test_shut_off_is_proved_by_the_move_that_is_missing(fen: str, expected: bool) -> None:
    line = before_the_mate(fen)
    assert _is_shut(line, parse_square("b8"), parse_square("d6")) is expected
