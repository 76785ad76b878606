# SPDX-License-Identifier: GPL-3.0-or-later
"""Retractors by brute force: un-moves in plain Python, what is played then by python-chess.

Whether a game leads anywhere is not asked: all that the men allow may be taken back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import chess

from composer.problem.fen import fen
from composer.problem.position import NO_CASTLING, Position
from composer.retro.unmoves.unmove import UnMove, take_back
from oracle.retro.unmoves import plain_unmoves


def mates_at_once(position: Position) -> tuple[str, ...]:
    """Return the moves that mate, in their shortest names, as `e2e4`."""
    board = chess.Board(fen(replace(position, castling=NO_CASTLING)))
    found = []
    for move in board.legal_moves:
        board.push(move)
        if board.is_checkmate():
            found.append(move.uci())
        board.pop()
    return tuple(sorted(found))


def help_rows(position: Position, halfmoves: int) -> Iterator[tuple[tuple[UnMove, ...], str]]:
    """Yield moves taken back with each mate that is possible then."""
    if not halfmoves:
        for mate in mates_at_once(position):
            yield (), mate
        return
    for unmove in plain_unmoves(position):
        for further, mate in help_rows(take_back(position, unmove), halfmoves - 1):
            yield (unmove, *further), mate


def forcing(position: Position, moves: int, other_says: bool) -> set[tuple[int, int, bool]]:
    """Return the first moves taken back that force mate at once: origin, arrival, promotion."""
    return {
        (ways[0].origin, ways[0].arrival, ways[0].unpromotes)
        for ways in _ways(position, other_says)
        if all(_succeeds(take_back(position, unmove), moves, other_says) for unmove in ways)
    }


def _ways(position: Position, other_says: bool) -> list[list[UnMove]]:
    found: dict[object, list[UnMove]] = {}
    for unmove in plain_unmoves(position):
        way = (unmove.origin, unmove.arrival, unmove.unpromotes, unmove.castling)
        found.setdefault(way if other_says else unmove, []).append(unmove)
    return list(found.values())


def _succeeds(position: Position, moves: int, other_says: bool) -> bool:
    if mates_at_once(position):
        return True
    defences = _ways(position, other_says)
    if moves == 1 or not defences:
        return False
    return all(
        any(
            forcing(take_back(position, unmove), moves - 1, other_says)
            and not mates_at_once(take_back(position, unmove))
            for unmove in ways
        )
        for ways in defences
    )
