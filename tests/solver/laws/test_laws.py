# SPDX-License-Identifier: GPL-3.0-or-later
"""Ponziani's laws and the medieval game: the tables of problems, and both solvers alike."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cases import every
from thorough import many

from composer.notation.translations import LANGUAGES
from composer.problem.fen import parse_fen
from composer.problem.goals import BARE, MATE, WIN, Goal, mate_by, mate_on
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.problem.stipulations.play import Play
from composer.rules.book import ORTHODOX, Rules
from composer.rules.books import BOOKS, book_of, rules_of
from composer.rules.state import read_state
from composer.solver.compiled import kernel_module
from composer.solver.laws import Laws, laws_of, medieval_laws, ponziani_laws, with_men_of
from composer.solver.legal import count_lines, legal_moves, position_after
from composer.solver.options import SolveOptions, Token, Unsolvable, UnsupportedStipulation
from composer.solver.reference.lawboard import LawBoard
from composer.solver.reference.staged import reference_search
from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.solver.solve import solve
from composer.solver.stages import Found
from tests.solver.laws.lawpositions import (
    MEDIEVAL,
    PONZIANI,
    all_options,
    medieval_rules,
    ponziani_rules,
    random_position,
)

DATA = json.loads(
    (Path(__file__).parents[2] / "data" / "historic.json").read_text(encoding="utf-8")
)
POSITIONS = max(many(16, 20, 40), int(os.environ.get("COMPOSER_FUZZ", "0")) // 100)  # of each seed
LETTERS = {"alfil": "A", "fers": "Q"}

with_kernel = pytest.mark.skipif(kernel_module() is None, reason="there is no compiled kernel")


def text(move: Move) -> str:
    return move.full(lambda kind: LETTERS.get(kind.id, kind.letter))


def rules_by(case: dict[str, Any]) -> Rules:
    return Rules.of(book_of(case["rules"]), case.get("options", {}))


def solved(case: dict[str, Any], rules: Rules) -> Solution:
    position = with_men_of(parse_fen(case["fen"]), rules)
    position = replace(position, state=read_state(case.get("state", "")))
    if rules == ORTHODOX:
        position = replace(position, state=read_state(""))
    asked = replace(parse_stipulation(case["stipulation"]), rules=rules)
    # Rules are compared with castling as it is set, not as the past of a diagram proves it.
    return solve(position, asked, SolveOptions(retro=False))


def keys(solution: Solution) -> list[str]:
    return [text(phase.move) for phase in solution.keys if phase.move is not None]


@every("case", DATA["problems"])
def test_the_key_depends_on_the_rules(case: dict[str, Any]) -> None:
    solution = solved(case, rules_by(case))
    assert keys(solution) == case["keys"]
    assert all(phase.length == solution.stipulation.moves for phase in solution.keys)
    for other in case["otherwise"]:
        assert keys(solved(case, rules_by({"rules": case["rules"], **other}))) == other["keys"]


@every("case", [problem for problem in DATA["problems"] if "play" in problem])
def test_the_play_after_the_key(case: dict[str, Any]) -> None:
    (key,) = solved(case, rules_by(case)).keys
    found = {
        text(variation.defence): [text(answer.move) for answer in variation.continuations]
        for variation in key.variations
    }
    assert found == case["play"]


@every("case", DATA["castlings"])
def test_castlings(case: dict[str, Any]) -> None:
    moves = legal_moves(parse_fen(case["fen"]), rules_of("ponziani"))
    assert sum(1 for move in moves if move.castling is not None) == case["count"]


def test_a_pawn_waits_and_is_named_before_the_move() -> None:
    rules = rules_of("ponziani")
    position = parse_fen("7k/5P1p/7P/8/1pB5/RP6/P1PPP1P1/1NBQK1NR w K -")
    (waits,) = [move for move in legal_moves(position, rules) if move.waits]
    assert (text(waits), waits.san) == ("f7-f8=()", "f8=()")
    (reply,) = legal_moves(position_after(position, waits, rules), rules)
    assert reply.san == "bxa3"
    then = position_after(position_after(position, waits, rules), reply, rules)
    turns = legal_moves(then, rules)
    assert len(turns) == 40
    assert all(text(move).startswith("[f8=R] ") for move in turns)
    assert sum(1 for move in turns if move.mark.value == "#") == 32


def test_texts_of_castling_at_will() -> None:
    moves = legal_moves(parse_fen("8/8/7k/8/8/8/3PPP2/R3K2R w KQ -"), rules_of("ponziani"))
    castling = [move for move in moves if move.castling is not None]
    assert len({move.uci for move in castling}) == 16
    assert {"O-O(Kf1,Re1)", "O-O-O(Ka1,Rb1)"} <= {text(move) for move in castling}


FIRST_ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"
COUNTS = [
    ({"fers_leap": "none"}, [16, 256, 4176]),
    ({"pawn_long": "no_capture_yet"}, [26, 676, 17218]),
    ({"pawn_long": "no_capture_yet", "count": "literal"}, [32, 994, 30210]),
    (
        {"pawn_long": "no_capture_yet", "count": "literal", "alfil_leaps": False},
        [30, 872, 25006],
    ),
]


@every("options, expected", COUNTS)
def test_lines_of_the_first_array(options: dict[str, Any], expected: list[int]) -> None:
    rules = Rules.of(book_of("medieval"), options)
    position = with_men_of(parse_fen(FIRST_ARRAY), rules)
    position = replace(position, castling=frozenset(), state=read_state("fresh=d1d8;intact"))
    assert [count_lines(position, depth, rules) for depth in (1, 2, 3)] == expected


def test_every_mixture_of_options_has_switches_of_its_own() -> None:
    for book, options, make in (
        ("ponziani", PONZIANI, ponziani_laws),
        ("medieval", MEDIEVAL, medieval_laws),
    ):
        names = {option.id: option.values for option in book_of(book).options}
        assert {name: set(values) for name, values in names.items()} == {
            name: set(values) for name, values in options.items()
        }
        mixtures = all_options(options)
        assert len({make(mixture) for mixture in mixtures}) == len(mixtures)
        assert len(mixtures) == {"ponziani": 96, "medieval": 324}[book]


def _compared(random: Random, wanted: int) -> int:
    """Compare the moves of that many random positions; return how many moves there were."""
    done = moves = 0
    while done < wanted:
        position, rules = random_position(random)
        laws = laws_of(rules)
        assert laws is not None
        try:
            board = LawBoard(position, laws)
        except Unsolvable:
            with pytest.raises(Unsolvable):
                count_lines(position, 1, rules)
            continue
        ours = legal_moves(position, rules)
        theirs = [board.described(move) for move in board.moves()]
        assert sorted(map(repr, ours)) == sorted(map(repr, theirs)), (position, rules)
        done += 1
        moves += len(ours)
    return moves


@with_kernel
@pytest.mark.parametrize("seed", range(2))
def test_both_solvers_make_the_same_moves(seed: int) -> None:
    assert _compared(Random(seed), POSITIONS) > POSITIONS


PLAYS = [
    Stipulation.of(MATE, 2),
    replace(Stipulation.of(MATE, 2), exact=True),
    Stipulation.of(MATE, 1, Play.SELF),
    Stipulation.of(MATE, 1, Play.HELP),
    Stipulation.of(MATE, 2, series=True),
]
OLD: list[Goal] = [
    BARE,
    WIN,
    mate_by(Kind.ROOK),
    mate_by(Kind.of("alfil")),
    mate_on(56),
]


def _said(found: Found) -> tuple[object, ...]:
    """Return what a search found, in no order."""

    def of(phase: Any) -> tuple[object, ...]:
        played = sorted(
            (
                repr(variation.defence),
                sorted(repr(answer.move) for answer in variation.continuations),
                variation.effective,
            )
            for variation in phase.variations
        )
        return repr(phase.move), phase.length, played, sorted(map(repr, phase.refutations))

    return (
        sorted(map(of, found.keys)),
        sorted(map(of, found.tries)),
        None if found.set_play is None else of(found.set_play),
        sorted(map(repr, found.lines)),
    )


@with_kernel
@pytest.mark.parametrize("seed", range(2))
def test_both_solvers_find_the_same(seed: int) -> None:
    random, session, done = Random(100 + seed), Session(threads=1), 0
    while done < POSITIONS // 8:
        position, rules = random_position(random, most=6)
        asked = random.choice(PLAYS)
        if rules.book.id == "medieval" and random.random() < 0.5:
            asked = replace(asked, goal=random.choice(OLD))
        stipulation = replace(asked, rules=rules)
        try:
            *_, ours = session.search(position, stipulation, Token()).find(SolveOptions())
        except Unsolvable:
            continue
        *_, theirs = reference_search(position, stipulation, Token()).find(SolveOptions())
        assert _said(ours) == _said(theirs), (position, rules, str(stipulation))
        done += 1
    session.close()


def test_goals_of_old_games_need_their_rules() -> None:
    with pytest.raises(UnsupportedStipulation, match="bare2 asks for a goal of old games"):
        solve(Position.of({}), "bare2")


def test_men_of_other_games_cannot_be_solved() -> None:
    fers = with_men_of(parse_fen("7k/8/8/8/8/8/8/KQ6 w"), rules_of("medieval"))
    assert [man.kind.id for _, man in fers] == ["king", "fers", "king"]
    with pytest.raises(Unsolvable):
        legal_moves(fers, rules_of("ponziani"))


def test_the_books_say_what_they_are() -> None:
    for book in BOOKS[1:]:
        assert book.text()
        assert book.source
        assert all(option.text and option.source for option in book.options)
        assert all(dict(option.names).keys() == set(LANGUAGES) for option in book.options)
        assert isinstance(laws_of(Rules(book)), Laws)
    assert laws_of(ORTHODOX) is None
    assert ponziani_rules(Random(1)).book.id == "ponziani"
    assert medieval_rules(Random(1)).book.id == "medieval"


@with_kernel
def test_in_the_full_array_nothing_was_captured_and_no_fers_has_moved() -> None:
    """No mark is needed there: two more ways for each of eight pawns, one for each leap."""
    array = FIRST_ARRAY
    rules = Rules.of(book_of("medieval"), {"pawn_long": "no_capture_yet"})
    position = with_men_of(parse_fen(array), rules)
    moves = {text(move) for move in legal_moves(position, rules)}
    assert {"a2-a4", "h2-h4", "Qd1-b3", "Qd1-f3"} <= moves
    less = with_men_of(parse_fen(array.replace("RNBQKBNR", "RNBQKB1R")), rules)
    assert not {"a2-a4", "Qd1-b3"} & {text(move) for move in legal_moves(less, rules)}
    answer = next(m for m in legal_moves(position, rules) if text(m) == "a2-a4")
    after = position_after(position, answer, rules)
    assert {"a7-a5", "Qd8-b6"} <= {text(move) for move in legal_moves(after, rules)}
