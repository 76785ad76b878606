# SPDX-License-Identifier: GPL-3.0-or-later
"""Bolero: men who go as the men of the game array on the file where they stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import chain

from composer.problem.men import Man
from composer.problem.squares import file_of
from composer.solver.conditions.turns import bolero as told
from composer.solver.setup import is_promoted
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition, Walk


class Bolero(RuledCondition, told.Bolero):
    """A man without capture goes as the one on his file in the game array; pawns do not."""

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return his moves without capture and his captures, one of them in that manner."""
        man = walk.man
        if is_promoted(man.kind) or (man.is_royal and not self.with_kings):
            return None
        other = Man.of(man.colour, told.ARRAY[file_of(walk.origin)])
        quiet, taking = (walk.manner, other) if self.inverse else (other, walk.manner)
        return chain(
            board.walk(replace(walk, manner=quiet, captures=False)),
            board.walk(replace(walk, manner=taking, moves=False)),
        )
