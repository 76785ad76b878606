# SPDX-License-Identifier: GPL-3.0-or-later
"""The difference of two positions, as men that move, appear and vanish.

It is what the scene needs to come from one position to another; which of two equal men
moves is guessed, and the guess only matters to the eye.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from composer.geometry.geometry import Geometry
from composer.gui.board.edit import Man, Square
from composer.gui.board.menedits import CHESS, Handling, Men, shifted
from composer.problem.move import EffectKind, Move
from composer.problem.squares import file_of, rank_of

Place = tuple[float, float]  # in squares


def _on_chessboard(square: Square) -> Place:
    return float(file_of(square)), float(rank_of(square))


@dataclass(frozen=True, slots=True)
class Changes:
    """What must happen to the men on the screen.

    Attributes:
        moves: (origin, target) of men that go to another square.
        vanish: squares whose man goes away.
        appear: (square, man) of new men.
        become: (origin, target, man) of men who become others, on their square or on the way.
    """

    moves: tuple[tuple[Square, Square], ...] = ()
    vanish: tuple[Square, ...] = ()
    appear: tuple[tuple[Square, Man], ...] = ()
    become: tuple[tuple[Square, Square, Man], ...] = ()


def changes(
    shown: Mapping[Square, Man],
    wanted: Men,
    astray: Mapping[Square, Place] | None = None,
    expected: Mapping[Square, Square] | None = None,
    handling: Handling = CHESS,
    place_on: Callable[[Square], Place] = _on_chessboard,
) -> Changes:
    """Return how the men shown become the position wanted, each by the shortest way.

    Args:
        shown: the men on the screen, by the square that each belongs to.
        wanted: what is to be seen.
        astray: the squares of men whose pictures lie elsewhere, as men just let go of, and
            where.
        expected: where men are known to go, each to a square of his own; without it, men who
            all were shifted, rotated or mirrored together are seen to go together.
        handling: of the men on the board.
        place_on: says where a picture on a cell lies; files and ranks if not given.
    """
    places = {square: place_on(square) for square in shown}
    places.update(astray or {})
    loose = set(astray or ())
    if expected is None and not astray:
        expected = _as_one(shown, wanted, handling)
    known = {a: b for a, b in (expected or {}).items() if a in shown and shown[a] == wanted[b]}
    filled = set(known.values())
    left = [
        s
        for s, man in shown.items()
        if s not in known and (wanted[s] != man or s in loose or s in filled)
    ]
    free = [
        (s, man)
        for s, man in wanted
        if s not in filled and (shown.get(s) != man or s in loose or s in known)
    ]
    pairs = sorted(
        (_distance(places[origin], place_on(target)), origin, target)
        for origin in left
        for target, man in free
        if man == shown[origin]
    )
    moves = dict(known)
    taken = filled
    for _, origin, target in pairs:
        if origin not in moves and target not in taken:
            moves[origin] = target
            taken.add(target)
    return Changes(
        moves=tuple((origin, target) for origin, target in moves.items() if origin != target),
        vanish=tuple(square for square in left if square not in moves),
        appear=tuple((square, man) for square, man in free if square not in taken),
    )


def as_told(shown: Mapping[Square, Man], wanted: Men, told: Mapping[Square, Square]) -> Changes:
    """Return how the men shown become the position wanted, where it is known who goes where.

    Nothing is guessed: a man of whom nothing is told stays, becomes another or vanishes.

    Args:
        shown: the men on the screen, by the square that each belongs to.
        wanted: what is to be seen.
        told: where men go, each to a square of his own.
    """
    ways = {a: b for a, b in told.items() if a in shown and wanted[b] is not None}
    filled = set(ways.values())
    gone = {square for square in shown if square in filled and square not in ways}
    stay = {
        square: square
        for square in shown
        if square not in ways and square not in gone and wanted[square] is not None
    }
    ways |= stay
    taken = set(ways.values())
    become = []
    for origin, target in ways.items():
        man = wanted[target]
        if man is not None and man != shown[origin]:
            become.append((origin, target, man))
    others = {origin for origin, _, _ in become}
    return Changes(
        moves=tuple((a, b) for a, b in ways.items() if a != b and a not in others),
        vanish=tuple(square for square in shown if square not in ways),
        appear=tuple((square, man) for square, man in wanted if square not in taken),
        become=tuple(become),
    )


def ways_of(move: Move, back: bool = False) -> Mapping[Square, Square]:
    """Return where men go by a move: who moves, a rook who castles, and whom a condition moves.

    Args:
        move: the move.
        back: whether it is taken back.
    """
    ways = {move.origin: move.target}
    if move.castling is not None:
        middle = (move.origin + move.target) // 2
        ways[move.castling.rook_square] = middle if move.rook is None else move.rook
    if move.exchanged is not None:
        ways[move.target] = move.origin
    effects = () if move.consequences is None else move.consequences.effects
    for effect in effects:
        other = effect.other
        if other is None:
            continue
        start = {target: origin for origin, target in ways.items()}
        if effect.kind in (EffectKind.CARRIED, EffectKind.SWAPPED):
            ways[start.get(effect.square, effect.square)] = other
        if effect.kind is EffectKind.SWAPPED:
            ways[start.get(other, other)] = effect.square
    return {target: origin for origin, target in ways.items()} if back else ways


def _as_one(
    shown: Mapping[Square, Man], wanted: Men, handling: Handling
) -> Mapping[Square, Square] | None:
    """Return where all men went if the whole position was shifted, rotated or mirrored."""
    now = dict(wanted)
    if len(shown) != len(now) or not shown or shown == now:
        return None
    board = handling.geometry
    x, y = _corner(board, shown)
    right, up = _corner(board, now)
    shift = shifted(board, shown, right - x, up - y)
    plans = (*(() if shift is None else (shift,)), *handling.turns)
    return next(
        (plan for plan in plans if all(wanted[plan[s]] == man for s, man in shown.items())), None
    )


def _corner(board: Geometry, squares: Collection[Square]) -> Place:
    """Return how far left and how low any of them lies."""
    cells = board.cells
    return min(cells[square].x for square in squares), min(cells[square].y for square in squares)


def _distance(place: Place, end: Place) -> float:
    x, y = place[0] - end[0], place[1] - end[1]
    return round(x * x + y * y, 6)  # no pixel of a scale decides between men alike
