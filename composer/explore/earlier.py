# SPDX-License-Identifier: GPL-3.0-or-later
"""How a study may begin a move earlier: un-moves that keep White's move the only one."""

from __future__ import annotations

from collections.abc import Iterator

from composer.problem.boards import board_of, move_of
from composer.problem.men import Colour
from composer.problem.move import Move, play
from composer.problem.position import Position
from composer.problem.stipulations.claims import Claim
from composer.retro.unmoves.finding import unmoves
from composer.retro.unmoves.unmove import UnMove, take_back
from composer.studies.audit import is_met
from composer.studies.endings import Endings, NoTable
from composer.studies.mining import Mined


def earlier(
    endings: Endings, position: Position, claim: Claim, flag: bytearray | None = None
) -> Iterator[Mined]:
    """Yield positions from which White's only move leads to one, after Black's where he has it.

    Those before captures and promotions come last.

    Args:
        endings: the tables; positions that they do not have are passed over.
        position: where the study begins until now, with either side to move.
        claim: whether White is to win or to draw there.
        flag: a byte that cancels once it is set.

    Raises:
        NoTable: no table has the position itself.
        NotJudged: nobody can say what the last move was.
    """
    reason = endings.why_not(position)
    if reason is not None:
        raise NoTable(reason)
    seen: set[tuple[Position, str]] = set()
    ways = [(*before, unmove) for before in _before(position) for unmove in unmoves(before[0])]
    ways.sort(key=lambda way: way[2] + _is_loud(way[3]))  # whose tables are there already first
    for after, answers, _, unmove in ways:
        if flag is not None and flag[0]:
            return
        start = take_back(after, unmove)
        only = _only(endings, start, claim, flag)
        if only is None or (start, only.uci) in seen or play(start, only) != after:
            continue
        seen.add((start, only.uci))
        value = endings.value(start, flag)
        if value is not None:
            yield Mined(start, value, (only, *answers))


def _is_loud(unmove: UnMove) -> bool:
    """Return whether there were other men before it."""
    return unmove.uncaptured is not None or unmove.unpromotes


def _before(position: Position) -> Iterator[tuple[Position, tuple[Move, ...], bool]]:
    """Yield positions with Black to move, how he moves from there, and whether men change."""
    if position.turn is Colour.BLACK:
        yield position, (), False
        return
    for unmove in unmoves(position):
        before = take_back(position, unmove)
        board = board_of(before)
        for uncoded in board.legal_moves:
            move = move_of(board, uncoded)
            if play(before, move) == position:
                yield before, (move,), _is_loud(unmove)


def _only(endings: Endings, start: Position, claim: Claim, flag: bytearray | None) -> Move | None:
    """Return White's only move that meets the claim; None of none, of several, without a table."""
    if endings.why_not(start) is not None:
        return None
    found = None
    board = board_of(start)
    for uncoded in board.legal_moves:
        move = move_of(board, uncoded)
        value = endings.value(play(start, move), flag)
        if value is None:
            return None
        if is_met(claim, value):
            if found is not None:
                return None
            found = move
    return found
