# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from cases import every
from oracle.retro.course import has_course
from positions import position_of
from retro.legality.forward import HOMES, Marched, marched
from thorough import many

from composer.problem.defects import Fault
from composer.problem.edits import swap_colours
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.retro.compiled import compiled_module
from composer.retro.judge import is_disproved
from composer.retro.legality.proving import by_courses
from composer.retro.legality.ways import ARRAY
from composer.retro.unmoves.finding import unmoves
from composer.retro.witness import Budget, Outcome, find_game

module = compiled_module("legality")
pytestmark = pytest.mark.skipif(module is None, reason="the compiled module was not built")

_STAGES = 20_000


def _crowded(rng: Random) -> Marched:
    """Return a position of a game in which pawns made nearly all of at least five captures."""
    while True:
        found = [each for each in marched(rng) if each.by_pawns >= 5 and each.others <= 2]
        if found:
            return rng.choice(found[-40:])


def _position(found: Marched) -> Position:
    board = found.board.copy(stack=False)
    board.ep_square = None
    return position_of(board)


def test_a_last_move_is_disproved_by_the_men_that_pawns_captured() -> None:
    """S. Loyd: 1.gxf6 e.p. The bishop from c8 was captured on b3, and the one on b8 came by a7."""
    position = parse_fen("1b3NrR/P1pp2pK/1p2p1RQ/5pP1/1P3pk1/1P6/2PPP2P/N7 w - - 0 1")
    asked = {unmove.text(): unmove for unmove in unmoves(position)}
    assert is_disproved(position, asked["f6-f5"])
    assert not is_disproved(position, asked["f7-f5"])


@every(
    "placement, unmoved, is_proof",
    [
        # T. R. Dawson: White may not castle
        ("8/2Pp1ppP/1bpp1pp1/P7/p5NP/5P1N/P3P2P/R3K2k", {0, 4}, True),
        ("8/2Pp1ppP/1bpp1pp1/P7/p5NP/5P1N/P3P2P/R3K2k", set(), False),
    ],
)
def test_a_castling_is_disproved_by_the_order_of_captures(
    placement: str, unmoved: set[int], is_proof: bool
) -> None:
    position = parse_fen(f"{placement} w - - 0 1")
    proofs = by_courses(position, frozenset(unmoved))
    assert [proof.fault for proof in proofs] == [Fault.PAST_PAWNS] * is_proof
    stopped = bytearray(b"\x01")
    assert not by_courses(position, frozenset(unmoved), stopped)


def test_no_position_of_a_game_is_disproved() -> None:
    assert module is not None
    rng = Random("courses")
    for _ in range(many(40, 300, 3000)):
        found = _crowded(rng)
        position = _position(found)
        unmoved = found.still if rng.random() < 0.7 else frozenset[int]()
        assert not module.disproved_by_courses(position, unmoved, _STAGES, 3 * _STAGES), (
            found.board.fen()
        )
        assert module.has_course(position, unmoved, list(found.paths.values()), _STAGES)


def test_both_colours_are_disproved_alike_and_no_game_leads_there() -> None:
    """The position before Loyd's, men of it put elsewhere: most of these are disproved, too."""
    assert module is not None
    rng, disproved = Random("elsewhere"), 0
    first = parse_fen("1b3NrR/P1pp2pK/1p2ppRQ/6P1/1P3pk1/1b6/P1PPP2P/N7 w - - 0 1")
    for number in range(many(6, 40, 400)):
        board = list(first.board)
        free = [square for square, man in enumerate(board) if man is None]
        for square in rng.sample([0, 17, 46, 47, 61, 62, 63], min(number, 2)):
            board[rng.choice(free)], board[square] = board[square], None
        position = replace(first, board=tuple(board))
        is_disproof = module.disproved_by_courses(position, (), _STAGES, 3 * _STAGES)
        turned = swap_colours(position)
        assert module.disproved_by_courses(turned, (), _STAGES, 3 * _STAGES) is is_disproof
        if is_disproof:
            disproved += 1
            game = find_game(position, budget=Budget(30_000))
            assert game.outcome is not Outcome.FOUND
    assert disproved > 1


def test_courses_are_those_of_the_plain_twin() -> None:
    assert module is not None
    rng, answers = Random("twins"), []
    for _ in range(many(15, 60, 600)):
        found = _crowded(rng)
        position = _position(found)
        home = [square for square in HOMES if position[square] is ARRAY[square]]
        unmoved = frozenset(square for square in home if rng.random() < 0.8)
        paths = list(found.paths.values())
        if not module.has_course(position, unmoved, paths, _STAGES // 10):
            assert not has_course(position, unmoved, paths), found.board.fen()
            answers.append(False)
        elif module.has_course(position, found.still, paths, _STAGES // 20):
            assert has_course(position, found.still, paths), found.board.fen()
            answers.append(True)
    assert answers
