# SPDX-License-Identifier: GPL-3.0-or-later
"""Threats of longer problems with what follows them: the play after a pass and the threat."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import chess
import pytest
from cases import every

import composer
from composer.problem.fen import parse_fen
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import SolveOptions
from composer.solver.phases import Continuation, KnownSequel, Phase, Variation
from composer.solver.solution import Solution

GOLDEN = json.loads(
    (Path(__file__).parents[1] / "analysis" / "longer" / "golden.json").read_text(encoding="utf-8")
)
PUBLISHED = list({(each["fen"], each["stipulation"]): None for each in GOLDEN})
EXCELSIOR = "n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - - 0 1"
THREATENED = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"
MOST_LOOKED_AT = 4  # threats of one problem that are solved anew

Node = Phase | Continuation


def _threatening(
    node: Node, board: chess.Board, moves: int
) -> Iterable[tuple[Node, chess.Board, int]]:
    """Yield every node that threatens something longer than a goal, with its board.

    `moves` are those the attacker has left after the node's move.
    """
    if node.threat_play:
        yield node, board, moves
    for threat in node.threat_play:
        yield from _threatening(threat, _after(board, None, threat.move.uci), moves - 1)
    for variation in node.variations:
        for answer in variation.continuations:
            after = _after(board, variation.defence.uci, answer.move.uci)
            yield from _threatening(answer, after, moves - 1)


def _after(board: chess.Board, *moves: str | None) -> chess.Board:
    after = board.copy(stack=False)
    for move in moves:
        after.push(chess.Move.null() if move is None else chess.Move.from_uci(move))
    return after


def _solved(fen: str, stipulation: str) -> Solution:
    options = SolveOptions(set_play=False, tries=False)
    return composer.solve(parse_fen(fen), parse_stipulation(stipulation), options)


def _forces(board: chess.Board, move: chess.Move, moves: int) -> bool:
    """Tell, by the plainest of searches, whether a move mates in at most so many moves."""
    after = board.copy(stack=False)
    after.push(move)
    if after.is_checkmate():
        return True
    replies = list(after.legal_moves)
    return (
        bool(replies) and moves > 1 and all(_mates(_pushed(after, r), moves - 1) for r in replies)
    )


def _mates(board: chess.Board, moves: int) -> bool:
    return any(_forces(board, move, moves) for move in board.legal_moves)


def _pushed(board: chess.Board, move: chess.Move) -> chess.Board:
    after = board.copy(stack=False)
    after.push(move)
    return after


@every("fen, stipulation", PUBLISHED)
def test_a_threat_s_play_is_that_of_the_position_after_a_pass(fen: str, stipulation: str) -> None:
    """The position after the pass, solved by itself, has each threat as a key with that play."""
    solution = _solved(fen, stipulation)
    board = chess.Board(fen)
    for key in solution.keys:
        assert key.move is not None
        after = _after(board, key.move.uci)
        nodes = _threatening(key, after, key.length - 1)
        for node, here, moves in islice(nodes, MOST_LOOKED_AT):
            assert [continuation.move for continuation in node.threat_play] == list(node.threats)
            passed = _after(here, None).fen()
            alone = next(
                found
                for length in range(1, moves + 1)
                if (found := _solved(passed, f"#{length}")).keys
            )
            known = {phase.move: phase for phase in alone.keys}
            assert set(known) == set(node.threats)
            for threat in node.threat_play:
                phase = known[threat.move]
                assert threat.threats == phase.threats
                assert threat.zugzwang == phase.zugzwang
                assert threat.variations == phase.variations
                assert threat.threat_play == phase.threat_play


def test_threats_with_their_play_agree_with_the_plainest_search() -> None:
    """In three-movers: what forces mate in two after a pass, and after it every reply's mates."""
    looked_at = 0
    for fen, stipulation in PUBLISHED:
        if stipulation != "#3":
            continue
        (key, *_) = _solved(fen, stipulation).keys
        if not key.threat_play or key.move is None:
            continue
        looked_at += 1
        passed = _after(chess.Board(fen), key.move.uci, None)
        forcing = {m.uci() for m in passed.legal_moves if _forces(passed, m, 2)}
        assert {threat.move.uci for threat in key.threat_play} == forcing
        for threat in key.threat_play:
            after = _after(passed, threat.move.uci)
            replies = {
                reply.uci(): {
                    move.uci()
                    for move in _pushed(after, reply).legal_moves
                    if _pushed(_pushed(after, reply), move).is_checkmate()
                }
                for reply in after.legal_moves
            }
            assert replies == {
                variation.defence.uci: _mating(variation) for variation in threat.variations
            }
    assert looked_at >= 4


def _mating(variation: Variation) -> set[str]:
    return {continuation.move.uci for continuation in variation.continuations}


@pytest.mark.usefixtures("either_solver")
@pytest.mark.parametrize(
    ("fen", "stipulation"), [*PUBLISHED[:6], ("8/8/8/8/8/1K6/7Q/k6b w - - 0 1", "s#2")]
)
def test_json_carries_the_play_of_threats(fen: str, stipulation: str) -> None:
    solution = _solved(fen, stipulation)
    value = json.loads(solution.to_json())
    assert value == solution.json_object()
    for phase in (*value["keys"], *value["tries"]):
        _check(phase, reaches=not stipulation.startswith("s"))


def _check(node: dict[str, object], *, reaches: bool) -> None:
    """Check that threats have their play, in the same order, unless they reach the goal."""
    threats, play = node["threats"], node.get("threat_play")
    assert isinstance(threats, list)
    if play is None:
        assert all(reaches and move["san"].endswith("#") for move in threats)
        return
    assert isinstance(play, list)
    assert [each["move"] for each in play] == threats
    assert all(each["variations"] for each in play)
    for each in play:
        _check(each, reaches=reaches)


@pytest.mark.usefixtures("either_solver")
def test_mates_in_two_have_threats_alone() -> None:
    solution = composer.solve(THREATENED, "#2")
    phases = (*solution.keys, *solution.tries)
    assert any(phase.threats for phase in phases)
    assert not any(phase.threat_play for phase in phases)
    assert "threat_play" not in solution.to_json()


def test_what_follows_a_threat_tells_continuations_apart() -> None:
    (key,) = _solved(EXCELSIOR, "#5").keys
    threat = key.threat_play[0]
    known = KnownSequel(threat.threats, threat.zugzwang, threat.variations, threat.threat_play)
    above = Continuation(threat.move, KnownSequel((threat.move,), threat_play=(threat,)))
    same = KnownSequel((threat.move,), threat_play=(Continuation(threat.move, known),))
    other = KnownSequel((threat.move,), threat_play=(Continuation(threat.move),))
    assert above == Continuation(threat.move, same)
    assert above != Continuation(threat.move, other)
    assert hash(above) == hash(Continuation(threat.move, same))
