# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

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
from composer.retro.witness import Budget, Facts, Outcome, find_game

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


def test_no_game_leads_where_one_is_disproved() -> None:
    """What is claimed of men never to have moved is false as a rule, so that much is disproved."""
    assert module is not None
    rng, disproved = Random("claims"), 0
    for _ in range(many(60, 400, 4000)):
        found = _crowded(rng)
        position = _position(found)
        home = [square for square in HOMES if position[square] is ARRAY[square]]
        unmoved = frozenset(square for square in home if rng.random() < 0.7)
        if module.disproved_further(position, unmoved):
            continue
        is_disproof = module.disproved_by_courses(position, unmoved, _STAGES, 3 * _STAGES)
        turned = swap_colours(position)
        others = frozenset(square ^ 56 for square in unmoved)
        assert module.disproved_by_courses(turned, others, _STAGES, 3 * _STAGES) is is_disproof
        if is_disproof:
            disproved += 1
            for each in (position, turned):
                game = find_game(
                    each, Facts(unmoved if each is position else others), Budget(50_000)
                )
                assert game.outcome is not Outcome.FOUND, found.board.fen()
    assert disproved


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
    assert len(set(answers)) == 2
