# SPDX-License-Identifier: GPL-3.0-or-later
"""Where solutions end, against python-chess, which plays every line by itself."""

from __future__ import annotations

import chess
import pytest
from cases import every
from hypothesis import example, given
from positions import playable_positions

from composer import solve
from composer.analysis import ends as bounds
from composer.analysis.ends import ends_of
from composer.analysis.matepicture import Cleanness
from composer.analysis.report import analyse
from composer.problem.fen import fen, parse_fen
from composer.problem.position import Position
from composer.solver.phases import EndPhase
from composer.solver.solution import Verdict

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
THREATS = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"
HELP = "8/8/8/k3b3/6Q1/8/K7/8 b - - 0 1"


def placed(position: Position) -> str:
    return fen(position).split()[0]


def found(diagram: str, stipulation: str, *phases: EndPhase) -> dict[str, Cleanness]:
    solution = solve(diagram, stipulation)
    known = ends_of(solution, analyse(solution))
    assert not known.cut
    return {placed(end.final): end.cleanness for end in known.ends if end.phase in phases}


def mates(board: chess.Board) -> dict[str, str]:
    """Every mate in one, and the position that it makes."""
    reached = {}
    for move in list(board.legal_moves):
        board.push(move)
        if board.is_checkmate():
            reached[move.uci()] = board.board_fen()
        board.pop()
    return reached


def ends_of_key(board: chess.Board) -> tuple[set[str], set[str]]:
    """The ends after effective defences of a key that was made, and those of its threats."""
    threats: dict[str, str] = {}
    if not board.is_check():
        board.push(chess.Move.null())
        threats = mates(board)
        board.pop()
    play: set[str] = set()
    for defence in list(board.legal_moves):
        board.push(defence)
        answers = mates(board)
        if not threats or not threats.keys() <= answers.keys():
            play |= set(answers.values())
        board.pop()
    return play, set(threats.values())


@every("diagram", [STAR, THREATS])
def test_a_mate_in_two_ends_where_every_line_of_its_key_ends(diagram: str) -> None:
    solution = solve(diagram, "#2")
    assert solution.key is not None
    assert solution.key.move is not None
    board = chess.Board(diagram)
    board.push_uci(solution.key.move.uci)
    play, threats = ends_of_key(board)
    assert set(found(diagram, "#2", EndPhase.PLAY)) == play
    assert set(found(diagram, "#2", EndPhase.THREAT)) == threats - play


@given(playable_positions(most=7))
@example(parse_fen("4k2r/8/8/8/8/8/7q/RB2K2R b - - 0 1"))  # a threat of a try by the man who moved
def test_of_any_position_nothing_else_is_an_end(position: Position) -> None:
    solution = solve(position, "#2")
    known = ends_of(solution, analyse(solution))
    for end in known.ends:
        board = chess.Board(fen(position))
        if end.phase is EndPhase.SET:
            board.turn = not board.turn
        for move in end.moves:
            if board.color_at(move.origin) != board.turn:  # a threat, also one of a try
                assert end.phase in (EndPhase.THREAT, EndPhase.TRY)
                board.push(chess.Move.null())
            board.push_uci(move.uci)
        assert board.is_checkmate()
        assert end.mates
        assert board.board_fen() == placed(end.final)
    if solution.verdict is Verdict.SOUND:
        assert len({placed(end.final) for end in known.ends}) == len(known.ends)
        assert any(end.phase in (EndPhase.PLAY, EndPhase.THREAT) for end in known.ends)


def test_help_lines_end_in_their_last_positions() -> None:
    solution = solve(HELP, "h#2")
    known = ends_of(solution, analyse(solution))
    assert solution.lines
    reached = set()
    for line in solution.lines:
        board = chess.Board(HELP)
        for move in line.moves:
            board.push_uci(move.uci)
        assert board.is_checkmate()
        reached.add(board.board_fen())
    assert solution.verdict is Verdict.SOUND
    assert {placed(end.final) for end in known.ends if end.phase is EndPhase.PLAY} == reached


def test_a_selfmate_ends_with_the_mate_of_white() -> None:
    solution = solve("8/8/6Q1/5r2/8/7k/1q3b1N/5K2 w - - 0 1", "s#2")
    known = ends_of(solution, analyse(solution))
    assert solution.verdict is Verdict.SOUND
    played = [end for end in known.ends if end.phase is EndPhase.PLAY]
    assert played
    for end in played:
        board = chess.Board(fen(end.final))
        assert len(end.moves) == 4
        assert board.turn is chess.WHITE
        assert board.is_checkmate()


def test_a_mate_is_judged() -> None:
    cleanness = found("8/8/8/8/8/2K5/1R6/k7 w - - 0 1", "#1", EndPhase.PLAY)
    assert cleanness == {}  # Kb3 stalemates, and no rook move mates
    cleanness = found("k7/8/1K6/8/8/8/8/7R w - - 0 1", "#1", EndPhase.PLAY)
    assert cleanness == {"k6R/8/1K6/8/8/8/8/8": Cleanness.IDEAL}


def test_of_several_keys_without_one_that_is_meant_no_play_counts() -> None:
    assert found("k7/8/1K6/8/8/8/8/6RR w - - 0 1", "#1", EndPhase.PLAY) == {}


def test_a_proof_game_has_no_end_of_its_own() -> None:
    array = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1"
    solution = solve(array, "PG0.5")
    assert ends_of(solution, analyse(solution)) == bounds.Ends()


@pytest.mark.parametrize("name", ["MOST_ENDS", "MOST_VIRTUAL"])
def test_what_is_left_out_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    solution = solve(parse_fen(STAR), "#2")
    analysis = analyse(solution)
    whole = ends_of(solution, analysis)
    monkeypatch.setattr(bounds, name, 2)
    some = ends_of(solution, analysis)
    assert some.cut if name == "MOST_ENDS" else some.virtual_cut
    assert len(some.ends) < len(whole.ends)
    assert set(some.ends) <= set(whole.ends)


def test_of_a_long_problem_only_so_many_moves_are_gone_through() -> None:
    solution = solve("8/5K2/4R3/7k/8/8/5N2/8 w - - 0 1", "#3")
    analysis = analyse(solution)
    whole = ends_of(solution, analysis)
    assert not whole.cut
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bounds, "MOST_NODES", 1)
        some = ends_of(solution, analysis)
    assert some.cut
    assert set(some.ends) < set(whole.ends)
