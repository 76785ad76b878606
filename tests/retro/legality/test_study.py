# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle.retro.earlier import plain_look_earlier
from oracle.retro.study import study
from positions import playable_positions, position_of
from retro.legality.forward import HOMES, game
from thorough import many

from composer.problem.edits import swap_colours
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Symmetry, parse_square, rank_of
from composer.retro.compiled import compiled_module
from composer.retro.legality.judging import Legality, judge
from composer.retro.legality.proving import Earlier, look_earlier
from composer.retro.legality.study import Study
from composer.retro.legality.ways import ARRAY

kernel = compiled_module("legality")
compiled = pytest.mark.skipif(kernel is None, reason="the compiled module was not built")


def test_no_position_of_a_game_is_ever_called_illegal() -> None:
    """What has never moved may be said, or a part of it, and proves nothing either."""
    rng, wanted = Random("forward"), many(1500, 2000, 20_000)
    while wanted > 0:
        for board, still in game(rng):
            if rng.random() < 0.6:
                continue
            share = rng.choice([0, 0, 0.2, 1])
            unmoved = frozenset(square for square in still if rng.random() < share)
            judged = judge(position_of(board), unmoved)
            assert judged.legality is not Legality.ILLEGAL, (board.fen(), sorted(unmoved))
            wanted -= 1


def _damaged(rng: Random) -> Position:
    """Return a position of a game in which some men have been put elsewhere."""
    boards = [board.copy(stack=False) for board, _ in game(rng)]
    men = dict(position_of(rng.choice(boards)))
    for _ in range(rng.choice([0, 1, 2, 5])):
        start, end = rng.choice(sorted(men)), rng.randrange(64)
        pawn = men[start].kind is Kind.PAWN and rank_of(end) in (0, 7)
        if end not in men and not pawn:
            men[end] = men.pop(start)
    return Position.of(men)


@compiled
def test_the_compiled_study_is_the_plain_one() -> None:
    assert kernel is not None
    rng = Random("twins")
    for _ in range(many(60, 80, 400)):
        position = _damaged(rng)
        home = [square for square in HOMES if position[square] is ARRAY[square]]
        unmoved = frozenset(square for square in home if rng.random() < rng.choice([0, 0.2]))
        plain, found = study(position.board, unmoved), kernel.study(position, unmoved)
        assert _compared(found) == _compared(plain), (fen(position), sorted(unmoved))
        assert kernel.disproved(position, unmoved) is not plain.possible


def _compared(found: Study) -> object:
    return replace(found, sides=tuple(replace(side, forced=[], lives=[]) for side in found.sides))


@compiled
@settings(max_examples=many(20, 40, 1000))  # the plain one is slow
@given(position=playable_positions(most=6))
def test_the_compiled_last_moves_are_the_plain_ones(position: Position) -> None:
    for shallow in (False, True):
        found = look_earlier(position, frozenset(), shallow)
        assert found is plain_look_earlier(position, frozenset(), shallow)


@given(position=playable_positions(most=14))
def test_proofs_do_not_depend_on_the_colour(position: Position) -> None:
    plain = Position(position.board, position.turn, position.castling)
    swapped = swap_colours(plain)
    other = Position(swapped.board, plain.turn.other, swapped.castling)
    assert judge(other).legality is judge(plain).legality


@given(position=playable_positions(most=14))
def test_proofs_do_not_depend_on_the_sides_of_the_board(position: Position) -> None:
    """But for king and queen, castling and the game array, a mirror changes no way."""
    men = {Symmetry.MIRROR_FILES.apply(square): man for square, man in position}
    majors = (Kind.KING, Kind.QUEEN)
    if any(rank_of(at) in (0, 7) and man.kind in (*majors, Kind.ROOK) for at, man in position):
        return
    mirrored = study(Position.of(men).board, frozenset())
    assert mirrored.possible is study(position.board, frozenset()).possible


@given(square=st.sampled_from(HOMES))
def test_what_is_not_at_home_cannot_be_unmoved(square: int) -> None:
    judged = judge(parse_fen("8/8/8/k7/8/8/8/7K w - - 0 1"), {square})
    assert judged.legality is Legality.ILLEGAL
    assert judged.squares == (square,)


def test_what_has_not_moved_is_in_the_way() -> None:
    """No pawn promotes beside an unmoved king but by a check that lets it go no further."""
    position = parse_fen("r3k3/ppp1p1pp/8/8/8/8/8/R1R1K2R b - - 0 1")
    assert judge(position).legality is Legality.UNKNOWN
    home = {parse_square("e8"), parse_square("a8")}
    assert judge(position, home).legality is Legality.ILLEGAL


def test_the_game_array_is_legal_with_no_moves() -> None:
    judged = judge(parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"))
    assert (judged.legality, judged.witness, judged.reason) == (Legality.LEGAL, (), None)


def test_other_men_are_not_judged() -> None:
    position = Position.of({0: Man.of(Man.WHITE_KING.colour, Kind.of("nightrider"))})
    judged = judge(position)
    assert judged.legality is Legality.UNKNOWN
    assert judged.reason is not None


def test_last_moves_may_all_come_from_nowhere() -> None:
    position = parse_fen("rk6/pp1K1pp1/P2p1RQ1/1N6/8/2P5/8/8 w - - 0 1")
    assert look_earlier(position, frozenset(), shallow=True) is Earlier.POSSIBLE
    assert look_earlier(position, frozenset(), shallow=False) is Earlier.NONE_CAN_BE
