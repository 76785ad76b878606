# SPDX-License-Identifier: GPL-3.0-or-later
"""Edits and verdicts found the plain way, to hold the composing aids to."""

from __future__ import annotations

from composer.problem.men import ORTHODOX_MEN, Kind, Man
from composer.problem.position import Board, Position
from composer.problem.squares import SQUARES, Symmetry
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import SolveOptions, Token, Unsolvable
from composer.solver.reference.staged import reference_search
from composer.solver.solution import Stage, Verdict
from composer.solver.verdict import verdict_of

TWENTY = (
    "6k1/8/6K1/8/8/8/8/6R1 w - - 0 1",
    "6k1/8/4K3/8/2R5/8/B7/8 w - - 0 1",
    "8/8/8/8/k2N1QK1/8/8/8 w - - 0 1",
    "8/7K/1R6/5n2/8/8/6R1/k7 w - - 0 1",
    "8/2R1BB2/8/4k3/8/2K2P2/8/8 w - - 0 1",
    "1K6/8/3k1N2/4R3/3N4/6B1/8/8 w - - 0 1",
    "8/Q5q1/8/8/8/b7/k1K5/7R w - - 0 1",
    "8/4P3/6K1/1BBk4/8/3N4/8/8 w - - 0 1",
    "5r2/8/8/8/8/5p1K/8/RB4Bk w - - 0 1",
    "8/3PPr2/4kNN1/6K1/8/8/8/8 w - - 0 1",
    "7k/5K2/8/6P1/8/8/8/8 w - - 0 1",
    "8/8/8/8/8/1p1K4/1P6/1k1R4 w - - 0 1",
    "k7/P7/1K6/8/8/8/6p1/8 w - - 0 1",
    "8/8/8/8/8/k1K5/p7/1R6 w - - 0 1",
    "k1K5/8/p7/P7/8/8/8/1R6 w - - 0 1",
    "7k/6p1/5K1P/8/8/8/8/8 w - - 0 1",
    "8/8/8/8/8/5k2/7p/4K2R w K - 0 1",
    "5k2/5P2/4K1P1/8/8/8/8/8 w - - 0 1",
    "8/8/8/8/p7/k1K5/P7/1N6 w - - 0 1",
    "3k4/3P4/3K4/8/8/8/p7/8 w - - 0 1",
)
"""Small positions, for the reference solver is to try hundreds beside each."""


def verdict_and_keys(position: Position, stipulation: str = "#2") -> tuple[Verdict, set[str]]:
    """Return what the reference solver says of a position alone."""
    asked = parse_stipulation(stipulation)
    try:
        search = reference_search(position, asked, Token())
    except Unsolvable:
        return Verdict.INVALID, set()
    for found in search.find(SolveOptions(tries=False, set_play=False)):
        if found.stage >= Stage.KEYS:
            break
    keys = {phase.move.uci for phase in found.keys if phase.move is not None}
    return verdict_of(found.searched_keys, asked.moves), keys


def boards_one_edit_away(position: Position) -> set[Board]:
    """Return every board that a usual edit makes, the diagram's own left out."""
    start = position.board
    found: set[Board] = set()
    for square in SQUARES:
        there = start[square]
        if there is None:
            for man in ORTHODOX_MEN:
                if man.kind is not Kind.KING:
                    found.add(_with(start, {square: man}))
            continue
        for target in SQUARES:
            if start[target] is None:
                found.add(_with(start, {square: None, target: there}))
        if there.kind is not Kind.KING:
            for other in (None, *ORTHODOX_MEN):
                if other is None or other.kind is not Kind.KING:
                    found.add(_with(start, {square: other}))
    found = {each for each in found if not _new_edge_pawn(start, each)}
    found |= _moved_as_a_whole(start)
    return found - {start}


def _moved_as_a_whole(start: Board) -> set[Board]:
    men = [(square % 8, square // 8, man) for square, man in enumerate(start) if man is not None]
    found = set()
    for right in range(-7, 8):
        for up in range(-7, 8):
            places = [(f + right, r + up, man) for f, r, man in men]
            if all(0 <= f < 8 and 0 <= r < 8 for f, r, _ in places):
                found.add(_with((None,) * 64, {f + 8 * r: man for f, r, man in places}))
    for symmetry in Symmetry:
        turned = {symmetry.apply(f + 8 * r): man for f, r, man in men}
        found.add(_with((None,) * 64, turned))
    return found


def _with(board: Board, changes: dict[int, Man | None]) -> Board:
    made = list(board)
    for square, man in changes.items():
        made[square] = man
    return tuple(made)


def _new_edge_pawn(start: Board, board: Board) -> bool:
    edge = [*range(8), *range(56, 64)]
    pawns = (Man.WHITE_PAWN, Man.BLACK_PAWN)
    return any(board[square] in pawns and board[square] is not start[square] for square in edge)
