# SPDX-License-Identifier: GPL-3.0-or-later
"""The search back: its moves against the un-moves, the compiled one against its plain twin."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import chess
from cases import every
from hypothesis import example, given, settings
from hypothesis import strategies as st
from oracle.retro.backsearch import PlainBackSearch
from oracle.retro.cages import cage_proof
from oracle.retro.cells import cells_of, side_of
from oracle.retro.unplay import moves_back
from positions import game_boards, position_of
from thorough import some

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.retro.rights.search import BackSearch, SpentError, Supposed
from composer.retro.unmoves.finding import unmoves

_FENS = [
    json.loads(line)["fen"]
    for line in (Path(__file__).parents[2] / "data/rights.jsonl").read_text("utf-8").splitlines()
]


def _seen(position: Position) -> Position:
    return Position(position.board, position.turn, frozenset())


def _same_moves(position: Position) -> None:
    """Compare both; the search may take more captures in passing back, which proves less.

    It does not ask whether the double step before was possible: with the pawn on its home square
    the king of who captures may be in check, by it or by a man behind it.
    """
    cells, mover = cells_of(position), side_of(position.turn.other)
    ours = [
        (back.origin, back.target, back.forced >= 0, bool(back.unmoved), back.double)
        for back in moves_back(cells, mover, 0, -1)
    ]
    theirs = [
        (
            unmove.origin,
            unmove.arrival,
            unmove.en_passant,
            unmove.castling is not None,
            unmove.double_step,
        )
        for unmove in unmoves(position)
    ]
    more = Counter(ours) - Counter(theirs)
    assert Counter(theirs) <= Counter(ours)
    assert all(in_passing for _, _, in_passing, _, _ in more)


@given(board=game_boards())
@example(board=chess.Board("4rQ2/p7/Pp6/7R/4R1p1/2pk3N/8/5K2 w - - 0 1"))
def test_moves_back_are_the_un_moves_of_a_game(board: chess.Board) -> None:
    _same_moves(_seen(position_of(board)))


@every("fen", _FENS)
def test_moves_back_are_the_un_moves_of_a_problem(fen: str) -> None:
    _same_moves(_seen(parse_fen(fen)))


def _asked(search: PlainBackSearch | BackSearch, position: Position, fixed: int, depth: int) -> str:
    cells, mover = cells_of(position), side_of(position.turn.other)
    asked = cells if isinstance(search, PlainBackSearch) else bytes(cells)
    try:
        return str(search.refuted(asked, mover, Supposed(fixed), depth))
    except SpentError:
        return "spent"


def _agree(position: Position, fixed: int, budget: int, depth: int) -> None:
    plain, compiled = PlainBackSearch(budget), BackSearch(budget)
    cells, mover = cells_of(position), side_of(position.turn.other)
    assert (cage_proof(cells, fixed) or 0) == compiled.cage_proof(bytes(cells), fixed)
    back = compiled.moves_back(bytes(cells), mover, Supposed(fixed))
    assert back == tuple(moves_back(cells, mover, fixed, -1))
    for deeper in range(depth + 1):
        ours = _asked(plain, position, fixed, deeper), plain.nodes
        assert (_asked(compiled, position, fixed, deeper), compiled.nodes) == ours


@settings(max_examples=60)
@given(board=game_boards(), data=st.data())
def test_twins_agree_on_games(board: chess.Board, data: st.DataObject) -> None:
    position = _seen(position_of(board))
    men = [square for square, _ in position]
    fixed = sum(1 << square for square in data.draw(st.sets(st.sampled_from(men), max_size=3)))
    _agree(position, fixed, data.draw(st.sampled_from((5, 40, 250))), 4)


@every("fen", some(_FENS, 3, 3))
def test_twins_agree_on_problems(fen: str) -> None:
    for fixed in (0, 1 << 4 | 1 << 7, 1 << 60 | 1 << 56):
        position = _seen(parse_fen(fen))
        if all(position[square] is not None for square in range(64) if fixed >> square & 1):
            _agree(position, fixed, 250, 5)


def _closed(
    search: PlainBackSearch | BackSearch, position: Position, fixed: int, most: int
) -> bool:
    cells, mover = cells_of(position), side_of(position.turn.other)
    asked = cells if isinstance(search, PlainBackSearch) else bytes(cells)
    try:
        return search.closed(asked, mover, Supposed(fixed), most)
    except SpentError:
        return False


_CLOSED = (  # T. R. Dawson, with king and rook at home, or the last move taken back
    ("NB1k1bB1/rQp1prp1/bRP1p1p1/1pp2p2/7n/5PP1/5PP1/R3K3 w - -", 1 << 4 | 1, 21),
    ("4qb2/1PPPkbrP/nrBRp2K/1p1pPpP1/4p1pp/2pn4/5P2/8 b - -", 0, 24),
)


@every("fen, fixed, few", _CLOSED)
def test_closed_histories_go_round_among_few_positions(fen: str, fixed: int, few: int) -> None:
    position = parse_fen(fen)
    for most in (few - 1, few):
        plain, compiled = PlainBackSearch(2000), BackSearch(2000)
        assert _closed(compiled, position, fixed, most) is (most == few)
        assert _closed(plain, position, fixed, most) is (most == few)


@settings(max_examples=20)
@given(board=game_boards())
def test_no_history_of_a_game_is_closed(board: chess.Board) -> None:
    assert not _closed(BackSearch(3000), _seen(position_of(board)), 0, 300)


def test_what_is_read_of_men_who_can_be_here_or_there_is_studied_once() -> None:
    position = parse_fen("8/p5p1/P2QPqP1/3P1P2/2pk3N/R2P2B1/3P2Nn/R3K1b1 w Q -")
    search = BackSearch(20_000)
    assert not _closed(search, position, 1 << 4 | 1, 150)
    assert search.nodes > 150
    assert 10 * search.studies < search.nodes  # quiet moves come first


@settings(max_examples=20)
@given(board=game_boards(), other=game_boards())
def test_what_was_studied_before_changes_no_answer(board: chess.Board, other: chess.Board) -> None:
    known = BackSearch(20_000)
    for each in (board, other):
        for back in range(3):
            position = _seen(position_of(each))
            answer = _asked(known, position, 0, back)
            assert answer == _asked(BackSearch(20_000), position, 0, back)
