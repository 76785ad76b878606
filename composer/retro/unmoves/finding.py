# SPDX-License-Identifier: GPL-3.0-or-later
"""Every move that may have led to a diagram, by compiled code."""

from __future__ import annotations

from types import ModuleType

from composer.problem.attacks import all_orthodox
from composer.problem.fen import placement
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.named import side_name
from composer.problem.position import Position
from composer.problem.squares import rank_of, square_name
from composer.retro.compiled import NOT_BUILT, compiled_module
from composer.retro.unmoves.unmove import NOTHING_KNOWN, UnMove, Unmoved
from composer.rules.state import NO_STATE
from composer.said.sentence import Sentence, said

_ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


class NotJudged(ValueError):  # noqa: N818 - it says what is the case
    """A diagram that no game of orthodox chess can be asked about; its sentence says why."""


def unmoves(position: Position, unmoved: Unmoved = NOTHING_KNOWN) -> tuple[UnMove, ...]:
    """Return every move of the waiting side that may have been the last one, sorted.

    A move is among them if it was legal in the position before it, as far as that position
    shows: the king of the side then waiting was not en prise, castling did not pass through
    check, a capture in passing came after a double step that was possible itself. A man can have
    been captured if its side may have had it beside those on the board: eight pawns, less what
    must have promoted. Where an e.p. square is declared, only the double step over it can be the
    last move. Whether that earlier position can arise itself is another question.

    Args:
        position: the diagram. Its castling rights are convention, and not looked at.
        unmoved: squares of men that are known never to have moved.

    Raises:
        NotJudged: there are other than orthodox men, not one king a side, or a pawn on the
            first or last rank; or the compiled part was not built.
    """
    found: tuple[UnMove, ...] = judging(position).unmoves(position, unmoved)
    return found


def count_unmoves(position: Position, depth: int, unmoved: Unmoved = NOTHING_KNOWN) -> int:
    """Return the number of rows of so many un-moves, the sides in turn.

    Raises:
        NotJudged: as `unmoves` says.
        ValueError: the depth is negative.
    """
    if depth < 0:
        raise ValueError(f"expected a depth of 0 or more, got {depth}")
    number: int = judging(position).count_unmoves(position, depth, unmoved)
    return number


def is_game_array(position: Position) -> bool:
    """Return whether this is where games begin, White to move: it has no last move."""
    whole = position.turn is Colour.WHITE and len(position) == 32
    return whole and placement(position) == _ARRAY


def judging(position: Position) -> ModuleType:
    """Return the compiled un-moves for a diagram of which something can be said.

    Raises:
        NotJudged: as `unmoves` says.
    """
    reason = why_not_judged(position)
    if reason is not None:
        raise NotJudged(reason)
    module = compiled_module("unmoves")
    assert module is not None
    return module


def why_not_judged(position: Position) -> Sentence | None:
    """Return why nothing can be said of a diagram's past; None where it can."""
    board = position.board
    if position.state != NO_STATE or not all_orthodox(board):
        return said("only diagrams of orthodox chess are judged")
    for colour in SIDES:
        kings = board.count(Man.of(colour, Kind.KING))
        if kings != 1:
            return said(
                "{side} has {count} kings: only diagrams with one each are judged",
                side=side_name(colour),
                count=kings,
            )
        for square in position.squares_of(Man.of(colour, Kind.PAWN)):
            if rank_of(square) in (0, 7):
                return said("a pawn stands on {square}", square=square_name(square))
    return NOT_BUILT if compiled_module("unmoves") is None else None
