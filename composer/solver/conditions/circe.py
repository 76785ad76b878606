# SPDX-License-Identifier: GPL-3.0-or-later
"""Circe and its family: what becomes of captured men, and of those who capture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import file_of, rank_of, square_at
from composer.rules.book import Condition
from composer.solver.conditions.condition import Draft, Played, PlayedCondition
from composer.solver.setup import is_promoted

_ROYALS: Final = "RexInclusive"


def home_square(man: Man, colour: Colour, captured: int) -> int:
    """Return the square of a man in the game array, as Circe has it.

    Of rooks and knights it is that of the colour of the square where they are captured; pawns
    go to their rank on the file, fairy men to the rank of promotion. Source: Popeye's manual.
    """
    white = colour is Colour.WHITE
    file, base = file_of(captured), 0 if white else 7
    light = (file + rank_of(captured)) % 2 == 1
    if is_promoted(man.kind):
        return square_at(file, 1 if white else 6)
    match man.kind:
        case Kind.KING:
            return square_at(4, base)
        case Kind.QUEEN:
            return square_at(3, base)
        case Kind.ROOK | Kind.KNIGHT | Kind.BISHOP:
            near = {Kind.ROOK: 0, Kind.KNIGHT: 1, Kind.BISHOP: 2}[man.kind]
            on_near = ((near + base) % 2 == 1) == light
            return square_at(near if on_near else 7 - near, base)
        case _:
            return square_at(file, 7 - base)


class Circe(PlayedCondition):
    """A captured man is reborn on his square of the array if it is empty.

    Attributes:
        with_kings: whether kings are captured and reborn as well.
    """

    engine = "circe"

    def __init__(self, with_kings: bool) -> None:
        """Make it."""
        self.with_kings = with_kings

    def numbers(self, start: Position, kinds: Mapping[Kind, int]) -> Sequence[int]:
        """Return whether kings are reborn."""
        return (int(self.with_kings),)

    def effects(self, draft: Draft) -> None:
        """Let the captured man be reborn."""
        man, where = draft.victim, draft.move.captured
        if man is None or where is None or (man.is_royal and not self.with_kings):
            return
        whose = draft.side.other if man.colour is Colour.NEUTRAL else man.colour
        home = home_square(man, whose, where)
        if draft.board[home] is None:
            draft.add(home, man)


def _circe(condition: Condition) -> PlayedCondition | None:
    if condition.words not in ("", _ROYALS):
        return None
    return Circe(condition.words == _ROYALS)


ROWS: Final[Mapping[str, Played]] = {"circe": _circe}
