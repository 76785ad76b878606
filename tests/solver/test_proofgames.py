# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import json

import pytest
from cases import every

from composer.problem.edits import game_array
from composer.problem.fen import parse_fen
from composer.problem.intended import Intended
from composer.problem.men import Colour
from composer.problem.move import play_line
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.proofverdict import shorter_words
from composer.solver.session import Session
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve, solving

TRIANGLE = "rnbqk1nr/ppppppbp/8/7p/4P3/8/PPPPKPPP/RNBQ2NR"  # PG 3.5
ROOK_PAWNS = "rnbqkbnr/1ppppppp/8/p7/P7/8/1PPPPPPP/RNBQKBNR"  # 1.a4 a5, and with single steps


def texts(solution: Solution) -> list[str]:
    return [" ".join(move.san for move in line.moves) for line in solution.lines]


def test_a_single_game_is_sound() -> None:
    solution = solve(TRIANGLE, "PG 3.5")
    assert solution.verdict is Verdict.SOUND
    assert str(solution.message) == "Sound: one game of exactly 3.5 moves leads here"
    assert texts(solution) == ["e4 g6 Be2 Bg7 Bh5 gxh5 Ke2"]
    assert solution.complete
    assert solution.shorter == ()


def test_its_lines_lead_from_the_array_to_the_diagram() -> None:
    solution = solve(TRIANGLE, "PG 3.5")
    assert solution.first_position == game_array()
    reached = play_line(solution.first_position, solution.lines[0].moves)[-1]
    assert (reached.board, reached.turn) == (solution.position.board, Colour.BLACK)


@every("turn", ["w", "b"])
def test_the_length_and_not_the_fen_says_who_has_the_move(turn: str) -> None:
    solution = solve(f"{TRIANGLE} {turn} - - 0 1", "PG 3.5")
    assert (solution.verdict, solution.position.turn) == (Verdict.SOUND, Colour.BLACK)


def test_shorter_games_are_told_and_no_fault() -> None:
    solution = solve(ROOK_PAWNS, "PG 2.0")
    assert (solution.verdict, texts(solution)) == (Verdict.SOUND, ["a3 a6 a4 a5"])
    assert [(shorter.halfmoves, shorter.count) for shorter in solution.shorter] == [(3, 1), (2, 1)]
    assert str(shorter_words(solution.shorter)) == (
        "Shorter: one game of 1.5 and one game of 1.0 moves"
    )


def test_shorter_games_are_a_fault_of_the_shortest() -> None:
    solution = solve(ROOK_PAWNS, "SPG 2.0")
    assert solution.verdict is Verdict.SHORT
    assert str(solution.message) == "Short: a game of 1.0 moves leads here"
    assert solve(ROOK_PAWNS, "SPG 1.0").verdict is Verdict.SOUND


def test_more_games_than_intended_cook_it() -> None:
    diagram = "rnbqkbnr/1ppppppp/p7/8/8/P7/1PPPPPPP/RNBQKBNR"
    assert solve(diagram, "PG 1.0").verdict is Verdict.SOUND
    two = "rnbqkbnr/pppppppp/8/8/8/P6P/1PPPPPP1/RNBQKBNR"  # two moves of White, none of Black
    solution = solve(two, "PG 1.5")
    assert str(solution.message).startswith("No game of exactly 1.5 moves leads here")
    both = "rnbqkbnr/1ppppppp/p7/8/8/P6P/1PPPPPP1/RNBQKBNR"
    solution = solve(both, "PG 1.5")
    assert solution.verdict is Verdict.COOKED
    assert str(solution.message) == (
        "Cooked: two games of exactly 1.5 moves lead here, one intended"
    )
    meant = solve(both, "PG 1.5", SolveOptions(intended=Intended(2)))
    assert str(meant.message) == "Sound: two games of exactly 1.5 moves lead here"
    meant = solve(both, "PG 1.5", SolveOptions(intended=Intended(3)))
    assert meant.verdict is Verdict.FEW


