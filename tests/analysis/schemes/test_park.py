# SPDX-License-Identifier: GPL-3.0-or-later
"""Men parked on a line: what the solver says of the diagrams."""

from __future__ import annotations

import pytest
from cases import every

from composer.analysis.schemes.park import lines_of, parked, parse_line
from composer.problem.edits import put, set_turn
from composer.problem.fen import parse_fen
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import parse_square, square_name
from composer.solver.options import SolveOptions
from composer.solver.schemeplay import step_of
from composer.solver.solution import Verdict
from composer.solver.solve import solve

AFTER = parse_fen("4Nb2/2p1N1Rp/2p4Q/Rp2kp1n/5p2/K2n4/3P3p/7B b - - 0 1")
"""1.Ba7-b6 solves it, with three tries of the bishop."""
OTHER = parse_fen("5n2/7p/R7/rQ1N3k/R6p/2pK4/7n/8 b - - 0 1")


def solved(after: Position, line: str, man: Man, square: int) -> tuple[str, dict[str, str]] | None:
    """Return key and tries by the solver: of a sound diagram whose key leaves the line."""
    diagram = set_turn(put(after, square, man), Colour.WHITE)
    options = SolveOptions(set_play=False, retro=False)
    found = solve(diagram, "#2", options)
    off = parse_line(line)
    if found.verdict is not Verdict.SOUND or found.key is None or found.key.move is None:
        return None
    key = found.key.move
    if key.origin != square or key.target in off:
        return None
    tries = {
        phase.move.uci: phase.refutations[0].uci
        for phase in found.tries
        if phase.move is not None and phase.move.origin == square and phase.move.target not in off
    }
    return key.uci, tries


@every("after, line", [(AFTER, "a6-a8"), (AFTER, "g1-g6"), (OTHER, "b6-h6")])
def test_they_are_those_whom_the_solver_finds(after: Position, line: str) -> None:
    found = {
        (one.man, one.square): (
            str(step_of(one.key)),
            {str(step_of(each.move)): str(step_of(each.refutation)) for each in one.tries},
        )
        for one in parked(after, [parse_line(line)])
        if one.man.kind is not Kind.PAWN
    }
    expected = {}
    for kind in (Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN):
        for square in parse_line(line):
            if after.board[square] is None:
                man = Man.of(Colour.WHITE, kind)
                play = solved(after, line, man, square)
                if play is not None:
                    expected[man, square] = play
    assert found == expected


def test_the_best_has_the_most_tries_with_refutations_of_their_own() -> None:
    found = parked(AFTER)
    best = found[0]
    assert (best.man.letter, square_name(best.square), str(step_of(best.key))) == (
        "B",
        "a7",
        "a7b6",
    )
    counts = [len(one.refutations) for one in found]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] == 3
    for one in found:
        assert one.is_whole is (not one.others)
        assert one.diagram.turn is Colour.WHITE


def test_lines_are_named_and_found() -> None:
    assert {square_name(square) for square in parse_line("d2-d4,f6")} == {"d2", "d3", "d4", "f6"}
    with pytest.raises(ValueError, match="a1-b3 is no line"):
        parse_line("a1-b3")
    lines = [{square_name(square) for square in one} for one in lines_of(AFTER)]
    assert {"a6", "a7", "a8"} in lines
    assert parse_square("a5") not in {square for one in lines_of(AFTER) for square in one}
