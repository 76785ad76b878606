# SPDX-License-Identifier: GPL-3.0-or-later
"""Small searches, and the same answers by brute force."""

from __future__ import annotations

from itertools import product

from composer.explore.spec import Demands, Order, Place, Slot, Spec
from composer.problem.fen import parse_fen
from composer.problem.men import Kind, Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES, parse_square

SMALL = "4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1"
BLOCK = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"


def squares(names: str) -> tuple[int, ...]:
    return tuple(parse_square(name) for name in names.split())


def small(order: Order = Order.NEAR, **changes: object) -> Spec:
    """Return a search of some thousand candidates, men that can stand for each other included."""
    position = parse_fen(SMALL)
    slots = (
        Slot((parse_square("a4"), Man.WHITE_KNIGHT), (Man.WHITE_ROOK,), squares("b4 c4 h1 f3")),
        Slot((parse_square("b3"), Man.WHITE_ROOK), (), tuple(SQUARES[:32]), may_miss=True),
        Slot(None, (Man.BLACK_PAWN, Man.WHITE_ROOK), squares("b3 f3 h1 h7 a8 a4")),
        Slot(None, (Man.BLACK_PAWN, Man.WHITE_ROOK), squares("b3 f3 h1 h7 a8 a4")),
    )
    values: dict[str, object] = {"changes": 2, "themes": False, **changes}
    return Spec(position, slots=slots, order=order, demands=Demands(legal=False), **values)  # type: ignore[arg-type]


def whole_board(fen: str, **changes: object) -> Spec:
    """Let every man but the kings go anywhere, or go."""
    position = parse_fen(fen)
    slots = tuple(
        Slot((square, man), (), tuple(SQUARES), True)
        for square, man in position
        if man.kind is not Kind.KING
    )
    return Spec(position, slots=slots, **changes)  # type: ignore[arg-type]


def brute_force(spec: Spec) -> dict[tuple[Man | None, ...], int]:
    """Return every board that a search can reach, with the least number of changes."""
    found: dict[tuple[Man | None, ...], int] = {}
    ways: list[list[Place | None]] = []
    for slot in spec.slots:
        ways.append([slot.home, *slot.others()])
    bare = list(spec.position.board)
    for slot in spec.slots:
        if slot.home is not None:
            bare[slot.home[0]] = None
    for way in product(*ways):
        changes = sum(a != s.home for a, s in zip(way, spec.slots, strict=True))
        if changes > spec.most_changes:
            continue
        board = list(bare)
        standing = [place for place in way if place is not None]
        if len({square for square, _ in standing}) < len(standing):
            continue
        if any(board[square] is not None for square, _ in standing):
            continue
        for square, man in standing:
            board[square] = man
        key = tuple(board)
        found[key] = min(changes, found.get(key, 99))
    return found


def board_of(position: Position) -> tuple[Man | None, ...]:
    return position.board