def test_games_that_are_not_kept_are_counted() -> None:
    diagram = "rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R"
    solution = solve(diagram, "PG 3.0", SolveOptions(most_lines=2))
    assert str(solution.message).startswith("Cooked: 132 games of exactly 3.0 moves")
    assert solution.json_object()["solutions"] == 132
    assert (len(solution.lines), solution.lines_cut) == (2, True)


def test_a_bound_tells_why_there_is_none() -> None:
    solution = solve("8/8/8/8/8/8/8/K1k5", "PG 2.5")
    assert solution.verdict is Verdict.NO_SOLUTION
    assert "White needs 15 moves" in str(solution.message)


def test_a_start_of_ones_own() -> None:
    solution = solve(
        "r1bqkbnr/pp1ppppp/2n5/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R",
        "a=>b 1.0 from rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -",
    )
    assert (solution.verdict, texts(solution)) == (Verdict.SOUND, ["Nf3 Nc6"])
    assert solution.first_position.turn is Colour.WHITE


def test_a_declared_double_step_must_be_the_last_move() -> None:
    asked = parse_stipulation("PG 1.5")
    plain = "rnbqkbnr/1ppppppp/p7/8/4P3/P7/1PPP1PPP/RNBQKBNR"
    assert len(solve(plain, asked).lines) == 2
    declared = parse_fen(f"{plain} b KQkq e3 0 1")
    assert texts(solve(declared, asked)) == ["a3 a6 e4"]


@every(
    "fen, asked, words",
    [
        (TRIANGLE, "PG 100.5", "too long"),
        (TRIANGLE, "a=>b 2.0 from 8/8/8/8/8/8/8/K7 w - -", "one king"),
    ],
)
def test_what_is_not_looked_for_is_refused_with_the_reason(
    fen: str, asked: str, words: str
) -> None:
    with pytest.raises(UnsupportedStipulation, match=words):
        solve(fen, asked)


def test_a_board_without_kings_cannot_be_solved() -> None:
    assert solve("8/8/8/8/8/8/8/8", "PG 2.0").verdict is Verdict.INVALID


def test_a_cancelled_search_claims_nothing() -> None:
    token = Token()
    token.cancel()
    solution = solve(TRIANGLE, "PG 3.5", cancel=token)
    assert (solution.verdict, solution.complete) == (Verdict.UNDECIDED, False)
    assert "Not finished" in str(solution.message)


def test_the_json_form_has_the_start_and_shorter_games() -> None:
    *_, solution = solving(ROOK_PAWNS, "PG 2.0")
    found = json.loads(solution.to_json())
    assert found == json.loads(json.dumps(solution.json_object()))
    assert found["start"] == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    assert found["intended"] == "1"
    assert [[each["uci"] for each in line] for line in found["lines"]] == [
        ["a2a3", "a7a6", "a3a4", "a6a5"]
    ]
    assert [(each["halfmoves"], each["count"]) for each in found["shorter"]] == [(3, 1), (2, 1)]
    assert "start" not in json.loads(solve("8/8/8/8/8/1K6/8/k6R", "#1").to_json())


def test_a_problem_states_its_games() -> None:
    problem = Problem(
        parse_fen("rnbqkbnr/1ppppppp/p7/8/8/P6P/1PPPPPP1/RNBQKBNR"),
        parse_stipulation("PG 1.5"),
        extras=(("intended-solutions", "2"),),
    )
    assert solve(problem).verdict is Verdict.SOUND


def test_positions_are_judged_by_their_games() -> None:
    judge = Session().judge(parse_stipulation("PG 1.0"), Token())
    positions = [parse_fen(ROOK_PAWNS), game_array(), parse_fen("8/8/8/8/8/8/8/8")]
    verdicts = [judgement.verdict for judgement in judge.judge(positions)]
    assert verdicts == [Verdict.SOUND, Verdict.NO_SOLUTION, Verdict.INVALID]
