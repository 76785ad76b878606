# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Iterator

import pytest
from cases import every

from composer.problem.fen import fen, parse_fen
from composer.problem.men import Colour
from composer.problem.move import Move, play_line
from composer.problem.position import Position
from composer.problem.stipulation import parse_task
from composer.rules.book import Rules
from composer.solver.general.quest import general_moves
from composer.solver.options import SolveOptions, Token, UnsupportedStipulation
from composer.solver.proofstrategies import proof_text, strategy_objects
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import solve
from composer.solver.stages import GENERAL

FEW = "8/1k6/3p4/2R5/4n3/8/1P2K3/8 w - -"
FAIRY = "8/1k6/3p4/2G5/4g3/8/1P2K3/8 w - -"


def games(solution: Solution) -> list[tuple[str, ...]]:
    return [tuple(move.uci for move in line.moves) for line in solution.lines]


def played(start: Position, rules: Rules, halfmoves: int) -> Iterator[tuple[Position, list[Move]]]:
    """Yield every game of a length with the position it leads to, by plain enumeration."""
    if halfmoves == 0:
        yield start, []
        return
    for move in general_moves(start, rules, Colour.BLACK):
        after = play_line(start, [move])[-1]
        for end, game in played(after, rules, halfmoves - 1):
            yield end, [move, *game]


