# SPDX-License-Identifier: GPL-3.0-or-later
"""Walls written to be clear: where the men can ever come to, when pawns stand face to face.

Rules are loosened in the players' favour (nobody waits for his turn, heeds a pin, or asks
whether another man is in the way unless that man can never leave and never be captured), so
what cannot be reached here can never be reached in play.
"""

from __future__ import annotations

from dataclasses import dataclass

from composer.problem.attacks import (
    KING_STEPS,
    KNIGHT_STEPS,
    LINE_STEPS,
    forward,
    line,
    neighbour,
)
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, parse_square, rank_of


@dataclass(slots=True)
class Walled:
    """One man.

    Attributes:
        man: who it is.
        reach: all squares that he may ever stand on.
        captured: whether he may ever be captured.
    """

    man: Man
    reach: set[Square]
    captured: bool = False

    @property
    def is_solid(self) -> bool:
        """Whether he never leaves and is never captured."""
        return not self.captured and len(self.reach) == 1


def raised_walls(position: Position) -> list[Walled] | None:
    """Return where the men, from a1 to h8, can ever come to; None where a pawn may promote."""
    men = [Walled(man, {square}) for square, man in position]
    if position.en_passant is not None:
        passer = position.en_passant + 8 * forward(position.turn.other)
        for man in men:
            if passer in man.reach:
                man.reach.add(position.en_passant)  # he is captured there as well
    while True:
        before = [(set(man.reach), man.captured) for man in men]
        if any(
            man.man.kind is Kind.PAWN and any(rank_of(square) in (0, 7) for square in man.reach)
            for man in men
        ):
            return None
        _Spread(position, men).all()
        if before == [(man.reach, man.captured) for man in men]:
            return men


def attacked_from(man: Man, square: Square, obstacles: set[Square]) -> set[Square]:
    """Return the squares that a man attacks from a square; obstacles end lines."""
    kind = man.kind
    if kind is Kind.PAWN:
        steps = [(side, forward(man.colour)) for side in (-1, 1)]
        return {to for step in steps if (to := neighbour(square, step)) is not None}
    if kind not in LINE_STEPS:
        near = KNIGHT_STEPS if kind is Kind.KNIGHT else KING_STEPS
        return {to for step in near if (to := neighbour(square, step)) is not None}
    found = set()
    for step in LINE_STEPS[kind]:
        for reached in line(square, step):
            found.add(reached)
            if reached in obstacles:
                break
    return found


class _Spread:
    """One round: each man goes from all squares that he may stand on."""

    def __init__(self, position: Position, men: list[Walled]) -> None:
        self._position = position
        self._men = men
        self._solid = {square for man in men if man.is_solid for square in man.reach}
        everywhere = set(range(64))
        self._guard: dict[Colour, set[Square]] = {side: set() for side in SIDES}
        self._barred: dict[Colour, set[Square]] = {side: set() for side in SIDES}
        for man in men:
            if man.is_solid:
                (square,) = man.reach
                own = man.man.colour
                self._guard[own] |= attacked_from(man.man, square, everywhere)
                for side in SIDES:
                    if side is own or man.man.kind is Kind.KING:
                        self._barred[side].add(square)

    def all(self) -> None:
        for man in self._men:
            for square in sorted(man.reach):
                goes = self._pawn if man.man.kind is Kind.PAWN else self._officer
                man.reach |= goes(man.man, square)

    def _captures(self, colour: Colour, squares: set[Square]) -> set[Square]:
        found = set()
        for man in self._men:
            if man.man.colour is not colour and man.man.kind is not Kind.KING:
                if man.reach & squares:
                    man.captured = True
                found |= man.reach & squares
        return found

    def _pawn(self, man: Man, square: Square) -> set[Square]:
        step = 8 * forward(man.colour)
        found = {square + step} - self._solid
        if found and rank_of(square) == (1 if man.colour is Colour.WHITE else 6):
            found |= {square + 2 * step} - self._solid
        targets = attacked_from(man, square, set())
        return found | self._captures(man.colour, targets) | self._passing(man, targets)

    def _passing(self, man: Man, targets: set[Square]) -> set[Square]:
        found = set()
        for target in targets:
            if rank_of(target) != (5 if man.colour is Colour.WHITE else 2):
                continue
            for wall in self._men:
                is_pawn = wall.man.kind is Kind.PAWN and wall.man.colour is not man.colour
                if is_pawn and {target - 8, target + 8} <= wall.reach:
                    wall.captured = True
                    found.add(target)
        return found

    def _officer(self, man: Man, square: Square) -> set[Square]:
        targets = attacked_from(man, square, self._solid) - self._barred[man.colour]
        if man.kind is Kind.KING:
            targets -= self._guard[man.colour.other]
        self._captures(man.colour, targets)
        return targets | self._castling(man, square)

    def _castling(self, man: Man, square: Square) -> set[Square]:
        found: set[Square] = set()
        rank = "1" if man.colour is Colour.WHITE else "8"
        for right in self._position.castling:
            files = "fg" if right.is_short else "bcd"
            between = {parse_square(file + rank) for file in files}
            if right.colour is not man.colour or between & self._solid:
                continue
            if man.kind is Kind.KING and square == right.king_square:
                found.add(parse_square(("g" if right.is_short else "c") + rank))
            elif man.kind is Kind.ROOK and square == right.rook_square:
                found.add(parse_square(("f" if right.is_short else "d") + rank))
        return found


def walls_prevent_mate(position: Position, winner: Colour) -> bool:
    """Return whether walls keep a side from ever mating, whoever helps."""
    men = raised_walls(position)
    if men is None:
        return False
    attacks: set[Square] = set()
    blocks: set[Square] = set()
    kings: dict[Colour, set[Square]] = {}
    for man in men:
        if man.man.kind is Kind.KING:
            kings[man.man.colour] = man.reach
        elif man.man.colour is not winner:
            blocks |= man.reach
    solid = {square for man in men if man.is_solid for square in man.reach}
    solid -= kings[winner.other]  # lines go on behind a king in check
    for man in men:
        if man.man.colour is winner and man.man.kind is not Kind.KING:
            for square in man.reach:
                attacks |= attacked_from(man.man, square, solid)
    king = Man.of(winner, Kind.KING)
    for stand in kings[winner.other] & attacks:
        flights = attacked_from(king, stand, set()) - attacks - blocks
        if any(flights <= attacked_from(king, near, set()) for near in kings[winner]):
            return False
    return True
