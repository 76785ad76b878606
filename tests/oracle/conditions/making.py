# SPDX-License-Identifier: GPL-3.0-or-later
"""Take & Make and Make & Take: captures with a step in the manner of the victim."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from composer.problem.men import Colour, Kind, Man
from composer.problem.squares import rank_of
from composer.solver.conditions import making as told
from composer.solver.setup import is_promoted
from oracle.conditions.condition import ConditionedBoard, PlainMove, RuledCondition, Walk

Men = tuple[Man | None, ...]


def _steps(board: ConditionedBoard, walk: Walk, men: Men, victim: Man, cell: int) -> list[int]:
    """Return where a man goes without capture in the manner of a victim, as his side's men go.

    A victim who goes as others do goes as if he stood there.
    """
    standing = board.with_men(dict(enumerate((*men[:cell], victim, *men[cell + 1 :]))))
    step = replace(
        walk,
        begin=cell,
        side=walk.side.other,
        moves=True,
        captures=False,
        board=men,
        bare=True,
    )
    ways = (replace(step, manner=manner) for manner in standing.manners_at(cell, step.side))
    return list(dict.fromkeys(move.target for way in ways for move in board.walk(way)))


class TakeAndMake(RuledCondition, told.TakeAndMake):
    """A capture ends with a step without capture in the manner of the victim."""

    def reroute(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return a capture with each of its steps."""
        if move.captured is None or (walk.checking and not self.absolute):
            return (move,)
        men = list(board.men if walk.board is None else walk.board)
        victim = men[move.captured]
        assert victim is not None
        men[move.captured] = men[move.origin] = None
        men[move.target] = move.man
        first = 0 if walk.side is Colour.WHITE else 7
        is_pawn = is_promoted(move.man.kind)
        return [
            replace(move, target=target)
            for target in _steps(board, walk, tuple(men), victim, move.target)
            if not (is_pawn and rank_of(target) == first)
        ]


class MakeAndTake(RuledCondition, told.MakeAndTake):
    """A man who captures first makes a step without capture in the manner of the victim."""

    def walk(self, board: ConditionedBoard, walk: Walk) -> Iterable[PlainMove] | None:
        """Return the moves without capture, and the captures after a step."""
        if walk.bare:
            return None
        return self._walked(board, walk)

    def _walked(self, board: ConditionedBoard, walk: Walk) -> Iterator[PlainMove]:
        if walk.moves:
            yield from board.walk(replace(walk, captures=False))
        men = tuple(board.men)
        seen: set[Kind] = set()
        for manner in men:
            if manner is None or manner.colour is walk.side or manner.kind in seen:
                continue
            seen.add(manner.kind)
            for begin in _steps(board, walk, men, manner, walk.origin):
                yield from self._takes(board, walk, manner.kind, begin)

    def _takes(
        self, board: ConditionedBoard, walk: Walk, kind: Kind, begin: int
    ) -> Iterator[PlainMove]:
        """Yield the captures of a kind from the cell where the step ended."""
        men = list(board.men)
        men[walk.origin], men[begin] = None, walk.man
        taking = replace(walk, begin=begin, moves=False, board=tuple(men), bare=True)
        standing = board.with_men(dict(enumerate(men)))
        for manner in standing.manners_at(begin, walk.side):
            for move in list(board.walk(replace(taking, manner=manner))):
                victim = None if move.captured is None else men[move.captured]
                if victim is not None and victim.kind is kind:
                    yield from board.arrive(walk, move)