@every(
    "words, start",
    [
        ("Circe", FEW),
        ("AndernachChess", FEW),
        ("EinsteinChess", FEW),
        ("MonochromChess", FEW),
        ("Koeko", FEW),
        ("SuperCirce", "8/1k6/8/2R1p3/8/8/4K3/8 w - -"),
        ("NoCapture", FEW),
        ("LostPieces", FEW),
        ("BackHome", FEW),
        ("DuellistChess", FEW),
        ("", FAIRY),
        ("Circe", FAIRY),
    ],
)
def test_the_games_are_those_of_plain_enumeration(words: str, start: str) -> None:
    suffix = f" ({words})" if words else ""
    asked = parse_task(f"a=>b 1.0 from {start}{suffix}")
    assert asked.start is not None
    found: dict[tuple[object, ...], list[tuple[str, ...]]] = {}
    for end, game in played(asked.start, asked.rules, 2):
        found.setdefault(end.board, []).append(tuple(move.uci for move in game))
    boards = sorted(found, key=lambda board: (-len(found[board]), found[board]))
    for board in (*boards[:3], *boards[len(boards) // 2 :][:3], boards[-1]):
        diagram = Position.of({square: man for square, man in enumerate(board) if man})
        solution = solve(diagram, asked)
        assert sorted(games(solution)) == sorted(found[board]), fen(diagram)
        assert (solution.complete, solution.solver) == (True, GENERAL)


def test_a_man_is_reborn_on_the_way() -> None:
    diagram = "rnbqkbnr/pppp1ppp/8/4N3/8/8/PPPPPPPP/RNBQKB1R"  # Nf3 e5 Nxe5: the pawn is back
    reborn = diagram.replace("pppp1ppp", "pppppppp")
    assert solve(diagram, "PG 1.5").verdict is Verdict.SOUND
    assert solve(diagram, "PG 1.5 (Circe)").verdict is Verdict.NO_SOLUTION
    solution = solve(reborn, "PG 1.5 (Circe)")
    assert [move.uci for move in solution.lines[0].moves] == ["g1f3", "e7e5", "f3e5[+bPe7]"]
    assert solution.verdict is Verdict.SOUND


def test_shorter_games_are_told_and_the_shortest_minds_them() -> None:
    diagram = "rnbqkbnr/1ppppppp/8/p7/P7/8/1PPPPPPP/RNBQKBNR"
    solution = solve(diagram, "PG 2.0 (Circe)")
    assert games(solution) == [("a2a3", "a7a6", "a3a4", "a6a5")]
    assert [(each.halfmoves, each.count) for each in solution.shorter] == [(3, 1), (2, 1)]
    assert solve(diagram, "SPG 2.0 (Circe)").verdict is Verdict.SHORT


def test_a_declared_double_step_must_be_the_last_move() -> None:
    plain = "rnbqkbnr/1ppppppp/p7/8/4P3/P7/1PPP1PPP/RNBQKBNR"
    declared = parse_fen(f"{plain} b KQkq e3 0 1")
    assert len(games(solve(plain, "PG 1.5 (Circe)"))) == 2
    assert games(solve(declared, "PG 1.5 (Circe)")) == [("a2a3", "a7a6", "e2e4")]


def test_games_that_are_not_wanted_are_not_looked_for() -> None:
    diagram = "rnbqkbnr/1ppppppp/p7/8/8/P6P/1PPPPPP1/RNBQKBNR"
    solution = solve(diagram, "PG 1.5 (Circe)", SolveOptions(most_lines=1))
    assert (len(solution.lines), solution.complete) == (1, False)
    assert solution.verdict is Verdict.UNDECIDED
    assert solve(diagram, "PG 1.5 (Circe)").verdict is Verdict.COOKED


def test_a_cancelled_search_claims_nothing() -> None:
    token = Token()
    token.cancel()
    solution = solve(
        "rnbqkbnr/pppp1ppp/8/4N3/8/8/PPPPPPPP/RNBQKB1R", "PG 1.5 (Circe)", cancel=token
    )
    assert (solution.verdict, solution.complete) == (Verdict.UNDECIDED, False)


def test_nobody_needs_a_king() -> None:
    solution = solve("8/8/8/8/8/k7/8/G7", "a=>b 0.5 from 8/8/8/8/8/1k6/8/G7 b - -")
    assert games(solution) == [("b3a3",)]


def test_strategies_are_those_of_todays_chess_only() -> None:
    solution = solve("rnbqkbnr/pppppppp/8/4N3/8/8/PPPPPPPP/RNBQKB1R", "PG 1.5 (Circe)")
    assert (proof_text(solution), strategy_objects(solution)) == ((), [])


@every(
    "fen, asked, words",
    [
        ("8/8/8/8/8/8/8/Kk6", "PG 2.0 (Imitator d4)", "imitators"),
        ("8/8/8/8/8/8/8/Kk6", "PG 2.0 (medieval)", "old games"),
    ],
)
def test_what_is_not_looked_for_is_refused(fen: str, asked: str, words: str) -> None:
    with pytest.raises(UnsupportedStipulation, match=words):
        solve(fen, asked)


@pytest.mark.parametrize("most", [1, 2, 20])
def test_a_limit_of_lines_ends_nothing_that_was_not_looked_at(most: int) -> None:
    """Games without the double step that the diagram tells count for the limit, and not as none."""
    diagram = parse_fen("1k6/8/8/8/4P3/7K/8/8 b - e3 0 1")
    asked = "a=>b 3.5 from 1k6/8/8/8/8/7K/4P3/8 w - - (Circe)"
    solution = solve(diagram, asked, SolveOptions(most_lines=most))
    assert not solution.complete
    assert solution.verdict is not Verdict.NO_SOLUTION


def test_where_a_side_moves_men_of_the_other_no_games_are_looked_for() -> None:
    diagram = parse_fen("8/1k6/8/4n3/8/7r/8/4K3 w - - 0 1")
    with pytest.raises(UnsupportedStipulation, match="moves men of the other"):
        solve(diagram, "a=>b 1.0 from 8/1k6/8/8/8/3n3r/4K3/8 w - - (HalfInChess)")


def test_men_who_are_too_far_from_their_squares_are_seen_before() -> None:
    asked = parse_task("PG 2.5 (NoWhiteCapture)")
    found = solve(parse_fen("r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq -"), asked)
    assert len(found.lines) == 4
    assert found.nodes < 10_000
