# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems without a king: solved wherever only the other side's king is asked for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import chess
import pytest
from fairypositions import fairy_position
from oracle.search import plain_search
from solver_truth import solution_with_themes
from thorough import many

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import Drop, drop_map
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.report import analyse
from composer.problem.boards import board_of
from composer.problem.defects import KINGLESS, Fault, Severity, has_kings
from composer.problem.fen import parse_fen
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, parse_stipulation, parse_task
from composer.problem.twins import first_side
from composer.solver.compiled import kernel_module
from composer.solver.general.search import general_search
from composer.solver.lawdefects import defects_of_task, fatal_for
from composer.solver.legal import legal_moves
from composer.solver.options import SolveOptions, Token
from composer.solver.solution import Verdict
from composer.solver.solve import solve
from composer.solver.stages import Found, Search

OFFICERS = (Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT)
PLAY = (
    "#1", "=1", "x1", "+1", "s#1", "s=1", "r=1", "h#1", "h=1", "hs=1", "ser-#2", "ser-h#1",
    "ser-s=1", "ser-r#1",
)  # fmt: skip
CONDITIONS = (
    "Circe", "AntiCirce", "Madrasi", "Andernach", "AntiKings", "Vogtlaender", "Bicolores",
    "Brunner", "Exclusive", "Isardam", "SAT", "Masand", "MarsCirce", "SwappingKings",
    "ReflectiveKings", "EinsteinChess", "Patrouille", "ParrainCirce", "Take&MakeChess", "Checkless",
)  # fmt: skip


def kingless(seed: int, asked: Stipulation) -> Position:
    """Return a small position in which kings are missing that nobody asks for."""
    chance = random.Random(f"{seed} {asked}")
    turn = first_side(asked)
    while True:
        squares = chance.sample(range(8, 56), 4)
        men = {
            squares.pop(): Man.of(side, Kind.KING)
            for side in chance.choice((SIDES[:1], SIDES[1:], ()))
        }
        for square in squares:
            kind = chance.choice((*OFFICERS, Kind.PAWN))
            men[square] = Man.of(chance.choice(SIDES), kind)
        position = Position.of(men, turn)
        if not fatal_for(position, asked):
            assert not has_kings(position)
            return position


def last(search: Search) -> Found:
    *_, found = search.find(SolveOptions())
    return found


@pytest.mark.skipif(kernel_module() is None, reason="the kernel was not built")
@pytest.mark.parametrize("text", PLAY)
def test_both_engines_find_the_same(text: str) -> None:
    asked = parse_stipulation(text)
    for seed in range(many(2, 2, 4)):
        position = kingless(seed, asked)
        plain = last(plain_search(position, asked, Token()))
        assert last(general_search(position, asked, Token())) == plain, (seed, position)


@pytest.mark.skipif(kernel_module() is None, reason="the kernel was not built")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_both_engines_find_the_same_by_conditions(condition: str) -> None:
    for text in ("=1", "h=1"):
        asked = parse_task(f"{text} {condition}")
        for seed in range(many(1, 1, 2)):
            position = kingless(seed, asked)
            plain = last(plain_search(position, asked, Token()))
            assert last(general_search(position, asked, Token())) == plain, (seed, text, position)


def lines_of(board: chess.Board, left: int) -> Iterator[tuple[str, ...]]:
    """Yield the lines of just so many half-moves to mate, trying everything."""
    for move in list(board.legal_moves):
        board.push(move)
        if left == 1 and board.is_checkmate():
            yield (move.uci(),)
        elif left > 1 and not (left % 2 == 1 and board.is_checkmate()):
            yield from ((move.uci(), *rest) for rest in lines_of(board, left - 1))
        board.pop()


@pytest.mark.parametrize("text", ["h#1", "h#1.5"])
def test_helpmates_without_a_white_king_are_those_of_python_chess(text: str) -> None:
    asked, found = parse_stipulation(text), 0
    chance = random.Random(7)
    for _ in range(many(20, 30, 60)):
        squares = chance.sample(range(64), 5)
        men = {squares.pop(): Man.BLACK_KING, squares.pop(): Man.WHITE_QUEEN}
        for square in squares:
            men[square] = Man.of(chance.choice(SIDES), chance.choice(OFFICERS))
        position = Position.of(men, first_side(asked))
        if fatal_for(position, asked):
            continue
        solution = solve(position, asked, SolveOptions(exact=True))
        expected = set(lines_of(board_of(position), asked.halfmoves))
        assert {tuple(move.uci for move in line.moves) for line in solution.lines} == expected
        found += bool(expected)
    assert found


