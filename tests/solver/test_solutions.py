# SPDX-License-Identifier: GPL-3.0-or-later
"""What any solver must find: golden solutions, symmetry. The definitions: `test_definitions`."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import chess
import pytest
from cases import every
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from positions import board_from
from solver_truth import every_defence_form, solution_form
from thorough import BRUTE

import composer
from composer.problem.edits import set_turn, swap_colours, transform
from composer.problem.fen import fen, parse_fen
from composer.problem.squares import Symmetry, parse_square, square_name
from composer.solver.compiled import REFERENCE
from composer.solver.options import SolveOptions
from composer.solver.phases import Phase
from composer.solver.solution import Solution, Verdict
from composer.solver.solve import backend

pytestmark = pytest.mark.usefixtures("either_solver")

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "data" / "solutions.json").read_text(encoding="utf-8")
)
SYMMETRIC = [
    case for case in CASES if case["fen"].split()[2:4] == ["-", "-"] and case["quick"]
]  # a mirror leaves castling and e.p. behind


def plain(form: Any) -> Any:
    """Return a form as JSON knows it: sets as sorted lists."""
    if isinstance(form, dict):
        return {name: plain(each) for name, each in sorted(form.items())}
    return sorted(form) if isinstance(form, frozenset) else form


@cache
def _solved(solver: str, text: str, stipulation: str, refutations: int) -> Solution:
    """Solve once for all tests of this module; `solver` is the one that answers now."""
    assert backend() == solver
    return composer.solve(text, stipulation, SolveOptions(refutations=refutations, retro=False))


@every("case", CASES)
def test_golden_solutions(either_solver: str, case: dict[str, Any]) -> None:
    if either_solver == REFERENCE and not (case["quick"] or BRUTE):
        return  # it takes seconds
    solution = _solved(either_solver, case["fen"], case["stipulation"], case["refutations"])
    assert solution.verdict.value == case["verdict"]
    assert sorted(str(solution.message)) == sorted(case["message"])  # keys come in any order
    assert solution.complete
    assert plain(solution_form(solution)) == case["solution"]
    assert plain(every_defence_form(solution)) == case["every_defence"]


@settings(max_examples=25)
@given(case=st.sampled_from(SYMMETRIC))
def test_the_mirrored_position_has_the_mirrored_solution(case: dict[str, Any]) -> None:
    symmetry = Symmetry.MIRROR_FILES
    mirrored = transform(parse_fen(case["fen"]), symmetry)
    assume(not mirrored.castling)  # king d1 and rook a1 come home by the mirror
    solution = composer.solve(
        mirrored, case["stipulation"], SolveOptions(refutations=case["refutations"], retro=False)
    )
    assert solution.verdict.value == case["verdict"]
    assert plain(solution_form(solution)) == _reflected(case["solution"], symmetry)


@settings(max_examples=25)
@given(case=st.sampled_from([each for each in CASES if each["quick"]]))
def test_black_to_move_solves_the_same_with_colours_swapped(case: dict[str, Any]) -> None:
    position = parse_fen(case["fen"])
    swapped = swap_colours(position)
    if position.turn is swapped.turn:
        swapped = set_turn(swapped, position.turn.other)
    passed = position.en_passant
    if passed is not None:
        swapped = replace(swapped, en_passant=Symmetry.MIRROR_RANKS.apply(passed))
    solution = composer.solve(
        swapped, case["stipulation"], SolveOptions(refutations=case["refutations"], retro=False)
    )
    assert solution.verdict.value == case["verdict"]
    form = plain(solution_form(solution))
    assert form == _reflected(case["solution"], Symmetry.MIRROR_RANKS)


def _reflected(form: Any, symmetry: Symmetry) -> Any:
    """Return a plain form with every move reflected; moves are names and list entries."""
    if isinstance(form, dict):
        named = {_moved(name, symmetry): _reflected(each, symmetry) for name, each in form.items()}
        return dict(sorted(named.items()))
    if isinstance(form, list):
        return sorted(_moved(move, symmetry) for move in form)
    return form


def _moved(text: str, symmetry: Symmetry) -> str:
    if len(text) not in (4, 5) or not (text[1] + text[3]).isdigit():
        return text  # the name of a field
    squares = (parse_square(text[at : at + 2]) for at in (0, 2))
    return "".join(square_name(symmetry.apply(square)) for square in squares) + text[4:]


def _refutations(solution: Solution) -> list[int]:
    return [len(phase.refutations) for phase in solution.tries]


def test_tries_have_as_many_refutations_as_asked_for() -> None:
    text = "4N3/7R/4k3/1P4p1/p2Pn1P1/rr2Q2K/B4pPB/8"
    one = composer.solve(text, "#2")
    three = composer.solve(text, "#2", SolveOptions(refutations=3))
    assert set(_refutations(one)) == {1}
    assert set(_refutations(three)) == {1, 2, 3}
    few = [phase for phase in three.tries if len(phase.refutations) == 1]
    assert {phase.move for phase in few} == {phase.move for phase in one.tries}


def test_without_tries_or_set_play_the_answer_is_complete() -> None:
    text = "8/5p2/4pQ2/4Rb2/6k1/3P4/6PK/6R1"
    whole = composer.solve(text, "#2")
    bare = composer.solve(text, "#2", SolveOptions(tries=False, set_play=False))
    assert whole.tries
    assert whole.set_play
    assert bare.complete
    assert (bare.tries, bare.set_play) == ((), None)
    assert (bare.keys, bare.verdict) == (whole.keys, whole.verdict)


def test_a_long_stipulation_of_a_shut_position_goes_deep() -> None:
    """Two kings shut in their corners walk to and fro: no line of play ever branches much."""
    text = "k7/p2p2p1/P2P2P1/8/8/p2p2p1/P2P2P1/K7"
    solution = composer.solve(text, "#100", SolveOptions(tries=False, set_play=False))
    assert solution.verdict is Verdict.NO_SOLUTION
    assert solution.complete
    assert fen(solution.position).startswith(text)


def _phases(solution: Solution) -> list[Phase]:
    return [*solution.keys, *solution.tries]


@every("case", [each for each in CASES if each["quick"]])
def test_every_legal_defence_is_told_once(either_solver: str, case: dict[str, Any]) -> None:
    solution = _solved(either_solver, case["fen"], case["stipulation"], case["refutations"])
    for phase in _phases(solution):
        assert phase.move is not None
        board = board_from(solution.position)
        board.push_uci(phase.move.uci)
        told = [variation.defence.uci for variation in phase.variations]
        told += [refutation.uci for refutation in phase.refutations]
        legal = [] if phase.ends else [move.uci() for move in board.legal_moves]
        assert sorted(told) == sorted(legal)
    if solution.set_play is not None:
        board = board_from(solution.position)
        board.push(chess.Move.null())
        told = [variation.defence.uci for variation in solution.set_play.variations]
        told += [move.uci for move in solution.set_play.unprovided]
        assert sorted(told) == sorted(move.uci() for move in board.legal_moves)


@every("case", [each for each in CASES if each["quick"]])
def test_what_a_phase_says_of_itself_agrees(either_solver: str, case: dict[str, Any]) -> None:
    solution = _solved(either_solver, case["fen"], case["stipulation"], case["refutations"])
    moves = solution.stipulation.moves
    for key in solution.keys:
        assert not key.refutations
        assert not key.trivial
        assert 1 <= key.length <= moves
        assert key.ends is (key.length == 1)
    for phase in solution.tries:
        assert 1 <= len(phase.refutations) <= case["refutations"]
        assert phase.trivial is (phase.check or not phase.variations)
        assert phase.length == 0
    for phase in _phases(solution):
        assert not (phase.zugzwang and (phase.check or phase.threats))
        assert not (phase.check and phase.threats)
        for variation in phase.variations:
            assert variation.continuations
            assert set(variation.parries) <= set(phase.threats)
            if moves == 2:
                assert variation.effective is (bool(variation.parries) or not phase.threats)
                assert all(answer.ends for answer in variation.continuations)
                lasting = {threat.uci for threat in phase.threats} - {
                    threat.uci for threat in variation.parries
                }
                assert lasting <= {mate.uci for mate in variation.mates}
