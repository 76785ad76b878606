# SPDX-License-Identifier: GPL-3.0-or-later
"""How long a game to a diagram is at least: each side's men brought to their squares.

Every man of the diagram comes from another man of the start; what a way costs is counted on a
board where only those pawns stand that can never have moved. The cheapest assignment of all men
(Kuhn and Munkres) is then no more than what the side needs. Men that are captured cost nothing, a
pawn may promote to what is needed, and castling brings two men at once, so that the figure is
never too high.
"""

from __future__ import annotations

from dataclasses import dataclass

from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.named import man_name, side_name
from composer.problem.position import Castling, Position
from composer.problem.squares import Square, square_name
from composer.retro.assignment import NEVER, assign
from composer.retro.compiled import compiled_module
from composer.retro.proofgames.games import ARRAY, AtLeast
from composer.retro.proofgames.ways import Ways, home_rank
from composer.said.sentence import Sentence, counted, said

Men = tuple[tuple[Square, Kind], ...]


@dataclass(frozen=True, slots=True)
class _Side:
    """What one side needs at least.

    Attributes:
        moves: how many moves, if the rest is possible.
        never: why it is impossible; None where that is not shown.
        squares: where to see that.
    """

    moves: int
    never: Sentence | None = None
    squares: tuple[Square, ...] = ()


def at_least(target: Position, start: Position | None = None) -> AtLeast:
    """Return a length that no game to a diagram undercuts, or that there is no game.

    Both positions must be of orthodox chess, with one king a side in the start.

    Args:
        target: the diagram; only its men count.
        start: where the games begin; the game array if None.
    """
    start = ARRAY if start is None else start
    module = compiled_module("proofgames")
    moves = None if module is None else module.least_moves(target, start)
    if moves is not None and all(
        target.board.count(Man.of(colour, Kind.KING)) == 1 for colour in SIDES
    ):
        return _bound(start, *moves)
    return bound_with_reason(target, start)


def bound_with_reason(target: Position, start: Position) -> AtLeast:
    """Return the same, more slowly, and with the reason where there is no game."""
    fault = _unmoved_pawns(target, start)
    if fault is not None:
        return fault
    ways = Ways(_unmoved(target))
    needs: list[int] = []
    for colour in SIDES:
        captures = start.count(colour.other) - target.count(colour.other)
        side = _needed(target, start, colour, captures, ways)
        if side.never is not None:
            return AtLeast(None, side.never, side.squares)
        needs.append(max(side.moves, captures))
    return _bound(start, *needs)


def _bound(start: Position, white: int, black: int) -> AtLeast:
    """Return the length of a game in which each side makes so many moves at least."""
    first, second = (white, black) if start.turn is Colour.WHITE else (black, white)
    halfmoves = max(2 * first - 1 if first else 0, 2 * second)
    reason = said(
        "{white} and {black} at least",
        white=counted(white, "White needs one move", "White needs {count} moves"),
        black=counted(black, "Black needs one move", "Black needs {count} moves"),
    )
    return AtLeast(halfmoves, reason)


def _unmoved(target: Position) -> frozenset[Square]:
    return frozenset(
        square
        for square, man in target
        if man.kind is Kind.PAWN and square // 8 == home_rank(man.colour)
    )


def _unmoved_pawns(target: Position, start: Position) -> AtLeast | None:
    """Find a pawn on its home square that cannot be there: no pawn ever comes back to it."""
    for square in sorted(_unmoved(target)):
        man = target[square]
        if man is not None and start[square] is not man:
            reason = said("no pawn can come to {square}", square=square_name(square))
            return AtLeast(None, reason, (square,))
    return None


def _needed(target: Position, start: Position, colour: Colour, captures: int, ways: Ways) -> _Side:
    wanted = _men(target, colour)
    if target.board.count(Man.of(colour, Kind.KING)) != 1:
        return _Side(0, said("{side} must have one king", side=side_name(colour)))
    if captures < 0:
        other = side_name(colour.other)
        return _Side(0, said("{side} has more men than at the start", side=other))
    squares = _unreached(target, start, colour, ways)
    if squares:
        square = squares[0]
        man = target[square]
        assert man is not None
        reason = said(
            "no {man} can come to {square}", man=man_name(man), square=square_name(square)
        )
        return _Side(0, reason, squares)
    men = _men(start, colour)
    if len(wanted) > len(men):
        return _Side(0, said("{side} has more men than at the start", side=side_name(colour)))

    def cost(men: Men) -> int:
        costs = [[ways.moves(colour, man, goal, captures) for man in men] for goal in wanted]
        return assign(costs, len(men)).cost

    moves = min(cost(men), *(1 + cost(castled) for castled in _castled(start, colour)), NEVER)
    if moves < NEVER:
        return _Side(moves)
    captured = [[ways.captures(colour, man, goal) for man in men] for goal in wanted]
    fewest = assign(captured, len(men)).cost
    if captures < fewest < NEVER:
        reason = said(
            "{side} needs {needed} captures by pawns, and {available} men are missing",
            side=side_name(colour),
            needed=fewest,
            available=captures,
        )
        return _Side(0, reason, target.squares_of(Man.of(colour, Kind.PAWN)))
    reason = said("the men of {side} cannot all come to their squares", side=side_name(colour))
    return _Side(0, reason)


def _unreached(target: Position, start: Position, colour: Colour, ways: Ways) -> tuple[Square, ...]:
    """Return squares to which no man of the start can come as what stands there."""
    men = _men(start, colour)
    rows = (men, *_castled(start, colour))
    return tuple(
        square
        for square, kind in _men(target, colour)
        if all(ways.moves(colour, man, (square, kind), 16) >= NEVER for row in rows for man in row)
    )


def _men(position: Position, colour: Colour) -> Men:
    return tuple((square, man.kind) for square, man in position if man.colour is colour)


def _castled(start: Position, colour: Colour) -> list[Men]:
    """Return the men of a side after each castling that it may still have."""
    found = []
    for right in Castling:
        if right.colour is colour and right in start.castling:
            rank = right.king_square - 4
            king, rook = (rank + 6, rank + 5) if right.is_short else (rank + 2, rank + 3)
            to = {right.king_square: king, right.rook_square: rook}
            found.append(
                tuple((to.get(square, square), kind) for square, kind in _men(start, colour))
            )
    return found