@pytest.mark.parametrize(
    ("text", "fen", "sentence"),
    [
        ("#2", "8/8/8/8/8/1K6/5R2/8 w", "Black has no king to be mated"),
        ("#2 Circe", "8/8/8/8/8/1K6/5R2/8 w", "Black has no king to be mated"),
        ("h#2", "8/8/8/8/8/1K6/5R2/8 b", "Black has no king to be mated"),
        ("h#2.5", "8/8/8/8/8/1k6/5R2/8 b", "White has no king to be mated"),
        ("s#2", "8/8/8/8/8/1k6/5R2/8 w", "White has no king to be mated"),
        ("hs#2.5", "8/8/8/8/8/1k6/5R2/8 b", "White has no king to be mated"),
        ("ser-h#2", "8/8/8/8/8/1K6/5R2/8 b", "Black has no king to be mated"),
        ("ser-s#2", "8/8/8/8/8/1k6/5R2/8 w", "White has no king to be mated"),
        ("ser-+2", "8/8/8/8/8/1K6/5R2/8 w", "Black has no king to be checked"),
    ],
)
def test_who_is_to_be_mated_must_be_there(text: str, fen: str, sentence: str) -> None:
    asked = parse_task(text)
    solution = solve(parse_fen(fen), asked)
    assert solution.verdict is Verdict.INVALID
    assert sentence in str(solution.message)
    (defect,) = fatal_for(parse_fen(fen), asked)
    assert defect.fault in KINGLESS


def test_a_side_that_plays_without_a_king_is_told_of() -> None:
    position = parse_fen("8/8/8/8/8/8/1QR5/7k w")
    found = list(defects_of_task(position, parse_stipulation("#2")))
    assert [(defect.fault, defect.colour) for defect in found] == [
        (Fault.PLAYS_WITHOUT_KING, Colour.WHITE)
    ]
    assert found[0].severity is Severity.ILLEGAL
    assert str(found[0].message) == "White plays without a king"
    assert len(legal_moves(parse_fen("8/8/8/8/8/8/8/R7 w"))) == 14


@pytest.mark.parametrize(
    ("fen", "text"),
    [
        ("8/8/8/8/8/8/R7/1R5k w - - 0 1", "#2"),
        ("8/8/8/8/8/5N2/4Q3/7k w - - 0 1", "#2"),
        ("7k/8/5N2/8/8/8/8/R7 b - - 0 1", "h#2"),
        ("8/8/8/8/8/p7/k1p5/2R5 w - - 0 1", "#3"),
        ("8/8/8/8/8/8/p7/K7 w - - 0 1", "s=2"),
        ("8/p7/8/8/8/8/8/1R6 w - - 0 1", "=2"),
    ],
)
def test_no_theme_and_no_aid_fails(fen: str, text: str) -> None:
    solution = solve(fen, text)
    assert solution.complete
    analysis = analyse(solution)
    assert all(str(flag.sentence) for flag in analysis.flags)
    assert solution_with_themes(solution)["verdict"] == solution.verdict.value
    baseline = Baseline.of(analysis)
    assert len(list(drop_map(baseline, Man.WHITE_ROOK))) >= 64
    assert list(islice(neighbours(baseline), 3))


def test_a_king_who_is_there_is_not_taken_away_by_the_drop_map() -> None:
    solution = solve("8/8/8/8/8/1K6/5R2/k7 w - - 0 1", "#2")
    answers = drop_map(Baseline.of(analyse(solution)), Man.WHITE_ROOK)
    (answer,) = (answer for answer in answers if answer.square == 17)
    assert answer.drop is Drop.ILLEGAL
    assert [defect.fault for defect in answer.defects] == [Fault.PLAYS_WITHOUT_KING]


def test_fairy_men_play_without_kings() -> None:
    asked = parse_stipulation("h=1")
    for seed in range(8):
        whole = fairy_position(seed, turn=Colour.BLACK)
        men = {square: man for square, man in whole if not man.is_royal}
        position = Position.of(men, Colour.BLACK)
        if fatal_for(position, asked):
            continue
        assert solve(position, asked).verdict is not Verdict.INVALID
